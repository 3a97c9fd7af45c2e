# The host's page. Loaded by it alone.

host-title = Дом, глазами хозяина
never-shown = Сделанное по жалобе можно отменить в течение 30 дней; кого это касается, тот видит об этом фразу. Руки игроков и тайны здесь не видны никогда, а всё сделанное записано в журнале.

## How it is
well = В доме всё хорошо
verdict-writes = Неладно: данные не записываются
verdict-errors = Неладно: за час { $value ->
    [one] не удался { $value } запрос
    [few] не удались { $value } запроса
   *[many] не удалось { $value } запросов
}
verdict-slow = Медленно с { $since }: ответы занимают { $value } мс
verdict-disk = Диск заполнен на { $value } %
verdict-copy = Копии данных нет уже { $value ->
    [one] { $value } день
    [few] { $value } дня
   *[many] { $value } дней
}
verdict-passwords = Кто-то подбирает пароли: за сутки { $value ->
    [one] { $value } неверный
    [few] { $value } неверных
   *[many] { $value } неверных
}
verdict-unreachable = Неладно: дом не отвечает
up-minutes = работает { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}
up-hours = работает { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
up-days = работает { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
version = версия { $version }
last-copy = последняя копия данных { $when }
no-copy = копии данных ещё нет
refreshes = обновляется каждые 10 секунд
several = Дом могут обслуживать несколько процессов: люди, ходы, ответы и сбои показаны для одного из них.

## Closing it for a while
close-house = Закрыть дом на время…
close-about = Новые игры не начнутся, начатые можно доиграть. Все, кто здесь, узнают сразу.
close-when = Когда
close-now = сейчас
close-in-10 = через 10 минут
close-in-60 = через час
close-how-long = На сколько
close-for-15 = на четверть часа
close-for-60 = на час
close-for-open = пока не открою
close-words = Фраза для всех, если хотите
close-do = Закрыть дом
closed-since = Дом закрыт с { $time }
closes-at = Дом закроется в { $time }
opens-about = должен открыться в { $time }
opens-by-host = откроется, когда вы скажете
open-house = Открыть дом

## Figures
people-here = Люди здесь
people-about = за столами { $seated }, смотрят { $watching }
tables = Столы
tables-about = { $waiting ->
    [0] игроков не ждёт ни один
    [one] ещё { $waiting } ждёт игроков
    [few] ещё { $waiting } ждут игроков
   *[many] ещё { $waiting } ждут игроков
}
moves = Ходов в минуту
moves-about = { $count } за час
answer = Ответ на ход
answer-about = 95 % до { $most } мс, ни одного дольше { $worst } мс
answer-none = за час никто не ходил
milliseconds = { $value } мс
spark = Последний час: не меньше { $least }, не больше { $most }, сейчас { $now }.
spark-soon = Кривая начнётся через минуту.

## To look at
to-look-at = Стоит взглянуть
open-count = открыто: { $count }
nothing-open = Ничто не требует внимания.
what-writes = Ходы последних минут не сохранены. Не полон ли диск, работает ли база данных? Столы сами говорят об этом и продолжают, когда она вернётся.
what-errors = Какие именно, говорит журнал сервера.
what-slow = Не меньше пяти минут. Поможет меньше ботов одновременно или диск побыстрее.
what-disk = Старые законченные столы можно убрать: ludoteka admin retain.
what-copy = Всё, что случилось с тех пор, пропало бы вместе с диском.
what-passwords = После десяти неверных адрес должен подождать. Какие именно адреса: ludoteka admin audit.
closed-count = закрыто: { $count }
closed-title = Что ещё можно отменить
case-line = Строка в чате
case-name = Имя
case-left = Стол покинут трижды
left-words = { $name }: трижды за день покинуты игры вживую, дальше играли боты.
case-noticed = заметил сам дом
case-where = { $game }, стол { $table }
case-reports = { $count ->
    [one] { $count } жалоба
    [few] { $count } жалобы
   *[many] { $count } жалоб
}
written-by = автор: { $name }
called-now = теперь: { $name }
case-others = { $count ->
    [0] первая жалоба
    [one] ещё { $count } жалоба на того же человека
    [few] ещё { $count } жалобы на того же человека
   *[many] ещё { $count } жалоб на того же человека
}
measure-hide = Убрать строку
measure-mute = Без чата, 1 день
measure-rename = Нейтральное имя
measure-ban = Закрыть вход
measure-relaxed = Только без спешки, 1 день
done-hide = Строка убрана.
done-mute = Писать нельзя до { $until }.
done-rename = Дано нейтральное имя.
done-ban = Вход закрыт.
done-relaxed = До { $until } с людьми только за столами «Без спешки».
done-leave = Оставлено как есть.
undo = Отменить

## Health
health = Состояние
rules-compiled = Правила скомпилированы
of-games = игр { $count } из { $all }
bots-think = Боты думают сейчас
at-tables = { $count ->
    [0] нигде
    [one] за { $count } столом
   *[other] за { $count } столами
}
memory = Память сервера
megabytes = { $value } МБ
data-on-disk = Данные на диске
data-about = { $size } МБ, { $database }
disk-full = Диск занят
address = Адрес дома
reach-network = ссылки действуют в этой сети
reach-here = ссылки действуют только на этой машине
errors-hour = Сбои за час
copy-data = Копия данных
copy-made = Копия лежит рядом с данными: { $name }
copy-command = PostgreSQL копирует команда: ludoteka admin backup FILE

## Tables now
tables-now = Столы сейчас
no-tables = Сейчас никто не играет.
moves-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
end-match = Завершить партию
end-match-of = Завершить партию за столом { $table }
end-sure = Она закончится для всех сразу и без победителя.
end-yes = Завершить
leave-it = Пусть идёт
all-tables = все { $count }

## Journal
journal = Журнал
journal-more = последние сорок
journal-empty = Пока ничего не записано.
noted-register = Создана учётная запись
noted-login = Кто-то вошёл
noted-wrong_password = Неверный пароль
noted-banned = Хотел войти тот, кому закрыт вход
noted-logout = Кто-то вышел
noted-password = Изменён пароль
noted-end_session = Завершён сеанс
noted-end_token = Отменён ключ места
noted-delete_person = Кто-то забыт
noted-close_table = Хозяин завершил партию
noted-delete_table = Удалён стол
noted-ban = Кому-то закрыт вход
noted-unban = Вход снова открыт
noted-rename = Кому-то дано другое имя
noted-sign_out = Хозяин завершил чьи-то сеансы
noted-reset = Создана ссылка для нового пароля
noted-retain = Старое убрано
noted-backup = Данные скопированы
noted-host_page = Открыта эта страница
noted-host_refused = Кому-то отказано в этой странице
noted-host_link = Создана ссылка на эту страницу
noted-end_host_links = Отменены все ссылки на эту страницу
noted-hide_line = Убрана строка в чате
noted-show_line = Убранная строка снова видна
noted-mute = Кому-то закрыт чат на день
noted-unmute = Кому-то снова можно писать
noted-neutral_name = Кому-то дано нейтральное имя
noted-own_name = Кому-то возвращено своё имя
noted-leave_report = Жалоба оставлена без последствий
noted-open_report = Жалоба открыта снова
noted-close_house = Дом закрыт на время
noted-open_house = Дом снова открыт
noted-relaxed_only = Кому-то на день оставлены только столы без спешки
noted-live_again = Кому-то снова открыты столы вживую
