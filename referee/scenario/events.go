package scenario

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
)

// What happened, and in which order: expect(log):has(ben, "gains", "Weakness"). An event is told in the words of the
// log, with any part left out; package log knows which words those are (log.Sentences).

// logValue is the log from an event on: log, log:since(mark); or what a move has brought: log:last_move().
type logValue struct {
	from int
	what engine.Text // where it begins
	move *markValue  // ends where the next move begins
	of   *branch     // in which it was made
}

// markValue is a point of the log: log:mark(). For a move end is where the next one begins, 0 as long as it is the
// last.
type markValue struct {
	event, line, end int
	of               *branch // in which it was made
}

// find gives the events of a part of the log that a description fits.
func (r *run) find(d *log.Description, of *logValue, from int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range log.Find(r.log, d, from) {
			if (of.move == nil || of.move.end == 0 || i < of.move.end) && !yield(i) {
				return
			}
		}
	}
}

// happened is what a run keeps of what has happened.
type happened struct {
	forced
	lineKinds *log.Sentences // the lines that a log can hold, taken apart when first needed
}

// logWords are what may be said of the log.
var logWords = []string{"mark", "since", "last_move"}

func init() {
	aboutGlobal["log"] = definedWord{engine.Text{`What has happened so far, to expect events of: expect(log):has(ben, "gains", "Weakness").`,
		`Ce qui est arrivé jusqu'ici, pour attendre des événements : expect(log):has(ben, "gains", "Weakness").`},
		`---@type Log
log = nil`}
}

const (
	hasExample   = `expect(log):has(ben, "gains", "Weakness")`
	orderExample = `expect(log):in_order { { ann, "plays", "Punch" }, { ben, "gains", "Weakness" } }`
	countExample = `expect(log):count(2, ben, "gains", "Weakness")`
)

// logIndex is  log:mark(),  log:since(mark)  and  log:last_move().
func (r *run) logIndex(L *lua.LState) int {
	self[*logValue](r, L, text(L.Get(2)))
	word := text(L.Get(2))
	if !slices.Contains(logWords, word) {
		r.fail(failure("the log has no word %q; it has %s, and what expect(…) offers",
			"le journal n'a pas de mot %q ; il a %s, et ce qu'offre expect(…)",
			word, strings.Join(logWords, ", ")).meaning(word, logWords))
	}
	takes := map[string]int{"since": 1}[word]
	return r.method(L, "events", word, takes, func(L *lua.LState) int {
		self[*logValue](r, L, word)
		r.rulesOrFail()
		r.begin()
		switch word {
		case "mark":
			L.Push(r.value("mark", &markValue{event: len(r.log.Events), line: r.at(), of: r.branch}))
		case "since":
			ud, _ := L.Get(2).(*lua.LUserData)
			var mark *markValue
			if ud != nil {
				mark, _ = ud.Value.(*markValue)
			}
			if mark == nil {
				r.fail(failure("since is said of a mark: local before = log:mark(), and later expect(log:since(before))",
					"since se dit d'un repère : local avant = log:mark(), et plus tard expect(log:since(avant))"))
			}
			r.inSight(mark.of)
			L.Push(r.value("log",
				&logValue{from: mark.event, of: mark.of, what: engine.Sayf("the log since the mark of line %d",
					"le journal depuis le repère de la ligne %d", mark.line)}))
		case "last_move":
			if r.moved == nil {
				r.fail(failure("nobody has made a move yet", "personne n'a encore joué"))
			}
			L.Push(r.value("log",
				&logValue{r.moved.event, engine.Sayf("the log of the move of line %d",
					"le journal du coup de la ligne %d", r.moved.line), r.moved, r.moved.of}))
		}
		return 1
	})
}

