package cardtext

import (
	"cmp"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Scope is where a text stands: of what it may speak there.
type Scope struct {
	Waits    bool   // it has waited for an event
	Event    uint8  // which
	Late     bool   // and that has happened
	Yours    bool   // in its player's own turn only
	Cites    bool   // what is asked decides only what is cited
	Foe      bool   // an Attack has hit somebody
	Attacker bool   // it avoids somebody's Attack
	Cost     bool   // it is what something costs
	Way      bool   // it is one of several things to choose from
	Found    bool   // cards have been found before it begins
	About    bool   // or a sentence before it is about one card
	Many     bool   // or a number is known
	Scored   bool   // nobody's turn goes on: the decks are scored
	Lasts    bool   // what it begins may last
	Knows    uint16 // what is known there: bits of the game's own
}

// mostSaid is the greatest number that a text says.
const mostSaid = 999

// Begin says where the texts stand that are read next.
func (r *Reader) Begin(s Scope) {
	s.Foe = s.Foe || r.Words.OnlyFoe
	r.in, r.NoEvent = s, !s.Waits
}

// Learn notes what is known from here on: bits of the game's own.
func (r *Reader) Learn(what uint16) { r.in.Knows |= what }

// Where is where the text stands that is being read.
func (r *Reader) Where() Scope { return r.in }

// Fault notes what is wrong in a line.
func (r *Reader) Fault(line int, en, fr string, args ...any) { r.fail(line, en, fr, args...) }

// players are the words for them, by Who.
var players = [...]string{You: "you", Foe: "foe", Attacker: "attacker", OneFoe: "one_foe", EachFoe: "each_foe",
	OnePlayer:  "one_player",
	EachPlayer: "each_player", FirstPlayer: "first_player", EngagedPlayer: "engaged_player", Owner: "owner", Nobody: ""}

// whoWord is the word for a player.
func whoWord(w Who) string { return players[w] }

// whosWords are the words for some players.
func whosWords(ws []Who) []string {
	var out []string
	for _, w := range ws {
		out = append(out, whoWord(w))
	}
	return out
}

// whoWords are the words for you and some players.
func whoWords(ws []Who) []string {
	others := slices.DeleteFunc(whosWords(ws), func(w string) bool { return w == "you" })
	return append([]string{"you"}, others...)
}

// present notes a player whom nothing has made: whom an Attack has hit where none is made, whose Attack is avoided
// where none is.
func (r *Reader) present(w Who) {
	switch {
	case w == Foe && !r.in.Foe:
		hint := engine.Text{}
		if i := slices.IndexFunc(r.Words.Verbs, func(v VerbWord) bool {
			return v.Body && slices.Contains(v.Whom, EachFoe)
		}); i >= 0 {
			hint = engine.Sayf("; in the braces of %s(each_foe){ … } it is each of those whom that hits",
				" ; entre les accolades de %s(each_foe){ … }, c'est chacun de ceux que cela touche", r.Words.Verbs[i].Word)
		}
		r.fail(0, "foe is nobody here: nobody has been attacked or chosen before%s",
			"foe n'est personne ici : personne n'a été attaqué ni choisi avant%s", hint)
	case w == Attacker && !r.in.Attacker:
		r.fail(0, "attacker is whose Attack is avoided: it stands in a defense only",
			"attacker est celui dont l'Attaque est évitée : il ne se trouve que dans une defense")
	}
}

// given notes a word for what the sentence before gave, where none has given anything.
func (r *Reader) given(n *Node, yes bool) {
	if yes {
		return
	}
	hint := engine.Text{}
	if words := r.numbering(); n.Word == "that_many" {
		hint = engine.Sayf("; what gives a number is %s, in a sentence before it; how many cards lie somewhere is count{ … }",
			" ; ce qui donne un nombre est %s, dans une phrase d'avant ; combien de cartes se trouvent quelque part est count{ … }",
			strings.Join(words, ", "))
	} else if words := r.about(); len(words) > 0 {
		hint = engine.Sayf("; what gives one card, chosen or named, is %s",
			" ; ce qui donne une seule carte, choisie ou nommée, est %s", strings.Join(words, ", "))
	}
	r.fail(n.Line, "%s is what the sentence before gave, and none before this one gives anything%s",
		"%s est ce que la phrase d'avant a donné, et aucune avant celle-ci ne donne rien%s", n.Word, hint)
}

// numbering are the verbs that give a number, of cards or otherwise.
func (r *Reader) numbering() []string {
	var words []string
	for i := range r.Words.Verbs {
		if v := &r.Words.Verbs[i]; v.Gives == nil && !v.Nameless || len(v.Gives)+len(v.Counts) > 0 {
			words = append(words, v.Word)
		}
	}
	return words
}

// about are the verbs that are about one card.
func (r *Reader) about() []string {
	var words []string
	for i := range r.Words.Verbs {
		if r.Words.Verbs[i].About != nil {
			words = append(words, r.Words.Verbs[i].Word)
		}
	}
	return words
}

// verbWord is the word of a verb of the game, nil for one of the grammar.
func (r *Reader) verbWord(v Verb) *VerbWord {
	if v < FirstVerb || int(v-FirstVerb) >= len(r.Words.Verbs) {
		return nil
	}
	return &r.Words.Verbs[v-FirstVerb]
}

// verbsOfGrammar are the words of the sentences of the grammar.
var verbsOfGrammar = [FirstVerb]string{When: "when", ChooseOne: "choose_one", ForEach: "for_each",
	Lasts:  "over_the_turn",
	Native: "native", Nothing: "nothing"}

// WordOf is the word with which a sentence begins.
func (r *Reader) WordOf(s *Step) string {
	if s.Optional {
		return "may"
	}
	return r.WordFor(s)
}

// WordFor is the word for what a sentence does, whether or not it may be left undone.
func (r *Reader) WordFor(s *Step) string {
	if v := r.verbWord(s.Verb); v != nil {
		return v.Word
	}
	return verbsOfGrammar[s.Verb]
}

// always says whether a sentence with the verb is never left undone.
func (v *VerbWord) always(s *Step, in Scope) bool {
	if v.Fails != nil && v.Fails(in) {
		return false
	}
	if v.Always || s.Optional {
		return !s.Optional
	}
	some := s.N != nil && s.N.Op == Number && s.N.N > 0
	return (some || !v.Zero) && (slices.Contains(v.Sure, s.how()) || v.Zero && v.Sure == nil)
}

// checked lets the game look at a sentence, and notes what it gives.
func (r *Reader) checked(v *VerbWord, s *Step) {
	if v.Check != nil && r.whole(v, s) {
		v.Check(r, s)
	}
	if v.Leaves(s) {
		r.in.Found, r.in.Many = true, true
	}
	r.in.About = r.in.About || slices.Contains(v.About, s.how())
	r.in.Many = r.in.Many || v.Numbers(s)
}

// how is the way in which a sentence finds its cards; NoCards where it has none.
func (s *Step) how() How {
	if s.What == nil {
		return NoCards
	}
	return s.What.How
}

// Numbers says whether a sentence with the verb leaves a number that is none of cards.
func (v *VerbWord) Numbers(s *Step) bool { return slices.Contains(v.Counts, s.how()) }

// Leaves says whether a sentence with the verb leaves cards that it has found.
func (v *VerbWord) Leaves(s *Step) bool {
	if v.Gives != nil {
		return slices.Contains(v.Gives, s.how())
	}
	return !v.Nameless && s.how() != This
}

// leaves says whether the verb of a sentence knows something in the way in which it finds its cards.
func (r *Reader) leaves(s *Step, hows func(*VerbWord) []How) bool {
	v := r.verbWord(s.Verb)
	return v != nil && slices.Contains(hows(v), s.how())
}

// idleBehind notes what is said of whether something was done that is always done.
func (r *Reader) idleBehind(n *Node, v *VerbWord) {
	if n.Word == "otherwise" {
		r.fail(n.Line, "what stands in :otherwise{ … } would never happen: %s is never left undone; leave it out",
			"ce qui se trouve dans :otherwise{ … } n'arriverait jamais : %s a lieu dans tous les cas ; enlevez-le",
			v.Word)
		return
	}
	r.fail(n.Line,
		"what stands in :so{ … } would happen anyway: %s is never left undone; write it as the next sentence",
		"ce qui se trouve dans :so{ … } arriverait de toute façon : %s a lieu dans tous les cas ; écrivez-le comme phrase suivante",
		v.Word)
}

// idle notes what is said of a sentence behind a colon and says nothing there.
func (r *Reader) idle(n *Node, s *Step) bool {
	v := r.verbWord(s.Verb)
	nothing := false
	switch n.Word {
	case "so", "otherwise":
		if v != nil && v.always(s, r.in) {
			r.idleBehind(n, v)
			return true
		}
		silenced := n.Word == "otherwise" && s.Silent
		nothing = silenced || s.Verb == Nothing || s.Verb == Lasts || s.Verb == Native || s.Verb == When &&
			n.Word == "so"
	case "as":
		if v != nil && !v.Leaves(s) {
			r.fail(n.Line, "%s gives nothing that could have a name", "%s ne donne rien qui puisse avoir un nom",
				v.Word)
			return true
		}
		nothing = v == nil
	case "silent":
		nothing = s.Silent || len(s.Else) > 0 || s.Verb != When && !r.leaves(s, func(v *VerbWord) []How {
			return v.Quiet
		})
	}
	if nothing {
		r.fail(n.Line, "%s has no effect here", "%s n'a aucun effet ici", n.Word)
	}
	return nothing
}

// citing reads what a sentence cites, and notes what it never does: for the first of several, in a question.
func (r *Reader) citing(n *Node, s *Step) []Cited {
	out := r.cited(n)
	for _, c := range out {
		if c.First && s.Verb != Lasts && !r.leaves(s, func(v *VerbWord) []How { return v.First }) {
			r.fail(n.Line, "%s has no effect here", "%s n'a aucun effet ici", "first")
		}
		if c.Ask && !r.leaves(s, func(v *VerbWord) []How { return v.Asks }) {
			r.fail(n.Line, "%s has no effect here", "%s n'a aucun effet ici", "asks")
		}
	}
	return out
}

// known notes a word for which something would have to be known that is not known there, and where it is.
func (r *Reader) known(n *Node, needs uint16) {
	if needs&^r.in.Knows == 0 {
		return
	}
	where := engine.Text{}
	for bit, says := range r.Words.Known {
		if needs&(1<<bit) != 0 && says != where {
			where = engine.Sayf("; it stands %s", " ; il se trouve %s", says)
		}
	}
	r.fail(n.Line, "%s is not known here%s", "%s n'est pas connu ici%s", n.Word, where)
}

// unscored notes a word of what is known while somebody plays.
func (r *Reader) unscored(n *Node) {
	var words []string
	for i := range r.Words.Amounts {
		if w := &r.Words.Amounts[i]; !w.Played {
			words = append(words, w.Word)
		}
	}
	for i := range r.Words.Places {
		if p := &r.Words.Places[i]; p.Of != Nobody && slices.Contains(r.Words.Gathered, p.Zone) {
			words = append(words, "count{ "+p.Word+" }")
		}
	}
	r.fail(n.Line, "%s is not known where the decks are scored; what is known there is %s",
		"%s n'est pas connu là où les decks sont comptés ; ce qui y est connu est %s", n.Word, strings.Join(words,
			", "))
}

// whole says whether a sentence has all that its verb needs.
func (r *Reader) whole(v *VerbWord, s *Step) bool {
	for _, a := range v.Args {
		switch {
		case a&ArgMay != 0:
		case a&ArgN != 0 && a&ArgWhat != 0:
			if s.N == nil && s.What == nil {
				return false
			}
		case a&ArgN != 0 && s.N == nil, a&(ArgWhat|ArgAmong|ArgCard|ArgWords) != 0 && s.What == nil,
			a&ArgTo != 0 && s.To == nil, a&ArgGets != 0 && len(s.Gets) == 0:
			return false
		}
	}
	return true
}

// has says whether the game has a sentence of the grammar.
func (r *Reader) has(v Verb) bool {
	return r.Words.Sentences == nil || slices.Contains(r.Words.Sentences, v)
}

// unsayable notes a word of the grammar that the game does not have.
func (r *Reader) unsayable(n *Node) {
	instead := engine.Text{}
	if n.Word == "for_each" {
		instead = engine.Sayf("; each card that fits is each{ … }, and how many there are is count{ … }",
			" ; chaque carte qui convient est each{ … }, et leur nombre count{ … }")
	}
	r.fail(n.Line, "the cards of this game do not say %s%s", "les cartes de ce jeu ne disent pas %s%s", n.Word, instead)
}

// grammatical notes a sentence of the grammar that the game does not have, or not so.
func (r *Reader) grammatical(n *Node, s *Step) {
	switch {
	case s.Verb == Lasts && !r.in.Lasts:
		r.fail(n.Line, "%s stands where a card is played or used", "%s se trouve là où une carte est jouée ou utilisée",
			n.Word)
	case !r.has(s.Verb):
		r.unsayable(n)
	case r.Words.Fits != nil:
		r.Words.Fits(r, s)
	}
}

// eventWords are the events that may stand somewhere, all where the game does not say which.
func (r *Reader) eventWords(may func(*EventKeys) []string) []string {
	if r.Words.Waits == nil {
		return r.Words.Events
	}
	var words []string
	for i := range r.Words.Waits {
		if may(&r.Words.Waits[i]) != nil {
			words = append(words, r.Words.Events[i])
		}
	}
	return words
}

// matchable notes what is asked of an event and could never be.
func (r *Reader) matchable(n *Node, t *Table, event uint8, may func(*EventKeys) []string) {
	if r.Words.Waits == nil {
		return
	}
	of := &r.Words.Waits[event]
	keys := may(of)
	if keys == nil {
		r.fail(n.Line, "the event %s cannot stand here%s", "l'événement %s ne peut pas se trouver ici%s", n.Word,
			oneOf(r.eventWords(may)))
		return
	}
	for _, k := range t.Keys {
		if len(keys) == 0 {
			r.fail(k.Line, "nothing may be asked of %s: %[1]s{}", "rien ne se demande de %s : %[1]s{}", n.Word)
		} else if first := t.has("first") && slices.Contains(keys, "first"); first && !slices.Contains(keys, k.Name) &&
			!of.NoCard && r.asksCard(k.Name) {
			r.fail(k.Line, "%q cannot stand here%s; for the first such card of a turn, the card is asked by a condition, and first makes way for a limit: when = it:is{ %[1]s = … }, limit = \"turn\"",
				"%q ne peut pas se trouver ici%s ; pour la première carte de ce genre d'un tour, la carte se demande par une condition, et first laisse la place à une limite : when = it:is{ %[1]s = … }, limit = \"turn\"",
				k.Name, oneOf(keys))
		} else if !slices.Contains(keys, k.Name) && !of.NoCard && r.asksCard(k.Name) {
			r.fail(k.Line, "%q cannot stand here%s; of the card it is asked by a condition: when = it:is{ %[1]s = … }",
				"%q ne peut pas se trouver ici%s ; de la carte, cela se demande par une condition : when = it:is{ %[1]s = … }",
				k.Name, oneOf(keys))
		} else if !slices.Contains(keys, k.Name) {
			r.wrong(k.Line, k.Name, keys)
		}
	}
	for _, x := range t.List {
		if class, ok := x.(string); ok && slices.Contains(r.Words.Classes, class) && !slices.Contains(of.Classes,
			class) {
			r.wrong(n.Line, class, of.Classes)
		} else if !ok && !of.Cards {
			r.fail(n.Line, "of which card %s is cannot be said", "de quelle carte parle %s ne peut pas se dire", n.Word)
		}
	}
}

// asksCard says whether a key may be asked of a card that was found.
func (r *Reader) asksCard(key string) bool {
	return slices.ContainsFunc(r.Words.Keys, func(k KeyWord) bool { return k.Word == key && !k.NoIs })
}

// Endless notes a text that makes happen again what it waits for, and so on without an end. A game says of which
// sentences it may be to the same card, nil of all.
func (r *Reader) Endless(line int, event uint8, t Text, same func(*Step) bool) {
	if int(event) >= len(r.Words.Waits) {
		return
	}
	t.Walk(func(s *Step) {
		if slices.Contains(r.Words.Waits[event].Again, s.Verb) && (same == nil || same(s)) {
			r.fail(cmp.Or(s.Line, line), "this text would set itself off without an end: %s makes %s happen",
				"ce texte se déclencherait sans fin : %s fait arriver %s", r.verbWord(s.Verb).Word,
				r.Words.Events[event])
		}
	})
}

// Undone notes a cost of which a part could be paid and the rest not.
func (r *Reader) Undone(line int, cost Text) {
	choices := 0
	cost.Walk(func(s *Step) {
		if s.What != nil && slices.Contains([]How{One, UpTo, OneTo, Exactly, OneOfEach}, s.What.How) {
			choices++
		}
		if len(s.So)+len(s.Else) > 0 || s.Verb == When || s.Verb == ChooseOne || s.Verb == ForEach {
			r.fail(cmp.Or(s.Line, line), "a cost is paid in full: nothing in it depends on something else",
				"un coût se paie en entier : rien n'y dépend d'autre chose")
		}
	})
	if choices > 1 {
		r.fail(line, "a cost has one choice: two could take the same card",
			"un coût a un seul choix : deux pourraient prendre la même carte")
	}
}
