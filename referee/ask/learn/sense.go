// Package learn finds out, from the ways in which players put one question, what their words mean beside each other:
// it makes the model that package index asks.
//
// Each piece of a text is given a place in a space, and each item too; a text lies where its pieces add up to. The
// places are moved until texts lie near the item that they ask for and far from all others (a softmax over the items of
// the game, by stochastic gradients). Pieces are left out at random on the way, so that no text is known by one of them
// alone. The same texts give the same model on the same kind of machine.
package learn

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"tablereferee/engine"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
)

// Game is what can be asked of one game, with the words in which it is read.
type Game struct {
	Game    *engine.Game
	Items   []index.Item
	Lexicon *lexicon.Lexicon // Model makes it
}

// Sense is what was learnt: a place for each piece, and for each item by its name.
type Sense struct {
	Pieces map[string][]float32
	Places map[string][]float32
}

// How the learning goes.
const (
	rounds  = 14   // times that each text is seen
	steep   = 10   // how much nearer one item must be than the others
	dropped = 0.55 // the share of pieces left out each time
	batch   = 128  // texts between two steps
	workers = 4    // parts of a batch, however many processors there are: their order decides how sums are rounded
	step    = 0.05
	stepTo  = 0.03 // of the items
	small   = 1e-6
	rare    = 3 // pieces that fewer texts have are left out
	rarer   = 4 // the same for pairs and letters
)

// How many texts have the pairs and the letters that are kept when all is learnt: the others have helped to find where
// these belong, and are too many for what they say.
const (
	keptPairs   = 12
	keptLetters = 100
)

// example is a text, and the item that it asks for.
type example struct {
	pieces []int
	item   int
	weight float32
}

// field is one game in numbers.
type field struct {
	examples []example
	places   []float32
	slopes   []float32 // sums of squared gradients
}

// dim is how many dimensions are learnt, of which not all are kept.
const dim = 64

// once makes a sense of the texts of some games, from a beginning that the seed decides.
func once(games []Game, texts [][]sample, seed uint64, tell func(round int, right float64)) Sense {
	count := counted(texts)
	at := map[string]int{}
	var names []string
	for _, p := range slices.Sorted(maps.Keys(count)) {
		least := rare
		if index.IsPair(p) || index.IsLetters(p) {
			least = rarer
		}
		if count[p] >= least {
			at[p] = len(names)
			names = append(names, p)
		}
	}
	random := rand.New(rand.NewPCG(seed, seed))
	sense, slopes := make([]float32, len(names)*dim), make([]float32, len(names)*dim)
	total := 0
	for g := range texts {
		total += len(texts[g])
	}
	for i, p := range names {
		by := 0.1 * math.Log(float64(total)/float64(count[p])) / 5
		for k := range dim {
			sense[i*dim+k] = float32(random.NormFloat64() * by)
		}
	}
	fields := make([]field, len(games))
	type turn struct{ game, from, to int }
	var turns []turn
	for g := range games {
		f := &fields[g]
		f.places = make([]float32, len(games[g].Items)*dim)
		f.slopes = make([]float32, len(f.places))
		for _, t := range texts[g] {
			e := example{item: t.item, weight: t.weight}
			for _, p := range t.pieces {
				if i, known := at[p]; known {
					e.pieces = append(e.pieces, i)
				}
			}
			f.examples = append(f.examples, e)
			v, _ := added(sense, e.pieces)
			for k, x := range v {
				f.places[e.item*dim+k] += x * e.weight
			}
		}
		for i := range games[g].Items {
			unit(f.places[i*dim : (i+1)*dim])
		}
		for from := 0; from < len(f.examples); from += batch {
			turns = append(turns, turn{g, from, min(from+batch, len(f.examples))})
		}
	}
	for round := range rounds {
		for g := range fields {
			e := fields[g].examples
			random.Shuffle(len(e), func(i, j int) { e[i], e[j] = e[j], e[i] })
		}
		random.Shuffle(len(turns), func(i, j int) { turns[i], turns[j] = turns[j], turns[i] })
		var right, all float64
		for _, t := range turns {
			f := &fields[t.game]
			r, n := f.learn(f.examples[t.from:t.to], sense, slopes, random)
			right, all = right+r, all+n
		}
		if tell != nil {
			tell(round, right/all)
		}
	}
	out := Sense{Pieces: map[string][]float32{}, Places: map[string][]float32{}}
	for i, p := range names {
		out.Pieces[p] = sense[i*dim : (i+1)*dim]
	}
	for g := range games {
		for i := range games[g].Items {
			out.Places[games[g].Items[i].Name] = fields[g].places[i*dim : (i+1)*dim]
		}
	}
	return out
}

