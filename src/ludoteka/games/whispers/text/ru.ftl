### «Война теней» за столом.

title = Война теней
subtitle = Пять империй и тайная верность
tagline = Правьте из тени: назначайте агентов в советы и приведите к победе нужную империю.

form-whispers = Война теней
form-whispers-about = Четыре раунда. Ваши агенты решают, что делают империи; очки приносят города тех империй, которым вы верны.
style-builder = Скорее добавит знамён, чем станет атаковать.
style-raider = Атакует при первой возможности.
style-watcher = Копит карты и выжидает.

## Варианты

option-agents_in_regions = Назначение агентов в регионы
option-agents_in_regions-about = Агента можно назначить в регион: в конце игры он считается для вас городом. Не больше двух.
option-agents_in_regions-off = нет
option-agents_in_regions-on = да
option-keep_secrets = Храни секреты
option-keep_secrets-about = Каждый ваш нераскрытый жетон верности приносит в конце игры 1 очко.
option-keep_secrets-off = нет
option-keep_secrets-on = да
option-to_each_their_own = Каждому своё
option-to_each_their_own-about = В начале игры в ячейках фанатичности у всех лежат жетоны разных империй.
option-to_each_their_own-off = нет
option-to_each_their_own-on = да
option-counter_intelligence = Контрразведка
option-counter_intelligence-about = Обмены остаются тайными, зато потом каждый раскрывает за очки жетон игрока слева.
option-counter_intelligence-off = нет
option-counter_intelligence-on = да
option-supply_scope = Проверка снабжения
option-supply_scope-about = В каких регионах в конце фазы империи убирают знамёна сверх предела снабжения.
option-supply_scope-all_regions = во всех регионах
option-supply_scope-active_empire = только в регионах империи, чья фаза закончилась
option-lion_single_scope = Лев: чья позиция
option-lion_single_scope-about = Какой из ваших позиций может воспользоваться простое свойство Льва.
option-lion_single_scope-other_agent = той, которую контролирует другой ваш агент
option-lion_single_scope-any_controlled = любой другой под вашим контролем
option-reinforce_sources = Подкрепление: откуда
option-reinforce_sources-about = Должны ли шесть знамён прийти из одного региона.
option-reinforce_sources-one_region = из одного региона
option-reinforce_sources-any_regions = из нескольких регионов
option-disputed_border = Спорная граница
option-disputed_border-about = Два источника карты расходятся в одной границе в землях Слона.
option-disputed_border-EL5-EL7 = Бивневая Стена граничит с Великой Ступой
option-disputed_border-EL4-EL8 = Лотосовый Трон граничит с Зелёными Террасами

## Империи, общества, позиции

empire-bear = Медведь
empire-eagle = Орёл
empire-elephant = Слон
empire-lion = Лев
empire-horse = Конь

society-raven = Бледный Ворон
society-spider = Покорный Паук
society-rat = Культ Крысы
society-serpent = Бесконечный Змей

position-sheriff = Шериф
position-steward = Сенешаль
position-marshal = Маршал
position-chancellor = Канцлер

post-bear-sheriff = шериф Медведя
post-bear-steward = сенешаль Медведя
post-bear-marshal = маршал Медведя
post-bear-chancellor = канцлер Медведя
post-eagle-sheriff = шериф Орла
post-eagle-steward = сенешаль Орла
post-eagle-marshal = маршал Орла
post-eagle-chancellor = канцлер Орла
post-elephant-sheriff = шериф Слона
post-elephant-steward = сенешаль Слона
post-elephant-marshal = маршал Слона
post-elephant-chancellor = канцлер Слона
post-lion-sheriff = шериф Льва
post-lion-steward = сенешаль Льва
post-lion-marshal = маршал Льва
post-lion-chancellor = канцлер Льва
post-horse-sheriff = шериф Коня
post-horse-steward = сенешаль Коня
post-horse-marshal = маршал Коня
post-horse-chancellor = канцлер Коня

