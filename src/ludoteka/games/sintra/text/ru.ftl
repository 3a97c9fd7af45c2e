### «Витражи Синтры» за столом.

title = Синтра
subtitle = Azul: Витражи Синтры
tagline = Соберите восемь витражей и впустите свет во дворец.

form-sintra = Витражи Синтры
form-sintra-about = Шесть раундов: берите стёклышки, заполняйте витражи и стеклите окна своего дворца.

## Настройки

option-side = Сторона планшетов
option-side-about = За что дают очки в конце игры.
option-side-A = А: орнаменты
option-side-B = Б: завершённые окна × один цвет
option-gaps = Пустые ячейки на пути назад
option-gaps-about = Может ли стекольщик вернуться мимо ячейки, где уже нет витража.
option-gaps-block = останавливают стекольщика
option-gaps-free = не мешают
option-score_floor = Счёт ниже нуля
option-score_floor-about = Может ли разбитое стекло увести счёт в минус.
option-score_floor-none = может
option-score_floor-zero = не ниже 0
option-start_player = Первый игрок
option-start_player-about = Кто начинает первый раунд.
option-start_player-random = случайно
option-start_player-1 = место 1
option-start_player-2 = место 2
option-start_player-3 = место 3
option-start_player-4 = место 4
option-mirrored_start = Одинаковые витражи
option-mirrored_start-about = Начинают ли все с одинаковыми витражами на тех же местах.
option-mirrored_start-off = нет, как в правилах
option-mirrored_start-on = да

## Стёклышки

colour-blue = синее
colour-pink = розовое
colour-orange = оранжевое
colour-yellow = жёлтое
colour-green = зелёное
colour-joker = джокер
colour-name = { $colour ->
    [blue] синее
    [pink] розовое
    [orange] оранжевое
    [yellow] жёлтое
    [green] зелёное
   *[joker] джокер
}
    .title = { $colour ->
        [blue] Синее
        [pink] Розовое
        [orange] Оранжевое
        [yellow] Жёлтое
        [green] Зелёное
       *[joker] Джокер
    }
    .plural-genitive = { $colour ->
        [blue] синих
        [pink] розовых
        [orange] оранжевых
        [yellow] жёлтых
       *[green] зелёных
    }
    .genitive = { $colour ->
        [blue] синего
        [pink] розового
        [orange] оранжевого
        [yellow] жёлтого
       *[green] зелёного
    }
glass-short = { $count } { $count ->
    [one] { colour-name }
   *[other] { colour-name.plural-genitive }
}
glass = { glass-short } { $count ->
    [one] стёклышко
    [few] стёклышка
   *[many] стёклышек
}
panes = { $count ->
    [one] { $count } стёклышко
    [few] { $count } стёклышка
   *[many] { $count } стёклышек
}
points-count = { $points ->
    [0] 0 очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Журнал

takes-from-display = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} { glass } с витрины { $place }.
takes-from-centre = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} { glass } из центра стола.
takes-marker = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} из центра и маркер первого хода: шаг вниз по шкале разбитого стекла.
chooses-strip = { $you ->
    [yes] Вы выбираете
   *[no] { $player } выбирает
} витраж { $slot }.
places = { $you ->
    [yes] Вы выкладываете
   *[no] { $player } выкладывает
} { glass } на витраж { $slot }{ $jokers ->
    [0] {""}
    [one] , из них { $jokers } на джокер
   *[other] , из них { $jokers } на джокеры
}.
breaks = { $count ->
    [one] { $count } стёклышко разбивается.
    [few] { $count } стёклышка разбиваются.
   *[many] { $count } стёклышек разбивается.
}
breaks-all = Доступного витража { $count ->
    [one] нет: стёклышко разбивается.
   *[other] нет: разбиваются все { $count }.
}
reaches-bottom = { $you ->
    [yes] Ваш маркер
   *[no] Маркер игрока { $player }
} достигает дна шкалы разбитого стекла.
completes = { $you ->
    [yes] Вы заполняете
   *[no] { $player } заполняет
} витраж { $slot }; за { colour-name } — { points-count }.
glazes = { $you ->
    [yes] Вы вставляете
   *[no] { $player } вставляет
} { colour-name } стёклышко в окно { $slot }: { points-count }. { $pane ->
    [upper] Витраж переворачивается.
   *[lower] Окно завершено, витраж убирают.
}
goes-back = { $you ->
    [yes] Вы возвращаете
   *[no] { $player } возвращает
} стекольщика к витражу { $slot }.
round = Раунд { $number } · бонус за { colour-name }
final-scoring = Итоговый подсчёт очков
final-leftovers = { $you ->
    [yes] На ваших витражах осталось
   *[no] На витражах игрока { $player } осталось
} { panes }: { points-count }.
final-broken = { $you ->
    [yes] Вы теряете
   *[no] { $player } теряет
} { $lost ->
    [one] { $lost } очко
    [few] { $lost } очка
   *[many] { $lost } очков
} за разбитое стекло.
final-ornaments = { $you ->
    [yes] Ваши орнаменты
   *[no] Орнаменты игрока { $player }
}: { points-count }.
final-windows = { $you ->
    [yes] У вас
   *[no] У игрока { $player }
} { $windows ->
    [one] { $windows } завершённое окно
    [few] { $windows } завершённых окна
   *[many] { $windows } завершённых окон
} × { glass-short }: { points-count }.

