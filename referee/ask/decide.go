package ask

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
)

// Bars are how sure the referee must be. They were chosen on questions from which nothing was learnt: the rate of wrong
// answers decides, see docs/ask.md.
type Bars struct {
	Give float64 // to answer
	Part float64 // to answer one part of a question that asks two things
	Turn float64 // to answer with a ruling of another shape than the question
	Show float64 // to offer
	Game float64 // that it is about one game, where more than one has something
}

// bars are those by which questions are answered.
var bars = Bars{Give: 0.84, Part: 0.90, Turn: 0.90, Show: 0.06, Game: 0.75}

// candidates is how many of the nearest are weighed for an answer.
const candidates = 8

// Ask answers a question.
func (r *Records) Ask(q Question) (Answer, error) { return r.AskWith(q, bars) }

// AskWith answers a question by other bars; it is for those who choose them.
func (r *Records) AskWith(q Question, by Bars) (Answer, error) {
	if len(q.Words) > longest {
		q.Words = strings.ToValidUTF8(q.Words[:longest], "")
	}
	about := r.games
	if q.Game != nil {
		about = []*engine.Game{q.Game}
	} else if ids, rest := lexicon.GamesNamed(q.Words); len(ids) > 0 {
		other := func(g *engine.Game) bool { return !slices.Contains(ids, g.ID) }
		named := slices.DeleteFunc(slices.Clone(r.games), other)
		if len(named) > 0 {
			about = named
			if err := r.without(&q, about, rest); err != nil {
				return Answer{}, err
			}
		}
	}
	heard, others, err := r.heed(about, q.Words, q.Lang)
	if err != nil {
		return Answer{}, err
	}
	best := 0
	for i := range heard {
		if heard[i].share > heard[best].share {
			best = i
		}
	}
	h := &heard[best]
	a := Answer{Lang: h.reading.Lang, Corrected: h.reading.Corrected, Unknown: h.reading.Unknown,
		Strangers: h.reading.Strangers, Understood: h.understood(), Parts: h.parts}
	var all []Hit
	for i := range heard {
		all = append(all, heard[i].hits...)
	}
	sort(all)
	h.doubted = h.contested
	for i := range heard {
		h.doubted = h.doubted || i != best && !h.worded && (h.rivalled(&heard[i]) || h.misses(&heard[i]))
	}
	a.decide(all, h, by)
	if named := slices.Concat(a.Given, a.Offers); len(named) > 0 && named[0].Game == h.game {
		a.Others = h.family(others)
	}
	if a.Verdict != Given && !h.beside() {
		a.offerElsewhere(h, others)
	}
	return a, nil
}

// heed hears a question as each of some games understands it, and leaves of a family the one that it is about.
func (r *Records) heed(about []*engine.Game, words string, lang *engine.Lang) (speak, others []heard, err error) {
	all := make([]heard, len(about))
	errs := make([]error, len(about))
	var wait sync.WaitGroup
	for i, g := range about {
		wait.Go(func() { all[i], errs[i] = r.hear(g, words, lang) })
	}
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, nil, err
		}
	}
	speak, others = speakers(all)
	share(speak)
	return speak, others, nil
}

// offerMore offers more where there are places left.
func (a *Answer) offerMore(more []Hit) {
	if a.Offers = filled(a.Offers, more); len(a.Offers) > 0 {
		a.Verdict = Offer
	}
}

// filled are some offers, and more of them where there are places left.
func filled(offers, more []Hit) []Hit {
	for _, x := range more {
		twice := func(y Hit) bool { return y.Name == x.Name && y.Game == x.Game }
		if len(offers) < MostOffers && !slices.ContainsFunc(offers, twice) {
			offers = append(offers, x)
		}
	}
	return offers
}

