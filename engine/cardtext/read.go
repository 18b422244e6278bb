package cardtext

import (
	"cmp"
	"slices"

	"tablereferee/engine"
)

// Reader makes texts of what is written in a declaration. It notes every mistake and goes on.
type Reader struct {
	Words  *Vocabulary
	Card   *Declared
	Find   func(name string) (engine.Def, bool) // a card by its name
	Errors []error
	Reads  func(what any) // is told of all that is understood; may be nil

	NoEvent bool // the text that is read waits for nothing

	names  []string // that results have in the text being read
	gave   []Step   // the sentences that gave them
	at     int      // the line of the word that is being read; a word without brackets has none, and keeps that before
	counts bool     // the cards that are read are only looked at
	in     Scope    // where the text stands that is being read
}

// fail notes a mistake.
func (r *Reader) fail(line int, en, fr string, args ...any) {
	r.Errors = append(r.Errors, &Error{File: r.Card.File, Line: cmp.Or(line, r.at, r.Card.Line), Card: r.Card.Name,
		Says: engine.Sayf(en, fr, args...)})
}

// wrong notes a word that is none of those that may stand there.
func (r *Reader) wrong(line int, word string, words []string) {
	hint := oneOf(words)
	if near := engine.Nearest(word, words); near != "" {
		hint = engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", near)
	}
	r.fail(line, "%q cannot stand here%s", "%q ne peut pas se trouver ici%s", word, hint)
}

// lacks notes a word that the game shares with others, and of which it has nothing. What is printed calls for a clause
// of it, and that is told where the game is made.
func (r *Reader) lacks(line int, word string) bool {
	why, lacks := r.Words.Without[word]
	if lacks = lacks && r.Card.Origin != engine.Printed; lacks {
		r.fail(line, "%s means nothing in this game: %s", "%s ne veut rien dire dans ce jeu : %s", word, why)
	}
	return lacks
}

// Text reads sentences: one, or several in braces.
func (r *Reader) Text(v Value) Text {
	r.names, r.gave = nil, nil
	return reads(r, r.text(v))
}

// reads tells what was understood.
func reads[T any](r *Reader, what T) T {
	if r.Reads != nil {
		r.Reads(what)
	}
	return what
}

func (r *Reader) text(v Value) Text {
	switch v := v.(type) {
	case nil:
		return nil
	case *Table:
		var out Text
		for _, x := range v.List {
			out = append(out, r.text(x)...)
		}
		for _, k := range v.Keys {
			r.fail(k.Line, "a text has no key %s", "un texte n'a pas de clé %s", k.Name)
		}
		return out
	case *Node:
		return Text{r.step(v)}
	case string:
		r.fail(0, "a text is made of sentences, not of %q: such as %s, or several in braces, { %s }",
			"un texte est fait de phrases, et non de %q : comme %s, ou plusieurs entre accolades, { %s }",
			v, r.sample(), r.samples())
		return nil
	}
	r.fail(0, "a text is made of sentences, not of %v", "un texte est fait de phrases, et non de %v", v)
	return nil
}

// sample is a sentence of the game, for who has written none, and samples are two of them.
func (r *Reader) sample() string {
	if slices.ContainsFunc(r.Words.Verbs, func(v VerbWord) bool { return v.Word == "power" }) {
		return "power(2)"
	}
	return "draw(2)"
}

func (r *Reader) samples() string {
	if first := r.sample(); first != "draw(2)" {
		return first + ", draw(1)"
	}
	return "draw(2), discard(this)"
}

// arg gives the n-th value in the k-th brackets of a node, nil if there is none.
func arg(n *Node, k, i int) Value {
	if k >= len(n.Calls) || i >= len(n.Calls[k]) {
		return nil
	}
	return n.Calls[k][i]
}