## Как закончилась игра

end-six-rounds = Сыграно шесть раундов.

## Что можно сделать сейчас

prompt-over = Игра окончена.
prompt-wait = Решает { $player }.
prompt-turn = Возьмите все стёклышки одного цвета с витрины или из центра либо верните стекольщика.
prompt-strip = Выложите { glass } на один из витражей.
prompt-jokers = Витраж { $slot }: сколько из ваших стёклышек ({ glass-short }) пойдёт на джокеры?
prompt-keep = Витраж { $slot } заполнен: какое стёклышко пойдёт в окно?

## Что это даст

hint-round = В этом раунде очки приносит { colour-name }.
hint-take = { $number ->
    [one] Подходит витраж { $strips }.
   *[other] Подходят витражи { $strips }.
}{ $marker ->
    [yes] {" "}Вместе с маркером: шаг вниз.
   *[no] {""}
}
hint-take-breaks = { $count ->
    [one] Доступного витража нет: стёклышко разобьётся
   *[other] Доступного витража нет: разобьются все { $count }
}, { $cost }.
hint-strip = На витраж { $slot } встанет { $placed }{ $breaks ->
    [0] .
    [one] , разобьётся { $breaks }: { $cost }.
   *[other] , разобьются { $breaks }: { $cost }.
}
hint-strip-full = Витраж { $slot } будет заполнен: цвет +{ $colours }, окна +{ $windows }{ $breaks ->
    [0] .
    [one] ; разобьётся { $breaks }: { $cost }.
   *[other] ; разобьются { $breaks }: { $cost }.
}
hint-cut-off = { hint-strip } Стекольщик минует пустую ячейку и назад уже не вернётся.
hint-cut-off-full = { hint-strip-full } Стекольщик минует пустую ячейку и назад уже не вернётся.
hint-back = Стекольщик вернётся к витражу { $slot }; на этом ход закончится.
hint-keep = Окно { $slot }: +{ $points }. { $pane ->
    [upper] Затем витраж переворачивается.
   *[lower] Окно будет завершено, витраж уберут.
}
hint-jokers = { $jokers ->
    [0] Джокеры остаются свободными.
    [one] Занято { $jokers } поле-джокер.
   *[other] Занято { $jokers } поля-джокера.
}

## Кнопки и клавиши

button-back = Стекольщик назад
button-jokers = { $jokers ->
    [0] Без джокеров
    [one] { $jokers } джокер
   *[other] { $jokers } джокера
}
button-keep = { colour-name.title }
keep-pane = Оставить { colour-name }
key-back = Вернуть стекольщика
key-display = Витрина
key-centre = Центр стола
key-colour = Цвет
key-strip = Витраж
key-jokers = Джокеры
key-keep = Стёклышко в окно

