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

// folds is how often a part of the wordings is held back, to see how those are found that nothing was learnt from. The
// wordings of an item stand in the order of those who wrote them, so that a part is about the work of one hand.
const folds = 3

const (
	rankOfMarked = 5 // how much a marked question teaches of ranking, beside a held-out wording: there are few of them
	judgedOf     = 3 // candidates of each marked question that are judged
)

// Model learns all that there is to learn.
// The marked questions are asked for when they are needed.
func Model(games []Game, marks func() ([]Marked, error), tell func(format string, args ...any)) (*index.Model, error) {
	words := make([]wordings, len(games))
	for g := range games {
		games[g].Lexicon = corpus.Lexicon(games[g].Game)
		for _, it := range games[g].Items {
			for _, t := range it.Texts {
				games[g].Lexicon.Read(t.Lang, t.Words)
			}
		}
		games[g].Lexicon.Seal()
		words[g] = countWordings(games[g].Items)
	}
	var held []asked
	for fold := range folds {
		sense := Twice(games, func(g int) func(item, lang, wording int) bool {
			return func(item, lang, wording int) bool { return words[g].fold(item, lang, wording) == fold }
		}, nil)
		m := index.NewModel(sense.Pieces, sense.Places, nil, nil)
		for g := range games {
			n := len(held)
			held = append(held, askHeld(&games[g], &words[g], m, fold)...)
			tell("part %d of %d, %s: %d wordings asked that were held back", fold+1, folds, games[g].Game.ID, len(held)-n)
		}
	}
	sense := Twice(games, nil, func(round int, right float64) {
		tell("round %d of %d: %.3f of the texts lie nearest to their item", round+1, rounds, right)
	})
	m := index.NewModel(sense.Pieces, sense.Places, nil, nil)
	marked, err := marks()
	if err != nil {
		return nil, err
	}
	known := askMarked(m, games, marked)
	m.Rank = rankOf(held, known)
	tell("rank: %.2f", m.Rank)
	m.Sure = sureOf(known, m.Rank)
	tell("sure: %.2f", m.Sure)
	return m, nil
}

// askMarked asks marked questions with a model.
func askMarked(m *index.Model, games []Game, marked []Marked) []asked {
	var known []asked
	for g := range games {
		x := index.New(corpus.Lexicon(games[g].Game), m, games[g].Items)
		for _, q := range marked {
			if q.Game != games[g].Game.ID && (q.Game != "" || g > 0) {
				continue
			}
			r := x.Lexicon().Hear(q.Words, &q.Lang)
			known = append(known, asked{reading: r, found: x.Find(r), right: func(it *index.Item) bool {
				return slices.Contains(q.Answers, it.Name)
			}})
		}
	}
	return known
}

// wordings counts those of each item, in each language.
type wordings [][2]int

func countWordings(items []index.Item) wordings {
	out := make(wordings, len(items))
	for i := range items {
		for _, t := range items[i].Texts {
			if t.Field == index.Wording {
				out[i][t.Lang]++
			}
		}
	}
	return out
}

// fold is the part that a wording belongs to.
func (w wordings) fold(item, lang, wording int) int { return wording * folds / w[item][lang] }

// asked is a question with what was found for it.
type asked struct {
	reading lexicon.Reading
	found   []index.Found
	item    *index.Item // that it was written for, nil for one that somebody marked
	right   func(it *index.Item) bool
}

// askHeld asks wordings of a game that were held back.
func askHeld(g *Game, words *wordings, m *index.Model, fold int) []asked {
	const every = 3 // of those there are more than enough
	items := slices.Clone(g.Items)
	type held struct {
		item int
		text index.Text
	}
	var out []held
	for i := range items {
		var kept []index.Text
		at := [2]int{}
		for _, t := range items[i].Texts {
			if t.Field == index.Wording {
				at[t.Lang]++
				if words.fold(i, int(t.Lang), at[t.Lang]-1) == fold {
					if (i+at[t.Lang])%every == 0 {
						out = append(out, held{i, t})
					}
					continue
				}
			}
			kept = append(kept, t)
		}
		items[i].Texts = kept
	}
	x := index.New(corpus.Lexicon(g.Game), m, items)
	all := make([]asked, len(out))
	parallel(len(out), func(n int) {
		h := out[n]
		r := x.Lexicon().Hear(h.text.Words, &h.text.Lang)
		it := &items[h.item]
		own := func(o *index.Item) bool { return o.Name == it.Name }
		all[n] = asked{reading: r, found: x.Find(r), item: it, right: own}
	})
	return all
}

// rankOf learns which marks bring right candidates to the front.
func rankOf(held, known []asked) []float64 {
	var cases []Case
	add := func(all []asked, weight float64) {
		for i := range all {
			c := Case{Weight: weight}
			for _, f := range all[i].found {
				c.Marks, c.Right = append(c.Marks, f.Marks), append(c.Right, all[i].right(f.Item))
			}
			cases = append(cases, c)
		}
	}
	add(held, 1)
	add(known, rankOfMarked)
	return Rank(cases)
}

// sureOf learns by what a right candidate is known.
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

// Weigh learns once more, for a model that is there, by what a right candidate is known.
func Weigh(m *index.Model, games []Game, marked []Marked) {
	m.Sure = sureOf(askMarked(m, games, marked), m.Rank)
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