// Twice makes a sense of the texts of some games from two beginnings and puts both side by side.
func Twice(games []Game, tell func(round int, right float64)) Sense {
	texts := make([][]sample, len(games))
	for g := range games {
		texts[g] = samples(&games[g])
	}
	return beside(once(games, texts, 1, tell), once(games, texts, 2, tell), counted(texts))
}

// beside puts two senses side by side, and leaves what is worth to be kept.
func beside(one, two Sense, count map[string]int) Sense {
	for _, s := range []Sense{one, two} {
		s.folded()
		maps.DeleteFunc(s.Pieces, func(p string, _ []float32) bool {
			return index.IsPair(p) && count[p] < keptPairs || index.IsLetters(p) && count[p] < keptLetters
		})
		for _, v := range s.Places {
			unit(v)
		}
	}
	one, two = one.turned(), two.turned()
	for p, v := range one.Pieces {
		one.Pieces[p] = slices.Concat(v, two.Pieces[p])
	}
	for name, v := range one.Places {
		one.Places[name] = slices.Concat(v, two.Places[name])
	}
	return one
}

// counted counts how many texts have each piece.
func counted(texts [][]sample) map[string]int {
	count := map[string]int{}
	for g := range texts {
		for _, t := range texts[g] {
			seen := map[string]bool{}
			for _, p := range t.pieces {
				if !seen[p] {
					seen[p] = true
					count[p]++
				}
			}
		}
	}
	return count
}

// sample is an example before its pieces are numbered.
type sample struct {
	pieces []string
	item   int
	weight float32
}

func samples(g *Game) []sample {
	var out []sample
	for i := range g.Items {
		for _, t := range g.Items[i].Texts {
			weight := index.SenseWeight(t.Field)
			if weight == 0 || t.Words == "" {
				continue
			}
			lang := t.Lang
			r := g.Lexicon.Read(lang, t.Words)
			if t.Field == index.Wording {
				r = g.Lexicon.Hear(t.Words, &lang) // as it will be heard: with its slips
			}
			out = append(out, sample{slices.Concat(index.Pieces(&r), plain(&r)), i, float32(weight)})
		}
	}
	return out
}

// plain gives the tokens of the words that a text speaks of and that belong to no name and no term. What they mean is
// learnt beside what their stems do, and added to it at the end (folded).
func plain(r *lexicon.Reading) (out []string) {
	for _, t := range r.Terms {
		for _, token := range t.Tokens {
			if _, plain := index.StemOf(token); plain {
				out = append(out, token)
			}
		}
	}
	return out
}

// folded has the sense of each plain word in that of its stem.
func (s Sense) folded() {
	for _, p := range slices.Sorted(maps.Keys(s.Pieces)) {
		stem, plain := index.StemOf(p)
		if !plain {
			continue
		}
		for k, x := range s.Pieces[stem] {
			s.Pieces[stem][k] = x + s.Pieces[p][k]
		}
		delete(s.Pieces, p)
	}
}

// added gives the sum of some pieces as a unit vector, and its length before.
func added(sense []float32, pieces []int) (v [dim]float32, long float32) {
	for _, p := range pieces {
		for k, x := range sense[p*dim : (p+1)*dim] {
			v[k] += x
		}
	}
	long = unit(v[:])
	return v, long
}

