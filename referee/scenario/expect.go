package scenario

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// Expectations: expect(x):word(…). What x is decides which words there are.

func (r *run) check() {
	if r.result.Checks++; r.result.Checks > maxChecks {
		r.failf("more than %d expectations in one scenario", "plus de %d attentes dans un scénario", maxChecks)
	}
}

func (r *run) expectWord(L *lua.LState) int {
	r.outside("expect")
	r.rulesOrFail()
	r.begin()
	r.arrived()
	ud, ok := L.Get(1).(*lua.LUserData)
	if !ok {
		if fn, word := L.Get(1).(*lua.LFunction); word {
			r.aloneMeasure(fn)
			r.failf("a word stands alone in expect(…): behind a colon, it has brackets or a card, as in  log:last_move()  or  ann.in_play:%s \"…\"",
				"un mot est seul dans expect(…) : derrière deux-points, il a des parenthèses ou une carte, comme dans  log:last_move()  ou  ann.in_play:%s \"…\"",
				r.measures()[0].word)
		}
		r.failf("expect(…) takes a player, a zone, a number of a player, the game or the log: expect(ann.hand), expect(ann.power)",
			"expect(…) prend un joueur, une zone, un nombre d'un joueur, la partie ou le journal : expect(ann.hand), expect(ann.power)")
	}
	r.complete()
	r.beforeRuling()
	r.dangling = r.at()
	L.Push(r.value("check", &checkValue{of: r.subject(ud.Value)}))
	return 1
}

// subject is what an expectation or a statement is of: a player that a value stands for, else the value itself.
func (r *run) subject(v any) any {
	switch v := v.(type) {
	case playerValue:
		return r.sits(v)
	case *zoneValue:
		r.zone(v)
	}
	return v
}

// complete stops a script that has begun an expectation and said nothing of it.
func (r *run) complete() {
	if line := r.dangling; line != 0 {
		r.dangling = 0
		r.fail(sayingNothing(line))
	}
}

// sayingNothing is the failure of an expectation that was begun on a line and not ended.
func sayingNothing(line int) *Failure {
	return failure("the expectation on line %d says nothing: write what is expected behind it, as in  expect(ann.hand):count(5)",
		"l'attente de la ligne %d ne dit rien : écrivez derrière elle ce qui est attendu, comme dans  expect(ann.hand):count(5)", line)
}

// kindNames are the kinds of values of a script in a sentence.
var kindNames = map[string]engine.Text{
	"zone": {"a zone", "une zone"}, "number": {"a number", "un nombre"}, "player": {"a player", "un joueur"},
	"game": {"the game", "la partie"}, "log": {"the log", "le journal"}, "mark": {"a mark", "un repère"},
	"check": {"an expectation", "une attente"}, "that": {"the beginning of a statement", "un début d'énoncé"},
	"statement": {"a statement", "un énoncé"},
	"sentence":  {"a sentence of the script", "une phrase du script"}, "nothing": {"a part that gives nothing back",
		"une partie qui ne rend rien"},
}

// checkWords are the words by what the expectation is of.
var checkWords = map[string][]string{
	"zone":   {"is", "in_order", "has", "has_no", "count", "top", "is_empty", "shows", "is_face_down"},
	"number": {"is", "at_least", "at_most"},
	"player": {"may", "may_not", "must_choose", "is_on_turn", "won", "did_not_win"},
	"game":   {"is_over", "goes_on", "is_between_turns"},
	"log":    {"has", "has_no", "count", "in_order"},
}

// checkTakes is how many values a word of an expectation takes; a word that is not here takes none.
var checkTakes = map[string]int{
	"is": 1, "in_order": 1, "has": 2, "has_no": 1, "count": 1, "top": 1, "shows": 1, "at_least": 1, "at_most": 1,
	"may": 3, "may_not": 3, "must_choose": 1,
}

// logTakes is the same for the log, of which an event is told in as many words as it needs.
var logTakes = map[string]int{"has": 24, "has_no": 24, "count": 25, "in_order": 1}

// Bounds of the numbers of an expectation.
const (
	maxNumber = 999
	maxZone   = 999 // cards of a place
)

