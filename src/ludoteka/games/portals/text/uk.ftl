### «Портали» за столом.

title = Портали
subtitle = Камені, ключі та світи
tagline = Наповнюйте чарівні ключі каменями п’яти стихій і відкривайте портали на полях, спільних із сусідами.

form-portals = Портали
form-portals-about = Чотири раунди для 2–4 гравців: між кожними двома сусідами поле і джерело сили.
form-solo = Соло
form-solo-about = Двадцять п’ять ходів наодинці. Порядок каменів відомий наперед; заклинання й відкриті таємні знаки завжди в грі.
style-gardener = Полюбляє камені землі.
style-trader = Любить маленькі ключі, на два камені.
style-raider = Полюбляє камені вогню.

## Варіанти

option-board_side = Сторона полів
option-board_side-about = На складній стороні клітинки одного кольору ніде не торкаються.
option-board_side-basic = звичайна
option-board_side-advanced = складна
option-spells = Магічні заклинання
option-spells-about = Узятий камінь можна віддати планшету заклинань і застосувати одне з чотирьох заклинань.
option-spells-no = без них
option-spells-yes = з ними
option-signs = Таємні знаки
option-signs-about = Кожен отримує таємні фігури з каменів: 4 очки за виконану, мінус 2 за невиконану.
option-signs-no = без них
option-signs-yes = з ними
option-totals = Сума очок
option-totals-about = За столом суми тримають у таємниці, хоча всі бачать, хто скільки здобуває.
option-totals-hidden = таємна до кінця партії
option-totals-shown = видно всім

## Камені, поля, заклинання

stone-A = камінь повітря
stone-E = камінь землі
stone-F = камінь вогню
stone-W = камінь води
stone-T = камінь часу
element-A = повітря
element-E = земля
element-F = вогонь
element-W = вода
element-T = час
board-left = ліве поле
    .accusative = ваше ліве поле
    .genitive = вашого лівого поля
board-right = праве поле
    .accusative = ваше праве поле
    .genitive = вашого правого поля
board-far = далеке поле
    .accusative = далеке поле
    .genitive = далекого поля
board-own = ваше поле
    .accusative = ваше поле
    .genitive = вашого поля
board-1 = перше поле
    .accusative = перше поле
    .genitive = першого поля
board-2 = друге поле
    .accusative = друге поле
    .genitive = другого поля
board-3 = третє поле
    .accusative = третє поле
    .genitive = третього поля
board-4 = четверте поле
    .accusative = четверте поле
    .genitive = четвертого поля
spell-shift = Зсув
    .about = Перемістіть камінь з будь-якого поля на вільну клітинку будь-якого поля. Очок це не дає.
spell-haste = Поспіх
    .about = Негайно активуйте одну свою карту ключа, підготовлену чи ні.
spell-banish = Вигнання
    .about = Поверніть у торбинку один або два камені з доступних вам полів.
spell-recall = Повернення
    .about = Візьміть камінь з іншої області й покладіть на свою карту ключа.
tier-apprentice = Учень
    .about = Що ж, непогано! Ще трошки, і станете магом.
tier-mage = Маг
    .about = Вам відкрилося багато порталів, але ви напевно можете краще!
tier-wizard = Великий чарівник
    .about = Безперечно, майстер! Та досконалості немає меж.
