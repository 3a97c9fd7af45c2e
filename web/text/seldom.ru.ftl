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

fair-open = Ключ случайности теперь открыт. Каждую раздачу можно проверить по скачанной партии.
fair-mine = Проверено в этом браузере: печать с начала игры сходится, и ваша доля есть в ключе случайности.
fair-fits = Проверено в этом браузере: ключ случайности следует из печати и долей всех игроков.
fair-wrong = Ключ случайности не сходится с тем, что этот браузер видел до игры. Скачайте партию и покажите хозяину сервера.
fair-check = Как проверить
my-data = Мои данные
my-data-about = Здесь хранятся ваше имя, ваши партии, то, что вы писали за столами, и когда и откуда вы входили. Больше ничего, и ничто не покидает этот сервер.
data-take = Забрать с собой
data-take-about = всё, одним файлом
data-download = Скачать
data-forget = Забыть меня
data-forget-about = имя и слова исчезнут; ходы останутся для других
data-delete = Удалить…
data-sure = Всё о вас будет удалено, и вернуть это нельзя. Начатые партии продолжатся без вас.
data-delete-now = Удалить всё

## The map of the keys
key-tab = к следующему элементу
key-arrows = ходить по полю
key-next = к следующему, что можно выбрать
key-enter = выбрать; главная кнопка
key-escape = шаг назад
key-slip = что это?
key-undo = вернуть ход
key-redo = повторить ход
key-rules = правила
key-search = поиск в правилах
key-log = журнал
key-chat = чат
key-skip = ускорить
key-since = что случилось с тех пор
key-hint = подсказка
key-map = эта карта
key-replay = просмотр: ход за ходом
key-play = просмотр: пуск, пауза
