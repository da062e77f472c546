"use strict";

/* What plans would do in the fights that are possible after the planned moves, told as receipts tell it
   (orders/judging/fight_forecast.py): others' troops are tried score by score, their cards are not known. */

const WORST_SCORE = 12,
  ATTACK_RANGE = 4;

/** The lines of a forecast for plans, in words: own attacks, then stacks that may be attacked. */
function forecastLines(desk, plans) {
  if (!plans.length) return [];
  const rules = desk.rules(),
    now = desk.now(),
    cities = [...new Set(rules.ownPieces(now, "general").map((name) => now.where.get(name)))];
  const attacks = rules.attacks(now).map(([city, other]) => {
    const answers = answersTold(desk, plans, fightOf(desk, city, other, true));
    return answers && desk.say("forecast-attack", { attack: sides(desk, city, other), answers });
  });
  return [...attacks.filter(Boolean), ...cities.flatMap((city) => attackedLines(desk, plans, city))];
}

const sides = (desk, ...cities) =>
  cities.map((city) => desk.rules().generalsAt(desk.now(), city).join(" + ")).join(" > ");

/** The lines of one stack: enemies against whom it does the same share one. */
function attackedLines(desk, plans, city) {
  const byAnswers = new Map();
  for (const other of enemiesNear(desk, city)) {
    const fight = fightOf(desk, city, other, false),
      answers = answersTold(desk, plans, fight);
    if (answers) byAnswers.set(answers, [...(byAnswers.get(answers) || []), fight.enemy.join(" + ")]);
  }
  return [...byAnswers].map(([answers, enemies]) =>
    desk.say("forecast-attacked", {
      generals: sides(desk, city),
      city: desk.title(city),
      enemies: anyOf(desk, enemies),
      answers,
    }),
  );
}

/** The cities of hostile stacks that may come and attack, the nearest first. */
function enemiesNear(desk, city) {
  const rules = desk.rules(),
    now = desk.now(),
    roads = rules.board.distances(city);
  const generals = [...now.where].filter(
    ([name]) => rules.isGeneral(name) && rules.hostile(rules.nationOf(name), desk.ui.nation),
  );
  return [...new Set(generals.map(([, at]) => at))]
    .filter((at) => roads[at] <= ATTACK_RANGE)
    .sort((a, b) => roads[a] - roads[b] || a - b);
}

function fightOf(desk, city, other, attacking) {
  const rules = desk.rules(),
    now = desk.now(),
    own = rules.generalsAt(now, city),
    enemy = rules.generalsAt(now, other),
    enemyNation = rules.nationOf(enemy[0]);
  return {
    own,
    enemy,
    troops: sum(own.map((name) => now.troops[name] || 0)),
    suit: rules.suit(city),
    hand: now.hand,
    attacking,
    enemyNation,
    enemyCards: desk.facts.nations[enemyNation].cards,
    terms: termsOf(desk.part().effect, desk.ui.nation, enemyNation, own, attacking),
  };
}

/** What the Card of Fate in force changes in a fight for a nation (rule 11). */
function termsOf(effect, nation, enemyNation, own, attacking) {
  const { kind = "", terms = {} } = effect && effect.fight ? effect : {};
  const first =
    kind === "first-card" &&
    ("nation" in terms
      ? terms.nation === nation
      : own.includes(terms.general) && attacking === (terms.side === "attacking"));
  const between = kind === "ceiling" && [nation, enemyNation].every((one) => terms.between.includes(one));
  return {
    highest: between ? terms.highest : PLAIN_TERMS.highest,
    double: kind === "double" && terms.nation === nation ? terms.card : "",
    bonus: first && !("value" in terms) ? terms.add : 0,
    void: first && "value" in terms && terms.value === 0,
    pressed: kind === "press" && own.includes(terms.general),
  };
}

/** What plans do at each score, in ranges; empty if none holds. */
function answersTold(desk, plans, facts) {
  let held = false;
  const answers = [];
  for (let loss = 1; loss <= WORST_SCORE; loss += 1) {
    const fight = makeFight({ ...facts, score: -loss, enemyTroops: facts.troops + loss }),
      plan = fitting(plans, fight);
    held = held || Boolean(plan);
    answers.push({ score: -loss, choice: plan ? follow(plan, fight) : "ask" });
  }
  return held ? inRanges(desk, answers).join("; ") : "";
}

function inRanges(desk, answers) {
  const kind = ({ choice }) => (typeof choice === "string" ? choice : "play"),
    ranges = [];
  for (const one of answers) {
    const last = ranges[ranges.length - 1];
    if (last && kind(last[0]) === kind(one)) last.push(one);
    else ranges.push([one]);
  }
  return ranges.map((range) => {
    const best = range[0].score,
      worst = range[range.length - 1].score,
      does = doesTold(desk, range);
    if (worst === -WORST_SCORE && best !== worst) return desk.say("forecast-on", { score: best, does });
    return best === worst
      ? desk.say("forecast-at", { score: best, does })
      : desk.say("forecast-range", { best, worst, does });
  });
}

function doesTold(desk, range) {
  const { choice } = range[0];
  if (typeof choice === "string") return desk.say(choice === "stop" ? "forecast-stop" : "forecast-ask");
  const cards = range.map((one) => one.choice).map((card) => (card[0] === "R" ? "R" : asWritten(card)));
  return desk.say("forecast-play", { cards: anyOf(desk, [...new Set(cards)]) });
}

/** A card by the value it is played at. */
const asWritten = ([face, value]) => (Number(face.slice(1)) === value ? face : `${face}=${value}`);

function anyOf(desk, items) {
  const most = items.slice(0, -1).join(", "),
    last = items[items.length - 1];
  return most ? desk.say("any-of", { most, last }) : last;
}
