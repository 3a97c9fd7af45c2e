### «Нізам» і «Перлина Сходу» за столом.

title = Нізам
subtitle = Коштовне каміння на базарному килимі
tagline = Зсувайте ряди, доки не зійдуться три однакові камені.

form-nizam = Нізам
form-nizam-about = Збирайте комбінації однакових каменів заради очок, доки колода не закінчиться стільки разів, скільки гравців. Можна й самому.
form-pearl = Перлина Сходу
form-pearl-about = Перегони: першим зберіть комбінації всіх восьми видів. На полі лежить одна перлина, що замінює будь-який камінь.

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
option-end_timing-finish_round = коло дограють до кінця
option-solo_overflow = Обмеження руки, соло
option-solo_overflow-about = Що робити, коли на руці мало б стати більше восьми карт.
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
option-pearl_deadlock-lift = блокування зняті до наступного завдання
option-pearl_no_progress_rounds = Кола без завдань
option-pearl_no_progress_rounds-about = Стільки кіл без жодного виконаного завдання закінчують гру.

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
   *[no] { $player } бере
} { cards-taken }.
takes-these-cards = { $you ->
    [yes] Ви берете
   *[no] { $player } бере
} { cards-taken }: { $cards }.
passes = { $you ->
    [yes] Ви не маєте ходу й пропускаєте.
   *[no] { $player } не має ходу й пропускає.
}
shifts = { $you ->
    [yes] Ви зсуваєте
   *[no] { $player } зсуває
} { shift-name } за { $gem }.
will-pay-three = { $you ->
    [yes] Ви платите
   *[no] { $player } платить
} три карти за { shift-name }.
discards = { $you ->
    [yes] Ви скидаєте
   *[no] { $player } скидає
} { $gem }.
shifts-for-three = { $you ->
    [yes] Ви зсуваєте
   *[no] { $player } зсуває
} { shift-name }.
finishes = { $you ->
    [yes] Ви завершуєте переміщення.
   *[no] { $player } завершує переміщення.
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
   *[no] { $player } виконує завдання
} «{ $gem }»{ $pearl ->
    [yes] {" "}з перлиною
   *[no] {""}
}.
deck-ran-out = Колода закінчилася: { $count } з { $of }.
blocks-lifted = Усі невиконані завдання заблоковані: до наступного завдання блокування зняті.

## Як закінчується партія

end-deck-ran-out = Колода закінчилася востаннє.
end-tasks-done = { $you ->
    [yes] Ви виконали всі вісім завдань.
   *[no] Усі вісім завдань виконано, переможець — { $player }.
}
end-deadlock = Кожне невиконане завдання заблоковане для всіх.
end-no-progress = Забагато кіл без жодного виконаного завдання.

## Що можна зробити

prompt-over = Гру закінчено.
prompt-wait = Ходить { $player }.
prompt-turn = Візьміть три карти або зсуньте ряд чи стовпець.
prompt-shifting = Зсуньте ще щось або завершіть хід.
prompt-shifting-pearl = Зсуньте ще щось або завершіть і виконуйте завдання.
prompt-pay = Оплата за { shift-name }: виберіть { $picks ->
    [1] ще одну карту
    [one] { $picks } карту
    [few] { $picks } карти
   *[other] { $picks } карт
}.
prompt-limit = На руці не більше восьми карт: скиньте { $picks ->
    [1] одну
    [one] { $picks } карту
    [few] { $picks } карти
   *[other] { $picks } карт
}.
prompt-claims = Виберіть, яке завдання виконати наступним.

## Що це дасть

hint-shift-one = { shift-title } коштує { $gem } і дає { points-count }.
hint-shift-three = { shift-title } коштує будь-які три карти й дає { points-count }.
hint-shift-one-pearl = { shift-title } коштує { $gem }. { hint-tasks }
hint-shift-three-pearl = { shift-title } коштує будь-які три карти. { hint-tasks }
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
hint-pay = Вибирайте в будь-якому порядку: карти віддаються разом.

## Кнопки й клавіші

button-draw = Взяти 3
button-end = { $form ->
    [pay] Заплатити потрібною картою
    [nizam] Завершити: { points-count }
   *[pearl] Завершити
}
button-pass = Пропустити
key-draw = Взяти три карти
key-end = Завершити хід

## Чому не можна

