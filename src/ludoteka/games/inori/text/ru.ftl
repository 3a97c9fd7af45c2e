### Инори за столом.

title = Инори
subtitle = Духи вокруг Великого древа
tagline = Отправляйте старейшин к духам, заполняйте их карты, возводите алтари на Великом древе.

form-inori = Инори
form-inori-about = Четыре сезона подношений. Благосклонность шести духов приносит очки на заполненных картах и у алтарей.
style-gardener = Охотно отправляет старейшин к Великому древу.
style-dreamer = Собирает руны.
style-miser = Копит благосклонность духов.

## Цвета, карты, руны

colour-yellow = жёлтый
    .of = жёлтого
    .title = Жёлтый
    .spirit = Свет
colour-blue = голубой
    .of = голубого
    .title = Голубой
    .spirit = Вода
colour-green = зелёный
    .of = зелёного
    .title = Зелёный
    .spirit = Земля
colour-purple = фиолетовый
    .of = фиолетового
    .title = Фиолетовый
    .spirit = Тьма
colour-red = красный
    .of = красного
    .title = Красный
    .spirit = Огонь
colour-grey = серый
    .of = серого
    .title = Серый
    .spirit = Ветер

card-yellow = жёлтая карта
    .name = Жёлтая карта
    .onto = жёлтую карту
    .of = жёлтой карты
    .next = жёлтая карта
card-blue = голубая карта
    .name = Голубая карта
    .onto = голубую карту
    .of = голубой карты
    .next = голубая карта
card-green = зелёная карта
    .name = Зелёная карта
    .onto = зелёную карту
    .of = зелёной карты
    .next = зелёная карта
card-purple = фиолетовая карта
    .name = Фиолетовая карта
    .onto = фиолетовую карту
    .of = фиолетовой карты
    .next = фиолетовая карта
card-red = красная карта
    .name = Красная карта
    .onto = красную карту
    .of = красной карты
    .next = красная карта
card-grey = серая карта
    .name = Серая карта
    .onto = серую карту
    .of = серой карты
    .next = серая карта

rune-double-yellow = «Двойная благосклонность», жёлтая
rune-double-blue = «Двойная благосклонность», голубая
rune-double-green = «Двойная благосклонность», зелёная
rune-double-purple = «Двойная благосклонность», фиолетовая
rune-double-red = «Двойная благосклонность», красная
rune-double-grey = «Двойная благосклонность», серая
rune-journey-yellow = «Руническое странствие», жёлтое
rune-journey-blue = «Руническое странствие», голубое
rune-journey-green = «Руническое странствие», зелёное
rune-journey-purple = «Руническое странствие», фиолетовое
rune-journey-red = «Руническое странствие», красное
rune-journey-grey = «Руническое странствие», серое
rune-companion = «Соратник»

favour-count = { $count ->
    [one] { $count } жетон { $colour } цвета
    [few] { $count } жетона { $colour } цвета
   *[many] { $count } жетонов { $colour } цвета
}
point-count = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

season-1 = Весна
season-2 = Лето
season-3 = Осень
season-4 = Зима

## Журнал

