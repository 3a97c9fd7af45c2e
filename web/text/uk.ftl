## Рамка

home-link = Ludoteka, на головну
play = Грати
my-games = Мої партії
exercises = Вправи
watch = Дивитися
rules = Правила
log = Журнал
chat = Чат
menu = Меню
more = Більше
board = Поле
side = Гравці, журнал і чат
players = Гравці
own-area = Ваше місце
settings = Налаштування
help = Довідка
close = Закрити
close-key = Закрити (Esc)
done = Готово
cancel = Скасувати
copy = Копіювати
copied = Скопійовано
link = Посилання
no = Ні
allow = Дозволити
send = Надіслати
fold = Згорнути або розгорнути
you = ви
save = Зберегти
back = Назад
next = Далі

language = Мова
language-en = English
language-uk = Українська
language-ru = Русский
theme = Оформлення
theme-to-light = Світле оформлення
theme-to-dark = Темне оформлення
sound = Звук
sound-on = Увімкнути звук
sound-off = Вимкнути звук

title-home = Ludoteka: настільні ігри за одним столом
title-page = { $page } · Ludoteka
title-turn = Ваш хід, { $game } · Ludoteka

## Головна

home-title = У що зіграємо сьогодні?
home-about = Достатньо імені. Проти ботів сідаєте одразу, друзі приходять за посиланням.
home-morning = Доброго ранку, { $name }
home-day = Добрий день, { $name }
home-evening = Добрий вечір, { $name }
home-mine = { $count ->
    [one] На вас чекає { $count } стіл.
    [few] На вас чекають { $count } столи.
   *[many] На вас чекають { $count } столів.
}
home-theirs = { $count ->
    [one] За { $count } столом ходять інші.
   *[other] За { $count } столами ходять інші.
}
home-first = Настільні ігри з друзями або проти наших ботів. Нічого не треба встановлювати, жодних облікових записів: достатньо імені.
home-crew = { $names } і ще { $others ->
    [5] п’ятеро
   *[other] { $others }
} завжди готові зіграти.
play-against-bot = { $game }: грати проти бота
play-again = { $game }: ще раз?
shelf = Полиця
shelf-first = Або візьміть коробку з полиці
not-played-yet = Ще не грали
your-move = Ваш хід
your-move-for = Ваш хід уже { $time }
decides-for = Вирішує { $name }, уже { $time }
paused = Пауза
lasting-minutes = { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
lasting-hours = { $count ->
    [one] { $count } годину
    [few] { $count } години
   *[many] { $count } годин
}
lasting-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
film-first = { $count ->
    [one] спершу короткий фільм: { $count } хід
    [few] спершу короткий фільм: { $count } ходи
   *[many] спершу короткий фільм: { $count } ходів
}
puzzle-days-solved = За останні дні розв’язано { $count } з { $all }.
exercises-done = Виконано вправ: { $done } з { $all }
go-on-learning = Вчитися далі
again-with = { $name }: зіграти ще раз
last-time = Минулого разу: { $game }, { $points }
send-invitation = Запросити
invite-friends-about = Стіл із вільним місцем і посилання на нього.
make-table-link = Створити стіл
invite-short = Запросити
record = Мої результати
record-game = Гра
record-played = Зіграно
record-won = Перемог
record-best = Найкраще
record-mean = У середньому
record-results = Останні десять
record-rival = Наступний суперник
record-last = Перемог в останніх партіях: { $won } з { $count }.
record-empty = Перша ж партія з’явиться тут.
record-bots = Боти
record-score = ви : бот
record-next = наступний
play-against = Грати проти бота: { $name }
puzzle-of-day-about = одне рішення з партії експертів
play-now = Грати зараз
play-now-about = { $game }: грати зараз проти ботів
invite-friends = Запросити друзів
finished-you = { $game }: ви перемогли
finished-name = { $game }: перемагає { $name }
finished-shared = { $game }: спільна перемога
finished-alone = { $game }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
waiting-for-you = Чекають на вас
your-turn-in = Ваш хід: { $game }
go-on = Грати далі
open-tables = Відкриті столи
all-count = Усі { $count }
sit-down = Сісти
replay = Перегляд
no-open-tables = Відкритих столів немає.
make-one = Створіть свій
make-one-about = його побачать тут.
no-line = Немає зв’язку. Показано, якими були ваші партії { $at }; грати далі можна буде, коли зв’язок повернеться.
no-my-games = Тут будуть ваші партії.
finished-games = Завершені
just-finished = Щойно завершені
running-games = Тривають
learn-game = Навчитися грати
new-here = Ви тут уперше?
learn = Навчіться граючи
learn-about = короткі вправи на справжніх полях
one-screen = За одним екраном
one-screen-about = кілька гравців на цьому пристрої
new-table = Новий стіл
new-table-about = гра, місця й хто за столом
minutes-range = { $from }–{ $to } хв
game-with = { $game }: { $names }
game-alone = { $game }, соло
thinks = { $name } думає
waits-for-players = { $count ->
    [one] бракує одного гравця
    [few] бракує { $count } гравців
   *[other] бракує { $count } гравців
}
place = { $place }-е

## Новий стіл

game = Гра
variant = Варіант
experts = Для знавців: тлумачення правил
experts-about = Там, де правила можна прочитати по-різному. Перший варіант — наш.
pack = Компоненти
pack-about = Набори, які пропонує цей сервер.
pack-own = з коробки
pack-unlearnt = Сильні боти вчилися грати з компонентами з коробки. З іншими вони обмірковують кожен хід і можуть грати слабше.
seats = Місця
who-sits-there = Хто сидить за столом?
table-rules = Правила столу
who-sits = Хто тут сидить
seat-me = Ви
seat-person = Людина
seat-bot = Бот
seat-here = Цей пристрій
seat-person-about = прийде за посиланням
seat-name = Ім’я
seat-remove = Прибрати місце
seat-up = на місце вище
level = Рівень
level-easy = легкий
level-medium = середній
level-hard = сильний
level-expert = експерт
level-easy-about = Для першої партії.
level-medium-about = Грає розсудливо й швидко.
level-hard-about = Для тих, хто знає гру.
level-expert-about = Найсильніша гра; думає довше.
bot-figure = Персонаж
bot-taken = { $name } вже за цим столом.
bot-surprise = Будь-хто
bot-of-level = бот, { $level }
style-none = Рахує і не має улюбленого плану.
pace = Темп
pace-live = Наживо
pace-live-about = усі на місці, годинник іде
pace-relaxed = Без поспіху
pace-relaxed-about = без годинника, стіл чекає на вас
pace-correspondence = Листуванням
pace-correspondence-about = хід, коли є час: партія на кілька днів
table-public = Сісти може будь-хто
table-spectators = Глядачі можуть дивитися
table-hints = Підказки дозволено
take-back = Повернення ходів
take-back-free = поки нічого не відкрито
take-back-ask = лише за згодою інших
take-back-never = ніколи
open-the-table = Відкрити стіл
start-now = Почати гру
sum-seats = Ви, { $others }
sum-alone = Ви граєте соло
sum-people = { $count ->
    [one] { $count } людина за посиланням
    [few] { $count } людини за посиланням
   *[other] { $count } людей за посиланням
}
sum-device = { $count ->
    [one] ще { $count } людина за цим пристроєм
    [few] ще { $count } людини за цим пристроєм
   *[other] ще { $count } людей за цим пристроєм
}
sum-standard = За правилами з коробки
sum-changed = { $count ->
    [one] змінено { $count } правило
    [few] змінено { $count } правила
   *[other] змінено { $count } правил
}
sum-pace = { $pace }, близько { $minutes } хвилин
sum-chance = Випадковість запечатано зараз, наприкінці її можна буде перевірити
note-starts = Гра почнеться одразу.
note-waits = Стіл чекатиме на запрошених.
guest-name = Гість { $number }
your-name = Ваше ім’я
your-name-about = Його бачать інші. Згодом можна змінити.

## Стіл перед грою

lobby = Стіл
lobby-title = Стіл відкрито
seat-open = Вільне місце
seat-ready = на місці
seat-not-ready = ще готується
ready = Можна починати
not-ready = Ще зачекайте
start = Почати
put-bot = Посадити бота
sit-here = Сісти тут
stand-up = Встати
lobby-hints-yes = Підказки дозволено: на своєму ході можна спитати, як зіграв би сильний бот.
lobby-hints-no = За цим столом підказок немає.
pack-named = Компоненти: { $pack }.
lobby-only-host = Гру почне господар столу.
waiting-others = Чекаємо на інших.
lobby-sit = За столом { $taken } з { $seats }. До початку місця можна міняти.
lobby-guest = { $name } запрошує вас.
seats-count = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
seat-more = Ще одне місце
seat-fewer = На одне місце менше
seat-change = Змінити: { $name }
seat-place = Місце й колір
seat-place-taken = тут сидить { $name }
seat-free = Звільнити місце
seat-away-with = Прибрати місце
seat-host = господар столу
seat-or-bot = або бот
lobby-free = { $count ->
    [one] { $count } місце вільне.
    [few] { $count } місця вільні.
   *[many] { $count } місць вільно.
}
lobby-free-about = Гра почнеться, коли всі сядуть. Почнете раніше — вільні місця займуть боти.
lobby-free-say = Гра почнеться, коли скажете; вільні місця займуть боти.
lobby-full = Усі за столом.
lobby-full-about = Гра почнеться, коли скажете.
lobby-wait-ready = Ще не всі готові.
start-with-bots = { $count ->
    [one] Почати з { $count } ботом
   *[other] Почати з { $count } ботами
}
call-others = Покличте інших
call-others-about = Наведіть телефон на код або надішліть посилання. Хто його відкриє, сяде за стіл або дивитиметься.
link-share = Поділитися
link-large = Показати більшим
link-code = Посилання як код для камери телефона
link-network = Працює лише в цій мережі.
link-network-about = Друзям з інших мереж потрібна адреса, доступна звідусіль.
link-here = Працює лише на цьому комп’ютері.
link-here-about = Інші його не відкриють. Спитайте того, хто тримає цей сервер, яка адреса доступна їм.
link-here-command = Інші його не відкриють. Щоб змогли, запустіть сервер так:
while-waiting = Поки чекаєте
while-waiting-about = покличемо, щойно почнеться гра
wait-goal = Про що ця гра
wait-goal-about = Мета, хід і кінець у п’яти картинках.
wait-course = Перша партія з наставником
wait-course-about = Він пояснить кожен крок; вийти можна будь-коли.
wait-quick = Швидка партія: { $name }
wait-quick-about = Вона збережеться й почекає, поки граєте тут.
wait-bar = { $game }: за столом { $taken } з { $seats }
wait-starts = Ваша гра почалася
wait-go = До столу

## За столом

table-tools = Інструменти столу
table-menu = Цей стіл
invite = Запросити
invite-link = Посилання-запрошення
invite-about = Хто відкриє це посилання, сяде на вільне місце або дивитиметься.
move-device = Продовжити на іншому пристрої
move-device-about = Відкрийте це посилання там один раз: ваші місця перейдуть туди.
move-device-make = Створити посилання
move-here = Перенести ваші місця сюди?
move-here-about = Ваші місця за цим столом перейдуть на цей пристрій.
move-here-do = Перенести сюди
fair = Чесна випадковість
fair-about = Ключ випадковості визначено до першої роздачі. Ось його печатка; наприкінці ключ відкриється, і кожен зможе перевірити всю партію.
to-move = хід
seat-away = не за столом
seat-stand-in = поки що грає бот
seat-resigned = партію здано
watching = { $count ->
    [one] дивиться { $count } глядач
    [few] дивляться { $count } глядачі
   *[other] дивиться { $count } глядачів
}
seat-device = на цьому пристрої
bot-name = Бот { $number }
bot-name-apprentice = Кнопка
bot-name-gardener = Клен
bot-name-builder = Дубок
bot-name-trader = Крам
bot-name-dreamer = Мрія
bot-name-miser = Скарб
bot-name-gambler = Фант
bot-name-raider = Іскра
bot-name-watcher = Сова
bot-name-scholar = Абак
open-seat-name = Місце { $number }
shape-1 = коло
shape-2 = квадрат
shape-3 = трикутник
shape-4 = ромб
shape-5 = шестикутник
undo = Повернути хід
undo-key = Повернути хід (Z)
undo-ask = Попросити повернути хід (Z)
redo = Повторити хід
redo-key = Повторити хід (Shift+Z)
hint = Підказка
hint-key = Підказка (H)
hints = Поради
hint-thinking = Сильний бот дивиться на те, що ви знаєте…
hint-close = Закрити поради
hint-then = Далі: { $later }
hint-alike = Так само добре, як перше: різниці не видно.
hint-better-mine = Вам приблизно на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} більше, ніж із наступною порадою.
hint-better-theirs = Суперникам приблизно на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} менше, ніж із наступною порадою.
hint-expect = близько { $mine } : { $others }
hint-expect-points = { $points ->
    [one] близько { $points } очка
   *[other] близько { $points } очок
}
hint-expect-about = Шанс на перемогу й очки наприкінці, якщо далі всі гратимуть однаково добре
field-missing = Заповніть це поле.
field-short = { $count ->
    [one] Щонайменше { $count } символ.
    [few] Щонайменше { $count } символи.
   *[many] Щонайменше { $count } символів.
}
field-range = Від { $min } до { $max }.
step-of = { $now } з { $of }
step-back = Крок назад
step-on = Крок уперед
to-my-move = До мого ходу
since = Що сталося відтоді: { $count }
since-key = Що сталося після мого ходу: { $count } (M)
not-there = Сюди не можна
do-it = Підтвердити
pause-again = ще раз, щоб підтвердити
ruin-once = Ви напевно щось утратите, а цього можна уникнути. Виберіть ще раз, щоб підтвердити.
not-again = Цього раунду більше не питати
skip-ahead = Пришвидшити
skip-to-now = До поточного моменту
lost = Зв’язок утрачено. Ваш останній хід збережено.
lost-long = Немає зв’язку вже { $time }. Сторінку можна закрити: місце лишиться за вами.
awaited-for = Уже { $time }. Коли настане ваш хід, про це скаже заголовок сторінки.
lost-kept = Ваш хід збережено: його буде надіслано, щойно повернеться зв’язок.
lost-withdraw = Відкликати хід
lost-busy = Сервер зайнятий. Нічого не втрачено: гра продовжиться сама.
lost-ended = На цьому пристрої ви вийшли. Увійдіть знову на своїй сторінці.
lost-retry = { $seconds ->
    [0] Пробуємо знову.
    [one] Спробуємо знову за { $seconds } секунду.
    [few] Спробуємо знову за { $seconds } секунди.
   *[other] Спробуємо знову за { $seconds } секунд.
}
try-now = Спробувати зараз
film = Поки вас не було: хід { $now } з { $of }.
game-over = Гру завершено.
show-result = Показати підсумок
undo-asked = { $player } просить повернути хід.
undo-waits = { $you ->
    [yes] Ви просите повернути хід. Чекаємо на відповідь інших.
   *[no] { $player } просить повернути хід. Чекаємо на відповідь інших.
}
revealed-chance = Відтоді щось витягнули навмання.
revealed-secret = Відтоді показано таємне.
revealed-others = Відтоді вирішували інші.
curtain-label = Пристрій передають
curtain = Передайте пристрій: { $player }.
curtain-about = Інші зараз не дивляться.
curtain-show = Показати мій бік
log-search = Шукати в журналі
log-more = Ще { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[many] { $count } рядків
}
chat-write = Написати гравцям
quick-phrases = Швидкі фрази
phrase-hello = Вітаю!
phrase-good-luck = Хай щастить!
phrase-well-played = Гарний хід!
phrase-thanks = Дякую!
phrase-one-moment = Хвилинку, будь ласка
phrase-oops = Ой…
phrase-your-turn = Ваш хід
phrase-good-game = Гарна партія!
report = Поскаржитися господарю
report-about = Поскаржитися господарю сервера? За столом про це ніхто не дізнається.
report-line = На цей рядок
report-name = На це ім’я
reported = Господар сервера погляне на це.
line-taken-down = Господар сервера прибрав цей рядок.
leave = Покинути стіл
leave-sure = Доки ви не повернетеся, за вас гратиме бот. Покинути?
bot-plays-for-you = За вас грає бот.
take-seat-back = Повернутися на місце
let-bot-play = Хай за гравця { $name } пограє бот
resign = Здатися
resign-sure = Для вас гра завершиться. Здатися?
download = Завантажити партію
table-of = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
loading = Розкладаємо гру…
compiling = Гра розігрівається: поки що боти думають менше.
no-board = Для цієї гри ще немає поля.

