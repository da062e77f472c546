"""Mail addresses, as far as they can be written into a mail or be given to a mail program."""

from __future__ import annotations

from pbem.patterns import compiled

_LOCAL = compiled(r"(?!-)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}")
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_DOMAIN = compiled(rf"{_LABEL}(?:\.{_LABEL}){{0,20}}")


class AddressError(ValueError):
    """An address that no mail can be sent to; the text says why."""


def carried(address: str) -> str:
    """The address as mails carry it: a domain with other letters than ASCII in its IDNA form. An address with
    quotation marks, or with such letters before the `@`, is not known here. Raises AddressError."""
    local, at, domain = address.strip().rpartition("@")
    if not domain.isascii():
        domain = _idna(domain, address)
    if not (at and _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain) and len(domain) < 254):
        raise AddressError(f"{_shown(address)} is no address that mail can be sent to")
    return f"{local}@{domain}"


def _idna(domain: str, address: str) -> str:
    """A domain in ASCII."""
    try:
        return domain.encode("idna").decode("ascii")
    except UnicodeError:
        raise AddressError(f"{_shown(address)} has a domain that cannot be") from None


def _shown(address: str) -> str:
    """An address as a message may show it: short, and on one line."""
    return ascii(address if len(address) <= 60 else address[:59] + "…")
