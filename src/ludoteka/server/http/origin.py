"""Requests of other sites: a browser sends our cookie along, so it has to say who asks."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ludoteka.server.errors import Refusal

OURS = {"same-origin", "none"}
"""values of `Sec-Fetch-Site`; `none`: typed by the person. Another port is only `same-site`"""
DEFAULT_PORTS = {"http": 80, "https": 443}
JSON = "application/json"


def refuse_other_sites(call: HTTPConnection) -> None:
    """Programs name no origin; browsers always do where something can be changed."""
    site = call.headers.get("sec-fetch-site", "none")
    origin = call.headers.get("origin")
    if site not in OURS or (
        origin is not None and not _is_ours(origin, call.headers.get("host", ""))
    ):
        raise Refusal("foreign_origin")


def _is_ours(origin: str, host: str) -> bool:
    """By host and port; the scheme is the proxy's affair."""
    try:
        sender, here = urlsplit(origin), urlsplit(f"//{host}")
        ports = (sender.port, here.port)
    except ValueError:  # not an address at all
        return False
    usual = DEFAULT_PORTS.get(sender.scheme)
    return sender.hostname == here.hostname and (ports[0] or usual) == (ports[1] or usual)


def refuse_forms(call: HTTPConnection, *, has_body: bool) -> None:
    """A form of another site can send anything but JSON."""
    kind = call.headers.get("content-type")
    if kind is None and not has_body:
        return
    if (kind or "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("not_json")
