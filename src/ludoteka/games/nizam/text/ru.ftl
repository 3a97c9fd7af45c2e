### «Низам» и «Жемчужина Востока» за столом.

title = Низам
subtitle = Драгоценные камни на базарном ковре
tagline = Сдвигайте ряды, пока не сойдутся три одинаковых камня.

form-nizam = Низам
form-nizam-about = Собирайте комбинации одинаковых камней ради очков, пока колода не закончится столько раз, сколько игроков. Можно и соло.
form-pearl = Жемчужина Востока
form-pearl-about = Гонка: кто первым соберёт комбинации всех восьми видов. На поле лежит одна жемчужина, которая заменяет любой камень.
style-builder = Охотно сдвинет ряд ещё раз, прежде чем считать.
style-miser = Держится за свои карты.
style-gambler = Скорее возьмёт карту, чем сдвинет ряд.

## Настройки

option-eligibility = Какие комбинации приносят очки
option-eligibility-about = Что должно измениться в ряду, чтобы его комбинация снова принесла очки.
option-eligibility-run = длина комбинации
option-eligibility-run_or_count = комбинация или число таких камней в ряду
option-substitute_payment = Оплата тремя картами
option-substitute_payment-about = Когда за перемещение можно заплатить любыми тремя картами.
option-substitute_payment-only_if_lacking = только без нужной карты
option-substitute_payment-always = всегда
option-end_timing = Конец игры
option-end_timing-about = Что происходит, когда колода закончилась в последний раз.
option-end_timing-immediate = игра заканчивается сразу
option-end_timing-finish_round = круг доигрывают до конца
option-solo_overflow = Предел руки, соло
option-solo_overflow-about = Что делать, когда в руке оказалось бы больше восьми карт.
option-solo_overflow-discard = взять три, затем сбросить до восьми
option-solo_overflow-truncate = брать только до восьми
option-solo_overflow-forbid = брать, только когда есть место для трёх
option-pearl_claims = Выполнение заданий
option-pearl_claims-about = Нужно ли выполнять задание, которое можно выполнить.
option-pearl_claims-mandatory = обязательно
option-pearl_claims-optional = по желанию
option-pearl_deadlock = Когда всё заблокировано
option-pearl_deadlock-about = Что делать, когда каждое невыполненное задание заблокировано для всех.
option-pearl_deadlock-end = игра заканчивается
option-pearl_deadlock-lift = блокировки сняты до следующего задания
option-pearl_no_progress_rounds = Круги без заданий
option-pearl_no_progress_rounds-about = После скольких кругов без единого выполненного задания игра заканчивается.

## Камни

gem-R = рубин
    .title = Рубин
    .count = { $count ->
        [one] { $count } рубин
        [few] { $count } рубина
       *[other] { $count } рубинов
    }
gem-E = изумруд
    .title = Изумруд
    .count = { $count ->
        [one] { $count } изумруд
        [few] { $count } изумруда
       *[other] { $count } изумрудов
    }
gem-S = сапфир
    .title = Сапфир
    .count = { $count ->
        [one] { $count } сапфир
        [few] { $count } сапфира
       *[other] { $count } сапфиров
    }
gem-M = аметист
    .title = Аметист
    .count = { $count ->
        [one] { $count } аметист
        [few] { $count } аметиста
       *[other] { $count } аметистов
    }
gem-T = топаз
    .title = Топаз
    .count = { $count ->
        [one] { $count } топаз
        [few] { $count } топаза
       *[other] { $count } топазов
    }
gem-Q = аквамарин
    .title = Аквамарин
    .count = { $count ->
        [one] { $count } аквамарин
        [few] { $count } аквамарина
       *[other] { $count } аквамаринов
    }
gem-B = янтарь
    .title = Янтарь
    .count = { $count ->
        [one] { $count } янтарь
        [few] { $count } янтаря
       *[other] { $count } янтарей
    }
gem-O = оникс
    .title = Оникс
    .count = { $count ->
        [one] { $count } оникс
        [few] { $count } оникса
       *[other] { $count } ониксов
    }
gem-P = жемчужина
    .title = Жемчужина
    .count = { $count ->
        [one] { $count } жемчужина
        [few] { $count } жемчужины
       *[other] { $count } жемчужин
    }

## Слова для многих предложений

