## Рамка

home-link = Ludoteka, на главную
play = Играть
my-games = Мои партии
exercises = Упражнения
watch = Смотреть
rules = Правила
log = Журнал
chat = Чат
menu = Меню
more = Ещё
board = Поле
side = Игроки, журнал и чат
players = Игроки
own-area = Ваше место
settings = Настройки
help = Справка
close = Закрыть
close-key = Закрыть (Esc)
done = Готово
cancel = Отмена
copy = Копировать
copied = Скопировано
link = Ссылка
no = Нет
allow = Разрешить
send = Отправить
fold = Свернуть или развернуть
you = вы
save = Сохранить
back = Назад
next = Дальше

language = Язык
language-en = English
language-uk = Українська
language-ru = Русский
theme = Оформление
theme-to-light = Светлое оформление
theme-to-dark = Тёмное оформление
sound = Звук
sound-on = Включить звук
sound-off = Выключить звук

title-home = Ludoteka: настольные игры за одним столом
title-page = { $page } · Ludoteka
title-turn = Ваш ход, { $game } · Ludoteka

## Главная

home-title = Во что сыграем сегодня?
home-about = Достаточно имени. Против ботов садитесь сразу, друзья приходят по ссылке.
home-morning = Доброе утро, { $name }
home-day = Добрый день, { $name }
home-evening = Добрый вечер, { $name }
home-mine = { $count ->
    [one] Вас ждёт { $count } стол.
    [few] Вас ждут { $count } стола.
   *[many] Вас ждут { $count } столов.
}
home-theirs = { $count ->
    [one] За { $count } столом ходят другие.
   *[other] За { $count } столами ходят другие.
}
home-first = Настольные игры с друзьями или против наших ботов. Ничего не надо устанавливать, никаких учётных записей: достаточно имени.
home-crew = { $names } и ещё { $others ->
    [5] пятеро
   *[other] { $others }
} всегда готовы сыграть.
play-against-bot = { $game }: играть против бота
play-again = { $game }: ещё раз?
shelf = Полка
shelf-first = Или возьмите коробку с полки
not-played-yet = Ещё не играли
your-move = Ваш ход
your-move-for = Ваш ход уже { $time }
decides-for = Решает { $name }, уже { $time }
paused = Пауза
lasting-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}
lasting-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
lasting-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
film-first = { $count ->
    [one] сначала короткий фильм: { $count } ход
    [few] сначала короткий фильм: { $count } хода
   *[many] сначала короткий фильм: { $count } ходов
}
puzzle-days-solved = За последние дни решено { $count } из { $all }.
exercises-done = Упражнения: { $done } из { $all }
go-on-learning = Учиться дальше
again-with = { $name }: сыграть ещё раз
last-time = В прошлый раз: { $game }, { $points }
send-invitation = Пригласить
invite-friends-about = Стол со свободным местом и ссылка на него.
make-table-link = Создать стол
invite-short = Пригласить
record = Мои результаты
record-game = Игра
record-played = Сыграно
record-won = Побед
record-best = Лучшее
record-mean = В среднем
record-results = Последние десять
record-rival = Следующий соперник
record-last = Побед в последних партиях: { $won } из { $count }.
record-empty = Первая же партия появится здесь.
record-bots = Боты
record-score = вы : бот
record-next = следующий
play-against = Играть против бота: { $name }
puzzle-of-day-about = одно решение из партии экспертов
play-now = Играть сейчас
play-now-about = { $game }: играть сейчас против ботов
invite-friends = Пригласить друзей
finished-you = { $game }: вы победили
finished-name = { $game }: побеждает { $name }
finished-shared = { $game }: общая победа
finished-alone = { $game }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
waiting-for-you = Ждут вас
your-turn-in = Ваш ход: { $game }
go-on = Играть дальше
open-tables = Открытые столы
all-count = Все { $count }
sit-down = Сесть
replay = Просмотр
no-open-tables = Открытых столов нет.
make-one = Создайте свой
make-one-about = его увидят здесь.
no-line = Нет связи. Показано, какими были ваши партии { $at }; играть дальше можно будет, когда связь вернётся.
no-my-games = Здесь будут ваши партии.
finished-games = Завершённые
just-finished = Только что завершённые
running-games = Идут
learn-game = Научиться играть
new-here = Вы здесь впервые?
learn = Учитесь играя
learn-about = короткие упражнения на настоящих полях
one-screen = За одним экраном
one-screen-about = несколько игроков на этом устройстве
new-table = Новый стол
new-table-about = игра, места и кто за столом
minutes-range = { $from }–{ $to } мин
game-with = { $game }: { $names }
game-alone = { $game }, соло
thinks = { $name } думает
waits-for-players = { $count ->
    [one] не хватает одного игрока
    [few] не хватает { $count } игроков
   *[other] не хватает { $count } игроков
}
place = { $place }-е

