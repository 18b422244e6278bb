package scenario

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/explore"
)

// What a script holds in its hands: players, zones, numbers, expectations. Each is a userdata; what may be said of it
// is looked up when it is said, so that a misspelt word is answered with the nearest one.

type zoneValue struct {
	zone    engine.Zone // before the match has begun too
	name    string      // the word of the script
	seating int         // of the player whose place it is, 0 for a place of all
}

// playerValue is a player, as a call of players gave it: after a set-up that was refused another call gives others.
type playerValue struct {
	seat    engine.Player
	seating int
}

type numberValue struct {
	what      engine.Text
	n         int
	yes       bool           // it is only 1 or 0, true or false
	atEnd     bool           // it is counted when the game is over
	uncounted engine.Clauses // why, the game being over, it was not
	of        stated         // what it is the number of, for statements about other tables
	floor     engine.Clause  // the rule that keeps it from falling below low
	low, high int            // what it can be

	least, most int          // what it can be as things are now, where that is less
	in          engine.Range // of a card: what it can be whenever a player has the next move
	card        engine.Def
	zone        engine.Zone

	answered int                 // how many answers had been given when it was read
	again    func() *numberValue // reads it off the table as it is now
	missing  *Failure            // why there is no such number as things are
	// stops a statement about other tables that could not be true or false; nil where there is nothing to look at
	stands func()
}

type gameValue struct{}

type checkValue struct{ of any }

// sentence is what is left of a word that has done its work: a move, an expectation, a refusal. It is no condition:
// `not expect(…)` would hold and `if ann:plays "Punch"` fail, whatever happened.
type sentence struct{}

// noSentence is why.
var noSentence = &sandbox.Reason{
	Msg: engine.Text{"a move or an expectation is no condition: where it does not hold, the script stops there",
		"un coup ou une attente n'est pas une condition : où l'un ne tient pas, le script s'arrête là"},
	Hint: engine.Text{"write it on a line of its own; the opposite of an expectation has a word of its own: has_no, may_not, at_most, did_not_win",
		"écrivez-le sur une ligne à part ; le contraire d'une attente a son propre mot : has_no, may_not, at_most, did_not_win"},
}

// said gives what a word gives, and a sentence for a word that gives nothing.
func (r *run) said(L *lua.LState, n int) int {
	if n == 0 {
		L.Push(r.sentence)
		n = 1
	}
	return n
}

// globalWord is a global word that is called: how many values it takes, and what it does.
type globalWord struct {
	most int
	call func(*run, *lua.LState) int
}

var globalWords map[string]globalWord

func init() { // the words read what they themselves are, in their messages
	globalWords = map[string]globalWord{
		"scenario":      {1, (*run).scenarioWord},
		"players":       {1, (*run).playersWord},
		"stacks":        {1, (*run).stacksWord},
		"expect":        {1, (*run).expectWord},
		"refused":       {2, (*run).refusedWord},
		"what_if":       {2, (*run).whatIf},
		"ruling":        {1, (*run).rulingWord},
		"use":           {1, (*run).useWord},
		"as_if":         {0, (*run).asIf},
		"begin":         {0, (*run).beginWord},
		"shuffle_gives": {1, (*run).shuffleGives},
		"until_step":    {1, (*run).untilStep},
		"possible":      {1, func(r *run, L *lua.LState) int { r.claim(L, "possible", explore.Possible); return 0 }},
		"always":        {1, func(r *run, L *lua.LState) int { r.claim(L, "always", explore.Always); return 0 }},
		"never":         {1, func(r *run, L *lua.LState) int { r.claim(L, "never", explore.Never); return 0 }},
		"that":          {1, (*run).thatWord},
	}
}

// words gives a fresh state its words.
func (r *run) words(L *lua.LState) {
	r.meta = map[string]*lua.LTable{}
	r.sentence = r.value("sentence", sentence{})
	sandbox.Provide(L, r.word)
}

// word makes a global word, or gives nil for what is none.
func (r *run) word(name string) lua.LValue {
	if w, ok := globalWords[name]; ok {
		return r.L.NewFunction(func(L *lua.LState) int {
			r.takes(L, name, 0, w.most)
			return r.said(L, w.call(r, L))
		})
	}
	switch {
	case name == "game":
		return r.value("game", gameValue{})
	case name == "log":
		return r.value("log", &logValue{what: engine.Text{"the log", "le journal"}})
	case slices.Contains(r.script.language.words, name):
		return r.value("zone", &zoneValue{zone: -1, name: name})
	}
	return lua.LNil
}

