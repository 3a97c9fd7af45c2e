"""The report of an arena: one HTML page that needs nothing else, or Markdown for a document."""

from html import escape

from ludoteka.lab.plots import Axis, Mark, intervals, linear, seconds, times
from ludoteka.lab.summary import Pair, Table

STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --paper: #fbfaf7; --line: #d9d5cb;
  --mark: #2f6f8f; --win: 47 140 92; --loss: 196 84 60; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e6df; --paper: #171a20; --line: #3a3f49;
  --mark: #7cc0df; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; min-width: 34rem; height: auto; display: block; }
svg text { fill: var(--ink); font-size: 13px; }
svg text.tick { font-size: 11px; opacity: .75; }
svg line.tick { stroke: var(--line); }
svg line.span { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; opacity: .6; }
svg circle, svg rect.bar { fill: var(--mark); }
footer { margin-top: 3rem; opacity: .75; font-size: .9rem; }
"""

Shares = dict[tuple[str, str], tuple[float, float, float]]
"""(row, column) -> a seat's share of the wins of the row's bot, its interval"""


def html(tables: list[Table]) -> str:
    title = "Arena: " + ", ".join(dict.fromkeys(table.setting.game for table in tables))
    sections = "".join(_section(table) for table in tables)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{escape(title)}</h1>"
        "<p>The same deals for every pair, seats rotated; the first bot of a pair has one seat, "
        "the second all the others. Lines are intervals of 95 %: Wilson for wins, bootstrap over "
        "the deals for ratings, bootstrap for points. A bot that won all its games, or none, "
        "is only bounded on one side: with more games its rating would move on.</p>"
        f"{sections}</body></html>\n"
    )


def _section(table: Table) -> str:
    parts = [f"<h2>{escape(table.title)}</h2>", f"<p>{table.matches} matches.</p>"]
    parts.append(_html_rows(bot_head(), bot_rows(table)))
    if table.ratings:
        parts += ["<h3>Ratings (Plackett-Luce)</h3>", _ratings_plot(table)]
        parts += ["<h3>A seat's share of the wins: row against column</h3>", _matrix(table)]
        parts += ["<h3>Pairs</h3>", _html_rows(pair_head(), [pair_row(p) for p in table.pairs])]
    parts += ["<h3>Points</h3>", _points_plot(table)]
    parts += ["<h3>Processor time of a decision: median to 99th percentile</h3>"]
    parts += [_pace_plot(table), _footer(table)]
    return "<section>" + "".join(parts) + "</section>"


def _ratings_plot(table: Table) -> str:
    marks = [
        Mark(r.bot, r.mu, r.low, r.high, _interval(r.mu, r.low, r.high)) for r in table.ratings
    ]
    return _wide(f"Ratings, {table.title}", marks, linear(marks))


def _points_plot(table: Table) -> str:
    marks = [
        Mark(p.bot, p.mean, p.low, p.high, _interval(p.mean, p.low, p.high)) for p in table.points
    ]
    return _wide(f"Mean points, {table.title}", marks, linear(marks))


def _pace_plot(table: Table) -> str:
    marks = [
        Mark(p.bot, p.median_s, p.median_s, p.p99_s, f"{seconds(p.median_s)}, {seconds(p.p99_s)}")
        for p in table.paces
        if p.decisions
    ]
    return _wide(f"Time of a decision, {table.title}", marks, times(marks))


def _wide(title: str, marks: list[Mark], axis: Axis) -> str:
    return f'<div class="wide">{intervals(title, marks, axis)}</div>'


def shares(pairs: list[Pair]) -> Shares:
    """Both directions: what the first did not win, the seats of the second shared."""
    found: Shares = {}
    for p in pairs:
        others = round(1 / p.fair) - 1
        found[p.first, p.second] = p.rate, p.low, p.high
        back = (1 - p.rate) / others, (1 - p.high) / others, (1 - p.low) / others
        found.setdefault((p.second, p.first), back)
    return found


def ranked(table: Table) -> list[str]:
    return [rating.bot for rating in table.ratings]


def _matrix(table: Table) -> str:
    known, fair, names = shares(table.pairs), 1 / table.setting.seats, ranked(table)
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = [f"<tr><th></th>{head}</tr>"]
    for row in names:
        cells = "".join(_cell(known.get((row, column)), fair) for column in names)
        rows.append(f"<tr><th>{escape(row)}</th>{cells}</tr>")
    return f'<div class="wide"><table>{"".join(rows)}</table></div>'


def _cell(share: tuple[float, float, float] | None, fair: float) -> str:
    if share is None:
        return "<td></td>"
    rate, low, high = share
    above = (rate - fair) / (1 - fair) if rate > fair else (fair - rate) / fair
    colour = "--win" if rate > fair else "--loss"
    return (
        f'<td style="background: rgb(var({colour}) / {0.6 * above:.2f})" '
        f'title="{low:.1%} to {high:.1%}">{rate:.1%}</td>'
    )


def _html_rows(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'


def _footer(table: Table) -> str:
    seeds = ", ".join(map(str, table.seeds))
    made = ", ".join(table.made_with) or "unknown"
    return f"<footer>Seed {seeds}; sources of rules and bots {escape(made)}.</footer>"


def pair_head() -> list[str]:
    return ["first", "second", "games", "wins of the first", "fair", "points : best other"]


def pair_row(p: Pair) -> list[str]:
    wins = f"{p.rate:.1%} ({p.low:.1%}–{p.high:.1%})" + ("" if p.is_clear else " not clear")
    points = f"{p.points:.1f} : {p.best_other:.1f}"
    return [p.first, p.second, str(p.games), wins, f"{p.fair:.0%}", points]


def bot_head() -> list[str]:
    return ["bot", "games", "rating", "points", "time, median", "99 %"]


def bot_rows(table: Table) -> list[list[str]]:
    """The strongest first: by rating, or by points where one plays alone."""
    rated = {r.bot: _interval(r.mu, r.low, r.high) for r in table.ratings}
    paces = {pace.bot: pace for pace in table.paces}
    order = {name: number for number, name in enumerate(rated)}
    rows = []
    for p in sorted(table.points, key=lambda p: (order.get(p.bot, 0), -p.mean)):
        pace = paces[p.bot]
        strength = [rated.get(p.bot, "–"), _interval(p.mean, p.low, p.high)]
        rows.append([p.bot, str(p.games), *strength, seconds(pace.median_s), seconds(pace.p99_s)])
    return rows


def _interval(value: float, low: float, high: float) -> str:
    return f"{value:.1f} ({low:.1f}–{high:.1f})".replace("-", "−")


def markdown(tables: list[Table]) -> str:
    """A chapter a setting: the bots, and the pairs in the order they were named."""
    chapters = []
    for table in tables:
        chapter = [f"### {table.title}", _markdown_rows(bot_head(), bot_rows(table))]
        if table.pairs:
            chapter.append(_markdown_rows(pair_head(), [pair_row(p) for p in table.pairs]))
        chapters.append("\n\n".join(chapter))
    return "\n\n".join(chapters) + "\n"


def _markdown_rows(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
