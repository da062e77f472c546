"""`pbem rules`: the Cards of Fate and the orders, printed from the program's own tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from pbem.cli.options import JSON, language_option, print_json

if TYPE_CHECKING:
    from pbem.data.tongues import Tongue
    from pbem.orders.grammar.verb import Verb
    from pbem.orders.meaning.fate_guide import Ask, Version

LANGUAGE = language_option("The language to read them in:", default="en")


def _tongue(language: str) -> Tongue:
    from pbem.data.tongues import tongue

    return tongue(language)


@click.group("rules")
def rules_command() -> None:
    """Look up the Cards of Fate and the orders.

    Example: pbem rules fate 6; pbem rules orders recruit
    """


def _chosen(known: list[str], typed: str, noun: str) -> str:
    """The name that is typed or begun; raises click.ClickException with all there are if it is none."""
    fits = [name for name in known if name.lower() == typed.lower()]
    fits = fits or [name for name in known if name.lower().startswith(typed.lower())]
    if len(set(fits)) != 1:
        raise click.ClickException(f'there is no {noun} "{typed}"; there are {", ".join(known)}')
    return fits[0]


# ------------------------------------------------------------------------------------- Cards of Fate


@rules_command.command("fate")
@click.argument("card", required=False)
@LANGUAGE
@JSON
def fate_command(card: str | None, language: str, as_json: bool) -> None:
    """Show the Cards of Fate, or one: its versions, who decides, how that is written, what happens else.

    Example: pbem rules fate 6
    """
    from dataclasses import asdict

    from pbem.data.rules import rules_for
    from pbem.orders.meaning.fate_guide import versions

    spoken = _tongue(language)
    shown = [_in(one, spoken) for one in versions(rules_for())]
    if card is not None:
        name = _chosen(list(dict.fromkeys(one.card for one in shown)), card, "Card of Fate")
        shown = [one for one in shown if one.card == name]
    if as_json:
        print_json([asdict(one) for one in shown])
        return
    click.echo("\n".join(_lines(shown, spoken)))


def _in(one: Version, spoken: Tongue) -> Version:
    """A version of a card with its texts and names in a language."""
    from dataclasses import replace

    if spoken.language == "en":
        return one
    translated: Version = spoken.say_all(one)
    suits = tuple(map(spoken.name, translated.suits))
    asks = tuple(replace(ask, nation=spoken.name(ask.nation)) for ask in translated.asks)
    return replace(
        translated,
        card=spoken.name(translated.card),
        suits=suits,
        text=spoken.gettext(translated.text),
        asks=asks,
    )


def _lines(shown: list[Version], spoken: Tongue) -> list[str]:
    from pbem.engine.phrase import Typed, phrase

    lines = []
    for number, one in enumerate(shown):
        if number == 0 or shown[number - 1].card != one.card:
            stroke = spoken.say(phrase("{card} (stroke of fate)", card=Typed(one.card)))
            lines += [*([""] if number else []), stroke if one.stroke else one.card]
        lines += _version(one, spoken)
    if any(not one.stroke for one in shown):
        general = phrase(
            "The standard game reads spades; a suit without a version does nothing (rules 2, 13)."
        )
        lines += ["", spoken.say(general)]
    return lines


def _version(one: Version, spoken: Tongue) -> list[str]:
    from pbem.engine.phrase import phrase

    suits = "" if one.stroke else f"{', '.join(one.suits)}, "
    lines = _wrapped(f"{suits}{one.when}: {one.text}", 2)
    for ask in one.asks:
        lines += _wrapped(_ask(ask, spoken), 4)
    see = spoken.say(phrase("See {rulings}.", rulings=", ".join(one.rulings)))
    return lines + ([f"    {see}"] if one.rulings else [])


def _ask(ask: Ask, spoken: Tongue) -> str:
    from pbem.engine.phrase import Typed, phrase

    passing = phrase("{form}, or fate pass", form=Typed(ask.form))
    sentence = phrase(
        "{nation}: {form}. Example: {example}. No answer: {default} (R35).",
        nation=Typed(ask.nation),
        form=passing if ask.may_pass else Typed(ask.form),
        example=Typed(ask.example),
        default=Typed(ask.default),
    )
    return spoken.say(sentence)


def _wrapped(text: str, indent: int) -> list[str]:
    from textwrap import wrap

    gap = " " * indent
    return wrap(text, 100, initial_indent=gap, subsequent_indent=gap + "  ", break_on_hyphens=False)


# -------------------------------------------------------------------------------------------- orders


@rules_command.command("orders")
@click.argument("verb", required=False)
@LANGUAGE
@JSON
def orders_command(verb: str | None, language: str, as_json: bool) -> None:
    """Show the orders, or one: how it is written, what it does, examples.

    Example: pbem rules orders recruit
    """
    from pbem.orders.grammar.verbs import VERBS

    spoken = _tongue(language)
    shown = [_facts(one, spoken) for one in VERBS]
    if verb is not None:
        name = _chosen([one["order"] for one in shown], verb, "order")
        shown = [one for one in shown if one["order"] == name]
    if as_json:
        print_json(shown)
        return
    click.echo("\n".join(_one(shown[0], spoken) if verb else _table(shown, spoken)))


def _facts(one: Verb, spoken: Tongue) -> dict[str, Any]:
    from pbem.orders.grammar.faults import citation
    from pbem.orders.languages.words import ENGLISH, LANGUAGES

    language = LANGUAGES.get(spoken.language, ENGLISH)
    facts = {
        "order": language.verbs[one.word][0],
        "group": one.group.value,
        "form": one.form,
        "does": one.does,
        "rule": citation(one.rule),
        "examples": list(language.examples[one.word]),
        **({"forms": _fate_forms()} if one.word == "fate" else {}),
    }
    translated: dict[str, Any] = spoken.say_all(facts)
    return translated


def _fate_forms() -> list[dict[str, str]]:
    from pbem.orders.grammar.fate import DEEDS

    return [{"form": deed.form, "does": deed.does, "default": deed.default} for deed in DEEDS]


def _one(one: dict[str, Any], spoken: Tongue) -> list[str]:
    from pbem.engine.phrase import phrase

    examples = (f"  {text}" for text in one["examples"])
    lines = [
        one["form"],
        f"  {one['does']} ({one['rule']})",
        "",
        spoken.say(phrase("For example:")),
        *examples,
    ]
    if "forms" in one:
        forms = (f"  {form['form']:32}{form['does']}" for form in one["forms"])
        which = phrase("Which card asks for which of them: pbem rules fate")
        lines += ["", spoken.say(phrase("Its forms:")), *forms, "", spoken.say(which)]
    return lines


def _table(shown: list[dict[str, Any]], spoken: Tongue) -> list[str]:
    from pbem.engine.phrase import phrase

    lines: list[str] = []
    for group in dict.fromkeys(one["group"] for one in shown):
        lines += [*([""] if lines else []), group[:1].upper() + group[1:]]
        for one in shown:
            if one["group"] == group:
                lines += [f"  {one['form']}", f"      {one['does']} ({one['rule']})"]
    more = phrase("With examples: pbem rules orders VERB. All about them: docs/orders.md.")
    return [*lines, "", spoken.say(more)]