slot-devout = фанатичность
slot-dutiful = преданность
slot-affiliated = сопричастность
slot-unallied = безразличие
slot-opposed = противостояние

phase-agents = Фаза агентов
phase-discard = Фаза сброса
phase-reveal = Фаза раскрытия

## Регионы

region-BE1 = Инеевые Врата
region-BE2 = Пустошь
region-BE3 = Железный Фьорд
region-BE4 = Южная Стража
region-BE5 = Белое Поле
region-BE6 = Белый Град
region-EA1 = Небесная Нива
region-EA2 = Красная Скала
region-EA3 = Буревестная Круча
region-EA4 = Янтарное Поле
region-EA5 = Пыльный Перевал
region-EA6 = Долгие Луга
region-EA7 = Дальний Венец
region-EL1 = Нефритовые Врата
region-EL2 = Туманные Болота
region-EL3 = Костяные Врата
region-EL4 = Лотосовый Трон
region-EL5 = Бивневая Стена
region-EL6 = Рисовый Берег
region-EL7 = Великая Ступа
region-EL8 = Зелёные Террасы
region-LI1 = Золотой Луг
region-LI2 = Гривастые Врата
region-LI3 = Солнечный Шпиль
region-LI4 = Верховный Двор
region-LI5 = Медовый Двор
region-LI6 = Старая Житница
region-LI7 = Широкий Дол
region-LI8 = Когтистая Скала
region-LI9 = Одинокий Прайд
region-HO1 = Ветреный Торг
region-HO2 = Открытая Степь
region-HO3 = Седельный Форт
region-HO4 = Шпорный Форт
region-HO5 = Сухой Брод
region-HO6 = Тысяча Шатров
region-HO7 = Жеребячьи Пастбища
region-HO8 = Шёлковый Загон
region-HO9 = Сенокосы
region-HO10 = Красный Колодец

## Действия позиций

deed-add_2 = добавить 2 знамени
deed-add_1_per_farm = добавить 1 знамя за каждую ферму
deed-add_1_per_fort = добавить 1 знамя за каждый форт
deed-add_2_per_fort = добавить 2 знамени за каждый форт
deed-attack = атаковать
deed-draw_1 = взять 1 карту
deed-draw_1_per_2_farms = взять 1 карту за каждые 2 фермы
deed-draw_1_per_3_farms = взять 1 карту за каждые 3 фермы
deed-draw_1_per_2_forts = взять 1 карту за каждые 2 форта
deed-draw_1_per_3_forts = взять 1 карту за каждые 3 форта
deed-move_agent = переместить агента

## Карты и свойства

card-bear-eagle = карта Медведя (Орёл)
card-bear-elephant = карта Медведя (Слон)
card-bear-lion = карта Медведя (Лев)
card-bear-horse = карта Медведя (Конь)
card-eagle-bear = карта Орла (Медведь)
card-eagle-elephant = карта Орла (Слон)
card-eagle-lion = карта Орла (Лев)
card-eagle-horse = карта Орла (Конь)
card-elephant-bear = карта Слона (Медведь)
card-elephant-eagle = карта Слона (Орёл)
card-elephant-lion = карта Слона (Лев)
card-elephant-horse = карта Слона (Конь)
card-lion-bear = карта Льва (Медведь)
card-lion-eagle = карта Льва (Орёл)
card-lion-elephant = карта Льва (Слон)
card-lion-horse = карта Льва (Конь)
card-horse-bear = карта Коня (Медведь)
card-horse-eagle = карта Коня (Орёл)
card-horse-elephant = карта Коня (Слон)
card-horse-lion = карта Коня (Лев)

ability-bear = Дополнительная атака
    .text = После вашей атаки: ещё одна атака из только что атакованного региона уцелевшими знамёнами.
ability-bear_bear = Выжженная земля
    .text = После вашей атаки: уничтожьте все знамёна обеих сторон, участвовавшие в этом бою.
ability-eagle = Новый пост
    .text = Вместо действия: переместите активного агента на любую свободную позицию совета и действуйте там.
