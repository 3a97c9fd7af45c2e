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