// step reads one sentence.
func (r *Reader) step(n *Node) Step {
	if n.Of != nil && slices.Contains(suffixes, n.Word) {
		return r.suffixed(n)
	}
	s := Step{Line: n.Line}
	r.formed(n)
	if v, some := sometimes[n.Word]; some && !r.has(v) {
		r.unsayable(n)
		return s
	}
	switch n.Word {
	case "may":
		s, ok := r.inner(n)
		if !ok {
			r.fail(n.Line, "may takes one sentence: may(destroy(…))", "may prend une seule phrase : may(destroy(…))")
		} else if s.Optional || !r.leaves(&s, func(v *VerbWord) []How { return v.May }) {
			r.fail(n.Line, "%s has no effect here%s", "%s n'a aucun effet ici%s", n.Word, r.mayBe(&s))
		}
		s.Optional = true
		return s
	case "when":
		s.Verb, s.If, s.Body = When, r.cond(arg(n, 0, 0)), r.within(n, arg(n, 1, 0))
	case "over_the_turn":
		t := r.trigger(arg(n, 0, 0), func(k *EventKeys) []string { return k.Lasts })
		s.Verb, s.Event, s.Body = Lasts, &t, r.filled(n, r.text(arg(n, 1, 0)))
	case "for_each":
		t := r.trigger(arg(n, 0, 0), func(k *EventKeys) []string { return k.Each })
		r.in.Found, r.in.Many = true, true
		s.Verb, s.Event, s.Body = ForEach, &t, r.filled(n, r.text(arg(n, 1, 0)))
	case "native":
		s.Verb, s.Word = Native, uint8(r.quoted(n.Line, arg(n, 0, 0), r.Words.Natives))
	case "nothing":
		s.Verb = Nothing
	case "choose_one":
		if n.Of != nil && r.Words.Choosers != nil {
			s.Who = r.who(n.Of)
			r.doneBy(n, &s, r.Words.Choosers, engine.Text{})
		}
		s.Verb, s.Ways = ChooseOne, r.ways(n)
	default:
		r.verb(n, &s)
		return s
	}
	r.grammatical(n, &s)
	return s
}

// ways reads the things of which one is chosen.
func (r *Reader) ways(n *Node) []Text {
	t, ok := arg(n, 0, 0).(*Table)
	if !ok || len(t.List) < 2 || len(t.List) > MostWays {
		r.fail(n.Line, "choose_one gives a choice of two to %d things, in braces",
			"choose_one donne le choix entre deux choses ou plus, %d au plus, entre accolades", MostWays)
		return nil
	}
	r.row(t)
	var out []Text
	before, all := r.in.About, true
	defer func() { r.in.About = before || all }()
	for _, way := range t.List {
		r.in.About, r.in.Way = before, true
		text := r.text(way)
		r.in.Way = false
		all = all && r.in.About
		if len(text) == 0 {
			r.fail(n.Line, "each of the things to choose from says something",
				"chacune des choses à choisir dit quelque chose")
			continue
		}
		out = append(out, text)
	}
	return out
}

// inner reads the sentence in the brackets of a word.
func (r *Reader) inner(n *Node) (Step, bool) {
	t := r.text(arg(n, 0, 0))
	if len(t) != 1 {
		return Step{Line: n.Line}, false
	}
	return t[0], true
}

// verb reads a sentence with a verb of the game.
func (r *Reader) verb(n *Node, s *Step) {
	i := slices.IndexFunc(r.Words.Verbs, func(v VerbWord) bool { return v.Word == n.Word })
	if i < 0 {
		var words []string
		for _, v := range r.Words.Verbs {
			words = append(words, v.Word)
		}
		r.wrong(n.Line, n.Word, append(words, "may", "when"))
		return
	}
	if r.lacks(n.Line, n.Word) {
		return
	}
	v := &r.Words.Verbs[i]
	s.Verb = FirstVerb + Verb(i)
	if n.Of != nil {
		s.Who = r.who(n.Of)
	}
	for k := range n.Calls {
		if k > 1 || k == 1 && !v.Body || v.Body && k == 1 && len(n.Calls[1]) > 1 {
			r.fail(n.Line, "%s says too much: it is written %s", "%s en dit trop : on écrit %s", n.Word, v.shows())
			break
		}
	}
	before := r.in.Foe
	r.in.Foe = before || s.Who == OnePlayer // in face of that player
	whole := r.arguments(n, v, s)
	r.in.Foe = before
	if whole {
		r.understood(n, v, s)
	}
	r.in.Way = false // only its first sentence is one of several things to choose from
	switch {
	case v.Body && v.Inside != nil:
		s.Body = r.inside(n, v)
	case v.Body:
		r.in.Foe = before || s.Whom == OneFoe || s.Whom == EachFoe
		s.Body = r.filled(n, r.text(arg(n, 1, 0)))
		r.in.Foe = before
	}
	r.checked(v, s)
}

// inside reads the text in the braces of a verb that stands elsewhere than the verb itself.
func (r *Reader) inside(n *Node, v *VerbWord) Text {
	defer func(in Scope, no bool) { r.in, r.NoEvent = in, no }(r.in, r.NoEvent)
	r.Begin(v.Inside(r.in))
	return r.filled(n, r.text(arg(n, 1, 0)))
}