ability-eagle_eagle = Беззащитная цель
    .text = Эта атака может быть направлена на любой вражеский регион без знамён, как бы далеко он ни был.
ability-elephant = Ещё одно знамя
    .text = Добавьте к этой атаке 1 знамя активной империи из запаса.
ability-elephant_elephant = Ещё три знамени
    .text = Добавьте к этой атаке 3 знамени активной империи из запаса.
ability-lion = Чужая печать
    .text = Вместо действия: выполните действие { $posts ->
        [any] любой другой позиции под вашим контролем
       *[other] позиции, которую контролирует другой ваш агент
    }.
ability-lion_lion = Городская стража
    .text = Добавьте 3 дружественных знамени в регион с городом.
ability-horse = Долгий марш
    .text = Переместите любое число знамён активной империи из одного её региона в другой.
ability-horse_horse = Перегруппировка
    .text = Перераспределите знамёна одной империи между её регионами в пределах снабжения.
ability-bear_eagle = Наёмники
    .text = Уничтожьте до 3 знамён в одном регионе.
ability-bear_elephant = Набор
    .text = Добавьте 3 дружественных знамени в пустой регион.
ability-bear_lion = Порабощение
    .text = После вашей атаки: за каждое уничтоженное вражеское знамя добавьте 1 знамя активной империи в любой её регион.
ability-bear_horse = Роспуск
    .text = Распределите все знамёна одного региона по соседним регионам их империи; если таких нет, верните знамёна в запас.
ability-eagle_elephant = Огонь алхимика
    .text = Выберите знамя активной империи и уничтожьте до 5 вражеских знамён в соседних с ним регионах.
ability-eagle_lion = Заселение
    .text = Добавьте по 1 знамени активной империи в каждый её регион.
ability-eagle_horse = Армада
    .text = Эта атака может быть направлена на любой вражеский регион на карте.
ability-elephant_lion = Подкрепление
    .text = Переместите до 6 знамён из { $regions ->
        [any] регионов
       *[one] одного региона
    } активной империи в эту атаку.
ability-elephant_horse = Восстание
    .text = Добавьте 4 дружественных знамени в пустой регион без города и форта.
ability-horse_lion = Ночное бдение
    .text = После действия: выполните то же действие ещё раз.

## Журнал

deploys = { $you ->
    [yes] Вы назначаете
    [do] Назначьте
   *[no] { $player } назначает
} агента: { $place }.
removes = { $you ->
    [yes] Вы убираете
    [do] Уберите
   *[no] { $player } убирает
} агента: { $place }.
round-begins = Начинается раунд { $round } из { $rounds }.
    .about = Советы заполняют заново.
round-marked = Раунд { $round } завершён.
    .about = { $you ->
        [yes] Теперь первый игрок — вы.
       *[no] Теперь первый игрок — { $player }.
    }
