### «Війна тіней» за столом.

title = Війна тіней
subtitle = П’ять імперій і таємна вірність
tagline = Керуйте з тіні: розставляйте агентів у радах і приведіть до перемоги потрібну імперію.

form-whispers = Війна тіней
form-whispers-about = Чотири раунди. Ваші агенти вирішують, що робитимуть імперії; очки приносять міста тих імперій, яким ви вірні.
style-builder = Радше додасть знамен, ніж атакуватиме.
style-raider = Атакує за першої нагоди.
style-watcher = Збирає карти й вичікує.

## Варіанти

option-agents_in_regions = Агенти в регіонах
option-agents_in_regions-about = Агента можна послати в регіон: наприкінці він рахується для вас як місто. Щонайбільше два.
option-agents_in_regions-off = ні
option-agents_in_regions-on = так
option-keep_secrets = Бережіть таємниці
option-keep_secrets-about = Кожен ваш нерозкритий жетон вірності приносить наприкінці 1 очко.
option-keep_secrets-off = ні
option-keep_secrets-on = так
option-to_each_their_own = Кожному своє
option-to_each_their_own-about = На початку фанатичність у кожного гравця — до іншої імперії.
option-to_each_their_own-off = ні
option-to_each_their_own-on = так
option-counter_intelligence = Контррозвідка
option-counter_intelligence-about = Обміни лишаються таємними, зате потім кожен викриває за очки жетон сусіда ліворуч.
option-counter_intelligence-off = ні
option-counter_intelligence-on = так
option-supply_scope = Перевірка постачання
option-supply_scope-about = Які регіони урізають до межі постачання наприкінці фази імперії.
option-supply_scope-all_regions = усі регіони
option-supply_scope-active_empire = лише регіони імперії, чия фаза скінчилася
option-lion_single_scope = Лев: чия позиція
option-lion_single_scope-about = Якою з ваших позицій може скористатися проста здібність Лева.
option-lion_single_scope-other_agent = тією, яку контролює інший ваш агент
option-lion_single_scope-any_controlled = будь-якою іншою під вашим контролем
option-reinforce_sources = Підкріплення: звідки
option-reinforce_sources-about = Чи мають шість знамен прийти з одного регіону.
option-reinforce_sources-one_region = з одного регіону
option-reinforce_sources-any_regions = з кількох регіонів
option-disputed_border = Спірний кордон
option-disputed_border-about = Два джерела мапи розходяться щодо одного кордону в землях Слона.
option-disputed_border-EL5-EL7 = Ікластий Мур межує з Великою Ступою
option-disputed_border-EL4-EL8 = Лотосовий Трон межує із Зеленими Терасами

## Імперії, товариства, позиції

empire-bear = Ведмідь
empire-eagle = Орел
empire-elephant = Слон
empire-lion = Лев
empire-horse = Кінь

society-raven = Блідий Ворон
society-spider = Покірний Павук
society-rat = Культ Щура
society-serpent = Нескінченний Змій

position-sheriff = Шериф
position-steward = Сенешаль
position-marshal = Маршал
position-chancellor = Канцлер

post-bear-sheriff = шериф Ведмедя
post-bear-steward = сенешаль Ведмедя
post-bear-marshal = маршал Ведмедя
post-bear-chancellor = канцлер Ведмедя
post-eagle-sheriff = шериф Орла
post-eagle-steward = сенешаль Орла
post-eagle-marshal = маршал Орла
post-eagle-chancellor = канцлер Орла
post-elephant-sheriff = шериф Слона
post-elephant-steward = сенешаль Слона
post-elephant-marshal = маршал Слона
post-elephant-chancellor = канцлер Слона
post-lion-sheriff = шериф Лева
post-lion-steward = сенешаль Лева
post-lion-marshal = маршал Лева
post-lion-chancellor = канцлер Лева
post-horse-sheriff = шериф Коня
post-horse-steward = сенешаль Коня
post-horse-marshal = маршал Коня
post-horse-chancellor = канцлер Коня

slot-devout = фанатичність
slot-dutiful = відданість
slot-affiliated = причетність
slot-unallied = байдужість
slot-opposed = протистояння