## Новый стол

game = Игра
variant = Вариант
experts = Для знатоков: толкования правил
experts-about = Там, где правила можно прочесть по-разному. Первый вариант — наш.
pack = Компоненты
pack-about = Наборы, которые предлагает этот сервер.
pack-own = из коробки
pack-unlearnt = Сильные боты учились играть с компонентами из коробки. С другими они обдумывают каждый ход и могут играть слабее.
seats = Места
who-sits-there = Кто сидит за столом?
table-rules = Правила стола
who-sits = Кто здесь сидит
seat-me = Вы
seat-person = Человек
seat-bot = Бот
seat-here = Это устройство
seat-person-about = придёт по ссылке
seat-name = Имя
seat-remove = Убрать место
seat-up = на место выше
level = Уровень
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
level-easy-about = Для первой партии.
level-medium-about = Играет разумно и быстро.
level-hard-about = Для тех, кто знает игру.
level-expert-about = Самая сильная игра; думает дольше.
bot-figure = Персонаж
bot-taken = { $name } уже за этим столом.
bot-surprise = Кто угодно
bot-of-level = бот, { $level }
style-none = Считает и не имеет любимого плана.
pace = Темп
pace-live = Вживую
pace-live-about = все на месте, часы идут
pace-relaxed = Без спешки
pace-relaxed-about = без часов, стол вас ждёт
pace-correspondence = По переписке
pace-correspondence-about = ход, когда есть время: партия на несколько дней
table-public = Сесть может любой
table-spectators = Зрители могут смотреть
table-hints = Подсказки разрешены
take-back = Возврат ходов
take-back-free = пока ничего не открыто
take-back-ask = только с согласия остальных
take-back-never = никогда
open-the-table = Открыть стол
start-now = Начать игру
sum-seats = Вы, { $others }
sum-alone = Вы играете соло
sum-people = { $count ->
    [one] { $count } человек по ссылке
    [few] { $count } человека по ссылке
   *[other] { $count } человек по ссылке
}
sum-device = { $count ->
    [one] ещё { $count } человек за этим устройством
    [few] ещё { $count } человека за этим устройством
   *[other] ещё { $count } человек за этим устройством
}
sum-standard = По правилам из коробки
sum-changed = { $count ->
    [one] изменено { $count } правило
    [few] изменено { $count } правила
   *[other] изменено { $count } правил
}
sum-pace = { $pace }, около { $minutes } минут
sum-chance = Случайность запечатана сейчас, в конце её можно проверить
note-starts = Игра начнётся сразу.
note-waits = Стол подождёт приглашённых.
guest-name = Гость { $number }
your-name = Ваше имя
your-name-about = Его видят остальные. Потом можно изменить.

## Стол перед игрой

