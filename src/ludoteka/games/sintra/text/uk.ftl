### «Вітражі Сінтри» за столом.

title = Сінтра
subtitle = Azul: Вітражі Сінтри
tagline = Складіть вісім вітражів і впустіть світло до палацу.

form-sintra = Вітражі Сінтри
form-sintra-about = Шість раундів: беріть скельця, заповнюйте вітражі та скліть вікна свого палацу.

## Налаштування

option-side = Сторона планшетів
option-side-about = За що дають бали наприкінці гри.
option-side-A = А: орнаменти
option-side-B = Б: завершені вікна × один колір
option-gaps = Порожні комірки на шляху назад
option-gaps-about = Чи може скляр повернутися повз комірку, де вже немає вітража.
option-gaps-block = зупиняють скляра
option-gaps-free = не заважають
option-score_floor = Рахунок нижче нуля
option-score_floor-about = Чи може розбите скло завести рахунок у мінус.
option-score_floor-none = може
option-score_floor-zero = не нижче 0
option-start_player = Перший гравець
option-start_player-about = Хто починає перший раунд.
option-start_player-random = випадково
option-start_player-1 = місце 1
option-start_player-2 = місце 2
option-start_player-3 = місце 3
option-start_player-4 = місце 4
option-mirrored_start = Однакові вітражі
option-mirrored_start-about = Чи починають усі з однаковими вітражами на тих самих місцях.
option-mirrored_start-off = ні, як у правилах
option-mirrored_start-on = так

## Скельця

colour-blue = синє
colour-pink = рожеве
colour-orange = помаранчеве
colour-yellow = жовте
colour-green = зелене
colour-joker = джокер
colour-name = { $colour ->
    [blue] синє
    [pink] рожеве
    [orange] помаранчеве
    [yellow] жовте
    [green] зелене
   *[joker] джокер
}
    .title = { $colour ->
        [blue] Синє
        [pink] Рожеве
        [orange] Помаранчеве
        [yellow] Жовте
        [green] Зелене
       *[joker] Джокер
    }
    .plural-genitive = { $colour ->
        [blue] синіх
        [pink] рожевих
        [orange] помаранчевих
        [yellow] жовтих
       *[green] зелених
    }
    .plural = { $colour ->
        [blue] сині
        [pink] рожеві
        [orange] помаранчеві
        [yellow] жовті
       *[green] зелені
    }
    .genitive = { $colour ->
        [blue] синього
        [pink] рожевого
        [orange] помаранчевого
        [yellow] жовтого
       *[green] зеленого
    }
glass-short = { $count } { $count ->
    [one] { colour-name }
    [few] { colour-name.plural }
   *[many] { colour-name.plural-genitive }
}
glass = { glass-short } { $count ->
    [one] скельце
    [few] скельця
   *[many] скелець
}
panes = { $count ->
    [one] { $count } скельце
    [few] { $count } скельця
   *[many] { $count } скелець
}
points-count = { $points ->
    [0] 0 балів
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}

## Журнал

