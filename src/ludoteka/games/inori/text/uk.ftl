### Інорі за столом.

title = Інорі
subtitle = Духи довкола прадерева
tagline = Відправляйте старійшин до духів, заповнюйте їхні карти, зводьте вівтарі на прадереві.

form-inori = Інорі
form-inori-about = Чотири пори року підношень. Прихильність шести духів дає очки на заповнених картах і біля вівтарів.
style-gardener = Охоче відправляє старійшин до прадерева.
style-dreamer = Збирає руни.
style-miser = Заощаджує прихильність духів.

## Кольори, карти, руни

colour-yellow = жовтий
    .of = жовтого
    .title = Жовтий
    .spirit = Світло
colour-blue = блакитний
    .of = блакитного
    .title = Блакитний
    .spirit = Вода
colour-green = зелений
    .of = зеленого
    .title = Зелений
    .spirit = Земля
colour-purple = фіолетовий
    .of = фіолетового
    .title = Фіолетовий
    .spirit = Темрява
colour-red = червоний
    .of = червоного
    .title = Червоний
    .spirit = Вогонь
colour-grey = сірий
    .of = сірого
    .title = Сірий
    .spirit = Вітер

card-yellow = жовта карта
    .name = Жовта карта
    .onto = жовту карту
    .of = жовтої карти
    .next = жовта карта
card-blue = блакитна карта
    .name = Блакитна карта
    .onto = блакитну карту
    .of = блакитної карти
    .next = блакитна карта
card-green = зелена карта
    .name = Зелена карта
    .onto = зелену карту
    .of = зеленої карти
    .next = зелена карта
card-purple = фіолетова карта
    .name = Фіолетова карта
    .onto = фіолетову карту
    .of = фіолетової карти
    .next = фіолетова карта
card-red = червона карта
    .name = Червона карта
    .onto = червону карту
    .of = червоної карти
    .next = червона карта
card-grey = сіра карта
    .name = Сіра карта
    .onto = сіру карту
    .of = сірої карти
    .next = сіра карта

rune-double-yellow = «Подвійна прихильність», жовта
rune-double-blue = «Подвійна прихильність», блакитна
rune-double-green = «Подвійна прихильність», зелена
rune-double-purple = «Подвійна прихильність», фіолетова
rune-double-red = «Подвійна прихильність», червона
rune-double-grey = «Подвійна прихильність», сіра
rune-journey-yellow = «Рунічна мандрівка», жовта
rune-journey-blue = «Рунічна мандрівка», блакитна
rune-journey-green = «Рунічна мандрівка», зелена
rune-journey-purple = «Рунічна мандрівка», фіолетова
rune-journey-red = «Рунічна мандрівка», червона
rune-journey-grey = «Рунічна мандрівка», сіра
rune-companion = «Соратник»

favour-count = { $count ->
    [one] { $count } жетон { $colour } кольору
    [few] { $count } жетони { $colour } кольору
   *[many] { $count } жетонів { $colour } кольору
}
point-count = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

season-1 = Весна
season-2 = Літо
season-3 = Осінь
season-4 = Зима

## Журнал