points-count = { $points ->
    [0] без очок
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

## Журнал

chooses-signs = { $you ->
    [yes] Ви вибрали таємні знаки.
   *[no] { $player }: таємні знаки вибрано.
}
keeps-signs = { $you ->
    [yes] Ви залишаєте
    [do] Залиште
   *[no] { $player } залишає
} таємні знаки: { $signs }.
kept-signs = { $you ->
    [yes] У вас
   *[no] { $player }:
} { $count ->
    [one] { $count } таємний знак
    [few] { $count } таємні знаки
   *[many] { $count } таємних знаків
}.
takes-key = { $you ->
    [yes] Ви берете
    [do] Візьміть
   *[no] { $player } бере
} ключ { $key }.
skips-key = { $you ->
    [yes] Ви не берете ключа.
    [do] Не беріть ключа.
   *[no] { $player } не бере ключа.
}
takes-stone = { $you ->
    [yes] Ви берете
    [do] Візьміть
   *[no] { $player } бере
} { $stone } { $you ->
    [no] зі свого
   *[other] з
} { $side ->
    [left] лівого
   *[right] правого
} джерела.
covers-cell = { $you ->
    [yes] Ви кладете
    [do] Покладіть
   *[no] { $player } кладе
} { $stone } на ключ { $key }.
prepares-key = { $you ->
    [yes] Ви кладете
    [do] Покладіть
   *[no] { $player } кладе
} { $stone } на ключ { $key }: він підготовлений.
returns-stone = { $you ->
    [yes] У вас
   *[no] { $player }:
} немає вільних клітинок, { $stone } повертається в торбинку.
casts = { $you ->
    [yes] Ви застосовуєте
    [do] Застосуйте
   *[no] { $player } застосовує
} заклинання «{ $spell }», віддавши { $stone }.
lifts = { $you ->
    [yes] Ви знімаєте
    [do] Зніміть
   *[no] { $player } знімає
} { $stone } з { $board } (ряд { $row }, стовпець { $column }).
shifts = { $you ->
    [yes] Ви переміщуєте
    [do] Перемістіть
   *[no] { $player } переміщує
} { $stone } на { $board } (ряд { $row }, стовпець { $column }).
banishes = { $you ->
    [yes] Ви повертаєте
    [do] Поверніть
   *[no] { $player } повертає
} в торбинку { $stone } з { $board } (ряд { $row }, стовпець { $column }).
banishes-no-more = { $you ->
    [yes] Вам досить одного каменя.
    [do] Обмежтеся одним каменем.
   *[no] { $player } обмежується одним каменем.
}
recalls = { $you ->
    [yes] Ви забираєте
    [do] Заберіть
   *[no] { $player } забирає
} { $stone } з області «{ $spell }».
hastens-key = { $you ->
    [yes] Ви негайно активуєте
    [do] Негайно активуйте
   *[no] { $player } негайно активує
} ключ { $key }.
hastens-empty-key = { $you ->
    [yes] Ви скидаєте
    [do] Скиньте
   *[no] { $player } скидає
} порожній ключ { $key }.
lays-figure = { $you ->
    [yes] Ви переносите
    [do] Перенесіть
   *[no] { $player } переносить
} ключ { $key } на { $board }: { points-count } ({ $matches ->
    [0] без збігів
    [one] { $matches } збіг
    [few] { $matches } збіги
   *[many] { $matches } збігів
}{ $solo ->
    [yes] {""}
   *[no] , { $touches ->
    [0] без сусідів
    [one] { $touches } сусід
    [few] { $touches } сусіди
   *[many] { $touches } сусідів
   }
}{ $lost ->
    [0] {""}
    [one] , втрачено { $lost } камінь
    [few] , втрачено { $lost } камені
   *[many] , втрачено { $lost } каменів
}).
fulfils-sign = { $you ->
    [yes] Ви виконуєте
   *[no] { $player } виконує
} умову таємного знака { $sign }: { points-count }.
activation-begins = Підготовлені ключі активують у порядку номерів.
round-begins = Раунд { $round }. { $you ->
    [yes] Ви перший гравець;
   *[no] Перший гравець — { $player };
} джерела наповнено.
loses-points = { $you ->
    [yes] Ви втрачаєте
   *[no] { $player } втрачає
} { $loss ->
    [one] { $loss } очко
    [few] { $loss } очки
   *[many] { $loss } очок
} за { $count ->
    [one] { $count } невиконаний знак
    [few] { $count } невиконані знаки
   *[many] { $count } невиконаних знаків
}.

## Чим закінчилася партія

end-rounds = Зіграно всі чотири раунди.
end-apprentice = Учень. Що ж, непогано! Ще трошки, і станете магом.
end-mage = Маг. Вам відкрилося багато порталів, але ви напевно можете краще!
end-wizard = Великий чарівник. Безперечно, майстер! Та досконалості немає меж.

## Що можна зробити зараз

prompt-choose-signs = Залиште собі один, два або три таємні знаки.
prompt-choose-key = { $take ->
    [no] Ключів не лишилося: продовжуйте без нового.
   *[yes] Візьміть карту ключа{ $skip ->
        [yes] {" "}або обійдіться без неї
       *[no] {""}
    }.
}
prompt-choose-stone = { $sides ->
    [both] Заберіть камінь з лівого або правого джерела.
    [left] Заберіть камінь з лівого джерела.
   *[right] Заберіть камінь з правого джерела.
}
prompt-choose-cell = { $key_free ->
    [no] На ключах немає вільної клітинки: поверніть камінь ({ $stone }) у торбинку{ $cast ->
        [yes] {" "}або застосуйте заклинання
       *[no] {""}
    }.
   *[yes] Покладіть { $stone } на одну зі своїх карт ключів{ $cast ->
        [yes] {" "}або застосуйте заклинання
       *[no] {""}
    }.
}
prompt-shift-from = Зсув: виберіть камінь на будь-якому полі.
prompt-shift-to = Зсув: виберіть вільну клітинку, { $stone } переміститься на неї.
prompt-haste-key = Поспіх: виберіть ключ, який активуєте зараз.
prompt-haste-figure = Поспіх: перенесіть ключ { $key } на ліве або праве поле.
prompt-haste-figure-solo = Поспіх: перенесіть ключ { $key } на своє поле.
prompt-banish-first = Вигнання: виберіть камінь на одному зі своїх полів.
prompt-banish-second = Вигнання: виберіть другий камінь або закінчіть.
prompt-recall-area = Повернення: виберіть область, з якої заберете камінь.
prompt-recall-cell = Повернення: покладіть { $stone } на одну зі своїх карт ключів.
prompt-activate = Перенесіть ключ { $key } на ліве або праве поле.
prompt-activate-solo = Перенесіть ключ { $key } на своє поле.

## Чому не можна

why-choose-signs = Спершу виберіть, які таємні знаки залишити.
why-choose-key = Спершу візьміть карту ключа{ $skip ->
    [yes] {" "}або обійдіться без неї
   *[no] {""}
}.
why-choose-stone = Спершу заберіть камінь з одного зі своїх джерел.
why-choose-cell = Спершу покладіть узятий камінь на карту ключа.
why-shift-from = Спершу виберіть камінь, який перемістить заклинання.
why-shift-to = Спершу виберіть клітинку, на яку переміститься камінь.
why-haste-key = Спершу виберіть ключ, який активує заклинання.
why-haste-figure = Спершу перенесіть камені з цього ключа.
why-banish-first = Спершу виберіть камінь, що повернеться в торбинку.
why-banish-second = Виберіть другий камінь або закінчіть заклинання.
why-recall-area = Спершу виберіть область, з якої заберете камінь.
why-recall-cell = Спершу покладіть повернений камінь на карту ключа.
why-activate = Спершу треба активувати підготовлений ключ.
why-no-spells = Ця партія йде без заклинань.
why-no-signs = Ця партія йде без таємних знаків.
why-signs-open = У соло знаки відкриті, вибирати нема з чого.
why-signs-chosen = Таємні знаки вибирають один раз, на початку партії.
why-prediction = У соло беруть наступний камінь з планшета передбачень.
why-four-keys = Перед вами вже { $most } карти ключів, більше не можна.
why-not-yet = Ключі активують пізніше, коли всі їхні клітинки накрито.
why-key-not-open = Ключа { $key } немає серед відкритих в області ключів.
why-no-skip = Без вільної клітинки на своїх ключах ви мусите взяти карту.
why-no-marker = Усі ваші маркери вже лежать на { $side ->
    [left] лівому
   *[right] правому
} джерелі: беріть з іншого.
why-not-on-source = На вашому { $side ->
    [left] лівому
   *[right] правому
} джерелі такого немає: { $stone }.
why-no-key = На цьому місці немає ключа.
why-blank-cell = Ця клітинка ключа { $key } не для каменя.
why-covered = Цю клітинку ключа { $key } вже накрито.
why-no-bag = Камінь повертають у торбинку, лише якщо на ваших ключах немає вільних клітинок.
why-area-colour = «{ $spell }» зараз приймає лише один колір: { $colour }.
why-other-area = Цей колір уже належить іншій області: «{ $other }».
why-not-executable = «{ $spell }» зараз нічого не дасть.
why-no-board = Такого поля немає в грі.
why-no-stone = На цій клітинці немає каменя.
why-not-accessible = Це поле вам недоступне: ваші лише ліве й праве.
why-own-cell = Камінь не можна повернути на його ж клітинку.
why-occupied = Ця клітинка зайнята.
why-own-area = Камінь беруть з іншої області, не з «Повернення».
why-empty-area = У цій області немає каменів.
why-one-board = У соло у вас одне поле.
why-off-board = Камінь опинився б за межами поля.
why-same-placement = Це те саме розташування, що й за меншого повороту ключа.

## Звідки очки

source-match = Збіги за кольором
source-touch = Кольорове сусідство
source-sign = Таємні знаки
source-penalty = Невиконані знаки
finale-matches = Камені на клітинках свого кольору
    .about = Усе, що за них принесли викладені ключі, разом.
finale-touches = Сусіди одного кольору
    .about = Очко за кожен такий самий камінь поруч із викладеним.
finale-signs = { $you ->
    [yes] Ваші знаки
   *[other] { $player } розкриває знаки
}: виконано { $signs }
    .about = По { $each } очки за кожен знак, що ліг на поле.
finale-missed = { $you ->
    [yes] Ваші невиконані знаки
   *[other] { $player }: невиконані знаки
}: { $signs }
    .about = Кожен коштує { $each } очки.
finale-rank = { $rank }
    .about = Ось наскільки прочинилися двері.

## Що це дасть

ruin-figure = Втратити { $count } з { $of } каменів
hint-figure = Тут: { points-count } ({ $matches ->
    [0] без збігів
    [one] { $matches } збіг
    [few] { $matches } збіги
   *[many] { $matches } збігів
}, { $touches ->
    [0] без сусідів
    [one] { $touches } сусід
    [few] { $touches } сусіди
   *[many] { $touches } сусідів
}{ $lost ->
    [0] {""}
    [one] , втрачено { $lost } камінь
    [few] , втрачено { $lost } камені
   *[many] , втрачено { $lost } каменів
}).
hint-figure-solo = Тут: { points-count } ({ $matches ->
    [0] без збігів
    [one] { $matches } збіг
    [few] { $matches } збіги
   *[many] { $matches } збігів
}{ $signs ->
    [0] {""}
    [one] , { $signs } знак
    [few] , { $signs } знаки
   *[many] , { $signs } знаків
}{ $lost ->
    [0] {""}
    [one] , втрачено { $lost } камінь
    [few] , втрачено { $lost } камені
   *[many] , втрачено { $lost } каменів
}).
hint-turn = Поворот — R або ручка, рух — стрілки чи вказівник, викласти — Enter або клацання.
hint-turn-touch = Потягніть ключ на поле; два пальці або «Поворот» обертають його.
hint-spell = Або віддайте його за заклинання.

## Кнопки й клавіші

button-skip_key = Без ключа
button-to_bag = У торбинку
button-done = Досить одного
turn-key = Повернути ключ (R)
turn-short = Поворот

## На столі

name-left = Ліве поле
name-right = Праве поле
name-far = Далеке поле
name-own = Ваше поле
board-with = спільне, { $name }
far-note = не ваше
side-basic = звичайна сторона
side-advanced = складна сторона
source-left = Ліве джерело
source-right = Праве джерело
source-name = { $side ->
    [left] Ліве джерело
    [right] Праве джерело
   *[far] Далеке джерело
}: { $count ->
    [0] немає каменів
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
}
take-name = Взяти { $stone } з { $side ->
    [left] лівого
   *[right] правого
} джерела
keys-own = Ваші ключі
keys-of = Ключі: { $name }
signs-own = Таємні знаки
open-signs = Відкриті знаки
signs-left = у колоді { $count }
fulfilled-signs = Виконані знаки, +{ $points }
free-place = вільно
no-keys = немає ключів
prepared = підготовлено
filled = { $have } з { $of }
key-name = Ключ { $key }: каменів { $have } з { $of }
key-prepared = Ключ { $key }: каменів { $have } з { $of }, підготовлений
hole-name = Ключ { $key }, ряд { $row }, стовпець { $column }: вільно
lay-name = Перенести ключ { $key }: стрілки рухають, R повертає, Enter викладає
cell-free = { $board }, ряд { $row }, стовпець { $column }: клітинка «{ $colour }», порожньо
cell-stone = { $board }, ряд { $row }, стовпець { $column }: клітинка «{ $colour }», { $stone }{ $match ->
    [yes] , збіг
   *[no] {""}
}
sign-name = Знак { $sign }: на місці { $have } з { $of }
sign-name-boards = Знак { $sign }: на лівому полі на місці { $left } з { $of }, на правому { $right }
sign-back = Таємний знак
spell-accepts = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
}, лише «{ $stone }».
spell-empty = Порожньо: будь-який колір, якого немає в інших областях.
spell-idle = Зараз нічого не дасть.
deck-left = у колоді { $count }
pile-name = Стос скиду: { $count }
pile-empty = скид порожній
bag-name = У торбинці
order-name = Підготовлені ключі в порядку активації
order-past = Ключ { $key } активовано
sum-match = збігів: { $count }
sum-touch = сусідів: { $count }
sum-sign = знаків: { $count }
sum-lost = втрачено: { $count }
achievement = Досягнення
achievement-now = поки що { $tier }
achievement-name = { points-count }, { $tier }; маг від 36, великий чарівник від 40
prediction = Планшет передбачень
prediction-left = лишилося { $count }
prediction-name = Планшет передбачень: лишилося { $count }
next-stones = Наступні камені за порядком
turns-left = { $count ->
    [0] Останній хід. Камені на непідготовлених ключах нічого не дадуть.
    [one] Ще { $count } хід. Камені на непідготовлених ключах нічого не дадуть.
    [few] Ще { $count } ходи. Камені на непідготовлених ключах нічого не дадуть.
   *[many] Ще { $count } ходів. Камені на непідготовлених ключах нічого не дадуть.
}
choose-signs-title = Ваші таємні знаки
choose-signs-about = 4 очки за кожен виконаний, мінус 2 за кожен невиконаний. Залиште від одного до трьох.
keep-button = { $count ->
    [one] Залишити { $count } знак
    [few] Залишити { $count } знаки
   *[many] Залишити { $count } знаків
}
keep-none = Залиште принаймні один.
tab-left = Ліворуч
tab-right = Праворуч
tab-keys = Ключі
tab-far = Інші
tab-board = Поле
tab-stones = Камені
facts-keys = { $count ->
    [one] { $count } ключ
    [few] { $count } ключі
   *[many] { $count } ключів
}
facts-signs = { $count ->
    [one] { $count } таємний знак
    [few] { $count } таємні знаки
   *[many] { $count } таємних знаків
}
facts-secret = сума таємна
phase-round = Раунд { $now } з { $of }
phase-turn = Хід { $now } з { $of }
phase-collecting = фаза I, збір
phase-activating = фаза II, активація
phase-signs = вибір знаків
phase-over = Кінець гри