// member is a word of a kind of values.
type member struct{ kind, word string }

// pushKnown gives back a word of a kind of values if a script has asked for it before.
func (r *run) pushKnown(L *lua.LState, kind, word string) bool {
	fn := r.methods[member{kind, word}]
	if fn != nil {
		L.Push(fn)
	}
	return fn != nil
}

// method gives back a word of a kind of values, which takes so many values behind itself.
func (r *run) method(L *lua.LState, kind, name string, most int, fn lua.LGFunction) int {
	if r.pushKnown(L, kind, name) {
		return 1
	}
	method := L.NewFunction(func(L *lua.LState) int {
		if _, ok := L.Get(1).(*lua.LUserData); !ok {
			r.noColon(name)
		}
		r.takes(L, name, 1, most)
		return r.said(L, fn(L))
	})
	if r.methods == nil {
		r.methods = map[member]*lua.LFunction{}
	}
	r.methods[member{kind, name}] = method
	L.Push(method)
	return 1
}

// kind tells of a kind of values what its words are, how one is written, and what comes of calling one.
func (r *run) kind(name string) (index lua.LGFunction, show func(any) string, call lua.LGFunction) {
	as := func(text string) func(any) string { return func(any) string { return text } }
	switch name {
	case "player":
		return r.playerIndex, r.playerText, nil
	case "zone":
		return r.zoneIndex, func(ud any) string { return ud.(*zoneValue).name }, r.zoneCall
	case "number":
		return nil, func(ud any) string { return ud.(*numberValue).what[engine.EN] }, nil
	case "check":
		return r.checkIndex, as("an expectation"), nil
	case "sentence":
		return nil, as("a sentence of the script"), nil
	case "nothing":
		return r.nothingIndex, as("nothing"), nil
	case "game":
		return r.gameIndex, as("the game"), nil
	case "that":
		return r.thatIndex, as("the beginning of a statement"), nil
	case "statement":
		return nil, func(ud any) string { return ud.(*statement).says[engine.EN] }, nil
	case "log":
		return r.logIndex, as("the log"), nil
	case "mark":
		return nil, as("a mark in the log"), nil
	}
	return nil, as(name), nil
}

// metatable makes what a state knows of a kind of values, when it has the first of them.
func (r *run) metatable(name string) *lua.LTable {
	L := r.L
	index, show, call := r.kind(name)
	mt := L.CreateTable(0, 6) // without room for a list
	if index == nil {
		index = func(L *lua.LState) int {
			r.failf("%s has no %q", "%s n'a pas de %q", kindNames[name], text(L.Get(2)))
			return 0
		}
	}
	mt.RawSetString("__index", L.NewFunction(func(L *lua.LState) int {
		if _, word := L.Get(2).(lua.LString); !word && name != "zone" { // a place has a word of its own for that
			r.failf("what is wanted of %s is named by a word, and %s is none",
				"ce qu'on veut de %s se nomme par un mot, et %s n'en est pas un",
				kindNames[name], sandbox.Shown(L.Get(2)))
		}
		return index(L)
	}))
	mt.RawSetString("__newindex", L.NewFunction(func(L *lua.LState) int {
		f := failure("%s cannot be changed by hand: the players' moves change the table",
			"%s ne se change pas à la main : ce sont les coups des joueurs qui changent la table", kindNames[name])
		if word := text(L.Get(2)); name == "player" && r.game != nil && slices.Contains(seatWords(r.game), word) {
			f.Hint = engine.Sayf(`what is so at the start stands beside the name: players { { "Ann", %s = … } }`,
				`ce qui est ainsi au départ se met à côté du nom : players { { "Ann", %s = … } }`, word)
		}
		r.fail(f)
		return 0
	}))
	mt.RawSetString("__tostring", L.NewFunction(func(L *lua.LState) int {
		L.Push(lua.LString(show(L.CheckUserData(1).Value)))
		return 1
	}))
	if call == nil {
		call = func(L *lua.LState) int { r.calledNone(L, name); return 0 }
	}
	mt.RawSetString("__call", L.NewFunction(call))
	mt.RawSetString("__metatable", lua.LString("locked"))
	switch name {
	case "player":
		mt.RawSetString(sandbox.Kept, &lua.LUserData{Value: &sandbox.Keeping{Look: r.kept}})
	case "zone": // this and a player may be given to a function, or not
	case "check", "sentence":
		mt.RawSetString(sandbox.Undecided, &lua.LUserData{Value: noSentence})
	default:
		mt.RawSetString(sandbox.Undecided, lua.LTrue)
	}
	r.meta[name] = mt
	return mt
}

