"""Where others reach a table: a link is worth what its address is."""

import socket
from functools import lru_cache
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from ludoteka.server.http.context import CallContext
from ludoteka.server.protocol import Address, Reach

NOWHERE = "192.0.2.1"
"""kept free for documentation: to choose a way there tells our own address and sends nothing"""
COMMAND = "ludoteka serve --host 0.0.0.0"


async def address(context: CallContext) -> Address:
    await context.desk.room(context.table_id)
    base, reach = house_address(context)
    url = f"{base}/t/{context.table_id}"
    local = reach == "here" and reach_of(context.address) == "here"
    code = await context.desk.run(_code, url)
    return Address(reach, url, code, COMMAND if local else "")


def house_address(context: CallContext) -> tuple[str, Reach]:
    """The configured address, the one that was asked, or the one of this machine's network."""
    settings = context.desk.settings
    if settings.public_url:
        return settings.public_url, "public"
    asked = urlsplit(context.origin)
    reach = reach_of(asked.hostname or "")
    near = reach == "here" and reach_of(context.address) != "public"
    found = _own_address() if near and _listens_to_all(settings.host) else None
    if found is None:
        return context.origin, reach
    return f"{asked.scheme}://{found}:{settings.port}", reach_of(found)


def reach_of(host: str) -> Reach:
    """A name may be known to anybody, except the one by which a machine calls itself; a household's
    address (IPv6) is where it begins.
    """
    try:
        number = ip_network(host).network_address
    except ValueError:
        return "here" if host == "localhost" or host.endswith(".localhost") else "public"
    if number.is_loopback or number.is_unspecified:
        return "here"
    return "network" if number.is_private or number.is_link_local else "public"


def _listens_to_all(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def _own_address() -> str | None:
    """The address with which this machine would set out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((NOWHERE, 9))
            found = str(way.getsockname()[0])
        except OSError:
            return None
    return found if reach_of(found) != "here" else None


@lru_cache(maxsize=256)
def _code(text: str) -> list[str]:
    """Takes milliseconds, so not on the loop, and not for every look at a lobby."""
    import segno

    matrix = segno.make(text, error="m", micro=False).matrix
    return ["".join("1" if module else "0" for module in row) for row in matrix]
