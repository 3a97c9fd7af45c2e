## Рамка

home-link = Ludoteka, на главную
play = Играть
my-games = Мои партии
lessons = Уроки
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
theme-system = Как на устройстве
theme-light = Светлое
theme-dark = Тёмное
sound = Звук
sound-on = Включить звук
sound-off = Выключить звук

title-home = Ludoteka: пять настольных игр за одним столом
title-page = { $page } · Ludoteka
title-turn = Ваш ход, { $game } · Ludoteka

## Главная

home-title = Во что сыграем сегодня?
home-about = Достаточно имени. Против ботов садитесь сразу, друзья приходят по ссылке.
play-now = Играть сейчас
play-now-about = { $game }: играть сейчас против ботов
invite-friends = Пригласить друзей
invite-friends-to = Пригласить друзей в игру «{ $game }»
waiting-for-you = Ждут вас
your-turn-in = Ваш ход: { $game }
go-on = Играть дальше
open-tables = Открытые столы
all-count = Все { $count }
sit-down = Сесть
open = Открыть
replay = Просмотр
no-open-tables = Открытых столов нет. Создайте свой, и его увидят здесь.
no-my-games = Здесь будут стоять ваши партии.
no-other-games = Других партий нет.
finished-games = Завершённые
running-games = Идут
new-here = Вы здесь впервые?
learn = Учитесь, играя
learn-about = примеры из правил, пять минут
one-screen = За одним экраном
one-screen-about = несколько игроков на этом устройстве
new-table = Новый стол
minutes-range = { $from }–{ $to } мин
game-with = { $game }: { $names }
game-alone = { $game }, соло
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
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
who-sits = Кто здесь сидит
seat-me = Вы
seat-person = Человек
seat-bot = Бот
seat-here = Это устройство
seat-person-about = придёт по ссылке
seat-name = Имя
seat-remove = Убрать место
seat-add = Добавить место
level = Уровень
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
bot-of-level = бот, { $level }
pace = Темп
pace-live = Вживую
pace-live-about = все на месте, часы идут
pace-relaxed = Без спешки
pace-relaxed-about = без часов, стол вас ждёт
pace-correspondence = По переписке
pace-correspondence-about = ход, когда есть время, в течение дней
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
sum-alone = Вы в одиночку
sum-people = { $count ->
    [one] { $count } человек по ссылке
    [few] { $count } человека по ссылке
   *[other] { $count } человек по ссылке
}
sum-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
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
sum-chance = Случай запечатан сейчас, в конце его можно проверить
note-starts = Игра начнётся сразу.
note-waits = Стол подождёт приглашённых.
guest-name = Гость { $number }
your-name = Ваше имя
your-name-about = Его видят остальные. Потом можно изменить.

## Стол перед игрой

lobby = Стол
lobby-title = { $game }: стол открыт
lobby-about = Пришлите эту ссылку тем, кто будет играть. Игра начнётся, когда все будут готовы.
lobby-about-auto = Пришлите эту ссылку тем, кто будет играть. Игра начнётся, когда все места будут заняты.
seat-open = Свободное место
seat-open-about = ждёт человека
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
fair = Честный случай
fair-about = Ключ случая определён до первой раздачи. Вот его печать; в конце ключ откроется, и каждый сможет проверить всю партию.
to-move = ход
seat-away = отошёл от стола
seat-stand-in = за него играет бот
seat-resigned = сдался
watching = { $count ->
    [one] смотрит { $count } зритель
    [few] смотрят { $count } зрителя
   *[other] смотрят { $count } зрителей
}
seat-device = на этом устройстве
bot-name = Бот { $number }
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
hint-expect = около { $mine } : { $others }
hint-expect-points = { $points ->
    [one] около { $points } очка
   *[other] около { $points } очков
}
hint-expect-about = Шанс на победу и очки в конце, если дальше все будут играть одинаково хорошо
do-it = Сделать
skip-ahead = Ускорить
skip-to-now = К текущему моменту
lost = Связь потеряна. Ваш последний ход сохранён.
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
chat-write = Написать за стол
quick-phrases = Быстрые фразы
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хороший ход!
phrase-thanks = Спасибо!
phrase-one-moment = Минутку, пожалуйста
phrase-oops = Ой…
phrase-your-turn = Ваш ход
phrase-good-game = Хорошая партия!
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
loading = Накрываем стол…
no-board = Для этой игры ещё нет поля.

rules-of = Правила: { $game }
rules-find = Слово или номер правила
rules-all = Все правила
rules-moment = Сейчас
rules-parts = Разделы правил
rules-none = Ни в одном правиле нет таких слов.
rules-key = Правила (?)
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

## Клавиши

keys = Клавиатура
keys-show = Показать карту клавиш
key-tab = к следующему элементу
key-enter = выбрать; главная кнопка
key-escape = шаг назад
key-undo = вернуть ход
key-redo = повторить ход
key-rules = правила
key-search = поиск в правилах
key-log = журнал
key-chat = чат
key-skip = ускорить
key-hint = подсказка
key-map = эта карта
key-replay = просмотр: ход за ходом
key-play = просмотр: пуск, пауза

## Конец игры

