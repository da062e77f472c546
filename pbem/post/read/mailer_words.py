"""The words that mailers put around what somebody wrote, one row a language: a mailer speaks its owner's.

A French mailer quotes an English letter in French, so more languages stand here than letters of orders are
read in. All words are patterns, in small letters; case does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from pbem.records import dataclass

Patterns = tuple[str, ...]


@dataclass(frozen=True)
class MailerWords:
    """The words of one language."""

    wrote: Patterns = ()
    """Who is quoted wrote it: `On Monday Otto wrote:`."""
    sent: Patterns = ()
    """He did something else with it: said only behind a day, `On Monday Otto sent:`."""
    wrote_on: Patterns = ()
    """What can stand behind that verb, before the day."""
    day: Patterns = ()
    """What such a line can begin with."""
    forwarded: Patterns = ()
    """Above a letter that is passed on."""
    answered: Patterns = ()
    """Above the letter that is answered, between dashes."""
    sender: Patterns = ()
    """The first field of a head that was pasted in: `From:`."""
    fields: Patterns = ()
    """Its other fields."""
    device: Patterns = ()
    """The signature of a telephone or a webmail."""


MAILER_WORDS: Mapping[str, MailerWords] = {
    "en": MailerWords(
        wrote=("wrote", "writes"),
        sent=("sent",),
        day=("on", "at"),
        forwarded=("begin forwarded message", "forwarded message", "forwarded by .{1,80}"),
        answered=("original message", "original appointment", "reply message"),
        sender=("from",),
        fields=("sent", "date", "to", "cc", "bcc", "reply-to", "subject", "importance", "message-id"),
        device=(
            "sent (?:from|via|with|using) (?:my |the |a )?[\\w' .()-]{2,50}",
            "sent from .{2,60} for (?:ios|android|windows)",
            "get outlook for .{2,20}",
        ),
    ),
    "de": MailerWords(
        wrote=("schrieb(?:en)?", "geschrieben"),
        wrote_on=("am",),
        day=("am",),
        forwarded=(
            "weitergeleitete nachricht",
            "anfang der weitergeleiteten (?:nachricht|e-mail)",
        ),
        answered=("ursprüngliche (?:nachricht|mail|e-mail)", "original(?:nachricht)?"),
        sender=("von",),
        fields=("gesendet", "datum", "an", "kopie", "antwort an", "betreff", "priorität"),
        device=(
            "outlook für .{2,20} beziehen",
            "von meinem .{2,40} gesendet",
            "gesendet (?:von|mit|aus|über) .{2,60}",
            "diese nachricht wurde von .{2,60} gesendet",
        ),
    ),
    "fr": MailerWords(
        wrote=("a écrit", "a ecrit"),
        wrote_on=("le",),
        day=("le",),
        forwarded=("message transféré", "début du message (?:transféré|réexpédié)"),
        answered=("message d'origine",),
        sender=("de",),
        fields=("envoyé", "à", "objet"),
        device=("envoyé de(?:puis)? .{2,60}",),
    ),
    "it": MailerWords(
        wrote=("ha scritto",),
        wrote_on=("il",),
        day=("il",),
        forwarded=("(?:inizio )?messaggio inoltrato",),
        answered=("messaggio originale",),
        sender=("da",),
        fields=("inviato", "data", "a", "oggetto"),
        device=("inviato da .{2,50}",),
    ),
    "es": MailerWords(
        wrote=("escribió",),
        day=("el",),
        forwarded=("(?:inicio del )?mensaje reenviado",),
        answered=("mensaje original",),
        sender=("de",),
        fields=("enviado", "fecha", "para", "asunto"),
        device=("enviado d(?:esde|o|e) .{2,50}",),
    ),
    "pt": MailerWords(
        wrote=("escreveu",), day=("em",), sender=("de",), fields=("enviad[ao] em", "para", "assunto")
    ),
    "nl": MailerWords(
        wrote=("schreef", "geschreven"),
        wrote_on=("op", "den"),
        day=("op",),
        forwarded=("(?:begin )?doorgestuurd bericht",),
        answered=("oorspronkelijk bericht",),
        sender=("van",),
        fields=("verzonden", "aan", "onderwerp"),
        device=("verzonden (?:vanaf|met) .{2,50}",),
    ),
    "sv": MailerWords(
        wrote=("skrev",),
        wrote_on=("den",),
        day=("den",),
        forwarded=("vidarebefordrat meddelande",),
        answered=("ursprungligt meddelande", "originalmeddelande"),
        sender=("från",),
        fields=("skickat", "datum", "till", "kopia", "ämne"),
    ),
    "da": MailerWords(
        wrote=("skrev",),
        wrote_on=("den",),
        day=("den",),
        forwarded=("videresendt (?:meddelelse|melding)",),
        answered=("oprindelig meddelelse", "opprinnelig melding"),
        sender=("fra",),
        fields=("sendt", "dato", "til", "emne"),
    ),
    "pl": MailerWords(
        wrote=(r"napisał(?:\(a\)|a)?",),
        day=("dnia", "w dniu"),
        forwarded=("wiadomość przekazana",),
        answered=("wiadomość oryginalna",),
        sender=("od",),
        fields=("wysłane", "temat", "do"),
    ),
    "fi": MailerWords(
        wrote=("kirjoitti",),
        sender=("lähettäjä",),
        fields=("lähetetty", "päivämäärä", "vastaanottaja", "aihe"),
    ),
    "hu": MailerWords(wrote=("írta",)),
    "cs": MailerWords(
        wrote=(r"napsal(?:\(a\))?",), day=("dne", "pe"), fields=("odesláno", "komu", "předmět")
    ),
    "ru": MailerWords(
        wrote=(r"написала?(?:\(а\))?", "пишет"),
        day=("в", "во"),
        forwarded=("(?:пересылаемое|пересланное|перенаправленное) сообщение",),
        answered=("(?:исходное|оригинальное) сообщение",),
        sender=("от(?: кого)?",),
        fields=("отправлено", "дата", "кому", "копия", "тема"),
    ),
    "vi": MailerWords(wrote=("đã viết",), day=("vào", "ngày")),
}


def any_language(field: Callable[[MailerWords], Iterable[str]]) -> str:
    """A pattern for what a field has in any language."""
    return "|".join(dict.fromkeys(chain.from_iterable(map(field, MAILER_WORDS.values()))))
