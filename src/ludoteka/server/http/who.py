"""Who calls: the player of a session, or the program that holds a seat token; and from where."""

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from ludoteka.server.errors import Refusal
from ludoteka.server.live.desk import Desk
from ludoteka.server.people.sessions import Visit
from ludoteka.server.settings import Settings

COOKIE = "ludoteka"
HOME = 64
"""bits of an IPv6 address that are one household's; it can change the others at will"""


async def who_calls(desk: Desk, call: HTTPConnection) -> Visit:
    scheme, _, token = call.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        who = await desk.run(desk.people.tokens.of_token, token.strip())
        if call.path_params.get("id", who.table) != who.table:
            raise Refusal("bad_token")
        return Visit(who)
    return await desk.run(desk.people.sessions.of_cookie, call.cookies.get(COOKIE))


def address_of(call: HTTPConnection, settings: Settings) -> str:
    """The client's address, as limits count it; what stands before the last one, or in an earlier
    header of that name, the client may have written.
    """
    forwarded = call.headers.getlist("x-forwarded-for") if settings.trust_proxy else []
    named = ",".join(forwarded).split(",")[-1].strip() or (call.client.host if call.client else "")
    try:
        address = ip_address(named)
    except ValueError:
        return named[:64]
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, HOME), strict=False))
    return named
