package engine_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	. "tablereferee/engine"
)

func TestFoldName(t *testing.T) {
	for _, c := range []struct{ a, b string }{
		{"Punch", "punch"}, {"  Punch\n", "PUNCH"}, {"Coup de poing", "COUP DE POING"},
		{"Tireur d’élite", "tireur d'elite"}, {"Tireur d‘elite", "Tireur d`Élite"},
		{"Éclair à l’œil", "éclair à l'œil"}, {"Île", "ile"}, {"Über", "UBER"}, {"Naïf", "NAÏF"}, {"Noël", "NOËL"},
		{"Où", "OÙ"},
		{"Fenêtre", "FENÊTRE"}, {"Ça", "ca"}, {"König", "KÖNIG"}, {"Männer", "MÄNNER"}, {"Cœur", "coeur"},
		{"Æon", "AEON"}, {"Señor", "senor"}, {"Ångström", "angstrom"}, {"Ýmir", "ymir"}, {"Íñigo", "inigo"},
		{"", " "},
	} {
		if FoldName(c.a) != FoldName(c.b) {
			t.Errorf("%q is %q, %q is %q", c.a, FoldName(c.a), c.b, FoldName(c.b))
		}
	}
	for _, c := range []struct{ a, b string }{{"Punch", "Punches"}, {"S.T.A.R. Labs", "STAR Labs"}, {"Bat", "Bât b"}} {
		if FoldName(c.a) == FoldName(c.b) {
			t.Errorf("%q and %q are the same: %q", c.a, c.b, FoldName(c.a))
		}
	}
}

func TestEveryAccentIsFolded(t *testing.T) {
	for plain, letters := range map[string]string{"a": "àáâãäå", "c": "ç", "e": "èéêë", "i": "ìíîï", "n": "ñ",
		"o": "òóôõö", "u": "ùúûü", "y": "ýÿ",
		"oe": "œ", "ae": "æ", "": "\"“”«»", "'": "’‘`'"} {
		for _, letter := range letters {
			for _, s := range []string{string(letter), strings.ToUpper(string(letter))} {
				if got := FoldName("x" + s + "x"); got != "x"+plain+"x" {
					t.Errorf("%q is folded to %q", s, got)
				}
			}
		}
	}
}

func TestTheArticleBeforeANameIsNoPartOfIt(t *testing.T) {
	for _, article := range []string{"The ", "A ", "An ", "Le ", "La ", "Les ", "L’", "Un ", "Une ", "Des "} {
		for _, sign := range []string{"", "!", " ?", "...", "…", "\u00a0!", "\u202f?"} {
			if got := WithoutArticle(article + "Étoile" + sign); got != "etoile" {
				t.Errorf("%q without its article is %q", article+"Étoile"+sign, got)
			}
		}
	}
	if got := WithoutArticle("The La Étoile"); got != "la etoile" {
		t.Errorf("one article is left out, not all: %q", got)
	}
}

func TestFoldNameTwiceIsFoldNameOnceInAnyCase(t *testing.T) {
	letter := rapid.SampledFrom([]rune("abzéèêëàâäîïôöùûüç'’ -.ABZÉÈÊËÀÂÄÎÏÔÖÙÛÜÇ"))
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringOf(letter).Draw(t, "name")
		f := FoldName(s)
		if FoldName(f) != f {
			t.Fatalf("%q becomes %q, and that %q", s, f, FoldName(f))
		}
		if up := FoldName(strings.ToUpper(s)); up != f {
			t.Fatalf("%q becomes %q, in capitals %q", s, f, up)
		}
	})
}

func TestNearest(t *testing.T) {
	names := []string{"Punch", "Kick", "Vulnerability", "Weakness", "Bizarro Power", "Power Girl", "Île", "Bo"}
	for _, c := range []struct{ wrong, want string }{
		{"Punch", "Punch"}, {"Pnuch", "Punch"}, {"punsh", "Punch"}, {"Punches", "Punch"}, {"Kik", "Kick"},
		{"Vulnerabilty", "Vulnerability"}, {"vulnrabilitie", "Vulnerability"}, {"Weekness", "Weakness"},
		{"bizaro powr", "Bizarro Power"},
		{"Ile", "Île"}, {"Batman", ""}, {"", ""}, {"Girl Power", ""}, {strings.Repeat("Punch", 40), ""},
		{"Vulnerabxxxty", "Vulnerability"}, {"Vulnerabxxxxy", ""}, {"Xo", "Bo"}, {"Xy", ""},
	} {
		if got := Nearest(c.wrong, names); got != c.want {
			t.Errorf("nearest to %q is %q, not %q", c.wrong, got, c.want)
		}
	}
	if Nearest("Punch", nil) != "" {
		t.Error("something is near among nothing")
	}
}

