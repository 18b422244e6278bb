package learn

import (
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
	Answers []string // names of items; none where nothing answers
}

// judgedOf is how many candidates of each marked question are judged.
const judgedOf = 3

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
	m := index.NewModel(sense.Pieces, sense.Places, nil, nil)
	Weigh(m, games, marked, tell)
	return m
}

// Weigh learns which marks bring right candidates to the front, and by what a right candidate is known, for a model
// that knows what words mean.
func Weigh(m *index.Model, games []Game, marked []Marked, tell func(format string, args ...any)) {
	known := ask(m, games, marked)
	m.Rank = rankOf(known)
	m.Sure = sureOf(known, m.Rank)
	tell("rank: %.2f", m.Rank)
	tell("sure: %.2f", m.Sure)
}

// asked is a marked question with what was found for it.
type asked struct {
	reading lexicon.Reading
	found   []index.Found
	answers []string
}

func (a *asked) right(it *index.Item) bool { return slices.Contains(a.answers, it.Name) }

// ask asks marked questions, each of its game; those that are about none, of the first.
func ask(m *index.Model, games []Game, marked []Marked) []asked {
	var out []asked
	for g := range games {
		x := index.New(corpus.Lexicon(games[g].Game), m, games[g].Items)
		for _, q := range marked {
			if q.Game == games[g].Game.ID || q.Game == "" && g == 0 {
				r := x.Lexicon().Hear(q.Words, &q.Lang)
				out = append(out, asked{r, x.Find(r), q.Answers})
			}
		}
	}
	return out
}

func rankOf(known []asked) []float64 {
	var cases []Case
	for i := range known {
		c := Case{Weight: 1}
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
			judged = append(judged, Judged{index.GroundsFor(&a.reading, found, n), a.right(found[n].Item), 1})
		}
	}
	return Sure(judged)
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