// checkLog is an expectation of the log.
func (r *run) checkLog(L *lua.LState, word string, of *logValue) {
	r.inSight(of.of)
	switch word {
	case "has":
		r.hasEvent(r.event(r.rest(L, 2), hasExample, log.Description{}), of)
	case "has_no":
		d := r.event(r.rest(L, 2), `expect(log):has_no(ben, "gains", "Weakness")`, log.Description{Every: true})
		r.couldHave(d, of)
		r.nothingYet(of)
		for i := range r.find(&d.Description, of, of.from) {
			f := failure("%s: \"%s\" was not to happen, but there is such a line (%s)",
				"%s : « %s » ne devait pas arriver, mais il y a une telle ligne (%s)",
				of.what, d.says, r.where(i))
			r.unmetEvent(f, []int{i})
		}
		r.byNothing(d, of)
		r.looks(r.matches(d, of))
	case "count":
		n := r.eventCount(L.Get(2))
		d := r.event(r.rest(L, 3), countExample, log.Description{Every: true})
		r.couldHave(d, of)
		if found := slices.Collect(r.find(&d.Description, of, of.from)); len(found) != n {
			f := failure("%s: expected \"%s\" %d times, but it is there %d times",
				"%s : attendu « %s » %d fois, mais il y est %d fois", of.what, d.says, n, len(found))
			r.unmetEvent(f, found)
		}
		r.looks(r.matches(d, of))
	case "in_order":
		r.ordered(L.Get(2), of)
	}
}

// matches counts the events that a description fits.
func (r *run) matches(d *description, of *logValue) func() string {
	return func() string {
		n := 0
		for range r.find(&d.Description, of, of.from) {
			n++
		}
		return strconv.Itoa(n)
	}
}

// eventCount reads how often something is expected.
func (r *run) eventCount(v lua.LValue) int {
	n, ok := sandbox.Whole(v, 1, maxEvents)
	if !ok {
		r.failf("count begins with how often, a whole number from 1 on: %s; that something never happened is has_no",
			"count commence par le nombre de fois, un entier à partir de 1 : %s ; que rien de tel ne s'est passé, c'est has_no", r.sample(countExample))
	}
	return int(n)
}

// hasEvent expects that an event is in the log.
func (r *run) hasEvent(d *description, of *logValue) {
	for range r.find(&d.Description, of, of.from) {
		return
	}
	r.missingEvent(failure("%s: expected \"%s\", but there is no such line",
		"%s : attendu « %s », mais il n'y a pas de telle ligne", of.what, d.says), d, of)
}

// missingEvent stops the script: an event that was expected is not in the log.
func (r *run) missingEvent(f *Failure, d *description, of *logValue) {
	f.Hint = r.sentences().Besides(&d.Description)
	r.unmetEvent(f, r.like(d, of))
}

// ordered expects that events are in the log, one after the other.
func (r *run) ordered(v lua.LValue, of *logValue) {
	list, ok := v.(*lua.LTable)
	if !ok {
		r.fail(failure("in_order is said of a list of events: %s", "in_order se dit d'une liste d'événements : %s",
			r.sample(orderExample)))
	}
	var all []*description
	what := engine.Text{"a list of events", "une liste d'événements"}
	for _, item := range items(r, list, r.list(what, list)) {
		one, ok := item.(*lua.LTable)
		if !ok {
			r.fail(failure("each event of an order stands in braces of its own: %s",
				"chaque événement d'un ordre a ses propres accolades : %s", r.sample(orderExample)))
		}
		if len(all) > 0 { // as many expectations as it has events
			r.check()
		}
		all = append(all, r.event(r.list(engine.Text{"an event", "un événement"}, one), orderExample,
			log.Description{}))
	}
	if len(all) < 2 {
		r.fail(failure("an order has two events or more: %s", "un ordre a deux événements ou plus : %s",
			r.sample(orderExample)))
	}
	at := of.from
	for n, d := range items(r, list, all) {
		found := -1
		for i := range r.find(&d.Description, of, at) {
			found = i
			break
		}
		if found >= 0 {
			at = found + 1
			continue
		}
		earlier := slices.Collect(r.find(&d.Description, of, of.from))
		switch {
		case n == 0:
			r.hasEvent(d, of)
		case len(earlier) > 0:
			r.unmetEvent(failure("%s: expected \"%s\" after \"%s\", but it is there only before",
				"%s : attendu « %s » après « %s », mais il n'y est qu'avant",
				of.what, d.says, all[n-1].says), append(earlier, at-1))
		default:
			r.missingEvent(failure("%s: expected \"%s\" after \"%s\", but there is no such line",
				"%s : attendu « %s » après « %s », mais il n'y a pas de telle ligne",
				of.what, d.says, all[n-1].says), d, of)
		}
	}
}

