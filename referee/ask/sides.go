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
	"#main-scheme": theirs, "#side-scheme": theirs, "#main-deck": theirs}

// cast is on which side those stand whom a question names, by the names of their cards.
type cast struct {
	words *lexicon.Lexicon
	names map[string]side
}

// castOf gives the sides of the cards of a game, by their types. Where players play against each other, and not against
// a villain, any card may be on either side.
func castOf(g *engine.Game, words *lexicon.Lexicon) *cast {
	out := &cast{words: words, names: map[string]side{}}
	rules := g.Rules(g.Editions[0])
	if rules.Foe == 0 {
		return out
	}
	for i := range rules.Cards[1:] {
		c := &rules.Cards[i+1]
		of := sides[lexicon.ConceptMark+strings.ReplaceAll(rules.Types[c.Type][engine.EN], " ", "-")]
		for name := range c.Name.All() {
			out.add(name, of)
		}
		for name := range c.Title.All() {
			out.add(name, of)
		}
	}
	return out
}

// add adds a name. What two cards of different sides have is on none.
func (c *cast) add(name string, of side) {
	name = engine.FoldName(name)
	if was, twice := c.names[name]; twice && was != of {
		of = nobody
	}
	c.names[name] = of
}

// side gives the side of whatever a term is.
func (c *cast) side(t *lexicon.Term) side {
	if name, card := c.words.Card(t.Tokens[0]); card {
		return c.names[engine.FoldName(name)]
	}
	if strings.HasPrefix(t.Tokens[0], lexicon.WordMark) { // the title of several cards is no name of one
		return c.names[t.Typed]
	}
	return sides[t.Tokens[0]]
}

// The words for those who ask and whoever sits at the table with them: as they do something and as something is done to
// them; and, before a thing, for whose it is, theirs or that of somebody who was told of before.
var (
	persons = [2][]string{
		slices.Concat(strings.Fields("i me we us you somebody someone anybody anyone everybody everyone"), lexicon.Players),
		slices.Concat(strings.Fields("je me moi tu te toi on nous vous"), lexicon.Players),
	}
	subjects = [2][]string{strings.Fields("i we"), strings.Fields("je tu on")}
	objects  = [2][]string{strings.Fields("me us"), strings.Fields("me te nous vous")}
	owns     = [2][]string{strings.Fields("my our your"), strings.Fields("mon ma mes ton ta tes notre nos votre vos")}
	theirOf  = [2][]string{strings.Fields("his her their its"), strings.Fields("son sa ses leur leurs")}
)

// hurts are the verbs of which it counts who does it to whom, each with what it comes to: a villain schemes instead of
// attacking, and does so to us.
var hurts = map[string]string{"#attack": "#attack", "#same-attack": "#attack", "#scheme": "#attack", "#damage": "#damage", "#defeat": "#defeat",
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
	articles = [2][]string{strings.Fields("a an the this that each every another"),
		strings.Fields("un une la le ce cet cette chaque")}
	suffers = [2][]string{strings.Fields("take takes took receive receives suffer suffers"),
		strings.Fields("prend prends subit subis recoit recois encaisse")}
)

// spot is a word of a text, with the term that it belongs to.
type spot struct {
	word string
	term *lexicon.Term
	on   side // on which side stands what it says, or whose it is
	last bool // a sentence ends after it
	owns bool // it ended in 's
}