phase-agents = Фаза агентів
phase-discard = Фаза скидання
phase-reveal = Фаза розкриття

## Регіони

region-BE1 = Інеєва Брама
region-BE2 = Пустище
region-BE3 = Залізний Фіорд
region-BE4 = Південна Варта
region-BE5 = Біле Поле
region-BE6 = Білий Град
region-EA1 = Небесна Нива
region-EA2 = Червона Скеля
region-EA3 = Буревісна Круча
region-EA4 = Бурштинове Поле
region-EA5 = Курний Перевал
region-EA6 = Довгі Луки
region-EA7 = Далекий Вінець
region-EL1 = Нефритова Брама
region-EL2 = Імлисті Болота
region-EL3 = Бивнева Брама
region-EL4 = Лотосовий Трон
region-EL5 = Ікластий Мур
region-EL6 = Рисовий Берег
region-EL7 = Велика Ступа
region-EL8 = Зелені Тераси
region-LI1 = Золота Лука
region-LI2 = Гривиста Брама
region-LI3 = Сонячний Шпиль
region-LI4 = Верховний Двір
region-LI5 = Медовий Двір
region-LI6 = Стара Житниця
region-LI7 = Широкий Діл
region-LI8 = Пазуриста Скеля
region-LI9 = Самотній Прайд
region-HO1 = Вітряний Торг
region-HO2 = Відкритий Степ
region-HO3 = Сідельний Форт
region-HO4 = Острожний Форт
region-HO5 = Сухий Брід
region-HO6 = Тисяча Наметів
region-HO7 = Лошачі Пасовища
region-HO8 = Шовковий Загін
region-HO9 = Сінокоси
region-HO10 = Червоний Колодязь

## Дії позицій

deed-add_2 = додати 2 знамена
deed-add_1_per_farm = додати 1 знамено за кожну ферму
deed-add_1_per_fort = додати 1 знамено за кожен форт
deed-add_2_per_fort = додати 2 знамена за кожен форт
deed-attack = атакувати
deed-draw_1 = взяти 1 карту
deed-draw_1_per_2_farms = взяти 1 карту за кожні 2 ферми
deed-draw_1_per_3_farms = взяти 1 карту за кожні 3 ферми
deed-draw_1_per_2_forts = взяти 1 карту за кожні 2 форти
deed-draw_1_per_3_forts = взяти 1 карту за кожні 3 форти
deed-move_agent = перемістити агента

## Карти й здібності

card-bear-eagle = карта Ведмедя (Орел)
card-bear-elephant = карта Ведмедя (Слон)
card-bear-lion = карта Ведмедя (Лев)
card-bear-horse = карта Ведмедя (Кінь)
card-eagle-bear = карта Орла (Ведмідь)
card-eagle-elephant = карта Орла (Слон)
card-eagle-lion = карта Орла (Лев)
card-eagle-horse = карта Орла (Кінь)
card-elephant-bear = карта Слона (Ведмідь)
card-elephant-eagle = карта Слона (Орел)
card-elephant-lion = карта Слона (Лев)
card-elephant-horse = карта Слона (Кінь)
card-lion-bear = карта Лева (Ведмідь)
card-lion-eagle = карта Лева (Орел)
card-lion-elephant = карта Лева (Слон)
card-lion-horse = карта Лева (Кінь)
card-horse-bear = карта Коня (Ведмідь)
card-horse-eagle = карта Коня (Орел)
card-horse-elephant = карта Коня (Слон)
card-horse-lion = карта Коня (Лев)

ability-bear = Додаткова атака
    .text = Після вашої атаки: ще одна атака із щойно атакованого регіону тими знаменами, що вціліли.
ability-bear_bear = Випалена земля
    .text = Після вашої атаки: знищте всі знамена обох сторін, що брали участь у цьому бою.
ability-eagle = Нова посада
    .text = Замість дії: перемістіть активного агента на будь-яку вільну позицію ради й дійте там.
ability-eagle_eagle = Беззахисна ціль
    .text = Ця атака може бути спрямована на будь-який ворожий регіон без знамен, хоч би як далеко він був.
