# The host's page. Loaded by it alone.

host-title = Дім, очима господаря
never-shown = Зроблене щодо скарги можна скасувати протягом 30 днів; кого воно стосується, той бачить про це речення. Рук гравців і таємниць тут не видно ніколи, а все зроблене стоїть у журналі.

## How it is
well = У домі все гаразд
verdict-writes = Негаразд: дані не записуються
verdict-errors = Негаразд: за годину { $value ->
    [one] не вдався { $value } запит
    [few] не вдалися { $value } запити
   *[many] не вдалося { $value } запитів
}
verdict-slow = Повільно від { $since }: відповіді тривають { $value } мс
verdict-disk = Диск заповнено на { $value } %
verdict-copy = Копії даних немає вже { $value ->
    [one] { $value } день
    [few] { $value } дні
   *[many] { $value } днів
}
verdict-passwords = Хтось підбирає паролі: за добу { $value ->
    [one] { $value } хибний
    [few] { $value } хибні
   *[many] { $value } хибних
}
verdict-unreachable = Негаразд: дім не відповідає
up-minutes = працює { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
up-hours = працює { $count ->
    [one] { $count } годину
    [few] { $count } години
   *[many] { $count } годин
}
up-days = працює { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
version = версія { $version }
last-copy = остання копія даних { $when }
no-copy = копії даних ще немає
refreshes = оновлюється що 10 секунд
several = Дім можуть обслуговувати кілька процесів: люди, ходи, відповіді та збої показано для одного з них.

## Closing it for a while
close-house = Зачинити дім на якийсь час…
close-about = Нові ігри не почнуться, розпочаті можна дограти. Усі, хто тут, дізнаються одразу.
close-when = Коли
close-now = зараз
close-in-10 = за 10 хвилин
close-in-60 = за годину
close-how-long = На скільки
close-for-15 = на чверть години
close-for-60 = на годину
close-for-open = доки не відчиню
close-words = Речення для всіх, якщо хочете
close-do = Зачинити дім
closed-since = Дім зачинено з { $time }
closes-at = Дім зачиниться о { $time }
opens-about = має відчинитися о { $time }
opens-by-host = відчиниться, коли ви скажете
open-house = Відчинити дім

## Figures
people-here = Люди тут
people-about = за столами { $seated }, дивляться { $watching }
tables = Столи
tables-about = { $waiting ->
    [0] на гравців не чекає жоден
    [one] ще { $waiting } чекає на гравців
    [few] ще { $waiting } чекають на гравців
   *[many] ще { $waiting } чекають на гравців
}
moves = Ходів за хвилину
moves-about = { $count } за годину
answer = Відповідь на хід
answer-about = 95 % до { $most } мс, жодної понад { $worst } мс
answer-none = за годину ніхто не ходив
milliseconds = { $value } мс
spark = Остання година: найменше { $least }, найбільше { $most }, зараз { $now }.
spark-soon = Крива почнеться за хвилину.

## To look at
to-look-at = Варто глянути
open-count = відкрито: { $count }
nothing-open = Ніщо не кличе вас.
what-writes = Ходи останніх хвилин не збережено. Чи не заповнено диск, чи працює база даних? Столи самі кажуть про це й ідуть далі, щойно вона повернеться.
what-errors = Які саме, каже журнал сервера.
what-slow = Щонайменше п’ять хвилин. Допоможе менше ботів водночас або швидший диск.
what-disk = Старі завершені столи можна прибрати: ludoteka admin retain.
what-copy = Усе, що сталося відтоді, пропало б разом із диском.
what-passwords = Після десяти хибних адреса мусить чекати. Які саме адреси: ludoteka admin audit.
closed-count = закрито: { $count }
closed-title = Що ще можна скасувати
case-line = Рядок у чаті
case-name = Ім’я
case-left = Стіл покинуто тричі
left-words = { $name }: тричі за день покинуто ігри наживо, далі грали боти.
case-noticed = помітив сам дім
case-where = { $game }, стіл { $table }
case-reports = { $count ->
    [one] { $count } скарга
    [few] { $count } скарги
   *[many] { $count } скарг
}
written-by = автор: { $name }
called-now = тепер: { $name }
case-others = { $count ->
    [0] перша скарга
    [one] ще { $count } скарга на ту саму людину
    [few] ще { $count } скарги на ту саму людину
   *[many] ще { $count } скарг на ту саму людину
}
measure-hide = Прибрати рядок
measure-mute = Без чату, 1 день
measure-rename = Нейтральне ім’я
measure-ban = Закрити вхід
measure-relaxed = Лише без поспіху, 1 день
done-hide = Рядок прибрано.
done-mute = Писати не можна до { $until }.
done-rename = Дано нейтральне ім’я.
done-ban = Вхід закрито.
done-relaxed = До { $until } з людьми лише за столами «Без поспіху».
done-leave = Лишено, як є.
undo = Скасувати

## Health
health = Стан
rules-compiled = Правила скомпільовано
of-games = ігор { $count } з { $all }
bots-think = Боти думають зараз
at-tables = { $count ->
    [0] ніде
    [one] за { $count } столом
   *[other] за { $count } столами
}
memory = Пам’ять сервера
megabytes = { $value } МБ
data-on-disk = Дані на диску
data-about = { $size } МБ, { $database }
disk-full = Диск зайнято
address = Адреса дому
reach-network = посилання діють у цій мережі
reach-here = посилання діють лише на цій машині
errors-hour = Збої за годину
copy-data = Копія даних
copy-made = Копія лежить поруч із даними: { $name }
copy-command = PostgreSQL копіює команда: ludoteka admin backup FILE

## Tables now
tables-now = Столи зараз
no-tables = Зараз ніхто не грає.
moves-count = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
end-match = Завершити партію
end-match-of = Завершити партію за столом { $table }
end-sure = Вона скінчиться для всіх одразу й без переможця.
end-yes = Завершити
leave-it = Хай буде
all-tables = усі { $count }

## Journal
journal = Журнал
journal-more = останні сорок
journal-empty = Ще нічого не записано.
noted-register = Створено обліковий запис
noted-login = Хтось увійшов
noted-wrong_password = Хибний пароль
noted-banned = Хотів увійти той, кому закрито вхід
noted-logout = Хтось вийшов
noted-password = Змінено пароль
noted-end_session = Завершено сеанс
noted-end_token = Скасовано ключ місця
noted-delete_person = Когось забуто
noted-close_table = Господар завершив партію
noted-delete_table = Видалено стіл
noted-ban = Комусь закрито вхід
noted-unban = Вхід знову відкрито
noted-rename = Комусь дано інше ім’я
noted-sign_out = Господар завершив чиїсь сеанси
noted-reset = Створено посилання для нового пароля
noted-retain = Старе прибрано
noted-backup = Дані скопійовано
noted-host_page = Відкрито цю сторінку
noted-host_refused = Комусь відмовлено в цій сторінці
noted-host_link = Створено посилання на цю сторінку
noted-end_host_links = Скасовано всі посилання на цю сторінку
noted-hide_line = Прибрано рядок у чаті
noted-show_line = Прибраний рядок знову видно
noted-mute = Комусь закрито чат на день
noted-unmute = Комусь знову можна писати
noted-neutral_name = Комусь дано нейтральне ім’я
noted-own_name = Комусь повернуто своє ім’я
noted-leave_report = Скаргу лишено без наслідків
noted-open_report = Скаргу відкрито знову
noted-close_house = Дім зачинено на якийсь час
noted-open_house = Дім знову відчинено
noted-relaxed_only = Комусь на день лишено тільки столи без поспіху
noted-live_again = Комусь знову відкрито столи наживо