first-player = { $you ->
    [yes] Теперь первый игрок — вы.
   *[no] Теперь первый игрок — { $player }.
}
phase-begins = Начинается фаза империи: { $empire }.
acts = { $you ->
    [yes] Вы
   *[no] { $player }
}, { $post }: { $deed }.
acts-add = { $you ->
    [yes] Вы
   *[no] { $player }
}, { $post }: добавить { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[many] { $count } знамён
} ({ $empire }).
does-nothing = { $you ->
    [yes] Вы
   *[no] { $player }
}, { $post }: действия нет.
adds = { $empire } поднимает знамя в регионе «{ $region }».
draws = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} ({ $empire }).
draws-card = { $you ->
    [yes] Вы берёте
   *[no] { $player } берёт
}: { $card }.
aims = { $empire } атакует регион «{ $region }» ({ $defender }).
marches = { $empire }: { $count ->
    [one] { $count } знамя идёт
    [few] { $count } знамени идут
   *[many] { $count } знамён идут
} из региона «{ $source }» в «{ $target }».
battle = Бой за регион «{ $region }»: { $attacker } — { $attackers }, { $defender } — { $defenders }.
fort-destroys = Форт в регионе «{ $region }» уничтожает { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[many] { $count } знамён
} ({ $attacker }).
clash = В регионе «{ $region }» каждая сторона теряет { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[many] { $count } знамён
}.
attack-won = { $attacker } завоёвывает регион «{ $region }»: там { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[many] { $count } знамён
}.
attack-held = { $defender } удерживает регион «{ $region }»: { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[many] { $count } знамён
}.
attack-empty = В регионе «{ $region }» никого не осталось; им владеет { $empire }.
walks-in = { $attacker } входит в регион «{ $region }» без боя: { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[many] { $count } знамён
}.
falls-to = Регион «{ $region }» теперь контролирует { $empire }.
supply-cut = Снабжение: в регионе «{ $region }» { $count ->
    [one] { $count } лишнее знамя
    [few] { $count } лишних знамени
   *[many] { $count } лишних знамён
} ({ $empire }).
interlude-supply = Голод в { $regions ->
    [one] { $regions } регионе
   *[other] { $regions } регионах
}
    .about = Знамёна, которых регион не прокормит, возвращаются в запас.
plays = { $you ->
    [yes] Вы играете
    [do] Сыграйте
   *[no] { $player } играет
}: { $card } — { $ability }.
pays = { $you ->
    [yes] Вы платите
    [do] Заплатите
   *[no] { $player } платит
}: { $card }.
joins-force = К атаке ({ $empire }) { $count ->
    [one] присоединяется { $count } знамя
    [few] присоединяются { $count } знамени
   *[many] присоединяются { $count } знамён
}.
moves-agent = { $you ->
    [yes] Ваш агент
   *[no] Агент игрока { $player }
} переходит: { $post }.
gives-way = { $you ->
    [yes] Ваш агент
   *[no] Агент игрока { $player }
} меняется местами, теперь он здесь: { $post }.
acts-for = { $you ->
    [yes] Вы выполняете
    [do] Выполните
   *[no] { $player } выполняет
} действие позиции: { $post }.
moves = { $empire }: { $count ->
    [one] { $count } знамя переходит
    [few] { $count } знамени переходят
   *[many] { $count } знамён переходят
} из региона «{ $region }» в «{ $goal }».
reinforces = { $empire }: { $count ->
    [one] { $count } знамя спешит
    [few] { $count } знамени спешат
   *[many] { $count } знамён спешат
} из региона «{ $region }» в «{ $target }».
lifts = { $empire }: { $count ->
    [one] { $count } знамя покидает
    [few] { $count } знамени покидают
   *[many] { $count } знамён покидают
} регион «{ $region }».
sets-down = { $empire } ставит знамя в регионе «{ $region }».
destroyed = В регионе «{ $region }» уничтожено { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[many] { $count } знамён
} ({ $empire }).
disperses = { $empire }: { $count ->
    [one] { $count } знамя покидает регион «{ $region }» и уходит в соседний.
    [few] { $count } знамени покидают регион «{ $region }» и расходятся по соседним.
   *[many] { $count } знамён покидают регион «{ $region }» и расходятся по соседним.
}
disperses-home = { $empire }: { $count ->
    [one] { $count } знамя покидает
    [few] { $count } знамени покидают
   *[many] { $count } знамён покидают
} регион «{ $region }»; своих соседей нет — обратно в запас.
musters = { $empire }: в регионе «{ $region }» { $count ->
    [one] появляется { $count } знамя
    [few] появляются { $count } знамени
   *[many] появляются { $count } знамён
}.
rearranges = { $you ->
    [yes] Вы перераспределяете
    [do] Перераспределите
   *[no] { $player } перераспределяет
} знамёна империи: { $empire }.
stops = { $you ->
    [yes] Вы останавливаетесь
    [do] Остановитесь
   *[no] { $player } останавливается
} на этом.
discards = { $you ->
    [yes] Вы сбрасываете
    [do] Сбросьте
   *[no] { $player } сбрасывает
}: { $card }.
keeps = { $you ->
    [yes] Вы не меняете
    [do] Не меняйте
   *[no] { $player } не меняет
} жетоны верности.
swaps = { $you ->
    [yes] Вы меняете
    [do] Поменяйте
   *[no] { $player } меняет
} местами два жетона: { $empire } — теперь { $first }, { $other } — { $second }.
swaps-hidden = { $you ->
    [yes] Вы меняете
    [do] Поменяйте
   *[no] { $player } меняет
} местами нераскрытые жетоны: { $first } и { $second }.
exposes = { $you ->
    [yes] Вы называете
   *[no] { $player } называет
} империю ({ $empire }): { $points ->
    [-1] минус 1 очко
    [one] плюс { $points } очко
    [few] плюс { $points } очка
   *[many] плюс { $points } очков
}.
is-exposed = { $you ->
    [yes] Ваш жетон
   *[no] Жетон игрока { $player }
} раскрыт: { $empire } — { $slot }.
end-fourth-round = Четвёртый раунд завершён: жетоны верности раскрываются.