ability-elephant = Ще одне знамено
    .text = Додайте до цієї атаки 1 знамено активної імперії із запасу.
ability-elephant_elephant = Ще три знамена
    .text = Додайте до цієї атаки 3 знамена активної імперії із запасу.
ability-lion = Чужа печатка
    .text = Замість дії: виконайте дію { $posts ->
        [any] будь-якої іншої позиції під вашим контролем
       *[other] позиції, яку контролює інший ваш агент
    }.
ability-lion_lion = Міська варта
    .text = Додайте в регіон із містом 3 знамена імперії, що його контролює.
ability-horse = Довгий марш
    .text = Перемістіть будь-яку кількість знамен активної імперії з одного її регіону в інший.
ability-horse_horse = Перегрупування
    .text = Перерозподіліть знамена однієї імперії між її регіонами в межах постачання.
ability-bear_eagle = Найманці
    .text = Знищте до 3 знамен в одному регіоні.
ability-bear_elephant = Набір
    .text = Додайте в порожній регіон 3 знамена імперії, що його контролює.
ability-bear_lion = Поневолення
    .text = Після вашої атаки: за кожне знищене вороже знамено додайте 1 знамено активної імперії в будь-який її регіон.
ability-bear_horse = Розпуск
    .text = Розподіліть усі знамена одного регіону між сусідніми регіонами їхньої імперії; якщо таких немає, поверніть їх у запас.
ability-eagle_elephant = Вогонь алхіміка
    .text = Виберіть знамено активної імперії та знищте до 5 ворожих знамен у сусідніх із ним регіонах.
ability-eagle_lion = Заселення
    .text = Додайте по 1 знамену активної імперії в кожен її регіон.
ability-eagle_horse = Армада
    .text = Ця атака може бути спрямована на будь-який ворожий регіон мапи.
ability-elephant_lion = Підкріплення
    .text = Перемістіть до 6 знамен з { $regions ->
        [any] регіонів
       *[one] одного регіону
    } активної імперії в цю атаку.
ability-elephant_horse = Повстання
    .text = Додайте в порожній регіон без міста й форту 4 знамена імперії, що його контролює.
ability-horse_lion = Нічне чування
    .text = Після дії: виконайте ту саму дію ще раз.

## Журнал

deploys = { $you ->
    [yes] Ви розміщуєте
    [do] Розмістіть
   *[no] { $player } розміщує
} агента: { $place }.
removes = { $you ->
    [yes] Ви прибираєте
    [do] Приберіть
   *[no] { $player } прибирає
} агента: { $place }.
round-begins = Починається раунд { $round } з { $rounds }.
    .about = Ради заповнюють наново.
round-marked = Раунд { $round } завершено.
    .about = { $you ->
        [yes] Тепер перший гравець — ви.
       *[no] Тепер перший гравець — { $player }.
    }
