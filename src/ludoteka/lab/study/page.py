"""The report of a study: one HTML page that needs nothing else, or Markdown for a document."""

from html import escape

from ludoteka.core.registry import game
from ludoteka.core.text import catalogue
from ludoteka.lab.plots import Mark, bars, intervals, linear
from ludoteka.lab.report import STYLE
from ludoteka.lab.study.study import Study
from ludoteka.lab.study.summary import Item, Rate, Spread, Summary

SHOWN = 15
"""items at either end of the list"""
EVERY = "All that was used, clear or not"
Row = list[str]


def html(study: Study) -> str:
    title = f"Study: {study.game}"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(_intro(study))}</p>"]
    for head, body in sections(study):
        parts.append(f"<h2>{escape(head)}</h2>{body}")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"{''.join(parts)}</body></html>\n"
    )


def _intro(study: Study) -> str:
    base = study.base
    options = ", ".join(f"{k} = {v}" for k, v in base.setting.options.items())
    return (
        f"{base.matches:,} matches of {study.game} ({base.setting.form}), rules version "
        f"{study.version}, {base.setting.seats} seats, {options or 'no options'}; pack "
        f"{base.pack}; bots {', '.join(base.bots)}, which take the seats in turn; seed "
        f"{study.seed}. Intervals are of 95 %. What an item gains is what seats that used it won "
        "more than seats that did not: a sign of strength, not its cause. It is called clear "
        "when it stays so after Holm's correction for all items."
    )


def sections(study: Study) -> list[tuple[str, str]]:
    base = study.base
    found = [
        ("In short", _table(*facts(base))),
        ("Length in decisions", _bars("Decisions", base.decisions)),
        ("Points of a seat", _bars("Points", base.points)),
        (_seats_head(base), _rates("Seats", base.seats)),
        ("Where points come from", _rates("Sources", _told(study.game, base.sources))),
        ("What is used, and what it wins", _items(base)),
    ]
    if study.effects:
        found.append(("What a change does", _table(*effects(study))))
    return found


def _seats_head(base: Summary) -> str:
    return "Share of the wins by seat" if base.setting.seats > 1 else "Points alone"


def _told(key: str, rates: list[Rate]) -> list[Rate]:
    """With the game's own words instead of message ids."""
    words = catalogue(game(key).folder / "text", "en")
    return [Rate(words.say(r.name), r.value, r.low, r.high) for r in rates]


def _rates(title: str, rates: list[Rate]) -> str:
    marks = [Mark(r.name, r.value, r.low, r.high, interval(r)) for r in rates]
    return f'<div class="wide">{intervals(title, marks, linear(marks))}</div>' if marks else ""


def _bars(title: str, found: Spread) -> str:
    return f'<div class="wide">{bars(title, found.low, found.width, found.bins)}</div>'


def interval(r: Rate) -> str:
    return f"{r.value:.3g} ({r.low:.3g} to {r.high:.3g})"


def _percent(r: Rate) -> str:
    return f"{r.value:.1%} ({r.low:.1%} to {r.high:.1%})"


def _spread(found: Spread) -> str:
    return f"{found.mean:.1f} ± {found.deviation:.1f} ({found.p5:.0f} to {found.p95:.0f})"


def facts(base: Summary) -> tuple[Row, list[Row]]:
    rows = [
        ["decisions (5 % to 95 % of the matches)", _spread(base.decisions)],
        ["minutes of people, 15 s a decision", f"{base.minutes:.0f}"],
        ["options a decision", interval(base.branching)],
        ["points of a seat", _spread(base.points)],
    ]
    if base.setting.seats > 1:
        rows += [
            ["margin of the first over the second", interval(base.margin)],
            ["several winners", _percent(base.ties)],
            ["winner not ahead half-way", _percent(base.comebacks)],
            ["changes of the lead", interval(base.lead_changes)],
        ]
    return ["", "mean"], rows


def shown(items: list[Item]) -> list[Item]:
    """The clear ones at either end, of those that not everybody always uses."""
    clear = [item for item in items if item.clear]
    return clear if len(clear) <= 2 * SHOWN else clear[:SHOWN] + clear[-SHOWN:]


def used(items: list[Item]) -> list[Item]:
    """All that anybody used, by name: each card, strip, region, key and what else there is."""
    return sorted((item for item in items if item.used > 0), key=lambda item: item.name)


def unused(items: list[Item]) -> list[str]:
    return [item.name for item in items if item.used == 0]


def item_rows(base: Summary, items: list[Item]) -> tuple[Row, list[Row]]:
    alone = base.setting.seats == 1
    rows = []
    for item in items:
        gain = (
            f"{item.gain:+.1f} ({item.low:+.1f} to {item.high:+.1f})" if alone else
            f"{item.gain:+.1%} ({item.low:+.1%} to {item.high:+.1%})"
        )  # fmt: skip
        rows.append([item.name, f"{item.used:.1%}", f"{item.times:.2f}", gain])
    worth = "points" if alone else "wins"
    return ["item", "seats that used it", "times a match", f"{worth} gained"], rows


def _items(base: Summary) -> str:
    marks = [Mark(i.name, i.gain, i.low, i.high, f"{i.gain:+.3f}") for i in shown(base.items)]
    plot = f'<div class="wide">{intervals("Items", marks, linear(marks))}</div>' if marks else ""
    never = ", ".join(unused(base.items)) or "none"
    every = _table(*item_rows(base, used(base.items)))
    return (
        f"{_table(*item_rows(base, shown(base.items)))}{plot}"
        f"<details><summary>{EVERY}</summary>{every}</details><p>Never used: {escape(never)}.</p>"
    )


def effects(study: Study) -> tuple[Row, list[Row]]:
    head = ["change", "matches", "decisions", "points", "first seat", "margin", "several winners"]
    rows = [_effect("as asked", study.base)]
    return head, rows + [_effect(effect.change, effect.summary) for effect in study.effects]


def _effect(name: str, told: Summary) -> Row:
    first = interval(told.seats[0]) if told.setting.seats == 1 else _percent(told.seats[0])
    return [
        name, f"{told.matches:,}", f"{told.decisions.mean:.1f}", _spread(told.points), first,
        interval(told.margin), _percent(told.ties),
    ]  # fmt: skip


def _table(head: Row, rows: list[Row]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'


def markdown(study: Study) -> str:
    base = study.base
    chapters = [f"# {study.game}: a study", _intro(study), "## In short", _md(*facts(base))]
    chapters += [f"## {_seats_head(base)}", _md_rates(base.seats, base.setting.seats > 1)]
    chapters += ["## Where points come from", _md_rates(_told(study.game, base.sources), False)]
    chapters += ["## What is used, and what it wins", _md(*item_rows(base, shown(base.items)))]
    every = _md(*item_rows(base, used(base.items)))
    chapters.append(f"<details><summary>{EVERY}</summary>\n\n{every}\n\n</details>")
    chapters.append(f"Never used: {', '.join(unused(base.items)) or 'none'}.")
    if study.effects:
        chapters += ["## What a change does", _md(*effects(study))]
    return "\n\n".join(chapters) + "\n"


def _md_rates(rates: list[Rate], percent: bool) -> str:
    return _md(["", "mean"], [[r.name, _percent(r) if percent else interval(r)] for r in rates])


def _md(head: Row, rows: list[Row]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
