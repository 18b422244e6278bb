package learn

import (
	"math"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask/corpus"
	"tablereferee/referee/ask/index"
)

// The mark by which right candidates differ gets the weight, and the one by which wrong ones do a negative one.
func TestRank(t *testing.T) {
	var cases []Case
	for i := range 40 {
		var right, wrong [index.Marks]float64
		right[index.Sense], wrong[index.Sense] = 0.9, 0.2
		wrong[index.Veto] = float64(i%3) / 2
		right[index.Asked], wrong[index.Asked] = float64(i%2), float64(i%2)
		marks := [][index.Marks]float64{wrong, right, wrong}
		cases = append(cases, Case{Marks: marks, Right: []bool{false, true, false}, Weight: 1})
	}
	w := Rank(append(cases, Case{Marks: make([][index.Marks]float64, 2), Right: []bool{false, false}, Weight: 1}))
	if !(w[index.Sense] > 1 && w[index.Veto] < -0.5 && math.Abs(w[index.Asked]-verbatim) < 0.01) {
		t.Errorf("%.2f", w)
	}
}

func TestSure(t *testing.T) {
	var cases []Judged
	for i := range 200 {
		var g [index.Grounds]float64
		g[index.Chance], g[index.Long] = float64(i%10)/10, float64(i%7)/7
		cases = append(cases, Judged{g, i%10 >= 6, 1})
	}
	weights := Sure(cases)
	var low, high [index.Grounds]float64
	low[index.Chance], high[index.Chance] = 0.1, 0.9
	if a, b := index.Certainty(weights, &low), index.Certainty(weights, &high); !(a < 0.2 && b > 0.7) {
		t.Errorf("%.2f and %.2f, by %.2f", a, b, weights)
	}
}

// Two ways to say the same come to lie side by side, and the same texts give the same model.
func TestSense(t *testing.T) {
	g := games.Find("forever-evil")
	item := func(name string, ways ...string) index.Item {
		it := index.Item{Name: name}
		for _, w := range ways {
			it.Texts = append(it.Texts, index.Text{Lang: engine.EN, Field: index.Wording, Words: w})
		}
		return it
	}
	game := Game{Game: g, Lexicon: corpus.Lexicon(g), Items: []index.Item{
		item("pile", "the pile ran dry", "the pile ran out", "nothing left in the pile", "pile all gone, ran dry"),
		item("turn", "whose go is it", "whose go comes next", "who is up next", "next go, whose"),
	}}
	for _, it := range game.Items {
		for _, text := range it.Texts {
			game.Lexicon.Read(text.Lang, text.Words)
		}
	}
	game.Lexicon.Seal()
	a, b := Twice([]Game{game}, nil), Twice([]Game{game}, nil)
	if len(a.Pieces) < 5 || len(a.Pieces["wepile"]) != index.Dim {
		t.Fatalf("%d pieces", len(a.Pieces))
	}
	for p, v := range a.Pieces {
		for k := range v {
			if v[k] != b.Pieces[p][k] {
				t.Fatalf("%s differs from run to run", p)
			}
		}
	}
	near := func(piece, item string) float32 { return dot(a.Pieces[piece], a.Places[item]) }
	if near("wepile", "pile") <= near("wepile", "turn") || near("wego", "turn") <= near("wego", "pile") {
		t.Error("pieces do not lie by their items")
	}
}
