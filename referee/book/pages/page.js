// What the pages of the book do beyond being read: they switch the language in place, find, and tell what a number or a
// link stands for.
"use strict";
(function () {
  var root = document.documentElement;
  var here = document.currentScript.src.replace(/page\.js.*$/, "");
  var key = "referee-lang", title = document.title;
  var words = {
    find: ["Ask in your own words, or find a rule, a card", "Demander avec vos mots, ou trouver une règle, une carte"],
    short: ["Ask, or find a rule, a card", "Demander, ou trouver une règle"], // on a phone
    found: ["Found: ", "Trouvé : "],
    some: ["With most of these words: ", "Avec la plupart de ces mots : "],
    none: ["No question, card or clause has these words.", "Aucune question, carte ni clause n'a ces mots."],
    missing: ["What is found cannot be read here.", "Ce qui se trouve ne peut pas être lu ici."],
    before: ["Previous page", "Page précédente"],
    after: ["Next page", "Page suivante"]
  };
  function word(w) { return words[w][root.dataset.lang === "fr" ? 1 : 0]; }

  function kept() { // there may be no such storage where pages are opened as files
    try { return localStorage.getItem(key); } catch (e) { return null; }
  }
  function keep(lang) {
    try { localStorage.setItem(key, lang); } catch (e) { /* it is asked for again on the next page */ }
  }
  function speak(lang) {
    root.dataset.lang = root.lang = lang;
    var heading = document.querySelector("h1 [lang=fr]");
    document.title = lang === "fr" && heading ? heading.textContent : title;
    label();
  }
  function label() { // the ways to what stands before and after a page
    document.querySelectorAll(".a a").forEach(function (a) {
      a.setAttribute("aria-label", word(a.textContent === "←" ? "before" : "after"));
    });
  }
  var asked = /[#&?]lang=(en|fr)\b/.exec(location.search);
  speak(asked ? asked[1] : kept() || (/^fr\b/i.test(navigator.language || "") ? "fr" : "en"));

  // fold makes spellings alike: no capitals, no accents.
  function fold(s) {
    return s.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’‘]/g, "'").replace(/œ/g, "oe");
  }

  // packed loads a file in which bytes stand as a text, and gives its parts by their names. Such a file is a script, as a
  // page that is opened as a file may load nothing else, and calls refereePut with each of its parts. A server may say
  // that a script is written in UTF-8, so that what it serves is read byte by byte instead.
  function packed(file) {
    return location.protocol === "file:" ? scripted(file) : fetch(here + file).then(function (reply) {
      if (!reply.ok) throw new Error(file + ": " + reply.status);
      return reply.arrayBuffer();
    }).then(parts);
  }
  // parts reads the calls of refereePut in such a file.
  function parts(file) {
    var all = new Uint8Array(file), out = {}, call = 'refereePut("', at = call.length;
    while (at < all.length) {
      var end = all.indexOf(34, at), name = String.fromCharCode.apply(null, all.subarray(at, end)), n = 0;
      var bytes = new Uint8Array(all.length - end);
      for (at = end + '","'.length; all[at] !== 34; at++) {
        if (all[at] !== 92) bytes[n++] = all[at];
        else bytes[n++] = { 110: 10, 114: 13 }[all[++at]] || all[at]; // \n, \r and what stands for itself
      }
      out[name] = bytes.slice(0, n);
      at += '");\n'.length + call.length;
    }
    return out;
  }
  function scripted(file) {
    return new Promise(function (resolve, reject) {
      var s = document.createElement("script");
      s.charset = "x-user-defined"; // each letter ends with the eight bits of its byte
      s.src = here + file;
      s.parts = {};
      s.onload = function () { s.remove(); resolve(s.parts); };
      s.onerror = reject;
      document.head.append(s);
    });
  }
  window.refereePacked = packed;
  window.refereePut = function (name, text) {
    var bytes = document.currentScript.parts[name] = new Uint8Array(text.length);
    for (var i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  };

  // data gives what such a file holds as compressed JSON. Where the browser is too old, there is nothing.
  window.refereeData = data;
  async function data(file) {
    var bytes = (await packed(file)).json;
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).json();
  }

  // book gives the questions, cards and clauses of a game as they stand in the book: each with its address, with what it
  // says in both languages, and with all in which its words are looked for.
  var books = {};
  window.refereeBook = book;
  function book(game) {
    return books[game] = books[game] || data(game + "/search.js").then(function (kinds) {
      var out = { otherwise: kinds.otherwise };
      ["questions", "cards", "clauses"].forEach(function (kind) {
        var of = kinds[kind], end = kind === "questions" ? ".html" : "", all = out[kind] = [];
        (of.at || []).forEach(function (names) {
          names.slice(1).forEach(function (name) {
            var at = names[0] + name, en = of.en[all.length], fr = of.fr[all.length];
            all.push({ game: game, href: here + game + "/" + at + end, says: [en, fr || en], in: at + " " + en + " " + fr });
          });
        });
      });
      return out;
    });
  }

  var entries = null, clauses = [], places = {}, otherwise = {}, waiting = [];
  // enter notes all that is found in a game: by its address, and the clauses by their numbers as well.
  function enter(book) {
    [book.questions, book.cards, book.clauses].forEach(function (kind) {
      kind.forEach(function (e) {
        e.in = fold(e.in);
        places[e.href] = e;
        entries.push(e);
      });
    });
    clauses = book.clauses;
    Object.assign(otherwise, book.otherwise);
  }

  // both gives a text in both languages, of which the style shows one.
  function both(says) {
    var en = document.createElement("i"), fr = document.createElement("i"), out = document.createDocumentFragment();
    en.textContent = says[0];
    fr.textContent = says[1];
    fr.lang = "fr";
    out.append(en, fr);
    return out;
  }

  var address = location.href.split(/[?#]/)[0];
  function game() { return address.slice(here.length).split("/")[0]; } // of the page

  // load reads what is found in, once, and then does something: of the game of the page, or of all.
  function load(then) {
    if (entries) return then();
    waiting.push(then);
    if (load.begun) return;
    load.begun = true;
    var all = document.body.dataset.games;
    var games = all ? all.split(" ") : [game()];
    Promise.allSettled(games.map(book)).then(function (read) {
      entries = []; // without a game of which the file is not there, and without all where the browser is too old
      read.forEach(function (book) { if (book.value) enter(book.value); });
      waiting.forEach(function (then) { then(); });
    });
  }

  var most = 40;
  // Where no entry has all words, a few are listed, and of those only what has half of the words that tell something: a
  // word tells nothing that one entry in so many has.
  var few = 5, common = 12;
  // look gives the entries in which most of the words begin a word: all of them, where there is such an entry. Those in
  // which they stand near the beginning come first.
  function look(query) {
    var all = fold(query).split(/[^a-z0-9'.-]+/).filter(Boolean), out = [], best = 1;
    all = all.map(function (w) { return w.length > 3 ? w.replace(/[sx]$/, "") : w; }); // several are found as one is
    var often = all.map(function () { return 0; });
    entries.forEach(function (e, i) {
      var n = 0, score = e.in.length / 4, has = [];
      all.forEach(function (w, k) {
        var at = -1;
        do at = e.in.indexOf(w, at + 1); while (at > 0 && /[a-z0-9]/.test(e.in[at - 1]));
        if (at < 0) return;
        n++;
        often[k]++;
        has[k] = true;
        score += at;
      });
      if (n < best) return;
      if (n > best) { best = n; out = []; }
      out.push([score, i, e, has]);
    });
    if (best < all.length) {
      var tell = all.map(function (w, k) { return k; }).filter(function (k) { return often[k] * common < entries.length; });
      out = out.filter(function (x) { return 2 * tell.filter(function (k) { return x[3][k]; }).length >= (tell.length || 1); });
    }
    out.sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; });
    if (best < all.length) out = out.slice(0, few);
    return { of: all.length, words: best, entries: out.map(function (x) { return x[2]; }) };
  }

  function finder() {
    var form = document.createElement("search"), box = document.createElement("input");
    var told = document.createElement("p"), list = document.createElement("ul");
    var answers = false, entered = false; // the script that answers is there, or will not be; Enter waits for it
    form.className = "s";
    box.type = "search";
    box.autocomplete = "off";
    box.maxLength = 400; // longer than any question
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
    var narrow = matchMedia("(max-width: 32rem)");
    function label() {
      box.placeholder = word(narrow.matches ? "short" : "find");
      box.setAttribute("aria-label", word("find"));
    }
    narrow.addEventListener("change", label);
    label();
    root.addEventListener("lang", function () { label(); if (entries) show(); });
    box.addEventListener("focus", function () { load(show); });
    box.addEventListener("input", function () {
      load(show);
      script("ask.js", function () { // which takes Enter for a question
        answers = true;
        if (entered) box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      });
      entered = false;
    });
    form.addEventListener("keydown", function (e) {
      var at = document.activeElement, ways = [].slice.call(form.querySelectorAll("a[href], summary"));
      function lies(where) { return function (way) { return at.compareDocumentPosition(way) & where; }; }
      var after = ways.filter(lies(Node.DOCUMENT_POSITION_FOLLOWING))[0];
      var before = ways.filter(lies(Node.DOCUMENT_POSITION_PRECEDING)).pop() || box;
      if (e.key === "Escape" && at === box && !box.value) box.blur(); // the keys of the page are its own again
      else if (e.key === "Escape") {
        box.value = "";
        box.dispatchEvent(new Event("input"));
        box.focus();
      } else if (e.key === "Enter" && at === box && !answers) entered = true;
      else if (e.key === "Enter" && at === box && after) after.click();
      else if (e.key === "ArrowDown" && after) after.focus();
      else if (e.key === "ArrowUp" && at !== box) before.focus();
      else return;
      e.preventDefault();
    });
    document.addEventListener("keydown", function (e) {
      var at = document.activeElement, types = at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName);
      if (e.key !== "/" || types || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]")) return;
      e.preventDefault();
      box.focus();
    });
  }

  // links gives those links a text that have none: of a clause its id, and of all that are unfolded what is said there.
  function links() {
    document.querySelectorAll("a:empty").forEach(function (a) { a.textContent = a.hash.slice(1); });
    document.addEventListener("toggle", function (e) {
      var list = e.target.querySelectorAll("a:empty, .c > li > a");
      if (e.target.open && list.length && !e.target.told) load(function () {
        e.target.told = true;
        list.forEach(function (a) {
          var found = places[a.href];
          if (!found) return;
          a.before(a.hash ? both(found.says) : "", " ");
          if (!a.hash) a.append(both(found.says));
        });
      });
    }, true);
  }

  // numbers makes links of the numbers behind what happens, and tells what a clause says while somebody looks at one of
  // them. The first tap on it looks, the second follows it.
  function numbers() {
    var log = document.querySelector(".g"), note = document.createElement("span"), shown = null, tapped = false;
    if (!log) return;
    note.className = note.id = "_n";
    note.setAttribute("role", "tooltip");
    log.querySelectorAll("p:nth-child(3)").forEach(function (p) {
      var all = p.textContent.split(" ");
      p.textContent = "";
      all.forEach(function (n, i) {
        var a = document.createElement("a"), below = document.querySelector(".c > [value='" + n + "']");
        if (below) below.id = n;
        a.href = below ? "#" + n : here + game() + "/clauses.html#" + n;
        a.textContent = n;
        p.append(i ? " " : "", a);
      });
    });
    function link(e) { return e.target.closest("p:nth-child(3) > a"); }
    function look(e) {
      var a = link(e);
      if (!a) return;
      shown = a;
      load(function () {
        var clause = clauses[a.textContent - 1];
        if (shown !== a || !clause) return;
        var id = document.createElement("code");
        id.textContent = clause.href.split("#")[1];
        note.textContent = "";
        note.append(both(clause.says), " ", id);
        if (a.getAttribute("href")[0] !== "#") a.href = clause.href;
        a.setAttribute("aria-describedby", note.id);
        a.parentNode.append(note);
        note.style.top = a.offsetTop + a.offsetHeight + "px";
      });
    }
    function leave(e) {
      if (!shown || e.relatedTarget && shown.parentNode.contains(e.relatedTarget)) return;
      shown = null;
      note.remove();
    }
    log.addEventListener("mouseover", look);
    log.addEventListener("focusin", look);
    log.addEventListener("mouseout", leave);
    log.addEventListener("focusout", leave);
    log.addEventListener("keydown", function (e) { if (e.key === "Escape") leave({}); });
    log.addEventListener("pointerdown", function (e) { tapped = e.pointerType === "touch" && link(e) !== shown; });
    log.addEventListener("click", function (e) { if (tapped && link(e)) e.preventDefault(); });
  }

  // skip puts a way to the text before all else.
  function skip() {
    var a = document.createElement("a");
    document.querySelector("main").id = "_m";
    a.className = "skip";
    a.href = "#_m";
    a.append(both(["To the text", "Au texte"]));
    document.body.prepend(a);
  }

  // place tells where a clause stands, a card of a game, or a question whose page is not called by its scenario, for the
  // scripts that answer and play.
  window.refereePlace = function (id, then, of) {
    load(function () {
      if (Object.hasOwn(otherwise, id)) return then(here + otherwise[id]);
      for (var href in places) {
        if (href.endsWith("#" + id) && (!of || href.startsWith(here + of + "/cards/"))) return then(href);
      }
    });
  };

  // script loads another script of the book, once, and then does something, also where it is not there.
  function script(name, then) {
    if (script[name]) return;
    script[name] = true;
    var s = document.createElement("script");
    s.src = here + name;
    s.onload = s.onerror = then || null;
    document.head.append(s);
  }

  // question makes room on the page of a question for its table and its script, and brings what draws the table. Such a
  // page is below q, and no list of questions.
  function question() {
    if (!address.startsWith(here + game() + "/q/") || document.querySelector(".qs")) return;
    var table = document.createElement("div"), text = document.createElement("div");
    table.id = "table";
    table.hidden = true;
    (document.querySelector("h1 + .r") || document.querySelector("h1")).after(table);
    text.id = "script";
    if (!document.getElementById("script")) document.querySelector("main").append(text);
    draws("table");
    around();
  }

  // draws loads what draws a table, by the script of a page.
  function draws(name) {
    var css = document.createElement("link");
    css.rel = "stylesheet";
    css.href = here + "table.css";
    document.head.append(css);
    script(name + ".js");
  }

  // named loads the script that a page names for itself.
  function named() {
    var place = document.querySelector("[data-load]");
    if (place) draws(place.dataset.load);
  }

  // around puts the ways to the questions before and after that of the page below it, as far as its chapter goes.
  function around() {
    var ways = document.createElement("p"), chapter = address.replace(/[^/]*$/, "");
    ways.className = "a";
    book(game()).then(function (book) {
      var at = book.questions.findIndex(function (q) { return q.href === address; });
      ["←", "→"].forEach(function (sign, i) {
        var to = at < 0 ? null : book.questions[at + 2 * i - 1], there = to && to.href.replace(/[^/]*$/, "") === chapter;
        var a = document.createElement(there ? "a" : "b");
        if (there) { a.href = to.href; a.textContent = sign; }
        ways.append(a);
      });
      document.querySelector("main").append(ways);
      label();
    }, function () { /* an old browser: the list of the chapter leads to all of them */ });
  }

  // teach loads what teaches, where the page is the quiz, or the address says of which lesson it is a step.
  function teach() {
    if (document.getElementById("quiz") || /^#lesson=/.test(location.hash)) script("teach.js");
  }

  document.addEventListener("DOMContentLoaded", function () {
    var box = document.getElementById("_fr");
    box.checked = root.dataset.lang === "fr";
    speak(root.dataset.lang);
    box.addEventListener("change", function () {
      var lang = box.checked ? "fr" : "en";
      keep(lang);
      speak(lang);
      root.dispatchEvent(new Event("lang"));
    });
    skip();
    finder();
    links();
    numbers();
    question();
    named();
    teach();
  });
})();
