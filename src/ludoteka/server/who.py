"""Who calls: the player of a signed cookie, or the program that holds a seat token."""

from starlette.requests import HTTPConnection

from ludoteka.server.desk import Desk
from ludoteka.server.settings import Settings
from ludoteka.server.wishes import Caller

COOKIE = "ludoteka"


async def who_calls(desk: Desk, call: HTTPConnection) -> Caller:
    scheme, _, token = call.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await desk.run(desk.people.of_token, token.strip())
    return await desk.run(desk.people.of_cookie, call.cookies.get(COOKIE))


def address_of(call: HTTPConnection, settings: Settings) -> str:
    forwarded = call.headers.get("x-forwarded-for", "") if settings.trust_proxy else ""
    if forwarded:
        return forwarded.split(",")[-1].strip()
    return call.client.host if call.client else ""
