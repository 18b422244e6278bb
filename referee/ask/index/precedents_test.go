package index_test

import (
	"testing"

	"tablereferee/referee/ask/index"
)

// What answered a question like this one is held to answer it, what was near and did not is not, and of an item that is
// newer than the precedents they say what they usually say.
func TestPrecedents(t *testing.T) {
	places := map[string][]float32{}
	for _, it := range items() {
		if it.Name != "weakness" {
			places[it.Name] = make([]float32, index.Dim)
		}
	}
	m := index.NewModel(senses(), places, make([]float64, index.Marks))
	tie, other := sense(t, m, "tie"), sense(t, m, "bizarro power and an empty pile")
	m.Precedents = index.NewPrecedents([]index.Precedent{
		{Game: "forever-evil", Sense: tie, Answered: []string{"plain/tie"}, Not: []string{"team/tie"}},
		{Game: "forever-evil", Sense: tie, Answered: []string{"plain/tie"}, Not: []string{"team/tie", "x.tie"}},
		{Game: "forever-evil", Sense: other, Answered: []string{"team/tie"}},
		{Game: "champions", Sense: tie, Answered: []string{"x.tie"}},
	})
	m.Precedents.Usual[0] = 0.75
	marks := func(game string) map[string][index.Marks]float64 {
		x := index.New(game, open(), m, items())
		out := map[string][index.Marks]float64{}
		for _, f := range x.Find(x.Lexicon().Hear("tie", nil)) {
			out[f.Item.Name] = f.Marks
		}
		return out
	}
	here := marks("forever-evil")
	for name, want := range map[string]struct{ voted, before, latest bool }{
		"plain/tie": {true, true, true},
		"team/tie":  {false, false, false},
	} {
		m := here[name]
		if (m[index.Voted] > 0) != want.voted || (m[index.Before] > 0.9) != want.before ||
			(m[index.Latest] > 0.9) != want.latest {
			t.Errorf("%s: voted %.2f, before %.2f, latest %.2f", name, m[index.Voted], m[index.Before], m[index.Latest])
		}
	}
	if a, b := here["plain/tie"], here["team/tie"]; a[index.Often] <= b[index.Often] {
		t.Errorf("often %.2f, and %.2f", a[index.Often], b[index.Often])
	}
	if b := here["x.tie"][index.Before]; b != 0 {
		t.Errorf("a precedent of another game answers by %.2f", b)
	}
	if b := marks("champions")["x.tie"][index.Before]; b < 0.9 {
		t.Errorf("a precedent of this game answers by %.2f", b)
	}
	if got := here["weakness"]; got[index.Often] != 0.75 || got[index.Voted] != 0 {
		t.Errorf("what is newer: %.2f", got[index.Often:])
	}
}

// sense is where a question lies.
func sense(t *testing.T, m *index.Model, words string) []int8 {
	t.Helper()
	x := index.New("forever-evil", open(), m, items())
	return x.Sense(x.Lexicon().Hear(words, nil))
}