takes-from-display = { $you ->
    [yes] Ви берете
   *[no] { $player } бере
} { glass } з вітрини { $place }.
takes-from-centre = { $you ->
    [yes] Ви берете
   *[no] { $player } бере
} { glass } з центру стола.
takes-marker = { $you ->
    [yes] Ви берете
   *[no] { $player } бере
} з центру й маркер першого ходу: крок униз по шкалі розбитого скла.
chooses-strip = { $you ->
    [yes] Ви обираєте
   *[no] { $player } обирає
} вітраж { $slot }.
places = { $you ->
    [yes] Ви викладаєте
   *[no] { $player } викладає
} { glass } на вітраж { $slot }{ $jokers ->
    [0] {""}
    [one] , з них { $jokers } на джокер
   *[other] , з них { $jokers } на джокери
}.
breaks = { $count ->
    [one] { $count } скельце розбивається.
    [few] { $count } скельця розбиваються.
   *[many] { $count } скелець розбивається.
}
breaks-all = Доступного вітража для { $count ->
    [one] нього немає: скельце розбивається.
   *[other] них немає: розбиваються всі { $count }.
}
reaches-bottom = { $you ->
    [yes] Ваш маркер
   *[no] Маркер гравця { $player }
} досягає дна шкали розбитого скла.
completes = { $you ->
    [yes] Ви заповнюєте
   *[no] { $player } заповнює
} вітраж { $slot }; за { colour-name } — { points-count }.
glazes = { $you ->
    [yes] Ви вставляєте
   *[no] { $player } вставляє
} { colour-name } скельце у вікно { $slot }: { points-count }. { $pane ->
    [upper] Вітраж перевертається.
   *[lower] Вікно завершене, вітраж забирають.
}
goes-back = { $you ->
    [yes] Ви повертаєте
   *[no] { $player } повертає
} скляра до вітража { $slot }.
round = Раунд { $number } · бонус за { colour-name }
final-scoring = Кінцевий підрахунок балів
final-leftovers = { $you ->
    [yes] На ваших вітражах лишилося
   *[no] На вітражах гравця { $player } лишилося
} { panes }: { points-count }.
final-broken = { $you ->
    [yes] Ви втрачаєте
   *[no] { $player } втрачає
} { $lost ->
    [one] { $lost } бал
    [few] { $lost } бали
   *[many] { $lost } балів
} за розбите скло.
final-ornaments = { $you ->
    [yes] Ваші орнаменти
   *[no] Орнаменти гравця { $player }
}: { points-count }.
final-windows = { $you ->
    [yes] У вас
   *[no] У гравця { $player }
} { $windows ->
    [one] { $windows } завершене вікно
    [few] { $windows } завершені вікна
   *[many] { $windows } завершених вікон
} × { glass-short }: { points-count }.

## Як закінчилася гра

end-six-rounds = Зіграно шість раундів.

## Що можна зробити зараз

prompt-over = Гру закінчено.
prompt-wait = Вирішує { $player }.
prompt-turn = Візьміть усі скельця одного кольору з вітрини чи з центру або поверніть скляра.
prompt-strip = Викладіть { glass } на один з вітражів.
prompt-jokers = Вітраж { $slot }: скільки з ваших скелець ({ glass-short }) піде на джокери?
prompt-keep = Вітраж { $slot } заповнено: яке скельце піде у вікно?

## Що це дасть

hint-round = Цього раунду бали дає { colour-name }.
hint-take = { $number ->
    [one] Підходить вітраж { $strips }.
   *[other] Підходять вітражі { $strips }.
}{ $marker ->
    [yes] {" "}Разом із маркером: крок униз.
   *[no] {""}
}
hint-take-breaks = { $count ->
    [one] Доступного вітража немає: скельце розіб’ється
   *[other] Доступного вітража немає: розіб’ються всі { $count }
}, { $cost }.
hint-strip = На вітраж { $slot } стане { $placed }{ $breaks ->
    [0] .
    [one] , розіб’ється { $breaks }: { $cost }.
   *[other] , розіб’ються { $breaks }: { $cost }.
}
hint-strip-full = Вітраж { $slot } буде заповнено: колір +{ $colours }, вікна +{ $windows }{ $breaks ->
    [0] .
    [one] ; розіб’ється { $breaks }: { $cost }.
   *[other] ; розіб’ються { $breaks }: { $cost }.
}
hint-cut-off = { hint-strip } Скляр мине порожню комірку й назад уже не повернеться.
hint-cut-off-full = { hint-strip-full } Скляр мине порожню комірку й назад уже не повернеться.
hint-back = Скляр повернеться до вітража { $slot }; на цьому хід закінчиться.
hint-keep = Вікно { $slot }: +{ $points }. { $pane ->
    [upper] Потім вітраж перевертається.
   *[lower] Вікно буде завершене, вітраж заберуть.
}
hint-jokers = { $jokers ->
    [0] Джокери лишаються вільними.
    [one] Використано { $jokers } поле-джокер.
   *[other] Використано { $jokers } поля-джокери.
}

## Кнопки та клавіші

