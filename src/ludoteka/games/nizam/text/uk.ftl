### «Нізам» і «Перлина Сходу» за столом.

title = Нізам
subtitle = Коштовне каміння на базарному килимі
tagline = Зсувайте ряди, доки не зійдуться три однакові камені.

form-nizam = Нізам
form-nizam-about = Збирайте комбінації однакових каменів заради очок, доки колода не закінчиться стільки разів, скільки гравців. Можна й соло.
form-pearl = Перлина Сходу
form-pearl-about = Перегони: хто перший збере комбінації всіх восьми видів. На полі лежить одна перлина, що замінює будь-який камінь.
style-builder = Охоче зсуне ряд ще раз, перш ніж рахувати.
style-miser = Тримається за свої карти.
style-gambler = Радше візьме карту, ніж зсуне ряд.

## Налаштування

option-eligibility = Які комбінації дають очки
option-eligibility-about = Що має змінитися в ряді, щоб його комбінація знову дала очки.
option-eligibility-run = довжина комбінації
option-eligibility-run_or_count = комбінація або кількість таких каменів у ряді
option-substitute_payment = Оплата трьома картами
option-substitute_payment-about = Коли за переміщення можна заплатити будь-якими трьома картами.
option-substitute_payment-only_if_lacking = лише без потрібної карти
option-substitute_payment-always = завжди
option-end_timing = Кінець гри
option-end_timing-about = Що відбувається, коли колода закінчилася востаннє.
option-end_timing-immediate = гра закінчується відразу
option-end_timing-finish_round = коло догравають до кінця
option-solo_overflow = Обмеження руки, соло
option-solo_overflow-about = Що робити, коли в руці мало б стати більше восьми карт.
option-solo_overflow-discard = взяти три, тоді скинути до восьми
option-solo_overflow-truncate = брати лише до восьми
option-solo_overflow-forbid = брати, лише коли є місце для трьох
option-pearl_claims = Виконання завдань
option-pearl_claims-about = Чи треба виконувати завдання, яке можна виконати.
option-pearl_claims-mandatory = обов’язково
option-pearl_claims-optional = за бажанням
option-pearl_deadlock = Коли все заблоковано
option-pearl_deadlock-about = Що робити, коли кожне невиконане завдання заблоковане для всіх.
option-pearl_deadlock-end = гра закінчується
option-pearl_deadlock-lift = блокування знімають до наступного виконаного завдання
option-pearl_no_progress_rounds = Кола без завдань
option-pearl_no_progress_rounds-about = Після стількох кіл без жодного виконаного завдання гра закінчується.

## Камені

gem-R = рубін
    .title = Рубін
    .count = { $count ->
        [one] { $count } рубін
        [few] { $count } рубіни
       *[other] { $count } рубінів
    }
gem-E = смарагд
    .title = Смарагд
    .count = { $count ->
        [one] { $count } смарагд
        [few] { $count } смарагди
       *[other] { $count } смарагдів
    }
gem-S = сапфір
    .title = Сапфір
    .count = { $count ->
        [one] { $count } сапфір
        [few] { $count } сапфіри
       *[other] { $count } сапфірів
    }
gem-M = аметист
    .title = Аметист
    .count = { $count ->
        [one] { $count } аметист
        [few] { $count } аметисти
       *[other] { $count } аметистів
    }
gem-T = топаз
    .title = Топаз
    .count = { $count ->
        [one] { $count } топаз
        [few] { $count } топази
       *[other] { $count } топазів
    }
gem-Q = аквамарин
    .title = Аквамарин
    .count = { $count ->
        [one] { $count } аквамарин
        [few] { $count } аквамарини
       *[other] { $count } аквамаринів
    }
gem-B = бурштин
    .title = Бурштин
    .count = { $count ->
        [one] { $count } бурштин
        [few] { $count } бурштини
       *[other] { $count } бурштинів
    }
gem-O = онікс
    .title = Онікс
    .count = { $count ->
        [one] { $count } онікс
        [few] { $count } онікси
       *[other] { $count } оніксів
    }
gem-P = перлина
    .title = Перлина
    .count = { $count ->
        [one] { $count } перлина
        [few] { $count } перлини
       *[other] { $count } перлин
    }

## Слова для багатьох речень

