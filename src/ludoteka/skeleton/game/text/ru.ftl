title = Skeleton
subtitle = TODO: несколько слов
tagline = TODO: одно предложение, после которого хочется играть.
form-skeleton = Skeleton
form-skeleton-about = Игра как она есть.

## The table
button-keep = Оставить
button-back = Вернуть
board-bag = { $count ->
    [one] { $count } камешек в мешке
    [few] { $count } камешка в мешке
   *[other] { $count } камешков в мешке
}
board-drawn = У вас в руке: { $value }
board-kept = { $player }: { $count ->
    [one] { $count } камешек
    [few] { $count } камешка
   *[other] { $count } камешков
}
phase-turn = Ход { $now } из { $of }

## What can be done
prompt-choosing = Вы вытянули { $value }: оставьте или верните в мешок.

## The log
keeps = { $you ->
    [yes] Вы оставляете камешек.
   *[no] { $player } оставляет камешек.
}
keeps-this = { $you ->
    [yes] Вы оставляете { $value }.
   *[no] { $player } оставляет { $value }.
}
puts-back = { $you ->
    [yes] Вы возвращаете камешек.
   *[no] { $player } возвращает камешек.
}
puts-back-this = { $you ->
    [yes] Вы возвращаете { $value }.
   *[no] { $player } возвращает { $value }.
}
end-turns = Все ходы сделаны: камешки открыты.
source-pebbles = Камешки
    .about = Каждый камешек даёт столько очков, сколько на нём написано.
