### «Вітражі Сінтри» за столом.

title = Сінтра
subtitle = Azul: Вітражі Сінтри
tagline = Складіть вісім вітражів і впустіть світло до палацу.

form-sintra = Вітражі Сінтри
form-sintra-about = Шість раундів: беріть скельця, заповнюйте вітражі та скліть вікна свого палацу.
style-miser = Береже скло: зайвого не б’є.
style-trader = Охоче бере скельця з центру.
style-dreamer = Поспішає до правого краю палацу.

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
taken-from = { $from ->
    [both] з вітрини чи з центру
    [display] з вітрини
   *[centre] з центру
}

## Журнал

takes-from-display = { $you ->
    [yes] Ви берете
    [do] Візьміть
   *[no] { $player } бере
} { glass } з вітрини { $place }.
takes-from-centre = { $you ->
    [yes] Ви берете
    [do] Візьміть
   *[no] { $player } бере
} { glass } з центру стола.
takes-marker = { $you ->
    [yes] Ви берете
   *[no] { $player } бере
} з центру й маркер першого ходу: крок униз по шкалі розбитого скла.
chooses-strip = { $you ->
    [yes] Ви обираєте
    [do] Оберіть
   *[no] { $player } обирає
} вітраж { $slot }.
places = { $you ->
    [yes] Ви викладаєте
    [do] Викладіть
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
    [1] нього немає: скельце розбивається.
    [2] них немає: розбиваються обидва.
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
    [do] Вставте
   *[no] { $player } вставляє
} { colour-name } скельце у вікно { $slot }: { points-count }. { $pane ->
    [upper] Вітраж перевертається.
   *[lower] Вікно завершене, вітраж забирають.
}
goes-back = { $you ->
    [yes] Ви повертаєте
    [do] Поверніть
   *[no] { $player } повертає
} скляра до вітража { $slot }.
round = Раунд { $number } · бонус за { colour-name }
    .about = { $you ->
        [yes] Починаєте ви.
       *[no] Починає { $player }.
    }
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

prompt-turn = { $fits ->
    [no] Жодне скельце не підходить до доступних вітражів. { $back ->
        [yes] Поверніть скляра або візьміть скельця одного кольору { taken-from }: вони розіб’ються.
       *[no] Візьміть скельця одного кольору { taken-from }: вони розіб’ються.
    }
   *[yes] Візьміть усі скельця одного кольору { taken-from }{ $back ->
        [yes] {" "}або поверніть скляра
       *[no] {""}
    }.
}
prompt-strip = Викладіть { glass } на один з вітражів.
prompt-jokers = Вітраж { $slot }: скільки з ваших скелець ({ glass-short }) піде на джокери?
prompt-keep = Вітраж { $slot } заповнено: яке скельце піде у вікно?

## Що це дасть

hint-round = Цього раунду бали дає { colour-name } скло.
hint-take = { $number ->
    [one] Підходить вітраж { $strips }.
   *[other] Підходять вітражі { $strips }.
}{ $marker ->
    [yes] {" "}Разом із маркером: крок униз.
   *[no] {""}
}
ruin-breaks = Розбити { $count ->
    [one] { $count } скельце
    [few] { $count } скельця
   *[many] { $count } скелець
}: { $cost }
hint-take-breaks = { $count ->
    [1] Доступного вітража немає: скельце розіб’ється
    [2] Доступного вітража немає: розіб’ються обидва
   *[other] Доступного вітража немає: розіб’ються всі { $count }
}, { $cost ->
    [0] поки що без втрат
   *[other] { $cost }
}.
hint-strip = На вітраж { $slot } ляже { $placed }{ $breaks ->
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
why-no-strip-left = Ліворуч від вашого скляра немає жодного вітража.
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

source-window = Вікна
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
source-falls = Падіння маркера
source-track = Шкала розбитого скла
source-ornaments = Орнаменти
source-windows = Завершені вікна × колір
source-floor = Не нижче нуля
tie-lost = Менше балів втрачено через розбите скло
finale-dusk = Шість раундів зіграно
    .about = На палаци спадає вечір; сяє лише те скло, що вже у вікнах.
finale-windows = Вікно за вікном
    .about = Кожне вікно спалахує і каже, скільки принесло за гру.
finale-leftovers = Кожні три скельця на вітражах: 1 бал
    .about = Скло, що не потрапило у вікна, теж рахується, трійками.
finale-track = Час платити за розбите скло
    .about = Кожен маркер віддає стільки, скільки коштує його місце на шкалі.
finale-ornaments = Орнаменти розкриваються
    .about = Два скельця навколо орнаменту дають 3 бали, три дають 6, чотири дають 10.
finale-plinth = Завершені вікна × один колір
    .about = Кожен палац множить завершені вікна на скельця свого найкращого кольору.

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
strip-takes = ляже { $placed }{ $breaks ->
    [0] {""}
    [one] , розіб’ється { $breaks }
   *[other] , розіб’ються { $breaks }
}{ $completes ->
    [yes] , буде заповнено: +{ $points }
   *[no] {""}
}
strip-gone = Комірка { $slot }, вітража немає
strip-back = Інший бік: { $fields }
strip-last = Другий бік: заповнений вітраж вибуде
strips-peek = Подивитися на зворотні боки вітражів
strips-unpeek = Показати вітражі
field-empty = { colour-name } вільне
field-glass = { colour-name }
window-name = Вікно { $number }, число { $points }: верхня клітинка — { $upper }, нижня — { $lower }
pane-none = порожньо
ornament-name = Орнамент { $number }: { $tiles } з 4 клітинок, { points-count }
    .asked = Орнамент { $number }: { $tiles } з 4 клітинок
plinth-name = { $windows ->
    [one] { $windows } завершене вікно
    [few] { $windows } завершені вікна
   *[many] { $windows } завершених вікон
} × { glass-short }: поки що { points-count }
    .asked = Завершені вікна × скельця одного кольору
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
phase-colour = бонус за { colour-name } · сторона { $side }
phase-over = Кінець
pick-colour = Який колір?
jokers-title = Джокери
keep-title = У вікно
other-glass = Інше скло