lobby = Стол
lobby-title = Стол открыт
seat-open = Свободное место
seat-ready = на месте
seat-not-ready = ещё готовится
ready = Можно начинать
not-ready = Ещё подождите
start = Начать
put-bot = Посадить бота
sit-here = Сесть здесь
stand-up = Встать
lobby-hints-yes = Подсказки разрешены: в свой ход можно спросить, как сыграл бы сильный бот.
lobby-hints-no = За этим столом подсказок нет.
pack-named = Компоненты: { $pack }.
lobby-only-host = Игру начнёт хозяин стола.
waiting-others = Ждём остальных.
lobby-sit = За столом { $taken } из { $seats }. До начала места можно менять.
lobby-guest = { $name } приглашает вас.
seats-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
seat-more = Ещё одно место
seat-fewer = На одно место меньше
seat-change = Изменить: { $name }
seat-place = Место и цвет
seat-place-taken = здесь сидит { $name }
seat-free = Освободить место
seat-away-with = Убрать место
seat-host = хозяин стола
seat-or-bot = или бот
lobby-free = { $count ->
    [one] { $count } место свободно.
    [few] { $count } места свободны.
   *[many] { $count } мест свободно.
}
lobby-free-about = Игра начнётся, когда все сядут. Начнёте раньше — свободные места займут боты.
lobby-free-say = Игра начнётся, когда скажете; свободные места займут боты.
lobby-full = Все за столом.
lobby-full-about = Игра начнётся, когда скажете.
lobby-wait-ready = Ещё не все готовы.
start-with-bots = { $count ->
    [one] Начать с { $count } ботом
   *[other] Начать с { $count } ботами
}
call-others = Позовите остальных
call-others-about = Наведите телефон на код или отправьте ссылку. Кто её откроет, сядет за стол или будет смотреть.
link-share = Поделиться
link-large = Показать крупнее
link-code = Ссылка как код для камеры телефона
link-network = Работает только в этой сети.
link-network-about = Друзьям из других сетей нужен адрес, доступный отовсюду.
link-here = Работает только на этом компьютере.
link-here-about = Другие её не откроют. Спросите того, кто держит этот сервер, какой адрес доступен им.
link-here-command = Другие её не откроют. Чтобы смогли, запустите сервер так:
while-waiting = Пока ждёте
while-waiting-about = позовём, как только начнётся игра
wait-goal = О чём эта игра
wait-goal-about = Цель, ход и конец в пяти картинках.
wait-course = Первая партия с наставником
wait-course-about = Он объяснит каждый шаг; выйти можно в любой момент.
wait-quick = Быстрая партия: { $name }
wait-quick-about = Она сохранится и подождёт, пока играете здесь.
wait-bar = { $game }: за столом { $taken } из { $seats }
wait-starts = Ваша игра началась
wait-go = К столу

## За столом