// kindOf is what a word may be asked of: the key of checkWords.
func (r *run) kindOf(v any, asker string) string {
	switch v.(type) {
	case *zoneValue:
		return "zone"
	case *numberValue:
		return "number"
	case engine.Player:
		return "player"
	case gameValue:
		return "game"
	case *logValue:
		if asker == "expect" {
			return "log"
		}
	}
	r.failf("%s(…) takes a player, a zone, a number of a player, or the game",
		"%s(…) prend un joueur, une zone, un nombre d'un joueur, ou la partie", asker)
	return ""
}

// ofKind stops a script that takes a word from one kind of values and says it of another.
func (r *run) ofKind(v any, asker, kind, word string) {
	if r.kindOf(v, asker) != kind {
		r.failf("%s was asked of %s, and is said of something else",
			"%s a été demandé pour %s, et se dit d'autre chose", word, kindNames[kind])
	}
}

func (r *run) checkIndex(L *lua.LState) int {
	c := self[*checkValue](r, L, text(L.Get(2)))
	word := text(L.Get(2))
	kind := r.kindOf(c.of, "expect")
	if r.pushKnown(L, "expect "+kind, word) {
		return 1
	}
	if !slices.Contains(checkWords[kind], word) {
		f := failure("of %s nothing can be expected by the word %q; there are %s",
			"on n'attend rien par le mot %[2]q ici (%[1]s) ; il y a %[3]s",
			kindNames[kind], word, strings.Join(checkWords[kind], ", ")).meaning(word, checkWords[kind]).counting(kind,
			word)
		if p, player := c.of.(engine.Player); player && f.Hint == (engine.Text{}) && slices.Contains(checkWords["zone"],
			word) {
			f.Hint = engine.Sayf("it is said of one of the player's places:  expect(%s.hand):%s(…)",
				"cela se dit d'un des lieux du joueur :  expect(%s.hand):%s(…)", r.variable(p), word)
		}
		r.fail(f)
	}
	takes := checkTakes[word]
	if kind == "zone" && word == "count" {
		takes++ // of two values it tells itself what they mean elsewhere
	}
	if kind == "log" {
		takes = logTakes[word]
	}
	return r.method(L, "expect "+kind, word, takes, func(L *lua.LState) int {
		c := self[*checkValue](r, L, word)
		r.ofKind(c.of, "expect", kind, word)
		r.dangling = 0
		r.outside("expect")
		r.beforeRuling() // an expectation that was kept under a name stands where it is said
		r.arrived()
		r.check()
		switch of := c.of.(type) {
		case *zoneValue:
			r.checkZone(L, word, r.zone(of))
		case *numberValue:
			r.checkNumber(L, word, of)
		case engine.Player:
			r.checkPlayer(L, word, of)
		case gameValue:
			r.checkGame(L, word)
		case *logValue:
			r.checkLog(L, word, of)
		}
		r.looksAt(c.of)
		return 0
	})
}

// unmet stops the script: an expectation did not hold.
func (r *run) unmet(what, want, got engine.Text) {
	f := failure("%s: expected %s, but it is %s", "%s : attendu %s, mais c'est %s", what, want, got)
	f.Expectation, f.Recent = true, r.recent(6)
	if r.claiming() {
		f.Hint = notStatedHint
	}
	r.fail(f)
}

// zoneName is a zone's name with its owner's.
func (r *run) zoneName(z engine.Zone) engine.Text {
	return engine.Each(func(l engine.Lang) string { return r.m.ZoneName(z, r.names, l) })
}

// same says one text in every language: a name.
func same(s string) engine.Text { return engine.Each(func(engine.Lang) string { return s }) }

// What a zone and a game may be.
var (
	emptyZone = engine.Text{"empty", "vide"}
	overGame  = engine.Text{"over", "terminée"}
	goingOn   = engine.Text{"still going on", "encore en cours"}
	theGame   = engine.Text{"the game", "la partie"}
	turnOwner = engine.Text{"whose turn it is", "celui dont c'est le tour"}
	nobody    = engine.Text{"nobody's", "personne"}
)

// zoneCheck is an expectation of a zone that is held against it.
type zoneCheck struct {
	r    *run
	L    *lua.LState
	word string
	zone engine.Zone
	lies []engine.Def // the cards that lie there, from the top
}