places-card = { $you ->
    [yes] Вы ставите старейшину на { $card }.
    [do] Поставьте старейшину на { $card }.
   *[no] { $player } ставит старейшину на { $card }.
}
places-tree = { $you ->
    [yes] Вы отправляете старейшину к Великому древу, { site }.
    [do] Отправьте старейшину к Великому древу, { site }.
   *[no] { $player } отправляет старейшину к Великому древу, { site }.
}
places-foot = { $you ->
    [yes] Вы отправляете старейшину к подножию Великого древа.
    [do] Отправьте старейшину к подножию Великого древа.
   *[no] { $player } отправляет старейшину к подножию Великого древа.
}
joins-card = { $you ->
    [yes] Вы играете «Соратника» и присоединяетесь к старейшине: ваша фишка встаёт на { $card }.
    [do] Сыграйте «Соратника» и присоединитесь к старейшине: ваша фишка встанет на { $card }.
   *[no] { $player } играет «Соратника» и присоединяется к старейшине: фишка встаёт на { $card }.
}
joins-tree = { $you ->
    [yes] Вы играете «Соратника» и присоединяетесь к старейшине на Великом древе, { site }.
    [do] Сыграйте «Соратника» и присоединитесь к старейшине на Великом древе, { site }.
   *[no] { $player } играет «Соратника» и присоединяется к старейшине на Великом древе, { site }.
}
pays = { $you ->
    [yes] Вы платите 1 жетон { $colour } цвета.
    [do] Заплатите 1 жетон { $colour } цвета.
   *[no] { $player } платит 1 жетон { $colour } цвета.
}
pays-rune = { $you ->
    [yes] Вы платите «Двойной благосклонностью» { $colour } цвета.
    [do] Заплатите «Двойной благосклонностью» { $colour } цвета.
   *[no] { $player } платит «Двойной благосклонностью» { $colour } цвета.
}
lays-altar = { $you ->
    [yes] Вы возводите алтарь { $colour } цвета на Великом древе, { site }.
    [do] Возведите алтарь { $colour } цвета на Великом древе, { site }.
   *[no] { $player } возводит алтарь { $colour } цвета на Великом древе, { site }.
}
takes = { $you ->
    [yes] Вы берёте { favour-count }.
    [do] Возьмите { favour-count }.
   *[no] { $player } берёт { favour-count }.
}
takes-rune = { $you ->
    [yes] Вы берёте жетон руны.
   *[no] { $player } берёт жетон руны.
}
takes-this-rune = { $you ->
    [yes] Вы берёте жетон руны: { $rune }.
   *[no] { $player } берёт жетон руны: { $rune }.
}
scores = { $you ->
    [yes] Вы получаете { point-count }.
   *[no] { $player } получает { point-count }.
}
gains-nothing = { $you ->
    [yes] Ячейка ничего вам не приносит.
   *[no] { $player } ничего не получает от ячейки.
}
reveals = { $you ->
    [yes] Вы открываете «Двойную благосклонность» { $colour } цвета.
    [do] Откройте «Двойную благосклонность» { $colour } цвета.
   *[no] { $player } открывает «Двойную благосклонность» { $colour } цвета.
}
keeps-runes = { $you ->
    [yes] Вы оставляете руны закрытыми.
    [do] Оставьте руны закрытыми.
   *[no] { $player } оставляет руны закрытыми.
}
plays-journey = { $you ->
    [yes] Вы играете «Руническое странствие» { $colour } цвета.
    [do] Сыграйте «Руническое странствие» { $colour } цвета.
   *[no] { $player } играет «Руническое странствие» { $colour } цвета.
}
journey-takes = { $you ->
    [yes] Ваш старейшина уходит с { $card }.
   *[no] Старейшина игрока { $player } уходит с { $card }.
}
journey-takes-neutral = Нейтральный старейшина уходит с { $card }.
journey-puts = { $you ->
    [yes] Ваш старейшина переходит на { $card }.
   *[no] Старейшина игрока { $player } переходит на { $card }.
}
journey-puts-neutral = Нейтральный старейшина переходит на { $card }.
puts-neutral = { $you ->
    [yes] Вы ставите нейтрального старейшину на { $card }.
    [do] Поставьте нейтрального старейшину на { $card }.
   *[no] { $player } ставит нейтрального старейшину на { $card }.
}
stands-down = { $you ->
    [yes] Доступных вам ячеек нет: один старейшина пропускает этот сезон.
   *[no] У игрока { $player } нет доступных ячеек: один старейшина пропускает этот сезон.
}
card-full = { $card } заполнена.
card-unfilled = { $card } не заполнена и очков не приносит.
season-card-unfilled = { $card } не заполнена, но как карта смены сезона приносит очки.
card-scores = { $you ->
    [yes] Вы получаете { point-count } за жетоны { $colour } цвета.
   *[no] { $player } получает { point-count } за жетоны { $colour } цвета.
}
card-replaced = На её месте теперь { $card }.
elders-return = Старейшины возвращаются; наступает сезон { $season }.
interlude-season = Новый сезон: { $season }
    .about = Старейшины снова дома. { $you ->
        [yes] Начинаете вы.
       *[no] Начинает { $player }.
    }
draws-season-cards = { $you ->
    [yes] У вас меньше всего очков, и вы берёте 2 карты смены сезона: { $one } и { $other }.
   *[no] С наименьшим счётом { $player } берёт 2 карты смены сезона: { $one } и { $other }.
}
lays-season-card = { $you ->
    [yes] Вы выкладываете { $card } для сезона { $season } и начинаете его.
    [do] Выложите { $card } для сезона { $season } и начните его.
   *[no] { $player } выкладывает { $card } для сезона { $season } и начинает его.
}
reveals-at-end = { $you ->
    [yes] Ваша «Двойная благосклонность» { $colour } цвета открыта для подсчёта.
   *[no] «Двойная благосклонность» { $colour } цвета игрока { $player } открыта для подсчёта.
}
altar-scores = { $you ->
    [yes] Алтарь { $colour } цвета, { site }: вы получаете { point-count }.
   *[no] Алтарь { $colour } цвета, { site }: { $player } получает { point-count }.
}
altar-scores-nobody = Алтарь { $colour } цвета, { site }: очков не получает никто.