## Почему нельзя

why-over = Игра окончена.
why-keep-first = Сначала выберите, какое стёклышко с витража { $slot } пойдёт в окно.
why-place-first = Сначала выложите { glass } на витраж.
why-take-first = Сначала возьмите стёклышки с витрины или из центра.
why-none-in-centre = В центре стола нет { colour-name.genitive } стекла.
why-none-on-display = На витрине { $place } нет { colour-name.genitive } стекла.
why-no-display = В игре только { $count ->
    [one] { $count } витрина
    [few] { $count } витрины
   *[many] { $count } витрин
}.
why-all-strips-gone = Все ваши витражи уже убраны: возвращаться некуда.
why-no-strip-left = Слева от вашего стекольщика нет ни одного витража.
why-already-leftmost = Ваш стекольщик уже стоит над крайним левым витражом.
why-gap = Ячейка { $slot } пуста: стекольщик не может пройти мимо неё назад.
why-strip-chosen = Витраж { $slot } уже выбран; осталось распределить джокеры.
why-strip-gone = Витраж из ячейки { $slot } уже убран.
why-left-of-glazier = Витраж { $slot } слева от стекольщика, который стоит над витражом { $glazier }.
why-no-room = На витраже { $slot } нет свободного места для { colour-name.genitive } стекла.
why-strip-first = Сначала выберите витраж для стёклышек: { glass-short }.
why-more-jokers = Надо выложить как можно больше стёклышек: займите не меньше чем { $jokers ->
    [one] одно поле-джокер
   *[other] { $jokers } поля-джокера
}.
why-fewer-jokers = { $jokers ->
    [one] Можно занять только одно поле-джокер.
   *[other] Можно занять только { $jokers } поля-джокера.
}
why-not-full = Стёклышко идёт в окно, только когда витраж заполнен.
why-not-on-strip = На витраже { $slot } нет { colour-name.genitive } стёклышка.

## Откуда очки

source-window-1 = Окно 1
source-window-2 = Окно 2
source-window-3 = Окно 3
source-window-4 = Окно 4
source-window-5 = Окно 5
source-window-6 = Окно 6
source-window-7 = Окно 7
source-window-8 = Окно 8
source-colour = Цвет раунда
source-leftovers = Стёклышки на витражах
source-broken = Разбитое стекло
source-ornaments = Орнаменты
source-windows = Завершённые окна × цвет
source-floor = Не ниже нуля
tie-lost = Меньше очков потеряно из-за разбитого стекла

## На поле