// slowDistance is the definition: the fewest insertions, deletions, changes and swaps of neighbours.
func slowDistance(a, b string) int {
	if a == "" || b == "" {
		return len(a) + len(b)
	}
	cost := 1
	if a[0] == b[0] {
		cost = 0
	}
	d := min(slowDistance(a[1:], b)+1, slowDistance(a, b[1:])+1, slowDistance(a[1:], b[1:])+cost)
	if len(a) > 1 && len(b) > 1 && a[0] == b[1] && a[1] == b[0] {
		d = min(d, slowDistance(a[2:], b[2:])+1)
	}
	return d
}

func TestEditDistanceAgreesWithItsDefinition(t *testing.T) {
	word := rapid.StringOfN(rapid.SampledFrom([]rune("abc")), 0, 6, -1)
	rapid.Check(t, func(t *rapid.T) {
		a, b := word.Draw(t, "a"), word.Draw(t, "b")
		limit := rapid.IntRange(1, 8).Draw(t, "limit")
		got, want := EditDistance([]rune(a), []rune(b), limit), slowDistance(a, b)
		if min(got, limit) != min(want, limit) {
			t.Fatalf("from %q to %q: %d, not %d (limit %d)", a, b, got, want, limit)
		}
	})
}

func TestFindCard(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"Power Ring", 1, nil}, toyCard{"Éclair d’argent", 1, nil},
		toyCard{"Kick", 1, nil})
	r.Cards[3].Name[FR] = "Coup de Pied"
	r.Complete()
	for _, c := range []struct {
		name string
		want Def
	}{
		{"Power Ring", 1}, {"power ring", 1}, {"power-ring", 1}, {"POWER RING ", 1}, {"eclair d'argent", 2},
		{"Éclair d’argent", 2},
		{"coup de pied", 3}, {"Kick", 3}, {"Kicks", 0}, {"", 0}, {"Power", 0},
	} {
		if got := r.FindCard(c.name); got != c.want {
			t.Errorf("%q is card %d, not %d", c.name, got, c.want)
		}
	}
	for _, c := range []struct{ wrong, near string }{{"Powr Ring", "Power Ring"}, {"coup de pie", "Coup de Pied"},
		{"Bizarro", ""}} {
		if got := r.NearCard(c.wrong); got != c.near {
			t.Errorf("near to %q is %q, not %q", c.wrong, got, c.near)
		}
	}
}

// TestTheNearNameOfALanguage: of a card that is nearly meant the name is proposed that it has in the language that is
// spoken, where that is near as well.
func TestTheNearNameOfALanguage(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"The Crimson Cowl", 1, nil}, toyCard{"Punch", 1, nil})
	r.Cards[1].Name[FR], r.Cards[2].Name[FR] = "Le Crimson Cowl", "Coup de Poing"
	r.Complete()
	for _, c := range []struct {
		wrong string
		near  Text
	}{{"Crimson Cowl", Text{"The Crimson Cowl", "Le Crimson Cowl"}}, {"Coup de Poin", Text{"Coup de Poing", "Coup de Poing"}},
		{"Bizarro", Text{}}} {
		if got := r.NearName(c.wrong); got != c.near {
			t.Errorf("near to %q is %q, not %q", c.wrong, got, c.near)
		}
	}
}

// TestATitleMeansTheFaceThatBearsIt: of two faces with the same title the one that shows last, else the face itself.
func TestATitleMeansTheFaceThatBearsIt(t *testing.T) {
	r := toyRules(rounds, nil, toyCard{"Gate 1A", 1, nil}, toyCard{"Gate 1B", 0, nil},
		toyCard{"Knight I", 1, nil}, toyCard{"Squire I", 0, nil})
	for d, c := range map[Def]struct {
		title string
		back  Def
	}{1: {"Gate", 2}, 2: {"Gate", 1}, 3: {"Knight", 4}, 4: {"Squire", 3}} {
		r.Cards[d].Title, r.Cards[d].Back = Text{c.title}, c.back
	}
	r.Complete()
	for name, want := range map[string]Def{
		"Gate": 2, "gate": 2, "Gate 1A": 1, "Gate 1B": 2, "Knight": 3, "Squire": 4, "Squire I": 4, "Page": 0,
	} {
		if got := r.FindCard(name); got != want {
			t.Errorf("%s means the card %d, not %d", name, want, got)
		}
	}
}
