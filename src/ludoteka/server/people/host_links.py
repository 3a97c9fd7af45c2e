"""Links with which a host opens the host's page from elsewhere: signed, and good for half a day."""

from itsdangerous import BadSignature, URLSafeTimedSerializer

from ludoteka.server.storage.store import Store

GOOD_S = 12 * 3600
KEY = "host page"


class HostLinks:
    def __init__(self, store: Store) -> None:
        self._store = store

    def _signer(self) -> URLSafeTimedSerializer:
        """The key is asked for each time: a host may have ended all links on the command line."""
        return URLSafeTimedSerializer(self._store.key(KEY), salt="ludoteka.host")

    def new(self) -> str:
        return str(self._signer().dumps("host"))

    def opens(self, token: str) -> bool:
        """It was signed here, and not too long ago."""
        if not token:
            return False
        try:
            self._signer().loads(token, max_age=GOOD_S)
        except BadSignature:
            return False
        return True

    def end_all(self) -> None:
        """Whatever was signed so far opens nothing any more."""
        self._store.forget_key(KEY)