line-name = { $axis ->
    [row] ряд { $number }
   *[column] столбец { $number }
}
shift-name = { line-name } { $direction ->
    [left] влево
    [right] вправо
    [up] вверх
   *[down] вниз
}
line-title = { $axis ->
    [row] Ряд { $number }
   *[column] Столбец { $number }
}
shift-title = { line-title } { $direction ->
    [left] влево
    [right] вправо
    [up] вверх
   *[down] вниз
}
points-count = { $points ->
    [0] 0 очков
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
cards-count = { $count ->
    [0] ни одной карты
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
cards-taken = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}

## Журнал

takes-cards = { $you ->
    [yes] Вы берёте
    [do] Возьмите
   *[no] { $player } берёт
} { cards-taken }.
takes-these-cards = { $you ->
    [yes] Вы берёте
    [do] Возьмите
   *[no] { $player } берёт
} { cards-taken }: { $cards }.
passes = { $you ->
    [yes] Сделать ничего нельзя: вы пропускаете ход.
   *[no] Сделать ничего нельзя: { $player } пропускает ход.
}
shifts = { $you ->
    [yes] Вы сдвигаете
    [do] Сдвиньте
   *[no] { $player } сдвигает
} { shift-name } за { $gem }.
chooses-shift = { $you ->
    [yes] Вы выбираете
    [do] Выберите
   *[no] { $player } выбирает
}, чем заплатить за { shift-name }.
will-pay-three = { $you ->
    [yes] Вы платите
    [do] Заплатите
   *[no] { $player } платит
} тремя картами за { shift-name }.
discards = { $you ->
    [yes] Вы сбрасываете
    [do] Сбросьте
   *[no] { $player } сбрасывает
} { $gem }.
shifts-for-three = { $you ->
    [yes] Вы сдвигаете
    [do] Сдвиньте
   *[no] { $player } сдвигает
} { shift-name }.
finishes = { $you ->
    [yes] Вы завершаете перемещения.
    [do] Завершите перемещения.
   *[no] { $player } завершает перемещения.
}
stops = { $you ->
    [yes] Вы не выполняете других заданий.
    [do] Не выполняйте других заданий.
   *[no] { $player } не выполняет других заданий.
}
scores = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} { points-count }{ $runs ->
    [1] {""}
    [one] {" "}за { $runs } комбинацию
    [few] {" "}за { $runs } комбинации
   *[other] {" "}за { $runs } комбинаций
}.
scores-nothing = { $you ->
    [yes] Вы завершаете ход без очков.
   *[no] { $player } завершает ход без очков.
}
scored-run = { line-title }: { $length } × { $gem } ({ $worth }).
completes = { $you ->
    [yes] Вы выполняете задание
    [do] Выполните задание
   *[no] { $player } выполняет задание
} «{ $gem }»{ $pearl ->
    [yes] {" "}с жемчужиной
   *[no] {""}
}.
deck-ran-out = Колода закончилась: { $count } из { $of }.
    .about = Гаснет лампа. Сброс становится новой колодой.
reshuffled = Колода закончилась: сброшенные карты перетасованы в новую.
blocks-lifted = Все невыполненные задания заблокированы: до следующего задания блокировки сняты.

## Как заканчивается партия

end-deck-ran-out = Колода закончилась в последний раз.
end-tasks-done = { $you ->
    [yes] Вы выполнили все восемь заданий.
   *[no] Все восемь заданий выполнены, победитель — { $player }.
}
end-deadlock = Каждое невыполненное задание заблокировано для всех.
end-no-progress = Слишком много кругов без единого выполненного задания.

## Что можно сделать

prompt-turn = { $does ->
    [both] Возьмите { cards-taken } или сдвиньте ряд либо столбец.
    [draw] Возьмите { cards-taken }.
   *[shift] Сдвиньте ряд либо столбец.
}
prompt-shifting = Сдвиньте ещё один ряд или столбец либо завершите ход.
prompt-shifting-pearl = Сдвиньте ещё один ряд или столбец либо { $tasks ->
    [0] завершите ход.
    [1] завершите перемещения и выполните задание.
   *[other] завершите перемещения и выполняйте задания.
}
prompt-pay = Оплата за { shift-name }: выберите { $picks ->
    [1] ещё одну карту
    [one] { $picks } карту
    [few] { $picks } карты
   *[other] { $picks } карт
}{ $matching ->
    [yes] {" "}или заплатите одной нужной картой ({ $gem })
   *[no] {""}
}.
prompt-limit = В руке не больше { $limit } карт: сбросьте { $picks ->
    [1] одну
    [one] { $picks } карту
    [few] { $picks } карты
   *[other] { $picks } карт
}.
prompt-claims = Выберите, какое задание выполнить следующим{ $stop ->
    [yes] , или завершите ход
   *[no] {""}
}.

## Что это даст