table-tools = Инструменты стола
table-menu = Этот стол
invite = Пригласить
invite-link = Ссылка-приглашение
invite-about = Кто откроет эту ссылку, сядет на свободное место или будет смотреть.
move-device = Продолжить на другом устройстве
move-device-about = Откройте эту ссылку там один раз: ваши места перейдут туда.
move-device-make = Создать ссылку
move-here = Перенести ваши места сюда?
move-here-about = Ваши места за этим столом перейдут на это устройство.
move-here-do = Перенести сюда
fair = Честная случайность
fair-about = Ключ случайности определён до первой раздачи. Вот его печать; в конце ключ откроется, и каждый сможет проверить всю партию.
to-move = ход
seat-away = не за столом
seat-stand-in = пока играет бот
seat-resigned = партия сдана
watching = { $count ->
    [one] смотрит { $count } зритель
    [few] смотрят { $count } зрителя
   *[other] смотрят { $count } зрителей
}
seat-device = на этом устройстве
bot-name = Бот { $number }
bot-name-apprentice = Кнопка
bot-name-gardener = Клён
bot-name-builder = Дубок
bot-name-trader = Крам
bot-name-dreamer = Мрия
bot-name-miser = Скарб
bot-name-gambler = Фант
bot-name-raider = Искра
bot-name-watcher = Сова
bot-name-scholar = Абак
open-seat-name = Место { $number }
shape-1 = круг
shape-2 = квадрат
shape-3 = треугольник
shape-4 = ромб
shape-5 = шестиугольник
undo = Вернуть ход
undo-key = Вернуть ход (Z)
undo-ask = Попросить вернуть ход (Z)
redo = Повторить ход
redo-key = Повторить ход (Shift+Z)
hint = Подсказка
hint-key = Подсказка (H)
hints = Советы
hint-thinking = Сильный бот смотрит на то, что вы знаете…
hint-close = Закрыть советы
hint-then = Затем: { $later }
hint-alike = Так же хорошо, как первое: разницы не видно.
hint-better-mine = Вам примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше, чем со следующим советом.
hint-better-theirs = Соперникам примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} меньше, чем со следующим советом.
hint-expect = около { $mine } : { $others }
hint-expect-points = { $points ->
    [one] около { $points } очка
   *[other] около { $points } очков
}
hint-expect-about = Шанс на победу и очки в конце, если дальше все будут играть одинаково хорошо
field-missing = Заполните это поле.
field-short = { $count ->
    [one] Не меньше { $count } символа.
   *[other] Не меньше { $count } символов.
}
field-range = От { $min } до { $max }.
step-of = { $now } из { $of }
step-back = Шаг назад
step-on = Шаг вперёд
to-my-move = К моему ходу
since = Что случилось с тех пор: { $count }
since-key = Что случилось после моего хода: { $count } (M)
not-there = Сюда нельзя
do-it = Подтвердить
pause-again = ещё раз, чтобы подтвердить
ruin-once = Верная потеря, которой можно избежать. Выберите ещё раз, чтобы подтвердить.
not-again = В этом раунде больше не спрашивать
skip-ahead = Ускорить
skip-to-now = К текущему моменту
lost = Связь потеряна. Ваш последний ход сохранён.
lost-long = Связи нет уже { $time }. Страницу можно закрыть: место останется за вами.
awaited-for = Уже { $time }. Когда настанет ваш ход, об этом скажет заголовок страницы.
lost-kept = Ваш ход сохранён: он уйдёт, как только вернётся связь.
lost-withdraw = Отозвать ход
lost-busy = Сервер занят. Ничего не потеряно: игра продолжится сама.
lost-ended = На этом устройстве вы вышли. Войдите снова на своей странице.
lost-retry = { $seconds ->
    [0] Пробуем снова.
    [one] Попробуем снова через { $seconds } секунду.
    [few] Попробуем снова через { $seconds } секунды.
   *[other] Попробуем снова через { $seconds } секунд.
}
try-now = Попробовать сейчас
film = Пока вас не было: ход { $now } из { $of }.
game-over = Игра окончена.
show-result = Показать итог
undo-asked = { $player } просит вернуть ход.
undo-waits = { $you ->
    [yes] Вы просите вернуть ход. Ждём ответа остальных.
   *[no] { $player } просит вернуть ход. Ждём ответа остальных.
}
revealed-chance = С тех пор что-то вытянули наугад.
revealed-secret = С тех пор показано тайное.
revealed-others = С тех пор решали другие.
curtain-label = Устройство передают
curtain = Передайте устройство: { $player }.
curtain-about = Остальные сейчас не смотрят.
curtain-show = Показать мою сторону
log-search = Искать в журнале
log-more = Ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}
chat-write = Написать игрокам
quick-phrases = Быстрые фразы
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хороший ход!
phrase-thanks = Спасибо!
phrase-one-moment = Минутку, пожалуйста
phrase-oops = Ой…
phrase-your-turn = Ваш ход
phrase-good-game = Хорошая партия!
report = Пожаловаться хозяину
report-about = Пожаловаться хозяину сервера? За столом об этом никто не узнает.
report-line = На эту строку
report-name = На это имя
reported = Хозяин сервера посмотрит.
line-taken-down = Хозяин сервера убрал эту строку.
leave = Покинуть стол
leave-sure = Пока вы не вернётесь, за вас будет играть бот. Покинуть?
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться на место
let-bot-play = Пусть за игрока { $name } поиграет бот
resign = Сдаться
resign-sure = Для вас игра закончится. Сдаться?
download = Скачать партию
table-of = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
loading = Раскладываем игру…
compiling = Игра разогревается: пока боты думают меньше.
no-board = Для этой игры ещё нет поля.

rules-of = Правила: { $game }
rules-find = Слово или номер правила
rules-all = Все правила
rules-moment = Сейчас
rules-parts = Разделы правил
rules-none = Ни в одном правиле нет таких слов.
rules-key = Правила (?)
slip-try = Попробовать
slip-keep = оставить
slip-shut = закрыть
slip-later = Сначала ответьте на вопрос, тогда здесь будет сказано, что это делает и чего стоит.
slip-ask = Что это? Коснитесь чего-нибудь
rule-open = Открыть правило { $rule }
rule-show = Показать на поле

