package index

import (
	"maps"
	"math"
	"slices"
	"sync"
	"sync/atomic"

	"tablereferee/referee/ask/lexicon"
)

// Dim is how many dimensions the space of senses has, and Half how many belong to each of the two spaces that it is
// made of: what is learnt twice, from other beginnings, errs less.
const (
	Dim  = 2 * Half
	Half = 40
)

// Vector is a place in the space of senses, in whole numbers, so that every machine finds the same.
type Vector [Dim]int32

// Model is what was learnt: what each piece adds to the sense of a text, where known items lie, and what speaks for a
// candidate. The zero Model has learnt nothing: everything lies at one place, and only terms count.
type Model struct {
	pieces []string          // sorted
	sense  string            // of each piece: Dim numbers, a byte each
	places map[string]string // of known items, a byte for each number
	Rank   []float64         // the weight of each mark

	Sure       []float64 // the weight of each ground of certainty, the last one standing alone
	Precedents *Precedents

	once  sync.Once
	named map[string]int  // the numbers of the pieces
	long  []atomic.Uint32 // of each piece that was asked for: its length, see length
}

// knew says whether there was an item of a name when the model was learnt.
func (m *Model) knew(item string) bool { return m.places[item] != "" }

// ready makes ready what is needed as soon as something is asked.
func (m *Model) ready() {
	m.once.Do(func() {
		m.long, m.named = make([]atomic.Uint32, len(m.pieces)), make(map[string]int, len(m.pieces))
		for i, p := range m.pieces {
			m.named[p] = i
		}
	})
}

// place finds a piece.
func (m *Model) place(piece string) (int, bool) {
	m.ready()
	i, known := m.named[piece]
	return i, known
}

// add adds what the pieces of a text mean.
func (m *Model) add(v *Vector, r *lexicon.Reading) {
	m.ready()
	eachPiece(r, func(piece []byte) {
		i, known := m.named[string(piece)]
		if !known {
			return
		}
		sense := m.sense[i*Dim : (i+1)*Dim]
		for k := range v {
			v[k] += int32(int8(sense[k]))
		}
	})
}

// words gives the pieces that the words and terms of a text are, where anything was learnt of them.
func (m *Model) words(r *lexicon.Reading) []int {
	var out []int
	for _, t := range r.Terms {
		if neutral(t.Tokens[0]) {
			if i, known := m.place(t.Tokens[0]); known {
				out = append(out, i)
			}
		}
	}
	for i := range r.Words {
		if i, known := m.place(stemPiece + string("ef"[r.Lang]) + r.Words[i].Stem); known {
			out = append(out, i)
		}
	}
	return out
}

// alike is the cosine of the angle between two pieces.
func (m *Model) alike(a, b int) float64 {
	v, w := m.sense[a*Dim:(a+1)*Dim], m.sense[b*Dim:(b+1)*Dim]
	sum := int32(0)
	for k := range Dim {
		sum += int32(int8(v[k])) * int32(int8(w[k]))
	}
	return float64(sum) / float64(float32(m.length(a))*float32(m.length(b)))
}

// length gives the length of what a piece adds, which is how much it says. A question asks for few of them.
func (m *Model) length(i int) float64 {
	m.ready()
	if known := m.long[i].Load(); known != 0 {
		return float64(math.Float32frombits(known))
	}
	sum := int32(0)
	for _, x := range []byte(m.sense[i*Dim : (i+1)*Dim]) {
		sum += int32(int8(x)) * int32(int8(x))
	}
	long := max(1, float32(math.Sqrt(float64(sum))))
	m.long[i].Store(math.Float32bits(long))
	return float64(long)
}

// balanced has both halves the same length, so that they count alike.
func (v *Vector) balanced() {
	const long = 1 << 14
	for from := 0; from < Dim; from += Half {
		sum := int64(0)
		for _, x := range v[from : from+Half] {
			sum += int64(x) * int64(x)
		}
		if sum == 0 {
			continue
		}
		by := long / math.Sqrt(float64(sum))
		for k := range Half {
			v[from+k] = int32(math.Round(float64(v[from+k]) * by))
		}
	}
}

// short is a vector whose largest number fits one byte, with both halves of the same length.
func (v *Vector) short() []int8 {
	v.balanced()
	most := int64(1)
	for _, x := range v {
		most = max(most, int64(x), -int64(x))
	}
	out := make([]int8, Dim)
	for k, x := range v {
		n := 2*127*int64(x) + most // rounded down, to the nearest
		q := n / (2 * most)
		if n%(2*most) < 0 {
			q--
		}
		out[k] = int8(q)
	}
	return out
}

func length(v []int8) float64 {
	sum := int32(0)
	for _, x := range v {
		sum += int32(x) * int32(x)
	}
	return math.Sqrt(float64(sum))
}

// near is the cosine of the angle between two senses.
func near(a, b []int8, lengths float64) float64 {
	if lengths == 0 {
		return 0
	}
	sum := int32(0)
	for k, x := range a {
		sum += int32(x) * int32(b[k])
	}
	return float64(sum) / lengths
}

// How finely the numbers of pieces are kept, as a share of what they are in the mean, and those of places, as a share
// of the largest one of each. Most of what was learnt are these numbers, and each is one of very many that are added
// up: two or three bits are enough. Those of words and terms, which are compared one by one too, are kept twice as
// finely.
const (
	unit   = 0.31
	finest = 15
)

// NewModel makes a model of what was learnt: for each piece its Dim numbers, and for each known item where it lies.
func NewModel(sense map[string][]float32, places map[string][]float32, rank []float64) *Model {
	m := &Model{pieces: slices.Sorted(maps.Keys(sense)), places: map[string]string{}, Rank: rank}
	sum, most := 0.0, float32(0)
	for _, p := range m.pieces {
		for _, x := range sense[p] {
			sum += float64(x) * float64(x)
			most = max(most, x, -x)
		}
	}
	one := float32(max(unit*math.Sqrt(sum/float64(max(1, len(m.pieces)*Dim))), float64(most)/126))
	var numbers []byte
	for _, p := range m.pieces {
		by := float32(1)
		if IsPair(p) || IsLetters(p) {
			by = 2
		}
		for _, x := range sense[p] {
			numbers = append(numbers, byte(int8(by*float32(math.Round(float64(x/(one*by)))))))
		}
	}
	m.sense = string(numbers)
	for name, v := range places {
		m.places[name] = rounded(v)
	}
	return m
}

// rounded is a place in bytes.
func rounded(v []float32) string {
	most := float32(0)
	for _, x := range v {
		most = max(most, x, -x)
	}
	out := make([]byte, len(v))
	for k, x := range v {
		if most > 0 {
			out[k] = byte(int8(math.Round(float64(x / most * finest))))
		}
	}
	return string(out)
}