// arguments reads what stands in the brackets of a verb, and says whether that is all of it.
func (r *Reader) arguments(n *Node, v *VerbWord, s *Step) bool {
	given := []Value(nil)
	if len(n.Calls) > 0 {
		given = n.Calls[0]
	}
	for _, a := range v.Args {
		var x Value
		if len(given) > 0 {
			x = given[0]
		}
		switch {
		case x == nil && a&ArgMay != 0:
			continue
		case x == nil:
			r.fail(n.Line, "%s says too little: %s is missing", "%s en dit trop peu : il manque %s", n.Word, missing(a))
			r.at = cmp.Or(n.Line, r.at)
			return false
		case a&ArgAmong != 0 && !(a&ArgCard != 0 && byName(x)):
			s.What = &Selector{How: Each, Line: n.Line}
			if _, braces := x.(*Table); !braces {
				r.fail(n.Line, "which cards %s means stands in braces, with no word before them: { \"…\" }",
					"quelles cartes vise %s se dit entre accolades, sans mot devant elles : { \"…\" }", n.Word)
				break
			}
			r.among(s.What, x)
		case a&ArgCard != 0:
			s.What = &Selector{How: That, Card: r.cardFor(n.Word, n.Line, x), Line: n.Line}
		case a&ArgGets != 0:
			s.Gets = r.Gets(n.Line, x)
		case a&ArgWords != 0:
			s.What = r.words(n, x)
		case a&ArgMarks != 0:
			s.Marks = r.marks(n, v, x)
		case a&ArgWhat != 0 && r.isSelector(x):
			s.What = r.selector(x)
		case a&ArgN != 0:
			s.N = r.howMany(v, x)
		case a&ArgWhat != 0:
			s.What = r.selector(x)
		case a&ArgWhom != 0:
			s.Whom = r.who(x)
		case a&ArgTo != 0:
			s.To = r.place(x)
		}
		given = given[1:]
	}
	if len(given) > 0 {
		r.fail(n.Line, "%s says too much: it is written %s", "%s en dit trop : on écrit %s", n.Word, v.shows())
	}
	return true
}

// byName says whether a card is meant by its name.
func byName(v Value) bool {
	_, is := v.(string)
	return is
}

// missing names an argument.
func missing(a Arg) engine.Text {
	switch {
	case a&ArgN != 0:
		return engine.Text{"how many", "combien"}
	case a&ArgWhat != 0:
		return engine.Text{"which cards", "quelles cartes"}
	case a&ArgWhom != 0:
		return engine.Text{"a player", "un joueur"}
	case a&ArgAmong != 0 && a&ArgCard != 0:
		return engine.Text{"the name of a card, or which card, in braces", "le nom d'une carte, ou quelle carte, entre accolades"}
	case a&ArgAmong != 0:
		return engine.Text{"which cards, in braces", "quelles cartes, entre accolades"}
	case a&ArgCard != 0:
		return engine.Text{"the name of a card", "le nom d'une carte"}
	case a&ArgGets != 0:
		return engine.Text{"what changes, in braces", "ce qui change, entre accolades"}
	case a&ArgWords != 0:
		return engine.Text{"a word in quotes", "un mot entre guillemets"}
	}
	return engine.Text{"a place", "un lieu"}
}

// suffixed reads a sentence and what is said of it behind a colon.
func (r *Reader) suffixed(n *Node) Step {
	s := r.step(n.Of)
	r.formed(n)
	if r.idle(n, &s) {
		return s
	}
	switch n.Word {
	case "so":
		s.So = r.follows(n, s.So)
	case "otherwise":
		s.Else = r.follows(n, s.Else)
	case "as":
		r.named(n, &s)
	case "silent":
		s.Silent = true
	case "by", "under":
		r.ruled(n, &s, Ruled{Clause: r.clause(n.Line, arg(n, 0, 0)), Mute: n.Word == "under"})
	case "unless":
		r.ruled(n, &s, Ruled{Clause: r.clause(n.Line, arg(n, 0, 0)), Off: true})
	case "cites":
		s.Cites = append(s.Cites, r.citing(n, &s)...)
	default:
		r.fail(n.Line, "%s is said of a card, not of a sentence", "%s se dit d'une carte et non d'une phrase", n.Word)
	}
	return s
}

