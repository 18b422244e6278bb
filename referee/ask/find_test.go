package ask

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
)

func TestAnotherCardIsNoAnswer(t *testing.T) {
	x := fixture(t)
	for _, q := range []string{
		"Ultraman is the only card in my hand. Do I pass a card, and do I receive one?",
		"I am Lex Luthor and discard a Defense card to avoid an Attack. Does that trigger my ability?",
		"Superwoman keeps a Defense card in play. May I defend with it?",
		"Le Sérum du Man-Bat a mis un jeton Gelé sur une carte de la réserve. Peut-on l'acheter ou la gagner ?",
	} {
		if a := x.Find(q, nil); a.Near {
			t.Errorf("%q was answered by %s", q, a.Entries[0].Entry.Name)
		} else if len(a.Cards) == 0 || len(a.Clauses) == 0 {
			t.Errorf("%q: cards %v, %d clauses", q, a.Cards, len(a.Clauses))
		}
	}
}

func TestNamesAreRead(t *testing.T) {
	x := fixture(t)
	for q, want := range map[string]string{
		"does bizaro power hit":                        "Bizarro Power",
		"Bizarro alone":                                "Bizarro",
		"le pouvoir de bizarro":                        "Bizarro Power",
		"pandoras box and pandora":                     "Pandora's Box, Pandora",
		"la boite de pandora":                          "Pandora's Box",
		"manbat's serum or man bat":                    "Man-Bat Serum, Man-Bat",
		"two royal flush gangs":                        "Royal Flush Gang",
		"gang du flush royal":                          "Royal Flush Gang",
		"S.T.A.R. Labs or star labs":                   "S.T.A.R. Labs",
		"star girl, stargirl":                          "Stargirl",
		"Earth 3":                                      "Earth-3",
		"l'aliénation et alienation":                   "Insanity",
		"the flash, Flash":                             "The Flash",
		"le gardien de la matrice de firestorm":        "Firestorm Matrix",
		"Dr. Light, or dr light":                       "Dr. Light",
		"the matrix of firestorm":                      "Firestorm Matrix, Firestorm",
		"can I steal one VP from a foe":                "",
		"a Weakness, a Kick, a Punch, un coup de pied": "",
	} {
		if got := strings.Join(x.Find(q, nil).Cards, ", "); got != want {
			t.Errorf("%q: cards %q, want %q", q, got, want)
		}
	}
}

func TestCorrectionsAreTold(t *testing.T) {
	a := fixture(t).Find("does firestrom copy the locaton", nil)
	want := []Correction{{"firestrom", "firestorm"}, {"locaton", "location"}}
	if !slices.Equal(a.Corrected, want) {
		t.Error(a.Corrected)
	}
}

func TestLanguagesMeetThroughConcepts(t *testing.T) {
	x := New([]Entry{
		{Name: "b-french", Question: engine.Text{"", "Une faiblesse détruite retourne-t-elle dans sa pile ?"}},
		{Name: "a-english", Question: engine.Text{"Can two Super Heroes be defeated in one turn?", ""}},
	}, nil)
	for q, want := range map[string]string{
		"does a destroyed weakness go back to its stack": "b-french",
		"peut-on vaincre deux super-héros en un tour ?":  "a-english",
	} {
		if a := x.Find(q, nil); !a.Near || a.Entries[0].Entry.Name != want {
			t.Errorf("%q: %+v", q, a)
		}
	}
}

// A question on the game itself is not answered by the rules of its variant, nor the other way round.
func TestVariantsAreKeptApart(t *testing.T) {
	x := New([]Entry{
		{Name: "plain", Question: engine.Text{"Who wins when the points are equal?",
			"Qui gagne à égalité de points ?"}},
		{Name: "team", Question: engine.Text{"The points of both teams are equal. Who wins?",
			"Les deux équipes sont à égalité de points. Qui gagne ?"}},
	}, nil)
	for q, want := range map[string]string{
		"equal points, who wins":                        "plain",
		"equal points in a team game, who wins":         "team",
		"qui gagne à égalité de points":                 "plain",
		"qui gagne à égalité, en équipe":                "team",
		"two teams end with equal points, who has won?": "team",
	} {
		if a := x.Find(q, nil); len(a.Entries) == 0 || a.Entries[0].Entry.Name != want {
			t.Errorf("%q: %+v", q, a.Entries)
		}
	}
}