func (r *run) value(kind string, v any) *lua.LUserData {
	ud := r.L.NewUserData()
	ud.Value = v
	mt := r.meta[kind]
	if mt == nil {
		mt = r.metatable(kind)
	}
	ud.Metatable = mt
	return ud
}

func (r *run) player(p engine.Player) *lua.LUserData {
	return r.value("player", playerValue{p, r.seating})
}

func (r *run) playerText(ud any) string {
	if p := ud.(playerValue); p.seating == r.seating {
		return r.names[p.seat]
	}
	return "a player of a table that was refused"
}

// sits gives the player that a value stands for, as long as that table stands.
func (r *run) sits(p playerValue) engine.Player {
	r.stands(p.seating)
	return p.seat
}

// stands stops a script that still holds what a call of players gave, after that table was refused.
func (r *run) stands(seating int) {
	if seating != 0 && seating != r.seating {
		r.failf("this player sat at a table that was refused: use what the last  players { … }  has given",
			"ce joueur était à une table qui a été refusée : employez ce qu'a donné le dernier  players { … }")
	}
}

// self reads the first argument of a method, which ":" gives and "." does not.
func self[T any](r *run, L *lua.LState, word string) T {
	if ud, ok := L.Get(1).(*lua.LUserData); ok {
		if v, ok := ud.Value.(T); ok {
			return v
		}
	}
	r.noColon(word)
	panic("unreachable")
}

// playerIndex is ann.hand, ann.power, ann:plays.
func (r *run) playerIndex(L *lua.LState) int {
	p := r.sits(self[playerValue](r, L, text(L.Get(2))))
	word := text(L.Get(2))
	if r.pushKnown(L, "player", word) {
		return 1
	}
	for k := range r.rules.PerPlayer {
		if id := r.rules.PerPlayer[k].ID; id == word && word != "" && !r.rules.PerPlayer[k].Absent {
			L.Push(r.value("zone", &zoneValue{engine.Zone(len(r.rules.Shared) + int(p)*len(r.rules.PerPlayer) + k),
				r.names[p] + " " + id, r.seating}))
			return 1
		}
	}
	for i := range r.rules.CountInfo {
		if c := &r.rules.CountInfo[i]; c.ID == word && !c.Global {
			r.begin()
			r.onward()
			L.Push(r.value("number", r.counted(p, c)))
			return 1
		}
	}
	if word == "name" {
		L.Push(lua.LString(r.names[p]))
		return 1
	}
	for v := range r.rules.Verbs {
		if r.rules.Verbs[v].Word == word && word != "" {
			most := 2
			if r.rules.Verbs[v].More {
				most = maxCards
			}
			return r.method(L, "player", word, most, func(L *lua.LState) int { r.say(L, engine.Verb(v)); return 0 })
		}
	}
	words := playerWords(r.game)
	if t := r.ofCard(word, p); t != (engine.Text{}) {
		f := failure("a player has no word %q: it is a number of a card",
			"un joueur n'a pas de mot %q : c'est un nombre d'une carte", word)
		f.Hint = t
		r.fail(f)
	}
	r.fail(r.noWord(failure("a player has no word %q; a player has %s", "un joueur n'a pas de mot %q ; un joueur a %s",
		word, strings.Join(words, ", ")), word, words))
	return 0
}

// playerWords are the words of a player, as far as they are not only shown.
func playerWords(g *engine.Game) []string {
	rules := g.Rules(g.Editions[0])
	var words []string
	for k := range rules.PerPlayer {
		if !rules.PerPlayer[k].Absent {
			words = append(words, rules.PerPlayer[k].ID)
		}
	}
	for _, c := range rules.CountInfo {
		if !c.Global {
			words = append(words, c.ID)
		}
	}
	for _, v := range rules.Verbs {
		if v.Word != "" {
			words = append(words, v.Word)
		}
	}
	return words
}

