"use strict";

/* The panel of movement: pieces, ways, and what comes of them. */

function movePanel(desk) {
  if (desk.ui.group.length) return chosenPanel(desk);
  const now = desk.now(),
    rules = desk.rules(),
    owing = rules.mustLeave(now);
  return [
    heading(desk.say("move-heading", { nation: desk.name(desk.ui.nation), turn: desk.part().turn })),
    ...owing.map((general) => note(desk.say("must-leave", { general }), "warning")),
    el(
      "ul",
      { class: "pieces" },
      [...rules.ownPieces(now, "general"), ...rules.ownPieces(now, "train")].map((piece) =>
        pieceRow(desk, piece),
      ),
    ),
    ...whenText(desk),
  ];
}

function pieceRow(desk, piece) {
  const now = desk.now(),
    rules = desk.rules(),
    city = now.where.get(piece),
    verdict = rules.piecesVerdict(now, [piece]);
  const troops = rules.isGeneral(piece) && now.troops[piece] ? ` ${now.troops[piece]}` : "";
  const state =
    verdict && verdict.why !== "moved" && verdict.why !== "rolled"
      ? desk.why(verdict)
      : verdict
        ? desk.say("has-moved")
        : "";
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        "data-piece": piece,
        "data-key": `piece ${piece}`,
        disabled: Boolean(verdict),
        onclick: () => {
          desk.ui.city = city;
          desk.choose([piece]);
          desk.map.view.reveal(...desk.map.point(city));
        },
      },
      el("b", {}, desk.pieceName(piece)),
      `${troops}  ${desk.title(city)}`,
      now.down.has(piece) ? ` ▼ ${desk.say("face-down")}` : "",
      state ? el("small", {}, state) : null,
    ),
  );
}

/** Who of a stack goes, how far, and what comes of it. */
function chosenPanel(desk) {
  const { ui } = desk,
    now = desk.now(),
    rules = desk.rules(),
    here = now.where.get(ui.group[0]);
  const verdict = rules.piecesVerdict(now, ui.group);
  return [
    heading(`${desk.together(ui.group)} · ${desk.title(here)}`),
    stackOf(desk, here),
    el(
      "div",
      { class: "deeds" },
      ui.path.length
        ? button(desk.say("order-move"), desk.orderMove, {
            class: "main",
            id: "order-move",
            "data-key": "order",
          })
        : null,
      ui.path.length
        ? button(
            desk.say("one-back"),
            () => {
              ui.path = ui.path.slice(0, -1);
              ui.said = "";
              desk.redraw();
            },
            { "data-key": "back" },
          )
        : null,
      button(desk.say("cancel"), () => desk.choose([]), { "data-key": "cancel" }),
    ),
    aheadOf(desk),
    verdict ? note(desk.why(verdict), "warning") : null,
    ui.said ? note(ui.said, "warning") : null,
    ...(ui.path.length ? wayTold(desk) : [note(howFar(desk))]),
    nextCities(desk),
    transfersOf(desk, here),
  ].filter(Boolean);
}

/** The generals in the city: each can be left behind. */
function stackOf(desk, here) {
  const { ui } = desk,
    rules = desk.rules(),
    stack = rules.generalsAt(desk.now(), here);
  if (stack.length < 2 || !rules.isGeneral(ui.group[0])) return null;
  const toggle = (general) => {
    const group = stack.filter((name) =>
      name === general ? !ui.group.includes(name) : ui.group.includes(name),
    );
    if (group.length) desk.choose(group);
  };
  return el(
    "div",
    { class: "options", role: "group", "aria-label": desk.say("who-goes") },
    el("span", {}, desk.say("who-goes")),
    stack.map((general) =>
      button(`${general} ${desk.now().troops[general] || ""}`, () => toggle(general), {
        "aria-pressed": String(ui.group.includes(general)),
        "data-goes": general,
        "data-key": `goes ${general}`,
      }),
    ),
  );
}

function howFar(desk) {
  const { ui } = desk,
    rules = desk.rules();
  return desk.say("how-far", {
    steps: rules.mostSteps(ui.group, false),
    main: rules.mostSteps(ui.group, true),
    count: rules.reach(desk.now(), ui.group).size,
  });
}

/** What the way drawn so far does: its length, conquests, unions, supply and enemies at its end. */
function wayTold(desk) {
  const { ui } = desk,
    rules = desk.rules(),
    now = desk.now(),
    main = rules.onMain(now, ui.group, ui.path);
  const steps = desk.say(main ? "way-main" : "way", {
    steps: ui.path.length,
    most: rules.mostSteps(ui.group, main),
  });
  const verdict = rules.moveVerdict(now, ui.group, ui.path);
  const told = [el("p", { class: "path" }, ui.path.map(desk.title).join(" – ")), note(steps)];
  if (verdict) return [...told, note(desk.why(verdict), "warning")];
  const outcome = rules.move(now, ui.group, ui.path);
  return [...told, ...outcomeTold(desk, outcome), ...standingTold(desk, outcome.now, ui.group)];
}

function outcomeTold(desk, outcome) {
  const told = outcome.over.map(({ city, guards, back }) =>
    guards.length
      ? note(desk.say("marked", { city: desk.title(city), guards: desk.together(guards) }), "warning")
      : note(desk.say(back ? "reconquers" : "conquers", { city: desk.title(city) }), "good"),
  );
  if (outcome.train)
    told.push(note(desk.say("takes-train", { train: desk.pieceName(outcome.train) }), "good"));
  if (outcome.united.length) told.push(note(desk.say("unites", { who: desk.together(outcome.united) })));
  if (outcome.turned.length)
    told.push(note(desk.say("turned", { who: outcome.turned.join(" + ") }), "warning"));
  return told;
}