why-over = Гру закінчено.
why-limit = Спершу скиньте ще { $picks ->
    [1] одну карту
    [one] { $picks } карту
    [few] { $picks } карти
   *[other] { $picks } карт
}: на руці не більше восьми.
why-claims = Спершу виконайте всі завдання, які можна виконати.
why-paying = Переміщення ще не оплачене: бракує { $picks ->
    [1] однієї карти
    [one] { $picks } карти
   *[other] { $picks } карт
}.
why-no-pass = Не можна пропустити хід, коли можна взяти карти або зсунути ряд.
why-no-end = Перш ніж завершити, зсуньте принаймні один ряд.
why-no-draw-after-shift = Карти беруть замість переміщень, а не після них.
why-no-draw-full = Для карт немає місця: на руці не більше { $limit }.
why-no-draw-empty = Карт, які можна взяти, не лишилося.
why-no-shift = Крайня карта тут — { $gem }. { $hand ->
    [0] У вас немає карт, щоб заплатити.
    [1] Такої у вас немає, а карта всього одна; треба три.
   *[other] Такої у вас немає, а карт усього { $hand }; треба три.
}
why-no-discard = Карти скидають лише як плату за переміщення: виберіть стрілку.
why-not-held = Такої карти у вас на руці немає: { $gem }.
why-ascending = Вибирайте ці карти в тому порядку, як вони лежать у скриньці.
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

## На полі

board = Килим, п’ять рядів і п’ять стовпців каменів
field-keys = Камені. Стрілки показують переміщення ряду чи стовпця з вибраним каменем, Enter його робить; Shift зі стрілками переходить між каменями.
cell = { $gem }, ряд { $row }, стовпець { $column }
cell-empty = порожньо, ряд { $row }, стовпець { $column }
cell-run = { cell }, у комбінації, що дасть очки
cell-old = { cell }, у старій комбінації
arrow-made = { $arrow }. Зсунуто цього ходу: { $numbers }
arrow-one = { shift-title }: плата { $gem }, дає { points-count }
arrow-three = { shift-title }: плата будь-які три карти, дає { points-count }
arrow-one-pearl = { shift-title }: плата { $gem }. { hint-tasks }
arrow-three-pearl = { shift-title }: плата будь-які три карти. { hint-tasks }
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
lamps = Колода закінчувалася { $count } з { $of } разів
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
tray-place = { $gem }, на руці { $count }
tray-empty = { $gem }, на руці немає
tray-give = Віддати { $gem }, на руці { $count }
values = Комбінація з трьох дає 3 очки, з чотирьох 5, з п’яти 7; кожна додаткова ще 1
values-more = за кожну
tasks = Ваші завдання
tasks-of = Завдання гравця { $player }
tasks-top = зверху { $gem }
tasks-none = поки жодного
tasks-done = { $done } з 8 завдань
task-done = { $gem }: виконано
task-top = { $gem }: виконано, лежить зверху й блокує інших
task-open = { $gem }: не виконано
task-blocked = { $gem }: блокує { $player }
task-ready = { $gem }: можна виконати зараз
blocks-you = { $player }: верхня карта блокує { $gem }.
blocks-none = Для вас нічого не заблоковано.
claim-title = Виконайте завдання
claim-with-pearl = Перлина цього ходу
claim-pearl = Використовує перлину: більше вона нічого не замінить.
claim-blocks = Ляже зверху вашої колоди й заблокує { $gem } для інших.
claim-run = Виконати: { $gem }
facts-hand = { cards-count } на руці
facts-blocks = блокує { $gem }
pay-title = Заплатіть будь-якими трьома
pay-left = { $picks ->
    [0] Сплачено.
    [1] ще одна карта
    [one] ще { $picks } карта
    [few] ще { $picks } карти
   *[other] ще { $picks } карт
}
phase-decks = { $now ->
    [1] Перша колода з { $of }
    [2] Друга колода з { $of }
    [3] Третя колода з { $of }
    [4] Четверта колода з { $of }
   *[other] Колода { $now } з { $of }
}
phase-last-deck = Остання колода
phase-solo = Одна колода, соло
phase-tasks = До восьми завдань
phase-over = Кінець
score-track = Поле для підрахунку очок

## Уроки: розібрані приклади