button-back = Скляр назад
button-jokers = { $jokers ->
    [0] Без джокерів
    [one] { $jokers } джокер
   *[other] { $jokers } джокери
}
button-keep = { colour-name.title }
keep-pane = Лишити { colour-name }
key-back = Повернути скляра
key-display = Вітрина
key-centre = Центр стола
key-colour = Колір
key-strip = Вітраж
key-jokers = Джокери
key-keep = Скельце у вікно

## Чому не можна

why-over = Гру закінчено.
why-keep-first = Спершу оберіть, яке скельце з вітража { $slot } піде у вікно.
why-place-first = Спершу викладіть { glass } на вітраж.
why-take-first = Спершу візьміть скельця з вітрини або з центру.
why-none-in-centre = У центрі стола немає { colour-name.genitive } скла.
why-none-on-display = На вітрині { $place } немає { colour-name.genitive } скла.
why-no-display = У грі лише { $count ->
    [one] { $count } вітрина
    [few] { $count } вітрини
   *[many] { $count } вітрин
}.
why-all-strips-gone = Усі ваші вітражі вже забрано: повертатися нікуди.
why-no-strip-left = Зліва від вашого скляра немає жодного вітража.
why-already-leftmost = Ваш скляр уже стоїть над крайнім лівим вітражем.
why-gap = Комірка { $slot } порожня: скляр не може пройти повз неї назад.
why-strip-chosen = Вітраж { $slot } вже обрано; лишилося розподілити джокери.
why-strip-gone = Вітраж із комірки { $slot } вже забрано.
why-left-of-glazier = Вітраж { $slot } ліворуч від скляра, який стоїть над вітражем { $glazier }.
why-no-room = На вітражі { $slot } немає вільного місця для { colour-name.genitive } скла.
why-strip-first = Спершу оберіть вітраж для скелець: { glass-short }.
why-more-jokers = Треба викласти якнайбільше скелець: займіть щонайменше { $jokers ->
    [one] одне поле-джокер
   *[other] { $jokers } поля-джокери
}.
why-fewer-jokers = { $jokers ->
    [one] Можна зайняти лише одне поле-джокер.
   *[other] Можна зайняти лише { $jokers } поля-джокери.
}
why-not-full = Скельце йде у вікно лише тоді, коли вітраж заповнено.
why-not-on-strip = На вітражі { $slot } немає { colour-name.genitive } скельця.

## Звідки бали

source-window-1 = Вікно 1
source-window-2 = Вікно 2
source-window-3 = Вікно 3
source-window-4 = Вікно 4
source-window-5 = Вікно 5
source-window-6 = Вікно 6
source-window-7 = Вікно 7
source-window-8 = Вікно 8
source-colour = Колір раунду
source-leftovers = Скельця на вітражах
source-broken = Розбите скло
source-ornaments = Орнаменти
source-windows = Завершені вікна × колір
source-floor = Не нижче нуля
tie-lost = Менше очок втрачено через розбите скло

## На полі

