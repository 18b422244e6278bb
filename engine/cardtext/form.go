package cardtext

import (
	"cmp"
	"slices"
	"strings"

	"tablereferee/engine"
)

// What a card says and the reader does not read would look as if it were done. So every word has a form, and what goes
// beyond it is a mistake.

// form is how a word of the grammar is written: how many values stand in each pair of brackets behind it at most.
type form struct {
	most  []int
	shows string
}

// forms are those of the grammar.
var forms = map[string]form{
	"may": {[]int{1}, "may(…)"}, "when": {[]int{1, 1}, "when(…){ … }"}, "choose_one": {[]int{1}, "choose_one{ …, … }"},
	"for_each":      {[]int{1, 1}, "for_each(acquires{ … }){ … }"},
	"over_the_turn": {[]int{1, 1}, "over_the_turn(plays{ … }){ … }"},
	"native":        {[]int{1}, `native "…"`}, "nothing": {[]int{0}, "nothing()"},

	"so": {[]int{1}, "…:so{ … }"}, "otherwise": {[]int{1}, "…:otherwise{ … }"}, "as": {[]int{1}, `…:as "…"`},
	"silent": {[]int{0}, "…:silent()"},
	"by":     {[]int{1}, `…:by "…"`}, "under": {[]int{1}, `…:under "…"`}, "unless": {[]int{1}, `…:unless "…"`},

	"one": {[]int{1}, "one{ … }"}, "each": {[]int{1}, "each{ … }"}, "one_of_each": {[]int{1}, "one_of_each{ … }"},
	"random": {[]int{1}, "random{ … }"},
	"picked": {[]int{1}, "picked{ … }"}, "up_to": {[]int{1, 1}, "up_to(3){ … }"},
	"one_to":  {[]int{1, 1}, "one_to(3){ … }"},
	"exactly": {[]int{1, 1}, "exactly(2){ … }"}, "top": {[]int{2}, "top(deck, 2)"},
	"bottom": {[]int{2}, "bottom(deck, 2)"},
	"this":   {nil, "this"}, "that": {nil, "that"}, "it": {nil, "it"}, "those": {nil, "those"},
	"the": {[]int{1}, `the "…"`},

	"+": {[]int{2}, "… + …"}, "-": {[]int{2}, "… - …"}, "*": {[]int{2}, "… * …"}, "min": {[]int{2}, "min(…, …)"},
	"max":     {[]int{2}, "max(…, …)"},
	"whether": {[]int{3}, "whether(…, 2, 1)"}, "count": {[]int{1}, "count{ … }"},
	"distinct": {[]int{1, 1}, `distinct "…" { … }`},
	"printed":  {[]int{2}, `printed("…", it)`}, "this_turn": {[]int{1}, "this_turn(acquires{ … })"},
	"that_many": {nil, "that_many"}, "all": {nil, "all"},

	"is": {[]int{1}, "it:is{ … }"}, "any": {[]int{1}, "any{ … }"}, "none": {[]int{1}, "none{ … }"},
	"at_least": {[]int{2}, "at_least(2, …)"},
	"just":     {[]int{2}, "just(2, …)"}, "ruled": {[]int{1}, `ruled "…"`}, "no": {[]int{1}, "no(…)"},
}

// several are the words of which any number of values may stand in one pair of brackets.
var several = []string{"both", "either", "cites"}

// formed checks how a word of the grammar is written, and notes its line for what is wrong in it.
func (r *Reader) formed(n *Node) {
	r.at = cmp.Or(n.Line, r.at)
	f, known := forms[n.Word]
	chosen := n.Word == "choose_one" && r.Words.Choosers != nil
	if known = known || slices.Contains(several, n.Word); known && n.Of != nil && n.Word != "is" && !chosen &&
		!slices.Contains(suffixes, n.Word) {
		r.fail(n.Line, "nothing stands before %s", "rien ne se trouve devant %s", n.Word)
	}
	if slices.Contains(several, n.Word) {
		if len(n.Calls) > 1 {
			r.fail(n.Line, "%s says too much: it is written %[1]s(…, …)", "%s en dit trop : on écrit %[1]s(…, …)",
				n.Word)
		}
		return
	}
	if known {
		r.fits(n, f.shows, f.most...)
	}
}

