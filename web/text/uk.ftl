## Рамка

home-link = Ludoteka, на головну
play = Грати
my-games = Мої партії
lessons = Уроки
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
theme-system = Як на пристрої
theme-light = Світле
theme-dark = Темне
sound = Звук
sound-on = Увімкнути звук
sound-off = Вимкнути звук

title-home = Ludoteka: п’ять настільних ігор за одним столом
title-page = { $page } · Ludoteka
title-turn = Ваш хід, { $game } · Ludoteka

## Головна

home-title = У що зіграємо сьогодні?
home-about = Досить імені. Проти ботів сідаєте одразу, друзі приходять за посиланням.
play-now = Грати зараз
play-now-about = { $game }: грати зараз проти ботів
invite-friends = Запросити друзів
invite-friends-to = Запросити друзів у гру «{ $game }»
waiting-for-you = Чекають на вас
your-turn-in = Ваш хід: { $game }
go-on = Грати далі
open-tables = Відкриті столи
all-count = Усі { $count }
sit-down = Сісти
open = Відкрити
replay = Перегляд
no-open-tables = Відкритих столів немає. Створіть свій, і його побачать тут.
no-my-games = Тут стоятимуть ваші партії.
no-other-games = Інших партій немає.
finished-games = Завершені
running-games = Тривають
new-here = Ви тут уперше?
learn = Навчіться, граючи
learn-about = приклади з правил, п’ять хвилин
one-screen = За одним екраном
one-screen-about = кілька гравців на цьому пристрої
new-table = Новий стіл
minutes-range = { $from }–{ $to } хв
game-with = { $game }: { $names }
game-alone = { $game }, соло
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[other] { $count } ботів
}
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
who-sits = Хто тут сидить
seat-me = Ви
seat-person = Людина
seat-bot = Бот
seat-here = Цей пристрій
seat-person-about = прийде за посиланням
seat-name = Ім’я
seat-remove = Прибрати місце
seat-add = Додати місце
level = Рівень
level-easy = легкий
level-medium = середній
level-hard = сильний
level-expert = експерт
bot-of-level = бот, { $level }
pace = Темп
pace-live = Наживо
pace-live-about = усі на місці, годинник рахує
pace-relaxed = Без поспіху
pace-relaxed-about = без годинника, стіл чекає на вас
pace-correspondence = За листуванням
pace-correspondence-about = хід, коли є час, протягом днів
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
sum-alone = Ви наодинці
sum-people = { $count ->
    [one] { $count } людина за посиланням
    [few] { $count } людини за посиланням
   *[other] { $count } людей за посиланням
}
sum-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[other] { $count } ботів
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
sum-chance = Випадок запечатано зараз, наприкінці його можна перевірити
note-starts = Гра почнеться одразу.
note-waits = Стіл чекатиме на запрошених.
guest-name = Гість { $number }
your-name = Ваше ім’я
your-name-about = Його бачать інші. Згодом можна змінити.

## Стіл перед грою

lobby = Стіл
lobby-title = { $game }: стіл відкрито
lobby-about = Надішліть це посилання тим, хто гратиме. Гра почнеться, коли всі будуть готові.
lobby-about-auto = Надішліть це посилання тим, хто гратиме. Гра почнеться, коли всі місця буде зайнято.
seat-open = Вільне місце
seat-open-about = чекає на людину
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
fair = Чесний випадок
fair-about = Ключ випадку визначено до першої роздачі. Ось його печатка; наприкінці ключ відкриється, і кожен зможе перевірити всю партію.
to-move = хід
seat-away = відійшов від столу
seat-stand-in = за нього грає бот
seat-resigned = здався
watching = { $count ->
    [one] дивиться { $count } глядач
    [few] дивляться { $count } глядачі
   *[other] дивиться { $count } глядачів
}
seat-device = на цьому пристрої
bot-name = Бот { $number }
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
hint-expect = близько { $mine } : { $others }
hint-expect-points = { $points ->
    [one] близько { $points } очка
   *[other] близько { $points } очок
}
hint-expect-about = Шанс на перемогу й очки наприкінці, якщо далі всі гратимуть однаково добре
do-it = Зробити
skip-ahead = Пришвидшити
skip-to-now = До поточного моменту
lost = Зв’язок утрачено. Ваш останній хід збережено.
lost-retry = { $seconds ->
    [0] Пробуємо знову.
    [one] Спробуємо знову за { $seconds } секунду.
    [few] Спробуємо знову за { $seconds } секунди.
   *[other] Спробуємо знову за { $seconds } секунд.
}
try-now = Спробувати зараз
film = Поки вас не було: хід { $now } з { $of }.
game-over = Гру закінчено.
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
chat-write = Написати за стіл
quick-phrases = Швидкі фрази
phrase-hello = Вітаю!
phrase-good-luck = Хай щастить!
phrase-well-played = Гарний хід!
phrase-thanks = Дякую!
phrase-one-moment = Хвилинку, будь ласка
phrase-oops = Ой…
phrase-your-turn = Ваш хід
phrase-good-game = Гарна партія!
leave = Покинути стіл
leave-sure = Доки ви не повернетеся, за вас гратиме бот. Покинути?
bot-plays-for-you = За вас грає бот.
take-seat-back = Повернутися на місце
let-bot-play = Хай за гравця { $name } пограє бот
resign = Здатися
resign-sure = Для вас гра закінчиться. Здатися?
download = Завантажити партію
table-of = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
loading = Накриваємо стіл…
no-board = Для цієї гри ще немає поля.

