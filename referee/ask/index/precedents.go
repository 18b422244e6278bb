package index

import (
	"slices"
	"sort"
	"strings"
)

// Precedent is a question that was put before, with what somebody has said of the items that were found for it.
type Precedent struct {
	Game     string // its id; empty where it is about none of them
	Sense    []int8 // where it lies
	Answered []string
	Not      []string // items that were near and answer something else
}

// Precedents are the questions that were put before. What was asked often is likely to be asked again, and what did not
// answer a question will not answer the next one like it.
type Precedents struct {
	ways    []string // where each lies, see wayOf
	games   []string
	names   []string // of the items that are judged in some of them, sorted
	from    []int32  // where the judgements on each item begin, and behind the last one
	rulings []judgement
	place   map[string]tally // by where items stand
	all     tally

	// Usual is what they say of what is found first, in the mean: of an item that is newer than they are they say that.
	Usual [Said]float64
}

// Said is how many marks tell what precedents say: those from Often on.
const Said = Marks - Often

// judgement is what was said of an item in one precedent: twice its number, and one more where it answers.
type judgement int32

func judged(precedent int, answers bool) judgement {
	j := judgement(2 * precedent)
	if answers {
		j++
	}
	return j
}

func (j judgement) precedent() int { return int(j / 2) }
func (j judgement) answers() bool  { return j%2 != 0 }

// tally counts judgements.
type tally struct{ right, all int }

func (t *tally) add(answers bool) {
	t.all++
	if answers {
		t.right++
	}
}

// share is how many of the judgements were that it answers, where some more, of the usual share, are added to few.
func (t tally) share(usual, more float64) float64 {
	return (float64(t.right) + float64(usual*more)) / (float64(t.all) + more)
}

// NewPrecedents files precedents by the items that were judged.
func NewPrecedents(list []Precedent) *Precedents {
	p := &Precedents{}
	for i := range list {
		p.names = append(append(p.names, list[i].Answered...), list[i].Not...)
	}
	slices.Sort(p.names)
	p.names = slices.Compact(p.names)
	said := make([][]judgement, len(p.names))
	for i := range list {
		p.ways, p.games = append(p.ways, wayOf(list[i].Sense)), append(p.games, list[i].Game)
		for _, name := range list[i].Answered {
			n, _ := p.find(name)
			said[n] = append(said[n], judged(i, true))
		}
		for _, name := range list[i].Not {
			n, _ := p.find(name)
			said[n] = append(said[n], judged(i, false))
		}
	}
	for i := range said {
		p.from = append(p.from, int32(len(p.rulings)))
		p.rulings = append(p.rulings, said[i]...)
	}
	p.from = append(p.from, int32(len(p.rulings)))
	p.count()
	return p
}

// count counts what was said of the items that stand in one place.
func (p *Precedents) count() {
	p.place = map[string]tally{}
	for n, name := range p.names {
		t := p.place[Place(name)]
		for _, j := range p.of(n) {
			t.add(j.answers())
			p.all.add(j.answers())
		}
		p.place[Place(name)] = t
	}
}

// Place is where an item stands: the folder of a scenario, or the part of the rulebook where a clause is.
func Place(item string) string {
	if at := strings.LastIndexByte(item, '/'); at >= 0 {
		return item[:at]
	}
	part := strings.SplitN(item, ".", 3)
	return strings.Join(part[:min(2, len(part))], ".")
}

func (p *Precedents) find(name string) (int, bool) { return slices.BinarySearch(p.names, name) }

// of gives the judgements on an item.
func (p *Precedents) of(n int) []judgement { return p.rulings[p.from[n]:p.from[n+1]] }

// recalled is what the precedents say to one question.
type recalled struct {
	*Precedents
	near  []float64 // how near each of them is
	first []int     // those that are nearest
}

// nearestFew is how many precedents are asked, whatever they say.
const nearestFew = 3

// recall finds the precedents that are near a question on a game.
func (p *Precedents) recall(game string, sense []int8, long float64) *recalled {
	if p == nil || len(p.ways) == 0 {
		return nil
	}
	r := &recalled{Precedents: p, near: make([]float64, len(p.ways))}
	for i, way := range p.ways {
		r.near[i] = max(0, nearWay(way, sense, long))
		if p.games[i] != game && p.games[i] != "" {
			continue
		}
		at := sort.Search(len(r.first), func(k int) bool { return r.near[r.first[k]] < r.near[i] })
		if at < nearestFew {
			r.first = slices.Insert(r.first, at, i)
			r.first = r.first[:min(nearestFew, len(r.first))]
		}
	}
	return r
}

// few is how many judgements of the usual kind are added to those on an item, and fewOf to those on its place; often is
// how many on an item are many.
const (
	few   = 4
	fewOf = 20
	often = 10
)

// mark says what precedents say of an item, which may be newer than they are.
func (r *recalled) mark(name string, newer bool, m *[Marks]float64) {
	if r == nil {
		return
	}
	if newer {
		copy(m[Often:], r.Usual[:])
		return
	}
	usual := r.all.share(0, 1)
	m[OftenThere] = r.place[Place(name)].share(usual, fewOf)
	m[Often] = usual
	n, known := r.find(name)
	if !known {
		return
	}
	var t tally
	sum, weight, nearest := 0.0, 0.0, 0.0
	for _, j := range r.of(n) {
		t.add(j.answers())
		near := r.near[j.precedent()]
		w := float64(near*near) * float64(near*near)
		weight += w
		says := -usual
		if j.answers() {
			says = 1 - usual
		}
		sum += float64(w * says)
		if near > nearest {
			nearest = near
			m[Latest] = 0
			if j.answers() {
				m[Latest] = near
			}
		}
	}
	m[Often] = t.share(usual, few)
	m[Judged] = min(1, float64(t.all)/often)
	m[Voted] = sum / (weight + 0.5)
	m[Votes] = min(1, weight/2)
	m[Nearly] = nearest
	for _, i := range r.first {
		if slices.Contains(r.of(n), judged(i, true)) {
			m[Before] = max(m[Before], r.near[i])
			m[Before3] += r.near[i] / nearestFew
		}
	}
}