board = Вітрини довкола центру, палаци, раунди й розбите скло
display-name = Вітрина { $number }: { $tiles }
display-empty = Вітрина { $number }, порожня
display-short = Вітрина { $number }
centre-name = Центр: { $tiles }{ $marker ->
    [yes] , маркер першого ходу
   *[no] {""}
}
centre-empty = Центр порожній{ $marker ->
    [yes] , маркер першого ходу
   *[no] {""}
}
centre-short = Центр
group-display = { glass } на вітрині { $place }
group-centre = { glass } у центрі стола
marker-centre = Маркер першого ходу: хто першим візьме скельця з центру, отримає його й зробить крок униз
marker-of = { $you ->
    [yes] Наступний раунд починаєте ви
   *[no] Наступний раунд починає { $player }
}
strip-name = Вітраж { $slot }: { $fields }
strip-takes = стане { $placed }{ $breaks ->
    [0] {""}
    [one] , розіб’ється { $breaks }
   *[other] , розіб’ються { $breaks }
}{ $completes ->
    [yes] , буде заповнено: +{ $points }
   *[no] {""}
}
strip-gone = Комірка { $slot }, вітража немає
strip-back = Інший бік: { $fields }
strip-last = Другий бік: заповнений, вітраж вибуде
strips-peek = Подивитися на зворотні боки вітражів
strips-unpeek = Показати вітражі
field-empty = { colour-name } вільне
field-glass = { colour-name }
window-name = Вікно { $number }, число { $points }: верхня клітинка — { $upper }, нижня — { $lower }
pane-none = порожньо
ornament-name = Орнамент { $number }: { $tiles } з 4 клітинок, { points-count }
plinth-name = { $windows ->
    [one] { $windows } завершене вікно
    [few] { $windows } завершені вікна
   *[many] { $windows } завершених вікон
} × { glass-short }: поки що { points-count }
glazier-name = Скляр над вітражем { $slot }
glazier-back = Скляр назад до вітража { $slot }
glazier-stays = Зараз скляр не може повернутися
glazier-cut-off = Шлях назад утрачено
palace-of = Палац: { $player }
palace-own = Ваш палац
palace-enlarge = Збільшити палац: { $player }
palace-reduce = Закрити палац
rounds-name = Індикатор раундів
round-was = Раунд { $number } зіграно
round-now = Раунд { $number } з { $of }, зараз: бонус за { colour-name }
round-next = Раунд { $number }: { colour-name }
track-label = Розбите скло
track-name = Розбите скло, { $player }: { $value }, далі { $next }
track-space = Шкала розбитого скла, { $value }
bag-name = Мішечок: { $tiles }
tower-name = Скляна вежа: { $tiles }
facts-line = скляр: { $slot } · розбито { $value }
facts-over = розбите скло { $value }
phase-round = Раунд { $now } з { $of }
phase-colour = бонус за { colour-name }
phase-over = Кінець
pick-colour = Який колір?
jokers-title = Джокери
keep-title = У вікно
other-glass = Інше скло

## Уроки: приклади з правил