rules-of = Правила: { $game }
rules-find = Слово або номер правила
rules-all = Усі правила
rules-moment = Зараз
rules-parts = Розділи правил
rules-none = Жодне правило не має таких слів.
rules-key = Правила (?)
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

## Клавіші

keys = Клавіатура
keys-show = Показати карту клавіш
key-tab = до наступного елемента
key-enter = вибрати; головна кнопка
key-escape = крок назад
key-undo = повернути хід
key-redo = повторити хід
key-rules = правила
key-search = пошук у правилах
key-log = журнал
key-chat = чат
key-skip = пришвидшити
key-hint = підказка
key-map = ця карта
key-replay = перегляд: хід за ходом
key-play = перегляд: пуск, пауза

## Кінець гри

wins = { $you ->
    [yes] Ви перемогли!
   *[other] Перемагає { $player }
}
wins-shared = Спільна перемога: { $names }
solo-done = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
result = Підсумок
end-resigned = Інші здалися.
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
what-decided = Що вирішило
fair-open = Ключ випадку тепер відкрито. Кожну роздачу можна перевірити за завантаженою партією.
fair-check = Як перевірити
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
speed = Швидкість
seen-by = Очима
replay-more = Чиїми очима, грати далі та інше
spectator = Глядач
all-open = Усе відкрито
play-on = Грати звідси
play-on-about = Ви берете місце, яке тут вирішує, решту — боти.
link-to-move = Копіювати посилання на цей хід
link-copied = Посилання скопійовано.
back-to-table = До столу

## Аналіз

analysis = Аналіз
analysis-title = Що вирішило гру
analysis-about = Які шанси мав кожен на кожному ході, зважаючи на те, що тоді знав; які ходи змінили найбільше; що було б краще; і де просто пощастило.
analysis-start = Проаналізувати гру
analysis-start-about = { $count ->
    [one] Буде оцінено { $count } рішення.
    [few] Буде оцінено { $count } рішення, одне за одним.
   *[many] Буде оцінено { $count } рішень, одне за одним.
} Зазвичай це забирає хвилину-дві, і лише раз: аналіз зберігається разом із грою.
analysis-progress = Рішення { $done } з { $of }
analysis-progress-label = Перебіг аналізу
chance-graph = Шанси на перемогу протягом гри
points-graph = Очікувані очки протягом гри
graph-help = Клацніть або рухайтеся стрілками; Page Up і Page Down ведуть до переломних моментів, Enter відкриває перегляд.
graph-at = Хід { $number }, { $name }: { $chance }
graph-end = Кінець
chances-about = Шанси виходять із того, що далі всі грають однаково добре; це оцінки з похибкою в кілька відсотків.
turning-points = Переломні моменти
no-turning-points = Жоден хід сам по собі не вирішив цієї гри.
turn-missed = Був кращий хід
turn-strong = Сильний хід
turn-luck = { $good ->
    [yes] Пощастило: { $name }
   *[no] Не пощастило: { $name }
}
turn-better = Краще:
luck = Везіння
before-move = Перед ходом
after-move = Після ходу
best-move = Після найкращого ходу
after-luck = Коли відкрилося
go-to-move = До перегляду цього ходу
points-about = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
seat-sums = Рішення й везіння
sum-decisions = Рішень
sum-advised = Як сильний бот
sum-missed = Втрачено за хід
sums-about = Втрачено: скільки в середньому дали б кращі ходи. Везіння: що змінили добір і відкриття прихованого.
all-decisions = Усі рішення

## Уроки