notice-sat = { $player } садится за стол.
notice-left = { $player } встаёт из-за стола.
notice-bot = Место занимает бот: { $player }.
notice-stand-in = { $player }: временно играет бот.
notice-returned = { $player } снова за столом.
notice-started = Игра начинается.
notice-undone = { $player } возвращает ход.
notice-undo-asked = { $player } просит вернуть ход.
notice-undo-refused = { $player } не соглашается вернуть ход.
notice-resigned = { $player } сдаётся.
notice-closed = Хозяин сервера закрывает стол.
notice-renamed = Хозяин сервера сменил имя: { $player }.
notice-paused = { $player } берёт паузу.
notice-went-on = Игра продолжается.

## Клавиши

keys = Клавиатура
keys-show = Показать карту клавиш

## Конец игры

wins = { $you ->
    [yes] Вы победили
   *[other] Побеждает { $player }
}
wins-shared = Общая победа: { $names }
solo-done = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
result = Итог
finale = Финал
finale-leads = { $you ->
    [yes] Вы впереди на { $points }.
   *[other] { $player } впереди на { $points }.
}
finale-level = Впереди поровну: { $points }.
finale-again = Посмотреть финал ещё раз
reckoning = Подсчёт
in-play = Во время игры
at-the-end = В конце
to-result = К результату
beat-back = Шаг назад (стрелка влево)
beat-on = Дальше (стрелка вправо)
final-board = Поле в конце
final-board-about = Выберите строку подсчёта: поле покажет, откуда её очки.
end-resigned = Остальные сдались.
end-closed = Стол закрыт на сервере.
rematch = Ещё партию
rematch-open = К новой партии
look-at-board = Посмотреть на поле
share = Копировать ссылку
where-from = Откуда очки
total = Всего
tie-break = Ничья.
tied = { $names }: поровну, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
}; решило правило для ничьей.
tied-shared = { $names }: поровну, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
}; место общее.
move-by-move = Ход за ходом
move-by-move-about = Нажмите, чтобы увидеть тот момент.
laid-open = Что было тайной
what-decided = Что решило
decided = { $source } — вот что решило партию.
decided-points = { $winner }: { $mine }, { $other }: { $theirs }.
decided-alone = Без этого победил бы кто-то другой.
see-move = К ходу { $number }
points-after = Очки по ходу партии

## Просмотр

replay-of = просмотр
moves = Ходы
move-number = Ход { $number }
move-start = Начальная позиция
of-count = из { $count }
first-move = Первый ход
last-move = Последний ход
previous-move = Назад (стрелка влево)
next-move = Вперёд (стрелка вправо)
play-film = Пуск (пробел)
pause = Пауза (пробел)
chapters = Главы
full-screen = На весь экран (F)
speed = Скорость
seen-by = Глазами
replay-more = Чьими глазами, играть дальше и другое
spectator = Зритель
all-open = Всё открыто
play-on = Играть отсюда
play-on-about = Вы играете за того, чей здесь ход, за остальных — боты.
link-to-move = Копировать ссылку на этот ход
link-copied = Ссылка скопирована.
back-to-table = К столу

## Анализ

analysis = Анализ
analysis-title = Что решило игру
analysis-about = Какие шансы были у каждого на каждом ходу, исходя из того, что он тогда знал; какие ходы изменили больше всего; что было бы лучше; и где просто повезло.
analysis-start = Проанализировать игру
analysis-start-about = { $count ->
    [one] Будет оценено { $count } решение.
    [few] Будут оценены { $count } решения, одно за другим.
   *[many] Будет оценено { $count } решений, одно за другим.
} Обычно это занимает минуту-две, и только один раз: анализ хранится вместе с игрой.
analysis-progress = Решение { $done } из { $of }
analysis-progress-label = Ход анализа
analysis-at = { $you ->
    [yes] Перед ходом { $number }, как это видели вы
   *[other] Перед ходом { $number }, глазами игрока: { $name }
}
analysis-legend = Зелёное: решение лучше. Пунктир: как сыграно. Удерживайте пробел, чтобы видеть само поле.
analysis-best-played = Сыграно лучшее из того, что удалось найти.
analysis-estimate = оценка
analysis-move = Ход { $number }, { $name }
analysis-played = Сыграно:
analysis-better = Лучше:
analysis-better-marked = отмечено зелёным на поле
analysis-try = Попробовать отсюда
analysis-deeper = Смотреть глубже
analysis-deeper-about = Ввосьмеро больше раздумий над каждым решением: занимает несколько минут и заменяет этот анализ.
key-moments = Ключевые моменты
largest-first = сначала крупнейшие
luck-apart = Везение отдельно
whole-match = за всю партию
chances-by-move = Шансы, ход за ходом
eval-of = { $name } { $share }
chance-graph = Шансы на победу по ходу игры
points-graph = Ожидаемые очки по ходу игры
graph-at = Ход { $number }, { $name }: { $chance }
graph-end = Конец
chances-about = Шансы исходят из того, что дальше все играют одинаково хорошо; это оценки с погрешностью в несколько процентов.
turning-points = Переломные моменты
no-turning-points = Ни один ход сам по себе не решил эту игру.
turn-missed = Был ход лучше
turn-strong = Сильный ход
turn-luck = { $good ->
    [yes] Повезло: { $name }
   *[no] Не повезло: { $name }
}
luck = Везение
after-luck = Когда открылось
points-about = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
sum-missed = Упущено за ход
sums-about = Упущено: сколько в среднем дали бы лучшие ходы. Везение: что изменили добор и открытие скрытого.

