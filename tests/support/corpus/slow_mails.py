"""Mails made to be slow to read."""

from __future__ import annotations

from base64 import b64encode

from support.corpus.handmade_mails import HEAD, mail, utf8

MARKUP = (
    b"<a ", b"<a '", b'<a b="', b"<!--", b"<!", b"<![", b"</", b"&", b"<div>", b"<script>", b"<p></b>",
    b'<a b="c"', b"<p a='",
)  # fmt: skip
WORDS = (
    "2026/1/2 1:11 <a@b <a@b> 1.11:\n", "-- a wrote a --\n", "a wrote am wrote\nwrote:", "\ta\nb:\n",
    "[quote]", "[quote", "[s]a\n", "--\n", "> ", "On x\n", "wrote am ", "From: a\n", "- ", "a:\n", "move a\n",
)  # fmt: skip

QUOTED = b64encode(b"> a ~\x1b$B+" * 75_000)
LINES = ("1:11 <a@b>", "-- wrote --", "on a wrote am : ", "From: ", "(", "a ", "1, ", "-> ", "a-")


def nested(depth: int) -> bytes:
    """Parts in parts."""
    return HEAD + b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(depth)
    )


HOSTILE = {
    "parts in parts": nested(2_000),
    "mails in mails": HEAD + b"Content-Type: message/rfc822\n\n" * 9_000,
    **{f"HTML {piece!r}": mail("text/html", piece * (200_000 // len(piece))) for piece in MARKUP},
    **{f"text {piece!r}": utf8(piece * (200_000 // len(piece))) for piece in WORDS},
    "HTML of one tag that never ends": mail("text/html", b"<p>Hi</p><" + b"div" * 40_000),
    "long header": HEAD + b"Content-Type: text/plain; x=" + b'"' * 90_000 + b"\n\nmove",
    "encoded words": b"From: " + b"=?utf-8?q?a?= " * 50_000 + b"\nSubject: x\n\nmove",
    **{
        f"cut before {piece!r}": utf8("> a\n" * 12_000) + piece * (1_000_000 // len(piece))
        for piece in (b"\n--a", b".tx", b"content-type: ", b"- ", b"uebergeb")
    },
    **{f"lines of {piece!r}": utf8((piece * 450 + "\n") * 2_000) for piece in LINES},
    "long words recruited": utf8(("recruit " + "x" * 980 + "\n") * 200),
    "own and quoted in turn": utf8(("> " + "a " * 60 + "\nmove a\n") * 6_000),
    "own and quoted": utf8(("> " + "a " * 60 + "\n") * 600 + ("a " * 55 + "\n") * 1_000 + "> a\n" * 9_000),
    "quoted, marked by tabs": utf8("a b wrote:\n\t\n" + "\ta b wrote:\n" * 12_000),
    **{
        f"quoted in {charset}": mail(f"text/plain; charset={charset}", QUOTED, "base64")
        for charset in ("utf-7", "iso-2022-jp", "hz", "big5hkscs", "utf-16", "cp037")
    },
    "content everywhere": HEAD + b"X: " + b"content-" * 120_000 + b"\n\nmove",
    "comments": b"From: " + b"(" * 90_000 + b"\nSubject: x\n\nmove",
}
"""By what is too much in them."""