hint-shift-one = { shift-title } стоит { $gem } и даёт { points-count }.{ hint-ends }
hint-shift-three = { shift-title } стоит любые три карты и даёт { points-count }.{ hint-ends }
hint-shift-one-pearl = { shift-title } стоит { $gem }. { hint-tasks }{ hint-ends }
hint-shift-three-pearl = { shift-title } стоит любые три карты. { hint-tasks }{ hint-ends }
hint-ends = { $ends ->
    [score] {" "}На этом ваш ход закончится: придут новые камни.
    [yes] {" "}На этом ваш ход закончится.
   *[no] {""}
}
hint-tasks = { $tasks ->
    [0] Заданий тогда не выполнить.
    [one] Тогда можно выполнить { $tasks } задание.
    [few] Тогда можно выполнить { $tasks } задания.
   *[other] Тогда можно выполнить { $tasks } заданий.
}
hint-finish = Если завершить сейчас: { points-count }.
hint-finish-pearl = Если завершить сейчас: { $tasks ->
    [0] ни одного задания.
    [one] { $tasks } задание.
    [few] { $tasks } задания.
   *[other] { $tasks } заданий.
}
hint-draw = Взяв карты, вы заканчиваете ход.
hint-pearl-used = В этот ход жемчужина уже заменила камень.
hint-pearl = За ход жемчужина заменяет камни только одного вида.
hint-pay = Выбирайте в любом порядке: карты отдаются вместе.

## Кнопки и клавиши

button-draw = Взять 3
button-end = { $form ->
    [pay] Заплатить нужной картой
    [nizam] Завершить: { points-count }
   *[pearl] Завершить
}
pause-last-shift = { $form ->
    [pearl] Сдвинуть и завершить
   *[nizam] Сдвинуть и завершить: { points-count }
}
ruin-nothing = Завершить ни с чем
button-pass = Пропустить
key-draw = Взять три карты
key-end = Завершить ход

## Почему нельзя

why-limit = Сначала сбросьте ещё { $picks ->
    [1] одну карту
    [one] { $picks } карту
    [few] { $picks } карты
   *[other] { $picks } карт
}: в руке не больше { $limit }.
why-claims = { $stop ->
    [yes] Перемещения завершены: выполните задание или завершите ход.
   *[no] Сначала выполните все задания, которые можно выполнить.
}
why-paying = Перемещение ещё не оплачено: не хватает { $picks ->
    [1] одной карты
    [one] { $picks } карты
   *[other] { $picks } карт
}.
why-no-pass = Нельзя пропустить ход, когда можно взять карты или сдвинуть ряд.
why-no-end = Прежде чем завершить ход, сдвиньте хотя бы один ряд.
why-no-draw-after-shift = Карты берут вместо перемещений, а не после них.
why-no-draw-full = { $room ->
    [0] В руке нет места: не больше { $limit } карт.
    [1] Место есть лишь для одной карты: в руке не больше { $limit }.
    [one] Место есть лишь для { $room } карты: в руке не больше { $limit }.
   *[other] Место есть лишь для { $room } карт: в руке не больше { $limit }.
}
why-no-draw-empty = Карт, которые можно взять, не осталось.
why-card = Карты двигаются рядами: потяните эту вдоль ряда или столбца либо нажмите стрелку на краю.
why-no-shift = Крайняя карта здесь — { $gem }. { $hand ->
    [0] У вас нет карт, чтобы заплатить.
    [1] Такой у вас нет, а карта всего одна; нужно три.
   *[other] Такой у вас нет, а карт всего { $hand }; нужно три.
}
why-no-discard = Карты сбрасывают только как плату за перемещение: выберите стрелку.
why-not-held = Такой карты у вас в руке нет: { $gem }.
why-ascending = Выбирайте эти карты в том порядке, как они лежат в шкатулке.
why-no-tasks = В этой игре нет заданий.
why-claim-later = Задания выполняют после перемещений.
why-completed = Это задание вы уже выполнили: { $gem }.
why-blocked = Верхняя карта соперника блокирует это задание: { $gem }.
why-pearl-used = В этот ход жемчужина уже заменила другой камень, а без неё комбинации нет: { $gem }.
why-no-run = Ни в одном ряду нет трёх подряд: { $gem }.

## Откуда очки

source-runs-of-three = Комбинации из трёх
source-runs-of-four = Комбинации из четырёх
source-runs-of-five = Комбинации из пяти
source-bonus = Дополнительные комбинации
source-tasks = Выполненные задания
finale-lamps = Последняя карта покинула колоду
    .about = Гаснет последняя лампа. Круг не доигрывают; карты в руке ничего не стоят.
finale-runs-of-three = Комбинации из трёх
    .about = По 3 очка за каждую.