rules-of = Правила: { $game }
rules-find = Слово або номер правила
rules-all = Усі правила
rules-moment = Зараз
rules-parts = Розділи правил
rules-none = У жодному правилі немає таких слів.
rules-key = Правила (?)
slip-try = Спробувати
slip-keep = лишити
slip-shut = закрити
slip-later = Спершу дайте відповідь на запитання, тоді тут буде сказано, що це робить і чого варте.
slip-ask = Що це? Торкніться чогось
rule-open = Відкрити правило { $rule }
rule-show = Показати на полі

notice-sat = { $player } сідає за стіл.
notice-left = { $player } встає з-за столу.
notice-bot = Місце займає бот: { $player }.
notice-stand-in = { $player }: тимчасово грає бот.
notice-returned = { $player } знову за столом.
notice-started = Гра починається.
notice-undone = { $player } повертає хід.
notice-undo-asked = { $player } просить повернути хід.
notice-undo-refused = { $player } не погоджується повернути хід.
notice-resigned = { $player } здається.
notice-closed = Господар сервера закриває стіл.
notice-renamed = Господар сервера змінив ім’я: { $player }.
notice-paused = { $player } бере паузу.
notice-went-on = Гра триває.

## Клавіші

keys = Клавіатура
keys-show = Показати карту клавіш