board = Витрины вокруг центра, дворцы, раунды и разбитое стекло
display-name = Витрина { $number }: { $tiles }
display-empty = Витрина { $number }, пустая
display-short = Витрина { $number }
centre-name = Центр: { $tiles }{ $marker ->
    [yes] , маркер первого хода
   *[no] {""}
}
centre-empty = Центр пуст{ $marker ->
    [yes] , маркер первого хода
   *[no] {""}
}
centre-short = Центр
group-display = { glass } на витрине { $place }
group-centre = { glass } в центре стола
marker-centre = Маркер первого хода: кто первым возьмёт стёклышки из центра, получит его и сделает шаг вниз
marker-of = { $you ->
    [yes] Следующий раунд начинаете вы
   *[no] Следующий раунд начинает { $player }
}
strip-name = Витраж { $slot }: { $fields }
strip-takes = встанет { $placed }{ $breaks ->
    [0] {""}
    [one] , разобьётся { $breaks }
   *[other] , разобьются { $breaks }
}{ $completes ->
    [yes] , будет заполнен: +{ $points }
   *[no] {""}
}
strip-gone = Ячейка { $slot }, витража нет
strip-back = Другая сторона: { $fields }
strip-last = Вторая сторона: заполненный витраж выбудет
strips-peek = Посмотреть на обратные стороны витражей
strips-unpeek = Показать витражи
field-empty = { colour-name } свободно
field-glass = { colour-name }
window-name = Окно { $number }, число { $points }: верхняя клетка — { $upper }, нижняя — { $lower }
pane-none = пусто
ornament-name = Орнамент { $number }: { $tiles } из 4 клеток, { points-count }
plinth-name = { $windows ->
    [one] { $windows } завершённое окно
    [few] { $windows } завершённых окна
   *[many] { $windows } завершённых окон
} × { glass-short }: пока { points-count }
glazier-name = Стекольщик над витражом { $slot }
glazier-back = Стекольщик назад к витражу { $slot }
glazier-stays = Сейчас стекольщик не может вернуться
glazier-cut-off = Путь назад потерян
palace-of = Дворец: { $player }
palace-own = Ваш дворец
palace-enlarge = Увеличить дворец: { $player }
palace-reduce = Закрыть дворец
rounds-name = Индикатор раундов
round-was = Раунд { $number } сыгран
round-now = Раунд { $number } из { $of }, сейчас: бонус за { colour-name }
round-next = Раунд { $number }: { colour-name }
track-label = Разбитое стекло
track-name = Разбитое стекло, { $player }: { $value }, дальше { $next }
track-space = Шкала разбитого стекла, { $value }
bag-name = Мешочек: { $tiles }
tower-name = Стеклянная башня: { $tiles }
facts-line = стекольщик: { $slot } · разбито { $value }
facts-over = разбитое стекло { $value }
phase-round = Раунд { $now } из { $of }
phase-colour = бонус за { colour-name }
phase-over = Конец
pick-colour = Какой цвет?
jokers-title = Джокеры
keep-title = В окно
other-glass = Другое стекло

## Уроки: примеры из правил