first-player = { $you ->
    [yes] Тепер перший гравець — ви.
   *[no] Тепер перший гравець — { $player }.
}
phase-begins = Починається фаза імперії: { $empire }.
acts = { $you ->
    [yes] Ви
   *[no] { $player }
}, { $post }: { $deed }.
acts-add = { $you ->
    [yes] Ви
   *[no] { $player }
}, { $post }: додати { $count ->
    [one] { $count } знамено
    [few] { $count } знамена
   *[many] { $count } знамен
} ({ $empire }).
does-nothing = { $you ->
    [yes] Ви
   *[no] { $player }
}, { $post }: дії немає.
adds = { $empire } здіймає знамено в регіоні «{ $region }».
draws = { $you ->
    [yes] Ви берете
   *[no] { $player } бере
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ $empire }).
draws-card = { $you ->
    [yes] Ви берете
   *[no] { $player } бере
}: { $card }.
aims = { $empire } атакує регіон «{ $region }» ({ $defender }).
marches = { $empire }: { $count ->
    [one] { $count } знамено вирушає
    [few] { $count } знамена вирушають
   *[many] { $count } знамен вирушають
} з регіону «{ $source }» у «{ $target }».
battle = Бій за регіон «{ $region }»: { $attacker } — { $attackers }, { $defender } — { $defenders }.
fort-destroys = Форт у регіоні «{ $region }» знищує { $count ->
    [one] { $count } знамено
    [few] { $count } знамена
   *[many] { $count } знамен
} ({ $attacker }).
clash = У регіоні «{ $region }» кожна сторона втрачає { $count ->
    [one] { $count } знамено
    [few] { $count } знамена
   *[many] { $count } знамен
}.
attack-won = { $attacker } здобуває регіон «{ $region }»: там { $count ->
    [one] { $count } знамено
    [few] { $count } знамена
   *[many] { $count } знамен
}.
attack-held = { $defender } утримує регіон «{ $region }»: { $count ->
    [one] { $count } знамено
    [few] { $count } знамена
   *[many] { $count } знамен
}.
attack-empty = У регіоні «{ $region }» нікого не лишилося; ним володіє { $empire }.
walks-in = { $attacker } входить у регіон «{ $region }» без бою: { $count ->
    [one] { $count } знамено
    [few] { $count } знамена
   *[many] { $count } знамен
}.
falls-to = Регіон «{ $region }» тепер контролює { $empire }.
supply-cut = Постачання: у регіоні «{ $region }» { $count ->
    [one] { $count } зайве знамено
    [few] { $count } зайві знамена
   *[many] { $count } зайвих знамен
} ({ $empire }).
interlude-supply = Голод у { $regions ->
    [one] { $regions } регіоні
   *[other] { $regions } регіонах
}
    .about = Знамена, яких регіон не прогодує, повертаються в запас.
plays = { $you ->
    [yes] Ви граєте
    [do] Зіграйте
   *[no] { $player } грає
}: { $card } — { $ability }.
pays = { $you ->
    [yes] Ви платите
    [do] Заплатіть
   *[no] { $player } платить
}: { $card }.
joins-force = До атаки ({ $empire }) { $count ->
    [one] приєднується { $count } знамено
    [few] приєднуються { $count } знамена
   *[many] приєднуються { $count } знамен
}.
moves-agent = { $you ->
    [yes] Ваш агент
   *[no] Агент гравця { $player }
} переходить: { $post }.
gives-way = { $you ->
    [yes] Ваш агент
   *[no] Агент гравця { $player }
} міняється місцями: { $post }.
acts-for = { $you ->
    [yes] Ви виконуєте
    [do] Виконайте
   *[no] { $player } виконує
} дію позиції: { $post }.
moves = { $empire }: { $count ->
    [one] { $count } знамено переходить
    [few] { $count } знамена переходять
   *[many] { $count } знамен переходять
} з регіону «{ $region }» у «{ $goal }».
reinforces = { $empire }: { $count ->
    [one] { $count } знамено поспішає
    [few] { $count } знамена поспішають
   *[many] { $count } знамен поспішають
} з регіону «{ $region }» у «{ $target }».
lifts = { $empire }: { $count ->
    [one] { $count } знамено залишає
    [few] { $count } знамена залишають
   *[many] { $count } знамен залишають
} регіон «{ $region }».
sets-down = { $empire } ставить знамено в регіоні «{ $region }».
destroyed = У регіоні «{ $region }» знищено { $count ->
    [one] { $count } знамено
    [few] { $count } знамена
   *[many] { $count } знамен
} ({ $empire }).
disperses = { $empire }: { $count ->
    [one] { $count } знамено залишає регіон «{ $region }» і йде до сусіднього.
    [few] { $count } знамена залишають регіон «{ $region }» і розходяться до сусідніх.
   *[many] { $count } знамен залишають регіон «{ $region }» і розходяться до сусідніх.
}
disperses-home = { $empire }: { $count ->
    [one] { $count } знамено залишає
    [few] { $count } знамена залишають
   *[many] { $count } знамен залишають
} регіон «{ $region }»: поруч немає жодного свого, тож назад у запас.
musters = { $empire }: у регіоні «{ $region }» { $count ->
    [one] з’являється { $count } знамено
    [few] з’являються { $count } знамена
   *[many] з’являються { $count } знамен
}.
rearranges = { $you ->
    [yes] Ви перерозподіляєте
    [do] Перерозподіліть
   *[no] { $player } перерозподіляє
} знамена імперії: { $empire }.
stops = { $you ->
    [yes] Ви зупиняєтеся
    [do] Зупиніться
   *[no] { $player } зупиняється
} на цьому.
discards = { $you ->
    [yes] Ви скидаєте
    [do] Скиньте
   *[no] { $player } скидає
}: { $card }.
keeps = { $you ->
    [yes] Ви не міняєте
    [do] Не міняйте
   *[no] { $player } не міняє
} жетонів вірності.
swaps = { $you ->
    [yes] Ви міняєте
    [do] Поміняйте
   *[no] { $player } міняє
} місцями два жетони: { $empire } — тепер { $first }, { $other } — { $second }.
swaps-hidden = { $you ->
    [yes] Ви міняєте
    [do] Поміняйте
   *[no] { $player } міняє
} місцями закриті жетони: { $first } і { $second }.
exposes = { $you ->
    [yes] Ви називаєте
   *[no] { $player } називає
} імперію ({ $empire }): { $points ->
    [-1] мінус 1 очко
    [one] плюс { $points } очко
    [few] плюс { $points } очки
   *[many] плюс { $points } очок
}.
is-exposed = { $you ->
    [yes] Ваш жетон
   *[no] Жетон гравця { $player }
} розкрито: { $empire } — { $slot }.
end-fourth-round = Четвертий раунд завершено: жетони вірності розкриваються.