## Кінець гри

wins = { $you ->
    [yes] Ви перемогли
   *[other] Перемагає { $player }
}
wins-shared = Спільна перемога: { $names }
solo-done = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
result = Підсумок
finale = Фінал
finale-leads = { $you ->
    [yes] Ви попереду на { $points }.
   *[other] { $player } попереду на { $points }.
}
finale-level = Попереду порівну: { $points }.
finale-again = Подивитися фінал ще раз
reckoning = Підрахунок
in-play = Під час гри
at-the-end = Наприкінці
to-result = До результату
beat-back = Крок назад (стрілка вліво)
beat-on = Далі (стрілка вправо)
final-board = Поле наприкінці
final-board-about = Виберіть рядок підрахунку: поле покаже, звідки його очки.
end-resigned = Інші здалися.
end-closed = Стіл закрито на сервері.
rematch = Ще партію
rematch-open = До нової партії
look-at-board = Подивитися на поле
share = Копіювати посилання
where-from = Звідки очки
total = Разом
tie-break = Нічия.
tied = { $names }: порівну, по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[other] { $points } очок
}; вирішило правило для нічиєї.
tied-shared = { $names }: порівну, по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[other] { $points } очок
}; місце спільне.
move-by-move = Хід за ходом
move-by-move-about = Натисніть, щоб побачити ту мить.
laid-open = Що було таємницею
what-decided = Що вирішило
decided = { $source } — ось що вирішило партію.
decided-points = { $winner }: { $mine }, { $other }: { $theirs }.
decided-alone = Без цього перемога дісталася б комусь іншому.
see-move = До ходу { $number }
points-after = Очки протягом партії

