package learn

import (
	"cmp"
	"slices"
	"sort"

	"tablereferee/engine"
	"tablereferee/referee/ask/corpus"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
)

// Marked is a question that somebody has marked with all that answers it.
type Marked struct {
	Words   string
	Lang    engine.Lang
	Game    string   // its id; empty where it is about none of the games
	Set     string   // of questions by the same people
	Answers []string // names of items; none where nothing answers
	Near    []string // items on the matter that do not settle it: neither for nor against them is anything learnt
}

// judgedOf is how many candidates of each marked question are judged to learn what is sure, nearOf how many are kept
// with a precedent as near, and foundOf how many of those that answer.
const (
	judgedOf = 6
	nearOf   = 8
	foundOf  = 20
)

// Model learns all that there is to learn: what words mean, from the texts of the items, and then, from marked
// questions that nobody wrote for an item, what Weigh learns.
func Model(games []Game, marked []Marked, tell func(format string, args ...any)) *index.Model {
	for g := range games {
		games[g].Lexicon = corpus.Lexicon(games[g].Game)
		for _, it := range games[g].Items {
			for _, t := range it.Texts {
				games[g].Lexicon.Read(t.Lang, t.Words)
			}
		}
		games[g].Lexicon.Seal()
	}
	sense := Twice(games, func(round int, right float64) {
		tell("round %d of %d: %.3f of the texts lie nearest to their item", round+1, rounds, right)
	})
	m := index.NewModel(sense.Pieces, sense.Places, nil)
	Weigh(m, games, marked, tell)
	return m
}

// Weigh learns which marks bring right candidates to the front, and by what a right candidate is known, for a model
// that knows what words mean. What precedents say of a question is learnt without those of its own set.
func Weigh(m *index.Model, games []Game, marked []Marked, tell func(format string, args ...any)) {
	t := newTable(m, games, marked)
	m.Precedents = index.NewPrecedents(t.precedents())
	m.Rank, m.Sure, m.Precedents.Usual = t.learn(t.sets())
	tell("rank: %.2f", m.Rank)
	tell("sure: %.2f", m.Sure)
}

// table is where marked questions lie, each with the index of its game.
type table struct{ asked []asked }

// asked is a marked question with what was found for it, without precedents.
type asked struct {
	reading lexicon.Reading
	marked  *Marked
	index   *index.Index
	game    string
	found   []index.Found
}

func (a *asked) right(it *index.Item) bool { return slices.Contains(a.marked.Answers, it.Name) }

// newTable asks marked questions, each of its game; those that are about none, of all.
func newTable(m *index.Model, games []Game, marked []Marked) *table {
	t := &table{}
	for g := range games {
		id := games[g].Game.ID
		x := index.New(id, corpus.Lexicon(games[g].Game), m, games[g].Items).Recalling(nil)
		for i := range marked {
			q := &marked[i]
			if q.Game == id || q.Game == "" {
				r := x.Lexicon().Hear(q.Words, &q.Lang)
				t.asked = append(t.asked, asked{r, q, x, id, x.Find(r)})
			}
		}
	}
	// What was learnt before does not count: learning twice gives the same.
	rank := rankOf(t.asked)
	for i := range t.asked {
		t.asked[i].found = rescored(t.asked[i].found, rank)
	}
	return t
}

// sets gives the names of the sets, in order.
func (t *table) sets() []string {
	var out []string
	for i := range t.asked {
		if set := t.asked[i].marked.Set; !slices.Contains(out, set) {
			out = append(out, set)
		}
	}
	slices.Sort(out)
	return out
}