// checkZone holds an expectation of a zone against it. First comes what would hold, or fail, whatever happens: it
// proves nothing, and a script that says it has meant something else.
func (r *run) checkZone(L *lua.LState, word string, z engine.Zone) {
	c := &zoneCheck{r: r, L: L, word: word, zone: z}
	for x := range r.m.Cards(z) {
		c.lies = append(c.lies, r.m.Def(x))
	}
	if word == "count" {
		c.onlyCounts()
	}
	r.mayHold(z)
	r.mayChange(z, word)
	switch word {
	case "top", "shows", "is_face_down", "in_order":
		r.hasTop(z, word)
	}
	switch word {
	case "is", "in_order":
		c.are()
	case "has":
		c.has()
	case "has_no":
		if d := c.named(); c.copies(d) > 0 {
			c.unmet(engine.Sayf("no %s", "pas de %s", r.rules.Cards[d].Name))
		}
	case "count":
		c.count()
	case "top":
		if d := c.named(); len(c.lies) == 0 || c.lies[0] != d {
			c.unmet(engine.Sayf("%s on top", "%s au-dessus", r.rules.Cards[d].Name))
		}
	case "is_empty":
		if len(c.lies) > 0 {
			c.unmet(emptyZone)
		}
	case "shows":
		c.shows()
	case "is_face_down":
		if x := r.m.Top(z); x == 0 || r.m.Open(x) {
			r.unmet(r.zoneName(z), engine.Text{"face down on top", "face cachée au-dessus"}, r.topOf(z))
		}
	}
}

// unmet stops the script, and tells what lies there instead.
func (c *zoneCheck) unmet(want engine.Text) {
	c.r.unmet(c.r.zoneName(c.zone), want, c.r.cardList(c.lies))
}

// copies is how many copies of a card lie there.
func (c *zoneCheck) copies(d engine.Def) int {
	n := 0
	for _, x := range c.lies {
		if x == d {
			n++
		}
	}
	return n
}

// named reads the name of the card that is expected.
func (c *zoneCheck) named() engine.Def {
	s, ok := c.L.Get(2).(lua.LString)
	if !ok {
		c.r.failf("%s takes the name of one card: %[1]s \"…\", and a line for each",
			"%s prend le nom d'une seule carte : %[1]s \"…\", et une ligne pour chacune", c.word)
	}
	return c.r.cardIn(c.zone, string(s))
}

// onlyCounts stops a count that names a card, or says more than a number.
func (c *zoneCheck) onlyCounts() {
	if name, ok := c.L.Get(2).(lua.LString); ok {
		n := same("1")
		if c.L.GetTop() > 2 {
			n = sandbox.Shown(c.L.Get(3))
		}
		c.r.failf("count tells how many cards lie there in all; how many of one name: has(%q, %s)",
			"count dit combien de cartes sont là en tout ; combien d'un même nom : has(%q, %s)", clip(string(name)), n)
	}
	c.r.takes(c.L, c.word, 1, 1)
}

// are: these cards lie there and no others; in_order tells them from the top.
func (c *zoneCheck) are() {
	r := c.r
	names := r.texts(c.word, c.L.Get(2))
	want := make([]engine.Def, len(names))
	for i, n := range items(r, c.L.Get(2).(*lua.LTable), names) {
		want[i] = r.cardIn(c.zone, n)
	}
	a, b := c.lies, want
	if c.word == "is" {
		a, b = slices.Sorted(slices.Values(c.lies)), slices.Sorted(slices.Values(want))
	}
	if !slices.Equal(a, b) {
		c.unmet(r.cardList(want))
	}
}

// has: a card lies there, or just so many copies of it.
func (c *zoneCheck) has() {
	d := c.named()
	n, name := c.copies(d), c.r.rules.Cards[d].Name
	if c.L.GetTop() <= 2 {
		if n == 0 {
			c.unmet(name)
		}
		return
	}
	if also, ok := c.L.Get(3).(lua.LString); ok {
		c.r.failf("has takes one name, and how many there are: a line of its own for %q",
			"has prend un seul nom, et combien il y en a : une ligne à part pour %q", clip(string(also)))
	}
	second := engine.Text{"the second value of has", "la seconde valeur de has"}
	if want := c.r.whole(second, c.L.Get(3), 0, maxZone); n != want {
		c.unmet(engine.Sayf("%d x %s", "%d x %s", want, name))
	}
}

// count: so many cards lie there.
func (c *zoneCheck) count() {
	if n := c.r.whole(same("count"), c.L.Get(2), 0, maxZone); len(c.lies) != n {
		c.r.unmet(c.r.zoneName(c.zone), engine.Counted(n, engine.Text{"card", "carte"}),
			engine.Sayf("%d: %s", "%d : %s", len(c.lies), c.r.cardList(c.lies)))
	}
}

