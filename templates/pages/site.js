/* Leafs through the turns of a game, and through each step by step. Without this file the page shows the last turn
   and links to all others. It reads nothing but files beside it and stores nothing. */
(function () {
  var turns = document.body.dataset.turns.split(" ").map(Number);
  var upon = document.querySelector(".theatre .upon"), report = document.getElementById("report");
  var described = document.querySelector(".theatre .described"), form = document.querySelector(".player");
  var range = form.querySelector("input"), output = form.querySelector("output"), map = document.querySelector(".map");
  var links = {}, known = {}, at = turns.length - 1, wanted = at, playing = null;
  var calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  document.querySelectorAll(".leafing a").forEach(function (a) { links[a.dataset.turn] = a; });
  known[at] = { map: upon.innerHTML, report: report.innerHTML, label: described.textContent };

  /* ---- the map under the hand, where its board is known; `step` is the number of events that have happened in the
     turn, null while the turn is shown as it ended */
  var read = function (id) { var one = document.getElementById(id); return one && JSON.parse(one.textContent); };
  var board = window.pbemBoard, words = read("words"), info = document.querySelector(".told"), live = null;
  var step = null, asked = null, state = read("now");
  if (board && state) {
    known[at].now = state;
    live = makeSiteMap(map, board, function () { return state; }, words, tell);
    map.addEventListener("chosen", draw_);
    document.querySelector(".legend-of-map").hidden = false;
    drawLegend();
    drawStanding();
    document.body.classList.add("scripted");
  }

  /* What is said of a city or a piece; on a telephone it goes up to the map. */
  function tell(text) {
    info.textContent = text;
    info.classList.toggle("said", text !== words.hint);
  }

  /* The legend of the drawn map, apart from it. */
  function drawLegend() {
    var old = upon.querySelector("svg"), made = old.cloneNode(false), box = old.viewBox.baseVal;
    ["off-map", "legend"].forEach(function (name) {
      var part = old.querySelector(".layer." + name);
      if (part) made.append(part.cloneNode(true));
    });
    var top = board.frame[1] + board.frame[2];
    made.setAttribute("viewBox", "0 " + top + " " + box.width + " " + (box.height - top));
    made.removeAttribute("class");
    document.querySelector(".legend-drawn").replaceChildren(made);
  }

  /* The objectives held, which the drawn map has on the sea: on a telephone's map they could not be read. */
  function drawStanding() {
    var part = upon.querySelector(".layer.standing"), rect = part && part.querySelector("rect");
    var place = document.querySelector(".standing-drawn");
    place.hidden = !rect;
    if (!rect) return;
    var made = upon.querySelector("svg").cloneNode(false);
    var box = ["x", "y", "width", "height"].map(function (name) { return Number(rect.getAttribute(name)); });
    made.setAttribute("viewBox", [box[0] - 1, box[1] - 1, box[2] + 2, box[3] + 2].join(" "));
    made.removeAttribute("class");
    var drawn = made.appendChild(part.cloneNode(true));
    drawn.removeAttribute("transform"); // where it stands on the map, and how large
    place.replaceChildren(made);
  }

  /* ---- turns come as scripts, which a page from disk may load too */
  window.pbemTurn = function (turn, told) {
    var index = turns.indexOf(turn);
    known[index] = told;
    if (index !== wanted) return;
    if (index !== at) { show(index); return; }
    linkStory();
    if (asked) goTo(index, asked);
  };

  function fetchTurn(index) {
    if ((known[index] && (known[index].story || !live)) || document.querySelector('script[data-index="' + index + '"]')) return;
    var script = document.createElement("script");
    script.dataset.index = index;
    script.src = links[turns[index]].getAttribute("href").replace(/html$/, "js");
    script.onerror = function () { script.remove(); if (index === wanted) { stop(); location.href = links[turns[index]].href; } };
    document.head.append(script);
  }

  /* To a turn as it ended, or to one of its steps: {key, number}, {first} or {last}. */
  function go(index, to) {
    wanted = Math.max(0, Math.min(turns.length - 1, index));
    asked = to || null;
    range.value = wanted;
    if (!known[wanted] || (to && live && !known[wanted].story)) { fetchTurn(wanted); return; }
    if (wanted !== at) show(wanted); else if (to) goTo(wanted, to); else { leaveSteps(); mark(); }
  }

  function goTo(index, to) {
    var story = known[index].story, found = null;
    asked = null;
    if (story && to.key) found = stepOf(story, to.key, to.number);
    else if (story && story.steps.length) found = to.last ? story.steps.length - 1 : 0;
    if (found === null) { leaveSteps(); mark(); } else showStep(found);
  }

  /* ---- one turn after another */
  function places() {
    var found = {};
    upon.querySelectorAll(".piece[data-city]").forEach(function (counter) {
      var face = counter.querySelector("rect, .wagon").getBBox();
      counter.dataset.piece.split(",").forEach(function (name) {
        found[name] = { x: face.x + face.width / 2, y: face.y + face.height / 2 };
      });
    });
    return found;
  }

  function show(index) {
    var before = places(), near = Math.abs(index - at) === 1;
    at = index;
    upon.innerHTML = known[at].map;
    report.innerHTML = known[at].report;
    described.textContent = known[at].label;
    if (live) drawStanding();
    stops();
    leaveSteps();
    if (live) live.keep();
    linkStory();
    if (asked) { goTo(at, asked); return; }
    mark();
    if (near && !calm.matches) march(before);
  }

  /* ---- one event after another */
  function leaveSteps() {
    step = null;
    state = known[at].now || state;
    delete map.dataset.step;
    draw_();
    steps.replaceChildren();
    document.querySelector(".steps-of").textContent = "";
  }

  function showStep(index) {
    step = index;
    var one = known[at].story.steps[index];
    state = stepStanding(known[at].story, index + 1);
    map.dataset.step = "";
    draw_();
    live.moved();
    if ((one.at || []).length) live.look(one.at);
    listSteps();
    mark();
  }

  /* An objective that is held at the turn's end and not yet now, or the other way round, is drawn anew. */
  function hideChanged() {
    var held = function (one) { return one.classList.contains("held"); };
    upon.querySelectorAll(".objective").forEach(function (one) {
      var city = live.cityOf(one);
      one.style.display = city < 0 || state.held.indexOf(city) >= 0 === held(one) ? "" : "none";
    });
  }

  function draw_() {
    if (!live) return;
    hideChanged();
    var signs = step === null ? [[], []] : stepSigns(live, board, state, known[at].story.steps[step], known[at].now);
    live.show(live.choice().concat(signs[0]), signs[1]);
  }

  /* The sentences of the stage, each a link; the one that is shown is marked. */
  var steps = document.querySelector(".steps");
  function listSteps() {
    var story = known[at].story, stage = story.steps[step].stage, items = [], first = null, count = 0;
    story.steps.forEach(function (one, index) {
      if (one.stage !== stage) return;
      if (first === null) first = index;
      count += 1;
      var item = document.createElement("li"), link = document.createElement("a");
      link.href = "#" + stepKey(turns[at], story, index);
      link.innerHTML = one.say;
      if (index === step) item.setAttribute("aria-current", "step");
      item.append(link);
      if (one.score) item.append(" ", runningScore(one.score));
      items.push(item);
    });
    var nation = story.stages[stage].nation;
    document.querySelector(".steps-of").textContent = live.say("step", {
      stage: nation ? board.nations[nation].name : words[story.stages[stage].key], number: step - first + 1, count: count });
    steps.replaceChildren.apply(steps, items);
    var back = document.createElement("a"), line = lineOf[step], old = document.getElementById("told-here");
    if (old) old.removeAttribute("id");
    if (line) {
      line.id = "told-here";
      back.href = "#told-here";
      back.className = "in-story";
      back.textContent = words["in-story"];
      items[step - first].append(" ", back);
    }
    var current = items[step - first];
    if (steps.scrollHeight > steps.clientHeight) steps.scrollTop = current.offsetTop; else current.scrollIntoView({ block: "nearest" });
  }

  function runningScore(score) {
    var made = document.createElement("b");
    made.className = "running";
    made.textContent = score.map(function (one) {
      return board.nations[one[0]].name + " " + (one[1] > 0 ? "+" : one[1] < 0 ? "\u2212" : "") + Math.abs(one[1]);
    }).join(", ");
    return made;
  }

  /* The report's own lines that tell an event, each with a link to the map; `lineOf` keeps them by step. */
  var lineOf = {};
  var plain = function (html) { var one = document.createElement("div"); one.innerHTML = html; return one.textContent; };
  function ownText(one) {
    return Array.from(one.childNodes).filter(function (part) {
      return part.nodeType === 3 || part.nodeName === "CODE" || part.nodeName === "BR";
    }).map(function (part) { return part.textContent; }).join("");
  }
  /* What follows a sentence in its line, or the parts of its own below it; null at the end. */
  function behind(line, text) {
    var parts = Array.from(line.childNodes);
    var said = parts.find(function (part) { return part.nodeType === 3 && part.textContent.indexOf(text) >= 0; });
    var after = said ? parts.slice(parts.indexOf(said) + 1) : parts;
    return after.find(function (part) { return part.nodeType === 1 && part.matches(said ? "br, div, ul, p, table" : "div, ul, p, table"); }) || null;
  }
  function linkStory() {
    var story = known[at].story;
    if (!story || !live || report.dataset.linked === String(at)) return;
    report.dataset.linked = at;
    lineOf = {};
    var lines = Array.from(report.querySelectorAll("li, li > p, p, td:first-child")), texts = lines.map(ownText), from = 0;
    story.steps.forEach(function (one, index) {
      var text = plain(one.say);
      var tells = function (told, number) { // a row of a table has neither article nor full stop
        return told && (lines[number].nodeName === "TD" ? text.slice(-told.length - 1) === told + "." : told.indexOf(text) >= 0);
      };
      var place = texts.findIndex(function (told, number) { return number >= from && tells(told, number); });
      if (place < 0) place = texts.findIndex(tells); // a player's report has an order of its own
      if (place < 0) return;
      from = Math.max(from, place);
      if (lines[place].nodeName === "TD") texts[place] = ""; // the same card may be played twice
      lineOf[index] = lines[place];
      var link = document.createElement("a");
      link.href = "#" + stepKey(turns[at], story, index);
      link.className = "to-map";
      link.innerHTML = '<svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><circle cx="8" cy="8" r="4"/><path d="M8 1v4M8 11v4M1 8h4M11 8h4"/></svg>';
      link.setAttribute("aria-label", words["on-map"]);
      link.title = words["on-map"];
      lines[place].insertBefore(link, behind(lines[place], text));
    });
  }

  function stepBy(by) {
    if (!live) return;
    stop();
    var story = known[at].story, to = step === null ? (by > 0 ? 0 : -1) : step + by;
    if (step === null && by > 0 && at < turns.length - 1 && shownAsEnded) { go(at + 1, { first: true }); return; }
    if (step === null && by < 0) { go(at, { last: true }); return; }
    if (!story) { go(at, { first: true }); return; }
    if (to < 0) { go(at - 1); return; }
    if (to >= story.steps.length) { shownAsEnded = true; go(at); return; }
    shownAsEnded = false;
    showStep(to);
  }
  var shownAsEnded = false;

  function stageBy(by) {
    if (!live) return;
    var story = known[at].story;
    if (step === null || !story) { stepBy(by); return; }
    var stage = story.steps[step].stage + by;
    var to = story.steps.findIndex(function (one) { return one.stage === stage; });
    if (to >= 0) { stop(); showStep(to); } else stepBy(by > 0 ? story.steps.length - step : -step - 1);
  }

  function march(before) {
    var now = places();
    upon.querySelectorAll(".piece[data-city]").forEach(function (counter) {
      var names = counter.dataset.piece.split(","), here = now[names[0]];
      var name = names.find(function (one) { return before[one]; });
      if (!name) { counter.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 900, easing: "ease-in" }); return; }
      var dx = before[name].x - here.x, dy = before[name].y - here.y;
      if (Math.abs(dx) + Math.abs(dy) < 1) return;
      counter.animate([{ transform: "translate(" + dx + "px," + dy + "px)" }, { transform: "none" }], { duration: 1100, easing: "ease-in-out" });
    });
    upon.querySelectorAll(".moves, .battles, .results").forEach(function (layer) {
      layer.animate([{ opacity: 0 }, { opacity: 0, offset: .6 }, { opacity: 1 }], { duration: 1400 });
    });
  }

  function mark() {
    var turn = turns[at];
    range.value = at;
    output.textContent = links[turn].textContent;
    range.setAttribute("aria-valuetext", output.textContent);
    document.body.dataset.turn = turn;
    Object.keys(links).forEach(function (one) {
      if (Number(one) === turn) links[one].setAttribute("aria-current", "true"); else links[one].removeAttribute("aria-current");
    });
    document.querySelectorAll(".chart").forEach(function (chart) {
      var point = chart.querySelector(".line").points[at], dot = chart.querySelector(".now");
      dot.setAttribute("cx", point.x);
      dot.setAttribute("cy", point.y);
    });
    button("first").disabled = button("back").disabled = at === 0;
    button("on").disabled = at === turns.length - 1;
    var here = "#" + (step === null ? "turn-" + turn : stepKey(turn, known[at].story, step));
    if (location.hash !== here && (at !== turns.length - 1 || step !== null || location.hash)) history.replaceState(null, "", here);
  }

  function address() {
    if (!location.hash && step !== null) { stop(); go(turns.length - 1); return true; }
    var found = /^#turn-(\d+)(?:-([a-z-]+)-(\d+))?$/.exec(location.hash), index = found ? turns.indexOf(Number(found[1])) : -1;
    if (index < 0) return false;
    stop();
    go(index, found[2] ? { key: found[2], number: Number(found[3]) } : null);
    return true;
  }

  /* ---- what the reader does */
  function button(name) { return form.querySelector('[data-do="' + name + '"]'); }

  function stop() {
    clearInterval(playing);
    playing = null;
    button("play").textContent = "►";
    button("play").setAttribute("aria-label", form.dataset.play);
  }

  function play() {
    if (playing) { stop(); return; }
    if (at === turns.length - 1) go(0);
    button("play").textContent = "▌▌";
    button("play").setAttribute("aria-label", form.dataset.pause);
    turns.forEach(function (turn, index) { fetchTurn(index); });
    playing = setInterval(function () {
      if (at >= turns.length - 1) stop(); else if (wanted === at) go(at + 1);
    }, 2600);
  }

  var deeds = {
    first: function () { stop(); go(0); },
    back: function () { stop(); go(wanted - 1); },
    on: function () { stop(); go(wanted + 1); },
    last: function () { stop(); go(turns.length - 1); },
    play: play,
    stage_back: function () { stageBy(-1); },
    step_back: function () { stepBy(-1); },
    step_on: function () { stepBy(1); },
    stage_on: function () { stageBy(1); },
    nearer: function () { live.moved(); live.view.zoom(1.6); },
    farther: function () { live.moved(); live.view.zoom(1 / 1.6); },
    zoom: function () { if (live) live.whole(); },
    fight: function () { live.fighting(); }
  };
  var hands = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play", ",": "step_back", ".": "step_on" };

  form.addEventListener("submit", function (event) { event.preventDefault(); });
  document.addEventListener("click", function (event) {
    var one = event.target.closest("button[data-do]");
    if (one) deeds[one.dataset.do]();
  });
  range.addEventListener("input", function () { stop(); go(Number(range.value)); });
  document.addEventListener("click", function (event) {
    var link = event.target.closest("a[data-turn]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !links[link.dataset.turn]) return;
    event.preventDefault();
    stop();
    history.pushState(null, "", "#turn-" + link.dataset.turn);
    go(turns.indexOf(Number(link.dataset.turn)));
    if (!link.closest(".front")) map.scrollIntoView({ block: "center" });
  });
  document.addEventListener("keydown", function (event) {
    if (!hands[event.key] || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("input, button, a, summary, .map, pre, .wide") && (event.key === " " || event.target === range || event.target.closest(".map, .wide"))) return;
    event.preventDefault();
    deeds[hands[event.key]]();
  });

  /* The keyboard stops only at tables that are wider than the screen. */
  function stops() {
    document.querySelectorAll(".wide").forEach(function (one) {
      if (one.scrollWidth > one.clientWidth) one.tabIndex = 0; else one.removeAttribute("tabindex");
    });
  }
  window.addEventListener("resize", stops);
  document.addEventListener("toggle", stops, true);

  form.hidden = false;
  document.querySelector(".hint").hidden = false;
  window.addEventListener("hashchange", address);
  window.addEventListener("popstate", address);
  document.addEventListener("click", function (event) {
    if (event.target.closest(".to-map")) map.scrollIntoView({ block: "center" });
  });
  stops();
  if (!address()) mark();
  fetchTurn(at); // its story, for the links from sentence to map
  fetchTurn(Math.max(0, at - 1));
})();
