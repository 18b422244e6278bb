package ask

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// Two sentences may have the same words and tell of the opposite: whether I attack the villain, or he attacks me; what
// becomes of my deck, or of the encounter deck. Whatever tells of the other side is no sure answer.

// side is which side of the table somebody is on.
type side uint8

const (
	nobody side = iota // it is not told
	ours
	theirs
)

// sides are those who are on a side, by what they are in the rules.
var sides = map[string]side{"#hero": ours, "#alter-ego": ours, "#identity": ours, "#ally": ours, "#player": ours,
	"#villain": theirs, "#minion": theirs, "#opponent": theirs, "#encounter": theirs, "#encounter-deck": theirs,
	"#main-scheme": theirs, "#main-deck": theirs}

// persons are the words for who asks, or sits at the table with him; owns are those for what is his.
var (
	persons = [2][]string{strings.Fields("i me we us you ann ben cy"), strings.Fields("je me moi ann ben cy")}
	owns    = [2][]string{strings.Fields("my"), strings.Fields("mon ma mes")}
	readers = [2][]string{strings.Fields("my your"), strings.Fields("mon ma mes ton ta tes votre vos")}
)

// hurts are the verbs of which it counts who does it to whom, each with what it comes to: a villain schemes instead of
// attacking, and does so to us.
var hurts = map[string]string{"#attack": "#attack", "#scheme": "#attack", "#damage": "#damage", "#defeat": "#defeat",
	"#confused": "#confused", "#stunned": "#stunned"}

// The words by which it is told who does what to whom: what leads a participle, what leads him who does it or suffers
// it, what a sentence goes on with about something else, what makes a noun of a verb, and the verbs by which somebody
// suffers what the noun behind them says.
var (
	passives = [2][]string{strings.Fields("be been being is are am was were get gets got becomes become"),
		strings.Fields("est suis es sont etre ete sera soit devient")}
	doers = [2][]string{strings.Fields("by from of"), strings.Fields("par de du des")}
	apart = [2][]string{strings.Fields("when if and but while as or in with by from of so because who which that"),
		strings.Fields("quand lorsque si et mais ou en avec par de du donc car qui que")}
	articles = [2][]string{strings.Fields("a an the this that each every his its their"),
		strings.Fields("un une la le cette chaque son sa leur")}
	suffers = [2][]string{strings.Fields("take takes took receive receives suffer suffers"),
		strings.Fields("prend prends subit subis recoit recois encaisse")}
)

// spot is a word of a text, with the term that it belongs to.
type spot struct {
	word string
	term *lexicon.Term
	last bool // a sentence ends after it
}

// spots gives the words of a text with their terms.
func spots(r *lexicon.Reading) []spot {
	out := make([]spot, len(r.Words))
	for i := range r.Words {
		out[i] = spot{word: r.Words[i].Text, last: r.Words[i].Last}
	}
	at := 0
	for n := range r.Terms {
		typed := strings.Fields(r.Terms[n].Typed)
		for at+len(typed) <= len(out) && !slices.EqualFunc(out[at:at+len(typed)], typed, spot.reads) {
			at++
		}
		for ; len(typed) > 0 && at < len(out); typed = typed[1:] {
			out[at].term = &r.Terms[n]
			at++
		}
	}
	return out
}

// reads says whether a spot is a word.
func (s spot) reads(word string) bool { return s.word == word }

// is says whether a word belongs to a term that is one of some things.
func (s *spot) is(things ...string) bool {
	one := func(token string) bool { return slices.Contains(things, token) }
	return s.term != nil && slices.ContainsFunc(s.term.Tokens, one)
}

// of says on which side a word stands.
func (s *spot) of(l engine.Lang) side {
	if slices.Contains(persons[l], s.word) || slices.Contains(owns[l], s.word) {
		return ours
	}
	if s.term == nil {
		return nobody
	}
	return sides[s.term.Tokens[0]]
}

// way is from which side to which something is done.
type way uint8

const (
	unsure way = iota
	toThem
	toUs
)

func wayOf(doer, sufferer side) way {
	out := doer == ours || sufferer == theirs
	in := doer == theirs || sufferer == ours
	switch {
	case out == in:
		return unsure
	case out:
		return toThem
	}
	return toUs
}

