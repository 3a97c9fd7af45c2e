# Те, що може сказати будь-яка гра; її власний каталог може сказати це інакше.
prompt-over = Гру завершено.
prompt-wait = Ходить { $player }.
why-over = Гру завершено.
why-not-now = Не зараз: спершу треба вирішити те, про що запитано.
slip-now = Зараз
slip-if-ended-now = Якби гра скінчилася зараз
slip-for-you = Для вас зараз
slip-costs = Коштує
slip-left = Лишилося
slip-number = { $number }
slip-it = { $what }
slip-none = немає
slip-points-of = { $player }
