### «Низам» и «Жемчужина Востока» за столом.

title = Низам
subtitle = Драгоценные камни на базарном ковре
tagline = Сдвигайте ряды, пока не сойдутся три одинаковых камня.

form-nizam = Низам
form-nizam-about = Собирайте комбинации одинаковых камней ради очков, пока колода не закончится столько раз, сколько игроков. Можно и одному.
form-pearl = Жемчужина Востока
form-pearl-about = Гонка: первым соберите комбинации всех восьми видов. На поле лежит одна жемчужина, которая заменяет любой камень.

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
option-solo_overflow-about = Что делать, когда на руке оказалось бы больше восьми карт.
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
option-pearl_no_progress_rounds-about = Столько кругов без единого выполненного задания заканчивают игру.

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
   *[no] { $player } берёт
} { cards-taken }.
takes-these-cards = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} { cards-taken }: { $cards }.
passes = { $you ->
    [yes] У вас нет хода, вы пропускаете.
   *[no] { $player } не имеет хода и пропускает.
}
shifts = { $you ->
    [yes] Вы сдвигаете
   *[no] { $player } сдвигает
} { shift-name } за { $gem }.
will-pay-three = { $you ->
    [yes] Вы платите
   *[no] { $player } платит
} три карты за { shift-name }.
discards = { $you ->
    [yes] Вы сбрасываете
   *[no] { $player } сбрасывает
} { $gem }.
shifts-for-three = { $you ->
    [yes] Вы сдвигаете
   *[no] { $player } сдвигает
} { shift-name }.
finishes = { $you ->
    [yes] Вы завершаете перемещения.
   *[no] { $player } завершает перемещения.
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
   *[no] { $player } выполняет задание
} «{ $gem }»{ $pearl ->
    [yes] {" "}с жемчужиной
   *[no] {""}
}.
deck-ran-out = Колода закончилась: { $count } из { $of }.
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

prompt-over = Игра окончена.
prompt-wait = Ходит { $player }.
prompt-turn = Возьмите три карты или сдвиньте ряд либо столбец.
prompt-shifting = Сдвиньте ещё что-нибудь или завершите ход.
prompt-shifting-pearl = Сдвиньте ещё что-нибудь или завершите и выполняйте задания.
prompt-pay = Оплата за { shift-name }: выберите { $picks ->
    [1] ещё одну карту
    [one] { $picks } карту
    [few] { $picks } карты
   *[other] { $picks } карт
}.
prompt-limit = На руке не больше восьми карт: сбросьте { $picks ->
    [1] одну
    [one] { $picks } карту
    [few] { $picks } карты
   *[other] { $picks } карт
}.
prompt-claims = Выберите, какое задание выполнить следующим.

## Что это даст

hint-shift-one = { shift-title } стоит { $gem } и даёт { points-count }.
hint-shift-three = { shift-title } стоит любые три карты и даёт { points-count }.
hint-shift-one-pearl = { shift-title } стоит { $gem }. { hint-tasks }
hint-shift-three-pearl = { shift-title } стоит любые три карты. { hint-tasks }
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
button-pass = Пропустить
key-draw = Взять три карты
key-end = Завершить ход

## Почему нельзя

why-over = Игра окончена.
why-limit = Сначала сбросьте ещё { $picks ->
    [1] одну карту
    [one] { $picks } карту
    [few] { $picks } карты
   *[other] { $picks } карт
}: на руке не больше восьми.
why-claims = Сначала выполните все задания, которые можно выполнить.
why-paying = Перемещение ещё не оплачено: не хватает { $picks ->
    [1] одной карты
    [one] { $picks } карты
   *[other] { $picks } карт
}.
why-no-pass = Нельзя пропустить ход, когда можно взять карты или сдвинуть ряд.
why-no-end = Прежде чем завершить, сдвиньте хотя бы один ряд.
why-no-draw-after-shift = Карты берут вместо перемещений, а не после них.
why-no-draw-full = Для карт нет места: на руке не больше { $limit }.
why-no-draw-empty = Карт, которые можно взять, не осталось.
why-no-shift = Крайняя карта здесь — { $gem }. { $hand ->
    [0] У вас нет карт, чтобы заплатить.
    [1] Такой у вас нет, а карта всего одна; нужно три.
   *[other] Такой у вас нет, а карт всего { $hand }; нужно три.
}
why-no-discard = Карты сбрасывают только как плату за перемещение: выберите стрелку.
why-not-held = Такой карты у вас на руке нет: { $gem }.
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

