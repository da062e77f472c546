"""The letters of a line: bytes to text whatever the sender declared, and text to plain letters and blanks."""

from __future__ import annotations

import codecs
import re
import unicodedata
from functools import lru_cache

from pbem.orders.languages import words
from pbem.patterns import compiled

_PLAIN = str.maketrans(
    {
        **dict.fromkeys("\t\x0b\x0c\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000", " "),
        **{chr(code): " " for code in range(0x2000, 0x200B)},
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u02bc\u2039`\xb4", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\xab\xbb", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d", "-"),
        **dict(zip("\u2664\u2661\u2662\u2667", "\u2660\u2665\u2666\u2663", strict=True)),
        **dict(zip("\uff1a\uff0c\uff1e\uff0b\uff03\uff08\uff09", ":,>+#()", strict=True)),
    }
)
_UNSEEN = compiled(
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]"
)
_BULLET = compiled(r"(?:[-*\u2022\u2023\u25aa\u25e6\xb7]|\d{1,2}[.)])\s+(?=\S)")
_MARKS = compiled(r"\*\*|__|[*_']")
_VERBS = words.ENGLISH.verbs
_LONE_VERBS = words.one_of(word for verb in words.LONE_VERBS for word in words.verb_words(verb))
_OTHER_VERBS = words.one_of(
    word for verb in _VERBS if verb not in words.LONE_VERBS for word in words.verb_words(verb)
)
_ALL = words.one_of(word for verb in _VERBS for word in words.verb_words(verb))
_LEAD = r"[^\w#>\n]*+_*+"
BEGINS = rf"{_LEAD}(?:{_ALL})(?![^\W\d_])"
"""A pattern for the beginning of every line that may be an order."""
_ALONE = rf"{_LEAD}(?:{_LONE_VERBS})(?:[^\w#]|_)*+(?:#|$)"
_MORE = rf"{_LEAD}(?:{_OTHER_VERBS})(?![^\W\d_])"
_LONE = compiled(_ALONE, re.I)
_FIRST = compiled(rf"{_MORE}|{_ALONE}", re.I)
_ODD = {"unicode-escape", "raw-unicode-escape", "punycode", "idna", "undefined", "mbcs", "oem"}
_RARE = {"utf-7", "utf-32", "utf-32-le", "utf-32-be"}
"""Who declares one of these is believed only if all bytes are good in it: noise takes long to read so."""
_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def tidy(text: str) -> str:
    """A line with plain blanks, quotes and dashes, nothing unseen, and composed accents."""
    if not (text.isascii() and text.isprintable()) or "`" in text:
        # Most lines have nothing of the kind, and a letter may have thousands.
        text = unicodedata.normalize("NFC", _UNSEEN.sub("", text).translate(_PLAIN))
    return " ".join(text.split())


def undressed(text: str) -> str:
    """A tidy line without list bullet and Markdown emphasis, if an order stands beneath them."""
    bare = _BULLET.sub("", text, count=1) if _BULLET.match(text) else text
    if _MARKS.match(bare) or "**" in bare:
        bare = _MARKS.sub("", bare).strip() if "**" in bare else bare.strip("*_'")
    return bare if is_order(bare) else text


@lru_cache(maxsize=4096)
def is_order(text: str) -> bool:
    """Whether a line seems to be an order, by its first word. A verb that is a whole order by itself has to
    stand alone, for many a sentence begins with it: `hold fast`, `Halte durch`."""
    return _FIRST.match(text) is not None


def is_lone_order(text: str) -> bool:
    """Whether a line is an order of nothing but its verb, like `hold` and `final`."""
    return _LONE.match(text) is not None


def decoded(data: bytes, charset: str | None = None) -> str:
    """Text from bytes, never failing: by its mark, as UTF-8 if it fits, as declared, as Windows-1252."""
    for bom, name in _BOMS:
        if data.startswith(bom):
            return _whole(data[len(bom) :], name)
    declared = _known(charset)
    if declared and _wide(declared) and (declared not in _RARE or _strict(data, declared) is not None):
        return _whole(data, declared)
    if guess := _utf16(data):
        return _whole(data, guess)
    for codec in ("utf-8", declared, "cp1252"):
        if codec and (text := _strict(data, codec)) is not None:
            return text
    return data.decode("latin-1")


def _whole(data: bytes, name: str) -> str:
    """Text of a wide character set, without the half letter that a cut has left."""
    size = 4 if "32" in name else 2 if "16" in name else 1
    return data[: len(data) // size * size].decode(name, "replace")


def _known(charset: str | None) -> str | None:
    """Python's name of a declared character set; Latin-1 means Windows-1252 in practice."""
    try:
        name = codecs.lookup((charset or "").strip(" \"';")).name
    except (LookupError, ValueError):
        return None
    if name.replace("_", "-") in _ODD or name == "ascii":
        return None
    return "cp1252" if name == "iso8859-1" else name


def _wide(name: str | None) -> bool:
    """Whether a character set uses ASCII bytes for other things, so that UTF-8 must not be tried first."""
    return name is not None and name.startswith(("utf-16", "utf-32", "utf-7", "iso2022", "hz"))


def _utf16(data: bytes) -> str | None:
    """UTF-16 without a mark: every other byte of a text in a European language is zero."""
    head = data[:2000]
    if len(head) < 4 or head.count(0) * 3 < len(head):
        return None
    return "utf-16-le" if head[1::2].count(0) >= head[0::2].count(0) else "utf-16-be"


def _strict(data: bytes, name: str) -> str | None:
    """The text, if the bytes are good in that character set."""
    try:
        return data.decode(name)
    except (UnicodeError, LookupError, ValueError):
        return None
