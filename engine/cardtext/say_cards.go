package cardtext

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// How cards are named in sentences: by what they are, what is asked of them, and where they lie.

// article is what stands before a noun.
type article uint8

const (
	aCard    article = iota // a card, une carte
	noCard                  // no card, aucune carte
	card                    // card: behind "each" and "for each"
	cards                   // cards: behind "the number of" and a number
	theCards                // the cards, les cartes
	isCard                  // of what is one: a Hero, un Héros
)

// Cards names the cards that are meant.
func (t *Teller) Cards(s *Selector) string {
	switch s.How {
	case This:
		return t.This
	case That:
		return t.that()
	case It:
		switch {
		case len(s.Tests) > 0:
			return t.say("each of those cards", "chacune de ces cartes") + t.mods(s, true, false)
		case t.many:
			return t.say("those cards", "ces cartes")
		}
		return t.say("that card", "cette carte")
	case Called:
		return t.called(s.Name)
	case Top, Bottom:
		return t.ofPile(s)
	case One:
		if s.Name > 0 {
			return t.say("one of ", "une de ") + t.called(s.Name)
		}
		return t.noun(s, aCard)
	case UpTo:
		return t.say("up to ", "jusqu'à ") + t.number(s.N) + " " + t.described(s, t.counts(s.N), takenFrom)
	case OneTo:
		return t.say("1 to ", "de 1 à ") + t.number(s.N) + " " + t.described(s, cards, takenFrom)
	case Exactly:
		if k, each := t.each(s.N); each != "" {
			return strconv.Itoa(k) + " " + t.described(s, t.counts(&Amount{N: k}), takenFrom) +
				t.say(" for each ", " pour chaque ") + each
		}
		return t.number(s.N) + " " + t.described(s, t.counts(s.N), takenFrom)
	case OneOfEach:
		return t.oneOfEach(s)
	case Random:
		return t.noun(s, aCard)
	case Picked:
		one := t.onlyNamed(s)
		if one == "" {
			one = t.noun(s, aCard)
		}
		return one + t.say(" (of several, %s)", " (entre plusieurs, %s)", t.in(t.Picks))
	case Each:
		if only := t.onlyNamed(s); only != "" {
			return only
		}
		return t.say("each ", "chaque ") + t.described(s, card, takenFrom)
	}
	says := t.in(t.Phrases.Cards[s.How-FirstCards])
	if strings.Contains(says, "{card}") {
		says = strings.ReplaceAll(says, "{card}", t.in(t.Card(s.Card)))
	}
	return says
}

// counts is how a noun stands behind a number.
func (t *Teller) counts(a *Amount) article {
	if a.Op == Number && (a.N == 1 || a.N == 0 && t.Lang == engine.FR) {
		return card
	}
	return cards
}

// called names what a sentence gave under a name.
func (t *Teller) called(name uint8) string {
	if name == 0 {
		return ""
	}
	g := &t.named[name-1]
	gave := ""
	if g.verb >= FirstVerb {
		gave = t.in(t.Phrases.Verbs[g.verb-FirstVerb].Gave)
	}
	if gave == "" {
		gave = t.say("found", "trouvée")
	}
	out := t.say("the %s card", "la carte %s", gave)
	if g.many {
		out = t.say("the %s cards", "les cartes %ss", gave)
	}
	if g.of > 1 {
		out += " (" + strconv.Itoa(g.same) + ")"
	}
	return out
}

// that names the card of the event.
func (t *Teller) that() string {
	if t.event == nil {
		return t.say("the card concerned", "la carte en question")
	}
	if of := t.event.Of; of != nil && of.How == Each && len(t.heads(of)) == 1 {
		n := t.heads(of)[0]
		demonstrative := "ce "
		switch {
		case n.Fem:
			demonstrative = "cette "
		case vocal(n.One[engine.FR]):
			demonstrative = "cet "
		}
		if t.Lang == engine.FR {
			return demonstrative + t.in(n.One)
		}
		return t.say("that ", "ce ") + t.in(n.One)
	}
	return t.in(t.Phrases.Events[t.event.Event].That)
}

// ofPile names cards at an end of a pile.
func (t *Teller) ofPile(s *Selector) string {
	where := t.place(&s.Zones[0])
	n := ""
	many := s.N != nil && (s.N.Op != Number || s.N.N != 1)
	if s.N != nil {
		n = t.number(s.N) + " "
	}
	switch {
	case s.N != nil && s.N.Op != Number:
		end := t.say("top", "du dessus")
		if s.How == Bottom {
			end = t.say("bottom", "du dessous")
		}
		return t.say("as many cards from the %s of %s as %s", "autant de cartes %s de %s que %s", end, where,
			t.number(s.N))
	case s.How == Top && many:
		return t.say("the top %scards of ", "les %spremières cartes de ", n) + where
	case s.How == Top:
		return t.say("the top %[1]scard of ", "la première carte de %.0[1]s", n) + where
	case many:
		return t.say("the bottom %scards of ", "les %sdernières cartes de ", n) + where
	}
	return t.say("the bottom %[1]scard of ", "la dernière carte de %.0[1]s", n) + where
}