lesson-SIN-EX01-title = Все одного цвета
lesson-SIN-EX01 = На витрине 1 лежат розовое, синее, оранжевое и жёлтое стёклышки. Вы берёте розовое.
lesson-SIN-EX01-question = Сколько стёклышек переместится в центр стола?
lesson-SIN-EX01-why = Вы берёте с витрины все стёклышки одного цвета, остальные три идут в центр стола.
lesson-SIN-EX02-title = Первый в центре
lesson-SIN-EX02 = В этом раунде ещё никто не брал стёклышки из центра: там лежит маркер первого хода и три оранжевых стёклышка. Вы их берёте.
lesson-SIN-EX02-question = На сколько шагов вниз пойдёт ваш маркер по шкале разбитого стекла?
lesson-SIN-EX02-why = На один. Кто первым берёт из центра, получает маркер и делает один шаг вниз; число стёклышек не важно.
lesson-SIN-EX03-title = Мало места
lesson-SIN-EX03 = Вы берёте три оранжевых стёклышка. На витраже 3 под вашим стекольщиком свободно одно оранжевое место, на витраже 4 — три. Вы выбираете витраж 3.
lesson-SIN-EX03-question = Сколько стёклышек разобьётся?
lesson-SIN-EX03-why = Одно встанет на место, два упадут и разобьются. Можно выбрать витраж, где места мало, даже если на другом его хватает.
lesson-SIN-EX04-title = Цвет раунда
lesson-SIN-EX04 = Третий раунд, на индикаторе жёлтое стёклышко. Вы выкладываете три оранжевых стёклышка на витраж 4, где уже есть два жёлтых: витраж заполнен.
lesson-SIN-EX04-question = Сколько очков приносит цвет?
lesson-SIN-EX04-why = По очку за каждое стёклышко цвета раунда: два жёлтых — 2 очка.
lesson-SIN-EX06-title = Окна справа
lesson-SIN-EX06 = Заполненный витраж висит над окном 4, под которым число 2. Справа стёклышки есть в окне 5 (число 1) и в окне 7 (число 2). Вы оставляете жёлтое стёклышко.
lesson-SIN-EX06-question = Сколько очков приносят окна?
lesson-SIN-EX06-why = Число самого окна и всех застеклённых окон справа: 2 + 1 + 2 = 5.
lesson-SIN-EX15-title = Все восемь окон
lesson-SIN-EX15 = В каждом окне уже есть стёклышко. Вы во второй раз заполняете витраж 1, и окно 1 завершено.
lesson-SIN-EX15-question = Сколько очков приносят окна?
lesson-SIN-EX15-why = Каждое число считают один раз, сколько бы стёклышек ни было в окне: 1 + 2 + 1 + 2 + 1 + 3 + 2 + 4 = 16.
lesson-SIN-EX14-title = Джокеры
lesson-SIN-EX14 = Витраж 8 лежит обратной стороной: синее, джокер, оранжевое, джокер, жёлтое. Вы берёте два синих стёклышка и одно из них кладёте на джокер.
lesson-SIN-EX14-question = Сколько полей-джокеров осталось свободными?
lesson-SIN-EX14-why = Одно. Можно выбирать между полем цвета и джокерами, лишь бы всё, что помещается, было выложено.
lesson-SIN-EX11-title = Дно шкалы
lesson-SIN-EX11 = У вас 30 очков, маркер стоит на −14, последней клетке над дном. Вы берёте три жёлтых стёклышка, а ни один доступный витраж жёлтое не принимает.
lesson-SIN-EX11-question = Сколько у вас теперь очков?
lesson-SIN-EX11-why = Первый шаг ведёт на дно: вы сразу теряете 18 очков, а маркер возвращается наверх. Ещё два шага считают оттуда. 30 − 18 = 12.
lesson-SIN-EX21-title = Мимо пустой ячейки
lesson-SIN-EX21 = Витраж из ячейки 3 уже убран, витражи 1 и 2 ещё висят. Из ячейки 3 стекольщик ещё может вернуться. Вы выкладываете два зелёных стёклышка на витраж 5.
lesson-SIN-EX21-question = Открыт ли ещё путь назад? 1 — да, 0 — нет.
lesson-SIN-EX21-why = Нет. Пустая ячейка 3 теперь между стекольщиком и крайним левым витражом и пустой останется: путь назад потерян до конца игры.
lesson-SIN-EX07-title = Оставшиеся стёклышки
lesson-SIN-EX07 = Игра заканчивается. На ваших витражах осталось семь стёклышек.
lesson-SIN-EX07-question = Сколько очков они приносят?
lesson-SIN-EX07-why = По очку за каждые три стёклышка на всех витражах вместе: 7 стёклышек — 2 очка.
lesson-SIN-EX08-title = Разбитое стекло в конце
lesson-SIN-EX08 = Игра заканчивается. Ваш маркер на пятом шаге шкалы разбитого стекла.
lesson-SIN-EX08-question = Сколько очков вы теряете?
lesson-SIN-EX08-why = Столько, сколько показывает клетка: −8.
lesson-SIN-EX09-title = Сторона А: орнаменты
lesson-SIN-EX09 = Игра заканчивается, сторона А. Вокруг орнаментов 1 и 2 по четыре стёклышка, у третьего одно, у четвёртого два.
lesson-SIN-EX09-question = Сколько очков приносят орнаменты?
lesson-SIN-EX09-why = 10 за четыре стёклышка, 3 за два, за одно ничего: 10 + 10 + 0 + 3 = 23.
lesson-SIN-EX10-title = Сторона Б: окна × цвет
lesson-SIN-EX10 = Игра заканчивается, сторона Б. Завершено четыре окна, а в окнах пять оранжевых стёклышек, одно из них в незавершённом.
lesson-SIN-EX10-question = Сколько очков это даёт?
lesson-SIN-EX10-why = Завершённые окна умножают на стёклышки лучшего цвета во всех окнах: 4 × 5 = 20.
lesson-SIN-EX18-title = Сторона Б: лучший цвет
lesson-SIN-EX18 = Игра заканчивается, сторона Б. В окне 1 два синих стёклышка, в окне 2 синее и розовое, в окне 3 только розовое.
lesson-SIN-EX18-question = Сколько очков это даёт?
lesson-SIN-EX18-why = Завершено два окна, больше всего синих стёклышек — три: 2 × 3 = 6.
