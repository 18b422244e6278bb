// What teaches: the bar of a lesson on the page of a question that is one of its steps, and the quiz. The script of all
// pages loads it where one of them is wanted.
"use strict";
(function () {
  var root = document.documentElement;
  var here = document.currentScript.src.replace(/teach\.js.*$/, "");
  var game = location.href.slice(here.length).split("/")[0];
  var words = {
    lesson: ["Lesson", "Leçon"],
    step: ["step %1 of %2", "étape %1 sur %2"],
    back: ["← back", "← retour"],
    next: ["next →", "suite →"],
    done: ["end of the lesson →", "fin de la leçon →"],
    question: ["Question %1 of %2", "Question %1 sur %2"],
    score: ["right: %1 of %2", "justes : %1 sur %2"],
    table: ["The table", "La table"],
    yes: ["Yes", "Oui"],
    no: ["No", "Non"],
    show: ["Show the ruling", "Montrer la décision"],
    right: ["Right.", "Juste."],
    wrong: ["Not so.", "Eh non."],
    ruling: ["Ruling", "Décision"],
    why: ["Why", "Pourquoi"],
    played: ["See how it is played", "Voir comment c'est joué"],
    another: ["Next question", "Question suivante"],
    all: ["These were all the questions.", "C'étaient toutes les questions."],
    again: ["Once more", "Encore une fois"],
    anew: ["Begin anew", "Recommencer"]
  };
  function said(both) { return both[root.dataset.lang === "fr" ? 1 : 0]; }
  function word(w, a, b) { return said(words[w]).replace("%1", a).replace("%2", b); }

  // make gives an element with a text or with others in it.
  function make(tag, what, style) {
    var e = document.createElement(tag);
    e.append.apply(e, [].concat(what || []));
    if (style) e.className = style;
    return e;
  }
  function way(href, text) {
    var a = make("a", text);
    a.href = href;
    return a;
  }

  // follow shows the bar of the lesson that the address names, if the page is the step that it says.
  function follow(lessons) {
    var asked = new URLSearchParams(location.hash.slice(1));
    var lesson = lessons.filter(function (l) { return l.name === asked.get("lesson"); })[0];
    var at = asked.get("step") - 1, bar = null;
    function page(i) { return here + game + "/" + lesson.steps[i].page; }
    function hash(i) { return page(i) + "#lesson=" + lesson.name + "&step=" + (i + 1); }
    function draw() {
      if (bar) bar.remove();
      var home = here + game + "/lesson/" + lesson.name + ".html", last = at + 1 === lesson.steps.length;
      var title = make("p", [word("lesson") + " · ", way(home, said(lesson.title)),
        " · " + word("step", at + 1, lesson.steps.length)]);
      var ways = make("p", [at ? way(hash(at - 1), word("back")) : make("span"),
        last ? way(home, word("done")) : way(hash(at + 1), word("next"))]);
      bar = make("nav", [title, make("p", said(lesson.steps[at].says)), ways], "lb");
      bar.setAttribute("aria-label", word("lesson"));
      document.querySelector("main").prepend(bar);
    }
    if (!lesson || !lesson.steps[at] || page(at) !== location.href.split(/[?#]/)[0]) return;
    draw();
    root.addEventListener("lang", draw);
    fold(document.querySelector("main > .r"));
  }

  // fold hides the ruling of a step until the learner has thought and unfolds it.
  function fold(ruling) {
    if (!ruling) return;
    var folded = make("details"), heading = ruling.querySelector("h2");
    folded.append(make("summary", [heading]));
    folded.append.apply(folded, [].slice.call(ruling.childNodes));
    ruling.append(folded);
  }

  // shuffled gives some things in an order of chance.
  function shuffled(all) {
    all = all.slice();
    for (var i = all.length - 1; i > 0; i--) {
      var k = Math.floor(Math.random() * (i + 1)), x = all[i];
      all[i] = all[k];
      all[k] = x;
    }
    return all;
  }

  // quiz asks the questions, one after the other, until all have been asked. What they ask, and what clauses say, is told
  // by the book.
  function quiz(questions, book) {
    var box = document.getElementById("quiz"), order = shuffled(questions), key = "referee-quiz-" + game;
    var at = 0, given = 0, right = 0, answer = "", seen = false;

    // keep notes how far the quiz has come, for when its page is opened anew; there may be no such storage for a file.
    function keep() {
      var pages = order.map(function (q) { return q.page; });
      var now = { order: pages, at: at, given: given, right: right, answer: answer, seen: seen };
      try { sessionStorage.setItem(key, JSON.stringify(now)); } catch (e) { /* then it begins anew */ }
    }
    // goOn goes on where the quiz was left, if it was with these questions.
    function goOn() {
      var was = null, of = {};
      try { was = JSON.parse(sessionStorage.getItem(key)); } catch (e) { /* nothing is kept, or nothing that can be read */ }
      if (!was || !Array.isArray(was.order)) return;
      questions.forEach(function (q) { of[q.page] = q; });
      var all = was.order.map(function (page) { return of[page]; });
      var whole = all.every(Boolean) && new Set(all).size === questions.length && all.length === questions.length;
      var counts = [0, was.right, was.given, was.at + 1, all.length + 1];
      var rise = counts.every(function (n, i) { return Number.isInteger(n) && (!i || n >= counts[i - 1]); });
      if (!whole || !rise) return;
      order = all;
      at = was.at;
      given = was.given;
      right = was.right;
      answer = String(was.answer);
      seen = was.seen === true;
    }

    function button(text, does) {
      var b = make("button", text);
      b.type = "button";
      b.addEventListener("click", does);
      return b;
    }
    function focus(what) {
      var e = box.querySelector(what);
      if (e) e.focus();
    }
    function decide(said) {
      var q = order[at];
      if (seen || said && !q.answer) return;
      answer = said;
      seen = true;
      if (said) given++;
      if (said && said === q.answer) right++;
      draw();
      focus(".go");
    }
    function go() {
      at++;
      seen = false;
      draw();
      focus("h2");
    }
    function again() {
      order = shuffled(order);
      at = given = right = 0;
      seen = false;
      draw();
      focus("h2");
    }
    function heading(text) {
      var h = make("h2", text);
      h.tabIndex = -1;
      return h;
    }
    function table(q) {
      var lines = make("ul", q.table.map(function (line) { return make("li", said(line)); }), "tb");
      return make("details", [make("summary", word("table")), lines]);
    }
    function choices(q) {
      return q.answer ? [button(word("yes"), function () { decide("yes"); }),
        button(word("no"), function () { decide("no"); })] : [button(word("show"), function () { decide(""); })];
    }
    function ruled(q) {
      var verdict = answer ? word(answer === q.answer ? "right" : "wrong") : word("ruling");
      var out = [make("p", [make("b", verdict), " ", said(q.ruling)], answer && answer !== q.answer ? "bad" : "ok")];
      var rules = q.clauses.map(function (n) {
        var c = book.clauses[n - 1];
        return make("li", [said(c.says) + " ", way(c.href, c.href.split("#")[1])]);
      });
      if (rules.length) out.push(make("h3", word("why")), make("ul", rules, "qc"));
      return out;
    }
    function draw() {
      keep();
      var q = order[at], told = make("div", q && seen ? ruled(q) : []), open = seen && box.querySelector("[open]");
      told.setAttribute("role", "status");
      var score = make("p", [q ? word("question", at + 1, order.length) : "", q && given ? " · " : "",
        given ? word("score", right, given) : ""], "q");
      var next = button(q ? word("another") : word("again"), q ? go : again);
      next.className = "go";
      box.textContent = "";
      box.append(score, heading(q ? said(book.questions[q.page].says) : word("all")));
      if (q && q.table) box.append(table(q));
      if (open) box.querySelector("details").open = true;
      if (q) box.append(make("p", seen ? [] : choices(q), "bt"), told);
      if (q && seen) box.append(make("p", way(book.questions[q.page].href, word("played"))));
      var ways = [].concat(!q || seen ? next : [], q && (at || seen) ? button(word("anew"), again) : []);
      if (ways.length) box.append(make("p", ways, "bt"));
    }
    if (!order.length) return;
    goOn();
    document.addEventListener("keydown", function (e) {
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName) && e.target.type !== "checkbox") return;
      var key = e.key.toLowerCase();
      if (e.ctrlKey || e.metaKey || e.altKey || !order[at]) return;
      if (key === "y" || key === "o") decide("yes");
      else if (key === "n") decide("no");
    });
    root.addEventListener("lang", draw);
    draw();
    document.getElementById("some").remove();
    box.hidden = false;
  }

  function old() { /* an old browser: the page stays as it was written */ }
  if (document.getElementById("quiz")) {
    Promise.all([window.refereeData(game + "/quiz.js"), window.refereeBook(game)])
      .then(function (read) { quiz(read[0], read[1]); }, old);
  }
  if (/^#lesson=/.test(location.hash)) window.refereeData(game + "/lessons.js").then(follow, old);
})();