// counted is the number that a player or the game carries, as it is now.
func (r *run) counted(p engine.Player, c *engine.CounterInfo) *numberValue {
	of := r.counter(p, c)
	again := func() *numberValue { return r.counted(p, c) }
	v := &numberValue{answered: r.answered(), again: again,
		what: of.says, n: c.Read(r.m.Table, p), yes: c.YesNo, atEnd: c.AtEnd,
		uncounted: r.game.Uncounted(r.m, c), of: of, high: maxNumber, floor: c.Floor}
	switch {
	case c.YesNo:
		v.high = 1
	case c.Seat:
		v.high = r.m.Seats()
	case c.Most > 0:
		v.high = c.Most
	}
	if c.Signed {
		v.low = -maxNumber
	}
	if c.From > 0 && v.n >= c.From { // it is never less again
		v.low = max(v.low, c.From)
	}
	v.least, v.most = v.low, v.high
	if r.d.q != nil && r.isMenu(r.d.q) {
		switch {
		case c.AtMenu != 0:
			v.least, v.most = c.AtMenu, c.AtMenu
		case c.Tells == engine.TellsTurn:
			v.least = 1
		}
	}
	return v
}

// say is a player's word as a line of the script: a verb, what it is said of, and where that lies.
func (r *run) say(L *lua.LState, v engine.Verb) {
	verb := &r.rules.Verbs[v]
	p := r.sits(self[playerValue](r, L, verb.Word))
	r.beforeRuling()
	r.justMove()
	r.begin() // inside refused as well: that no game comes to this table is no refusal of the move
	a := engine.Attempt{Player: p, Verb: v, Zone: -1, Whom: engine.NoPlayer}
	switch arg := L.Get(2).(type) {
	case lua.LString:
		if a.Name = string(arg); a.Name == "" {
			r.failf("%s:%s takes a name, and not an empty text", "%s:%s prend un nom, et non un texte vide",
				r.variable(p), verb.Word)
		}
		_, which, _ := strings.Cut(a.Name, "#")
		r.copyNumber(a.Name, which)
	case *lua.LUserData:
		q, ok := arg.Value.(playerValue)
		if z, place := arg.Value.(*zoneValue); place && r.rules.FindCard(z.name) != 0 {
			r.failf("%s:%s takes the name of a card, in quotes: %[1]s:%[2]s %q",
				"%s:%s prend le nom d'une carte, entre guillemets : %[1]s:%[2]s %q",
				r.variable(p), verb.Word, r.rules.Cards[r.rules.FindCard(z.name)].Name[engine.EN])
		}
		if !ok {
			r.failf("%s:%s takes the name of a card, a player or a choice: %[1]s:%[2]s \"…\"",
				"%s:%s prend le nom d'une carte, d'un joueur ou d'un choix : %[1]s:%[2]s \"…\"", r.variable(p),
				verb.Word)
		}
		a.Name = r.names[r.sits(q)]
	case *lua.LNilType:
	case *lua.LTable:
		r.failf("%s:%s is said of one thing in a line of its own: %[1]s:%[2]s \"…\", and again for the next",
			"%s:%s se dit d'une chose, sur une ligne à elle : %[1]s:%[2]s \"…\", et encore une fois pour la suivante",
			r.variable(p), verb.Word)
	default:
		r.failf("%s:%s takes a name, and not %s", "%s:%s prend un nom, et non %s", r.variable(p), verb.Word,
			sandbox.Shown(arg))
	}
	if a.Name == "" && verb.Of != engine.OfNothing && withColon(sandbox.RunningLine(L), verb.Word) != "" {
		r.noColon(verb.Word) // ann.asks(ben): the one behind it was taken for the one before it
	}
	if a.Name == "" && verb.Of != engine.OfNothing {
		f := failure("%s what? A name is missing: %[2]s:%[1]s \"…\"", "%s quoi ? Il manque un nom : %[2]s:%[1]s \"…\"",
			verb.Word, r.variable(p))
		f.Legal = r.lines(r.d.q)
		r.fail(f)
	}
	if a.Name != "" && verb.Of == engine.OfNothing && v != engine.VerbDecline {
		r.failf("%s:%s() takes no name: its brackets stay empty",
			"%s:%s() ne prend pas de nom : ses parenthèses restent vides", r.variable(p), verb.Word)
	}
	if verb.More {
		r.pays(r.further(L, &a, verb), a)
		return
	}
	a.Zone = r.lies(L.Get(3), &a)
	r.move(a)
}

// zone gives the zone a value stands for.
func (r *run) zone(z *zoneValue) engine.Zone {
	r.stands(z.seating)
	if z.zone >= 0 {
		return z.zone
	}
	if r.rules == nil {
		r.beforeGame(z.name)
	}
	var places []string
	for i := 1; i < len(r.rules.Shared); i++ {
		place := &r.rules.Shared[i]
		if place.ID == z.name {
			return engine.Zone(i)
		}
		if !place.Inner && !place.Absent {
			places = append(places, place.ID)
		}
	}
	r.fail(failure("%s has no %s; the places of its table are %s", "%s n'a pas de %s ; les lieux de sa table sont %s",
		r.game.ID, z.name, strings.Join(places, ", ")).meaning(z.name, places))
	return 0
}