end-victory = Четыре сезона прошли. У Великого древа новый хранитель.
end-shared-victory = Четыре сезона прошли. Победа общая.

## Подсказки

prompt-automatic = Сезон подходит к концу.
prompt-turn = { $where ->
    [nowhere] Свободной ячейки для старейшины нет: { $runes ->
        [yes] сыграйте руну, иначе старейшина пропустит этот сезон.
       *[no] старейшина пропускает этот сезон.
    }
   *[other] { $elders ->
        [1] Поставьте последнего старейшину этого сезона { prompt-where }{ prompt-runes }.
       *[other] Поставьте старейшину { prompt-where } (осталось { $elders }){ prompt-runes }.
    }
}
prompt-where = { $where ->
    [cards] на карту
    [tree] на Великое древо
   *[both] на карту или на Великое древо
}
prompt-runes = { $runes ->
    [yes] , а перед этим можете сыграть руну
   *[no] {""}
}
prompt-move-from = «Руническое странствие» { $colour } цвета: кто отправится в путь?
prompt-move-to = «Руническое странствие» { $colour } цвета: куда пойдёт старейшина?
prompt-pay = { $space ->
    [T1] { prompt-pay-tree }
    [T2] { prompt-pay-tree }
    [T3] { prompt-pay-tree }
    [T4] { prompt-pay-tree }
    [T5] { prompt-pay-tree }
    [T6] { prompt-pay-tree }
   *[other] Чем оплатите эту ячейку?
}
prompt-pay-tree = Чем оплатите ячейку Великого древа, { site }?
prompt-altar = Какой алтарь возведёте на Великом древе, { site }?
prompt-reveal-after-cost = Стоимость уплачена. { $reveal ->
    [yes] Открыть «Двойную благосклонность», прежде чем сработает ячейка?
   *[no] «Двойной благосклонности», которую можно открыть, у вас нет: продолжайте.
}
prompt-weakest = Какой из ваших слабейших цветов возьмёте?
prompt-any = { $left ->
    [one] Возьмите ещё 1 жетон любого цвета.
   *[other] Возьмите { $left } жетона любого цвета, один за другим.
}
prompt-neutral = { $left ->
    [one] Поставьте ещё 1 нейтрального старейшину в свободную ячейку карты.
   *[other] Поставьте { $left } нейтральных старейшин в свободные ячейки карт.
}
prompt-season-reveal = Сезон окончен. { $reveal ->
    [yes] Открыть «Двойную благосклонность» перед подсчётом?
   *[no] «Двойной благосклонности», которую можно открыть, у вас нет: продолжайте.
}
prompt-season-card = У вас меньше всего очков: какую карту смены сезона выложите?

## Почему нет

