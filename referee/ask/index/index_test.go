package index_test

import (
	"reflect"
	"testing"

	"tablereferee/engine"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
)

// items is a small collection.
func items() []index.Item {
	text := func(l engine.Lang, f index.Field, words string) index.Text {
		return index.Text{Lang: l, Field: f, Words: words}
	}
	return []index.Item{
		{Name: "plain/tie", Shows: []string{"x.tie"}, Sum: 1, Texts: []index.Text{
			text(0, index.Question, "Who wins when the points are equal?"),
			text(1, index.Question, "Qui gagne à égalité de points ?"),
			text(0, index.Wording, "same score, who takes it"), text(0, index.Ruling, "Whoever has more Heroes.")}},
		{Name: "team/tie", Shows: []string{"x.tie", "x.team"}, Sum: 2, Texts: []index.Text{
			text(0, index.Question, "Both teams have equal points. Which team wins?"),
			text(1, index.Question, "Les deux équipes sont à égalité. Qui gagne ?")}},
		{Name: "weakness", Sum: 3, Texts: []index.Text{
			text(0, index.Question, "The Weakness stack is empty. What happens when I gain one?"),
			text(0, index.Props, "Bizarro Power")}},
		{Name: "x.tie", Clause: true, Sum: 4, Texts: []index.Text{
			text(0, index.Says, "A tie goes to the player with more Super Heroes."), text(1, index.Heading, "FIN DE PARTIE")}},
	}
}

func senses() map[string][]float32 {
	sense := map[string][]float32{}
	for i, p := range []string{"wewin", "#tie", "#weakness", "=2", "gwin$"} {
		sense[p] = make([]float32, index.Dim)
		sense[p][i], sense[p][i+1] = 1, float32(i)-2
	}
	return sense
}

func model() *index.Model {
	rank := make([]float64, index.Marks)
	rank[index.Terms], rank[index.Sense], rank[index.Met], rank[index.Variant] = 2, 1, 0.5, -1
	m := index.NewModel(senses(), nil, rank)
	m.Precedents = index.NewPrecedents([]index.Precedent{
		{Game: "forever-evil", Sense: sensed(0), Answered: []string{"plain/tie", "x.tie"}, Not: []string{"team/tie"}},
		{Game: "forever-evil", Sense: sensed(2), Answered: []string{"weakness"}, Not: []string{"plain/tie"}},
		{Game: "champions", Sense: sensed(3), Not: []string{"gone"}}})
	m.Precedents.Usual[1] = 0.5
	return m
}

// sensed is a place in the space of senses.
func sensed(k int) []int8 {
	v := make([]int8, index.Dim)
	v[k], v[k+1] = 127, 20
	return v
}

func open() *lexicon.Lexicon {
	x := lexicon.New("forever-evil")
	x.AddName("Bizarro Power", "Pouvoir de Bizarro")
	return x
}

var asked = []string{"points are equal, who wins", "qui gagne à égalité", "equal points for both teams", "bizarro power and an empty pile",
	"same score, who takes it", "tie", "", "zzzz"}

// finds is what an index says to all of them.
func finds(x *index.Index) (out []any) {
	for _, q := range asked {
		r := x.Lexicon().Hear(q, nil)
		for _, f := range x.Find(r) {
			out = append(out, q, f.Item.Name, f.Marks, f.Score)
		}
		if it, recorded := x.Exactly(q, r.Lang); it != nil {
			out = append(out, it.Name, recorded)
		}
	}
	return out
}

// What is packed and read again finds the same, by the same marks.
func TestPackedIsTheSame(t *testing.T) {
	m := model()
	built := index.New("forever-evil", open(), m, items())
	again, err := index.OpenModel(string(index.PackModel(m)))
	if err != nil {
		t.Fatal(err)
	}
	data := string(index.Pack(map[string]*index.Index{"forever-evil": built}, map[string]uint32{"asks/nothing": 9}))
	p, err := index.Open(again, data)
	if err != nil {
		t.Fatal(err)
	}
	if p.Sums["weakness"] != 3 || p.Sums["asks/nothing"] != 9 || len(p.Sums) != 5 {
		t.Errorf("sums %v", p.Sums)
	}
	x, err := p.Index("forever-evil", open())
	if err != nil {
		t.Fatal(err)
	}
	a, b := finds(built), finds(x)
	if len(a) < 40 || len(a) != len(b) {
		t.Fatalf("%d and %d", len(a), len(b))
	}
	for i := range a {
		if !reflect.DeepEqual(a[i], b[i]) {
			t.Errorf("built %v, packed %v", a[i], b[i])
		}
	}
	// The same bytes, whatever came before.
	if string(index.Pack(map[string]*index.Index{"forever-evil": index.New("forever-evil", open(), m, items())},
		map[string]uint32{"asks/nothing": 9})) != data {
		t.Error("packing twice gives other bytes")
	}
	// Cut short anywhere, it is refused and nothing else.
	for n := 0; n < len(data); n += 7 {
		p, err := index.Open(again, data[:n])
		if err != nil {
			continue
		}
		if _, err := p.Index("forever-evil", open()); err == nil {
			t.Fatalf("%d of %d bytes were read as all", n, len(data))
		}
	}
}

