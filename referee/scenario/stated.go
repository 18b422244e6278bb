package scenario

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/explore"
)

// statement is a term in the hands of a script.
type statement struct {
	term explore.Term
	says engine.Text
	akin *kindred // nil where the name means all cards of its title
}

// stated is a number of which statements can be made.
type stated struct {
	number explore.Number
	says   engine.Text
	akin   *kindred
}

// counter is the number that a player or the game carries.
func (r *run) counter(p engine.Player, c *engine.CounterInfo) stated {
	s := stated{number: explore.Counter(p, c), says: engine.Text{c.ID, c.ID}}
	if p != engine.NoPlayer {
		s.says = engine.Each(func(l engine.Lang) string {
			if l == engine.FR {
				return c.Name.In(l) + " " + engine.OfFrench(r.names[p])
			}
			return r.names[p] + " " + c.Name.In(l)
		})
	}
	return s
}

// subject is what that(…) is said of.
type subject struct {
	of   any
	at   place
	said bool // a statement was made of it
}

func (r *run) thatWord(L *lua.LState) int {
	r.outside("that")
	r.rulesOrFail()
	r.begin()
	r.beforeRuling()
	ud, ok := L.Get(1).(*lua.LUserData)
	if !ok {
		r.failf("that(…) takes a player, a zone, a number of a player, or the game: that(ann.hand), that(ann.power)",
			"that(…) prend un joueur, une zone, un nombre d'un joueur, ou la partie : that(ann.hand), that(ann.power)")
	}
	of := r.subject(ud.Value)
	if n, ok := of.(*numberValue); ok && n.stands != nil {
		n.stands()
	}
	L.Push(r.value("that", r.begun(of)))
	return 1
}

// thatWords are the words of statements: those of expectations, but for what can only be asked now.
func thatWords(kind string) []string {
	return slices.DeleteFunc(slices.Clone(checkWords[kind]), func(w string) bool {
		return w == "must_choose" || w == "is_between_turns"
	})
}

func (r *run) thatIndex(L *lua.LState) int {
	s := self[*subject](r, L, text(L.Get(2)))
	word := text(L.Get(2))
	kind := r.kindOf(s.of, "that")
	if words := thatWords(kind); !slices.Contains(words, word) {
		r.fail(failure("of %s nothing can be stated by the word %q; there are %s",
			"on n'énonce rien par le mot %[2]q ici (%[1]s) ; il y a %[3]s",
			kindNames[kind], word, strings.Join(words, ", ")).meaning(word, words).counting(kind, word))
	}
	return r.method(L, "that "+kind, word, checkTakes[word], func(L *lua.LState) int {
		s := self[*subject](r, L, word)
		r.ofKind(s.of, "that", kind, word)
		s.said = true
		var term statement
		switch of := s.of.(type) {
		case *zoneValue:
			term = r.zoneTerm(L, word, of)
		case *numberValue:
			term = r.numberTerm(L, word, of)
		case engine.Player:
			term = r.playerTerm(L, word, of)
		case gameValue:
			term = statement{term: explore.Over(word == "is_over"),
				says: engine.Text{"the game is over", "la partie est terminée"}}
			if word == "goes_on" {
				term.says = engine.Text{"the game goes on", "la partie continue"}
			}
		}
		L.Push(r.state(&term))
		return 1
	})
}

func (r *run) zoneTerm(L *lua.LState, word string, of *zoneValue) statement {
	z := r.zone(of)
	named := func() engine.Def {
		name, ok := L.Get(2).(lua.LString)
		if !ok {
			r.failf("%s is stated of a card by its name", "%s s'énonce d'une carte par son nom", word)
		}
		r.takesPart(string(name))
		return r.cardIn(z, string(name))
	}
	// said puts what is stated behind the zone's name, with {x} for cards.
	stated := func(t explore.Term, says engine.Text, cards ...engine.Def) statement {
		return statement{term: t, says: engine.Each(func(l engine.Lang) string {
			return r.m.ZoneName(z, r.names, l) + " " + strings.Replace(says.In(l), "{x}", r.cardNames(cards, l), 1)
		})}
	}
	said := func(t explore.Term, en, fr string, cards ...engine.Def) statement {
		return stated(t, engine.Text{en, fr}, cards...)
	}
	r.mayHold(z)
	r.mayChange(z, word)
	switch word {
	case "top", "shows", "is_face_down", "in_order":
		r.hasTop(z, word)
	}
	switch word {
	case "is", "in_order":
		var cards []engine.Def
		names := r.texts(word, L.Get(2))
		for _, n := range items(r, L.Get(2).(*lua.LTable), names) {
			cards = append(cards, r.cardIn(z, n))
		}
		if word == "is" && len(cards) == 0 {
			return said(explore.Holds(z, cards), "is empty", "est vide")
		}
		if word == "is" {
			return said(explore.Holds(z, cards), "is exactly {x}", "est exactement {x}", cards...)
		}
		return said(explore.InOrder(z, cards), "is, in this order, {x}", "est, dans cet ordre, {x}", cards...)
	case "has":
		d := named()
		if L.GetTop() < 3 {
			return said(explore.Has(z, d), "has {x}", "a {x}", d)
		}
		n := r.whole(engine.Text{"the second value of has", "la seconde valeur de has"}, L.Get(3), 0, maxZone)
		return stated(explore.HasJust(z, d, n), engine.Sayf("has just %d x {x}", "a exactement %d x {x}", n), d)
	case "has_no":
		d := named()
		return said(explore.HasJust(z, d, 0), "has no {x}", "n'a pas {x}", d)
	case "count":
		n := r.whole(same("count"), L.Get(2), 0, maxZone)
		cards := engine.Counted(n, engine.Text{"card", "carte"})
		return stated(explore.Count(z, n), engine.Sayf("has %s", "a %s", cards))
	case "top":
		d := named()
		return said(explore.Top(z, d), "has {x} on top", "a {x} au-dessus", d)
	case "is_empty":
		return said(explore.Count(z, 0), "is empty", "est vide")
	case "shows":
		d := named()
		return said(explore.Shows(z, d), "shows {x} on top", "montre {x} au-dessus", d)
	}
	return said(explore.FaceDown(z), "is face down on top", "est face cachée au-dessus")
}