// waysOf gives, of each verb of a text by which somebody does something to somebody, the ways in which that is done.
func waysOf(r *lexicon.Reading) map[string][]way {
	out := map[string][]way{}
	all := spots(r)
	for i := range all {
		if all[i].term == nil || i > 0 && all[i-1].term == all[i].term {
			continue
		}
		if verb := hurts[all[i].term.Tokens[0]]; verb != "" {
			if w := wayAt(all, i, r.Lang); w != unsure {
				out[verb] = append(out[verb], w)
			}
		}
	}
	return out
}

// near is how many words before a verb those stand that make another form of it.
const near = 3

// wayAt says in which way something is done by the verb at a place.
func wayAt(all []spot, at int, l engine.Lang) way {
	before, after, doer := beforeOf(all, at, l), behindOf(all, at, l), doerBehind(all, at, l)
	switch {
	case suffered(all, at, l):
		return wayOf(doer, before)
	case attribute(all, at, l) != nobody:
		return wayOf(nobody, attribute(all, at, l))
	case doer != nobody:
		return wayOf(doer, after)
	case noun(all, at, l):
		return wayOf(nobody, after)
	}
	return wayOf(before, after)
}

// amid says whether one of some words stands among those of a text.
func amid(all []spot, words []string) bool {
	return slices.ContainsFunc(all, func(s spot) bool { return slices.Contains(words, s.word) })
}

// suffered says whether the one before a verb suffers what it says: "he is attacked", "he takes damage".
func suffered(all []spot, at int, l engine.Lang) bool {
	led, ended := all[max(0, at-near):at], strings.HasSuffix(all[at].word, "ed")
	if l == engine.FR { // accents are gone: a verb is a participle only right behind what leads it
		led, ended = all[max(0, at-1):at], strings.HasSuffix(strings.TrimRight(all[at].word, "s"), "e")
	}
	return ended && amid(led, passives[l]) || amid(all[max(0, at-near):at], suffers[l])
}

// attribute gives the side of whoever a participle at a place is said of: "a confused hero", "un allié sonné".
func attribute(all []spot, at int, l engine.Lang) side {
	switch {
	case l == engine.EN && strings.HasSuffix(all[at].word, "ed") && at+1 < len(all) && all[at+1].term != nil:
		return all[at+1].of(l)
	case l == engine.FR && all[at].is("#confused", "#stunned") && at > 0 && all[at-1].term != nil &&
		behindOf(all, at, l) == nobody:
		return all[at-1].of(l)
	}
	return nobody
}

// noun says whether the verb at a place stands there as a noun: "the attack". In French the article may be gone with
// its vowel, and a verb stands behind somebody or behind a word of the grammar.
func noun(all []spot, at int, l engine.Lang) bool {
	if at == 0 {
		return false
	}
	before := &all[at-1]
	return slices.Contains(articles[l], before.word) || l == engine.FR && !strings.HasSuffix(all[at].word, "er") &&
		before.term != nil && before.of(l) == nobody && !before.is("#not")
}

// reach is how many words before or behind a verb somebody may stand who does it, or suffers it.
const reach = 6

// some are the words for whoever was told of before, as they stand right before a verb.
var some = [2][]string{strings.Fields("it he she they"), nil}

// beforeOf gives the side of whoever stands before a verb.
func beforeOf(all []spot, at int, l engine.Lang) side {
	if at > 0 && slices.Contains(some[l], all[at-1].word) {
		return nobody
	}
	for i := at - 1; i >= max(0, at-reach) && !all[i].last && !slices.Contains(apart[l], all[i].word); i-- {
		if s := all[i].of(l); s != nobody {
			return s
		}
	}
	return nobody
}

// behindOf gives the side of whoever stands behind a verb.
func behindOf(all []spot, at int, l engine.Lang) side {
	const reach = 3
	for i := at + 1; i <= min(len(all)-1, at+reach) && !all[i-1].last && !slices.Contains(apart[l], all[i].word); i++ {
		if s := all[i].of(l); s != nobody {
			return s
		}
	}
	return nobody
}