// Words of a title or a name stand for its entry in both languages, and a clause lends its words to those that show it.
func TestWhatElseLeadsToAnEntry(t *testing.T) {
	q := engine.Text{"How is this?", "Et là ?"}
	x := New([]Entry{
		{Name: "a/one", Question: q, Title: "A frozen card is destroyed"},
		{Name: "a/tied-players", Question: q},
		{Name: "a/three", Question: q, Clauses: []string{"c"}},
	}, []ClauseEntry{{ID: "c", Says: engine.Text{"A Weakness is never bought.", "Une Faiblesse ne s'achète pas."}}})
	for q, want := range map[string]string{
		"frozen destroyed":               "a/one",
		"une carte gelée, détruite":      "a/one",
		"ex aequo":                       "a/tied-players",
		"acheter une faiblesse":          "a/three",
		"is a weakness something to buy": "a/three",
	} {
		if a := x.Find(q, nil); len(a.Entries) == 0 || a.Entries[0].Entry.Name != want {
			t.Errorf("%q: %+v", q, a.Entries)
		}
	}
}

// One word of a name is enough where no other card has it and no text uses it otherwise.
func TestPartOfAName(t *testing.T) {
	x := New([]Entry{{Name: "a", Question: engine.Text{"How many rings are there?", ""}}}, nil,
		engine.Text{"Harley Quinn", "Harley Quinn"}, engine.Text{"Power Ring", "Power Ring"},
		engine.Text{"Black Adam", "Black Adam"}, engine.Text{"Black Manta", "Black Manta"})
	for q, want := range map[string]string{"does harley draw": "Harley Quinn", "which ring": "", "black, then": "",
		"manta or adam": "Black Manta, Black Adam"} {
		if got := strings.Join(x.Find(q, nil).Cards, ", "); got != want {
			t.Errorf("%q: cards %q, want %q", q, got, want)
		}
	}
}

func TestTiesGoByName(t *testing.T) {
	q := engine.Text{"Who wins a tie?", "Qui gagne à égalité ?"}
	a := New([]Entry{{Name: "c", Question: q}, {Name: "a", Question: q}, {Name: "b", Question: q}},
		nil).Find("who wins the tie", nil)
	if len(a.Entries) != 3 || a.Entries[0].Entry.Name != "a" || a.Entries[1].Entry.Name != "b" {
		t.Errorf("%+v", a)
	}
}

func TestNothingToFind(t *testing.T) {
	fr := engine.FR
	for _, x := range []*Index{New(nil, nil), New([]Entry{{}}, []ClauseEntry{{}}), fixture(t)} {
		for _, q := range []string{"", "   ", "?!", "the of la", "'", "l'", "\xff\xfe", "zzzzzzz qqqqqq"} {
			if a := x.Find(q, nil); a.Near {
				t.Errorf("%q: %+v", q, a)
			}
			if a := x.Find(q, &fr); a.Near || a.Lang != engine.FR {
				t.Errorf("%q: %+v", q, a)
			}
		}
	}
}

// Whatever is typed, there is an answer, the lists are short and in order, and the marks are within bounds.
func FuzzFind(f *testing.F) {
	x := fixture(f)
	for _, e := range readEntries(f) {
		f.Add(e.Question[engine.EN])
		f.Add(e.Question[engine.FR])
	}
	f.Add("l'l'l'd' can't n't 't S.T.A.R. É\u0301œÆ 00 007 +1 İ")
	f.Fuzz(func(t *testing.T, words string) {
		a := x.Find(words, nil)
		if len(a.Entries) > maxHits || len(a.Clauses) > maxHits || a.Near && len(a.Entries) == 0 {
			t.Fatalf("%+v", a)
		}
		for i, h := range a.Entries {
			if !(h.Score > 0) || !(h.Coverage >= 0 && h.Coverage <= 1) || i > 0 && h.Score > a.Entries[i-1].Score {
				t.Fatalf("%+v", a.Entries)
			}
		}
		if b := x.Find(words, nil); fmt.Sprint(a) != fmt.Sprint(b) {
			t.Fatal("two answers to one question")
		}
	})
}

// crowd is a collection of the size a finished game may reach.
func crowd(tb testing.TB) ([]Entry, []ClauseEntry, []engine.Text) {
	entries, clauses := readEntries(tb), readClauses(tb)
	var es []Entry
	for i := range 300 {
		e := entries[i%len(entries)]
		e.Name = fmt.Sprintf("%s-%d", e.Name, i)
		es = append(es, e)
	}
	var cs []ClauseEntry
	for i := range 400 {
		c := clauses[i%len(clauses)]
		c.ID = fmt.Sprintf("%s-%d", c.ID, i)
		cs = append(cs, c)
	}
	return es, cs, readNames(tb)
}

func BenchmarkNew(b *testing.B) {
	es, cs, names := crowd(b)
	for b.Loop() {
		New(es, cs, names...)
	}
}

func BenchmarkFind(b *testing.B) {
	es, cs, names := crowd(b)
	x := New(es, cs, names...)
	for b.Loop() {
		x.Find("steve trevor gets destroyed in an opponent's discard by my brodsword, whose draw is it", nil)
	}
}