// cardNames names cards in a language.
func (r *run) cardNames(cards []engine.Def, lang engine.Lang) string {
	names := make([]string, len(cards))
	for i, d := range cards {
		names[i] = r.rules.Cards[d].Name.In(lang)
	}
	return strings.Join(names, ", ")
}

func (r *run) numberTerm(L *lua.LState, word string, of *numberValue) statement {
	of = r.now(of)
	n := r.number(of, word, L.Get(2))
	r.boundedEver(word, of, n)
	said := func(t explore.Term, en, fr string) statement {
		return statement{t, engine.Sayf("%s %s %d", "%s : %s %d", of.of.says, engine.Text{en, fr}, n), of.of.akin}
	}
	switch word {
	case "at_least":
		return said(explore.AtLeast(of.of.number, n), "at least", "au moins")
	case "at_most":
		return said(explore.AtMost(of.of.number, n), "at most", "au plus")
	}
	return said(explore.Is(of.of.number, n), "exactly", "exactement")
}

func (r *run) playerTerm(L *lua.LState, word string, p engine.Player) statement {
	name := r.names[p]
	switch word {
	case "is_on_turn":
		return statement{term: explore.OnTurn(p), says: engine.Sayf("the turn is %s's", "le tour est à %s", name)}
	case "won":
		return statement{term: explore.Won(p, true), says: engine.Sayf("%s has won", "%s a gagné", name)}
	case "did_not_win":
		return statement{term: explore.Won(p, false), says: engine.Sayf("%s has not won", "%s n'a pas gagné", name)}
	}
	r.takes(L, word, 1, 2)
	verb := r.verbGiven(L, word)
	v := slices.IndexFunc(r.rules.Verbs, func(v engine.VerbInfo) bool { return v.Word == verb && verb != "" })
	if v < 0 {
		var words []string
		for _, info := range r.rules.Verbs {
			if info.Word != "" {
				words = append(words, info.Word)
			}
		}
		r.noVerb(verb, words)
	}
	var d engine.Def
	whom, of := engine.NoPlayer, engine.Text{}
	switch name := r.nameGiven(L, word); {
	case r.rules.Verbs[v].Of == engine.OfNothing && L.GetTop() > 2:
		r.failf("%s takes no name, and %s is too much", "%s ne prend pas de nom, et %s est de trop", verb,
			sandbox.Shown(L.Get(3)))
	case r.rules.Verbs[v].Of == engine.OfNothing:
	case name == "" && r.rules.Verbs[v].Of == engine.OfPlayers:
		r.failf(`%s needs a player: that(ann):%s("%[1]s", ben)`, `%s demande un joueur : that(ann):%s("%[1]s", ben)`,
			verb, word)
	case name == "":
		r.failf(`%s needs the name of a card: that(ann):%s("%[1]s", "Kick")`,
			`%s demande le nom d'une carte : that(ann):%s("%[1]s", "Kick")`, verb, word)
	case r.rules.Verbs[v].Of == engine.OfPlayers && slices.Contains(r.names, name):
		whom, of = engine.Player(slices.Index(r.names, name)), same(name)
	default:
		r.everSaid(p, engine.Verb(v), name)
		d = r.card(name)
		r.mayTakePart(name, func(z engine.Zone) bool {
			may, known := r.m.Nexts(engine.Verb(v), p, z)
			return may && known
		})
		r.everHeld(p, engine.Verb(v), name)
		r.oneCard(name)
		of = r.rules.Cards[d].Name
	}
	if !r.rules.Verbs[v].Turn && !r.opts.Lenient {
		r.failf("a claim is about the points at which a player has the next move of a turn, and nobody %s there: this would hold, or fail, whatever happens",
			"une affirmation porte sur les moments où un joueur a le coup suivant d'un tour, et on n'y répond pas par %s : ceci serait vrai, ou faux, quoi qu'il arrive", verb)
	}
	move := explore.May(p, engine.Verb(v), d, word == "may")
	if whom != engine.NoPlayer {
		move = move.To(whom)
	}
	does := engine.Each(func(l engine.Lang) string {
		return strings.Replace(r.rules.Verbs[v].Says.In(l), "{x}", of.In(l), 1)
	})
	says := engine.Sayf("legal for %s: %s", "permis à %s : %s", name, does)
	if word == "may_not" {
		says = engine.Sayf("not legal for %s: %s", "non permis à %s : %s", name, does)
	}
	return statement{term: move, says: says}
}

// oneOrder says whether a pile can lie in no other order: it is empty, or its cards are equal.
func (r *run) oneOrder(z engine.Zone) bool {
	top := r.m.Top(z)
	for c := range r.m.Cards(z) {
		if r.m.Def(c) != r.m.Def(top) {
			return false
		}
	}
	return true
}

// notStated stops a claim in whose braces something stands that is no statement.
func (r *run) notStated(word string, v lua.LValue) {
	f := failure("%s takes statements such as  %s, and this is none: %s",
		"%s prend des énoncés comme  %s, et ceci n'en est pas un : %s",
		word, r.sample(thatExample), sandbox.Shown(v))
	if v == r.sentence {
		f.Hint = notStatedHint
	}
	r.fail(f)
}