// oneOfEach names a card of each of some types.
func (t *Teller) oneOfEach(s *Selector) string {
	var out []string
	for _, n := range t.heads(s) {
		out = append(out, t.withArticle(n, aCard))
	}
	return strings.Join(out, t.say(" and ", " et ")) + t.mods(s, false, true) + t.where(s, takenFrom)
}

// onlyNamed names the one card that a name means, where nothing else is asked.
func (t *Teller) onlyNamed(s *Selector) string {
	if len(s.Tests) != 1 || len(s.Zones) > 0 || s.Class != 0 || len(s.Tests[0].Cards) != 1 ||
		t.Words.Keys[s.Tests[0].Key].Word != "name" {
		return ""
	}
	return t.in(t.Card(s.Tests[0].Cards[0]))
}

// heads are the nouns that say what the cards are.
func (t *Teller) heads(s *Selector) []Noun {
	var out []Noun
	for i, class := range t.Words.Classes {
		if s.Class>>i&1 != 0 {
			out = append(out, t.Phrases.Nouns[class])
		}
	}
	for i := range s.Tests {
		if k := &s.Tests[i]; t.Phrases.Keys[k.Key].Noun && (t.Phrases.Keys[k.Key].Mod == engine.Text{}) {
			out = append(out, t.nounsOf(k)...)
		}
	}
	if len(out) == 0 {
		out = append(out, t.Phrases.Nouns["card"])
	}
	return out
}

// wordsOf are the words that a test asks for.
func (t *Teller) wordsOf(k *Test) []string {
	w := &t.Words.Keys[k.Key]
	of := w.Of
	if w.Kind == KeyWords {
		var out []string
		for i, word := range of {
			if k.Bits>>i&1 != 0 {
				out = append(out, word)
			}
		}
		return out
	}
	if of == nil {
		of = sorted(t.Words.Sets)
	}
	return slices.DeleteFunc(slices.Clone(of), func(word string) bool {
		if w.One {
			return t.Words.Sets[word] != k.Bits
		}
		return t.Words.Sets[word]&k.Bits == 0
	})
}

func (t *Teller) nounsOf(k *Test) []Noun {
	var out []Noun
	for _, word := range t.wordsOf(k) {
		out = append(out, t.Phrases.Nouns[word])
	}
	return out
}

// noun names cards behind an article, with what is asked of them and where they lie.
func (t *Teller) noun(s *Selector, a article) string {
	where := takenFrom
	if a != aCard {
		where = countedIn
	}
	return t.described(s, a, where)
}

// lying names cards of which is said that they lie somewhere.
func (t *Teller) lying(s *Selector, a article) string { return t.described(s, a, liesIn) }

// lie is how a place is said behind cards.
type lie uint8

const (
	takenFrom lie = iota // from your hand, de votre main
	countedIn            // in your hand, de votre main
	liesIn               // in your hand, dans votre main
)

func (t *Teller) described(s *Selector, a article, l lie) string {
	heads := t.heads(s)
	many := a == cards || a == theCards
	fem := true
	var out []string
	for i, n := range heads {
		fem = fem && n.Fem
		if i > 0 && (t.Lang != engine.FR || a == card || a == cards) && a != noCard {
			a := cards
			if !many {
				a = card
			}
			out = append(out, t.withArticle(n, a))
			continue
		}
		out = append(out, t.withArticle(n, a))
	}
	or := t.say(" or ", " ou ")
	if many {
		or = t.say(" and ", " et ")
	}
	if a == noCard {
		or = t.say(" and ", " ni ")
	}
	mods, where := t.mods(s, fem, many), t.where(s, l)
	if slices.ContainsFunc(s.Tests, worked) || t.relative(mods) {
		mods, where = where, mods
	}
	chance := ""
	if s.How == Random && a == aCard {
		chance = t.say(" at random", " au hasard")
	}
	return list(out, or) + chance + mods + where
}

// relative says whether what is asked of cards is a sentence of its own, behind which a place would belong to that.
func (t *Teller) relative(mods string) bool {
	for _, word := range [...]string{" that ", " other than ", " qui ", " que ", " ayant "} {
		if strings.Contains(mods, word) {
			return true
		}
	}
	return false
}

// worked says whether a test asks for a number that is worked out.
func worked(k Test) bool {
	return k.Low != nil && k.Low.Op != Number || k.High != nil && k.High.Op != Number
}

// list joins words by commas, and the last by another word.
func list(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + last + words[len(words)-1]
}