## Подсказки

prompt-wait-post = { $player } решает за позицию: { $post }.
prompt-remove = Уберите с поля одного своего агента.
prompt-deploy = Назначьте агента на свободную позицию совета{ $regions ->
    [yes] {" "}или в регион
   *[no] {""}
}; осталось { $picks ->
    [one] { $picks } агент
    [few] { $picks } агента
   *[many] { $picks } агентов
}.
prompt-act = Действует { $post }. { $acts ->
    [no] Ни одно действие ничего не изменит: { $cards ->
        [yes] сыграйте карту или обойдитесь без действия.
       *[no] обойдитесь без действия.
    }
   *[yes] Выберите действие{ $cards ->
        [yes] {" "}или сначала сыграйте карту
       *[no] {""}
    }.
}
prompt-aim = Выберите регион, который атакует { $empire }{ $cards ->
    [yes] , или сначала сыграйте карту
   *[no] {""}
}.
prompt-force = Атака на регион «{ $target }»: { $force ->
    [one] { $force } знамя
    [few] { $force } знамени
   *[many] { $force } знамён
}. { $cards ->
    [yes] Начните бой или сыграйте карту.
   *[no] Начните бой.
}
prompt-after = Действие выполнено. { $cards ->
    [yes] Сыграйте карту или продолжайте.
   *[no] Продолжайте.
}
prompt-pay = { $ability }: выберите вторую карту для оплаты.
prompt-move-post = Выберите позицию этого совета, куда перейдёт ваш агент.
prompt-eagle-post = Выберите свободную позицию, куда перейдёт ваш агент.
prompt-lion-post = Выберите позицию, действие которой выполните.
prompt-attack-number = Сколько знамён идёт из региона «{ $source }» в «{ $target }»?
prompt-horse-number = Сколько знамён переходит из региона «{ $region }» в «{ $goal }»?
prompt-reinforce-number = Сколько знамён присоединяется к атаке из региона «{ $region }»?
prompt-lift-number = Сколько знамён покидает регион «{ $region }»?
prompt-mercenary-number = Сколько знамён уничтожить в регионе «{ $region }»?
prompt-add = Добавьте знамя в регион, который контролирует { $empire }; осталось { $picks }.
prompt-subjugate = Порабощение: добавьте знамя в регион, который контролирует { $empire }; осталось { $picks }.
prompt-populate = Заселение: выберите регион для одного знамени; осталось { $picks }.
prompt-rearrange = Поставьте поднятое знамя ({ $empire }); осталось { $picks }.
prompt-disperse = Выберите соседний регион для распущенного знамени; осталось { $picks }.
prompt-source = Выберите регион, из которого { $empire } атакует «{ $target }».
prompt-reinforce-from = Выберите регион, который пошлёт подкрепление.
prompt-horse-from = Выберите регион, который покинут знамёна.
prompt-fire-from = Выберите знамя, рядом с которым вспыхнет огонь.
prompt-horse-to = Выберите регион, куда пойдут знамёна из региона «{ $region }».
prompt-mercenary-region = Выберите регион, где будут уничтожены знамёна.
prompt-add-region = { $ability }: выберите регион, который получит знамёна.
prompt-disperse-region = Выберите регион, знамёна которого разойдутся.
prompt-fire = Уничтожьте вражеское знамя рядом с регионом «{ $region }»; можно ещё { $picks }.
prompt-lift = Поднимите знамёна ({ $empire }) или переходите к расстановке.
prompt-rearrange-empire = Выберите империю, знамёна которой перераспределите.
prompt-discard = Оставьте не больше { $limit } карт: сбросьте ещё { $picks }.
prompt-swap = Обменяйте два закрытых жетона верности или оставьте всё как есть. { $open ->
    [yes] Обменянные жетоны будут лежать открыто навсегда.
   *[no] Обменянные жетоны останутся закрытыми.
}
prompt-expose = Назовите империю: { $player } раскроет этот жетон.

