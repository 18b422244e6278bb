// What the pages of the book do beyond being read: they switch the language in place, and find.
"use strict";
(function () {
  var root = document.documentElement;
  var here = document.currentScript.src.replace(/page\.js.*$/, "");
  var key = "referee-lang";

  function kept() { // there may be no such storage where pages are opened as files
    try { return localStorage.getItem(key); } catch (e) { return null; }
  }
  function keep(lang) {
    try { localStorage.setItem(key, lang); } catch (e) { /* it is asked for again on the next page */ }
  }
  function speak(lang) {
    root.dataset.lang = root.lang = lang;
    var titles = root.dataset.titles ? JSON.parse(root.dataset.titles) : [];
    if (titles.length) document.title = titles[lang === "fr" ? 1 : 0];
    var box = document.querySelector(".s input");
    if (box) box.placeholder = word("find");
  }
  var asked = /[#&?]lang=(en|fr)\b/.exec(location.search);
  speak(asked ? asked[1] : kept() || (/^fr\b/i.test(navigator.language || "") ? "fr" : "en"));

  var words = {
    find: ["Find a question, a rule, a card", "Trouver une question, une règle, une carte"],
    found: ["Found: ", "Trouvé : "],
    some: ["With most of these words: ", "Avec la plupart de ces mots : "],
    none: ["Nothing has these words.", "Rien n'a ces mots."],
    missing: ["What is found cannot be read here.", "Ce qui se trouve ne peut pas être lu ici."]
  };
  function word(w) { return words[w][root.dataset.lang === "fr" ? 1 : 0]; }

  // fold makes spellings alike: no capitals, no accents.
  function fold(s) {
    return s.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’‘]/g, "'").replace(/œ/g, "oe");
  }

  var books = window.refereeBook = window.refereeBook || {};
  var entries = null, waiting = [];

  // load reads what is found in, once, and then does something: of the game of the page, or of all.
  function load(then) {
    if (entries) return then();
    waiting.push(then);
    if (load.begun) return;
    load.begun = true;
    var all = document.body.dataset.games;
    var games = all ? all.split(" ") : [location.href.slice(here.length).split("/")[0]];
    var left = games.length;
    function done() {
      if (--left) return;
      entries = [];
      games.forEach(function (g) {
        (books[g] || []).forEach(function (e) {
          entries.push({ game: g, href: here + g + "/" + e[0], says: [e[1], e[2] || e[1]], in: fold(e.join(" ")) });
        });
      });
      waiting.forEach(function (then) { then(); });
    }
    games.forEach(function (g) {
      var s = document.createElement("script");
      s.src = here + g + "/search.js";
      s.onload = s.onerror = done;
      document.head.append(s);
    });
  }

  var most = 40;
  // look gives the entries in which most of the words begin a word: all of them, where there is such an entry. Those in
  // which they stand near the beginning come first.
  function look(query) {
    var all = fold(query).split(/[^a-z0-9'.-]+/).filter(Boolean), out = [], best = 1;
    all = all.map(function (w) { return w.length > 3 ? w.replace(/[sx]$/, "") : w; }); // several are found as one is
    entries.forEach(function (e, i) {
      var n = 0, score = e.in.length / 4;
      all.forEach(function (w) {
        var at = -1;
        do at = e.in.indexOf(w, at + 1); while (at > 0 && /[a-z0-9]/.test(e.in[at - 1]));
        if (at < 0) return;
        n++;
        score += at;
      });
      if (n < best) return;
      if (n > best) { best = n; out = []; }
      out.push([score, i, e]);
    });
    out.sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; });
    return { of: all.length, words: best, entries: out.map(function (x) { return x[2]; }) };
  }

  function finder() {
    var form = document.createElement("search"), box = document.createElement("input");
    var told = document.createElement("p"), list = document.createElement("ul");
    form.className = "s";
    box.type = "search";
    box.autocomplete = "off";
    told.setAttribute("role", "status");
    form.append(box, told, list);
    document.querySelector("header").append(form);

    function show() {
      list.textContent = told.textContent = "";
      if (!box.value.trim()) return;
      if (!entries.length) { told.textContent = word("missing"); return; }
      var found = look(box.value), lang = root.dataset.lang === "fr" ? 1 : 0;
      told.textContent = found.entries.length ? word(found.words < found.of ? "some" : "found") + found.entries.length :
        word("none");
      found.entries.slice(0, most).forEach(function (e) {
        var li = document.createElement("li"), a = document.createElement("a");
        a.href = e.href;
        a.textContent = e.says[lang];
        if (document.body.dataset.games) {
          var small = document.createElement("small");
          small.textContent = e.game;
          a.append(" ", small);
        }
        li.append(a);
        list.append(li);
      });
    }
    function label() { box.placeholder = word("find"); box.setAttribute("aria-label", word("find")); }
    label();
    root.addEventListener("lang", function () { label(); if (entries) show(); });
    box.addEventListener("focus", function () { load(show); });
    box.addEventListener("input", function () { load(show); });
    form.addEventListener("keydown", function (e) {
      var links = [box].concat([].slice.call(list.querySelectorAll("a")));
      var at = links.indexOf(document.activeElement);
      if (e.key === "Escape") { box.value = ""; show(); box.focus(); }
      else if (e.key === "Enter" && at === 0 && links[1]) links[1].click();
      else if (e.key === "ArrowDown" && links[at + 1]) links[at + 1].focus();
      else if (e.key === "ArrowUp" && at > 0) links[at - 1].focus();
      else return;
      e.preventDefault();
    });
    document.addEventListener("keydown", function (e) {
      if (e.key !== "/" || /^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) return;
      e.preventDefault();
      box.focus();
    });
  }

  // notes makes links of the numbers behind what happens, and says of the clauses that stand below only by their ids what
  // they say, as soon as somebody looks there.
  function notes() {
    document.querySelectorAll(".g sup").forEach(function (sup) {
      var numbers = sup.textContent.split(" ");
      sup.textContent = "";
      numbers.forEach(function (n, i) {
        var a = document.createElement("a");
        a.href = "#" + n;
        a.textContent = n;
        sup.append(i ? " " : "", a);
      });
    });
    var list = document.querySelector(".f");
    if (!list) return;
    function fill() {
      var by = {};
      entries.forEach(function (e) { by[e.href.split("#")[1]] = e; });
      list.querySelectorAll("li").forEach(function (li) {
        var id = li.textContent, e = by[id];
        if (!e) return;
        li.textContent = "";
        ["en", "fr"].forEach(function (lang, i) {
          var says = document.createElement("i");
          says.lang = lang;
          says.textContent = e.says[i] + " ";
          li.append(says);
        });
        var a = document.createElement("a");
        a.href = e.href;
        a.textContent = id;
        li.append(a);
      });
      list.classList.add("c");
      list.classList.remove("f");
      if (list.contains(document.querySelector(":target"))) document.querySelector(":target").scrollIntoView();
    }
    var watch = new IntersectionObserver(function (seen) {
      if (!seen.some(function (s) { return s.isIntersecting; })) return;
      watch.disconnect();
      load(fill);
    }, { rootMargin: "400px" });
    watch.observe(list);
  }

  // playground leads from the script of a question to where it can be changed.
  function playground() {
    var script = document.getElementById("script"), named = document.querySelector("[data-name]");
    if (!script || !named) return;
    var a = document.createElement("a"), p = document.createElement("p");
    a.href = here + "playground.html#name=" + encodeURIComponent(named.dataset.name).replace(/%2F/g, "/");
    [["en", "Change it and see it played"], ["fr", "Le changer et le voir joué"]].forEach(function (says) {
      var i = document.createElement("i");
      i.lang = says[0];
      i.textContent = says[1];
      a.append(i);
    });
    p.append(a);
    script.after(p);
  }

  // table loads what draws a table, on a page that has a place for one.
  function table() {
    if (!document.getElementById("table")) return;
    var s = document.createElement("script");
    s.src = here + "table.js";
    var css = document.createElement("link");
    css.rel = "stylesheet";
    css.href = here + "table.css";
    document.head.append(css, s);
  }

  document.addEventListener("DOMContentLoaded", function () {
    var titles = document.title.split(" | ");
    if (titles.length === 2) root.dataset.titles = JSON.stringify(titles);
    var box = document.getElementById("_fr");
    box.checked = root.dataset.lang === "fr";
    speak(root.dataset.lang);
    box.addEventListener("change", function () {
      var lang = box.checked ? "fr" : "en";
      keep(lang);
      speak(lang);
      root.dispatchEvent(new Event("lang"));
    });
    finder();
    notes();
    playground();
    table();
  });
})();