// fits notes what stands behind a word beyond its form: how many values each pair of brackets holds at most.
func (r *Reader) fits(n *Node, shows string, most ...int) {
	for k, call := range n.Calls {
		if k >= len(most) || len(call) > most[k] {
			r.fail(n.Line, "%s says too much: it is written %s", "%s en dit trop : on écrit %s", n.Word, shows)
			return
		}
	}
}

// shows is how a verb is written.
func (v *VerbWord) shows() engine.Text {
	var args []engine.Text
	for _, a := range v.Args {
		t := missing(a)
		several := func(h How) bool { return h == Each || h == UpTo || h == OneTo || h == Exactly || h == Top }
		if a == ArgWhat && v.About != nil && !slices.ContainsFunc(v.Hows, several) {
			t = engine.Text{"which card", "quelle carte"}
		}
		if a&ArgMay != 0 {
			t = engine.Text{"{ … }", "{ … }"}
		}
		args = append(args, t)
	}
	body := ""
	if v.Body {
		body = "{ … }"
	}
	return engine.Sayf("%s(%s)%s", "%s(%s)%s", v.Word, engine.Join(args, engine.Commas), body)
}

// yes reads a key that is true or left out.
func (r *Reader) yes(k Key) bool {
	if k.Value != true {
		r.fail(k.Line, "%s is true or left out", "%s est true, ou absent", k.Name)
	}
	return true
}

// quoted reads a word in quotes that is one of some.
func (r *Reader) quoted(line int, v Value, words []string) int {
	word, ok := v.(string)
	if !ok || word == "" {
		r.fail(line, "a word in quotes stands here%s", "ici se trouve un mot entre guillemets%s", oneOf(words))
		return 0
	}
	return r.index(line, word, words)
}

// fewWords is how many words a message names.
const fewWords = 24

// oneOf names the words that may stand somewhere, if they are few.
func oneOf(words []string) engine.Text {
	some := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
	if len(some) == 0 || len(some) > fewWords {
		return engine.Text{}
	}
	list := strings.Join(some, ", ")
	return engine.Sayf(": %s", " : %s", list)
}

// filled notes a text that is missing where sentences must stand.
func (r *Reader) filled(n *Node, t Text) Text {
	if len(t) == 0 {
		r.fail(n.Line, "what happens is missing: sentences between the braces",
			"il manque ce qui arrive : des phrases entre les accolades")
	}
	return t
}

// row notes keys in braces that hold only what stands in a row.
func (r *Reader) row(t *Table) {
	for _, k := range t.Keys {
		r.fail(k.Line, "no key %s stands in these braces", "aucune clé %s ne se trouve dans ces accolades", k.Name)
	}
}

// unlisted notes what stands in a row in braces that hold only keys.
func (r *Reader) unlisted(t *Table) {
	if len(t.List) > 0 {
		r.fail(cmp.Or(lineOf(t.List[0]), t.Line), "only keys stand in these braces, such as key = …",
			"seules des clés se trouvent dans ces accolades, comme clé = …")
	}
}