## На поле

board = Ковёр, пять рядов и пять столбцов камней
field-keys = Камни. Стрелки показывают перемещение ряда или столбца с выбранным камнем, Enter его делает; Shift со стрелками переходит между камнями.
cell = { $gem }, ряд { $row }, столбец { $column }
cell-empty = пусто, ряд { $row }, столбец { $column }
cell-run = { cell }, в комбинации, которая принесёт очки
cell-old = { cell }, в старой комбинации
arrow-made = { $arrow }. Сдвинуто в этом ходу: { $numbers }
arrow-one = { shift-title }: плата { $gem }, даёт { points-count }
arrow-three = { shift-title }: плата любые три карты, даёт { points-count }
arrow-one-pearl = { shift-title }: плата { $gem }. { hint-tasks }
arrow-three-pearl = { shift-title }: плата любые три карты. { hint-tasks }
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
lamps = Колода закончилась { $count } из { $of } раз
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
tray-place = { $gem }, на руке { $count }
tray-empty = { $gem }, на руке нет
tray-give = Отдать { $gem }, на руке { $count }
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
blocks-none = Для вас ничего не заблокировано.
claim-title = Выполните задание
claim-with-pearl = Жемчужина в этот ход
claim-pearl = Использует жемчужину: больше она ничего не заменит.
claim-blocks = Ляжет сверху вашей колоды и заблокирует { $gem } для остальных.
claim-run = Выполнить: { $gem }
facts-hand = { cards-count } на руке
facts-blocks = блокирует { $gem }
pay-title = Заплатите любыми тремя
pay-left = { $picks ->
    [0] Уплачено.
    [1] ещё одна карта
    [one] ещё { $picks } карта
    [few] ещё { $picks } карты
   *[other] ещё { $picks } карт
}
phase-decks = { $now ->
    [1] Первая колода из { $of }
    [2] Вторая колода из { $of }
    [3] Третья колода из { $of }
    [4] Четвёртая колода из { $of }
   *[other] Колода { $now } из { $of }
}
phase-last-deck = Последняя колода
phase-solo = Одна колода, соло
phase-tasks = До восьми заданий
phase-over = Конец
score-track = Поле для подсчёта очков

## Уроки: разобранные примеры

