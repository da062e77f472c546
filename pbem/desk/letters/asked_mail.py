"""What a letter asks for with a line `report`, `form`, `status` or `order desk`, in a mail of its own."""

from __future__ import annotations

from pbem.desk.letters.silence import if_nothing_comes
from pbem.desk.out import mails, order_page, reports
from pbem.desk.out.enclosures import MailContent
from pbem.desk.out.mail_marks import MailMark, read_marks
from pbem.desk.out.mails import Desk
from pbem.desk.out.readers import Reader, writer_of_letter
from pbem.engine.phrase import phrase
from pbem.game.entries import LetterEntry
from pbem.game.state import State
from pbem.orders.grammar.header import DESK, FORM, REPORT, STATUS
from pbem.post.send.compose import Attachment
from pbem.report.letters import form_document
from pbem.report.view import View

ABOUT = {
    REPORT: phrase("the report that you asked for"),
    FORM: phrase("the order form that you asked for"),
    STATUS: phrase("where the game stands"),
    DESK: phrase("the order desk that you asked for"),
}
"""What such a mail is about."""


def mail_asked(desk: Desk, now: State, entry: LetterEntry) -> None:
    """Put what a letter asks for into the outbox, for its writer alone; not if he is no deputy any more."""
    reader = writer_of_letter(now, entry, desk.now) if entry.asks else None
    if reader is None:
        return
    for what in entry.asks:
        content = _content(desk, now, reader, what)
        mails.put_to(desk, now, reader, entry.n, f"asked_{what}", ABOUT[what], content)


def _content(desk: Desk, now: State, reader: Reader, what: str) -> MailContent:
    player = reader.player
    if what == REPORT:
        return mails.report_content(desk, now, player, _mark_of_brief(now, reader))
    if what == FORM:
        own = [nation for nation in now.game.roles[player] if nation not in now.game.quit]
        forms = {nation: reports.order_form(now, nation) for nation in own}
        files = tuple(Attachment(f"{nation}.txt", form) for nation, form in forms.items())
        return MailContent(tuple(map(form_document, forms.values())), files)
    view = reports.view_of(now, player, now.game.turn)
    if what == DESK:
        return _with_order_desk(desk, now, reader, view)
    facts = {"view": view, "lines": if_nothing_comes(now, player, {})}
    return MailContent((reports.small_letter(now, player, "status.txt.j2", facts),))


def _mark_of_brief(now: State, reader: Reader) -> MailMark | None:
    """A reader's mark, if a mail told fights in brief before his own last letter, from which on his report
    tells else: they have to be in it."""
    mark, wrote = read_marks(now).get(mails.key_of(reader)), now.wrote.get(reader.player)
    if mark is None or wrote is None or mark.told_in_full:
        return None
    return mark if now.place_after(mark.in_full) < wrote.place else None


def _with_order_desk(desk: Desk, now: State, reader: Reader, view: View) -> MailContent:
    """The order desk as a file, also where mails are text alone. When the game is over there is none."""
    letter = reports.small_letter(now, reader.player, "order-desk.txt.j2", {"view": view})
    if view.ending:
        return MailContent((letter,))
    address, sign = mails.answers_to(desk), mails.sign_of(desk, now, reader)
    return MailContent((letter,), (order_page.attached(now, reader.player, view, address, sign),))
