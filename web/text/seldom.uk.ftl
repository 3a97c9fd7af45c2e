## A pause
pause-table = Узяти паузу
pause-about = Годинники стоять, доки всі не натиснуть «Далі». За чверть години досить когось одного.
pause-word = Кілька слів, якщо хочете
pause-now = Пауза
paused-by = { $you ->
    [yes] Ви взяли паузу
   *[no] Паузу бере { $player }
}
paused-word = «{ $word }»
paused-since = з { $time } годинники стоять
paused-all = гра піде далі, коли всі скажуть «Далі»: { $who }
paused-you = гра піде далі, щойно ви скажете
paused-ready = { $player } – так
paused-not-yet = { $player } – ще ні
paused-enough = Минуло чверть години: тепер досить когось одного.
go-on = Далі
look-at-board = Оглянути поле

## Waiting for a person
usually = Зазвичай це забирає { $time }.
usually-quick = Зазвичай це забирає менше хвилини.
calls-you = Стіл покличе вас, коли настане ваш хід.
wink = Підморгнути
winked-at = { $player } бачить, що ви підморгнули.
winks = { $player } вам підморгує.
do-puzzle = Розв’язати задачу

## The house closes
closing-soon = О { $time } дім зачиняється.
closing-now = Дім зачинено для нових ігор.
closing-games = Розпочаті ігри збережено, і їх можна дограти.
closing-opens = Відчиниться о { $time }.
closing-opened = Відчиниться, коли скаже господар.

## A game being compiled
setting-table = Накриваємо стіл
setting-about = { $game }: уперше після запуску дому.
setting-rules = Читаються правила
setting-rules-done = Правила прочитано
setting-moves = Компілюються ходи
setting-bots = { $count ->
    [one] Сідає { $names }
   *[other] Сідають { $names }
}
setting-left = { $count ->
    [one] Ще близько { $count } секунди.
   *[other] Ще близько { $count } секунд.
}
setting-meanwhile = Починати можна одразу: доки триває підготовка, боти думають менше.

## Refused at a table
error-paused = Зараз пауза: гра піде далі, коли всі будуть готові.
error-no-pause = Зараз паузу вам тут узяти не можна.
error-no-wink = Зараз нема кому підморгувати.

fair-open = Ключ випадковості тепер відкрито. Кожну роздачу можна перевірити за завантаженою партією.
fair-mine = Перевірено в цьому браузері: печатка з початку гри збігається, і ваша частка є в ключі випадковості.
fair-fits = Перевірено в цьому браузері: ключ випадковості випливає з печатки й часток усіх гравців.
fair-wrong = Ключ випадковості не збігається з тим, що цей браузер бачив до гри. Завантажте партію й покажіть господареві сервера.
fair-check = Як перевірити
my-data = Мої дані
my-data-about = Тут зберігаються ваше ім’я, ваші партії, те, що ви писали за столами, і коли та звідки ви входили. Більше нічого, і ніщо не покидає цього сервера.
data-take = Забрати з собою
data-take-about = усе, одним файлом
data-download = Завантажити
data-forget = Забути мене
data-forget-about = ім’я та слова зникнуть; ходи лишаться для інших
data-delete = Видалити…
data-sure = Усе про вас буде видалено, і повернути це не можна. Розпочаті партії триватимуть без вас.
data-delete-now = Видалити все

## The map of the keys
key-tab = до наступного елемента
key-arrows = ходити по полю
key-next = до наступного, що можна вибрати
key-enter = вибрати; головна кнопка
key-escape = крок назад
key-slip = що це?
key-undo = повернути хід
key-redo = повторити хід
key-rules = правила
key-search = пошук у правилах
key-log = журнал
key-chat = чат
key-skip = пришвидшити
key-since = що сталося відтоді
key-hint = підказка
key-map = ця карта
key-replay = перегляд: хід за ходом
key-play = перегляд: пуск, пауза