lesson-NIZ-EX10 = В ряду 1 рядом лежат два рубина, а третий ждёт в столбце 3, на одно место ниже. У вас есть сапфир. Столбец 3 идёт вверх: сапфир с его верхнего края переходит вниз, и ваш сапфир за это платит.
lesson-NIZ-EX10-question = Сколько очков принесёт этот ход?
lesson-NIZ-EX10-why = Теперь в ряду 1 три рубина подряд. Комбинация из трёх приносит 3 очка; её карты сбрасывают и выкладывают три новые.
lesson-NIZ-EX01 = В ряду 1 рубины на местах 1, 2 и 4, а недостающий лежит под промежутком. В ряду 5 сапфиры по обе стороны третьего места. У вас есть сапфир, и вы сдвигаете столбец 3 вверх.
lesson-NIZ-EX01-question = Сколько очков принесёт это одно перемещение?
lesson-NIZ-EX01-why = Ряд 1: четыре рубина, 5 очков. Ряд 5: три сапфира, 3 очка, ведь туда пришёл сапфир с края. Каждая комбинация после первой приносит ещё 1: 5 + 3 + 1 = 9.
lesson-NIZ-EX11 = Рубин замыкает ряд 1, а ещё два рубина стоят в столбце 3 сразу под этим рядом. У вас есть рубин, и вы сдвигаете ряд 1 вправо: его последний рубин переходит в начало.
lesson-NIZ-EX11-question = Сколько очков принесёт этот ход?
lesson-NIZ-EX11-why = В ряду 1 и в столбце 3 по три рубина, и одна карта у них общая. Она полностью считается в обоих: 3 + 3, и ещё 1 за вторую комбинацию. Сбрасывают её только раз.
lesson-NIZ-EX12 = В начале вашего хода в ряду 4 уже лежат три янтаря. У вас есть рубин, и вы сдвигаете ряд 1 влево, чтобы сошлись три его рубина.
lesson-NIZ-EX12-question = Сколько очков принесёт этот ход?
lesson-NIZ-EX12-why = Очки приносят только рубины, 3 очка. Янтари вы не меняли: старая комбинация не приносит ничего, даже дополнительного очка, и остаётся на месте.
lesson-NIZ-EX13 = Три янтаря лежат в начале ряда 4. У вас есть аметист, и вы сдвигаете ряд 4 вправо: все они переходят на одно место дальше.
lesson-NIZ-EX13-question = Сколько очков принесёт этот ход?
lesson-NIZ-EX13-why = Ни одного. Комбинация лишь проехала вдоль ряда: было три янтаря, есть три янтаря, и ничего другого между тем не было.
lesson-NIZ-EX14 = Те же три янтаря в начале ряда 4. На этот раз у вас два янтаря: вы сдвигаете ряд 4 влево, а затем снова вправо.
lesson-NIZ-EX14-question = Сколько очков принесёт этот ход?
lesson-NIZ-EX14-why = 3 очка, хотя поле выглядит как прежде. Первое перемещение разорвало комбинацию, второе снова соединило: вы меняли число камней в ней.
lesson-NIZ-EX16 = В ряду 4 три янтаря, а четвёртый — сразу под следующим местом. У вас есть рубин, и вы сдвигаете столбец 4 вверх.
lesson-NIZ-EX16-question = Сколько очков принесёт этот ход?
lesson-NIZ-EX16-why = Старая комбинация выросла с трёх до четырёх, поэтому она приносит очки, причём как четвёрка: 5.
lesson-NIZ-EX18 = В ряду 4 три янтаря, и ещё один под средним из них. У вас есть топаз, и вы сдвигаете столбец 3 вверх: один янтарь выходит из комбинации, другой встаёт на его место.
lesson-NIZ-EX18-question = Сколько очков принесёт этот ход?
lesson-NIZ-EX18-why = Ни одного. Карты одного вида не отличаются: после перемещения в комбинации три янтаря, как и до него.
lesson-NIZ-EX27 = Ряд 1 заканчивается тремя рубинами; ещё по два рубина стоят вверху столбцов 1 и 2, начиная с ряда 2. У вас три рубина, и вы трижды сдвигаете ряд 1 вправо.
lesson-NIZ-EX27-question = Сколько очков принесёт этот ход?
lesson-NIZ-EX27-why = Три комбинации: ряд 1, который по пути разрывался, и столбцы 1 и 2. 3 + 3 + 3, и ещё 2 за вторую и третью: 11.
lesson-NIZ-EX64 = «Жемчужина Востока». В ряду 1 лежат три рубина, а жемчужина стоит над двумя изумрудами. Вы их не трогаете: у вас оникс, и вы сдвигаете ряд 5 вправо.
lesson-NIZ-EX64-question = Сколько заданий вы можете теперь выполнить?
lesson-NIZ-EX64-why = Два: рубин и изумруд. В этой игре неважно, кто и когда сложил комбинацию. Но сдвинуть что-то нужно: после взятия карт заданий не выполняют.
lesson-NIZ-EX60 = «Жемчужина Востока». В ряду 1 жемчужина лежит между двумя рубинами и двумя изумрудами. У вас аметист, и вы сдвигаете ряд 5 вправо.
lesson-NIZ-EX60-question = Из скольких заданий вы выбираете?
lesson-NIZ-EX60-why = Из двух, но выполнить можно только одно: за ход жемчужина заменяет камни одного вида. Выполните рубин — изумруд подождёт, и наоборот.