## Перегляд

replay-of = перегляд
moves = Ходи
move-number = Хід { $number }
move-start = Початкова позиція
of-count = з { $count }
first-move = Перший хід
last-move = Останній хід
previous-move = Назад (стрілка вліво)
next-move = Уперед (стрілка вправо)
play-film = Пуск (пробіл)
pause = Пауза (пробіл)
chapters = Розділи
full-screen = На весь екран (F)
speed = Швидкість
seen-by = Очима
replay-more = Чиїми очима, грати далі та інше
spectator = Глядач
all-open = Усе відкрито
play-on = Грати звідси
play-on-about = Ви граєте за того, чий тут хід, за решту — боти.
link-to-move = Копіювати посилання на цей хід
link-copied = Посилання скопійовано.
back-to-table = До столу

## Аналіз

analysis = Аналіз
analysis-title = Що вирішило гру
analysis-about = Які шанси були в кожного на кожному ході, з огляду на те, що тоді було відомо; які ходи змінили найбільше; що було б краще; і де просто пощастило.
analysis-start = Проаналізувати гру
analysis-start-about = { $count ->
    [one] Буде оцінено { $count } рішення.
    [few] Буде оцінено { $count } рішення, одне за одним.
   *[many] Буде оцінено { $count } рішень, одне за одним.
} Зазвичай це забирає хвилину-дві, і лише раз: аналіз зберігається разом із грою.
analysis-progress = Рішення { $done } з { $of }
analysis-progress-label = Перебіг аналізу
analysis-at = { $you ->
    [yes] Перед ходом { $number }, як це бачили ви
   *[other] Перед ходом { $number }, очима гравця: { $name }
}
analysis-legend = Зелене: краще рішення. Пунктир: як зіграно. Утримуйте пробіл, щоб бачити саме поле.
analysis-best-played = Зіграно найкраще з того, що вдалося знайти.
analysis-estimate = оцінка
analysis-move = Хід { $number }, { $name }
analysis-played = Зіграно:
analysis-better = Краще:
analysis-better-marked = позначено зеленим на полі
analysis-try = Спробувати звідси
analysis-deeper = Дивитися глибше
analysis-deeper-about = Увосьмеро більше роздумів над кожним рішенням: триває кілька хвилин і замінює цей аналіз.
key-moments = Ключові моменти
largest-first = спершу найбільші
luck-apart = Везіння окремо
whole-match = за всю партію
chances-by-move = Шанси, хід за ходом
eval-of = { $name } { $share }
chance-graph = Шанси на перемогу протягом гри
points-graph = Очікувані очки протягом гри
graph-at = Хід { $number }, { $name }: { $chance }
graph-end = Кінець
chances-about = Шанси обчислено так, ніби далі всі грають однаково добре; це оцінки з похибкою в кілька відсотків.
turning-points = Переломні моменти
no-turning-points = Жоден хід сам по собі не вирішив цієї гри.
turn-missed = Був кращий хід
turn-strong = Сильний хід
turn-luck = { $good ->
    [yes] Пощастило: { $name }
   *[no] Не пощастило: { $name }
}
luck = Везіння
after-luck = Коли відкрилося
points-about = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
sum-missed = Втрачено за хід
sums-about = Втрачено: скільки в середньому дали б кращі ходи. Везіння: що змінили добір і відкриття прихованого.