## Почему нельзя

why-not-now = Сейчас нужно { $task }.
why-no-window = Карты играют только перед действием, при выборе цели атаки, перед боем или после действия.
why-post-taken = Позиция занята: { $place }.
why-no-regions = В этой партии агентов назначают только на позиции советов.
why-enough-regions = В регионах уже { $most } ваших агента.
why-region-twice = В регионе «{ $place }» уже есть ваш агент.
why-not-own-agent = Там нет вашего агента: { $place }.
why-not-offered = У этой позиции нет такого действия: { $post } — { $deed }.
why-reserve-empty = Запас знамён пуст: { $empire }.
why-deck-empty = Колода пуста: { $empire }.
why-no-symbols = { $empire } контролирует слишком мало таких символов: действие ничего не даст.
why-no-land = { $empire } не контролирует ни одного региона.
why-no-attack = { $empire } не может дотянуться ни до одного вражеского региона.
why-must-act = Есть доступное действие, его нужно выполнить.
why-card-not-held = Такой карты нет в руке: { $card }.
why-wrong-window = «{ $ability }» нельзя применить в этот момент.
why-cannot-pay = «{ $ability }» требует ещё одну карту ({ $empire }), а лишней у вас нет.
why-no-use = «{ $ability }» сейчас ничего не изменит.
why-wrong-payment = Вторая карта должна быть другой империи: { $empire }.
why-payment-spoils = Если заплатить этой картой, «{ $ability }» ничего не даст.
why-own-region = Регион «{ $region }» уже контролирует { $empire }; атаковать можно только врага.
why-extra-attack = Дополнительная атака идёт из региона «{ $source }» и только к его соседям.
why-last-banner = Последнее знамя не может покинуть завоёванный регион, поэтому регион «{ $region }» некому атаковать.
why-nobody-there = Рядом с регионом «{ $region }» нет знамён ({ $empire }).
why-not-adjacent = Регион «{ $region }» не граничит с землями, которые контролирует { $empire }; через моря не атакуют.
why-no-banners = В регионе «{ $region }» нет знамён ({ $empire }).
why-last-banner-here = Регион «{ $region }» завоёван: последнее знамя должно остаться.
why-source-far = Регион «{ $region }» не граничит с регионом «{ $target }».
why-too-many = Здесь не больше { $most }.
why-survivors-only = Снова атакуют только уцелевшие в последнем бою: не больше { $most }.
why-other-council = Агент переходит на другую позицию того же совета; не подходит: { $post }.
why-post-not-free = Нужна другая свободная позиция; не подходит: { $post }.
why-not-my-post = Вы не контролируете эту позицию через другого агента: { $post }.
why-not-controlled = Вы не контролируете эту позицию: { $post }.
why-acting-post = Эта позиция уже действует, выберите другую: { $post }.
why-not-its-region = Регион «{ $region }» не принадлежит империи: { $empire }.
why-limit = Регион «{ $region }» уже достиг предела снабжения: { $limit }.
why-not-next-to = Регион «{ $region }» не граничит с регионом «{ $origin }».
why-once-each = Регион «{ $region }» уже получил своё знамя.
why-not-this-region = Регион «{ $region }» не подходит. Сейчас нужно { $task }.
why-at-least-one = Сначала выберите хотя бы один раз.
why-nothing-to-move = Ни одно знамя не может сменить место: { $empire }.
why-revealed = Раскрытый жетон больше нельзя перемещать.
why-already-revealed = У игрока { $player } этот жетон уже раскрыт: { $empire }.