// understood notes what a sentence says and its verb does not do.
func (r *Reader) understood(n *Node, v *VerbWord, s *Step) {
	if s.What != nil {
		r.finds(n, s.What, v.Hows)
	}
	r.doneBy(n, s, v.By, v.Alone)
	if len(v.Args) > 0 && v.Whom != nil && s.Whom != You && !slices.Contains(v.Whom, s.Whom) || v.NotYou &&
		s.Whom == You {
		r.wrong(n.Line, whoWord(s.Whom), whosWords(v.Whom))
	}
	if v.Event && r.NoEvent {
		r.fail(n.Line, "%s is done to what a text has waited for", "%s se fait à ce qu'un texte a attendu", n.Word)
	} else if len(v.On) > 0 && (r.NoEvent || r.in.Late || !slices.Contains(v.On, r.in.Event)) {
		var words []string
		for _, e := range v.On {
			words = append(words, r.Words.Events[e])
		}
		r.fail(n.Line, "%s changes what is about to happen%s", "%s change ce qui va arriver%s", n.Word, oneOf(words))
	}
	r.known(n, v.Needs)
	switch {
	case !v.Cost || r.in.Cost || v.Way && r.in.Way:
	case v.Way:
		r.fail(n.Line, "%s stands in a cost, or begins one of the things of choose_one{ … }",
			"%s se trouve dans un coût, ou commence l'une des choses de choose_one{ … }", n.Word)
	default:
		r.fail(n.Line, "%s stands in a cost only", "%s ne se trouve que dans un coût", n.Word)
	}
}

// doneBy notes that somebody else than you does what only you and some players do, and why; nil is anybody.
func (r *Reader) doneBy(n *Node, s *Step, who []Who, why engine.Text) {
	if s.Who != You && who != nil && !slices.Contains(who, s.Who) {
		r.fail(n.Line, "%s is not what %s does; it is done by%s%s", "%s n'est pas ce que fait %s ; cela se fait par%s%s", n.Word,
			n.Of.Word, oneOf(whoWords(who)), r.insteadBy(s.Who, who, why))
	}
}

// insteadBy says how a foe is called who does something, or why nobody else does it.
func (r *Reader) insteadBy(is Who, may []Who, why engine.Text) engine.Text {
	switch foes := (is == OneFoe || is == EachFoe) && slices.Contains(may, Foe); {
	case foes && r.Words.OnlyFoe:
		return engine.Text{"; the other player is foe", " ; l'autre joueur est foe"}
	case foes:
		return engine.Text{"; foe is each of those whom an Attack hits, in its braces",
			" ; foe est chacun de ceux que touche une Attaque, entre ses accolades"}
	case why != engine.Text{}:
		return engine.Sayf("; %s", " ; %s", why)
	}
	return engine.Text{}
}

// finds notes a way to find cards that a word does not know; none given is any.
func (r *Reader) finds(n *Node, s *Selector, hows []How) {
	if hows == nil || slices.Contains(hows, s.How) {
		return
	}
	r.fail(n.Line, "%s does not find its cards in this way%s", "%s ne trouve pas ses cartes de cette façon%s", n.Word,
		r.found(hows))
}

// mayBe says in which ways of finding its cards a verb may be left undone.
func (r *Reader) mayBe(s *Step) engine.Text {
	v := r.verbWord(s.Verb)
	switch {
	case v == nil || s.Optional:
		return engine.Text{}
	case len(v.May) == 0:
		var others []string
		for i := range r.Words.Verbs {
			if len(r.Words.Verbs[i].May) > 0 {
				others = append(others, r.Words.Verbs[i].Word)
			}
		}
		return engine.Sayf(": %s is always done; what may be left undone: %s",
			" : %s a toujours lieu ; ce dont on peut s'abstenir : %s", v.Word, strings.Join(others, ", "))
	}
	return engine.Sayf("; %s may be left undone where it says its cards so%s",
		" ; on peut s'abstenir de %s là où ses cartes se disent ainsi%s", v.Word, oneOf(r.foundWords(v.May)))
}

// found gives the words for some ways to find cards.
func (r *Reader) found(hows []How) engine.Text {
	list := oneOf(r.foundWords(hows))
	if list == (engine.Text{}) {
		return list
	}
	return engine.Sayf("; what may stand there%s", " ; ce qui peut s'y trouver%s", list)
}

// foundWords are these words, sorted.
func (r *Reader) foundWords(hows []How) []string {
	var out []string
	for i := range r.Words.Cards {
		if slices.Contains(hows, FirstCards+How(i)) {
			out = append(out, r.Words.Cards[i].Word)
		}
	}
	for word, how := range selectors {
		if slices.Contains(hows, how) {
			out = append(out, word)
		}
	}
	slices.Sort(out)
	return out
}
