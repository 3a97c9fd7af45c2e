"""Who may see the host's page: who sits at this machine, or holds a link of `ludoteka admin`."""

from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from ludoteka.server.errors import Refusal
from ludoteka.server.http.address import reach_of
from ludoteka.server.http.limits import Buckets
from ludoteka.server.http.origin import refuse_other_sites
from ludoteka.server.http.who import address_of
from ludoteka.server.live.desk import Desk
from ludoteka.server.settings import Settings

HEADER = "x-ludoteka-host"
"""carries the link's secret: no other site can set it, and no log shows it"""
BETWEEN = (
    "forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip",
)  # fmt: skip
"""headers of which any one says that somebody stands between the caller and us"""


async def admit(desk: Desk, call: HTTPConnection, buckets: dict[str, Buckets]) -> None:
    """Let a host in, or refuse; both are noted, once an hour for an address."""
    refuse_other_sites(call)
    address = address_of(call, desk.settings)
    link = call.headers.get(HEADER, "")
    let_in = at_this_machine(call, desk.settings)
    let_in = let_in or await desk.run(desk.people.host_links.opens, link)
    if _is_news(buckets["host_visits"], f"{address} {let_in}"):
        what = "host_page" if let_in else "host_refused"
        await desk.run(desk.people.audit.note, what, None, address)
    if not let_in:
        buckets["sign_ins"].take(address)
        raise Refusal("host_only")


def _is_news(visits: Buckets, visitor: str) -> bool:
    try:
        visits.take(visitor)
    except Refusal:
        return False
    return True


def at_this_machine(call: HTTPConnection, settings: Settings) -> bool:
    """The caller sits here and has asked for us by this machine's own name; a proxy on this machine
    calls from here too, for everybody, and a page of another site may have led its own name here.
    """
    if settings.trust_proxy or any(header in call.headers for header in BETWEEN):
        return False
    caller = call.client.host if call.client else ""
    return _is_loopback(caller) and reach_of(call.url.hostname or "") == "here"


def _is_loopback(address: str) -> bool:
    try:
        number = ip_address(address)
    except ValueError:
        return False
    mapped = number.ipv4_mapped if isinstance(number, IPv6Address) else None
    return (mapped or number).is_loopback