// shows: a card lies face up on top.
func (c *zoneCheck) shows() {
	r, d := c.r, c.named()
	if x := r.m.Top(c.zone); x == 0 || r.m.Def(x) != d || !r.m.Open(x) {
		r.unmet(r.zoneName(c.zone), engine.Sayf("%s face up on top", "%s face visible au-dessus",
			r.rules.Cards[d].Name), r.topOf(c.zone))
	}
}

func (r *run) topOf(z engine.Zone) engine.Text {
	c := r.m.Top(z)
	switch {
	case c == 0:
		return emptyZone
	case r.m.Open(c):
		return engine.Sayf("%s face up", "%s face visible", r.rules.Cards[r.m.Def(c)].Name)
	}
	return engine.Sayf("%s face down", "%s face cachée", r.rules.Cards[r.m.Def(c)].Name)
}

// cardList names cards, equal neighbours counted.
func (r *run) cardList(defs []engine.Def) engine.Text {
	if len(defs) == 0 {
		return emptyZone
	}
	return engine.Each(func(l engine.Lang) string { return r.listIn(defs, l) })
}

func (r *run) listIn(defs []engine.Def, lang engine.Lang) string {
	var parts []string
	for i := 0; i < len(defs); {
		n := 1
		for i+n < len(defs) && defs[i+n] == defs[i] {
			n++
		}
		s := r.rules.Cards[defs[i]].Name.In(lang)
		if n > 1 {
			s = fmt.Sprintf("%d x %s", n, s)
		}
		parts = append(parts, s)
		i += n
	}
	if len(parts) > 12 {
		parts = append(parts[:12], engine.Sayf("… (%d cards in all)", "… (%d cartes en tout)", len(defs)).In(lang))
	}
	return strings.Join(parts, ", ")
}

func (r *run) checkNumber(L *lua.LState, word string, of *numberValue) {
	of = r.now(of)
	if of.missing != nil {
		r.fail(of.missing)
	}
	n := r.number(of, word, L.Get(2))
	r.bounded(word, of, n)
	r.counts(of)
	if word == "is" && of.n != n || word == "at_least" && of.n < n || word == "at_most" && of.n > n {
		want := map[string]engine.Text{"is": {}, "at_least": {"at least ", "au moins "},
			"at_most": {"at most ", "au plus "}}[word]
		r.unmet(of.what, engine.Sayf("%s%d", "%s%d", want, n), same(strconv.Itoa(of.n)))
	}
}

func (r *run) checkPlayer(L *lua.LState, word string, p engine.Player) {
	name := r.names[p]
	if r.d.stopped && (word == "may" || word == "may_not" || word == "must_choose") {
		r.failf("play stands at a step, where nobody is asked anything: go on first",
			"la partie est arrêtée à une étape, où rien n'est demandé à personne : continuez d'abord")
	}
	switch word {
	case "may", "may_not":
		r.checkMay(L, word, p)
	case "must_choose":
		want := r.texts("must_choose", L.Get(2))
		if len(want) == 0 {
			f := failure("must_choose names the answers, in the words of the log; that nobody asks %s is said by what is asked instead",
				"must_choose nomme les réponses, dans les mots du journal ; qu'on ne demande rien à %s se dit par ce qui est demandé à la place", name)
			f.Legal = r.lines(r.d.q)
			r.fail(f)
		}
		if got := r.answersOf(p); !sameAnswers(want, got) {
			got = numbered(got)
			said := engine.Each(func(l engine.Lang) string { return strings.Join(want, engine.Semicolons.In(l)) })
			is := same("-")
			if len(got) > 0 {
				is = engine.Join(got, engine.Semicolons)
			}
			f := failure("the legal answers of %s: expected %s, but it is %s",
				"les réponses permises à %s : attendu %s, mais c'est %s",
				name, said, is)
			f.Expectation, f.Recent, f.Hint = true, r.recent(6), r.notAsked(p)
			if q := r.d.q; f.Hint == (engine.Text{}) && q != nil && q.Player != p {
				f.Hint = engine.Sayf("nobody asks %s: the open question is %s's",
					"on ne demande rien à %s : la question ouverte est à %s", name, r.names[q.Player])
			}
			r.fail(f)
		}
	case "is_on_turn":
		if on := r.game.TurnOf(r.m); on != p {
			r.unmet(turnOwner, same(name), r.nameOf(on))
		}
	case "won", "did_not_win":
		if !r.game.Done(r.m) {
			r.unmet(theGame, overGame, goingOn)
		}
		if r.game.Won(r.m, p) != (word == "won") {
			want := same(name)
			if word != "won" {
				want = engine.Sayf("not %s", "pas %s", name)
			}
			r.unmet(engine.Text{"the winner", "le gagnant"}, want, engine.Text{"otherwise", "autre"})
		}
	}
}

