### «Порталы» за столом.

title = Порталы
subtitle = Камни, ключи и миры
tagline = Наполняйте волшебные ключи камнями пяти стихий и открывайте порталы на полях, общих с соседями.

form-portals = Порталы
form-portals-about = Четыре раунда для 2–4 игроков: между каждыми двумя соседями — поле и источник силы.
form-solo = Одиночная игра
form-solo-about = Двадцать пять ходов в одиночку. Порядок камней известен заранее; заклинания и открытые тайные знаки всегда в игре.
style-gardener = Любит камни земли.
style-trader = Любит маленькие ключи, на два камня.
style-raider = Любит камни огня.

## Варианты

option-board_side = Сторона полей
option-board_side-about = На сложной стороне клетки одного цвета нигде не соприкасаются.
option-board_side-basic = обычная
option-board_side-advanced = сложная
option-spells = Магические заклинания
option-spells-about = Взятый камень можно отдать планшету заклинаний и применить одно из четырёх заклинаний.
option-spells-no = без них
option-spells-yes = с ними
option-signs = Тайные знаки
option-signs-about = Каждый получает секретные схемы из камней: 4 очка за выполненную, минус 2 за невыполненную.
option-signs-no = без них
option-signs-yes = с ними
option-totals = Сумма очков
option-totals-about = За столом суммы держат в секрете, хотя все видят, кто сколько получает.
option-totals-hidden = секрет до конца партии
option-totals-shown = видна всем

## Камни, поля, заклинания

stone-A = камень воздуха
stone-E = камень земли
stone-F = камень огня
stone-W = камень воды
stone-T = камень времени
element-A = воздух
element-E = земля
element-F = огонь
element-W = вода
element-T = время
board-left = левое поле
    .accusative = ваше левое поле
    .genitive = вашего левого поля
board-right = правое поле
    .accusative = ваше правое поле
    .genitive = вашего правого поля
board-far = дальнее поле
    .accusative = дальнее поле
    .genitive = дальнего поля
board-own = ваше поле
    .accusative = ваше поле
    .genitive = вашего поля
board-1 = первое поле
    .accusative = первое поле
    .genitive = первого поля
board-2 = второе поле
    .accusative = второе поле
    .genitive = второго поля
board-3 = третье поле
    .accusative = третье поле
    .genitive = третьего поля
board-4 = четвёртое поле
    .accusative = четвёртое поле
    .genitive = четвёртого поля
spell-shift = Сдвиг
    .about = Переместите камень с любого поля на свободную клетку любого поля. Очков это не даёт.
spell-haste = Ускорение
    .about = Немедленно активируйте одну свою карту ключа, подготовленную или нет.
spell-banish = Изгнание
    .about = Верните в мешочек один или два камня с доступных вам полей.
spell-recall = Возврат
    .about = Возьмите камень из другой области и положите на свою карту ключа.
tier-apprentice = Ученик
    .about = Ну что ж, неплохо! Ещё чуть-чуть, и станете магом.
tier-mage = Маг
    .about = Вам открылись многие порталы, но наверняка вы сможете лучше!
tier-wizard = Великий волшебник
    .about = Бесспорно, мастер! Но нет предела совершенству.
