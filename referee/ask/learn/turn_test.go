package learn

import (
	"math"
	"math/rand/v2"
	"testing"

	"tablereferee/referee/ask/index"
)

// Turned by its main axes, nothing has moved against the other things, and each axis spreads less than the one before.
func TestMainAxes(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var spread, before [dim][dim]float64
	for range 3 * dim {
		var v [dim]float64
		for k := range v {
			v[k] = random.NormFloat64() / float64(1+k%7)
		}
		for i := range dim {
			for j := range dim {
				spread[i][j] += v[i] * v[j]
			}
		}
	}
	before = spread
	axes := mainAxes(&spread)
	last := math.Inf(1)
	for k := range axes {
		for j := range axes {
			want := float32(0)
			if k == j {
				want = 1
			}
			if got := dot(axes[k][:], axes[j][:]); math.Abs(float64(got-want)) > 1e-4 {
				t.Fatalf("axes %d and %d: %f", k, j, got)
			}
		}
		along := 0.0
		for i := range dim {
			for j := range dim {
				along += float64(axes[k][i]) * before[i][j] * float64(axes[k][j])
			}
		}
		if along > last+1e-3 {
			t.Errorf("axis %d spreads %f, the one before %f", k, along, last)
		}
		last = along
	}
}

// What is kept of two senses: words and terms, with plain words in their stems, and the pairs and letters that many
// texts have.
func TestBeside(t *testing.T) {
	sense := func() Sense {
		s := Sense{map[string][]float32{}, map[string][]float32{"one": make([]float32, dim), "two": make([]float32, dim)}}
		for i, p := range []string{"wewin", "_ewin", "#tie", "beyou win", "bewho win", "gwin$", "gho w"} {
			s.Pieces[p] = make([]float32, dim)
			s.Pieces[p][i] = 1
		}
		s.Places["one"][0], s.Places["two"][1] = 3, 2
		return s
	}
	count := map[string]int{"beyou win": keptPairs, "bewho win": keptPairs - 1, "gwin$": keptLetters, "gho w": keptLetters - 1}
	got := beside(sense(), sense(), count)
	if len(got.Pieces) != 4 || len(got.Places) != 2 {
		t.Fatalf("%d pieces, %d places", len(got.Pieces), len(got.Places))
	}
	word := got.Pieces["wewin"]
	if len(word) != index.Dim || dot(word, word) != 4 || got.Pieces["#tie"] == nil || got.Pieces["beyou win"] == nil ||
		got.Pieces["gwin$"] == nil {
		t.Errorf("%v", got.Pieces)
	}
	if near := dot(word, got.Places["one"]); math.Abs(float64(near)-2) > 1e-5 { // turned alike
		t.Errorf("%f", near)
	}
}