// withArticle puts an article before a noun.
func (t *Teller) withArticle(n Noun, a article) string {
	one, many := t.in(n.One), t.in(n.Many)
	gender := func(m, f engine.Text) string {
		if n.Fem {
			return f.In(t.Lang)
		}
		return m.In(t.Lang)
	}
	switch a {
	case aCard, isCard:
		switch {
		case n.Sole:
			return gender(engine.Text{"the ", "le "}, engine.Text{"the ", "la "}) + one
		case t.Lang != engine.FR && vocal(one):
			return t.say("an ", "un ") + one
		}
		return gender(engine.Text{"a ", "un "}, engine.Text{"a ", "une "}) + one
	case noCard:
		return gender(engine.Text{"no ", "aucun "}, engine.Text{"no ", "aucune "}) + one
	case cards:
		return many
	case theCards:
		return t.say("the ", "les ") + many
	}
	return one
}

// mods is what is asked of cards, behind their noun.
func (t *Teller) mods(s *Selector, fem, many bool) string {
	out := ""
	for i := range s.Tests {
		k := &s.Tests[i]
		p := &t.Phrases.Keys[k.Key]
		if p.Mod == (engine.Text{}) || p.Mute {
			continue
		}
		says := strings.ReplaceAll(t.asked(k, t.in(p.Mod)), "{owner}", t.ownerOf(s))
		out += " " + t.agree(says, fem, many)
	}
	return out
}

// ownerOf names in whose places cards lie.
func (t *Teller) ownerOf(s *Selector) string {
	if len(s.Zones) == 0 || slices.ContainsFunc(s.Zones, func(p Place) bool { return p.Of != s.Zones[0].Of }) {
		return t.say("their owner", "leur propriétaire")
	}
	switch of := s.Zones[0].Of; {
	case of == EachPlayer:
		return t.say("their owner", "leur propriétaire")
	case of == t.subject && of != You, of == You && t.subject == EachPlayer:
		return t.say("them", "lui")
	default:
		return t.player(of)
	}
}

// asked fills in what a test asks for.
func (t *Teller) asked(k *Test, says string) string {
	v := ""
	switch w := &t.Words.Keys[k.Key]; w.Kind {
	case KeySet, KeyWords:
		v = t.setNames(k, strings.Contains(says, "{a v}"))
	case KeyRange:
		v = t.between(k)
	case KeyCards:
		var names []string
		for _, c := range k.Cards {
			names = append(names, t.in(t.Card(c)))
		}
		v = strings.Join(names, t.say(" or ", " ou "))
	case KeyWho:
		v = t.player(k.Who)
	}
	return strings.NewReplacer("{v}", v, "{a v}", v).Replace(says)
}

// setNames names the words of a test: nouns, behind an article if that is asked for, and others as they are.
func (t *Teller) setNames(k *Test, article bool) string {
	var out []string
	for _, word := range t.wordsOf(k) {
		n, ok := t.Phrases.Nouns[word]
		switch {
		case !ok:
			out = append(out, t.word(word))
		case article || t.Phrases.Keys[k.Key].Noun:
			out = append(out, t.withArticle(n, aCard))
		default:
			out = append(out, t.in(n.One))
		}
	}
	return list(out, t.say(" or ", " ou "))
}

// word is a word of Sets that is no noun.
func (t *Teller) word(word string) string {
	if says, ok := t.Phrases.Words[word]; ok {
		return t.in(says)
	}
	return word
}

// between says a range.
func (t *Teller) between(k *Test) string {
	least := func(a *Amount) string {
		if a.Op == Number {
			return t.number(a) + t.say(" or more", " ou plus")
		}
		return t.say("no less than ", "au moins égal à ") + t.number(a)
	}
	most := func(a *Amount) string {
		if a.Op == Number {
			return t.number(a) + t.say(" or less", " ou moins")
		}
		return t.say("no more than ", "au plus égal à ") + t.number(a)
	}
	switch {
	case k.Low == k.High, k.High != nil && k.Low.Op == Number && k.High.Op == Number && k.Low.N == k.High.N:
		return t.number(k.Low)
	case k.High == nil:
		return least(k.Low)
	case k.Low.Op == Number && k.Low.N == 0:
		return most(k.High)
	case k.Low.Op == Number && k.High.Op == Number:
		return t.number(k.Low) + t.say(" to ", " à ") + t.number(k.High)
	}
	return least(k.Low) + t.say(" and ", " et ") + most(k.High)
}

// agree lets French words agree with a noun: nommé{e}{s}, porte{nt}.
func (t *Teller) agree(says string, fem, many bool) string {
	e, s, nt := "", "", ""
	if fem {
		e = "e"
	}
	if many {
		s, nt = "s", "nt"
	}
	return strings.NewReplacer("{e}", e, "{s}", s, "{nt}", nt).Replace(says)
}
