"""`pbem rules`: the Cards of Fate and the orders, printed from the program's own tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from pbem.orders.fate_guide import Ask, Version
    from pbem.orders.verbs import Verb

JSON = click.option("--json", "as_json", is_flag=True, help="For programs.")


@click.group("rules")
def rules_command() -> None:
    """Look up the Cards of Fate and the orders.

    Example: pbem rules fate 6; pbem rules orders recruit
    """


def _print(facts: list[dict[str, Any]]) -> None:
    import json

    click.echo(json.dumps(facts, ensure_ascii=False, indent=2))


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
@JSON
def fate_command(card: str | None, as_json: bool) -> None:
    """Show the Cards of Fate, or one: its versions, who decides, how that is written, what happens else.

    Example: pbem rules fate 6
    """
    from dataclasses import asdict

    from pbem.data.rules import rules_for
    from pbem.orders.fate_guide import versions

    found = list(versions(rules_for()))
    if card is not None:
        name = _chosen(list(dict.fromkeys(one.card for one in found)), card, "Card of Fate")
        found = [one for one in found if one.card == name]
    if as_json:
        _print([asdict(one) for one in found])
        return
    click.echo("\n".join(_lines(found)))


def _lines(found: list[Version]) -> list[str]:
    lines = []
    for number, one in enumerate(found):
        if number == 0 or found[number - 1].card != one.card:
            lines += [*([""] if number else []), f"{one.card} (stroke of fate)" if one.stroke else one.card]
        lines += _version(one)
    if any(not one.stroke for one in found):
        lines += ["", "The standard game reads spades; a suit without a version does nothing (rules 2, 13)."]
    return lines


def _version(one: Version) -> list[str]:
    suits = "" if one.stroke else f"{', '.join(one.suits)}, "
    lines = _wrapped(f"{suits}{one.when}: {one.text}", 2)
    for ask in one.asks:
        lines += _wrapped(_ask(ask), 4)
    return lines + ([f"    See {', '.join(one.rulings)}."] if one.rulings else [])


def _ask(ask: Ask) -> str:
    passing = ", or fate pass" if ask.may_pass else ""
    return f"{ask.nation}: {ask.form}{passing}. Example: {ask.example}. No answer: {ask.default} (R35)."


def _wrapped(text: str, indent: int) -> list[str]:
    from textwrap import wrap

    gap = " " * indent
    return wrap(text, 100, initial_indent=gap, subsequent_indent=gap + "  ", break_on_hyphens=False)


# -------------------------------------------------------------------------------------------- orders


@rules_command.command("orders")
@click.argument("verb", required=False)
@JSON
def orders_command(verb: str | None, as_json: bool) -> None:
    """Show the orders, or one: how it is written, what it does, examples.

    Example: pbem rules orders recruit
    """
    from pbem.orders.verbs import VERBS

    found = list(VERBS)
    if verb is not None:
        name = _chosen([one.word for one in VERBS], verb, "order")
        found = [one for one in VERBS if one.word == name]
    if as_json:
        _print([_facts(one) for one in found])
        return
    click.echo("\n".join(_one(found[0]) if verb else _table(found)))


def _facts(one: Verb) -> dict[str, Any]:
    more = {"forms": _fate_forms()} if one.word == "fate" else {}
    return {
        "order": one.word,
        "group": one.group,
        "form": one.form,
        "does": one.does,
        "rule": one.rule,
        "examples": list(one.good),
        **more,
    }


def _fate_forms() -> list[dict[str, str]]:
    from pbem.orders.deeds import DEEDS

    return [{"form": deed.form, "does": deed.does, "default": deed.default} for deed in DEEDS]


def _one(one: Verb) -> list[str]:
    lines = [one.form, f"  {one.does} ({one.rule})", "", "For example:", *(f"  {text}" for text in one.good)]
    if one.word == "fate":
        lines += ["", "Its forms:", *(f"  {form['form']:32}{form['does']}" for form in _fate_forms())]
        lines += ["", "Which card asks for which of them: pbem rules fate"]
    return lines


def _table(found: list[Verb]) -> list[str]:
    lines: list[str] = []
    for group in dict.fromkeys(one.group for one in found):
        lines += [*([""] if lines else []), group.capitalize()]
        for one in found:
            if one.group == group:
                lines += [f"  {one.form}", f"      {one.does} ({one.rule})"]
    return [*lines, "", "With examples: pbem rules orders VERB. All about them: docs/orders.md."]