lessons-title = Навчання грою
lessons-about = Приклади з правил як позиції. Погляньте, вгадайте, а тоді побачте, що станеться й чому.
lesson = урок
lesson-example = Приклад { $number }
lesson-count = { $count ->
    [one] { $count } приклад
    [few] { $count } приклади
   *[other] { $count } прикладів
}
lesson-step = Приклад { $now } з { $of }
lesson-do-about = Зробіть описаний хід на полі, оберіть відповідь або натисніть «Показати».
lesson-right = Правильно!
lesson-wrong = Не зовсім. Відповідь: { $answer }.
lesson-show = Показати
lesson-other-move = Це інший хід. У прикладі роблять той, що описано вище.
player-number = Гравець { $number }
lesson-before = Ще раз спочатку
lesson-all = Усі приклади
lesson-done = Готово
no-lessons = Уроків ще немає.

## Налаштування та ім’я

motion = Рух
motion-system = Як на пристрої
motion-full = Повний
motion-still = Без руху
letters = Клавіші-літери
letters-about = Z повертає хід, ? відкриває правила тощо. Вимкніть, якщо заважають.
sound-about = Тихі звуки для ходів і вашої черги.
me = Ви
me-about = Для гри досить імені. З обліковим записом ваші партії підуть за вами на інші пристрої.
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

help-title = Довідка
help-play = Як грати?
help-play-about = Те, що можна вибрати, має тонку зелену лінію й крапку. Наведіть, щоб побачити наслідок; натисніть, щоб вибрати. Escape повертає на крок. Якщо натиснути те, чого не можна, стіл скаже, яке правило забороняє.
help-turn = Чому я нічого не можу зробити?
help-turn-about = Рядок над полем завжди каже, на кого чекає стіл.
help-undo = Я помилився
help-undo-about = Повернути хід можна вільно, доки нічого не витягнули, не показали й ніхто інший не ходив. Потім питають інших.
help-leave = Мені треба йти
help-leave-about = Закрийте сторінку: стіл почекає. Або покиньте стіл: за вас гратиме бот, доки ви не повернетеся за тим самим посиланням.
help-fair = Чи чесний випадок?
help-fair-about = Ключ випадку запечатують до першої роздачі й відкривають наприкінці; завантажену партію перевіряє «ludoteka verify».

not-found = Тут нічого немає
not-found-about = Адреса неправильна або сторінка переїхала.
to-home = До ігор

## Відмови

error-unreachable = Сервер не відповідає. Спробуйте за мить.
error-not-readable = Стіл цього не зрозумів.
error-unknown-name = Стіл такого не знає.
error-bad-name = Виберіть ім’я від 1 до { $most } символів.
error-bad-password = Виберіть пароль щонайменше з 8 символів.
error-bad-text = Текст порожній або довший за { $most } символів.
error-not-signed-in = Спершу увійдіть.
error-wrong-password = Ім’я й пароль не збігаються.
error-bad-token = Цей ключ недійсний.
error-not-your-seat = Це не ваше місце.
error-not-seated = Ви не сидите за цим столом.
error-not-the-host = Це може лише господар столу.
error-no-spectators = За цим столом глядачів не чекають.
error-foreign-origin = Запит прийшов з іншого сайту.
error-no-such-page = Тут нічого немає.
error-no-such-table = Такого столу немає.
error-no-such-seat = Такого місця немає.
error-no-such-ply = Такого ходу ще немає.
error-no-such-lesson = Такого уроку немає.
error-link-used = Цим посиланням уже скористалися.
error-method-not-allowed = Тут цього робити не можна.
error-not-your-turn = Зараз вирішує { $turn }.
error-late = Тим часом щось сталося. Погляньте ще раз.
error-seat-taken = Це місце зайняте.
error-already-seated = Ви вже маєте тут місце.
error-seats-open = Ще є вільні місця.
error-not-ready = { $seat } ще готується.
error-not-waiting = Гра вже почалася.
error-not-playing = Гра не триває.
error-not-over = Гра ще не закінчилася.
error-nothing-to-take-back = Немає чого повертати.
error-must-ask = Відтоді щось відкрилося; потрібна згода інших.
error-undo-never = За цим столом ходів не повертають.
error-undo-open = Прохання повернути хід уже відкрите.
error-no-undo-asked = Ніхто вже не просить повернути хід.
error-not-absent = Цей гравець на місці.
error-no-hints = За цим столом підказок немає.
error-name-taken = Це ім’я зайняте.
error-rules-changed = Відтоді правила цієї гри змінилися.
error-too-large = Це завелике.
error-too-many = Забагато одразу. Зачекайте трохи.
error-busy = Сервер зайнятий. Спробуйте за мить.
error-failure = Щось зламалося в нас. Спробуйте ще раз за мить.