// spots gives the words of a text with their terms.
func spots(r *lexicon.Reading, who *cast) []spot {
	out := make([]spot, len(r.Words))
	for i := range r.Words {
		out[i] = spot{word: r.Words[i].Text, last: r.Words[i].Last, owns: r.Words[i].Owns}
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
	for i := range out {
		out[i].on = sideAt(out, i, r.Lang, who)
	}
	return out
}

// begins says whether a term begins at a place.
func begins(all []spot, at int) bool {
	return all[at].term != nil && (at == 0 || all[at-1].term != all[at].term)
}

// reads says whether a spot is a word.
func (s spot) reads(word string) bool { return s.word == word }

// is says whether a word belongs to a term that is one of some things.
func (s *spot) is(things ...string) bool {
	one := func(token string) bool { return slices.Contains(things, token) }
	return s.term != nil && slices.ContainsFunc(s.term.Tokens, one)
}

// sideAt says on which side stands what is said at a place, those before it being known.
func sideAt(all []spot, at int, l engine.Lang, who *cast) side {
	s := &all[at]
	switch {
	case slices.Contains(persons[l], s.word), slices.Contains(owns[l], s.word):
		return ours
	case anyone(all, at, l) && (all[at+1].term == nil || who.side(all[at+1].term) == nobody):
		return ours
	case slices.Contains(theirOf[l], s.word):
		return lastNamed(all[:at])
	case s.term != nil:
		return who.side(s.term)
	}
	return nobody
}

// modals are the words behind which English says "one" of whoever plays: elsewhere it is a number.
var modals = strings.Fields("can may must should could does did would will if when whenever once")

// anyone says whether a word is "one", said of whoever plays.
func anyone(all []spot, at int, l engine.Lang) bool {
	return l == engine.EN && all[at].word == "one" && at > 0 && slices.Contains(modals, all[at-1].word) &&
		at+1 < len(all) && all[at+1].word != "of"
}

// lastNamed gives the side of whoever is named last in what was told: neither those who speak nor what is theirs.
func lastNamed(told []spot) side {
	for i := len(told) - 1; i >= 0; i-- {
		s := &told[i]
		if slices.Contains(some[engine.EN], s.word) || slices.Contains(some[engine.FR], s.word) {
			return nobody // who knows of whom that is said
		}
		if s.term != nil && s.on != nobody {
			return s.on
		}
	}
	return nobody
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
func waysOf(r *lexicon.Reading, who *cast) map[string][]way {
	out := map[string][]way{}
	all := spots(r, who)
	for i := range all {
		if !begins(all, i) || slices.Contains(persons[r.Lang], all[i].word) {
			continue
		}
		if verb := hurts[all[i].term.Tokens[0]]; verb != "" {
			at := i
			if anyone(all, i, r.Lang) {
				at++ // "one attack" is not one attack there
			}
			if w := wayAt(all, at, r.Lang); w != unsure {
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
	before, whom := beforeOf(all, at, l)
	after, doer := behindOf(all, at, l), doerBehind(all, at, l)
	if dealt, told := handed(all, at, l); told {
		return dealt
	}
	switch {
	case suffered(all, at, l):
		return wayOf(doer, before)
	case acting(all, at, l):
		return wayOf(all[at+1].on, nobody)
	case attribute(all, at, l) != nobody:
		return wayOf(nobody, attribute(all, at, l))
	case doer != nobody:
		return wayOf(doer, after)
	case noun(all, at, l):
		return wayOf(nobody, after)
	case after == nobody:
		return wayOf(before, whom)
	}
	return wayOf(before, after)
}

// gives are the verbs by which somebody does the damage that is named before them.
var gives = [2][]string{strings.Fields("deal deals do inflict inflicts cause causes"),
	strings.Fields("inflige infliges infligent infliger fais fait font faire cause causes causent causer")}

// handed says in which way damage is done of which a verb behind it tells: "the damage I deal", "what damage does he
// take". Whoever does or takes it stands before that verb, in French maybe behind it.
func handed(all []spot, at int, l engine.Lang) (w way, told bool) {
	if !all[at].is("#damage") {
		return unsure, false
	}
	subject := nobody
	for i := at + 1; i <= min(len(all)-1, at+reach) && !all[i-1].last; i++ {
		s := &all[i]
		helps := s.word == "do" && i+1 < len(all) && all[i+1].on != nobody // "do I"
		does, takes := slices.Contains(gives[l], s.word) && !helps, slices.Contains(suffers[l], s.word)
		whom := nobody
		if i+1 < len(all) && slices.Contains(toward[l], all[i+1].word) {
			whom = behindOf(all, i, l)
		}
		switch {
		case (does || s.is("#deal")) && whom != nobody:
			return wayOf(subject, whom), true
		case does || takes:
			if subject == nobody && l == engine.FR {
				subject = behindOf(all, i, l)
			}
			if takes {
				return wayOf(nobody, subject), subject != nobody
			}
			return wayOf(subject, nobody), subject != nobody
		case slices.Contains(apart[l], s.word) && !slices.Contains(relatives[l], s.word):
			return unsure, false
		case subject == nobody:
			subject = s.on
		}
	}
	return unsure, false
}

// toward are the words that lead whoever suffers something.
var toward = [2][]string{strings.Fields("to on"), strings.Fields("a au aux")}

// acting says whether a participle at a place is said of whoever stands right behind it: "an attacking villain", and
// not "by attacking villains".
func acting(all []spot, at int, l engine.Lang) bool {
	return l == engine.EN && strings.HasSuffix(all[at].word, "ing") && at > 0 && at+1 < len(all) &&
		all[at+1].term != nil && determines(all, at-1, l)
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
	status := l == engine.EN && all[at].is("#confused", "#stunned") && behindOf(all, at, l) == nobody
	return ended && (status || amid(led, passives[l])) || amid(all[max(0, at-near):at], suffers[l])
}

// attribute gives the side of whoever a participle at a place is said of: "a confused hero", "un allié sonné".
func attribute(all []spot, at int, l engine.Lang) side {
	switch {
	case l == engine.EN && strings.HasSuffix(all[at].word, "ed") && at+1 < len(all) && all[at+1].term != nil:
		return all[at+1].on
	case l == engine.FR && all[at].is("#confused", "#stunned") && at > 0 && all[at-1].term != nil &&
		behindOf(all, at, l) == nobody:
		return all[at-1].on
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
	if determines(all, at-1, l) && !slices.Contains(owns[l], before.word) {
		return before.word != "that" || !relates(all, at-1, l)
	}
	return l == engine.FR && !strings.HasSuffix(all[at].word, "er") &&
		before.term != nil && before.on == nobody && !before.is("#not", "#who")
}

// reach is how many words before or behind a verb somebody may stand who does it, or suffers it.
const reach = 6

// some are the words for whoever was told of before, as they stand right before a verb.
var some = [2][]string{strings.Fields("it he she they"), strings.Fields("il elle ils elles")}

// relatives are the words that lead what somebody does who was named right before them.
var relatives = [2][]string{strings.Fields("who which that"), strings.Fields("qui que")}

// relates says whether a word goes on with whoever was named right before it.
func relates(all []spot, at int, l engine.Lang) bool {
	return slices.Contains(relatives[l], all[at].word) && at > 0 && all[at-1].on != nobody
}

// beforeOf gives the side of whoever stands before a verb, and of him to whom it is done, where he is told there: "he
// deals me damage". Where whoever stands there suffers it, such a word belongs to another verb.
func beforeOf(all []spot, at int, l engine.Lang) (who, whom side) {
	turned := l == engine.FR && strings.HasSuffix(all[at].word, "er") // "le sbire peut-il attaquer"
	if at > 0 && slices.Contains(some[l], all[at-1].word) && !turned {
		return nobody, nobody
	}
	noun := l == engine.FR && all[at].is("#damage") // is done by whoever stands before it only where a verb says so
	if noun && !amid(all[max(0, at-near):at], gives[l]) && !amid(all[max(0, at-near):at], suffers[l]) {
		return nobody, nobody
	}
	for i := at - 1; i >= max(0, at-reach) && !all[i].last; i-- {
		s := &all[i]
		switch {
		case suffersIt(all, i, l):
			whom = ours
		case s.on != nobody:
			return s.on, whom
		case slices.Contains(apart[l], s.word) && !relates(all, i, l):
			return nobody, whom
		}
	}
	return nobody, whom
}

// suffersIt says whether a word is for somebody to whom something is done. Two of them do it in French, too, where the
// verb agrees with them.
func suffersIt(all []spot, at int, l engine.Lang) bool {
	if !slices.Contains(objects[l], all[at].word) {
		return false
	}
	ends := map[string]string{"nous": "ons", "vous": "ez"}[all[at].word]
	if l == engine.EN || ends == "" || at+1 == len(all) {
		return true
	}
	agrees := func(i int) bool { return i >= 0 && strings.HasSuffix(all[i].word, ends) }
	return !agrees(at+1) && !agrees(at-1)
}

// behindOf gives the side of whoever stands behind a verb.
func behindOf(all []spot, at int, l engine.Lang) side {
	const reach = 3
	for i := at + 1; i <= min(len(all)-1, at+reach) && !all[i-1].last && !slices.Contains(apart[l], all[i].word); i++ {
		if slices.Contains(subjects[l], all[i].word) {
			return nobody // who does something else
		}
		if all[i].on == nobody {
			continue
		}
		if whose(all, i, l) && i+1 < len(all) && all[i+1].on != nobody {
			return all[i+1].on // "your opponent" is not you
		}
		return all[i].on
	}
	return nobody
}

// determines says whether a word leads a noun.
func determines(all []spot, at int, l engine.Lang) bool {
	return slices.Contains(articles[l], all[at].word) || whose(all, at, l)
}

// whose says whether a word tells whose the thing behind it is.
func whose(all []spot, at int, l engine.Lang) bool {
	return slices.Contains(owns[l], all[at].word) || slices.Contains(theirOf[l], all[at].word)
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

// ownOf gives the things of a text that are said to be of whoever asks, or of another player.
func ownOf(r *lexicon.Reading, who *cast) (out []own) {
	all := spots(r, who)
	for i := range all {
		if !begins(all, i) || hurts[all[i].term.Tokens[0]] != "" {
			continue // whose an attack is, its ways tell
		}
		has := func(o own) bool { return o.Term == all[i].term }
		if of, first := ownerAt(all, i, r.Lang); of == ours && !slices.ContainsFunc(out, has) {
			out = append(out, own{all[i].term, first < 1 || slices.Contains(leads[r.Lang], all[first-1].word)})
		}
	}
	return out
}

func isTheirs(s spot) bool { return s.on == theirs }

// What stands between an owner and what is his.
var (
	itself = strings.Fields("own propre propres")
	ofs    = [2][]string{strings.Fields("of"), strings.Fields("de du des")}
)

// ownerAt gives the side of him whose the thing at a place is, as far as that is told, and where its owner and it
// begin. Somebody of whom nothing was told is a player.
func ownerAt(all []spot, at int, l engine.Lang) (of side, first int) {
	first = at - 1
	if first > 0 && slices.Contains(itself, all[first].word) {
		first--
	}
	if first >= 0 {
		switch s := &all[first]; {
		case slices.Contains(owns[l], s.word):
			return ours, first
		case slices.Contains(theirOf[l], s.word) && (s.on != nobody || s.word == "its"):
			return s.on, first
		case slices.Contains(theirOf[l], s.word) && !slices.ContainsFunc(all[:first], isTheirs):
			return ours, first
		case s.owns && s.on != nobody:
			for first > 0 && s.term != nil && all[first-1].term == s.term {
				first--
			}
			return s.on, led(all, first, l)
		}
	}
	return ownerBehind(all, at, l), led(all, at, l)
}

// led gives the place where a noun begins, with the word that leads it.
func led(all []spot, at int, l engine.Lang) int {
	if at > 0 && determines(all, at-1, l) {
		return at - 1
	}
	return at
}

// ownerBehind gives the side of him whose a thing is by what stands behind it: "the deck of Ann". In French the word
// that says so may be gone with its vowel; behind what may be a verb, it is not looked for then.
func ownerBehind(all []spot, at int, l engine.Lang) side {
	end := at
	for end+1 < len(all) && all[end+1].term == all[at].term {
		end++
	}
	of := end + 1
	told := of < len(all) && slices.Contains(ofs[l], all[of].word)
	if told {
		of++
	} else if l == engine.EN || all[at].is(deeds...) && !all[at].is(decks...) {
		return nobody
	}
	for of < len(all) && !all[of-1].last && determines(all, of, l) {
		of++
	}
	if of >= len(all) || all[of-1].last || all[of].term == nil && !slices.Contains(persons[l], all[of].word) {
		return nobody
	}
	return all[of].on
}

// decks are the words for what both sides have, a deck; whoever draws tells of his own.
var decks = []string{"#deck", "#draw", "#discard"}

// ofOthers says whether a text tells of a thing of that kind first as somebody else's, and nowhere as a player's: of
// the encounter deck, or of the deck of the villain. What tells of no deck at all is not about the asker's.
func ofOthers(thing own, tells *lexicon.Reading, who *cast) bool {
	all := spots(tells, who)
	first, others, deck := true, false, thing.what && slices.Contains(decks, thing.Tokens[0])
	for i := range all {
		s := &all[i]
		deck = deck && !s.is(decks...)
		if !begins(all, i) {
			continue
		}
		named := s.is(thing.Tokens...)
		if !named && !(s.on == theirs && thing.kindOf(s.term)) {
			continue
		}
		of, _ := ownerAt(all, i, tells.Lang)
		if named && of == ours {
			return false
		}
		others = others || first && (!named || of == theirs || i > 0 && all[i-1].on == theirs)
		first = false
	}
	return others || first && deck
}

// kindOf says whether a term is one of the things of that kind: the encounter deck is a deck.
func (o *own) kindOf(t *lexicon.Term) bool {
	kind := func(token string) bool {
		return strings.HasSuffix(t.Tokens[0], "-"+strings.TrimPrefix(token, lexicon.ConceptMark))
	}
	return slices.ContainsFunc(o.Tokens, kind) || strings.Contains(" "+t.Typed+" ", " "+o.Typed+" ")
}

// besides says whether something tells of the other side than a question: of another's thing of the same kind, or of
// what is done to whoever asks and not by him. What a recorded question leaves to be ruled, the clauses say on which
// its ruling rests.
func (h *heard) besides(a *aim, l engine.Lang, of *Hit) bool {
	if len(a.things)+len(a.ways) == 0 {
		return false
	}
	tells := h.index.Lexicon().Read(l, of.told)
	other := func(thing own) bool { return ofOthers(thing, &tells, h.who) }
	if slices.ContainsFunc(a.things, other) {
		return true
	}
	if len(a.ways) == 0 {
		return false
	}
	if told := waysOf(&tells, h.who); len(told) > 0 {
		return against(a.ways, told)
	}
	rests := map[string][]way{}
	for _, id := range of.item.Shows {
		if c, ok := h.game.Book.Find(id); ok {
			says := h.index.Lexicon().Read(l, h.game.Book.Info(c).Text().Says.In(l))
			for verb, ways := range waysOf(&says, h.who) {
				rests[verb] = append(rests[verb], ways...)
			}
		}
	}
	return against(a.ways, rests)
}