## Упражнения

exercises-games = Игры
exercises-done-of = { $done } из { $of }
exercise = упражнение
exercise-next = Дальше
exercise-try = Попробовать
exercise-mixed = Пять вперемешку
exercise-on-board = на поле
exercise-state-next = дальше
exercise-state-done = сделано
exercise-state-again = ещё раз
exercise-finished = Всё сделано
exercise-finished-about = Вы знаете всё, что нужно. Играйте или решите пять наугад, чтобы не забыть.
exercise-step = { $now } из { $of }
exercise-do = { $count ->
    [one] Сыграйте на поле: { $count } решение.
    [few] Сыграйте на поле: не больше { $count } решений.
   *[other] Сыграйте на поле: не больше { $count } решений.
}
exercise-right = Правильно!
exercise-wrong = { $answer }, а не { $guess }
exercise-so = Вот как
exercise-not-yet = Ещё нет
exercise-not-yet-about = Так можно, но задание это не выполняет. Посмотрите, что вышло, и попробуйте ещё.
exercise-again-later = В конце встретится ещё раз.
exercise-show = Показать
exercise-skip = Пропустить
exercise-back = Назад к вопросу
exercise-replay = Показать ещё раз
exercise-why = Почему? Правила
exercise-all = Все упражнения
exercise-done = Готово
exercise-rival-1 = Анна
exercise-rival-2 = Марк
exercise-rival-3 = Елена
exercise-rival-4 = Тарас

## Задачи

puzzles = Задачи
player-number = Игрок { $number }
puzzle = задача
puzzles-all = Все задачи
puzzle-of-day = Задача дня
puzzle-week = Последние семь дней
today = Сегодня
puzzle-theme-harvest = Берите сейчас
puzzle-theme-prepare = Тихое решение
puzzle-theme-hinder = Помешать другим
puzzle-theme-finish = Последние ходы
puzzle-about-harvest = Очки можно взять сразу, и есть один способ взять больше всего.
puzzle-about-prepare = Выигрыш придёт позже: смотрите дальше очков этого хода.
puzzle-about-hinder = То, что смогут сделать другие, важнее того, что получите вы.
puzzle-about-finish = Конец близко. Просчитайте до последнего очка.
puzzle-decisions = { $count ->
    [one] Одно решение явно лучшее.
    [few] Найдите { $count } явно лучших решения.
   *[other] Найдите { $count } явно лучших решений.
}
puzzle-grade-1 = лёгкая
puzzle-grade-2 = средняя
puzzle-grade-3 = трудная
puzzle-origin = Из партии сильных ботов. Боты слабее этого не увидели.
puzzle-solve = Решать
puzzle-look-again = Взглянуть ещё раз
puzzle-waits = ждёт вас
puzzle-untried = не пробовали
puzzle-unsolved = не решена
puzzle-tries-count = { $count ->
    [one] { $count } попытка
    [few] { $count } попытки
   *[other] { $count } попыток
}
puzzle-row = Дни
puzzle-row-days = { $count ->
    [one] день с решённой задачей.
    [few] дня с решённой задачей.
   *[other] дней с решённой задачей.
} Больше всего подряд: { $longest }.
puzzle-row-about = День без задачи ничего не отнимает.
puzzle-practice = Тренировка
puzzle-practice-about = Каждая игра по темам, сколько угодно.
puzzle-solved-of = Решено { $solved } из { $count }
no-puzzles = Здесь пока нет задач.
puzzle-find = Найдите лучшее решение
puzzle-goes-on = { $left ->
    [one] Верно! Ещё одно решение.
    [few] Верно! Ещё { $left } решения.
   *[other] Верно! Ещё { $left } решений.
}
puzzle-answered = Вот как отвечают другие
puzzle-not-best = Не лучшее решение
puzzle-solved = { $tries ->
    [1] Решено с первой попытки!
    [2] Решено со второй попытки.
   *[other] Решено с третьей попытки.
}
puzzle-shown = Вот оно
puzzle-try = попытка { $now } из { $of }
puzzle-tries = Ваши попытки
puzzle-wins = После этого шанс на победу около { $share }.
puzzle-wins-best = Лучшее решение даёт { $share }.
puzzle-wins-after = Шанс на победу около { $share }
puzzle-another = Сильные игроки решают здесь иначе.
puzzle-reply = Ответ:
puzzle-from = Так решил сильный бот в партии, и глубокий поиск при других раскладах это подтверждает.
puzzle-again = Попробовать ещё
puzzle-give-up = Показать решение
puzzle-next = Следующая задача
puzzle-play-on = Играть дальше
puzzle-share = Поделиться