## Вправи

exercises-games = Ігри
exercises-done-of = { $done } з { $of }
exercise = вправа
exercise-next = Далі
exercise-try = Спробувати
exercise-mixed = П’ять упереміш
exercise-on-board = на полі
exercise-state-next = далі
exercise-state-done = зроблено
exercise-state-again = ще раз
exercise-finished = Усе зроблено
exercise-finished-about = Ви знаєте все, що треба. Грайте або розв’яжіть п’ять навмання, щоб не забути.
exercise-step = { $now } з { $of }
exercise-do = { $count ->
    [one] Зіграйте на полі: { $count } рішення.
    [few] Зіграйте на полі: не більш як { $count } рішення.
   *[other] Зіграйте на полі: не більш як { $count } рішень.
}
exercise-right = Правильно!
exercise-wrong = { $answer }, а не { $guess }
exercise-so = Ось як
exercise-not-yet = Ще ні
exercise-not-yet-about = Так можна, але завдання це не виконує. Погляньте, що вийшло, і спробуйте ще.
exercise-again-later = Наприкінці трапиться ще раз.
exercise-show = Показати
exercise-skip = Пропустити
exercise-back = Назад до запитання
exercise-replay = Показати ще раз
exercise-why = Чому? Правила
exercise-all = Усі вправи
exercise-done = Готово
exercise-rival-1 = Анна
exercise-rival-2 = Марко
exercise-rival-3 = Олена
exercise-rival-4 = Тарас