places-card = { $you ->
    [yes] Ви ставите старійшину на { $card }.
    [do] Поставте старійшину на { $card }.
   *[no] { $player } ставить старійшину на { $card }.
}
places-tree = { $you ->
    [yes] Ви відправляєте старійшину до прадерева, { site }.
    [do] Відправте старійшину до прадерева, { site }.
   *[no] { $player } відправляє старійшину до прадерева, { site }.
}
places-foot = { $you ->
    [yes] Ви відправляєте старійшину до підніжжя прадерева.
    [do] Відправте старійшину до підніжжя прадерева.
   *[no] { $player } відправляє старійшину до підніжжя прадерева.
}
joins-card = { $you ->
    [yes] Ви граєте «Соратника» і приєднуєтеся до старійшини: ваш старійшина стає на { $card }.
    [do] Зіграйте «Соратника» і приєднайтеся до старійшини: ваш старійшина стане на { $card }.
   *[no] { $player } грає «Соратника» і приєднується до старійшини: фішка стає на { $card }.
}
joins-tree = { $you ->
    [yes] Ви граєте «Соратника» і приєднуєтеся до старійшини на прадереві, { site }.
    [do] Зіграйте «Соратника» і приєднайтеся до старійшини на прадереві, { site }.
   *[no] { $player } грає «Соратника» і приєднується до старійшини на прадереві, { site }.
}
pays = { $you ->
    [yes] Ви сплачуєте 1 жетон { $colour } кольору.
    [do] Сплатіть 1 жетон { $colour } кольору.
   *[no] { $player } сплачує 1 жетон { $colour } кольору.
}
pays-rune = { $you ->
    [yes] Ви платите «Подвійною прихильністю» { $colour } кольору.
    [do] Заплатіть «Подвійною прихильністю» { $colour } кольору.
   *[no] { $player } платить «Подвійною прихильністю» { $colour } кольору.
}
lays-altar = { $you ->
    [yes] Ви зводите вівтар { $colour } кольору на прадереві, { site }.
    [do] Зведіть вівтар { $colour } кольору на прадереві, { site }.
   *[no] { $player } зводить вівтар { $colour } кольору на прадереві, { site }.
}
takes = { $you ->
    [yes] Ви берете { favour-count }.
    [do] Візьміть { favour-count }.
   *[no] { $player } бере { favour-count }.
}
takes-rune = { $you ->
    [yes] Ви берете жетон рун.
   *[no] { $player } бере жетон рун.
}
takes-this-rune = { $you ->
    [yes] Ви берете жетон рун: { $rune }.
   *[no] { $player } бере жетон рун: { $rune }.
}
scores = { $you ->
    [yes] Ви здобуваєте { point-count }.
   *[no] { $player } здобуває { point-count }.
}
gains-nothing = { $you ->
    [yes] Ця комірка нічого вам не приносить.
   *[no] { $player } нічого не отримує від цієї комірки.
}
reveals = { $you ->
    [yes] Ви відкриваєте «Подвійну прихильність» { $colour } кольору.
    [do] Відкрийте «Подвійну прихильність» { $colour } кольору.
   *[no] { $player } відкриває «Подвійну прихильність» { $colour } кольору.
}
keeps-runes = { $you ->
    [yes] Ви залишаєте руни долілиць.
    [do] Залиште руни долілиць.
   *[no] { $player } залишає руни долілиць.
}
plays-journey = { $you ->
    [yes] Ви граєте «Рунічну мандрівку» { $colour } кольору.
    [do] Зіграйте «Рунічну мандрівку» { $colour } кольору.
   *[no] { $player } грає «Рунічну мандрівку» { $colour } кольору.
}
journey-takes = { $you ->
    [yes] Ваш старійшина йде з { $card }.
   *[no] Старійшина гравця { $player } йде з { $card }.
}
journey-takes-neutral = Нейтральний старійшина йде з { $card }.
journey-puts = { $you ->
    [yes] Ваш старійшина приходить на { $card }.
   *[no] Старійшина гравця { $player } приходить на { $card }.
}
journey-puts-neutral = Нейтральний старійшина приходить на { $card }.
puts-neutral = { $you ->
    [yes] Ви ставите нейтрального старійшину на { $card }.
    [do] Поставте нейтрального старійшину на { $card }.
   *[no] { $player } ставить нейтрального старійшину на { $card }.
}
stands-down = { $you ->
    [yes] Доступних вам комірок немає: один старійшина пропускає цю пору року.
   *[no] { $player } не має доступних комірок: один старійшина пропускає цю пору року.
}
card-full = { $card } заповнена.
card-unfilled = { $card } незаповнена й очок не приносить.
season-card-unfilled = { $card } незаповнена, але як карта зміни пір року приносить очки.
card-scores = { $you ->
    [yes] Ви здобуваєте { point-count } за жетони { $colour } кольору.
   *[no] { $player } здобуває { point-count } за жетони { $colour } кольору.
}
card-replaced = На її місці тепер { $card }.
elders-return = Старійшини повертаються; настає пора року { $season }.
interlude-season = Нова пора року: { $season }
    .about = Старійшини знову вдома. { $you ->
        [yes] Починаєте ви.
       *[no] Починає { $player }.
    }
draws-season-cards = { $you ->
    [yes] Ви маєте найменше очок і берете 2 карти зміни пір року: { $one } й { $other }.
   *[no] { $player } має найменше очок і бере 2 карти зміни пір року: { $one } й { $other }.
}
lays-season-card = { $you ->
    [yes] Ви викладаєте { $card } для пори року { $season } і починаєте її.
    [do] Викладіть { $card } для пори року { $season } і почніть її.
   *[no] { $player } викладає { $card } для пори року { $season } і починає її.
}
reveals-at-end = { $you ->
    [yes] Вашу «Подвійну прихильність» { $colour } кольору відкрито для підрахунку.
   *[no] «Подвійну прихильність» { $colour } кольору гравця { $player } відкрито для підрахунку.
}
altar-scores = { $you ->
    [yes] Вівтар { $colour } кольору, { site }: ви здобуваєте { point-count }.
   *[no] Вівтар { $colour } кольору, { site }: { $player } здобуває { point-count }.
}
altar-scores-nobody = Вівтар { $colour } кольору, { site }: ніхто не здобуває очок.