line-name = { $axis ->
    [row] ряд { $number }
   *[column] стовпець { $number }
}
shift-name = { line-name } { $direction ->
    [left] ліворуч
    [right] праворуч
    [up] угору
   *[down] униз
}
line-title = { $axis ->
    [row] Ряд { $number }
   *[column] Стовпець { $number }
}
shift-title = { line-title } { $direction ->
    [left] ліворуч
    [right] праворуч
    [up] угору
   *[down] униз
}
points-count = { $points ->
    [0] 0 очок
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
cards-count = { $count ->
    [0] жодної карти
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
cards-taken = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}

## Журнал

takes-cards = { $you ->
    [yes] Ви берете
    [do] Візьміть
   *[no] { $player } бере
} { cards-taken }.
takes-these-cards = { $you ->
    [yes] Ви берете
    [do] Візьміть
   *[no] { $player } бере
} { cards-taken }: { $cards }.
passes = { $you ->
    [yes] Зробити нічого не можна: ви пропускаєте хід.
   *[no] Зробити нічого не можна: { $player } пропускає хід.
}
shifts = { $you ->
    [yes] Ви зсуваєте
    [do] Зсуньте
   *[no] { $player } зсуває
} { shift-name } за { $gem }.
chooses-shift = { $you ->
    [yes] Ви вибираєте
    [do] Виберіть
   *[no] { $player } вибирає
}, чим заплатити за { shift-name }.
will-pay-three = { $you ->
    [yes] Ви платите
    [do] Заплатіть
   *[no] { $player } платить
} трьома картами за { shift-name }.
discards = { $you ->
    [yes] Ви скидаєте
    [do] Скиньте
   *[no] { $player } скидає
} { $gem }.
shifts-for-three = { $you ->
    [yes] Ви зсуваєте
    [do] Зсуньте
   *[no] { $player } зсуває
} { shift-name }.
finishes = { $you ->
    [yes] Ви завершуєте переміщення.
    [do] Завершіть переміщення.
   *[no] { $player } завершує переміщення.
}
stops = { $you ->
    [yes] Ви не виконуєте інших завдань.
    [do] Не виконуйте інших завдань.
   *[no] { $player } не виконує інших завдань.
}
scores = { $you ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} { points-count }{ $runs ->
    [1] {""}
    [one] {" "}за { $runs } комбінацію
    [few] {" "}за { $runs } комбінації
   *[other] {" "}за { $runs } комбінацій
}.
scores-nothing = { $you ->
    [yes] Ви завершуєте хід без очок.
   *[no] { $player } завершує хід без очок.
}
scored-run = { line-title }: { $length } × { $gem } ({ $worth }).
completes = { $you ->
    [yes] Ви виконуєте завдання
    [do] Виконайте завдання
   *[no] { $player } виконує завдання
} «{ $gem }»{ $pearl ->
    [yes] {" "}з перлиною
   *[no] {""}
}.
deck-ran-out = Колода закінчилася: { $count } з { $of }.
    .about = Гасне лампа. Скидання стає новою колодою.
reshuffled = Колода закінчилася: скинуті карти перетасовано в нову.
blocks-lifted = Усі невиконані завдання заблоковано, тож блокування знято до наступного виконаного завдання.

## Як закінчується партія

end-deck-ran-out = Колода закінчилася востаннє.
end-tasks-done = { $you ->
    [yes] Ви виконали всі вісім завдань.
   *[no] Усі вісім завдань виконано, переможець — { $player }.
}
end-deadlock = Кожне невиконане завдання заблоковане для всіх.
end-no-progress = Забагато кіл без жодного виконаного завдання.

## Що можна зробити

prompt-turn = { $does ->
    [both] Візьміть { cards-taken } або зсуньте ряд чи стовпець.
    [draw] Візьміть { cards-taken }.
   *[shift] Зсуньте ряд чи стовпець.
}
prompt-shifting = Зсуньте ще один ряд чи стовпець або завершіть хід.
prompt-shifting-pearl = Зсуньте ще один ряд чи стовпець або { $tasks ->
    [0] завершіть хід.
    [1] завершіть переміщення й виконайте завдання.
   *[other] завершіть переміщення й виконуйте завдання.
}
prompt-pay = Оплата за { shift-name }: виберіть { $picks ->
    [1] ще одну карту
    [one] { $picks } карту
    [few] { $picks } карти
   *[other] { $picks } карт
}{ $matching ->
    [yes] {" "}або заплатіть однією потрібною картою ({ $gem })
   *[no] {""}
}.
prompt-limit = У руці не більше { $limit } карт: скиньте { $picks ->
    [1] одну
    [one] { $picks } карту
    [few] { $picks } карти
   *[other] { $picks } карт
}.
prompt-claims = Виберіть, яке завдання виконати наступним{ $stop ->
    [yes] , або завершіть хід
   *[no] {""}
}.

## Що це дасть

hint-shift-one = { shift-title } коштує { $gem } і дає { points-count }.{ hint-ends }
hint-shift-three = { shift-title } коштує будь-які три карти й дає { points-count }.{ hint-ends }
hint-shift-one-pearl = { shift-title } коштує { $gem }. { hint-tasks }{ hint-ends }
hint-shift-three-pearl = { shift-title } коштує будь-які три карти. { hint-tasks }{ hint-ends }
hint-ends = { $ends ->
    [score] {" "}На цьому ваш хід закінчиться: прийдуть нові камені.
    [yes] {" "}На цьому ваш хід закінчиться.
   *[no] {""}
}
hint-tasks = { $tasks ->
    [0] Завдань тоді не виконати.
    [one] Тоді можна виконати { $tasks } завдання.
    [few] Тоді можна виконати { $tasks } завдання.
   *[other] Тоді можна виконати { $tasks } завдань.
}
hint-finish = Якщо завершити зараз: { points-count }.
hint-finish-pearl = Якщо завершити зараз: { $tasks ->
    [0] жодного завдання.
    [one] { $tasks } завдання.
    [few] { $tasks } завдання.
   *[other] { $tasks } завдань.
}
hint-draw = Узявши карти, ви закінчуєте хід.
hint-pearl-used = Цього ходу перлина вже замінила камінь.
hint-pearl = За хід перлина замінює камені лише одного виду.
hint-pay = Вибирайте в будь-якому порядку: усі карти ви віддаєте разом.

## Кнопки й клавіші

button-draw = Взяти 3
button-end = { $form ->
    [pay] Заплатити потрібною картою
    [nizam] Завершити: { points-count }
   *[pearl] Завершити
}
pause-last-shift = { $form ->
    [pearl] Зсунути й завершити
   *[nizam] Зсунути й завершити: { points-count }
}
ruin-nothing = Завершити ні з чим
button-pass = Пропустити
key-draw = Взяти три карти
key-end = Завершити хід

## Чому не можна

why-limit = Спершу скиньте ще { $picks ->
    [1] одну карту
    [one] { $picks } карту
    [few] { $picks } карти
   *[other] { $picks } карт
}: у руці не більше { $limit }.
why-claims = { $stop ->
    [yes] Переміщення завершено: виконайте завдання або завершіть хід.
   *[no] Спершу виконайте всі завдання, які можна виконати.
}
why-paying = Переміщення ще не оплачене: бракує { $picks ->
    [1] однієї карти
    [one] { $picks } карти
   *[other] { $picks } карт
}.
why-no-pass = Не можна пропустити хід, коли можна взяти карти або зсунути ряд.
why-no-end = Перш ніж завершити, зсуньте принаймні один ряд.
why-no-draw-after-shift = Карти беруть замість переміщень, а не після них.
why-no-draw-full = { $room ->
    [0] У руці немає місця: не більше { $limit } карт.
    [1] Є місце лише для однієї карти: у руці не більше { $limit }.
    [one] Є місце лише для { $room } карти: у руці не більше { $limit }.
   *[other] Є місце лише для { $room } карт: у руці не більше { $limit }.
}
why-no-draw-empty = Карт, які можна взяти, не лишилося.
why-card = Карти рухаються рядами: потягніть цю вздовж ряду чи стовпця або натисніть стрілку на краю.
why-no-shift = Крайня карта тут — { $gem }. { $hand ->
    [0] У вас немає карт, щоб заплатити.
    [1] Такої у вас немає, а карта лише одна; треба три.
   *[other] Такої у вас немає, а карт лише { $hand }; треба три.
}
why-no-discard = Карти скидають лише як плату за переміщення: виберіть стрілку.
why-not-held = Такої карти в руці немає: { $gem }.
why-ascending = Вибирайте ці карти в тому порядку, у якому вони лежать у скриньці.
why-no-tasks = У цій грі немає завдань.
why-claim-later = Завдання виконують після переміщень.
why-completed = Це завдання ви вже виконали: { $gem }.
why-blocked = Верхня карта суперника блокує це завдання: { $gem }.
why-pearl-used = Цього ходу перлина вже замінила інший камінь, а без неї комбінації немає: { $gem }.
why-no-run = У жодному ряді немає трьох підряд: { $gem }.

## Звідки очки

source-runs-of-three = Комбінації з трьох
source-runs-of-four = Комбінації з чотирьох
source-runs-of-five = Комбінації з п’яти
source-bonus = Додаткові комбінації
source-tasks = Виконані завдання
finale-lamps = Остання карта покинула колоду
    .about = Гасне остання лампа. Коло не догравають; карти в руці нічого не варті.
finale-runs-of-three = Комбінації з трьох
    .about = По 3 очки за кожну.
finale-runs-of-four = Комбінації з чотирьох
    .about = По 5 очок за кожну.
finale-runs-of-five = Комбінації з п’яти
    .about = По 7 очок за кожну.
finale-bonus = Кілька за один хід
    .about = Кожна додаткова комбінація ходу дала ще 1 очко.
finale-necklaces = Намиста
    .about = По перлині за кожне виконане завдання.
finale-pearl = { $you ->
    [yes] Ви застібаєте намисто
   *[other] { $player } застібає намисто
}
    .about = Останнє завдання виконано, і на цьому партія закінчується.

## На полі

board = Килим, п’ять рядів і п’ять стовпців каменів
field-keys = Камені. Стрілки переходять між каменями; із Shift вони показують переміщення ряду чи стовпця з каменем, Enter його робить.
cell = { $gem }, ряд { $row }, стовпець { $column }
cell-empty = порожньо, ряд { $row }, стовпець { $column }
cell-run = { cell }, у комбінації, що дасть очки
    .asked = { cell }
cell-old = { cell }, у старій комбінації
    .asked = { cell }
arrow-made = { $arrow }. Зсунуто цього ходу: { $numbers }
arrow-one = { shift-title }: плата — { $gem }, дає { points-count }
arrow-three = { shift-title }: плата — будь-які три карти, дає { points-count }
arrow-one-pearl = { shift-title }: плата — { $gem }. { hint-tasks }
arrow-three-pearl = { shift-title }: плата — будь-які три карти. { hint-tasks }
arrow-off = { shift-title }: немає чим заплатити
arrow-idle = { shift-title }
deck-name = Колода: { cards-count }
deck-take = Взяти три карти, у колоді { $count }
deck-label = у колоді
discard-name = Колода скидання: { cards-count }
discard-label = скинуто
discard-open = У скиданні, видно всім
discard-empty = У скиданні порожньо.
draw-locked = Взяти три: лише замість переміщень.
draw-open = Взяти три карти (D)
lamps = Колода закінчилася: { $count } з { $of }
lamps-label = Колода закінчилася: { $count } з { $of }
this-turn = Цей хід
this-turn-of = { $player }: цей хід
turn-empty = Ще нічого не зсунуто.
turn-paid = сплачено
turn-pays = плата
sum-run = { line-title }, { $gems }
sum-old = { line-title }, { $gems }: стара, без змін
sum-bonus = { $runs ->
    [2] Друга комбінація
   *[other] Додаткові комбінації
}
sum-if-shift = Якщо зсунути й завершити
sum-if-finish = Якщо завершити зараз
sum-if-finish-of = Якщо хід завершиться зараз
hand = Ваша рука
hand-limit = { $count } з { $limit } карт
hand-no-limit = { cards-count }, без обмежень
hand-cards = { cards-count }
tray-place = { $gem }, у руці { $count }
tray-empty = { $gem }, у руці немає
tray-give = Віддати { $gem }, у руці { $count }
values = Комбінація з трьох дає 3 очки, з чотирьох 5, з п’яти 7; кожна додаткова ще 1
values-more = за кожну
tasks = Ваші завдання
tasks-of = Завдання гравця { $player }
tasks-top = зверху { $gem }
tasks-none = поки що жодного
tasks-done = { $done } з 8 завдань
task-done = { $gem }: виконано
task-top = { $gem }: виконано, лежить зверху й блокує інших
task-open = { $gem }: не виконано
task-blocked = { $gem }: блокує { $player }
task-ready = { $gem }: можна виконати зараз
blocks-you = { $player }: верхня карта блокує { $gem }.
blocks-none = З того, що вам ще потрібне, нічого не заблоковано.
claim-title = Виконайте завдання
claim-with-pearl = Перлина цього ходу
claim-pearl = Використовує перлину: більше вона нічого не замінить.
claim-blocks = Ляже зверху на вашу колоду й заблокує { $gem } для інших.
claim-run = Виконати: { $gem }
facts-hand = { cards-count } у руці
facts-blocks = блокує { $gem }
pay-title = Заплатіть будь-якими трьома
pay-left = { $picks ->
    [0] Сплачено.
    [1] ще одна карта
    [one] ще { $picks } карта
    [few] ще { $picks } карти
   *[other] ще { $picks } карт
}
phase-decks = Колода { $now } з { $of }
phase-last-deck = Остання колода
phase-last-round = Колода закінчилася: останнє коло
phase-solo = Одна колода, соло
phase-tasks = До 8 завдань
phase-over = Кінець
score-track = Поле для підрахунку очок