## Задачі

puzzles = Задачі
player-number = Гравець { $number }
puzzle = задача
puzzles-all = Усі задачі
puzzle-of-day = Задача дня
puzzle-week = Останні сім днів
today = Сьогодні
puzzle-theme-harvest = Беріть зараз
puzzle-theme-prepare = Тихе рішення
puzzle-theme-hinder = На заваді
puzzle-theme-finish = Останні ходи
puzzle-about-harvest = Очки можна взяти одразу, і є один спосіб узяти найбільше.
puzzle-about-prepare = Виграш буде згодом: дивіться далі за очки цього ходу.
puzzle-about-hinder = Те, що зможуть зробити інші, важить більше за ваш власний здобуток.
puzzle-about-finish = Кінець близько. Прорахуйте до останнього очка.
puzzle-decisions = { $count ->
    [one] Одне рішення явно найкраще.
    [few] Знайдіть { $count } явно найкращі рішення.
   *[other] Знайдіть { $count } явно найкращих рішень.
}
puzzle-grade-1 = легка
puzzle-grade-2 = середня
puzzle-grade-3 = важка
puzzle-origin = З партії сильних ботів. Слабші боти цього не побачили.
puzzle-solve = Розв’язати
puzzle-look-again = Глянути ще раз
puzzle-waits = чекає на вас
puzzle-untried = не пробували
puzzle-unsolved = не розв’язано
puzzle-tries-count = { $count ->
    [one] { $count } спроба
    [few] { $count } спроби
   *[other] { $count } спроб
}
puzzle-row = Дні
puzzle-row-days = { $count ->
    [one] день із розв’язаною задачею.
    [few] дні з розв’язаною задачею.
   *[other] днів із розв’язаною задачею.
} Найбільше поспіль: { $longest }.
puzzle-row-about = День без задачі нічого не забирає.
puzzle-practice = Тренування
puzzle-practice-about = Кожна гра за темами, скільки завгодно.
puzzle-solved-of = Розв’язано { $solved } з { $count }
no-puzzles = Тут ще немає задач.
puzzle-find = Знайдіть найкраще рішення
puzzle-goes-on = { $left ->
    [one] Правильно! Ще одне рішення.
    [few] Правильно! Ще { $left } рішення.
   *[other] Правильно! Ще { $left } рішень.
}
puzzle-answered = Ось як відповідають інші
puzzle-not-best = Не найкраще рішення
puzzle-solved = { $tries ->
    [1] Розв’язано з першої спроби!
    [2] Розв’язано з другої спроби.
   *[other] Розв’язано з третьої спроби.
}
puzzle-shown = Ось воно
puzzle-try = спроба { $now } з { $of }
puzzle-tries = Ваші спроби
puzzle-wins = Після цього шанс на перемогу близько { $share }.
puzzle-wins-best = Найкраще рішення дає { $share }.
puzzle-wins-after = Шанс на перемогу близько { $share }
puzzle-another = Сильні гравці вирішують тут інакше.
puzzle-reply = Відповідь:
puzzle-from = Так вирішив сильний бот у партії, і глибокий пошук за інших розкладів це підтверджує.
puzzle-again = Спробувати ще
puzzle-give-up = Показати розв’язок
puzzle-next = Наступна задача
puzzle-play-on = Грати далі
puzzle-share = Поділитися