// unmetEvent stops the script: an expectation of the log did not hold. It shows the lines that say most about it.
func (r *run) unmetEvent(f *Failure, lines []int) {
	f.Expectation = true
	slices.Sort(lines)
	lines = slices.Compact(lines)
	for _, i := range lines[max(0, len(lines)-6):] {
		f.Recent = append(f.Recent, r.told(i))
	}
	if len(lines) == 0 {
		f.Recent = r.recent(6)
	}
	r.fail(f)
}

// told is the line of an event, with the line of the script that caused it.
func (r *run) told(i int) engine.Text {
	where := r.where(i)
	return engine.Each(func(l engine.Lang) string { return log.EventText(r.log, i, l) + "  (" + where.In(l) + ")" })
}

// where says which line of the script caused an event.
func (r *run) where(i int) engine.Text {
	return engine.Sayf("line %d", "ligne %d", r.log.Line(i))
}

// like gives the last events of the kinds that a description may mean: what happened instead.
func (r *run) like(d *description, of *logValue) []int {
	loose := d.Description
	loose.Things, loose.By = nil, nil
	if len(loose.Words) == 0 || r.sentences().Read(&loose) != nil {
		return nil
	}
	return slices.Collect(r.find(&loose, of, of.from))
}

// description is an event as the script tells it.
type description struct {
	log.Description
	says engine.Text // as a sentence: "Ben gains Weakness"
}

// sentences are the lines that a log of this game can hold, taken apart when first needed.
func (r *run) sentences() *log.Sentences {
	if r.lineKinds == nil {
		r.lineKinds = log.SentencesOf(r.rules)
	}
	return r.lineKinds
}