task-remove = убрать одного своего агента
task-deploy = назначить агента
task-act = выбрать действие позиции
task-aim = выбрать цель атаки
task-force = начать бой или сыграть карту
task-after = продолжить или сыграть карту
task-pay = заплатить второй картой
task-move-post = выбрать другую позицию этого совета
task-eagle-post = выбрать свободную позицию
task-lion-post = выбрать позицию, которую контролирует другой ваш агент
task-lion-post-any = выбрать другую позицию под вашим контролем
task-attack-number = выбрать, сколько знамён атакует
task-horse-number = выбрать, сколько знамён перейдёт
task-reinforce-number = выбрать, сколько знамён присоединится к атаке
task-lift-number = выбрать, сколько знамён поднять
task-mercenary-number = выбрать, сколько знамён уничтожить
task-add = добавить знамя в регион империи
task-subjugate = добавить знамя в регион империи
task-populate = выбрать регион для одного знамени
task-rearrange = поставить поднятое знамя
task-disperse = выбрать соседний регион той же империи
task-source = выбрать, откуда идёт атака
task-reinforce-from = выбрать регион, где есть свободные знамёна
task-horse-from = выбрать регион, где есть свободные знамёна
task-fire-from = выбрать регион империи, рядом с которым есть вражеские знамёна
task-horse-to = выбрать другой регион империи
task-mercenary-region = выбрать регион со знамёнами
task-add-region = выбрать регион, который позволяет карта
task-disperse-region = выбрать регион со знамёнами
task-fire = выбрать соседний регион с вражескими знамёнами
task-lift = выбрать регион, из которого поднять знамёна
task-rearrange-empire = выбрать империю
task-discard = сбросить карту
task-swap = поменять два жетона или оставить всё как есть
task-expose = назвать империю

## Источники очков

source-bear = Города Медведя
source-eagle = Города Орла
source-elephant = Города Слона
source-lion = Города Льва
source-horse = Города Коня
source-agents = Агенты в регионах
source-secrets = Сохранённые секреты
source-exposures = Контрразведка
finale-sealed = Четвёртый раунд завершён
    .about = На карте сияют города: { $cities }. Сейчас раскроются жетоны верности.
finale-empire = { $empire }: { $cities ->
    [one] { $cities } город
    [few] { $cities } города
   *[many] { $cities } городов
}
    .about = Жетоны этой империи раскрываются у всех: верность умножается на города.
finale-agents = Агенты в регионах
    .about = Каждый считается ещё одним городом, но только для своего владельца.
finale-secrets = Сохранённые секреты
    .about = Жетоны, которых никто не видел, приносят очки.
finale-exposures = Контрразведка
    .about = Верность, раскрытая во время игры.
tie-swaps = Меньше обменов жетонов верности
tie-hand = Больше карт в руке

## Поле