// Nearest gives what is on record nearest to a question, the likeliest first, however unlikely: for whoever reads what
// is found before it is believed. Of each game some candidates are weighed; a question that asks two things has those
// of both parts.
func (r *Records) Nearest(q Question, most int) ([]Hit, error) {
	about := r.games
	if q.Game != nil {
		about = []*engine.Game{q.Game}
	}
	var all []Hit
	words := strings.ToValidUTF8(q.Words[:min(longest, len(q.Words))], "")
	heard, _, err := r.heed(about, words, q.Lang)
	if err != nil {
		return nil, err
	}
	for i := range heard {
		all = append(all, heard[i].hits...)
	}
	sort(all)
	var out []Hit
	for _, x := range all {
		if len(out) < most && !slices.ContainsFunc(out, func(y Hit) bool { return y.Name == x.Name }) {
			out = append(out, x)
		}
	}
	return out, nil
}

// without takes the names of games out of a question, unless it is on record with them. What is left has no accents, so
// the language is guessed before.
func (r *Records) without(q *Question, about []*engine.Game, rest string) error {
	if strings.TrimSpace(rest) == "" {
		return nil
	}
	for _, g := range about {
		x, err := r.Index(g)
		if err != nil {
			return err
		}
		for l := range engine.Lang(2) {
			if it, _ := x.Exactly(q.Words, l); it != nil && (q.Lang == nil || *q.Lang == l) {
				return nil
			}
		}
	}
	x, err := r.Index(about[0])
	if err != nil {
		return err
	}
	if q.Lang == nil {
		guessed := x.Lexicon().Hear(q.Words, nil).Lang
		q.Lang = &guessed
	}
	q.Words = rest
	return nil
}

// sort puts hits in the order of their chances.
func sort(hits []Hit) {
	slices.SortStableFunc(hits, func(x, y Hit) int {
		return cmp.Or(cmp.Compare(y.order, x.order), cmp.Compare(x.Name, y.Name))
	})
}

// decide says what is given and what is offered.
func (a *Answer) decide(all []Hit, h *heard, by Bars) {
	whole := slices.DeleteFunc(slices.Clone(all), func(x Hit) bool { return x.Part != "" })
	if h.beside() {
		a.Verdict = None // whatever is near answers something else
		return
	}
	if len(whole) > 0 && whole[0].Sure >= by.Give &&
		(h.share >= by.Game && !h.doubted && !disputed(whole) || whole[0].Sure == 1) {
		if x := played(whole, by); x.holds(by) {
			if x = x.rule(whole); !x.special {
				a.Given = append(a.Given, x)
			}
		}
	}
	if len(h.parts) > 1 && !h.doubted && (len(whole) == 0 || whole[0].Sure < 1) {
		if given := h.given(by); len(given) > 0 && (len(given) > 1 || len(a.Given) == 0) {
			a.Given = given
		}
	}
	a.Unanswered = h.unanswered(a.Given)
	for i := range a.Given {
		a.Given[i].Beside = beside(all, a.Given, &a.Given[i], by)
	}
	if a.Offers = a.offersFor(all, by); len(a.Given)+len(a.Offers) == 0 {
		a.Offers = h.cardsNamed(all)
	}
	switch {
	case len(a.Given) > 0:
		a.Verdict = Given
	case len(a.Offers) > 0:
		a.Verdict = Offer
	}
}

// cardsNamed gives what the cards that a question names say, however unlikely: it is at least about them.
func (h *heard) cardsNamed(all []Hit) (out []Hit) {
	for _, x := range all {
		of, card, _ := strings.Cut(x.Name, ".card.")
		name := lexicon.CardMark + strings.ReplaceAll(card, "-", " ")
		if of == "" || card == "" || !x.Clause || x.Game != h.game || len(out) == MostOffers {
			continue
		}
		if slices.ContainsFunc(h.reading.Terms, func(t lexicon.Term) bool { return slices.Contains(t.Tokens, name) }) {
			out = append(out, x)
		}
	}
	return out
}

// disputed says whether one that is as sure as the first says yes where that says no: which of the two was asked for, a
// detail decides, and whoever asks knows it better.
func disputed(hits []Hit) bool {
	const near = 0.05
	for _, x := range hits[1:] {
		if x.Sure < hits[0].Sure-near {
			break
		}
		if x.item.Stance+hits[0].item.Stance == index.Yes+index.No && x.item.Stance != index.Unsaid &&
			hits[0].item.Stance != index.Unsaid {
			return true
		}
	}
	return false
}