## Підказки

prompt-wait-post = { $player } вирішує за позицію: { $post }.
prompt-remove = Приберіть із поля одного свого агента.
prompt-deploy = Розмістіть агента на вільній позиції ради{ $regions ->
    [yes] {" "}або в регіоні
   *[no] {""}
}; лишилося { $picks ->
    [one] { $picks } агент
    [few] { $picks } агенти
   *[many] { $picks } агентів
}.
prompt-act = Діє { $post }. { $acts ->
    [no] Жодна дія нічого не змінить: { $cards ->
        [yes] зіграйте карту або не виконуйте дії.
       *[no] не виконуйте дії.
    }
   *[yes] Виберіть дію{ $cards ->
        [yes] {" "}або спершу зіграйте карту
       *[no] {""}
    }.
}
prompt-aim = Виберіть регіон, який атакує { $empire }{ $cards ->
    [yes] , або спершу зіграйте карту
   *[no] {""}
}.
prompt-force = Атака на регіон «{ $target }»: { $force ->
    [one] { $force } знамено
    [few] { $force } знамена
   *[many] { $force } знамен
}. { $cards ->
    [yes] До бою — або зіграйте карту.
   *[no] До бою.
}
prompt-after = Дію виконано. { $cards ->
    [yes] Зіграйте карту або рушайте далі.
   *[no] Рушайте далі.
}
prompt-pay = { $ability }: виберіть другу карту для оплати.
prompt-move-post = Виберіть позицію цієї ради, куди перейде ваш агент.
prompt-eagle-post = Виберіть вільну позицію, куди перейде ваш агент.
prompt-lion-post = Виберіть позицію, дію якої виконаєте.
prompt-attack-number = Скільки знамен вирушить із регіону «{ $source }» у «{ $target }»?
prompt-horse-number = Скільки знамен перейде з регіону «{ $region }» у «{ $goal }»?
prompt-reinforce-number = Скільки знамен приєднається до атаки з регіону «{ $region }»?
prompt-lift-number = Скільки знамен підняти в регіоні «{ $region }»?
prompt-mercenary-number = Скільки знамен знищити в регіоні «{ $region }»?
prompt-add = Додайте знамено в регіон, який контролює { $empire }; лишилося { $picks }.
prompt-subjugate = Поневолення: додайте знамено в регіон, який контролює { $empire }; лишилося { $picks }.
prompt-populate = Заселення: виберіть регіон для одного знамена; лишилося { $picks }.
prompt-rearrange = Поставте підняте знамено ({ $empire }); лишилося { $picks }.
prompt-disperse = Виберіть сусідній регіон для розпущеного знамена; лишилося { $picks }.
prompt-source = Виберіть регіон, звідки { $empire } атакує «{ $target }».
prompt-reinforce-from = Виберіть регіон, що надішле підкріплення.
prompt-horse-from = Виберіть регіон, звідки підуть знамена.
prompt-fire-from = Виберіть знамено, поруч із яким спалахне вогонь.
prompt-horse-to = Виберіть регіон, куди підуть знамена з регіону «{ $region }».
prompt-mercenary-region = Виберіть регіон, де буде знищено знамена.
prompt-add-region = { $ability }: виберіть регіон, який отримає знамена.
prompt-disperse-region = Виберіть регіон, знамена якого розійдуться.
prompt-fire = Знищте вороже знамено поруч із регіоном «{ $region }»; можна ще { $picks }.
prompt-lift = Підніміть знамена ({ $empire }) або переходьте до розставляння.
prompt-rearrange-empire = Виберіть імперію, знамена якої перерозподілите.
prompt-discard = Залиште не більше { $limit } карт: скиньте ще { $picks }.
prompt-swap = Поміняйте місцями два закриті жетони вірності або лишіть усе як є. { $open ->
    [yes] Поміняні жетони назавжди лишаться відкритими.
   *[no] Поміняні жетони лишаться закритими.
}
prompt-expose = Назвіть імперію: { $player } розкриє цей жетон.

