"""The corpus: HTML as mailers write it, and multiparts, whole and broken."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from html import escape
from textwrap import wrap

from support.corpus.handmade_mails import (
    DECOY,
    HEAD,
    OWN,
    PNG,
    QUOTED,
    TEXT,
    lines_html,
    mail,
    multi,
    page,
    part,
    qp,
    wrapped,
)

# -- HTML --------------------------------------------------------------------------------------------------


def html(text: str) -> bytes:
    """A mail of HTML only."""
    return mail("text/html; charset=utf-8", qp(text), "quoted-printable")


def pages() -> Iterator[tuple[str, bytes]]:
    """HTML only, as mailers write it."""
    old = lines_html(QUOTED[:3])
    for tag in ("div", "p", "li", "h3"):
        yield f"one {tag} a line", html(page(OWN, tag))
    yield "br", html("<html><body>" + "<br>\n".join(map(escape, OWN)) + "</body></html>")
    yield "closed br", html("<div>" + "<br />".join(map(escape, OWN)) + "</div>")
    yield "source wrapped", html("\n".join(wrap("<p>" + "<br> ".join(map(escape, OWN)) + "</p>", 60)))
    yield "pre", html("<body><pre>" + escape(TEXT) + "</pre></body>")
    yield "pre-wrap", html('<div style="white-space: pre-wrap">' + escape(TEXT) + "</div>")
    yield "table", html("<table>" + "".join(f"<tr><td>{escape(line)}</td></tr>" for line in OWN) + "</table>")
    yield "unclosed p", html("<html><body>" + "".join(f"<p>{escape(line)}\n" for line in OWN))
    yield (
        "upper case",
        html("<HTML><BODY>" + "".join(f"<P>{escape(line)}</P>" for line in OWN) + "</BODY></HTML>"),
    )
    yield "entities", html(page(OWN).replace("ö", "&ouml;").replace("ß", "&#223;").replace(", ", ",&nbsp;"))
    wrote = '<div dir="ltr" class="gmail_attr">On Sun, M &lt;<a href="m">m</a>&gt; wrote:<br></div>'
    bar = '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid">'
    gmail = f'<div class="gmail_quote">{wrote}{bar}{old}</blockquote></div>'
    yield "Gmail", html(page(OWN, after=gmail))
    yield (
        "Apple",
        html(
            page(
                OWN,
                after=f'<br><blockquote type="cite"><div>On 1. Nov 2026, M wrote:</div>{old}</blockquote>',
            )
        ),
    )
    word = "<b>From:</b> M &lt;m@x.org&gt;<br><b>Sent:</b> Sunday<br><b>To:</b> Otto<br><b>Subject:</b> x"
    word = f'<p class="MsoNormal">{word}<o:p></o:p></p>'
    mso = "<!--[if mso]><p>move Friedrich: Halle</p><![endif]--><![if !supportLists]><![endif]>"
    divider = f'<div style="border:none;border-top:solid #E1E1E1 1.0pt">{word}</div>{old}'
    yield "Outlook", html(page(OWN, "p", after=mso + divider).replace("<p>", "<p class=MsoNormal>"))
    yield (
        "Outlook on the web",
        html(page(OWN, after=f'<hr tabindex="-1"><div id="divRplyFwdMsg">{word}</div>{old}')),
    )
    moz = '<div class="moz-cite-prefix">Am 01.11.26 um 21:12 schrieb M:<br></div>'
    yield (
        "Thunderbird",
        html(page(OWN, after=f'{moz}<blockquote type="cite" cite="mid:1">{old}</blockquote>')),
    )
    yield (
        "Yahoo",
        html(page(OWN, after=f'<div id="ya" class="yahoo_quoted"><div>On Sunday, M wrote:</div>{old}</div>')),
    )
    indented = (
        '<blockquote style="margin:0 0 0 40px;border:none;padding:0">' + lines_html(OWN) + "</blockquote>"
    )
    yield "indented", html("<html><body>" + indented + "</body></html>")
    yield "struck out", html(page(OWN).replace("<div>discard", f"<div><s>{DECOY}</s></div><div>discard"))
    yield "hidden", html(page(OWN, after=f'<div style="display:none">{DECOY}</div>'))
    yield "signature", html(page(OWN, after=f"<div>-- <br></div><div>Otto</div><div>{DECOY}</div>"))
    yield (
        "spans",
        html(page(OWN).replace("move ", '<span lang="DE" style="font-size:11pt">mo</span><b>ve</b> ')),
    )
    yield "angle brackets bare", html(page(OWN).replace("&gt;", ">"))
    yield "declared plain", mail("text/plain; charset=utf-8", page(OWN).encode())


# -- parts -------------------------------------------------------------------------------------------------


def parts() -> Iterator[tuple[str, bytes]]:
    """Multiparts: alternatives, attachments, nested, broken."""
    plain, web = (
        part("text/plain; charset=utf-8", TEXT.encode()),
        part("text/html; charset=utf-8", page(OWN).encode()),
    )
    picture = part("image/png; name=map.png", base64.encodebytes(PNG), "Content-Transfer-Encoding: base64")
    for width in (64, 72, 78):
        narrow = part("text/plain; charset=utf-8", wrapped(OWN, width).encode())
        yield f"Gmail, wrapped at {width}", HEAD + multi("alternative", narrow, web)
    yield "HTML first", HEAD + multi("alternative", web, plain)
    yield (
        "HTML cut short",
        HEAD + multi("alternative", plain, part("text/html", b"<p>nation Prussia<br>&hellip;")),
    )
    yield "plain part empty", HEAD + multi("alternative", part("text/plain", b"\n"), web)
    sorry = part("text/plain", b"Your mail program does not show HTML.")
    yield "plain part excuses itself", HEAD + multi("alternative", sorry, web)
    nested = multi(
        "mixed",
        multi("related", multi("alternative", plain, web), picture, boundary="b2"),
        picture,
        boundary="b3",
    )
    yield "nested", HEAD + nested
    yield "Apple", HEAD + multi("alternative", plain, multi("mixed", web, picture, web, boundary="b2"))
    half = TEXT.index("transfer")
    pieces = [part("text/plain; charset=utf-8", piece.encode()) for piece in (TEXT[:half], TEXT[half:])]
    yield "text, picture, text", HEAD + multi("mixed", pieces[0], picture, pieces[1])
    attached = base64.encodebytes(TEXT.encode("utf-16"))
    named = (
        "Content-Disposition: attachment; filename*=utf-8''f%C3%BCr%20dich.txt",
        "Content-Transfer-Encoding: base64",
    )
    hello = part("text/plain", b"Hi,\nhere are my orders.\n")
    yield "attached UTF-16", HEAD + multi("mixed", hello, part("text/plain", attached, *named))
    octets = part(
        "application/octet-stream; name=orders.txt", TEXT.encode(), "Content-Disposition: attachment"
    )
    yield "attached octets", HEAD + multi("mixed", hello, octets)
    yield "attached twice", HEAD + multi("mixed", plain, octets, octets)
    program = part(
        "application/x-msdownload; name=move.exe",
        b"MZ move Friedrich: Berlin",
        "Content-Disposition: attachment",
    )
    yield "attached program", HEAD + multi("mixed", plain, program)
    script = part("text/plain; name=orders.bat", DECOY.encode(), "Content-Disposition: attachment")
    yield "attached script", HEAD + multi("mixed", plain, script)
    signature = part("application/pgp-signature; name=signature.asc", b"-----BEGIN PGP SIGNATURE-----\nabc\n")
    yield "signed", HEAD + multi("signed", plain, signature)
    footer = part("text/plain", b"_______________\n-- \nmove Friedrich: Berlin\n")
    yield "list footer", HEAD + multi("mixed", plain, footer)
    yield "never closed", (HEAD + multi("mixed", plain)).replace(b"--=_b1--", b"")
    yield "other boundary", HEAD + multi("mixed", plain, declared="nothing")
    yield "other boundary, alternative", HEAD + multi("alternative", plain, web, declared="nothing")
    old = MIMEMultipart("alternative")
    old["From"] = "Otto <frederick@example.org>"
    old.attach(MIMEText(TEXT, "plain", "utf-8"))
    old.attach(MIMEText(page(OWN), "html", "utf-8"))
    yield "old library", old.as_bytes()