// mostBeside is how many clauses are given with another one.
const mostBeside = 2

// beside gives the clauses that may be meant as well as the one that is given, and belong to it: a rule is often said
// in several. What two cards say is never one rule.
func beside(all, given []Hit, one *Hit, by Bars) (out []Hit) {
	if !one.Clause {
		return nil
	}
	for _, x := range all {
		if len(out) == mostBeside || x.order < by.Show {
			break
		}
		twice := func(y Hit) bool { return y.Name == x.Name }
		if x.Clause && x.Game == one.Game && together(x.Name, one.Name) && !slices.ContainsFunc(given, twice) &&
			!slices.ContainsFunc(out, twice) {
			out = append(out, x)
		}
	}
	return out
}

// together says whether two clauses stand in one part of the rulebook that is not on cards, or on one card.
func together(a, b string) bool {
	place := index.Place(a)
	if place != index.Place(b) {
		return false
	}
	if !strings.HasSuffix(place, ".card") && !strings.HasSuffix(place, ".cards") {
		return true
	}
	return strings.HasPrefix(a, b+".") || strings.HasPrefix(b, a+".")
}

// offers are the likeliest that are not given: first those on different matters, then, where places are left, others on
// the same ones.
func offers(all, given []Hit, by Bars) []Hit {
	var out, rest []Hit
	for _, x := range all {
		if x.order < by.Show {
			continue
		}
		twice := func(y Hit) bool { return y.Name == x.Name && y.Game == x.Game }
		same := func(y Hit) bool { return y.Game == x.Game && y.item.Rests(x.item) }
		switch {
		case slices.ContainsFunc(given, func(y Hit) bool { return twice(y) || slices.ContainsFunc(y.Beside, twice) }):
		case slices.ContainsFunc(out, twice) || slices.ContainsFunc(rest, twice):
		case slices.ContainsFunc(out, same):
			rest = append(rest, x)
		default:
			out = append(out, x)
		}
	}
	out = append(out, rest...)
	return out[:min(MostOffers, len(out))]
}

// played gives, of what may be given, a recorded question rather than the clause that it rests on, if it is nearly as
// sure: what happens in a case is easier to follow than a rule, unless it leaves that to be guessed.
func played(hits []Hit, by Bars) Hit {
	const nearly = 0.12
	for _, x := range hits {
		if x.Sure < by.Give || x.Sure < hits[0].Sure-nearly || hits[0].Sure == 1 {
			break
		}
		if hits[0].Clause && !x.Clause && x.holds(by) && !x.aside && slices.Contains(x.item.Shows, hits[0].Name) {
			return x
		}
	}
	return hits[0]
}

// holds says whether something that may be given is sure enough for its shape.
func (x *Hit) holds(by Bars) bool { return !x.turned || x.Sure >= by.Turn }

// rule gives, for a yes or a no where somebody asks how many, and for a case of persons where he told of none, the
// likeliest of the clauses that it rests on.
func (x Hit) rule(hits []Hit) Hit {
	if !x.uncounted && !x.personal {
		return x
	}
	for _, y := range hits {
		if y.Clause && y.Game == x.Game && y.Part == x.Part && slices.Contains(x.item.Shows, y.Name) {
			return y
		}
	}
	return x
}

// heard is a question as one game understands it.
type heard struct {
	game    *engine.Game
	index   *index.Index
	who     *cast
	reading lexicon.Reading
	hits    []Hit // of the whole, and of its parts
	parts   []string
	share   float64 // the chance that it is about this game
	fits    float64
	worded  bool // somebody has put it in just these words
	doubted bool // it may as well be about another game
	told    bool // of a family: the question says by a word that it is about this game

	contested bool // of a family: no word tells this game, and others may rule otherwise that would speak else
}

// When another game has an answer too: how sure that one is, and below which chance of this game both are offered.
const (
	rivalSure  = 0.5
	rivalShare = 0.9
)

// rivalled says whether a question may as well be about another game, which has an answer to it.
func (h *heard) rivalled(other *heard) bool {
	return h.share < rivalShare && len(other.hits) > 0 && other.hits[0].Sure >= rivalSure
}