end-victory = Чотири пори року минули. Прадерево має нового хранителя.
end-shared-victory = Чотири пори року минули. Перемогу поділено.

## Підказки

prompt-automatic = Пора року добігає кінця.
prompt-turn = { $where ->
    [nowhere] Вільної комірки для старійшини немає: { $runes ->
        [yes] зіграйте руну або відкладіть старійшину до кінця пори року.
       *[no] старійшина відпочиває до кінця пори року.
    }
   *[other] { $elders ->
        [1] Розмістіть останнього старійшину цієї пори року { prompt-where }{ prompt-runes }.
       *[other] Розмістіть старійшину { prompt-where }{ prompt-runes } (лишилося { $elders }).
    }
}
prompt-where = { $where ->
    [cards] на карті
    [tree] на прадереві
   *[both] на карті або на прадереві
}
prompt-runes = { $runes ->
    [yes] , а перед тим можете зіграти руну
   *[no] {""}
}
prompt-move-from = «Рунічна мандрівка» { $colour } кольору: хто вирушає в дорогу?
prompt-move-to = «Рунічна мандрівка» { $colour } кольору: куди йде старійшина?
prompt-pay = { $space ->
    [T1] { prompt-pay-tree }
    [T2] { prompt-pay-tree }
    [T3] { prompt-pay-tree }
    [T4] { prompt-pay-tree }
    [T5] { prompt-pay-tree }
    [T6] { prompt-pay-tree }
   *[other] Чим сплатите вартість цієї комірки?
}
prompt-pay-tree = Чим сплатите вартість комірки прадерева, { site }?
prompt-altar = Який вівтар зведете на прадереві, { site }?
prompt-reveal-after-cost = Вартість сплачено. { $reveal ->
    [yes] Відкрити «Подвійну прихильність», перш ніж рахувати?
   *[no] «Подвійної прихильності», яку можна відкрити, у вас немає: рушайте далі.
}
prompt-weakest = Який із ваших найслабших кольорів берете?
prompt-any = { $left ->
    [one] Візьміть ще 1 жетон будь-якого кольору.
   *[other] Візьміть { $left } жетони будь-якого кольору, один за одним.
}
prompt-neutral = { $left ->
    [one] Поставте ще 1 нейтрального старійшину у вільну комірку карти.
   *[other] Поставте { $left } нейтральних старійшин у вільні комірки карт.
}
prompt-season-reveal = Пора року скінчилася. { $reveal ->
    [yes] Відкрити «Подвійну прихильність» перед підрахунком?
   *[no] «Подвійної прихильності», яку можна відкрити, у вас немає: рушайте далі.
}
prompt-season-card = У вас найменше очок: яку карту зміни пір року викладете?

## Чому ні

