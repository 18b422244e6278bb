package ask

import "math"

// The score of an item is what BM25 gives it, as far as question and item agree on the whole: an entry that says much
// which was not asked is on something else.
const (
	agreementShare = 0.9  // of the score; the rest stands whatever else the item says
	coverageShare  = 0.75 // of the agreement: how much of the question the item says; the rest is the opposite
	otherCard      = 0.5  // factor for an item on another card, or on a card where the question names none
	// factor for an item on a variant where the question is on the game itself, or the other way round
	otherGame   = 0.5
	unknownWord = 0.25 // a word nobody uses may be the heart of the question or only a manner of speaking
)

// The verdict adds up what speaks for the first entry. The figures were fitted to questions in other words, some of
// them without an answer, and a wrong answer counted three times a missing one; see testdata.
const (
	forScore  = 2.15 // the logarithm of the score, in terms nobody else uses
	forAbout  = 2.3  // the share of the question that the entry is about
	forOwn    = 0.35 // the share of the entry's own question or title that was asked
	forMargin = 1.0  // how far the next entry stays behind
	forNoCard = 1.2  // times the share of the question's cards that the entry has not, against it
	forNear   = 3.5  // what it takes
)

// judged is an item with its best document's marks.
type judged struct {
	item            int
	score, coverage float64
	foreign         bool    // it is on another card than the question
	sure            float64 // what speaks for it, but for the other entries
}

// judge turns marks into a score, a coverage and a verdict for one document.
func (x *Index) judge(n int, m mark, q asked) judged {
	d := &x.docs[n]
	j := judged{item: d.item}
	if q.total == 0 || m.bm25 == 0 {
		return j
	}
	share := func(part, whole float64) float64 {
		if whole == 0 {
			return 0
		}
		return min(1, part/whole)
	}
	question, title := share(m.question, d.question.mass), share(m.title, d.title.mass)
	j.coverage = share(m.covered, q.total)
	agreement := coverageShare*j.coverage + (1-coverageShare)*max(question, title)
	j.score = m.bm25 * (1 - agreementShare + agreementShare*agreement)
	// An entry on another card is no answer; nor is one that merely features another card, where the card asked about
	// is on no record at all.
	j.foreign = q.cards > 0 && m.shared == 0 && (d.named || d.props && !q.onRecord)
	if j.foreign || d.titled && m.shared == 0 {
		j.score *= otherCard
	}
	if d.variant != q.variant {
		j.score *= otherGame
	}
	j.sure = forScore*math.Log(1+j.score/x.rarest) + forAbout*m.about/q.total + forOwn*max(question, title)
	if q.cards > 0 {
		j.sure -= forNoCard * (1 - m.cards/q.cards)
	}
	return j
}

// near gives the verdict on the first of some entries in their order.
func (x *Index) near(hits []judged) bool {
	if len(hits) == 0 || hits[0].foreign {
		return false
	}
	first, margin := hits[0], 1.0
	for _, h := range hits[1:] {
		if x.entries[h.item].Question != x.entries[first.item].Question { // else the same question is recorded twice
			margin = 1 - h.score/first.score
			break
		}
	}
	return first.sure+forMargin*margin >= forNear+x.doubt
}