// misses says whether a question names something that another game has, and that means nothing here.
func (h *heard) misses(other *heard) bool {
	strange := h.strangeWords()
	x := other.index.Lexicon()
	return slices.ContainsFunc(other.reading.Terms, func(t lexicon.Term) bool {
		named := strings.HasPrefix(t.Tokens[0], lexicon.CardMark) && !t.Part || x.Basic(t.Tokens[0])
		return named && slices.Contains(strange, lexicon.Key(t.Typed))
	})
}

func (r *Records) hear(g *engine.Game, words string, lang *engine.Lang) (heard, error) {
	x, err := r.Index(g)
	if err != nil {
		return heard{}, err
	}
	h := heard{game: g, index: x, who: r.cast(g, x)}
	var exact *index.Item
	var recorded bool
	h.reading, exact, recorded = h.read(words, lang)
	var found []index.Found
	if h.understands() {
		found = x.Find(h.reading)
	}
	h.hits = h.weigh(&h.reading, found, "")
	if len(found) > 0 {
		h.fits = found[0].Score
	}
	for _, t := range h.reading.Terms {
		if strings.HasPrefix(t.Tokens[0], lexicon.CardMark) && !t.Part {
			h.fits += cardFits
		}
	}
	h.fits -= strangeFits * float64(len(h.reading.Unknown))
	if h.worded = exact != nil; h.worded {
		h.fits += wordedFits
	}
	for i := range h.hits {
		if h.hits[i].item == exact {
			h.hits[i].Sure, h.hits[i].order = max(h.hits[i].Sure, wordedSo), 1
		}
	}
	sort(h.hits)
	if recorded {
		h.hits = slices.DeleteFunc(h.hits, func(x Hit) bool { return x.item == exact })
		h.hits = slices.Insert(h.hits, 0, Hit{Game: g, Name: exact.Name, Clause: exact.Clause, Sure: 1, order: 2,
			Worded: true, item: exact})
		return h, nil
	}
	h.parts = parts(words)
	if len(h.parts) > 1 {
		for _, part := range h.parts[:mostWeighed] {
			own := x.Lexicon().Hear(part, &h.reading.Lang)
			h.hits = append(h.hits, h.weigh(&own, x.Find(own), part)...)
		}
	}
	return h, nil
}

// understands says whether a question has a word that somebody uses, beside those that say nothing.
func (h *heard) understands() bool {
	says := 0
	for i := range h.reading.Words {
		if !h.reading.Words[i].Stop {
			says++
		}
	}
	return says > len(h.reading.Unknown) || len(h.reading.Unknown) == 0
}

// read reads a question, and finds the item that is recorded in just these words. Where the language is guessed, the
// words may be those of the other one.
func (h *heard) read(words string, lang *engine.Lang) (r lexicon.Reading, it *index.Item, recorded bool) {
	r = h.index.Lexicon().Hear(words, lang)
	if it, recorded = h.index.Exactly(words, r.Lang); it != nil || lang != nil {
		return r, it, recorded
	}
	other := engine.FR - r.Lang
	if it, recorded = h.index.Exactly(words, other); it != nil {
		r = h.index.Lexicon().Hear(words, &other)
	}
	return r, it, recorded
}

// One word is no question: what it names is offered, and not answered. Nor is a clause an answer that tells of another
// deed than the one that leave is asked for, or not of the state that hinders it, nor what tells of the other side, nor
// what only one card allows, nor what is said of a special case.
const (
	leastWords = 2
	oneWord    = 0.5
	otherDeed  = 0.4
	otherSide  = 0.08
	oneCard    = 0.5
	oneCase    = 0.5
)

// aim is what a question is after, whatever it is answered with.
type aim struct {
	things []own            // of whoever asks
	ways   map[string][]way // in which something is done to somebody
	about  []lexicon.Term   // of which it speaks in general
	deed   string           // that it asks leave for
	states []string         // that hinder somebody
}

func aimOf(r *lexicon.Reading, who *cast) aim {
	a := aim{things: ownOf(r, who), ways: waysOf(r, who), about: inGeneral(r), states: hindered(r)}
	if shapeOf(r) == whether {
		a.deed = leaveFor(r)
	}
	return a
}

