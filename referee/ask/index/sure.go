package index

import (
	"math"
	"slices"

	"tablereferee/referee/ask/lexicon"
)

// The grounds on which a candidate is held to be what is asked for, each about from 0 to 1.
const (
	Chance   = iota // its share among all candidates, by their scores
	SameRule        // the share of those that show the same clause
	Kindred         // the share of those that lie where it lies, each by how near that is
	Apart           // by how much it leads the next one that lies elsewhere
	Lead            // by how much it leads the next one that shows another
	BySense         // how far it stands before all others, or behind the first of them, by each mark alone
	ByNearest
	ByTerms
	ByMet
	SureSense // its marks
	SureNearest
	SureMet
	SureWorst
	SureTerms
	SureCovered
	SureAnywhere
	SureAsked
	SureVeto
	SureVariant
	SureLittle
	SureOtherCard
	SureCardless
	SureOwnCard
	SureSameCard
	SureCase
	SureClause
	SureClauseRule
	SureRule // the question asks for a rule
	SureOften
	SureOftenThere
	SureJudged
	SureVoted
	SureVotes
	SureNearly
	SureLatest
	SureBefore
	SureBefore3
	ByOften // how far it stands before all others by what precedents say
	ByVoted
	Beside  // the question speaks of what is no matter of the rules
	Strange // the share of words that nobody uses
	Short   // the question says little
	Long    // the question says much
	Grounds // how many there are
)

// Chances gives the share of each candidate among all, by their scores.
func Chances(found []Found) []float64 {
	out := make([]float64, len(found))
	sum := 0.0
	for i := range found {
		out[i] = math.Exp(found[i].Score - found[0].Score)
		sum += out[i]
	}
	for i := range out {
		out[i] /= sum
	}
	return out
}

// Related says whether two items rest on the same clause.
func Related(a, b *Item) bool {
	switch {
	case a.Clause && b.Clause:
		return a == b
	case a.Clause:
		return slices.Contains(b.Shows, a.Name)
	case b.Clause:
		return slices.Contains(a.Shows, b.Name)
	}
	return slices.ContainsFunc(a.Shows, func(id string) bool { return slices.Contains(b.Shows, id) })
}

// Rests says whether one of two items is a clause on which the other one rests.
func (it *Item) Rests(other *Item) bool { return it.Clause != other.Clause && Related(it, other) }

// elsewhere is how little alike two items are that answer something else.
const elsewhere = 0.5

// kin is how much two candidates are about the same matter, from 0 to 1: by where they lie, or by the clause on which
// both rest.
func kin(a, b *Found) float64 {
	alike := 0.0
	if a.filed != nil && b.filed != nil {
		alike = max(0, near(a.filed.place, b.filed.place, a.filed.length*b.filed.length))
	}
	if a.Item.Rests(b.Item) || a == b {
		alike = 1
	}
	return alike
}

// GroundsFor gives the grounds for one candidate.
func GroundsFor(r *lexicon.Reading, found []Found, n int) [Grounds]float64 {
	var g [Grounds]float64
	f := &found[n]
	chances := Chances(found)
	g[Chance] = chances[n]
	next, other := math.Inf(-1), math.Inf(-1)
	for i := range found {
		alike := kin(f, &found[i])
		g[Kindred] += float64(chances[i] * alike)
		if alike < elsewhere {
			other = max(other, found[i].Score)
		}
		if i == n || Related(found[i].Item, f.Item) {
			g[SameRule] += chances[i]
			continue
		}
		next = max(next, found[i].Score)
	}
	if !math.IsInf(next, -1) {
		g[Lead] = max(-1, min(2, (f.Score-next)/4))
	}
	if !math.IsInf(other, -1) {
		g[Apart] = max(-1, min(2, (f.Score-other)/4))
	}
	m := &f.Marks
	ahead := func(mark int) float64 {
		best := 0.0
		for i := range found {
			if i != n && !Related(found[i].Item, f.Item) {
				best = max(best, found[i].Marks[mark])
			}
		}
		return max(-0.3, min(0.3, m[mark]-best)) * 3
	}
	g[BySense], g[ByNearest], g[ByTerms], g[ByMet] = ahead(Sense), ahead(Nearest), ahead(TermsBest), ahead(Met)
	g[SureSense], g[SureTerms], g[SureCovered], g[SureAnywhere] = m[Sense], m[Terms], m[Covered], m[Anywhere]
	g[SureMet], g[SureWorst] = m[Met], m[Worst]
	g[SureNearest] = m[Nearest]
	g[SureAsked], g[SureVeto], g[SureOtherCard], g[SureCardless] = m[Asked], m[Veto], m[OtherCard], m[Cardless]
	g[SureVariant], g[SureLittle] = m[Variant], m[Little]
	g[SureCase] = m[Case]
	g[SureSameCard], g[SureOwnCard] = m[SameCard], m[OwnCard]
	g[SureClause], g[SureClauseRule] = m[IsClause], m[ClauseRule]
	g[SureOften], g[SureOftenThere], g[SureJudged] = m[Often], m[OftenThere], m[Judged]
	g[SureVoted], g[SureVotes], g[SureNearly], g[SureLatest] = m[Voted], m[Votes], m[Nearly], m[Latest]
	g[SureBefore], g[SureBefore3] = m[Before], m[Before3]
	g[ByOften], g[ByVoted] = ahead(Often), ahead(Voted)
	g[Beside] = besideTheRules(r)
	if asksRule(r) {
		g[SureRule] = 1
	}
	words := 0
	for i := range r.Words {
		if !r.Words[i].Stop {
			words++
		}
	}
	if words > 0 {
		g[Strange] = float64(len(r.Unknown)) / float64(words)
	}
	g[Short] = max(0, 1-float64(words)/4)
	g[Long] = min(1, float64(words)/30)
	return g
}

// Certainty is the chance that a candidate is what is asked for, by its grounds and the weight of each, the last one
// standing alone.
func Certainty(weights []float64, g *[Grounds]float64) float64 {
	if len(weights) != Grounds+1 {
		return 0
	}
	sum := weights[Grounds]
	for k, x := range g {
		sum += float64(weights[k] * x)
	}
	return 1 / (1 + math.Exp(-sum))
}
