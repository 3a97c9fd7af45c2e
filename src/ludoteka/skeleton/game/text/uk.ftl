title = Skeleton
subtitle = TODO: кілька слів
tagline = TODO: одне речення, після якого хочеться грати.
form-skeleton = Skeleton
form-skeleton-about = Гра як вона є.

## The table
button-keep = Залишити
button-back = Повернути
board-bag = { $count ->
    [one] { $count } камінець у торбинці
    [few] { $count } камінці в торбинці
   *[other] { $count } камінців у торбинці
}
board-drawn = У вашій руці: { $value }
board-kept = { $player }: { $count ->
    [one] { $count } камінець
    [few] { $count } камінці
   *[other] { $count } камінців
}
phase-turn = Хід { $now } із { $of }

## What can be done
prompt-choosing = Ви витягли { $value }: залиште або поверніть у торбинку.

## The log
keeps = { $you ->
    [yes] Ви залишаєте камінець.
   *[no] { $player } залишає камінець.
}
keeps-this = { $you ->
    [yes] Ви залишаєте { $value }.
   *[no] { $player } залишає { $value }.
}
puts-back = { $you ->
    [yes] Ви повертаєте камінець.
   *[no] { $player } повертає камінець.
}
puts-back-this = { $you ->
    [yes] Ви повертаєте { $value }.
   *[no] { $player } повертає { $value }.
}
end-turns = Усі ходи зроблено: камінці відкрито.
source-pebbles = Камінці
    .about = Кожен камінець дає стільки очок, скільки на ньому написано.