map = Карта пяти империй, 40 регионов
mini-map = Вся карта: коснитесь, чтобы перейти
zoom-in = Увеличить
zoom-out = Уменьшить
border-closed = Граница закрыта: { $a } и { $b } здесь не соседи
border-open = Граница открыта: { $a } и { $b } здесь соседи
councils = Советы в порядке хода
sea-ocean = Море Шёпота
sea-midsea = Тишина
sea-ivory = Бивневый Пролив
symbol-city = город
symbol-farm = ферма
symbol-fort = форт
label-land = земля империи { $empire }
label-held = { $count ->
    [0] знамён нет, контролирует { $empire }
    [one] { $count } знамя, контролирует { $empire }
    [few] { $count } знамени, контролирует { $empire }
   *[many] { $count } знамён, контролирует { $empire }
}
label-points = { $points } для вас
label-agent = { $you ->
    [yes] ваш агент
   *[no] агент игрока { $player }
}
label-ruled = { $you ->
    [yes] свободна, её контролирует ваш агент справа
   *[no] свободна, её контролирует агент игрока { $player } справа
}
    .asked = свободна
label-nobody = свободна, не контролирует никто
    .asked = свободна
label-acting = действует сейчас
label-pay = Заплатить: { $card }
label-discard = Сбросить: { $card }
label-loyalty = { $slot } { $times } { $points }, { $empire }, { $state }
    .asked = { $slot } { $times }, { $empire }, { $state }
label-revealed = раскрыт
label-hidden = не раскрыт
council-of = Совет: { $empire }
fact-cities = Городов: { $count }
    .asked = Города
fact-reserve = Знамён в запасе: { $count }
fact-deck = Карт в колоде: { $count }
marker = Здесь стоит фонарь
how-many = Сколько?
number-win = { $empire } побеждает: { $count }
number-lose = { $empire } держится: { $count }
number-empty = пусто, владеет { $empire }
label-joins = С ней: { $end }.
label-joins-best = С ней в лучшем случае: { $end }.
label-joins-both = Вместе с «{ $second }»: { $end }.
clash-fort = форт забирает { $count }
clash-no-fort = форта нет
clash-fall = гибнет { $count } : { $count }
clash-holder = затем { $empire }
choose-exposed = Выберите империю, которую раскрыть
choose-empire = Выберите империю
final-hand = В руке: { $cards }
facts-cards = { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
my-loyalties = Ваши жетоны верности, скрытые от других
my-points = Ваши очки на данный момент
my-hand = Ваша рука: { $count }
hand-empty = Карт ещё нет: их берут сенешали.
phase-over = Конец
phase-round = Раунд { $round } из { $rounds }
phase-post = { $post }
phase-bear = Медведь
phase-eagle = Орёл
phase-elephant = Слон
phase-lion = Лев
phase-horse = Конь
hint-battle = { $best ->
    [yes] В лучшем случае: {""}
   *[no] {""}
}{ $attacker } — { $attackers }, { $defender } — { $defenders }{ $fort ->
    [0] {""}
   *[other] , форт забирает { $fort }
}; затем регион контролирует { $holder }.
hint-rules = Вы будете контролировать ещё позиций: { $count }.
hint-act = { $deed }{ $size ->
    [0] {""}
   *[other] : { $size }
}
hint-points = { $points } для вас на данный момент.
button-act = { $what ->
    [attack] { $target ->
        [none] Атаковать
       *[other] Атаковать: { $target } — { $end ->
            [win] победа
            [hold] поражение
           *[empty] не останется никого
        }
    }
    [move] Переместить агента
    [draw] { $size ->
        [one] Взять { $size } карту
        [few] Взять { $size } карты
       *[many] Взять { $size } карт
    }
   *[add] { $size ->
        [one] Добавить { $size } знамя
        [few] Добавить { $size } знамени
       *[many] Добавить { $size } знамён
    }
}
ruin-fight = Потерять { $count ->
    [one] { $count } знамя
    [few] { $count } знамени
   *[many] { $count } знамён
} впустую
ruin-points = Потерять { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
button-fight = { $end ->
    [win] В бой: регион возьмёт { $empire }
    [hold] В бой: регион удержит { $empire }
   *[empty] В бой: не останется никого
}
button-done = { $step ->
    [after] Дальше
    [lift] Расставить
   *[other] Достаточно
}
button-none = Без действия
button-keep = Оставить всё
key-fight = в бой
key-attack = атаковать
key-keep = не менять жетоны