// zoneCall is  line_up { "Giganta" }: what lies there at the start.
func (r *run) zoneCall(L *lua.LState) int {
	z := self[*zoneValue](r, L, "")
	if z.zone >= 0 && L.GetTop() < 2 {
		of := engine.Player((int(z.zone) - len(r.rules.Shared)) / len(r.rules.PerPlayer))
		r.failf("a place is named without brackets:  %s.%s", "un lieu se nomme sans parenthèses :  %s.%s",
			r.variable(of), strings.TrimPrefix(z.name, r.names[of]+" "))
	}
	r.takes(L, z.name, 1, 1)
	r.early(z.name)
	r.fixable(z)
	r.notCounted(z, L.Get(2))
	r.place(r.zone(z), L.Get(2), false)
	return 0
}

// fixable gives what the rules say of a zone that a set-up may fix.
func (r *run) fixable(z *zoneValue) *engine.ZoneInfo {
	id := int(r.zone(z))
	if id >= len(r.rules.Shared) {
		r.failf(`the cards of a player stand beside the name: { "Ann", hand = { … } }`,
			`les cartes d'un joueur se mettent à côté de son nom : { "Ann", hand = { … } }`)
	}
	info := &r.rules.Shared[id]
	if info.Inner {
		r.fail(notFixed(z.name, info))
	}
	return info
}

// zoneIndex is  line_up:tokens "Giganta"  and  main_deck:on_top { … }.
func (r *run) zoneIndex(L *lua.LState) int {
	self[*zoneValue](r, L, text(L.Get(2)))
	word := text(L.Get(2))
	if _, named := L.Get(2).(lua.LString); !named {
		r.failf("the cards of a place are named, and not counted off: %s is no card; expect(…):in_order tells their order",
			"les cartes d'un lieu se nomment et ne se comptent pas : %s n'est pas une carte ; expect(…):in_order dit leur ordre", sandbox.Shown(L.Get(2)))
	}
	if r.pushKnown(L, "zone", word) {
		return 1
	}
	if i := slices.IndexFunc(r.measures(), func(m measure) bool { return m.word == word }); i >= 0 {
		return r.method(L, "zone", word, 1, func(L *lua.LState) int { return r.measureWord(L, i) })
	}
	switch word {
	case "on_top":
		return r.method(L, "zone", word, 1, func(L *lua.LState) int {
			z := self[*zoneValue](r, L, word)
			r.early("on_top")
			if !r.fixable(z).Piled {
				r.failf("%s has no top to fix: name all its cards",
					"%s n'a pas de dessus à fixer : nommez toutes ses cartes", z.name)
			}
			r.place(r.zone(z), L.Get(2), true)
			return 0
		})
	default:
		words := []string{"on_top"}
		for _, m := range r.measures() {
			words = append(words, m.word)
		}
		f := failure("a zone has no word %q; it has %s, and what expect(…) offers",
			"une zone n'a pas de mot %q ; elle a %s, et ce qu'offre expect(…)",
			word, strings.Join(words, ", ")).meaning(word, words)
		if slices.Contains(checkWords["zone"], word) {
			f.Hint = engine.Sayf("%s is said behind the brackets of expect:  expect(ann.hand):%[1]s(…)",
				"%s se dit derrière les parenthèses d'expect :  expect(ann.hand):%[1]s(…)", word)
		}
		r.fail(f)
	}
	return 0
}

func (r *run) gameIndex(L *lua.LState) int {
	word := text(L.Get(2))
	var words []string
	for _, c := range r.rulesOrFail().CountInfo {
		if !c.Global {
			continue
		}
		if c.ID == word {
			r.begin()
			r.onward()
			L.Push(r.value("number", r.counted(engine.NoPlayer, &c)))
			return 1
		}
		words = append(words, c.ID)
	}
	r.fail(failure("the game has no %q; it has %s", "la partie n'a pas de %q ; elle a %s", word,
		strings.Join(words, ", ")).meaning(word, words))
	return 0
}

func (r *run) rulesOrFail() *engine.Rules {
	if r.rules == nil {
		r.noGame()
	}
	return r.rules
}