wins = { $you ->
    [yes] Вы победили!
   *[other] Побеждает { $player }
}
wins-shared = Общая победа: { $names }
solo-done = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
result = Итог
end-resigned = Остальные сдались.
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
what-decided = Что решило
fair-open = Ключ случая теперь открыт. Каждую раздачу можно проверить по скачанной партии.
fair-check = Как проверить
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
speed = Скорость
seen-by = Глазами
replay-more = Чьими глазами, играть дальше и другое
spectator = Зритель
all-open = Всё открыто
play-on = Играть отсюда
play-on-about = Вы берёте место, которое здесь решает, остальные — боты.
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
chance-graph = Шансы на победу по ходу игры
points-graph = Ожидаемые очки по ходу игры
graph-help = Щёлкните или двигайтесь стрелками; Page Up и Page Down ведут к переломным моментам, Enter открывает просмотр.
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
turn-better = Лучше:
luck = Везение
before-move = До хода
after-move = После хода
best-move = После лучшего хода
after-luck = Когда открылось
go-to-move = К просмотру этого хода
points-about = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
seat-sums = Решения и везение
sum-decisions = Решений
sum-advised = Как сильный бот
sum-missed = Упущено за ход
sums-about = Упущено: сколько в среднем дали бы лучшие ходы. Везение: что изменили добор и открытие скрытого.
all-decisions = Все решения

## Уроки

lessons-title = Учёба игрой
lessons-about = Примеры из правил как позиции. Взгляните, угадайте, а потом увидьте, что произойдёт и почему.
lesson = урок
lesson-example = Пример { $number }
lesson-count = { $count ->
    [one] { $count } пример
    [few] { $count } примера
   *[other] { $count } примеров
}
lesson-step = Пример { $now } из { $of }
lesson-do-about = Сделайте описанный ход на поле, выберите ответ или нажмите «Показать».
lesson-right = Верно!
lesson-wrong = Не совсем. Ответ: { $answer }.
lesson-show = Показать
lesson-other-move = Это другой ход. В примере делают тот, что описан выше.
player-number = Игрок { $number }
lesson-before = Ещё раз сначала
lesson-all = Все примеры
lesson-done = Готово
no-lessons = Уроков пока нет.

## Настройки и имя

motion = Движение
motion-system = Как на устройстве
motion-full = Полное
motion-still = Без движения
letters = Клавиши-буквы
letters-about = Z возвращает ход, ? открывает правила и так далее. Выключите, если мешают.
sound-about = Тихие звуки для ходов и вашей очереди.
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

help-title = Справка
help-play = Как играть?
help-play-about = То, что можно выбрать, отмечено тонкой зелёной линией и точкой. Наведите, чтобы увидеть последствия; нажмите, чтобы выбрать. Escape возвращает на шаг. Если нажать то, чего нельзя, стол скажет, какое правило запрещает.
help-turn = Почему я ничего не могу сделать?
help-turn-about = Строка над полем всегда говорит, кого ждёт стол.
help-undo = Я ошибся
help-undo-about = Вернуть ход можно свободно, пока ничего не вытянули, не показали и никто другой не ходил. Потом спрашивают остальных.
help-leave = Мне пора
help-leave-about = Закройте страницу: стол подождёт. Или покиньте стол: за вас будет играть бот, пока вы не вернётесь по той же ссылке.
help-fair = Честен ли случай?
help-fair-about = Ключ случая запечатывают до первой раздачи и открывают в конце; скачанную партию проверяет «ludoteka verify».

not-found = Здесь ничего нет
not-found-about = Адрес неверен или страница переехала.
to-home = К играм

## Отказы

error-unreachable = Сервер не отвечает. Попробуйте через мгновение.
error-not-readable = Стол этого не понял.
error-unknown-name = Стол такого не знает.
error-bad-name = Выберите имя от 1 до { $most } символов.
error-bad-password = Выберите пароль не короче 8 символов.
error-bad-text = Текст пуст или длиннее { $most } символов.
error-not-signed-in = Сначала войдите.
error-wrong-password = Имя и пароль не подходят друг к другу.
error-bad-token = Этот ключ недействителен.
error-not-your-seat = Это не ваше место.
error-not-seated = Вы не сидите за этим столом.
error-not-the-host = Это может только хозяин стола.
error-no-spectators = За этим столом зрителей не ждут.
error-foreign-origin = Запрос пришёл с другого сайта.
error-no-such-page = Здесь ничего нет.
error-no-such-table = Такого стола нет.
error-no-such-seat = Такого места нет.
error-no-such-ply = Такого хода ещё нет.
error-no-such-lesson = Такого урока нет.
error-link-used = Этой ссылкой уже воспользовались.
error-method-not-allowed = Здесь этого делать нельзя.
error-not-your-turn = Сейчас решает { $turn }.
error-late = Тем временем что-то произошло. Взгляните ещё раз.
error-seat-taken = Это место занято.
error-already-seated = У вас здесь уже есть место.
error-seats-open = Ещё есть свободные места.
error-not-ready = { $seat } ещё готовится.
error-not-waiting = Игра уже началась.
error-not-playing = Игра не идёт.
error-not-over = Игра ещё не окончена.
error-nothing-to-take-back = Возвращать нечего.
error-must-ask = С тех пор что-то открылось; нужно согласие остальных.
error-undo-never = За этим столом ходов не возвращают.
error-undo-open = Просьба вернуть ход уже открыта.
error-no-undo-asked = Никто больше не просит вернуть ход.
error-not-absent = Этот игрок на месте.
error-no-hints = За этим столом подсказок нет.
error-name-taken = Это имя занято.
error-rules-changed = С тех пор правила этой игры изменились.
error-too-large = Это слишком велико.
error-too-many = Слишком много сразу. Подождите немного.
error-busy = Сервер занят. Попробуйте через мгновение.
error-failure = Что-то сломалось у нас. Попробуйте ещё раз через мгновение.
