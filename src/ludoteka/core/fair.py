"""Fair chance: a key that nobody chose alone, and the proof of it.

The secret's commitment is public before the first deal, every seat may add entropy, and the secret
is revealed when the match ends.
"""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from ludoteka.core.errors import NotReadable


def commit(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def key_of(secret: bytes, entropy: Sequence[str]) -> bytes:
    """The key of chance: the secret hashed with what each seat added, seat by seat."""
    digest = sha256(secret)
    for share in entropy:
        digest.update(sha256(share.encode()).digest())
    return digest.digest()


class Chance(Struct, frozen=True):
    """How a key came about, revealed when the match is over."""

    commitment: str
    secret: str
    entropy: list[str]
    key: str

    def check(self) -> None:
        """NotReadable unless the secret is the committed one and leads to the key."""
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            raise NotReadable("chance.secret: not a hexadecimal number") from None
        if commit(secret) != self.commitment:
            raise NotReadable("chance.secret: not the one that was committed to")
        if key_of(secret, self.entropy).hex() != self.key:
            raise NotReadable("chance.key: does not follow from the secret and the entropy")
