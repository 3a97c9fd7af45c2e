## A pause
pause-table = Взять паузу
pause-about = Часы стоят, пока все не нажмут «Дальше». Через четверть часа хватит кого-то одного.
pause-word = Несколько слов, если хотите
pause-now = Пауза
paused-by = { $you ->
    [yes] Вы взяли паузу
   *[no] Паузу берёт { $player }
}
paused-word = «{ $word }»
paused-since = с { $time } часы стоят
paused-all = игра пойдёт дальше, когда все скажут «Дальше»: { $who }
paused-you = игра пойдёт дальше, как только вы скажете
paused-ready = { $player } – да
paused-not-yet = { $player } – ещё нет
paused-enough = Прошло четверть часа: теперь хватит кого-то одного.
go-on = Дальше
look-at-board = Осмотреть поле

## Waiting for a person
usually = Обычно это занимает { $time }.
usually-quick = Обычно это занимает меньше минуты.
calls-you = Стол позовёт вас, когда настанет ваш ход.
wink = Подмигнуть
winked-at = { $player } видит, что вы подмигнули.
winks = { $player } вам подмигивает.
do-puzzle = Решить задачу

## The house closes
closing-soon = В { $time } дом закрывается.
closing-now = Дом закрыт для новых игр.
closing-games = Начатые игры сохранены, и их можно доиграть.
closing-opens = Откроется в { $time }.
closing-opened = Откроется, когда скажет хозяин.

## A game being compiled
setting-table = Накрываем стол
setting-about = { $game }: впервые после запуска дома.
setting-rules = Читаются правила
setting-rules-done = Правила прочитаны
setting-moves = Компилируются ходы
setting-bots = { $count ->
    [one] Садится { $names }
   *[other] Садятся { $names }
}
setting-left = { $count ->
    [one] Ещё около { $count } секунды.
   *[other] Ещё около { $count } секунд.
}
setting-meanwhile = Начинать можно сразу: пока идёт подготовка, боты думают меньше.

## Refused at a table
error-paused = Сейчас пауза: игра пойдёт дальше, когда все будут готовы.
error-no-pause = Сейчас паузу вам здесь взять нельзя.
error-no-wink = Сейчас некому подмигивать.