lesson-SIN-EX01-title = Усі одного кольору
lesson-SIN-EX01 = На вітрині 1 лежать рожеве, синє, помаранчеве й жовте скельця. Ви берете рожеве.
lesson-SIN-EX01-question = Скільки скелець переміститься в центр стола?
lesson-SIN-EX01-why = Ви берете з вітрини всі скельця одного кольору, решта три йдуть у центр стола.
lesson-SIN-EX02-title = Перший у центрі
lesson-SIN-EX02 = Цього раунду ще ніхто не брав скелець із центру: там лежить маркер першого ходу й три помаранчеві скельця. Ви їх берете.
lesson-SIN-EX02-question = На скільки кроків униз піде ваш маркер на шкалі розбитого скла?
lesson-SIN-EX02-why = На один. Хто першим бере з центру, отримує маркер і робить один крок униз; кількість скелець не важить.
lesson-SIN-EX03-title = Замало місця
lesson-SIN-EX03 = Ви берете три помаранчеві скельця. На вітражі 3 під вашим скляром вільне одне помаранчеве місце, на вітражі 4 — три. Ви обираєте вітраж 3.
lesson-SIN-EX03-question = Скільки скелець розіб’ється?
lesson-SIN-EX03-why = Одне стане на місце, два впадуть і розіб’ються. Можна обрати вітраж, де місця замало, навіть якщо на іншому його досить.
lesson-SIN-EX04-title = Колір раунду
lesson-SIN-EX04 = Третій раунд, на індикаторі жовте скельце. Ви викладаєте три помаранчеві скельця на вітраж 4, де вже є два жовті: вітраж заповнено.
lesson-SIN-EX04-question = Скільки балів дає колір?
lesson-SIN-EX04-why = По балу за кожне скельце кольору раунду: два жовті — 2 бали.
lesson-SIN-EX06-title = Вікна справа
lesson-SIN-EX06 = Заповнений вітраж висить над вікном 4, під яким число 2. Праворуч скельця є у вікні 5 (число 1) і у вікні 7 (число 2). Ви лишаєте жовте скельце.
lesson-SIN-EX06-question = Скільки балів дають вікна?
lesson-SIN-EX06-why = Число самого вікна та всіх засклених вікон праворуч: 2 + 1 + 2 = 5.
lesson-SIN-EX15-title = Усі вісім вікон
lesson-SIN-EX15 = У кожному вікні вже є скельце. Ви вдруге заповнюєте вітраж 1, і вікно 1 завершене.
lesson-SIN-EX15-question = Скільки балів дають вікна?
lesson-SIN-EX15-why = Кожне число рахують один раз, хоч скільки скелець у вікні: 1 + 2 + 1 + 2 + 1 + 3 + 2 + 4 = 16.
lesson-SIN-EX14-title = Джокери
lesson-SIN-EX14 = Вітраж 8 лежить зворотним боком: синє, джокер, помаранчеве, джокер, жовте. Ви берете два сині скельця й одне з них кладете на джокер.
lesson-SIN-EX14-question = Скільки полів-джокерів лишилося вільними?
lesson-SIN-EX14-why = Одне. Можна вибирати між полем кольору та джокерами, аби лише все, що вміщується, було викладене.
lesson-SIN-EX11-title = Дно шкали
lesson-SIN-EX11 = У вас 30 балів, маркер стоїть на −14, останній клітинці над дном. Ви берете три жовті скельця, а жоден доступний вітраж жовтого не приймає.
lesson-SIN-EX11-question = Скільки у вас тепер балів?
lesson-SIN-EX11-why = Перший крок веде на дно: ви одразу втрачаєте 18 балів, а маркер повертається нагору. Ще два кроки рахують звідти. 30 − 18 = 12.
lesson-SIN-EX21-title = Повз порожню комірку
lesson-SIN-EX21 = Вітраж із комірки 3 вже забрано, вітражі 1 і 2 ще висять. З комірки 3 скляр ще може повернутися. Ви викладаєте два зелені скельця на вітраж 5.
lesson-SIN-EX21-question = Чи відкритий ще шлях назад? 1 — так, 0 — ні.
lesson-SIN-EX21-why = Ні. Порожня комірка 3 тепер між скляром і крайнім лівим вітражем і порожньою лишиться: шлях назад утрачено до кінця гри.
lesson-SIN-EX07-title = Скельця, що лишилися
lesson-SIN-EX07 = Гра закінчується. На ваших вітражах лишилося сім скелець.
lesson-SIN-EX07-question = Скільки балів вони дають?
lesson-SIN-EX07-why = По балу за кожні три скельця на всіх вітражах разом: 7 скелець — 2 бали.
lesson-SIN-EX08-title = Розбите скло наприкінці
lesson-SIN-EX08 = Гра закінчується. Ваш маркер на п’ятому кроці шкали розбитого скла.
lesson-SIN-EX08-question = Скільки балів ви втрачаєте?
lesson-SIN-EX08-why = Стільки, скільки показує клітинка: −8.
lesson-SIN-EX09-title = Сторона А: орнаменти
lesson-SIN-EX09 = Гра закінчується, сторона А. Навколо орнаментів 1 і 2 по чотири скельця, біля третього одне, біля четвертого два.
lesson-SIN-EX09-question = Скільки балів дають орнаменти?
lesson-SIN-EX09-why = 10 за чотири скельця, 3 за два, за одне нічого: 10 + 10 + 0 + 3 = 23.
lesson-SIN-EX10-title = Сторона Б: вікна × колір
lesson-SIN-EX10 = Гра закінчується, сторона Б. Завершено чотири вікна, а у вікнах п’ять помаранчевих скелець, одне з них у незавершеному.
lesson-SIN-EX10-question = Скільки балів це дає?
lesson-SIN-EX10-why = Завершені вікна множать на скельця найкращого кольору в усіх вікнах: 4 × 5 = 20.
lesson-SIN-EX18-title = Сторона Б: найкращий колір
lesson-SIN-EX18 = Гра закінчується, сторона Б. У вікні 1 два сині скельця, у вікні 2 синє й рожеве, у вікні 3 лише рожеве.
lesson-SIN-EX18-question = Скільки балів це дає?
lesson-SIN-EX18-why = Завершено два вікна, найбільше синіх скелець — три: 2 × 3 = 6.