finale-runs-of-four = Комбинации из четырёх
    .about = По 5 очков за каждую.
finale-runs-of-five = Комбинации из пяти
    .about = По 7 очков за каждую.
finale-bonus = Несколько за один ход
    .about = Каждая дополнительная комбинация хода дала ещё 1 очко.
finale-necklaces = Ожерелья
    .about = По жемчужине за каждое выполненное задание.
finale-pearl = { $you ->
    [yes] Вы застёгиваете ожерелье
   *[other] { $player } застёгивает ожерелье
}
    .about = Последнее задание выполнено, и на этом партия заканчивается.

## На поле

board = Ковёр, пять рядов и пять столбцов камней
field-keys = Камни. Стрелками переходят от камня к камню; с Shift они показывают перемещение ряда или столбца с этим камнем, Enter его выполняет.
cell = { $gem }, ряд { $row }, столбец { $column }
cell-empty = пусто, ряд { $row }, столбец { $column }
cell-run = { cell }, в комбинации, которая принесёт очки
    .asked = { cell }
cell-old = { cell }, в старой комбинации
    .asked = { cell }
arrow-made = { $arrow }. Сдвинуто в этом ходу: { $numbers }
arrow-one = { shift-title }: плата — { $gem }, даёт { points-count }
arrow-three = { shift-title }: плата — любые три карты, даёт { points-count }
arrow-one-pearl = { shift-title }: плата — { $gem }. { hint-tasks }
arrow-three-pearl = { shift-title }: плата — любые три карты. { hint-tasks }
arrow-off = { shift-title }: нечем заплатить
arrow-idle = { shift-title }
deck-name = Колода: { cards-count }
deck-take = Взять три карты, в колоде { $count }
deck-label = в колоде
discard-name = Колода сброса: { cards-count }
discard-label = в сбросе
discard-open = В сбросе, видно всем
discard-empty = В сбросе пусто.
draw-locked = Взять три: только вместо перемещений.
draw-open = Взять три карты (D)
lamps = Колода закончилась: { $count } из { $of }
lamps-label = Колода закончилась: { $count } из { $of }
this-turn = Этот ход
this-turn-of = { $player }: этот ход
turn-empty = Пока ничего не сдвинуто.
turn-paid = уплачено
turn-pays = плата
sum-run = { line-title }, { $gems }
sum-old = { line-title }, { $gems }: старая, без изменений
sum-bonus = { $runs ->
    [2] Вторая комбинация
   *[other] Дополнительные комбинации
}
sum-if-shift = Если сдвинуть и завершить
sum-if-finish = Если завершить сейчас
sum-if-finish-of = Если ход завершится сейчас
hand = Ваша рука
hand-limit = { $count } из { $limit } карт
hand-no-limit = { cards-count }, без предела
hand-cards = { cards-count }
tray-place = { $gem }, в руке { $count }
tray-empty = { $gem }, в руке нет
tray-give = Отдать { $gem }, в руке { $count }
values = Комбинация из трёх приносит 3 очка, из четырёх 5, из пяти 7; каждая дополнительная ещё 1
values-more = за каждую
tasks = Ваши задания
tasks-of = Задания: { $player }
tasks-top = сверху { $gem }
tasks-none = пока ни одного
tasks-done = { $done } из 8 заданий
task-done = { $gem }: выполнено
task-top = { $gem }: выполнено, лежит сверху и блокирует остальных
task-open = { $gem }: не выполнено
task-blocked = { $gem }: блокирует { $player }
task-ready = { $gem }: можно выполнить сейчас
blocks-you = { $player }: верхняя карта блокирует { $gem }.
blocks-none = Из того, что вам ещё нужно, ничего не заблокировано.
claim-title = Выполните задание
claim-with-pearl = Жемчужина в этот ход
claim-pearl = Использует жемчужину: больше она ничего не заменит.
claim-blocks = Ляжет поверх вашей колоды и заблокирует { $gem } для остальных.
claim-run = Выполнить: { $gem }
facts-hand = { cards-count } в руке
facts-blocks = блокирует { $gem }
pay-title = Заплатите любыми тремя
pay-left = { $picks ->
    [0] Уплачено.
    [1] ещё одна карта
    [one] ещё { $picks } карта
    [few] ещё { $picks } карты
   *[other] ещё { $picks } карт
}
phase-decks = Колода { $now } из { $of }
phase-last-deck = Последняя колода
phase-last-round = Колода закончилась: последний круг
phase-solo = Одна колода, соло
phase-tasks = До 8 заданий
phase-over = Конец
score-track = Поле для подсчёта очков