## Сторінка гри

goal-tab = Мета
goal-or = або
goal-players = Гравців: { $seats }
path = Навчання
path-done = пройдено
puzzle-number = Задача { $number }: { $theme }{ $solved ->
    [yes] , розв’язана
   *[no] { "" }
}
rival-against = проти: { $name }
goal-forms = Ігри в коробці
goal-learn = Навчитися граючи
goal-learn-about = перша партія з наставником
goal-examples = Або розв’яжіть { $count ->
    [one] { $count } вправу
    [few] { $count } вправи
   *[other] { $count } вправ
}
goal-minute = { $game } за хвилину
goal-take-time = Цього досить для першого ходу.
goal-clock-runs = Подивіться спокійно: іншим через це чекати не доведеться.
goal-just-play = Просто грати
goal-with-coach = Грати з наставником
goal-got-it = Зрозуміло

## Наставник першої гри

coach = Наставник
coach-on = Хай наставник говорить далі
coach-off = Хай наставник помовчить
coach-next = Далі
coach-show-me = Покажіть
coach-watching = Тепер інші.
coach-other = Так теж можна. Але задум був інший.
coach-other-why = Поверніть хід і погляньте на цей задум або грайте по-своєму: тоді й інші гратимуть на власний розсуд.
mentor-lapse = Ваші шанси на перемогу впали приблизно на { $lost }.
mentor-lapse-points = { $points ->
    [one] Це коштувало близько { $points } очка.
   *[other] Це коштувало близько { $points } очок.
}
mentor-better = Краще було б так: { $instead }
mentor-leave = Лишити так
coach-take-back = Повернути хід
coach-own = Ваш задум і мій:
coach-keep = Лишити так
coach-own-way = Гратиму по-своєму
coach-done = Тепер ви вмієте грати. Решта партії — ваша.
coach-done-why = Грайте далі звідси: самостійно або з порадою перед кожним рішенням.
coach-alone = Далі самостійно
coach-advised = З порадами

## Ім’я

me = Ви
me-about = Для гри достатньо імені. З обліковим записом ваші партії підуть за вами на інші пристрої.
name = Ім’я
name-saved = Збережено.
account = Обліковий запис
account-about = За бажанням. Партії цього пристрою перейдуть разом із вами.
password = Пароль
password-rule = Щонайменше 8 символів.
register = Створити запис
login = Увійти
logout = Вийти
signed-in = Ви увійшли як { $name }.
password-change = Змінити пароль
password-old = Теперішній пароль
password-new = Новий пароль
password-changed = Пароль змінено. Усюди, крім цього браузера, доведеться увійти знову.
reset-title = Новий пароль
reset-about = Це посилання дав вам господар сервера. Воно діє один раз.
reset-done = Пароль змінено. Увійдіть із новим.
sessions = Де ви увійшли
session-here = тут
session-now = зараз
session-seen = востаннє { $when }
session-end = Вийти
session-end-others = Вийти всюди, крім цього браузера
tokens = Програми, що грають за мене
token-of = Місце { $seat } за столом { $table }
token-until = до { $when }
token-end = Припинити
data-deleted = Вас забуто.

