"use strict";

/* The panel of the letter: the orders, and the text to send. */

function letterPanel(desk) {
  const text = desk.letter();
  return [
    heading(desk.say("orders", { nation: desk.name(desk.ui.nation) })),
    desk.steps().length
      ? el(
          "ol",
          { class: "orders" },
          rowsOf(desk),
        )
      : note(desk.say("orders-none")),
    el(
      "label",
      { class: "own" },
      el("span", {}, desk.say("own-lines")),
      el(
        "textarea",
        {
          rows: 2,
          id: "own-lines",
          "data-key": "own lines",
          onchange: (event) =>
            desk.change((mine) => {
              mine.own = event.target.value;
            }),
        },
        desk.plan().own,
      ),
    ),
    ownTold(desk),
    heading(desk.say("the-letter")),
    el("pre", { id: "letter", tabindex: 0 }, text || desk.say("letter-empty")),
    el(
      "div",
      { class: "deeds" },
      button(desk.say("copy"), (event) => copy(desk, text, event.target), {
        class: "main",
        id: "copy",
        disabled: !text,
        "data-key": "copy",
      }),
      text ? el("a", { class: "button", id: "mail", href: mailTo(desk, text) }, desk.say("mail")) : null,
      button(desk.say("start-anew"), desk.reset, { "data-key": "anew" }),
    ),
    note(desk.say(desk.mail.address ? "letter-how" : "letter-how-reply")),
    ...factsOf(desk),
    ...laterOf(desk),
  ].filter(Boolean);
}

/** What an order by rule buys as things stand, as one would order it by its cards. */
const boughtText = (desk, bought) =>
  desk.say("as-things-stand", {
    line: bought.cards.length
      ? desk.inWords(written(desk.rules(), desk.title, { kind: "recruit", ...bought }))
      : desk.say("recruits-nothing"),
  });

/** The orders, as the letter has them. */
function rowsOf(desk) {
  const steps = desk.steps(),
    lines = linesOfCases(steps, (order) => written(desk.rules(), desk.title, order));
  return steps.map((step, at) => orderRow(desk, step, lines[at]));
}

/** One order with its place, and why it is left out or not carried out. */
function orderRow(desk, step, line) {
  const orders = desk.plan().orders,
    at = orders.indexOf(step.order);
  const shift = (by) =>
    desk.change((mine) => {
      mine.orders.splice(at + by, 0, ...mine.orders.splice(at, 1));
    });
  return el(
    "li",
    { class: step.verdict ? "refused" : "" },
    el(
      "span",
      {},
      desk.inWords(line),
      step.due ? null : el("small", {}, desk.say("not-due")),
      step.order.kind === "recruit-by-rule" ? el("small", {}, boughtText(desk, step.outcome.bought)) : null,
      step.verdict
        ? el("small", { class: "warning" }, desk.say("left-out", { why: desk.why(step.verdict) }))
        : null,
    ),
    el(
      "span",
      { class: "stepper" },
      button("↑", () => shift(-1), {
        "aria-label": desk.say("earlier"),
        disabled: at === 0,
        "data-key": `up ${at}`,
      }),
      button("↓", () => shift(1), {
        "aria-label": desk.say("later"),
        disabled: at === orders.length - 1,
        "data-key": `down ${at}`,
      }),
      button(
        "×",
        () =>
          desk.change((mine) => {
            mine.orders.splice(at, 1);
          }),
        { "aria-label": desk.say("delete"), "data-delete": at, "data-key": `delete ${at}` },
      ),
    ),
  );
}

/** The mail with the letter in it; its subject carries the player's token as his reports do. */
function mailTo(desk, text) {
  const sign_ = desk.mail.token ? ` (${desk.mail.token})` : "";
  const subject = `[${desk.facts.game}] ${desk.facts.player}: orders${sign_}`;
  return `mailto:${desk.mail.address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, "\r\n"))}`;
}

/** Put the letter on the clipboard; where the browser refuses it is marked, to be copied by hand. */
async function copy(desk, text, pressed) {
  const told = (key) => {
    pressed.textContent = desk.say(key);
    setTimeout(() => {
      pressed.textContent = desk.say("copy");
    }, 2500);
  };
  try {
    await navigator.clipboard.writeText(text);
    told("copied");
  } catch (error) {
    const range = document.createRange();
    range.selectNodeContents(document.getElementById("letter"));
    window.getSelection().removeAllRanges();
    window.getSelection().addRange(range);
    told(document.execCommand("copy") ? "copied" : "marked-to-copy");
  }
}