## Страница игры

goal-tab = Цель
goal-or = или
goal-players = Игроков: { $seats }
path = Обучение
path-done = пройдено
puzzle-number = Задача { $number }: { $theme }{ $solved ->
    [yes] , решена
   *[no] { "" }
}
rival-against = против: { $name }
goal-forms = Игры в коробке
goal-learn = Учиться играя
goal-learn-about = первая партия с наставником
goal-examples = Или решите { $count ->
    [one] { $count } упражнение
    [few] { $count } упражнения
   *[other] { $count } упражнений
}
goal-minute = { $game } за минуту
goal-take-time = Этого хватит для первого хода.
goal-clock-runs = Взгляните: остальным из-за этого ждать не придётся.
goal-just-play = Просто играть
goal-with-coach = Играть с наставником
goal-got-it = Понятно

## Наставник первой партии

coach = Наставник
coach-on = Пусть наставник говорит дальше
coach-off = Пусть наставник помолчит
coach-next = Дальше
coach-show-me = Покажите
coach-watching = Теперь остальные.
coach-other = Так тоже можно. Но замысел был другой.
coach-other-why = Верните ход и посмотрите этот замысел или играйте по-своему: тогда и остальные сыграют, как захотят.
mentor-lapse = Ваши шансы на победу упали примерно на { $lost }.
mentor-lapse-points = { $points ->
    [one] Это стоило около { $points } очка.
   *[other] Это стоило около { $points } очков.
}
mentor-better = Лучше было бы так: { $instead }
mentor-leave = Оставить так
coach-take-back = Вернуть ход
coach-own = Ваш замысел и мой:
coach-keep = Оставить так
coach-own-way = Сыграю по-своему
coach-done = Теперь вы умеете играть. Остальная партия — ваша.
coach-done-why = Играйте дальше отсюда: самостоятельно или с советом перед каждым решением.
coach-alone = Дальше самостоятельно
coach-advised = С советами

## Имя

me = Вы
me-about = Для игры достаточно имени. С учётной записью ваши партии пойдут за вами на другие устройства.
name = Имя
name-saved = Сохранено.
account = Учётная запись
account-about = По желанию. Партии этого устройства перейдут вместе с вами.
password = Пароль
password-rule = Не меньше 8 символов.
register = Создать запись
login = Войти
logout = Выйти
signed-in = Вы вошли как { $name }.
password-change = Сменить пароль
password-old = Нынешний пароль
password-new = Новый пароль
password-changed = Пароль изменён. Везде, кроме этого браузера, вы вышли.
reset-title = Новый пароль
reset-about = Эту ссылку дал вам хозяин сервера. Она действует один раз.
reset-done = Пароль изменён. Войдите с новым.
sessions = Где вы вошли
session-here = здесь
session-now = сейчас
session-seen = последний раз { $when }
session-end = Выйти
session-end-others = Выйти везде, кроме этого браузера
tokens = Программы, которые играют за меня
token-of = Место { $seat } за столом { $table }
token-until = до { $when }
token-end = Прекратить
data-deleted = Вы забыты.