lesson-NIZ-EX10 = У ряді 1 поруч лежать два рубіни, а третій чекає в стовпці 3, на одне місце нижче. У вас є сапфір. Стовпець 3 рушає вгору: сапфір з його верхнього краю переходить униз, і ваш сапфір за це платить.
lesson-NIZ-EX10-question = Скільки очок дасть цей хід?
lesson-NIZ-EX10-why = Тепер у ряді 1 три рубіни підряд. Комбінація з трьох дає 3 очки; її карти скидають і викладають три нові.
lesson-NIZ-EX01 = У ряді 1 рубіни на місцях 1, 2 і 4, а той, що бракує, лежить під проміжком. У ряді 5 сапфіри обабіч третього місця. У вас є сапфір, і ви зсуваєте стовпець 3 вгору.
lesson-NIZ-EX01-question = Скільки очок дасть це одне переміщення?
lesson-NIZ-EX01-why = Ряд 1: чотири рубіни, 5 очок. Ряд 5: три сапфіри, 3 очки, адже туди прийшов сапфір з краю. Кожна комбінація після першої дає ще 1: 5 + 3 + 1 = 9.
lesson-NIZ-EX11 = Рубін замикає ряд 1, а ще два рубіни стоять у стовпці 3 одразу під цим рядом. У вас є рубін, і ви зсуваєте ряд 1 праворуч: його останній рубін переходить на початок.
lesson-NIZ-EX11-question = Скільки очок дасть цей хід?
lesson-NIZ-EX11-why = У ряді 1 і в стовпці 3 по три рубіни, і одна карта в них спільна. Вона повністю рахується в обох: 3 + 3, і ще 1 за другу комбінацію. Скидають її лише раз.
lesson-NIZ-EX12 = На початку вашого ходу в ряді 4 вже лежать три бурштини. У вас є рубін, і ви зсуваєте ряд 1 ліворуч, щоб зійшлися три його рубіни.
lesson-NIZ-EX12-question = Скільки очок дасть цей хід?
lesson-NIZ-EX12-why = Очки дають лише рубіни, 3 очки. Бурштинів ви не змінювали: стара комбінація не дає нічого, навіть додаткового очка, і лишається на місці.
lesson-NIZ-EX13 = Три бурштини лежать на початку ряду 4. У вас є аметист, і ви зсуваєте ряд 4 праворуч: усі вони переходять на одне місце далі.
lesson-NIZ-EX13-question = Скільки очок дасть цей хід?
lesson-NIZ-EX13-why = Жодного. Комбінація лише посунулася вздовж ряду: були три бурштини, є три бурштини, і нічого іншого між тим не було.
lesson-NIZ-EX14 = Ті самі три бурштини на початку ряду 4. Цього разу у вас два бурштини: ви зсуваєте ряд 4 ліворуч, а тоді знову праворуч.
lesson-NIZ-EX14-question = Скільки очок дасть цей хід?
lesson-NIZ-EX14-why = 3 очки, хоча поле виглядає як раніше. Перше переміщення розірвало комбінацію, друге знову з’єднало: ви змінювали кількість каменів у ній.
lesson-NIZ-EX16 = У ряді 4 три бурштини, а четвертий — одразу під наступним місцем. У вас є рубін, і ви зсуваєте стовпець 4 вгору.
lesson-NIZ-EX16-question = Скільки очок дасть цей хід?
lesson-NIZ-EX16-why = Стара комбінація виросла з трьох до чотирьох, тож вона дає очки, і саме як четвірка: 5.
lesson-NIZ-EX18 = У ряді 4 три бурштини, і ще один під середнім із них. У вас є топаз, і ви зсуваєте стовпець 3 вгору: один бурштин виходить з комбінації, інший стає на його місце.
lesson-NIZ-EX18-question = Скільки очок дасть цей хід?
lesson-NIZ-EX18-why = Жодного. Карти одного виду не відрізняються: після переміщення в комбінації три бурштини, як і до нього.
lesson-NIZ-EX27 = Ряд 1 закінчується трьома рубінами; ще по два рубіни стоять угорі стовпців 1 і 2, від ряду 2. У вас три рубіни, і ви тричі зсуваєте ряд 1 праворуч.
lesson-NIZ-EX27-question = Скільки очок дасть цей хід?
lesson-NIZ-EX27-why = Три комбінації: ряд 1, що дорогою розривався, і стовпці 1 та 2. 3 + 3 + 3, і ще 2 за другу й третю: 11.
lesson-NIZ-EX64 = «Перлина Сходу». У ряді 1 лежать три рубіни, а перлина стоїть над двома смарагдами. Ви їх не чіпаєте: у вас онікс, і ви зсуваєте ряд 5 праворуч.
lesson-NIZ-EX64-question = Скільки завдань ви можете тепер виконати?
lesson-NIZ-EX64-why = Два: рубін і смарагд. У цій грі байдуже, хто й коли склав комбінацію. Але зсунути щось треба: після взяття карт завдань не виконують.
lesson-NIZ-EX60 = «Перлина Сходу». У ряді 1 перлина лежить між двома рубінами та двома смарагдами. У вас аметист, і ви зсуваєте ряд 5 праворуч.
lesson-NIZ-EX60-question = Зі скількох завдань ви вибираєте?
lesson-NIZ-EX60-why = З двох, але виконати можна лише одне: за хід перлина замінює камені одного виду. Виконаєте рубін — смарагд чекатиме, і навпаки.