why-automatic = Это происходит само собой в конце сезона.
why-not-on-turn = Не сейчас: в свой ход вы ставите старейшину, а перед этим можете сыграть руны.
why-first-move-from = Сначала выберите старейшину, который отправится в путь.
why-first-move-to = Сначала выберите, куда пойдёт старейшина.
why-first-pay = Сначала уплатите стоимость ячейки.
why-first-altar = Сначала выберите алтарь.
why-first-reveal-after-cost = Сейчас можно только открыть «Двойную благосклонность».
why-first-weakest = Сначала выберите один из своих слабейших цветов.
why-first-any = Сначала возьмите свои жетоны.
why-first-neutral = Сначала поставьте нейтральных старейшин на карты.
why-first-season-reveal = Сейчас можно только открыть «Двойную благосклонность».
why-first-season-card = Сначала выберите карту смены сезона.
why-no-card = Здесь ещё нет карты.
why-no-space = { $spaces ->
    [one] На этой карте всего { $spaces } ячейка.
    [few] На этой карте всего { $spaces } ячейки.
   *[many] На этой карте всего { $spaces } ячеек.
}
why-foot-used = Жетонов у этого подножия больше нет; ячейкой уже не воспользоваться.
why-occupied = Там уже стоит старейшина.
why-no-favours = У вас нет жетонов благосклонности, чтобы заплатить.
why-cannot-pay = У вас нет жетона { $colour } цвета, чтобы заплатить.
why-no-tile = У вас нет жетона цвета, алтарь которого ещё доступен.
why-no-companion = У вас нет руны «Соратник».
why-companion-free = «Соратник» присоединяется к другому старейшине; в свободную ячейку просто поставьте своего.
why-companion-own = Там уже стоит ваш старейшина.
why-no-double = У вас нет закрытой «Двойной благосклонности» { $colour } цвета.
why-no-journey = У вас нет «Рунического странствия» { $colour } цвета.
why-journey-nowhere = «Руническое странствие» { $colour } цвета сейчас никого не может переместить.
why-no-stand-down = У вас ещё есть доступная ячейка.
why-not-held = У вас нет такого жетона { $colour } цвета.
why-not-strongest = Жетоны { $colour } цвета — не сильнейший ваш цвет.
why-wrong-colour = Здесь платят не жетоном { $colour } цвета.
why-tile-laid = Алтарь { $colour } цвета уже стоит на Великом древе.
why-no-supply = В запасе нет жетонов { $colour } цвета.
why-not-weakest = У вас { favour-count }: это не слабейший ваш цвет.
why-own-elder = «Руническое странствие» перемещает только чужих старейшин.
why-no-elder = Такого старейшины там нет.
why-nowhere-to-go = Оттуда «Руническое странствие» { $colour } цвета никуда не ведёт.
why-same-card = Старейшина должен перейти на другую карту.
why-other-colour = С этой руной старейшина идёт либо с карты { $colour } цвета, либо на неё.
why-not-drawn = Этой карты нет среди взятых.

## Очки по источникам

source-cards = Ячейки карт
source-tree = Ячейки Великого древа
source-season-1 = Карты весны
source-season-2 = Карты лета
source-season-3 = Карты осени
source-season-4 = Карты зимы
source-altars = Алтари
finale-winter = Считаем последний сезон
    .about = Карта за картой: каждый жетон её цвета даёт очко каждому, чей старейшина там стоит.
finale-tree = Великое древо отвечает
    .about = Алтари загораются; место без алтаря ничего не даёт.
finale-altar = Алтарь { $colour } цвета: { $first }{ $second ->
    [0] {""}
   *[other] {" "}и { $second }
}
    .about = { $second ->
    [0] За наибольшее количество; при ничьей очков не получает никто.
   *[other] За первое и второе место по жетонам { $colour } цвета.
}

## Поле

button-done = Оставить закрытыми
key-done = Оставить руны закрытыми
button-stand_down = Пропустить
button-reveal = Открыть: { $colour }
button-play_journey = Странствие: { $colour }
button-pay = Заплатить: { $colour }
button-altar = Алтарь: { $colour }
button-weakest = Взять: { $colour }
button-gain = Взять: { $colour }

phase-over = Партия окончена
hint-use = { $pays ->
    [0] { "" }
    [one] Заплатите { $pays } жетон. { "" }
    [few] Заплатите { $pays } жетона. { "" }
   *[many] Заплатите { $pays } жетонов. { "" }
}{ $takes ->
    [0] { "" }
    [one] Возьмёте { $takes } жетон. { "" }
    [few] Возьмёте { $takes } жетона. { "" }
   *[many] Возьмёте { $takes } жетонов. { "" }
}{ $runes ->
    [0] { "" }
   *[other] Возьмёте жетон руны. { "" }
}{ $points ->
    [0] { "" }
    [one] Получите { $points } очко.
    [few] Получите { $points } очка.
   *[many] Получите { $points } очков.
}
board = Великое древо и карты вокруг него
phase-season = Сезон { $now } из { $of }
phase-placements = { $left ->
    [one] { $season }, ещё { $left } ход
    [few] { $season }, ещё { $left } хода
   *[many] { $season }, ещё { $left } ходов
}
phase-season-ends = { $season } на исходе

