### «Витражи Синтры» за столом.

title = Синтра
subtitle = Azul: Витражи Синтры
tagline = Соберите восемь витражей и впустите свет во дворец.

form-sintra = Витражи Синтры
form-sintra-about = Шесть раундов: берите стёклышки, заполняйте витражи и стеклите окна своего дворца.
style-miser = Бережёт стекло: лишнего не бьёт.
style-trader = Охотно берёт стёклышки из центра.
style-dreamer = Спешит к правому краю дворца.

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
taken-from = { $from ->
    [both] с витрины или из центра
    [display] с витрины
   *[centre] из центра
}

## Журнал

takes-from-display = { $you ->
    [yes] Вы берёте
    [do] Возьмите
   *[no] { $player } берёт
} { glass } с витрины { $place }.
takes-from-centre = { $you ->
    [yes] Вы берёте
    [do] Возьмите
   *[no] { $player } берёт
} { glass } из центра стола.
takes-marker = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} из центра и маркер первого хода: шаг вниз по шкале разбитого стекла.
chooses-strip = { $you ->
    [yes] Вы выбираете
    [do] Выберите
   *[no] { $player } выбирает
} витраж { $slot }.
places = { $you ->
    [yes] Вы выкладываете
    [do] Выложите
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
    [1] нет: стёклышко разбивается.
    [2] нет: разбиваются оба.
   *[other] нет: разбиваются все { $count }.
}
reaches-bottom = { $you ->
    [yes] Ваш маркер
   *[no] Маркер игрока { $player }
} достигает дна шкалы разбитого стекла.
completes = { $you ->
    [yes] Вы заполняете
   *[no] { $player } заполняет
} витраж { $slot }; за { colour-name } стекло — { points-count }.
glazes = { $you ->
    [yes] Вы вставляете
    [do] Вставьте
   *[no] { $player } вставляет
} { colour-name } стёклышко в окно { $slot }: { points-count }. { $pane ->
    [upper] Витраж переворачивается.
   *[lower] Окно завершено, витраж убирают.
}
goes-back = { $you ->
    [yes] Вы возвращаете
    [do] Верните
   *[no] { $player } возвращает
} стекольщика к витражу { $slot }.
round = Раунд { $number } · бонус за { colour-name }
    .about = { $you ->
        [yes] Начинаете вы.
       *[no] Начинает { $player }.
    }
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

prompt-turn = { $fits ->
    [no] Ни одно стёклышко не подходит к доступным витражам. { $back ->
        [yes] Верните стекольщика либо возьмите стёклышки одного цвета { taken-from }: они разобьются.
       *[no] Возьмите стёклышки одного цвета { taken-from }: они разобьются.
    }
   *[yes] Возьмите все стёклышки одного цвета { taken-from }{ $back ->
        [yes] {" "}либо верните стекольщика
       *[no] {""}
    }.
}
prompt-strip = Выложите { glass } на один из витражей.
prompt-jokers = Витраж { $slot }: сколько из ваших стёклышек ({ glass-short }) пойдёт на джокеры?
prompt-keep = Витраж { $slot } заполнен: какое стёклышко пойдёт в окно?

## Что это даст

hint-round = В этом раунде очки приносит { colour-name } стекло.
hint-take = { $number ->
    [one] Подходит витраж { $strips }.
   *[other] Подходят витражи { $strips }.
}{ $marker ->
    [yes] {" "}Вместе с маркером: шаг вниз.
   *[no] {""}
}
ruin-breaks = Разбить { $count ->
    [one] { $count } стёклышко
    [few] { $count } стёклышка
   *[many] { $count } стёклышек
}: { $cost }
hint-take-breaks = { $count ->
    [1] Доступного витража нет: стёклышко разобьётся
    [2] Доступного витража нет: разобьются оба
   *[other] Доступного витража нет: разобьются все { $count }
}, { $cost ->
    [0] пока без потерь
   *[other] { $cost }
}.
hint-strip = На витраже { $slot } поместится { $placed }{ $breaks ->
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
    [0] Джокеры останутся свободными.
    [one] Займёте { $jokers } поле-джокер.
   *[other] Займёте { $jokers } поля-джокера.
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

source-window = Окна
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
source-falls = Падения маркера
source-track = Шкала разбитого стекла
source-ornaments = Орнаменты
source-windows = Завершённые окна × цвет
source-floor = Не ниже нуля
tie-lost = Меньше очков потеряно из-за разбитого стекла
finale-dusk = Шесть раундов позади
    .about = На дворцы опускается вечер; сияет лишь то стекло, что уже в окнах.
finale-windows = Окно за окном
    .about = Каждое окно загорается и показывает, сколько принесло за игру.
finale-leftovers = Каждые три стёклышка на витражах: 1 очко
    .about = Стекло, которому не нашлось окна, тоже приносит очки: за каждую тройку.
finale-track = Пора платить за разбитое стекло
    .about = Каждый теряет столько очков, сколько стоит место его маркера на шкале.
finale-ornaments = Орнаменты раскрываются
    .about = Два стёклышка вокруг орнамента приносят 3 очка, три приносят 6, четыре приносят 10.
finale-plinth = Завершённые окна × один цвет
    .about = Каждый дворец умножает завершённые окна на стёклышки своего лучшего цвета.

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
    [yes] , лежит только маркер первого хода
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
strip-takes = поместится { $placed }{ $breaks ->
    [0] {""}
    [one] , разобьётся { $breaks }
   *[other] , разобьются { $breaks }
}{ $completes ->
    [yes] , будет заполнен: +{ $points }
   *[no] {""}
}
strip-gone = Ячейка { $slot }, витража нет
strip-back = Другая сторона: { $fields }
strip-last = Вторая сторона: когда витраж заполнится, его уберут
strips-peek = Посмотреть на обратные стороны витражей
strips-unpeek = Показать витражи
field-empty = { colour-name } свободно
field-glass = { colour-name }
window-name = Окно { $number }, число { $points }: верхняя клетка — { $upper }, нижняя — { $lower }
pane-none = пусто
ornament-name = Орнамент { $number }: { $tiles } из 4 клеток, { points-count }
    .asked = Орнамент { $number }: { $tiles } из 4 клеток
plinth-name = { $windows ->
    [one] { $windows } завершённое окно
    [few] { $windows } завершённых окна
   *[many] { $windows } завершённых окон
} × { glass-short }: пока { points-count }
    .asked = Завершённые окна × стёклышки одного цвета
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
phase-colour = бонус за { colour-name } · сторона { $side }
phase-over = Конец
pick-colour = Какой цвет?
jokers-title = Джокеры
keep-title = В окно
other-glass = Другое стекло