func unit(v []float32) float32 {
	long := float32(math.Sqrt(float64(dot(v, v)))) + small
	for k := range v {
		v[k] /= long
	}
	return long
}

func dot(a, b []float32) float32 {
	var s [4]float32
	for i := 0; i+4 <= len(a); i += 4 {
		s[0] += a[i] * b[i]
		s[1] += a[i+1] * b[i+1]
		s[2] += a[i+2] * b[i+2]
		s[3] += a[i+3] * b[i+3]
	}
	return s[0] + s[1] + s[2] + s[3]
}

// gradient is what a worker found: how to move pieces and items.
type gradient struct {
	pieces map[int]*[dim]float32
	items  []float32
	right  float64
	all    float64
}

// learn moves the pieces and items of some examples one step.
func (f *field) learn(examples []example, sense, slopes []float32, random *rand.Rand) (right, all float64) {
	var found [workers]gradient
	var wait sync.WaitGroup
	for w := range workers {
		own := rand.New(rand.NewPCG(random.Uint64(), uint64(w)))
		wait.Go(func() {
			g := &found[w]
			g.pieces, g.items = map[int]*[dim]float32{}, make([]float32, len(f.places))
			near := make([]float32, len(f.places)/dim)
			for n := w; n < len(examples); n += workers {
				f.slope(&examples[n], sense, near, own, g)
			}
		})
	}
	wait.Wait()
	each := 1 / float32(len(examples))
	move := func(at []float32, slopes []float32, k int, by, step float32) {
		slopes[k] += by * by
		at[k] -= step * by / (float32(math.Sqrt(float64(slopes[k]))) + small)
	}
	for i := range f.places {
		by := float32(0)
		for w := range found {
			by += found[w].items[i]
		}
		if by != 0 {
			move(f.places, f.slopes, i, by*each, stepTo)
		}
	}
	done := map[int]bool{}
	for w := range found {
		right, all = right+found[w].right, all+found[w].all
		for p := range found[w].pieces {
			if done[p] {
				continue
			}
			done[p] = true
			var sum [dim]float32
			for v := range found {
				if g := found[v].pieces[p]; g != nil {
					for k, x := range g {
						sum[k] += x
					}
				}
			}
			for k, x := range sum {
				move(sense, slopes, p*dim+k, x*each, step)
			}
		}
	}
	return right, all
}

// slope finds how one example would have the pieces and the items moved.
func (f *field) slope(e *example, sense, near []float32, random *rand.Rand, g *gradient) {
	var kept []int
	for _, p := range e.pieces {
		if random.Float64() >= dropped {
			kept = append(kept, p)
		}
	}
	if len(kept) == 0 {
		return
	}
	v, long := added(sense, kept)
	most, best := float32(-math.MaxFloat32), 0
	for i := range near {
		near[i] = steep * dot(v[:], f.places[i*dim:(i+1)*dim])
		if near[i] > most {
			most, best = near[i], i
		}
	}
	if best == e.item {
		g.right += float64(e.weight)
	}
	g.all += float64(e.weight)
	sum := 0.0
	for i := range near {
		near[i] = float32(math.Exp(float64(near[i] - most)))
		sum += float64(near[i])
	}
	var back [dim]float32
	for i := range near {
		by := near[i] / float32(sum)
		if i == e.item {
			by--
		} else if by < 1e-4 {
			continue
		}
		by *= steep * e.weight
		place, move := f.places[i*dim:(i+1)*dim], g.items[i*dim:(i+1)*dim]
		for k := range back {
			back[k] += by * place[k]
			move[k] += by * v[k]
		}
	}
	along := dot(back[:], v[:]) // only what turns the text counts, not what makes it longer
	for k := range back {
		back[k] = (back[k] - along*v[k]) / long
	}
	for _, p := range kept {
		move := g.pieces[p]
		if move == nil {
			move = new([dim]float32)
			g.pieces[p] = move
		}
		for k, x := range back {
			move[k] += x
		}
	}
}
