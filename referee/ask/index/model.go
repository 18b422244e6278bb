package index

import (
	"cmp"
	"math"
	"slices"
	"sort"
	"sync"
	"sync/atomic"

	"tablereferee/referee/ask/lexicon"
)

// Dim is how many dimensions the space of senses has, and Half how many belong to each of the two spaces that it is
// made of: what is learnt twice, from other beginnings, errs less.
const (
	Dim  = 2 * Half
	Half = 64
)

// Vector is a place in the space of senses, in whole numbers, so that every machine finds the same.
type Vector [Dim]int32

// Model is what was learnt: what each piece adds to the sense of a text, where known items lie, and what speaks for a
// candidate. The zero Model has learnt nothing: everything lies at one place, and only terms count.
type Model struct {
	pieces []string          // sorted
	sense  string            // of each piece: Dim numbers, a byte each
	scale  []uint16          // that its numbers are to be multiplied by
	places map[string]string // of known items, a byte for each number
	Rank   []float64         // the weight of each mark

	Sure       []float64 // the weight of each ground of certainty, the last one standing alone
	Precedents *Precedents

	once sync.Once
	long []atomic.Uint32 // of each piece that was asked for: its length, see length
}

// knew says whether there was an item of a name when the model was learnt.
func (m *Model) knew(item string) bool { return m.places[item] != "" }

// place finds a piece.
func (m *Model) place(piece string) (int, bool) {
	i := sort.SearchStrings(m.pieces, piece)
	return i, i < len(m.pieces) && m.pieces[i] == piece
}

// add adds what some pieces mean.
func (m *Model) add(v *Vector, pieces []string) {
	for _, p := range pieces {
		i, known := m.place(p)
		if !known {
			continue
		}
		by := int32(m.scale[i])
		for k, x := range []byte(m.sense[i*Dim : (i+1)*Dim]) {
			v[k] += by * int32(int8(x))
		}
	}
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

// weightOf is how much a piece says: the length of what it adds.
func (m *Model) weightOf(i int) float64 { return float64(m.scale[i]) * m.length(i) }

// alike is the cosine of the angle between two pieces.
func (m *Model) alike(a, b int) float64 {
	v, w := m.sense[a*Dim:(a+1)*Dim], m.sense[b*Dim:(b+1)*Dim]
	sum := int32(0)
	for k := range Dim {
		sum += int32(int8(v[k])) * int32(int8(w[k]))
	}
	return float64(sum) / float64(float32(m.length(a))*float32(m.length(b)))
}

// length gives the length of a piece, without its factor. A question asks for few of them.
func (m *Model) length(i int) float64 {
	m.once.Do(func() { m.long = make([]atomic.Uint32, len(m.pieces)) })
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

// NewModel makes a model of what was learnt: for each piece its Dim numbers, and for each known item where it lies.
func NewModel(sense map[string][]float32, places map[string][]float32, rank []float64) *Model {
	m := &Model{places: map[string]string{}, Rank: rank}
	var numbers []byte
	for p := range sense {
		m.pieces = append(m.pieces, p)
	}
	slices.SortFunc(m.pieces, cmp.Compare[string])
	most := float32(0)
	largest := func(v []float32) float32 {
		out := float32(0)
		for _, x := range v {
			out = max(out, x, -x)
		}
		return out
	}
	for _, v := range sense {
		most = max(most, largest(v))
	}
	for _, p := range m.pieces {
		// Numbers of 8 bits, and a factor of 12 for each piece: rare and common ones differ in how much they say.
		const finest = 1 << 12
		v := sense[p]
		by := max(1, math.Round(float64(largest(v)/most*finest)))
		m.scale = append(m.scale, uint16(by))
		for _, x := range v {
			numbers = append(numbers, byte(int8(max(-127, min(127, math.Round(float64(x/most)*finest*127/by))))))
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
			out[k] = byte(int8(math.Round(float64(x / most * 127))))
		}
	}
	return string(out)
}
