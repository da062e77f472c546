/* Leafs through the turns of a game: the pieces go from where they were to where they are. Without this file the
   page shows the last turn and links to all others. It reads nothing but files beside it and stores nothing. */
"use strict";
(function () {
  var turns = document.body.dataset.turns.split(" ").map(Number);
  var upon = document.querySelector(".theatre .upon"), report = document.getElementById("report");
  var described = document.querySelector(".theatre .described"), form = document.querySelector(".player");
  var range = form.querySelector("input"), output = form.querySelector("output"), map = document.querySelector(".map");
  var links = {}, known = {}, at = turns.length - 1, wanted = at, playing = null;
  var calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  document.querySelectorAll(".theatre .leafing a").forEach(function (a) { links[a.dataset.turn] = a; });
  known[at] = { map: upon.innerHTML, report: report.innerHTML, label: described.textContent };

  /* ---- turns come as scripts, which a page from disk may load too */
  window.pbemTurn = function (turn, told) {
    var index = turns.indexOf(turn);
    known[index] = told;
    if (index === wanted && index !== at) show(index);
  };

  function fetchTurn(index) {
    if (known[index] || document.querySelector('script[data-index="' + index + '"]')) return;
    var script = document.createElement("script");
    script.dataset.index = index;
    script.src = links[turns[index]].getAttribute("href").replace(/html$/, "js");
    script.onerror = function () { script.remove(); if (index === wanted) { stop(); location.href = links[turns[index]].href; } };
    document.head.append(script);
  }

  function go(index) {
    wanted = Math.max(0, Math.min(turns.length - 1, index));
    range.value = wanted;
    if (known[wanted]) { if (wanted !== at) show(wanted); else mark(); } else fetchTurn(wanted);
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
    mark();
    if (near && !calm.matches) march(before);
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
    document.querySelectorAll(".dot").forEach(function (dot) { dot.classList.toggle("now", Number(dot.dataset.turn) === turn); });
    button("first").disabled = button("back").disabled = at === 0;
    button("on").disabled = at === turns.length - 1;
    if (location.hash !== "#turn-" + turn && (at !== turns.length - 1 || location.hash)) history.replaceState(null, "", "#turn-" + turn);
  }

  /* ---- what the reader does */
  function button(name) { return form.querySelector('[data-do="' + name + '"]'); }

  function stop() {
    clearInterval(playing);
    playing = null;
    button("play").textContent = "▶";
    button("play").setAttribute("aria-label", form.dataset.play);
  }

  function play() {
    if (playing) { stop(); return; }
    if (at === turns.length - 1) go(0);
    button("play").textContent = "❚❚";
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
    zoom: function () {
      var large = map.classList.toggle("zoomed");
      button("zoom").setAttribute("aria-pressed", large);
    }
  };
  var keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };

  form.addEventListener("submit", function (event) { event.preventDefault(); });
  form.addEventListener("click", function (event) {
    var one = event.target.closest("button");
    if (one) deeds[one.dataset.do]();
  });
  range.addEventListener("input", function () { stop(); go(Number(range.value)); });
  document.addEventListener("click", function (event) {
    var link = event.target.closest("a[data-turn]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !links[link.dataset.turn]) return;
    event.preventDefault();
    stop();
    go(turns.indexOf(Number(link.dataset.turn)));
    if (!link.closest(".theatre")) map.scrollIntoView({ block: "center" });
  });
  document.addEventListener("keydown", function (event) {
    if (!keys[event.key] || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("input, button, a, summary, .map, pre, .wide") && (event.key === " " || event.target === range || event.target.closest(".map"))) return;
    event.preventDefault();
    deeds[keys[event.key]]();
  });

  form.hidden = false;
  document.querySelector(".hint").hidden = false;
  var asked = /^#turn-(\d+)$/.exec(location.hash);
  mark();
  if (asked && turns.indexOf(Number(asked[1])) >= 0) go(turns.indexOf(Number(asked[1])));
  fetchTurn(Math.max(0, at - 1));
})();