// answersOf gives the legal answers of a player, in the words of the log.
func (r *run) answersOf(p engine.Player) []engine.Text {
	if r.d.q == nil || r.d.q.Player != p {
		return nil
	}
	out := make([]engine.Text, len(r.d.q.Answers))
	for l := range engine.Spoken() {
		for i, name := range r.m.AnswerNames(r.d.q.Answers, r.names, l) {
			out[i][l] = name
		}
	}
	return out
}

// sameAnswers says whether the answers that a script names, in any language, are these.
func sameAnswers(want []string, got []engine.Text) bool {
	if len(want) != len(got) {
		return false
	}
	got = slices.Clone(got)
	for _, w := range want {
		i := slices.IndexFunc(got, func(a engine.Text) bool {
			return a.Means(engine.FoldName(w)) || a.Means(engine.FoldName(firstOfName.ReplaceAllString(w, "")))
		})
		if i < 0 {
			return false
		}
		got = slices.Delete(got, i, i+1)
	}
	return true
}

// firstOfName is the number of the first of several cards of a name, which the log leaves out.
var firstOfName = regexp.MustCompile(`#1\b`)

// numbered is what answers are called with a number also behind the first of several cards of a name, as the lines of a
// script have it.
func numbered(answers []engine.Text) []engine.Text {
	out := slices.Clone(answers)
	for _, a := range answers {
		for l := range engine.Spoken() {
			before, after, second := strings.Cut(a.In(l)+" ", "#2 ")
			if i := slices.IndexFunc(out, func(x engine.Text) bool {
				return x[l]+" " == before+" "+after
			}); second && i >= 0 {
				out[i][l] = strings.TrimSuffix(before+"#1 "+after, " ")
			}
		}
	}
	return out
}

// nameGiven reads the second value of may and may_not: the name of a card or of a choice, or a player; empty where
// there is none.
func (r *run) nameGiven(L *lua.LState, word string) string {
	switch v := L.Get(3).(type) {
	case lua.LString:
		_, which, _ := strings.Cut(string(v), "#")
		r.copyNumber(string(v), which)
		return string(v)
	case *lua.LNilType:
		return ""
	case *lua.LUserData:
		if p, ok := v.Value.(playerValue); ok {
			return r.names[r.sits(p)]
		}
	}
	r.failf("the second value of %s is a name, and not %s", "la seconde valeur de %s est un nom, et non %s", word,
		sandbox.Shown(L.Get(3)))
	return ""
}

// number reads the number that another is held against: true and false stand for 1 and 0 where it can only be one of
// these.
func (r *run) number(of *numberValue, word string, v lua.LValue) int {
	if on, ok := v.(lua.LBool); ok && of.yes && word == "is" {
		if on {
			return 1
		}
		return 0
	}
	return r.whole(engine.Sayf("the value behind %s", "la valeur derrière %s", word), v, -maxNumber, maxNumber)
}

func (r *run) nameOf(p engine.Player) engine.Text {
	if p == engine.NoPlayer {
		return nobody
	}
	return same(r.names[p])
}

// noVerb stops a script that asks for a verb that there is not.
func (r *run) noVerb(verb string, words []string) {
	r.fail(r.noWord(failure("there is no verb %q; there are %s", "il n'y a pas de verbe %q ; il y a %s", verb,
		strings.Join(words, ", ")), verb, words))
}

func (r *run) checkGame(L *lua.LState, word string) {
	switch word {
	case "is_over":
		if !r.game.Done(r.m) {
			r.unmet(theGame, overGame, goingOn)
		}
	case "goes_on":
		if r.game.Done(r.m) {
			r.unmet(theGame, goingOn, overGame)
		}
	case "is_between_turns":
		if on := r.game.TurnOf(r.m); on != engine.NoPlayer {
			r.unmet(turnOwner, nobody, same(r.names[on]))
		}
	}
}