why-automatic = Це відбувається саме собою наприкінці пори року.
why-not-on-turn = Не зараз: у свій хід ви розміщуєте старійшину, а перед тим можете зіграти руни.
why-first-move-from = Спершу виберіть старійшину, який вирушає в дорогу.
why-first-move-to = Спершу виберіть, куди йде старійшина.
why-first-pay = Спершу сплатіть вартість розміщення.
why-first-altar = Спершу виберіть вівтар.
why-first-reveal-after-cost = Зараз можна лише відкрити «Подвійну прихильність».
why-first-weakest = Спершу виберіть один зі своїх найслабших кольорів.
why-first-any = Спершу візьміть свої жетони.
why-first-neutral = Спершу розмістіть нейтральних старійшин на картах.
why-first-season-reveal = Зараз можна лише відкрити «Подвійну прихильність».
why-first-season-card = Спершу виберіть карту зміни пір року.
why-no-card = Тут іще немає карти.
why-no-space = { $spaces ->
    [one] На цій карті лише { $spaces } комірка.
    [few] На цій карті лише { $spaces } комірки.
   *[many] На цій карті лише { $spaces } комірок.
}
why-foot-used = Жетонів біля цього підніжжя вже немає; комірку більше не можна використати.
why-occupied = Там уже стоїть старійшина.
why-no-favours = У вас немає жетонів прихильності, щоб заплатити.
why-cannot-pay = У вас немає жетона { $colour } кольору, щоб заплатити.
why-no-tile = У вас немає жетона кольору, вівтар якого ще доступний.
why-no-companion = У вас немає руни «Соратник».
why-companion-free = «Соратник» приєднується до іншого старійшини; у вільну комірку ставте свого просто так.
why-companion-own = Там уже стоїть ваш старійшина.
why-no-double = У вас немає закритої «Подвійної прихильності» { $colour } кольору.
why-no-journey = У вас немає «Рунічної мандрівки» { $colour } кольору.
why-journey-nowhere = «Рунічна мандрівка» { $colour } кольору зараз не може нікого перемістити.
why-no-stand-down = У вас іще є доступна комірка.
why-not-held = У вас немає такого жетона { $colour } кольору.
why-not-strongest = Найбільше у вас жетонів не { $colour } кольору.
why-wrong-colour = Жетоном { $colour } кольору за цю комірку не платять.
why-tile-laid = Вівтар { $colour } кольору вже стоїть на прадереві.
why-no-supply = У запасі немає жетонів { $colour } кольору.
why-not-weakest = У вас { favour-count }: це не найслабший ваш колір.
why-own-elder = «Рунічна мандрівка» переміщує лише чужих старійшин.
why-no-elder = Такого старійшини там немає.
why-nowhere-to-go = Звідти «Рунічна мандрівка» { $colour } кольору нікуди не веде.
why-same-card = Старійшина має перейти на іншу карту.
why-other-colour = З цією руною старійшина йде або з карти { $colour } кольору, або на неї.
why-not-drawn = Цієї карти не витягли.

## Очки за джерелами

source-cards = Комірки карт
source-tree = Комірки прадерева
source-season-1 = Карти весни
source-season-2 = Карти літа
source-season-3 = Карти осені
source-season-4 = Карти зими
source-altars = Вівтарі
finale-winter = Рахуємо останню пору року
    .about = Карта за картою: кожен жетон її кольору дає очко кожному, чий старійшина там стоїть.
finale-tree = Прадерево відповідає
    .about = Вівтарі засвічуються; місце без вівтаря не дає нічого.
finale-altar = Вівтар { $colour } кольору: { $first }{ $second ->
    [0] {""}
   *[other] {" "}і { $second }
}
    .about = { $second ->
    [0] За найбільшу кількість; за нічиєї очок не отримує ніхто.
   *[other] За перше й друге місце за жетонами { $colour } кольору.
}

## Поле

button-done = Залишити долілиць
key-done = Залишити руни долілиць
button-stand_down = Пропустити
button-reveal = Відкрити: { $colour }
button-play_journey = Мандрівка: { $colour }
button-pay = Сплатити: { $colour }
button-altar = Вівтар: { $colour }
button-weakest = Взяти: { $colour }
button-gain = Взяти: { $colour }

phase-over = Гру завершено
hint-use = { $pays ->
    [0] { "" }
    [one] Сплатите { $pays } жетон. { "" }
    [few] Сплатите { $pays } жетони. { "" }
   *[many] Сплатите { $pays } жетонів. { "" }
}{ $takes ->
    [0] { "" }
    [one] Візьмете { $takes } жетон. { "" }
    [few] Візьмете { $takes } жетони. { "" }
   *[many] Візьмете { $takes } жетонів. { "" }
}{ $runes ->
    [0] { "" }
   *[other] Візьмете жетон рун. { "" }
}{ $points ->
    [0] { "" }
    [one] Здобудете { $points } очко.
    [few] Здобудете { $points } очки.
   *[many] Здобудете { $points } очок.
}
board = Прадерево й карти довкола нього
phase-season = Пора року { $now } з { $of }
phase-placements = { $left ->
    [one] { $season }, ще { $left } розміщення
    [few] { $season }, ще { $left } розміщення
   *[many] { $season }, ще { $left } розміщень
}
phase-season-ends = { $season } минає