card-label = { $kind ->
    [start] Начальная карта
    [season] Карта смены сезона
   *[journey] Карта странствия
}, цвет { $colour }, ячеек { $spaces }, занято { $taken }
card-full-label = Если заполнена: по 1 очку за каждый жетон присутствующих, цвет { $full }, далее карта того же цвета
card-unfilled-label = Если не заполнена: далее карта, цвет { $unfilled }
card-unfilled-season-label = Если не заполнена: по 1 очку за каждый жетон присутствующих, цвет { $unfilled }, далее карта того же цвета
cell-label = Клетка сезона, { $season }: здесь ждут старейшины
space-label = { $place }: { $cost }{ $effect }{ $elders }
space-taken = , занято: { $who }
cost-none = { "" }
cost-colour = заплатите 1 жетон, { $colour }; { "" }
cost-strongest = заплатите 1 жетон сильнейшего цвета; { "" }
cost-altar = заплатите 1 жетон цвета, алтарь которого ещё доступен; { "" }
effect-gain = возьмите { $favours }
effect-gain_weakest = возьмите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} слабейшего цвета
effect-rune = возьмите жетон руны
effect-points_distinct = по 1 очку за каждый цвет, который у вас есть
effect-points_colour = по 1 очку за каждый жетон, { $colour }
effect-points_strongest = по 1 очку за каждый жетон сильнейшего цвета
effect-gain_any = возьмите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} любого цвета
effect-points = получите { point-count }
effect-gain_altar = возьмите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} цвета алтаря
effect-gain_altar-colour = возьмите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}, { $colour }
effect-points_altar = по 1 очку за каждый жетон цвета алтаря
effect-neutrals = поставьте { $n } нейтральных старейшин в свободные ячейки карт
and = { " " }и { "" }
# places of the Great Tree, as one sees them
site = { $space ->
    [T1] вверху слева
    [T2] вверху справа
    [T3] посередине слева
    [T4] посередине справа
    [T5] внизу слева
   *[T6] внизу справа
}
foot = { $space ->
    [F1] слева
    [F2] посередине
   *[F3] справа
}
tree-label = Великое древо, { site }
foot-label = Подножие древа, { foot }: { $state ->
    [used] уже использовано
   *[full] возьмите { $count }, { $colour }
}
altar-label = алтарь, { $colour }; в конце партии: { $first } за первое место, { $second } за второе
altar-empty-label = алтаря ещё нет; в конце партии: { $first } за первое место, { $second } за второе
altar-none-label = в конце партии без очков
elder-label = старейшина игрока { $who }
neutral-label = нейтральный старейшина
# under a rune of one's own, one word
rune-word-double = Двойная
rune-word-journey = Странствие
rune-word-companion = Соратник
rune-down-label = закрытая руна
rune-own-label = { $rune }: видите только вы
rune-own-playable = { $rune }, можно сыграть сейчас
own-elders = Старейшины в руке
elders-aside = { $count ->
    [1] Один старейшина пропускает этот сезон
    [one] { $count } старейшина пропускает этот сезон
   *[other] { $count } старейшины пропускают этот сезон
}
own-favours = Благосклонность духов
own-runes = Ваши тайные руны
own-no-runes = Рун пока нет
supply-label = Запас
supply-of = { $colour }: в запасе { $count }
stack-label = { $count ->
    [one] { $count } руна в стопке
    [few] { $count } руны в стопке
   *[many] { $count } рун в стопке
}
altars-left-label = Доступных алтарей: { $count }
season-deck-label = Карт смены сезона в колоде: { $count }
gone = Вне игры
gone-close = Закрыть
decks-left = Карт осталось в колодах странствий
decks-of = { $colour }: { $count }
gone-runes = Сброшенные руны
altar-brings = { $points ->
    [0] в конце ничего, на данный момент
   *[other] +{ $points } в конце, на данный момент
}
choose-altar = Выберите алтарь
choose-pay = Выберите, чем платить
choose-colour = Выберите цвет
choose-season-card = Выберите карту смены сезона
pay-token = 1 жетон, { $colour }
pay-rune = «Двойная благосклонность», { $colour }: без сдачи
switch-cards = Карты
switch-tree = Древо
legal-count = { $count ->
    [one] { $count } доступная ячейка
    [few] { $count } доступные ячейки
   *[many] { $count } доступных ячеек
}
fills-label = Тогда карта будет заполнена
empties-label = Тогда карта уже не будет заполнена
first-label = первый игрок
hint-runes = Сначала можете сыграть руну.
ruin-pays = Заплатить впустую
hint-choose = { $asks ->
    [altar] Затем вы выбираете алтарь.
    [weakest] Затем вы выбираете среди слабейших цветов.
    [any] Затем вы выбираете два жетона.
    [neutral] Затем вы ставите нейтральных старейшин.
   *[other] { "" }
}
hint-full = Карта будет заполнена, и вы получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в конце сезона.