## Чому ні

why-not-now = Зараз потрібно { $task }.
why-no-window = Карти грають лише перед дією, під час вибору цілі атаки, перед боєм або після дії.
why-post-taken = Позицію зайнято: { $place }.
why-no-regions = У цій партії агентів розміщують лише на позиціях рад.
why-enough-regions = У регіонах уже { $most } ваші агенти.
why-region-twice = У регіоні «{ $place }» уже є ваш агент.
why-not-own-agent = Там немає вашого агента: { $place }.
why-not-offered = Ця позиція ({ $post }) не має такої дії: { $deed }.
why-reserve-empty = Запас знамен порожній: { $empire }.
why-deck-empty = Колода порожня: { $empire }.
why-no-symbols = { $empire } контролює замало таких символів: дія нічого не дасть.
why-no-land = { $empire } не контролює жодного регіону.
why-no-attack = { $empire } не має ким дістатися ворожого регіону.
why-must-act = Є доступна дія, тож її треба виконати.
why-card-not-held = Такої карти немає в руці: { $card }.
why-wrong-window = «{ $ability }» не можна зіграти в цей момент.
why-cannot-pay = «{ $ability }» потребує ще однієї карти ({ $empire }), а зайвої у вас немає.
why-no-use = «{ $ability }» зараз нічого не змінить.
why-wrong-payment = Друга карта має бути іншої імперії: { $empire }.
why-payment-spoils = Якщо заплатити цією картою, «{ $ability }» нічого не дасть.
why-own-region = Регіон «{ $region }» уже контролює { $empire }; атакувати можна лише ворога.
why-extra-attack = Додаткова атака йде з регіону «{ $source }» і лише до його сусідів.
why-last-banner = Останнє знамено не може залишити завойований регіон, тож атакувати регіон «{ $region }» нікому.
why-nobody-there = { $empire } не має знамен поруч із регіоном «{ $region }».
why-not-adjacent = Регіон «{ $region }» не межує з землями, які контролює { $empire }; через моря не атакують.
why-no-banners = { $empire } не має знамен у регіоні «{ $region }».
why-last-banner-here = Регіон «{ $region }» завойований: останнє знамено має лишитися.
why-source-far = Регіон «{ $region }» не межує з регіоном «{ $target }».
why-too-many = Тут щонайбільше { $most }.
why-survivors-only = Знову атакують лише вцілілі в останньому бою: щонайбільше { $most }.
why-other-council = Агент переходить на іншу позицію тієї самої ради; не підходить: { $post }.
why-post-not-free = Потрібна інша вільна позиція; не підходить: { $post }.
why-not-my-post = Ви не контролюєте цю позицію через іншого агента: { $post }.
why-not-controlled = Ви не контролюєте цю позицію: { $post }.
why-acting-post = Ця позиція вже діє, виберіть іншу: { $post }.
why-not-its-region = Регіон «{ $region }» не належить імперії: { $empire }.
why-limit = Регіон «{ $region }» уже досяг межі постачання: { $limit }.
why-not-next-to = Регіон «{ $region }» не межує з регіоном «{ $origin }».
why-once-each = Регіон «{ $region }» уже отримав своє знамено.
why-not-this-region = Регіон «{ $region }» не підходить. Зараз потрібно { $task }.
why-at-least-one = Спершу виберіть хоча б один раз.
why-nothing-to-move = Жодне знамено не може змінити місце: { $empire }.
why-revealed = Розкритий жетон більше не можна переміщувати.
why-already-revealed = { $player } вже має розкритий жетон: { $empire }.

