"""People over HTTP: names, accounts, sessions, tokens, and all that is kept of somebody."""

from typing import Any

from ludoteka.server.errors import Refusal
from ludoteka.server.http.context import CallContext
from ludoteka.server.people.accounts import Account
from ludoteka.server.people.names import clean_name
from ludoteka.server.people.passwords import checked
from ludoteka.server.protocol import (
    Credentials,
    Delete,
    End,
    Me,
    NewName,
    NewPassword,
    Reset,
    SessionInfo,
    TokenInfo,
)
from ludoteka.server.storage import persons
from ludoteka.server.table.commands import Caller
from ludoteka.server.table.entries import Moved


async def me(context: CallContext) -> Me:
    return await context.desk.run(context.desk.people.me, context.who.player)


async def set_name(context: CallContext) -> Me:
    body: NewName = context.body
    if context.who.player is None:
        await context.be_somebody(body.name)
    else:
        await context.desk.run(context.desk.people.rename, context.who.player, body.name)
    return await me(context)


# Accounts


async def register(context: CallContext) -> Me:
    body: Credentials = context.body
    people = context.desk.people
    name = clean_name(body.name)
    password = checked(body.password, name)
    who = await context.be_somebody(name)
    hashed = await people.passwords.hash(password)
    await context.desk.run(people.register, who.player, name, hashed)
    await context.note("register")
    await context.begin_session(context.player)
    return await me(context)


async def login(context: CallContext) -> Me:
    body: Credentials = context.body
    guest, people = context.who, context.desk.people
    account = await context.desk.run(people.account, body.name)
    await _prove(context, account, body.password)
    assert account is not None
    mine = await me(context)
    if guest.player not in {None, account.player} and mine.account is None:
        await _bring_along(context, guest.player or "", account.player)
    context.who = Caller(account.player, account.name, session=guest.session)
    await context.note("login")
    await context.begin_session(account.player)
    return await me(context)


async def _prove(context: CallContext, account: Account | None, password: str) -> None:
    """That it is they who call; whoever guesses is noted."""
    known = account.password if account else None
    if not await context.desk.people.passwords.fits(known, password):
        await context.note("wrong_password", account.player if account else None)
        raise Refusal("wrong_password")
    if account is not None and account.banned:
        await context.note("banned", account.player)
        raise Refusal("banned")


async def _bring_along(context: CallContext, guest: str, account: str) -> None:
    for table_id in await context.desk.run(context.desk.store.tables_of, guest):
        try:
            await context.desk.change(table_id, account, lambda _: [Moved(guest, account)])
        except Refusal as refusal:
            if refusal.code != "rules_changed":  # a table that nobody can open keeps nobody out
                raise
    await context.desk.run(context.desk.people.reports.bring_along, guest, account)


async def logout(context: CallContext) -> Me:
    if context.who.session is not None:
        await context.desk.run(context.desk.people.sessions.end, context.who.session)
        await context.note("logout")
        await context.desk.hang_up_ended()
    context.who, context.new_cookie = Caller(), ""
    return Me(None, "", None)


async def change_password(context: CallContext) -> Me:
    body: NewPassword = context.body
    account = await context.desk.run(context.desk.people.account_of, context.player)
    if account is None:
        raise Refusal("not_signed_in")
    new = checked(body.new, account.name)
    await _prove(context, account, body.old)
    await _set_password(context, account.player, new)
    return await me(context)


async def reset_password(context: CallContext) -> Me:
    """Choose a new password by a link; whoever used the old one is signed out."""
    body: Reset = context.body
    people = context.desk.people
    player = await context.desk.run(people.reset_of, body.token)
    mine = await context.desk.run(people.me, player)
    await _set_password(context, player, checked(body.password, mine.name))
    return mine


async def _set_password(context: CallContext, player: str, password: str) -> None:
    people, run = context.desk.people, context.desk.run
    await run(people.set_password, player, await people.passwords.hash(password))
    await run(people.end_resets, player)
    await run(people.sessions.end_of, player, None, context.who.session)
    await run(people.tokens.end_links, player)
    await context.note("password", player)
    await context.desk.hang_up_ended()


# Sessions and tokens


async def sessions(context: CallContext) -> list[SessionInfo]:
    of = context.desk.people.sessions.of
    return await context.desk.run(of, context.player, context.who.session)


async def end_session(context: CallContext) -> list[SessionInfo]:
    body: End = context.body
    end = context.desk.people.sessions.end_of
    kept = context.who.session if body.id is None else None
    ended = await context.desk.run(end, context.player, body.id, kept)
    await _note_ended(context, "end_session", ended)
    await context.desk.hang_up_ended()
    return await sessions(context)


async def tokens(context: CallContext) -> list[TokenInfo]:
    return await context.desk.run(context.desk.people.tokens.of, context.player)


async def end_token(context: CallContext) -> list[TokenInfo]:
    body: End = context.body
    end = context.desk.people.tokens.end_of
    ended = await context.desk.run(end, context.player, body.id)
    await _note_ended(context, "end_token", ended)
    await context.desk.hang_up_ended()
    return await tokens(context)


async def _note_ended(context: CallContext, what: str, ended: int) -> None:
    """Whoever ends nothing leaves nothing in the journal."""
    if ended:
        await context.note(what)
    elif context.body.id is not None:
        raise Refusal("no_such_session")


# What is kept of me


async def my_data(context: CallContext) -> dict[str, Any]:
    return await context.desk.run(persons.kept_of, context.desk.store, context.player)


async def delete_me(context: CallContext) -> Me:
    """Everything goes: sessions, tokens, name, chat; the moves stay, as somebody's."""
    body: Delete = context.body
    player, people = context.player, context.desk.people
    account = await context.desk.run(people.account_of, player)
    if account is not None:
        await _prove(context, account, body.password or "")
    await context.note("delete_person")
    tables = await context.desk.run(persons.erase, context.desk.store, player)
    for table_id in tables:
        context.desk.forget(table_id)
    context.who, context.new_cookie = Caller(), ""
    return Me(None, "", None)