not-found = Тут нічого немає
not-found-about = Адреса неправильна або сторінка переїхала.
no-table = Такого столу немає
no-table-about = Його закрили, або посилання загубило хвіст дорогою. Ваші партії всі на місці.
to-home = До ігор

## Відмови

error-unreachable = Сервер не відповідає. Спробуйте трохи згодом.
error-not-readable = Стіл цього не зрозумів.
error-unknown-name = Стіл такого не знає.
error-bad-name = Виберіть ім’я від 1 до { $most } символів.
error-bad-password = Виберіть пароль щонайменше з 8 символів.
error-weak-password = Такий пароль спробують одним із перших. Виберіть, будь ласка, інший.
error-bad-text = Текст порожній або довший за { $most } символів.
error-not-signed-in = Спершу увійдіть.
error-wrong-password = Неправильне ім’я або пароль.
error-bad-token = Цей ключ недійсний.
error-not-your-seat = Це не ваше місце.
error-not-seated = Ви не сидите за цим столом.
error-not-the-host = Це може лише господар столу.
error-no-spectators = За цим столом глядачів не чекають.
error-foreign-origin = Запит прийшов з іншого сайту.
error-banned = Цей обліковий запис закрито на сервері.
error-host-only = Ця сторінка відкривається на машині, де працює сервер, або за посиланням, яке друкує там «ludoteka admin page»; посилання діє дванадцять годин.
error-silenced = Господар сервера закрив вам чат до { $until }: на ваш рядок поскаржилися. Грати можна далі.
error-relaxed-only = На день ігри з людьми для вас лише без поспіху: ви кілька разів покинули ігри наживо.
error-no-such-page = Тут нічого немає.
error-no-such-table = Такого столу немає.
error-no-such-seat = Такого місця немає.
error-no-such-ply = Такого ходу ще немає.
error-no-such-exercise = Такої вправи немає.
error-no-such-puzzle = Такої задачі немає.
error-no-such-course = Такої навчальної партії немає.
error-no-such-session = Це вже завершено.
error-nothing-to-report = Скаржитися тут нема на що.
error-no-such-report = Такої скарги вже немає.
error-link-used = Цим посиланням уже скористалися.
error-method-not-allowed = Тут цього робити не можна.
error-no-line = Немає зв’язку: нічого не зроблено. Спробуйте, коли він повернеться.
error-arrived = Ваш хід дійшов раніше, ніж урвався зв’язок.
error-not-your-turn = Зараз вирішує { $turn }.
error-late = Тим часом щось сталося. Погляньте ще раз.
error-seat-taken = Це місце зайняте.
error-already-seated = Ви вже маєте тут місце.
error-seats-open = Ще є вільні місця.
error-seats-limit = У цю гру грають від { $fewest } до { $most } гравців.
error-not-ready = { $seat } ще готується.
error-not-waiting = Гра вже почалася.
error-not-playing = Гра не триває.
error-not-over = Гра ще не завершилася.
error-nothing-to-take-back = Немає чого повертати.
error-must-ask = Відтоді щось відкрилося; потрібна згода інших.
error-undo-never = За цим столом ходів не повертають.
error-undo-open = Хтось уже просить повернути хід.
error-no-undo-asked = Ніхто вже не просить повернути хід.
error-not-absent = Цей гравець на місці.
error-no-hints = За цим столом підказок немає.
error-house-closed = Дім зачинено на якийсь час: нові ігри не починаються.
error-name-taken = Це ім’я зайняте.
error-rules-changed = Цю партію розпочато за версією правил, якої на цьому сервері немає.
error-compiling = Гра ще розігрівається. Запитайте за хвилину.
error-too-large = Це завелике.
error-not-json = Стіл розуміє лише JSON.
error-too-many = Забагато одразу. Зачекайте трохи.
error-busy = Сервер зайнятий. Спробуйте трохи згодом.
error-failure = Щось зламалося на нашому боці. Спробуйте ще раз трохи згодом.