task-remove = прибрати одного свого агента
task-deploy = розмістити агента
task-act = вибрати дію позиції
task-aim = вибрати ціль атаки
task-force = почати бій або зіграти карту
task-after = рушити далі або зіграти карту
task-pay = заплатити другою картою
task-move-post = вибрати іншу позицію цієї ради
task-eagle-post = вибрати вільну позицію
task-lion-post = вибрати позицію, яку контролює інший ваш агент
task-lion-post-any = вибрати іншу позицію під вашим контролем
task-attack-number = вибрати, скільки знамен атакує
task-horse-number = вибрати, скільки знамен перейде
task-reinforce-number = вибрати, скільки знамен приєднається до атаки
task-lift-number = вибрати, скільки знамен підняти
task-mercenary-number = вибрати, скільки знамен знищити
task-add = додати знамено в регіон імперії
task-subjugate = додати знамено в регіон імперії
task-populate = вибрати регіон для одного знамена
task-rearrange = поставити підняте знамено
task-disperse = вибрати сусідній регіон тієї самої імперії
task-source = вибрати, звідки йде атака
task-reinforce-from = вибрати регіон, де є вільні знамена
task-horse-from = вибрати регіон, де є вільні знамена
task-fire-from = вибрати регіон імперії, поруч із яким є ворожі знамена
task-horse-to = вибрати інший регіон імперії
task-mercenary-region = вибрати регіон зі знаменами
task-add-region = вибрати регіон, який дозволяє карта
task-disperse-region = вибрати регіон зі знаменами
task-fire = вибрати сусідній регіон із ворожими знаменами
task-lift = вибрати регіон, звідки підняти знамена
task-rearrange-empire = вибрати імперію
task-discard = скинути карту
task-swap = поміняти місцями два жетони або лишити все як є
task-expose = назвати імперію

## Джерела очок

source-bear = Міста Ведмедя
source-eagle = Міста Орла
source-elephant = Міста Слона
source-lion = Міста Лева
source-horse = Міста Коня
source-agents = Агенти в регіонах
source-secrets = Збережені таємниці
source-exposures = Контррозвідка
finale-sealed = Четвертий раунд завершено
    .about = На мапі сяють міста: { $cities }. Зараз розкриються жетони вірності.
finale-empire = { $empire }: { $cities ->
    [one] { $cities } місто
    [few] { $cities } міста
   *[many] { $cities } міст
}
    .about = Жетони цієї імперії розкриваються в усіх: вірність множиться на міста.
finale-agents = Агенти в регіонах
    .about = Кожен рахується як ще одне місто, лише для свого власника.
finale-secrets = Збережені таємниці
    .about = Жетони, яких ніхто не бачив, дають очки.
finale-exposures = Контррозвідка
    .about = Вірність, викрита під час гри.
tie-swaps = Менше обмінів жетонів вірності
tie-hand = Більше карт у руці

## Поле