/** Supply and enemies where pieces would stand. */
function standingTold(desk, now, group) {
  const rules = desk.rules(),
    end = now.where.get(group[0]);
  if (!rules.isGeneral(group[0])) return trainTold(desk, now);
  return [
    note(...supplyText(desk, now, group[0])),
    ...rules.hostileNeighbours(now, end).map((city) => note(enemyText(desk, now, end, city), "warning")),
  ];
}

/** Who is in supply once the train stands there. */
function trainTold(desk, now) {
  const rules = desk.rules(),
    lost = rules.ownPieces(now, "general").filter((name) => rules.supply(now, name).source === null);
  return [
    lost.length
      ? note(desk.say("train-leaves", { who: lost.join(", ") }), "warning")
      : note(desk.say("train-serves"), "good"),
  ];
}

/** How a general is supplied, and how that is to be shown. */
function supplyText(desk, now, general) {
  const found = desk.rules().supply(now, general),
    down = now.down.has(general);
  if (found.source === "train")
    return [
      desk.say("supplied-train", { train: desk.pieceName(found.train), roads: found.path.length - 1 }),
      "good",
    ];
  if (found.source) return [desk.say(`supplied-${found.source}`), "good"];
  return [desk.say(down ? "unsupplied-lost" : "unsupplied"), "warning"];
}

/** Who would have to fight, and the opening score as far as one's own troops tell it. */
function enemyText(desk, now, city, enemyCity) {
  const rules = desk.rules(),
    stack = rules.generalsAt(now, city),
    enemies = rules.generalsAt(now, enemyCity);
  const troops = stack.reduce((sum, name) => sum + (now.troops[name] || 0), 0);
  return desk.say("would-fight", {
    own: stack.join(" + "),
    enemies: enemies.join(" + "),
    city: desk.title(enemyCity),
    troops: troops || "?",
    suit: SUITS[rules.suit(city)],
    their: SUITS[rules.suit(enemyCity)],
  });
}

/** The cities one road on, as buttons, and all others within reach in a list. */
function nextCities(desk) {
  const { ui } = desk,
    rules = desk.rules(),
    now = desk.now();
  const here = ui.path.length ? ui.path[ui.path.length - 1] : now.where.get(ui.group[0]),
    reach = rules.reach(now, ui.group, ui.path);
  const near = [...reach].filter(([, path]) => path.length === ui.path.length + 1).map(([city]) => city);
  const far = [...reach.keys()].filter((city) => !near.includes(city) && city !== here);
  if (!reach.size) return null;
  return el(
    "div",
    { class: "options" },
    near.map((city) =>
      button(`${rules.board.main[here].has(city) ? "═ " : "– "}${desk.title(city)}`, () => desk.goOn(city), {
        "data-to": city,
        "data-key": `to ${city}`,
      }),
    ),
    far.length ? cityList(desk, far) : null,
  );
}

function cityList(desk, cities) {
  const sorted = [...cities].sort((a, b) => desk.title(a).localeCompare(desk.title(b)));
  return el(
    "select",
    {
      "aria-label": desk.say("farther-cities"),
      "data-key": "far",
      onchange: (event) => desk.goOn(Number(event.target.value)),
    },
    el("option", { value: "" }, desk.say("farther-cities")),
    sorted.map((city) => el("option", { value: city }, desk.title(city))),
  );
}

/** Troops handed over within the stack. */
function transfersOf(desk, here) {
  const rules = desk.rules(),
    now = desk.now(),
    stack = rules.generalsAt(now, here);
  if (stack.length < 2 || !desk.part().ready || rules.nationOf(stack[0]) !== desk.ui.nation) return null;
  const pairs = stack.flatMap((giver) =>
    stack.filter((taker) => taker !== giver).map((taker) => [giver, taker]),
  );
  const open = pairs.filter(([giver, taker]) => !rules.transferVerdict(now, 1, giver, taker));
  return el(
    "details",
    {},
    el("summary", {}, desk.say("transfers")),
    el(
      "div",
      { class: "options" },
      open.map(([giver, taker]) =>
        button(`1 ${giver} > ${taker}`, () => handOver(desk, giver, taker), {
          "data-transfer": `${giver} > ${taker}`,
          "data-key": `transfer ${giver} ${taker}`,
        }),
      ),
    ),
  );
}

/** One more troop handed over; several in a row become one order. */
function handOver(desk, giver, taker) {
  const group = [...desk.ui.group];
  desk.change((mine) => {
    const last = mine.orders[mine.orders.length - 1];
    const goesOn = last && last.kind === "transfer" && isHere(desk, last);
    if (goesOn && last.giver === giver && last.taker === taker) last.count += 1;
    else mine.orders.push({ kind: "transfer", count: 1, giver, taker });
  });
  desk.choose(group);
}

/** A city in a line. */
function cityText(desk, city) {
  const rules = desk.rules(),
    now = desk.now(),
    one = rules.objectives.get(city);
  const found = [`${desk.title(city)} ${SUITS[rules.suit(city)]}`, desk.name(rules.board.country(city))];
  if (one && desk.facts.nations[one.of].wants) {
    const guards = rules.wants(now, city) ? rules.protectors(now, city) : [];
    found.push(
      desk.say(now.conquered.has(city) ? "objective-held" : "objective", {
        nation: desk.name(one.of),
        order: one.order,
      }),
    );
    if (guards.length) found.push(desk.say("protected", { guards: desk.together(guards) }));
  }
  const pieces = rules.at(now, city);
  if (pieces.length) found.push(desk.together(pieces));
  return found.join(" · ");
}
