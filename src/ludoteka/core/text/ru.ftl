# То, что может сказать любая игра; её собственный каталог может сказать это иначе.
prompt-over = Игра окончена.
prompt-wait = Ходит { $player }.
why-over = Игра окончена.
why-not-now = Не сейчас: сначала нужно решить то, о чём спрашивают.
slip-now = Сейчас
slip-if-ended-now = Если бы игра кончилась сейчас
slip-for-you = Для вас сейчас
slip-costs = Стоит
slip-left = Осталось
slip-number = { $number }
slip-it = { $what }
slip-none = нет
slip-points-of = { $player }