map = Мапа п’яти імперій, 40 регіонів
mini-map = Уся мапа: торкніться, щоб перейти
zoom-in = Збільшити
zoom-out = Зменшити
border-closed = Кордон закритий: { $a } і { $b } тут не сусіди
border-open = Кордон відкритий: { $a } і { $b } тут сусіди
councils = Ради в порядку дій
sea-ocean = Море Шепоту
sea-midsea = Тиша
sea-ivory = Бивнева Протока
symbol-city = місто
symbol-farm = ферма
symbol-fort = форт
label-land = земля імперії { $empire }
label-held = { $count ->
    [0] знамен немає, контролює { $empire }
    [one] { $count } знамено, контролює { $empire }
    [few] { $count } знамена, контролює { $empire }
   *[many] { $count } знамен, контролює { $empire }
}
label-points = { $points } для вас
label-agent = { $you ->
    [yes] ваш агент
   *[no] агент гравця { $player }
}
label-ruled = { $you ->
    [yes] вільна, її контролює ваш агент праворуч
   *[no] вільна, її контролює { $player } праворуч
}
    .asked = вільна
label-nobody = вільна, не контролює ніхто
    .asked = вільна
label-acting = діє зараз
label-pay = Заплатити: { $card }
label-discard = Скинути: { $card }
label-loyalty = { $slot } { $times } { $points }, { $empire }, { $state }
    .asked = { $slot } { $times }, { $empire }, { $state }
label-revealed = розкритий
label-hidden = закритий
council-of = Рада: { $empire }
fact-cities = Міст: { $count }
    .asked = Міста
fact-reserve = Знамен у запасі: { $count }
fact-deck = Карт у колоді: { $count }
marker = Тут стоїть ліхтар
how-many = Скільки?
number-win = { $empire } перемагає: { $count }
number-lose = { $empire } тримається: { $count }
number-empty = порожньо, володіє { $empire }
label-joins = З нею: { $end }.
label-joins-best = З нею щонайкраще: { $end }.
label-joins-both = Разом із «{ $second }»: { $end }.
clash-fort = форт забирає { $count }
clash-no-fort = форту немає
clash-fall = гине { $count } : { $count }
clash-holder = далі { $empire }
choose-exposed = Виберіть імперію, яку викрити
choose-empire = Виберіть імперію
final-hand = У руці: { $cards }
facts-cards = { $count ->
    [0] карт немає
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
my-loyalties = Ваші жетони вірності, приховані від інших
my-points = Ваші очки станом на зараз
my-hand = Ваша рука: { $count }
hand-empty = Карт ще немає: їх беруть сенешалі.
phase-over = Кінець
phase-round = Раунд { $round } з { $rounds }
phase-post = { $post }
phase-bear = Ведмідь
phase-eagle = Орел
phase-elephant = Слон
phase-lion = Лев
phase-horse = Кінь
hint-battle = { $best ->
    [yes] Щонайкраще: {""}
   *[no] {""}
}{ $attacker } — { $attackers }, { $defender } — { $defenders }{ $fort ->
    [0] {""}
   *[other] , форт забирає { $fort }
}; далі регіон контролює { $holder }.
hint-rules = Ви контролюватимете ще позицій: { $count }.
hint-act = { $deed }{ $size ->
    [0] {""}
   *[other] : { $size }
}
hint-points = { $points } для вас станом на зараз.
button-act = { $what ->
    [attack] { $target ->
        [none] Атакувати
       *[other] Атакувати: { $target } — { $end ->
            [win] перемога
            [hold] поразка
           *[empty] не лишиться нікого
        }
    }
    [move] Перемістити агента
    [draw] { $size ->
        [one] Взяти { $size } карту
        [few] Взяти { $size } карти
       *[many] Взяти { $size } карт
    }
   *[add] { $size ->
        [one] Додати { $size } знамено
        [few] Додати { $size } знамена
       *[many] Додати { $size } знамен
    }
}
ruin-fight = Втратити { $count ->
    [one] { $count } знамено
    [few] { $count } знамена
   *[many] { $count } знамен
} ні за що
ruin-points = Втратити { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
button-fight = { $end ->
    [win] До бою: регіон візьме { $empire }
    [hold] До бою: регіон утримає { $empire }
   *[empty] До бою: не лишиться нікого
}
button-done = { $step ->
    [after] Далі
    [lift] Розставити
   *[other] Досить
}
button-none = Без дії
button-keep = Лишити все
key-fight = до бою
key-attack = атакувати
key-keep = не міняти жетонів