// doerBehind gives the side of whoever is named behind a verb as the one who does it.
func doerBehind(all []spot, at int, l engine.Lang) side {
	if at+1 < len(all) && !all[at].last && slices.Contains(doers[l], all[at+1].word) {
		return behindOf(all, at+1, l)
	}
	return nobody
}

// against says whether a text tells of what one side does to the other, and a question asks as well for what that other
// does to it.
func against(asks, tells map[string][]way) bool {
	for verb, ways := range asks {
		told := tells[verb]
		if len(told) > 0 && slices.ContainsFunc(ways, func(w way) bool { return !slices.Contains(told, w) }) {
			return true
		}
	}
	return false
}

// own is a thing that is said to be of whoever asks: "my deck".
type own struct {
	*lexicon.Term
	what bool // it is what the question is about: "when my deck is empty"
}

// leads are the words behind which somebody says what a question is about.
var leads = [2][]string{strings.Fields("when if once is does"), strings.Fields("quand lorsque si que")}

// ownOf gives the things of a text that are said to be of whoever asks.
func ownOf(r *lexicon.Reading) (out []own) {
	all := spots(r)
	for i := 1; i < len(all); i++ {
		has := func(o own) bool { return o.Term == all[i].term }
		if slices.Contains(owns[r.Lang], all[i-1].word) && all[i].term != nil && !slices.ContainsFunc(out, has) {
			out = append(out, own{all[i].term, i < 2 || slices.Contains(leads[r.Lang], all[i-2].word)})
		}
	}
	return out
}

// decks are the words for what both sides have, a deck; whoever draws tells of his own.
var decks = []string{"#deck", "#draw", "#discard"}

// ofOthers says whether a text tells of a thing of that kind first as somebody else's, and nowhere as the reader's: of
// the encounter deck, or of the deck of the villain. What tells of no deck at all is not about the asker's.
func ofOthers(thing own, tells *lexicon.Reading) bool {
	all := spots(tells)
	first, others, deck := true, false, thing.what && slices.Contains(decks, thing.Tokens[0])
	for i := range all {
		s := &all[i]
		deck = deck && !s.is(decks...)
		if i > 0 && s.term != nil && s.term == all[i-1].term {
			continue
		}
		named := s.is(thing.Tokens...)
		switch {
		case named && i > 0 && slices.Contains(readers[tells.Lang], all[i-1].word):
			return false
		case named || s.term != nil && sides[s.term.Tokens[0]] == theirs &&
			strings.Contains(" "+s.term.Typed+" ", " "+thing.Typed+" "):
			others = others || first && (!named || hasOther(all, i, tells.Lang))
			first = false
		}
	}
	return others || first && deck
}

// hasOther says whether the thing at a place is the other side's, by who stands before it or behind it.
func hasOther(all []spot, at int, l engine.Lang) bool {
	const near = 2
	if at > 0 && all[at-1].of(l) == theirs {
		return true
	}
	for i := at + 1; l == engine.FR && i <= min(len(all)-1, at+near) && !all[i-1].last; i++ {
		if all[i].of(l) == theirs {
			return true
		}
	}
	return false
}

// besides says whether something tells of the other side than a question: of another's thing of the same kind, or of
// what is done to whoever asks and not by him. What a recorded question leaves to be ruled, the clauses say on which
// its ruling rests.
func (h *heard) besides(r *lexicon.Reading, of *Hit) bool {
	things, ways := ownOf(r), waysOf(r)
	if len(things)+len(ways) == 0 {
		return false
	}
	tells := h.index.Lexicon().Read(r.Lang, of.told)
	other := func(thing own) bool { return ofOthers(thing, &tells) }
	if slices.ContainsFunc(things, other) || against(ways, waysOf(&tells)) {
		return true
	}
	if len(ways) == 0 || len(waysOf(&tells)) > 0 {
		return false
	}
	rests := map[string][]way{}
	for _, id := range of.item.Shows {
		if c, ok := h.game.Book.Find(id); ok {
			says := h.index.Lexicon().Read(r.Lang, h.game.Book.Info(c).Text().Says.In(r.Lang))
			for verb, ways := range waysOf(&says) {
				rests[verb] = append(rests[verb], ways...)
			}
		}
	}
	return against(ways, rests)
}