// named gives what a sentence finds a name.
func (r *Reader) named(n *Node, s *Step) {
	name, _ := arg(n, 0, 0).(string)
	switch {
	case r.Words.Unnamed:
		r.fail(n.Line, "the cards of this game do not say %s", "les cartes de ce jeu ne disent pas %s", n.Word)
	case name == "" || slices.Contains(r.names, name) || len(r.names) == Names:
		r.fail(n.Line, "as gives a result a name of its own, %d of them at most",
			"as donne à un résultat un nom à lui, %d au plus", Names)
	case s.As > 0:
		r.fail(n.Line, "a result has one name only", "un résultat n'a qu'un nom")
	default:
		r.names, r.gave = append(r.names, name), append(r.gave, *s)
		s.As = uint8(len(r.names))
	}
}

// Gave is the sentence before that has given a result its name, counted from 1; nil if none has.
func (r *Reader) Gave(name uint8) *Step {
	if name == 0 || int(name) > len(r.gave) {
		return nil
	}
	return &r.gave[name-1]
}

// ruled makes a sentence depend on a clause, but not on one that is on and off at once.
func (r *Reader) ruled(n *Node, s *Step, by Ruled) {
	for _, before := range s.Rules {
		if before.Clause == by.Clause && before.Clause != 0 {
			r.fail(n.Line, "this sentence depends on that clause already", "cette phrase dépend déjà de cette clause")
		}
	}
	s.Rules = append(s.Rules, by)
}

// cited reads x:cites("clause", …) and x:cites{ "clause", when = condition }.
func (r *Reader) cited(n *Node) []Cited {
	var out []Cited
	if arg(n, 0, 0) == nil {
		r.fail(n.Line, `which clause is cited is missing: …:cites "…"`, `il manque la clause citée : …:cites "…"`)
		return nil
	}
	defer func(was bool) { r.in.Cites = was }(r.in.Cites)
	r.in.Cites = true
	for _, v := range n.Calls[0] {
		t, ok := v.(*Table)
		if !ok {
			out = append(out, Cited{Clause: r.clause(n.Line, v)})
			continue
		}
		base := Cited{}
		if len(t.List) == 0 {
			r.fail(n.Line, `which clause is cited is missing: …:cites "…"`, `il manque la clause citée : …:cites "…"`)
		}
		for _, k := range t.Keys {
			switch k.Name {
			case "when":
				base.If = r.cond(k.Value)
			case "first":
				base.First = r.yes(k)
			case "asks":
				base.Ask = r.yes(k)
			default:
				r.wrong(k.Line, k.Name, []string{"when", "first", "asks"})
			}
		}
		for _, id := range t.List {
			base.Clause = r.clause(n.Line, id)
			out = append(out, base)
		}
	}
	return out
}

// follows reads what follows a sentence, said once.
func (r *Reader) follows(n *Node, before Text) Text {
	if len(before) > 0 {
		r.fail(n.Line, "%s is said of a sentence once", "%s se dit une seule fois d'une phrase", n.Word)
	}
	return r.within(n, arg(n, 0, 0))
}

// within reads the text in the braces of a sentence: what its sentences are about is forgotten behind them.
func (r *Reader) within(n *Node, v Value) Text {
	before := r.in.About
	t := r.filled(n, r.text(v))
	r.in.About = before
	return t
}

// clause reads the id of a clause.
func (r *Reader) clause(line int, v Value) engine.Clause {
	id, ok := v.(string)
	if !ok {
		r.fail(line, "the id of a clause stands here, in quotes", "ici se trouve le nom d'une clause, entre guillemets")
		return 0
	}
	c, ok := r.Words.Clause(id)
	if !ok {
		r.fail(line, "the rulebook has no clause %q", "le livret n'a pas de clause %q", id)
	}
	return c
}

// Clauses reads a citation: one clause, or several in braces.
func (r *Reader) Clauses(v Value) engine.Clauses {
	switch v := v.(type) {
	case nil:
		return 0
	case *Table:
		r.row(v)
		if len(v.List) == 0 || len(v.List) > mostCited {
			r.fail(v.Line, "one to %d clauses are cited here", "ici sont citées une à %d clauses", mostCited)
		}
		var out engine.Clauses
		for _, x := range v.List {
			out = out.And(r.clause(v.Line, x))
		}
		return reads(r, out)
	}
	return reads(r, engine.Cite(r.clause(0, v)))
}

// mostCited is how many clauses a citation holds.
const mostCited = 5

// index is the place of a word among others; a mistake is noted.
func (r *Reader) index(line int, word string, words []string) int {
	i := slices.Index(words, word)
	if i < 0 {
		r.wrong(line, word, words)
		return 0
	}
	return i
}
