package ask

// The verdict. An entry is near when it covers enough of what the question says, and when question and entry speak of the
// same thing on the whole: a question of one common word is covered by half the collection and decided by none of it.
// The figures come from questions in other words, some of them without an answer (see testdata/questions.txt): few right
// entries have a mutual coverage under 0.48, few wrong ones over 0.45.
const (
	nearCoverage = 0.45 // of the question, by the entry
	nearRest     = 0.25 // of the question without its cards: one card in common does not answer the question
	nearMutual   = 0.47 // the two coverages together, the question's counting mutualShare
	mutualShare  = 0.6
	sharedCard   = 0.05 // a card in common makes up for some words that are not
	generalCard  = 0.5  // a card the question names counts half against an entry that is on no card at all
	unknownWord  = 0.7  // a word nobody uses may be the heart of the question or only a manner of speaking
	foreignCard  = 0.3  // score of an entry on another card
)

// judged is an item with its best document's marks.
type judged struct {
	item            int
	score, coverage float64
	near            bool
}

// judge turns marks into a score, a coverage and a verdict for one document.
func (x *Index) judge(n int, m mark, q asked) judged {
	d := &x.docs[n]
	j := judged{item: d.item}
	if q.total == 0 || m.bm25 == 0 {
		return j
	}
	total, rest := q.total, 1.0
	if other := q.total - q.cards; other > 0 && m.shared < 2 {
		rest = (m.covered - m.cards) / other
	}
	// An entry on another card is no answer; nor is one that merely features another card, where the card asked about is
	// on no record at all.
	foreign := q.cards > 0 && m.shared == 0 && (d.named || d.props && !q.onRecord)
	if !d.named && (m.shared > 0 || !d.props) {
		total -= (q.cards - m.cards) * (1 - generalCard)
	}
	j.coverage = min(1, m.covered/total)
	mutual := 0.0
	if d.mass > 0 {
		mutual = min(1, m.mass/d.mass)
	}
	mutual = mutualShare*j.coverage + (1-mutualShare)*mutual
	j.score = m.bm25 * (0.4 + 0.6*mutual)
	if foreign {
		j.score *= foreignCard
	}
	if m.shared > 0 {
		mutual += sharedCard
	}
	j.near = !foreign && m.telling && j.coverage >= nearCoverage && rest >= nearRest && mutual >= nearMutual
	return j
}