not-found = Здесь ничего нет
not-found-about = Адрес неверен или страница переехала.
no-table = Такого стола нет
no-table-about = Его закрыли, или ссылка потеряла хвост по дороге. Ваши партии все на месте.
to-home = К играм

## Отказы

error-unreachable = Сервер не отвечает. Попробуйте чуть позже.
error-not-readable = Стол этого не понял.
error-unknown-name = Стол такого не знает.
error-bad-name = Выберите имя от 1 до { $most } символов.
error-bad-password = Выберите пароль не короче 8 символов.
error-weak-password = Такой пароль попробуют одним из первых. Выберите, пожалуйста, другой.
error-bad-text = Текст пуст или длиннее { $most } символов.
error-not-signed-in = Сначала войдите.
error-wrong-password = Неверное имя или пароль.
error-bad-token = Этот ключ недействителен.
error-not-your-seat = Это не ваше место.
error-not-seated = Вы не сидите за этим столом.
error-not-the-host = Это может только хозяин стола.
error-no-spectators = За этим столом зрителей не ждут.
error-foreign-origin = Запрос пришёл с другого сайта.
error-banned = Хозяин сервера закрыл эту учётную запись.
error-host-only = Эта страница открывается на машине, где работает сервер, или по ссылке, которую печатает там «ludoteka admin page»; ссылка действует двенадцать часов.
error-silenced = Хозяин сервера закрыл вам чат до { $until }: на вашу строку пожаловались. Играть можно дальше.
error-relaxed-only = На день игры с людьми для вас только без спешки: вы несколько раз покинули игры вживую.
error-no-such-page = Здесь ничего нет.
error-no-such-table = Такого стола нет.
error-no-such-seat = Такого места нет.
error-no-such-ply = Такого хода ещё нет.
error-no-such-exercise = Такого упражнения нет.
error-no-such-puzzle = Такой задачи нет.
error-no-such-course = Такой учебной партии нет.
error-no-such-session = Это уже завершено.
error-nothing-to-report = Жаловаться здесь не на что.
error-no-such-report = Такой жалобы уже нет.
error-link-used = Этой ссылкой уже воспользовались.
error-method-not-allowed = Здесь этого делать нельзя.
error-no-line = Нет связи: ничего не сделано. Попробуйте, когда она вернётся.
error-arrived = Ваш ход дошёл раньше, чем прервалась связь.
error-not-your-turn = Сейчас решает { $turn }.
error-late = Тем временем что-то произошло. Взгляните ещё раз.
error-seat-taken = Это место занято.
error-already-seated = У вас здесь уже есть место.
error-seats-open = Ещё есть свободные места.
error-seats-limit = В эту игру играют от { $fewest } до { $most } игроков.
error-not-ready = { $seat } ещё готовится.
error-not-waiting = Игра уже началась.
error-not-playing = Игра не идёт.
error-not-over = Игра ещё не окончена.
error-nothing-to-take-back = Возвращать нечего.
error-must-ask = С тех пор что-то открылось; нужно согласие остальных.
error-undo-never = За этим столом ходов не возвращают.
error-undo-open = Кто-то уже просит вернуть ход.
error-no-undo-asked = Никто больше не просит вернуть ход.
error-not-absent = Этот игрок на месте.
error-no-hints = За этим столом подсказок нет.
error-house-closed = Дом закрыт на время: новые игры не начинаются.
error-name-taken = Это имя занято.
error-rules-changed = Эта партия начата по версии правил, которой на этом сервере нет.
error-compiling = Игра ещё разогревается. Спросите через минуту.
error-too-large = Это слишком велико.
error-not-json = Стол понимает только JSON.
error-too-many = Слишком много сразу. Подождите немного.
error-busy = Сервер занят. Попробуйте чуть позже.
error-failure = Что-то сломалось на нашей стороне. Попробуйте ещё раз чуть позже.