func TestFind(t *testing.T) {
	x := index.New("forever-evil", open(), model(), items())
	for q, want := range map[string]string{
		"points are equal, who wins":                    "plain/tie",
		"both teams finish with equal points, who wins": "team/tie",
		"the pile of weaknesses is empty":               "weakness",
		"what about bizarro power":                      "weakness",
		"égalité, qui gagne":                            "plain/tie",
	} {
		if found := x.Find(x.Lexicon().Hear(q, nil)); len(found) == 0 || found[0].Item.Name != want {
			t.Errorf("%q: %v", q, found)
		}
	}
	if got := x.Showing("x.tie"); !reflect.DeepEqual(got, []string{"plain/tie", "team/tie"}) {
		t.Error(got)
	}
}

// What has changed since is filed anew, beside what has not.
func TestWithAndWithout(t *testing.T) {
	x := index.New("forever-evil", open(), model(), items())
	less := x.Without(func(it *index.Item) bool { return it.Name == "plain/tie" })
	if found := less.Find(less.Lexicon().Hear("points are equal, who wins", nil)); found[0].Item.Name != "team/tie" {
		t.Errorf("%v", found[0].Item)
	}
	if it, _ := less.Exactly("same score, who takes it", engine.EN); it != nil {
		t.Error("what is gone is still found by its words")
	}
	more := less.With([]index.Item{{Name: "own/tie", Texts: []index.Text{
		{Field: index.Question, Words: "Same score, who takes it?"}}}})
	if it, recorded := more.Exactly("same score who takes it", engine.EN); it == nil || it.Name != "own/tie" || !recorded {
		t.Errorf("%v %v", it, recorded)
	}
	if it, recorded := x.Exactly("Same score: who takes it?", engine.EN); it.Name != "plain/tie" || recorded {
		t.Error("the first index has changed")
	}
}

// A name is asked for by itself, in either case.
func TestCalledByName(t *testing.T) {
	x := index.New("forever-evil", open(), model(), items())
	if it, recorded := x.Exactly(" Plain/Tie ", engine.FR); it == nil || it.Name != "plain/tie" || !recorded {
		t.Errorf("%v %v", it, recorded)
	}
	if it, _ := x.Exactly("plain/tie is what", engine.EN); it != nil {
		t.Errorf("%s is not all that is asked", it.Name)
	}
}

// Two items with one wording are not told apart by it.
func TestOneWordingOfTwo(t *testing.T) {
	two := items()
	two[1].Texts = append(two[1].Texts, index.Text{Field: index.Wording, Words: "Same score: who takes it?"})
	if it, _ := index.New("forever-evil", open(), model(), two).Exactly("same score, who takes it", engine.EN); it != nil {
		t.Errorf("%s is taken for the one", it.Name)
	}
}

// TestStanceOf reads yes and no, and nothing else, out of the first words of a ruling.
func TestStanceOf(t *testing.T) {
	for ruling, want := range map[string]index.Stance{"Yes. You do.": index.Yes, "Yes, twice.": index.Yes, "No.": index.No,
		"No, never": index.No, "No cards are drawn.": index.Unsaid, "You may thwart it.": index.Yes,
		"You may not.": index.No, "Neither of them.": index.No,
		"No and no. It stays.": index.No, "No to the first, yes to the second.": index.Unsaid,
		"Not in that form: it is refused.": index.No, "Nothing.": index.Unsaid, "": index.Unsaid,
		"Two.": index.Unsaid, "Yesterday's card.": index.Unsaid, "No": index.Unsaid} {
		if got := index.StanceOf(ruling); got != want {
			t.Errorf("%q: %d, want %d", ruling, got, want)
		}
	}
}