// precedents gives those of all sets but some.
func (t *table) precedents(but ...string) []index.Precedent {
	var out []index.Precedent
	for i := range t.asked {
		a := &t.asked[i]
		if slices.Contains(but, a.marked.Set) {
			continue
		}
		p := index.Precedent{Game: a.game, Sense: a.index.Sense(a.reading)}
		for n, f := range a.found[:min(foundOf, len(a.found))] {
			switch {
			case a.right(f.Item):
				p.Answered = append(p.Answered, f.Item.Name)
			case n < nearOf && !slices.Contains(a.marked.Near, f.Item.Name):
				p.Not = append(p.Not, f.Item.Name)
			}
		}
		out = append(out, p)
	}
	return out
}

// learn learns from some sets.
func (t *table) learn(sets []string) (rank, sure []float64, usual [index.Said]float64) {
	others := slices.DeleteFunc(t.sets(), func(s string) bool { return slices.Contains(sets, s) })
	var known []asked
	for _, set := range sets {
		p := index.NewPrecedents(t.precedents(append(slices.Clone(others), set)...))
		for i := range t.asked {
			if a := t.asked[i]; a.marked.Set == set {
				a.found = a.index.Recalling(p).Find(a.reading)
				known = append(known, a)
			}
		}
	}
	rank = rankOf(known)
	for i := range known {
		for k, x := range rescored(known[i].found, rank)[0].Marks[index.Often:] {
			usual[k] += x / float64(len(known))
		}
	}
	return rank, sureOf(known, rank), usual
}

func (a *asked) weight() float64 {
	if a.marked.Game == "" {
		return 0.5 // it is asked of both games
	}
	return 1
}

func rankOf(known []asked) []float64 {
	var cases []Case
	for i := range known {
		c := Case{Weight: known[i].weight()}
		for _, f := range known[i].found {
			c.Marks, c.Right = append(c.Marks, f.Marks), append(c.Right, known[i].right(f.Item))
		}
		cases = append(cases, c)
	}
	return Rank(cases)
}

func sureOf(known []asked, rank []float64) []float64 {
	var judged []Judged
	for i := range known {
		a := &known[i]
		found := rescored(a.found, rank)
		for n := range min(judgedOf, len(found)) {
			judged = append(judged, Judged{index.GroundsFor(&a.reading, found, n), a.right(found[n].Item), a.weight()})
		}
	}
	return Sure(judged)
}

// Checked is a marked question with the chance of what was found first for it, by what was learnt from other sets.
type Checked struct {
	*Marked
	First string // the name of what was found first
	Sure  float64
	Right bool
	Three bool // one of the first three is right
}

// Check finds for the questions of each set what would be found if all had been learnt but from that set.
func Check(m *index.Model, games []Game, marked []Marked) []Checked {
	t := newTable(m, games, marked)
	var out []Checked
	for _, set := range t.sets() {
		others := slices.DeleteFunc(t.sets(), func(s string) bool { return s == set })
		rank, sure, _ := t.learn(others)
		p := index.NewPrecedents(t.precedents(set))
		for i := range t.asked {
			a := &t.asked[i]
			if a.marked.Set != set {
				continue
			}
			found := rescored(a.index.Recalling(p).Find(a.reading), rank)
			c := Checked{Marked: a.marked}
			type chance struct {
				sure  float64
				right bool
				name  string
			}
			var all []chance
			for n := range min(8, len(found)) {
				g := index.GroundsFor(&a.reading, found, n)
				all = append(all, chance{index.Certainty(sure, &g), a.right(found[n].Item), found[n].Item.Name})
			}
			slices.SortStableFunc(all, func(a, b chance) int { return cmp.Compare(b.sure, a.sure) })
			for n, x := range all {
				if n == 0 {
					c.Sure, c.Right, c.First = x.sure, x.right, x.name
				}
				c.Three = c.Three || n < 3 && x.right
			}
			out = append(out, c)
		}
	}
	return out
}

// rescored puts candidates in the order of some weights.
func rescored(found []index.Found, rank []float64) []index.Found {
	out := slices.Clone(found)
	for i := range out {
		out[i].Score = 0
		for k, w := range rank {
			out[i].Score += w * out[i].Marks[k]
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Score > out[j].Score })
	return out
}