// weigh gives the chances of the nearest candidates.
func (h *heard) weigh(r *lexicon.Reading, found []index.Found, part string) []Hit {
	var out []Hit
	own := h.index.Lexicon().Own(r)
	most, asks, aims := 1.0, shapeOf(own), aimOf(own, h.who)
	if len(r.Words) < leastWords {
		most = oneWord
	}
	for i := range found[:min(candidates, len(found))] {
		it := found[i].Item
		grounds := index.GroundsFor(r, found, i)
		x := Hit{Game: h.game, Name: it.Name, Clause: it.Clause, Part: part, item: it, told: found[i].Told(r.Lang),
			Sure: min(most, index.Certainty(h.index.Model().Sure, &grounds))}
		h.asClause(&aims, r.Lang, &x)
		if h.besides(&aims, r.Lang, &x) {
			x.Sure = min(x.Sure, otherSide)
		}
		x.order = x.Sure
		m := &found[i].Marks
		if !x.Clause {
			x.turned, x.aside = asks.turned(it.Stance), asks.aside(it.Stance, m)
			x.uncounted = asks == count && it.Stance != index.Unsaid
			x.personal = asksWho(own) && !ofPersons(own) && h.toldOfPersons(&x, r.Lang)
			if onCard(r, it) {
				x.Sure = min(x.Sure, oneCard)
				x.order = x.Sure
			}
		}
		if !x.Clause && m[index.Asked] > nearlyAll && m[index.Covered] > nearlyAll {
			x.Sure, x.order = max(x.Sure, min(most, wordedSo)), 1 // all that is recorded was asked, and nothing else
		}
		out = append(out, x)
	}
	sort(out)
	return out
}

// asClause lowers the chance of a clause that tells of something else than a question asks for.
func (h *heard) asClause(a *aim, l engine.Lang, x *Hit) {
	c, found := h.game.Book.Find(x.Name)
	if !found {
		return
	}
	text := h.game.Book.Info(c).Text().Says.In(l)
	if x.special = special(a.about, text, h.index.Lexicon(), l); x.special {
		x.Sure = min(x.Sure, oneCase)
	}
	if a.deed == "" && len(a.states) == 0 {
		return
	}
	if says := h.index.Lexicon().Hear(text, &l); tellsOther(&says, a.deed) || silentOn(&says, text, a.states) {
		x.Sure = min(x.Sure, otherDeed)
	}
}

// wordedSo is the chance that a question is meant that is put as somebody has put it before, and nearlyAll how much of
// both must be the same for that.
const (
	wordedSo  = 0.9
	nearlyAll = 0.9
)

// How much a card of a game speaks for it, and a word that it does not know against it, beside the score of what was
// found, and a question that somebody has put in just these words; and how sharply games are told apart.
const (
	wordedFits  = 20
	cardFits    = 4
	strangeFits = 0.3
	sharpness   = 0.45
)

// share finds the chances of the games, and lowers those of what was found by them.
func share(all []heard) {
	sum := 0.0
	most := math.Inf(-1)
	for i := range all {
		most = max(most, all[i].fits)
	}
	for i := range all {
		all[i].share = math.Exp(sharpness * (all[i].fits - most))
		sum += all[i].share
	}
	for i := range all {
		all[i].share /= sum
		for n := range all[i].hits {
			if len(all) > 1 && all[i].hits[n].Sure < 1 {
				all[i].hits[n].order *= all[i].share
			}
		}
	}
}

// beside says whether a question is about something that is in none of the games.
func (h *heard) beside() bool {
	if len(h.hits) > 0 && h.hits[0].Sure == 1 {
		return false
	}
	return len(h.reading.Strangers) > 0
}

// understood gives what a question speaks of, as it was typed.
func (h *heard) understood() []string {
	var out []string
	for _, t := range h.reading.Terms {
		if !strings.HasPrefix(t.Tokens[0], lexicon.WordMark) && !slices.Contains(out, t.Typed) {
			out = append(out, t.Typed)
		}
	}
	return out
}

// TheBars gives those by which questions are answered.
func TheBars() Bars { return bars }