card-label = { $kind ->
    [start] Початкова карта
    [season] Карта зміни пір року
   *[journey] Карта мандрівки
}, колір { $colour }, комірок { $spaces }, зайнято { $taken }
card-full-label = Якщо заповнена: по 1 очку за кожен жетон присутніх, колір { $full }, далі карта того ж кольору
card-unfilled-label = Якщо незаповнена: далі карта, колір { $unfilled }
card-unfilled-season-label = Якщо незаповнена: по 1 очку за кожен жетон присутніх, колір { $unfilled }, далі карта того ж кольору
cell-label = Комірка пори року, { $season }: тут чекають старійшини
space-label = { $place }: { $cost }{ $effect }{ $elders }
space-taken = , зайнято: { $who }
cost-none = { "" }
cost-colour = сплатіть 1 жетон, { $colour }; { "" }
cost-strongest = сплатіть 1 жетон найсильнішого кольору; { "" }
cost-altar = сплатіть 1 жетон кольору, вівтар якого ще доступний; { "" }
effect-gain = візьміть { $favours }
effect-gain_weakest = візьміть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
} найслабшого кольору
effect-rune = візьміть жетон рун
effect-points_distinct = по 1 очку за кожен колір, що у вас є
effect-points_colour = по 1 очку за кожен жетон, { $colour }
effect-points_strongest = по 1 очку за кожен жетон найсильнішого кольору
effect-gain_any = візьміть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
} будь-якого кольору
effect-points = здобудьте { point-count }
effect-gain_altar = візьміть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
} кольору вівтаря
effect-gain_altar-colour = візьміть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}, { $colour }
effect-points_altar = по 1 очку за кожен жетон кольору вівтаря
effect-neutrals = розмістіть { $n } нейтральних старійшин у вільних комірках карт
and = { " " }і { "" }
# places of the Great Tree, as one sees them
site = { $space ->
    [T1] угорі ліворуч
    [T2] угорі праворуч
    [T3] посередині ліворуч
    [T4] посередині праворуч
    [T5] внизу ліворуч
   *[T6] внизу праворуч
}
foot = { $space ->
    [F1] ліворуч
    [F2] посередині
   *[F3] праворуч
}
tree-label = Прадерево, { site }
foot-label = Підніжжя прадерева, { foot }: { $state ->
    [used] уже використано
   *[full] візьміть { $count }, { $colour }
}
altar-label = вівтар, { $colour }; наприкінці гри: { $first } за найбільше, { $second } за друге місце
altar-empty-label = вівтаря ще немає; наприкінці гри: { $first } за найбільше, { $second } за друге місце
altar-none-label = наприкінці гри без очок
elder-label = старійшина гравця { $who }
neutral-label = нейтральний старійшина
# under a rune of one's own, one word
rune-word-double = Подвійна
rune-word-journey = Мандрівка
rune-word-companion = Соратник
rune-down-label = руна долілиць
rune-own-label = { $rune }, таємно
rune-own-playable = { $rune }, можна зіграти зараз
own-elders = Старійшини в руці
elders-aside = { $count ->
    [1] Один старійшина відпочиває до кінця пори року
    [one] { $count } старійшина відпочиває до кінця пори року
    [few] { $count } старійшини відпочивають до кінця пори року
   *[many] { $count } старійшин відпочивають до кінця пори року
}
own-favours = Прихильність духів
own-runes = Ваші руни, таємно
own-no-runes = Рун іще немає
supply-label = Запас
supply-of = { $colour }: у запасі { $count }
stack-label = { $count ->
    [one] { $count } руна у стосі
    [few] { $count } руни у стосі
   *[many] { $count } рун у стосі
}
altars-left-label = Доступних вівтарів: { $count }
season-deck-label = Карт зміни пір року в колоді: { $count }
gone = Поза грою
gone-close = Закрити
decks-left = Карт лишилося в колодах мандрівок
decks-of = { $colour }: { $count }
gone-runes = Скинуті руни
altar-brings = { $points ->
    [0] наприкінці нічого, станом на зараз
   *[other] +{ $points } наприкінці, станом на зараз
}
choose-altar = Виберіть вівтар
choose-pay = Виберіть, чим платити
choose-colour = Виберіть колір
choose-season-card = Виберіть карту зміни пір року
pay-token = 1 жетон, { $colour }
pay-rune = «Подвійна прихильність», { $colour }: без решти
switch-cards = Карти
switch-tree = Прадерево
legal-count = { $count ->
    [one] { $count } доступна комірка
    [few] { $count } доступні комірки
   *[many] { $count } доступних комірок
}
fills-label = Тоді карту буде заповнено
empties-label = Тоді карта вже не буде заповнена
first-label = перший гравець
hint-runes = Спершу можете зіграти руну.
ruin-pays = Заплатити ні за що
hint-choose = { $asks ->
    [altar] Далі ви вибираєте вівтар.
    [weakest] Далі ви вибираєте серед найслабших кольорів.
    [any] Далі ви вибираєте два жетони.
    [neutral] Далі ви розміщуєте нейтральних старійшин.
   *[other] { "" }
}
hint-full = Карту буде заповнено: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} вам наприкінці пори року.