points-count = { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Журнал

chooses-signs = { $you ->
    [yes] Вы выбрали тайные знаки.
   *[no] { $player }: тайные знаки выбраны.
}
keeps-signs = { $you ->
    [yes] Вы оставляете
    [do] Оставьте
   *[no] { $player } оставляет
} тайные знаки: { $signs }.
kept-signs = { $you ->
    [yes] У вас
   *[no] { $player }:
} { $count ->
    [one] { $count } тайный знак
    [few] { $count } тайных знака
   *[many] { $count } тайных знаков
}.
takes-key = { $you ->
    [yes] Вы берёте
    [do] Возьмите
   *[no] { $player } берёт
} ключ { $key }.
skips-key = { $you ->
    [yes] Вы не берёте ключ.
    [do] Не берите ключ.
   *[no] { $player } не берёт ключ.
}
takes-stone = { $you ->
    [yes] Вы берёте
    [do] Возьмите
   *[no] { $player } берёт
} { $stone } { $you ->
    [no] со своего
   *[other] с
} { $side ->
    [left] левого
   *[right] правого
} источника.
covers-cell = { $you ->
    [yes] Вы кладёте
    [do] Положите
   *[no] { $player } кладёт
} { $stone } на ключ { $key }.
prepares-key = { $you ->
    [yes] Вы кладёте
    [do] Положите
   *[no] { $player } кладёт
} { $stone } на ключ { $key }: он подготовлен.
returns-stone = { $you ->
    [yes] У вас
   *[no] { $player }:
} нет свободных клеток, { $stone } уходит в мешочек.
casts = { $you ->
    [yes] Вы применяете
    [do] Примените
   *[no] { $player } применяет
} заклинание «{ $spell }», отдав { $stone }.
lifts = { $you ->
    [yes] Вы снимаете
    [do] Снимите
   *[no] { $player } снимает
} { $stone } с { $board } (ряд { $row }, столбец { $column }).
shifts = { $you ->
    [yes] Вы перемещаете
    [do] Переместите
   *[no] { $player } перемещает
} { $stone } на { $board } (ряд { $row }, столбец { $column }).
banishes = { $you ->
    [yes] Вы возвращаете
    [do] Верните
   *[no] { $player } возвращает
} в мешочек { $stone } с { $board } (ряд { $row }, столбец { $column }).
banishes-no-more = { $you ->
    [yes] Вам достаточно одного камня.
    [do] Ограничьтесь одним камнем.
   *[no] { $player } ограничивается одним камнем.
}
recalls = { $you ->
    [yes] Вы забираете
    [do] Заберите
   *[no] { $player } забирает
} { $stone } из области «{ $spell }».
hastens-key = { $you ->
    [yes] Вы немедленно активируете
    [do] Немедленно активируйте
   *[no] { $player } немедленно активирует
} ключ { $key }.
hastens-empty-key = { $you ->
    [yes] Вы сбрасываете
    [do] Сбросьте
   *[no] { $player } сбрасывает
} пустой ключ { $key }.
lays-figure = { $you ->
    [yes] Вы переносите
    [do] Перенесите
   *[no] { $player } переносит
} ключ { $key } на { $board }: { points-count } ({ $matches ->
    [0] без совпадений
    [one] { $matches } совпадение
    [few] { $matches } совпадения
   *[many] { $matches } совпадений
}{ $solo ->
    [yes] {""}
   *[no] , { $touches ->
    [0] без соседей
    [one] { $touches } сосед
    [few] { $touches } соседа
   *[many] { $touches } соседей
   }
}{ $lost ->
    [0] {""}
    [one] , потерян { $lost } камень
    [few] , потеряно { $lost } камня
   *[many] , потеряно { $lost } камней
}).
fulfils-sign = { $you ->
    [yes] Вы выполняете
   *[no] { $player } выполняет
} условие тайного знака { $sign }: { points-count }.
activation-begins = Подготовленные ключи активируются в порядке номеров.
round-begins = Раунд { $round }. { $you ->
    [yes] Первый игрок — вы,
   *[no] Первый игрок — { $player },
} источники наполнены.
loses-points = { $you ->
    [yes] Вы теряете
   *[no] { $player } теряет
} { $loss ->
    [one] { $loss } очко
    [few] { $loss } очка
   *[many] { $loss } очков
} за { $count ->
    [one] { $count } невыполненный знак
    [few] { $count } невыполненных знака
   *[many] { $count } невыполненных знаков
}.

## Чем закончилась партия

end-rounds = Сыграны все четыре раунда.
end-apprentice = Ученик. Ну что ж, неплохо! Ещё чуть-чуть, и станете магом.
end-mage = Маг. Вам открылись многие порталы, но наверняка вы сможете лучше!
end-wizard = Великий волшебник. Бесспорно, мастер! Но нет предела совершенству.

## Что можно сделать сейчас

prompt-choose-signs = Оставьте себе один, два или три тайных знака.
prompt-choose-key = { $take ->
    [no] Ключей не осталось: продолжайте без нового.
   *[yes] Возьмите карту ключа{ $skip ->
        [yes] {" "}или обойдитесь без неё
       *[no] {""}
    }.
}
prompt-choose-stone = { $sides ->
    [both] Заберите камень с левого или правого источника.
    [left] Заберите камень с левого источника.
   *[right] Заберите камень с правого источника.
}
prompt-choose-cell = { $key_free ->
    [no] На ключах нет свободной клетки: верните { $stone } в мешочек{ $cast ->
        [yes] {" "}или примените заклинание
       *[no] {""}
    }.
   *[yes] Положите { $stone } на одну из своих карт ключей{ $cast ->
        [yes] {" "}или примените заклинание
       *[no] {""}
    }.
}
prompt-shift-from = Сдвиг: выберите камень на любом поле.
prompt-shift-to = Сдвиг: выберите свободную клетку, на которую переместится { $stone }.
prompt-haste-key = Ускорение: выберите ключ, который активируете сейчас.
prompt-haste-figure = Ускорение: перенесите ключ { $key } на левое или правое поле.
prompt-haste-figure-solo = Ускорение: перенесите ключ { $key } на своё поле.
prompt-banish-first = Изгнание: выберите камень на одном из своих полей.
prompt-banish-second = Изгнание: выберите второй камень или закончите.
prompt-recall-area = Возврат: выберите область, из которой заберёте камень.
prompt-recall-cell = Возврат: положите { $stone } на одну из своих карт ключей.
prompt-activate = Перенесите ключ { $key } на левое или правое поле.
prompt-activate-solo = Перенесите ключ { $key } на своё поле.

## Почему нельзя

why-choose-signs = Сначала выберите, какие тайные знаки оставить.
why-choose-key = Сначала возьмите карту ключа{ $skip ->
    [yes] {" "}или обойдитесь без неё
   *[no] {""}
}.
why-choose-stone = Сначала заберите камень с одного из своих источников.
why-choose-cell = Сначала положите взятый камень на карту ключа.
why-shift-from = Сначала выберите камень, который переместит заклинание.
why-shift-to = Сначала выберите клетку, на которую переместится камень.
why-haste-key = Сначала выберите ключ, который активирует заклинание.
why-haste-figure = Сначала перенесите камни с ускоренного ключа.
why-banish-first = Сначала выберите камень, который вернётся в мешочек.
why-banish-second = Выберите второй камень или закончите заклинание.
why-recall-area = Сначала выберите область, из которой заберёте камень.
why-recall-cell = Сначала положите возвращённый камень на карту ключа.
why-activate = Сначала нужно активировать подготовленный ключ.
why-no-spells = Эта партия идёт без заклинаний.
why-no-signs = Эта партия идёт без тайных знаков.
why-signs-open = В одиночной игре знаки открыты, выбирать нечего.
why-signs-chosen = Тайные знаки выбирают один раз, в начале партии.
why-prediction = В одиночной игре берут следующий камень с планшета предсказаний.
why-four-keys = Перед вами уже { $most } карты ключей, больше нельзя.
why-not-yet = Ключи активируют позже, когда все их клетки накрыты.
why-key-not-open = Ключа { $key } нет среди открытых в области ключей.
why-no-skip = Без свободной клетки на своих ключах вы обязаны взять карту.
why-no-marker = Все ваши маркеры уже лежат на { $side ->
    [left] левом
   *[right] правом
} источнике: берите с другого.
why-not-on-source = На вашем { $side ->
    [left] левом
   *[right] правом
} источнике не лежит ни один { $stone }.
why-no-key = На этом месте нет ключа.
why-blank-cell = На эту клетку ключа { $key } камни не кладут.
why-covered = Эта клетка ключа { $key } уже накрыта.
why-no-bag = Камень возвращают в мешочек, только если на ваших ключах нет свободных клеток.
why-area-colour = «{ $spell }» сейчас принимает только один цвет: { $colour }.
why-other-area = Этот цвет уже занят другой областью: «{ $other }».
why-not-executable = «{ $spell }» сейчас ничего не даст.
why-no-board = Такого поля нет в игре.
why-no-stone = На этой клетке нет камня.
why-not-accessible = Это поле вам недоступно: ваши только левое и правое.
why-own-cell = Камень нельзя вернуть на его же клетку.
why-occupied = Эта клетка занята.
why-own-area = Камень забирают из другой области, не из «Возврата».
why-empty-area = В этой области нет камней.
why-one-board = В одиночной игре у вас одно поле.
why-off-board = Камень оказался бы за пределами поля.
why-same-placement = Это то же расположение, что и при меньшем повороте ключа.

## Откуда очки

source-match = Совпадения по цвету
source-touch = Цветовое соседство
source-sign = Тайные знаки
source-penalty = Невыполненные знаки
finale-matches = Камни на клетках своего цвета
    .about = Всё, что за них принесли выложенные ключи.
finale-touches = Соседи одного цвета
    .about = Очко за каждый такой же камень рядом с выложенным.
finale-signs = { $you ->
    [yes] Ваши знаки
   *[other] { $player } раскрывает знаки
}: выполнено { $signs }
    .about = По { $each } очка за каждый знак, сложенный на поле.
finale-missed = { $you ->
    [yes] Ваши невыполненные знаки
   *[other] { $player }: невыполненные знаки
}: { $signs }
    .about = Каждый стоит { $each } очка.
finale-rank = { $rank }
    .about = Вот насколько открылась дверь.

## Что это даст

ruin-figure = Потерять { $count } из { $of } камней
hint-figure = Здесь: { points-count } ({ $matches ->
    [0] без совпадений
    [one] { $matches } совпадение
    [few] { $matches } совпадения
   *[many] { $matches } совпадений
}, { $touches ->
    [0] без соседей
    [one] { $touches } сосед
    [few] { $touches } соседа
   *[many] { $touches } соседей
}{ $lost ->
    [0] {""}
    [one] , потерян { $lost } камень
    [few] , потеряно { $lost } камня
   *[many] , потеряно { $lost } камней
}).
hint-figure-solo = Здесь: { points-count } ({ $matches ->
    [0] без совпадений
    [one] { $matches } совпадение
    [few] { $matches } совпадения
   *[many] { $matches } совпадений
}{ $signs ->
    [0] {""}
    [one] , { $signs } знак
    [few] , { $signs } знака
   *[many] , { $signs } знаков
}{ $lost ->
    [0] {""}
    [one] , потерян { $lost } камень
    [few] , потеряно { $lost } камня
   *[many] , потеряно { $lost } камней
}).
hint-turn = Поворот — R или круглая стрелка, перемещение — стрелки или указатель, выложить — Enter или щелчок.
hint-turn-touch = Потяните ключ на поле; два пальца или «Поворот» поворачивают его.
hint-spell = Или отдайте его за заклинание.

## Кнопки и клавиши

button-skip_key = Без ключа
button-to_bag = В мешочек
button-done = Хватит одного
turn-key = Повернуть ключ (R)
turn-short = Поворот

## На столе

name-left = Левое поле
name-right = Правое поле
name-far = Дальнее поле
name-own = Ваше поле
board-with = общее, { $name }
far-note = не ваше
side-basic = обычная сторона
side-advanced = сложная сторона
source-left = Левый источник
source-right = Правый источник
source-name = { $side ->
    [left] Левый источник
    [right] Правый источник
   *[far] Дальний источник
}: { $count ->
    [0] нет камней
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
take-name = Взять { $stone } с { $side ->
    [left] левого
   *[right] правого
} источника
keys-own = Ваши ключи
keys-of = Ключи: { $name }
signs-own = Тайные знаки
open-signs = Открытые знаки
signs-left = в колоде { $count }
fulfilled-signs = Выполненные знаки, +{ $points }
free-place = свободно
no-keys = нет ключей
prepared = подготовлен
filled = { $have } из { $of }
key-name = Ключ { $key }: камней { $have } из { $of }
key-prepared = Ключ { $key }: камней { $have } из { $of }, подготовлен
hole-name = Ключ { $key }, ряд { $row }, столбец { $column }: свободно
lay-name = Перенести ключ { $key }: стрелки двигают, R поворачивает, Enter выкладывает
cell-free = { $board }, ряд { $row }, столбец { $column }: клетка «{ $colour }», пусто
cell-stone = { $board }, ряд { $row }, столбец { $column }: клетка «{ $colour }», { $stone }{ $match ->
    [yes] , совпадение
   *[no] {""}
}
sign-name = Знак { $sign }: на месте { $have } из { $of }
sign-name-boards = Знак { $sign }: на левом поле на месте { $left } из { $of }, на правом { $right }
sign-back = Тайный знак
spell-accepts = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}, только «{ $stone }».
spell-empty = Пусто: любой цвет, которого нет в других областях.
spell-idle = Сейчас ничего не даст.
deck-left = в колоде { $count }
pile-name = Стопка сброса: { $count }
pile-empty = сброс пуст
bag-name = В мешочке
order-name = Подготовленные ключи в порядке активации
order-past = Ключ { $key } активирован
sum-match = совпадений: { $count }
sum-touch = соседей: { $count }
sum-sign = знаков: { $count }
sum-lost = потеряно: { $count }
achievement = Достижение
achievement-now = пока что { $tier }
achievement-name = { points-count }, { $tier }; маг от 36, великий волшебник от 40
prediction = Планшет предсказаний
prediction-left = осталось { $count }
prediction-name = Планшет предсказаний: осталось { $count }
next-stones = Следующие камни по порядку
turns-left = { $count ->
    [0] Последний ход. Камни на неподготовленных ключах ничего не дадут.
    [one] Ещё { $count } ход. Камни на неподготовленных ключах ничего не дадут.
    [few] Ещё { $count } хода. Камни на неподготовленных ключах ничего не дадут.
   *[many] Ещё { $count } ходов. Камни на неподготовленных ключах ничего не дадут.
}
choose-signs-title = Ваши тайные знаки
choose-signs-about = 4 очка за каждый выполненный, минус 2 за каждый невыполненный. Оставьте от одного до трёх.
keep-button = { $count ->
    [one] Оставить { $count } знак
    [few] Оставить { $count } знака
   *[many] Оставить { $count } знаков
}
keep-none = Оставьте хотя бы один.
tab-left = Слева
tab-right = Справа
tab-keys = Ключи
tab-far = Другие
tab-board = Поле
tab-stones = Камни
facts-keys = { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
   *[many] { $count } ключей
}
facts-signs = { $count ->
    [one] { $count } тайный знак
    [few] { $count } тайных знака
   *[many] { $count } тайных знаков
}
facts-secret = сумма в секрете
phase-round = Раунд { $now } из { $of }
phase-turn = Ход { $now } из { $of }
phase-collecting = фаза I, сбор
phase-activating = фаза II, активация
phase-signs = выбор знаков
phase-over = Конец игры
