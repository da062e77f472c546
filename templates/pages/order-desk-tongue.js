"use strict";

/* Orders in the player's language. The desk thinks in English orders; what it shows and sends is put into the
   words that `words.orders` holds, those that letters are read in. For English there are none. */

/** A line of orders in the player's words. Names of cities and pieces begin with a capital letter and stay. */
function inTongue(words, line) {
  if (!words) return line;
  const phrases = Object.entries({ ...words.phrases, ...words.nations });
  return phrases
    .reduce((all, [said, mine]) => all.replace(new RegExp(`(?<![\\p{L}\\d])${said}(?![\\p{L}\\d])`, "gu"), mine), line)
    .replace(/(?<![\p{L}\d])[a-z]+(?![\p{L}\d])/gu, (word) => words.plain[word] || word)
    .replace(/(?<![\p{L}\d])([SCHD])(?=\d)/gu, (suit) => `${words.suits[suit]} `);
}

/** The lines above the orders of a letter: the game, the turn if it is known, and a nation's own. */
const gameLine = (words, game) => `${inTongue(words, "game")} ${game}`;
const turnLine = (words, turn) => `${inTongue(words, "turn")} ${turn}`;
const nationLine = (words, nation) =>
  `${inTongue(words, "nation")} ${words ? words.nations[nation] || nation : nation}`;