// event reads a description of an event: ben, "gains", "Weakness", "from", weakness, "by", "fe.weakness.to-discard".
// how says whether it must fit every line of which it is said, and not just one.
func (r *run) event(parts []lua.LValue, example string, how log.Description) *description {
	d := &description{Description: how}
	example = r.sample(example)
	var words []string
	var said []engine.Text
	say := func(t engine.Text) { said = append(said, t) }
	add := func(t log.Thing) {
		t.Behind = len(words)
		d.Things = append(d.Things, t)
	}
	for i := 0; i < len(parts); i++ {
		next := lua.LValue(lua.LNil)
		if i+1 < len(parts) {
			next = parts[i+1]
		}
		switch v := parts[i].(type) {
		case lua.LNumber:
			n := r.amount(v)
			add(log.Thing{Sort: log.SomeNumber, N: n, Signed: n < 0})
			say(same(strconv.Itoa(n)))
		case *lua.LUserData:
			t := r.named(v, example)
			add(t)
			r.sayThing(t, say)
		case lua.LString:
			s := string(v)
			switch word := engine.FoldName(s); {
			case word == "":
				r.fail(failure("an empty text tells of nothing: %s", "un texte vide ne dit rien : %s", example))
			case word == "by":
				id, ok := next.(lua.LString)
				if !ok {
					r.failf(`by is followed by a clause: "by", "fe.weakness.empty-stack"`,
						`by est suivi d'une clause : "by", "fe.weakness.empty-stack"`)
				}
				d.By = append(d.By, r.printed(string(id)))
				say(engine.Sayf("by %s", "par %s", string(id)))
				i++
			case word == "now":
				n, ok := next.(lua.LNumber)
				if !ok {
					words = append(words, s)
					say(same(s))
					break
				}
				now := r.amount(n)
				add(log.Thing{Sort: log.SomeNumber, N: now, Now: true})
				say(engine.Sayf("now %d", "maintenant %d", now))
				i++
			case (word == "from" || word == "to") && r.zoneOf(next) >= 0:
				t := log.Thing{Sort: log.SomeZone, Zone: r.zoneOf(next), Role: log.FromZone}
				place := engine.Sayf("from %s", "de : %s", r.zoneName(t.Zone))
				if word == "to" {
					t.Role, place = log.ToZone, engine.Sayf("to %s", "vers : %s", r.zoneName(t.Zone))
				}
				add(t)
				say(place)
				i++
			default:
				t, ok := r.thing(s)
				if !ok {
					if _, isClause := r.game.Book.Find(s); isClause {
						r.fail(failure(`before a clause stands "by": "by", %q`,
							`devant une clause vient « by » : "by", %q`, s))
					}
					words = append(words, s)
					in := engine.Each(func(l engine.Lang) string { return r.wordedIn(l, s) })
					if in[engine.FR] == r.rules.Verbs[engine.VerbDecline].Says[engine.FR] && next != lua.LNil {
						in[engine.FR] += " à"
					}
					say(in)
					break
				}
				add(t)
				r.sayThing(t, say)
			}
		default:
			r.fail(failure("an event is told by players, cards, places, numbers and words of the log: %s",
				"un événement se dit avec des joueurs, des cartes, des lieux, des nombres et des mots du journal : %s",
				example))
		}
	}
	if len(parts) == 0 {
		r.fail(failure("what is expected to have happened? %s", "que doit-il s'être passé ? %s", example))
	}
	d.Words = words
	d.says = engine.Join(said, engine.Text{" "})
	if err := r.sentences().Read(&d.Description); err != nil {
		f := failure("%v", "%v", err)
		if f.Hint = r.misnamed(words); f.Hint == (engine.Text{}) && slices.ContainsFunc(words, func(w string) bool {
			return engine.FoldName(w) == "to" || engine.FoldName(w) == "from"
		}) {
			f.Hint = engine.Text{`behind "from" and "to" stands a place: "to", ann.discard`,
				`derrière "from" et "to" vient un lieu : "to", ann.discard`}
		}
		r.fail(f)
	}
	r.mayHappen(d)
	return d
}

// misnamed is the hint where a word of a description is nearly the name of a card, a player or a place.
func (r *run) misnamed(words []string) engine.Text {
	for _, w := range words {
		if r.swallowed(w) {
			return r.samples(engine.Text{
				`names stand apart from the words, in quotes of their own: "Ben", "gains", "Weakness"`,
				`les noms se mettent à part des mots, entre guillemets à eux : "Ben", "gagne", "Faiblesse"`})
		}
		if r.sentences().Tells(w) {
			continue // a word of the log, and none of a name
		}
		if n := r.rules.NearName(w); n != (engine.Text{}) {
			return didYouMeanThe(n)
		}
		names := slices.Clone(r.names)
		for z := range engine.Zone(r.m.ZoneCount()) {
			names = slices.AppendSeq(names, r.zoneName(z).All())
		}
		if n := engine.Nearest(w, names); n != "" {
			return didYouMean(n)
		}
	}
	return engine.Text{}
}

// swallowed says whether a text of several words has a name among them: a line of the log in one piece.
func (r *run) swallowed(text string) bool {
	words := strings.Fields(text)
	words = words[:min(len(words), 40)]
	for from := range words {
		for to := from + 1; to <= len(words) && len(words) > 1 && to-from < 8; to++ {
			name := strings.Trim(strings.Join(words[from:to], " "), ":,;.()")
			if _, ok := r.thing(name); ok {
				return true
			}
		}
	}
	return false
}

// amount reads a number of an event.
func (r *run) amount(v lua.LNumber) int {
	return r.whole(engine.Text{"the number of an event", "le nombre d'un événement"}, v, -maxNumber, maxNumber)
}

