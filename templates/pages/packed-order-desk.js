"use strict";
// The page lies compressed in the document, and takes its place.

/** Bytes from text: a pair of signs is 13 bits. The signs are all from ! to ~ but for three. */
function bytesOf(text) {
  const bytes = [];
  const number = (sign) => sign.charCodeAt() - 33 - (sign > "&") - (sign > ".") - (sign > "<");
  let held = 0;
  let count = 0;
  for (const [one, other] of text.match(/\S{2}/g)) {
    held = (held << 13) | (number(one) * 91 + number(other));
    for (count += 13; count >= 8; count -= 8) bytes.push((held >> (count - 8)) & 255);
    held &= 255;
  }
  return bytes;
}

function notWhole() {
  throw new Error("the page is not whole");
}

/** The bits of a range coder, each by how likely it was so far. */
function makeBits(packed) {
  let next = 1;
  let range = 0xffffffff;
  let code = 0;
  const more = () => {
    if (next > packed.length + 8) notWhole();
    code = code * 256 + (packed[next++] || 0);
  };
  for (let n = 0; n < 4; n++) more();
  const widen = () => {
    if (range < 0x1000000) {
      range *= 256;
      more();
    }
  };

  function bit(chances, place) {
    const bound = (range >>> 11) * chances[place];
    const found = code < bound ? 0 : 1;
    if (found) {
      range -= bound;
      code -= bound;
      chances[place] -= chances[place] >> 5;
    } else {
      range = bound;
      chances[place] += (2048 - chances[place]) >> 5;
    }
    widen();
    return found;
  }

  function even(count) {
    let number = 0;
    for (let n = 0; n < count; n++) {
      range >>>= 1;
      const found = code < range ? 0 : 1;
      if (found) code -= range;
      number = number * 2 + found;
      widen();
    }
    return number;
  }

  function number(chances, from, count) {
    let place = 1;
    for (let n = 0; n < count; n++) place = place * 2 + bit(chances, from + place);
    return place - (1 << count);
  }

  function backward(chances, from, count) {
    let place = 1;
    let sum = 0;
    for (let n = 0; n < count; n++) {
      const found = bit(chances, from + place);
      place = place * 2 + found;
      sum += found << n;
    }
    return sum;
  }
  return { bit, even, number, backward };
}

/** What LZMA made shorter, with lc=2, lp=0, pb=0 and its mark at the end. */
function unpacked(packed) {
  const bits = makeBits(packed);
  const made = [];
  const chances = (count) => new Uint16Array(count).fill(1024);
  const [isMatch, isRep, isOlder, isLong, isThird, isFourth] = [12, 12, 12, 12, 12, 12].map(chances);
  const [letters, slots, near, low, lengths, again] = [0x300 * 4, 64 * 4, 128, 16, 274, 274].map(chances);
  let state = 0;
  let back = [0, 0, 0, 0];

  function letter() {
    const from = 0x300 * ((made[made.length - 1] || 0) >> 6);
    let sign = 1;
    if (state >= 7) {
      let like = made[made.length - back[0] - 1];
      while (sign < 256) {
        const wanted = (like >> 7) & 1;
        like <<= 1;
        const found = bits.bit(letters, from + ((1 + wanted) << 8) + sign);
        sign = sign * 2 + found;
        if (found !== wanted) break;
      }
    }
    while (sign < 256) sign = sign * 2 + bits.bit(letters, from + sign);
    made.push(sign & 255);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  function length(of) {
    if (!bits.bit(of, 0)) return bits.number(of, 2, 3);
    return bits.bit(of, 1) ? 16 + bits.number(of, 18, 8) : 8 + bits.number(of, 10, 3);
  }

  function distance(long) {
    const slot = bits.number(slots, 64 * Math.min(long, 3), 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const least = (2 + (slot & 1)) * 2 ** count;
    if (slot < 14) return least + bits.backward(near, least - slot, count);
    return least + bits.even(count - 4) * 16 + bits.backward(low, 0, 4);
  }

  function older() {
    const place = !bits.bit(isThird, state) ? 1 : !bits.bit(isFourth, state) ? 2 : 3;
    back.unshift(...back.splice(place, 1));
  }

  function copy(count) {
    if (back[0] >= made.length) notWhole();
    for (let n = 0; n < count; n++) made.push(made[made.length - back[0] - 1]);
  }

  function repeat() {
    if (bits.bit(isOlder, state)) {
      older();
    } else if (!bits.bit(isLong, state)) {
      copy(1);
      state = state < 7 ? 9 : 11;
      return;
    }
    copy(length(again) + 2);
    state = state < 7 ? 8 : 11;
  }

  for (;;) {
    if (!bits.bit(isMatch, state)) {
      letter();
    } else if (!bits.bit(isRep, state)) {
      const long = length(lengths);
      back = [distance(long), ...back.slice(0, 3)];
      if (back[0] === 0xffffffff) return Uint8Array.from(made);
      copy(long + 2);
      state = state < 7 ? 7 : 10;
    } else {
      repeat();
    }
  }
}

const without = document.getElementById("without");
without.hidden = true;
// Written before its own end is read, the page would come into this document instead of taking its place.
addEventListener("DOMContentLoaded", () => {
  try {
    const page = new TextDecoder().decode(unpacked(bytesOf(document.getElementById("packed").textContent)));
    if (!page.trimEnd().endsWith("</html>")) notWhole();
    document.open();
    document.write(page);
    document.close();
  } catch {
    without.hidden = false;
  }
});