// printed finds a clause that an event of this edition can cite.
func (r *run) printed(id string) engine.Clause {
	c := r.clause(id)
	if !r.rules.Printed(c) {
		r.fail(failure("%s does not stand in the booklet of this edition, so nothing is done by it",
			"%s n'est pas dans le livret de cette édition : rien ne se fait par elle", id))
	}
	return c
}

// named reads what a description names by a value: a player or a place.
func (r *run) named(ud *lua.LUserData, example string) log.Thing {
	switch v := ud.Value.(type) {
	case playerValue:
		return log.Thing{Sort: log.SomePlayer, Player: r.sits(v)}
	case *zoneValue:
		return log.Thing{Sort: log.SomeZone, Zone: r.zone(v)}
	}
	r.fail(failure("an event is told by players, cards, places, numbers and words of the log: %s",
		"un événement se dit avec des joueurs, des cartes, des lieux, des nombres et des mots du journal : %s",
		example))
	return log.Thing{}
}

// thing reads what a description names by a text: a player, a card, a place or an amount with its sign.
func (r *run) thing(s string) (log.Thing, bool) {
	if n, ok := log.Amount(s); ok {
		return log.Thing{Sort: log.SomeNumber, N: n, Signed: true}, true
	}
	for p, name := range r.names {
		if engine.FoldName(name) == engine.FoldName(s) {
			return log.Thing{Sort: log.SomePlayer, Player: engine.Player(p)}, true
		}
	}
	if r.rules.FindCard(s) != 0 {
		return log.Thing{Sort: log.SomeCard, Card: s}, true
	}
	if z := r.zoneOf(lua.LString(s)); z >= 0 {
		return log.Thing{Sort: log.SomeZone, Zone: z}, true
	}
	return log.Thing{}, false
}

// zoneOf is the zone that a value or its name in the log is, -1 if it is none.
func (r *run) zoneOf(v lua.LValue) engine.Zone {
	switch v := v.(type) {
	case *lua.LUserData:
		if z, ok := v.Value.(*zoneValue); ok {
			return r.zone(z)
		}
	case lua.LString:
		name := engine.FoldName(string(v))
		for z := range engine.Zone(r.m.ZoneCount()) {
			if z != engine.Box && r.zoneName(z).Means(name) {
				return z
			}
		}
		for z, info := range r.rules.Shared {
			if z > 0 && info.ID == string(v) {
				return engine.Zone(z)
			}
		}
	}
	return -1
}

// sayThing puts a thing into the sentence of a description.
func (r *run) sayThing(t log.Thing, say func(engine.Text)) {
	switch t.Sort {
	case log.SomePlayer:
		say(same(r.names[t.Player]))
	case log.SomeZone:
		say(r.zoneName(t.Zone))
	case log.SomeNumber:
		n := lua.LNumber(t.N).String()
		if t.N > 0 {
			n = "+" + n
		}
		say(same(n))
	case log.SomeCard:
		say(engine.Each(r.rules.Cards[r.rules.FindCard(t.Card)].Name.In))
	}
}

// rest gives the arguments from one on.
func (r *run) rest(L *lua.LState, from int) []lua.LValue {
	var out []lua.LValue
	for i := from; i <= L.GetTop(); i++ {
		out = append(out, L.Get(i))
	}
	return out
}

// aboutLog are the words of the log, for the definition file.
var aboutLog = map[string]struct{ params, gives, says string }{
	"mark":      {"", "Mark", "a mark: what happens from here on"},
	"since":     {"mark Mark", "Log", "only what has happened since a mark"},
	"last_move": {"", "Log", "only what the last move of a turn has brought, with all answers to its questions"},
}

func (d *definitions) log() {
	d.add("---A point of the log.").add("---@class Mark").blank()
	d.add("---What an event is told by: players, cards, places, numbers, words of the log, and `\"by\"` with a clause.")
	d.add("---@alias Told Player|Zone|CardName|ClauseID|string|integer").blank()
	d.add("---What has happened.").add("---@class Log").add("local Log = {}").blank()
	for _, word := range logWords {
		about := aboutLog[word]
		d.line(about.says+".").function("Log", word, about.params, about.gives)
	}
}
