package sift_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/sift"
)

var values = []sift.Value{{Says: engine.Text{"ally", "allié"}}, {Says: engine.Text{"side scheme", "manigance annexe"}},
	{Says: engine.Text{"main scheme", "manigance principale"}}, {Word: "rule", Says: engine.Text{"rule", "règle"}},
	{Says: engine.Text{"crisis icons", "icônes de crise"}}, {Says: engine.Text{"Super-Villain", "Super-Vilain"}},
	{Says: engine.Text{"Villain", "Vilain"}}}

func TestChoose(t *testing.T) {
	for given, want := range map[string]string{
		"ally": "ally", "ALLIE": "ally", "al": "ally", "side": "side scheme", "Side-Scheme": "side scheme",
		"annexe": "side scheme", "regle": "rule", "crise": "crisis icons", "villain": "Villain", "super vilain": "Super-Villain",
		" main ": "main scheme",
		// What is told where there is none, or several.
		"scheme":                  `--f scheme: this may be side scheme, main scheme; write more of it`,
		"s":                       "--f s: this may be side scheme, Super-Villain; write more of it",
		"alyl":                    `--f alyl: there is no such value; did you mean "ally"? There are ally, side scheme, main scheme, rule, crisis icons, Super-Villain, Villain`,
		"zzz":                     "--f zzz: there is no such value; there are ally, side scheme, main scheme, rule, crisis icons, Super-Villain, Villain",
		"!":                       "--f !: there is no such value; there are ally, side scheme, main scheme, rule, crisis icons, Super-Villain, Villain",
		strings.Repeat("x", 5000): "--f " + strings.Repeat("x", 200) + "…: there is no such value; there are ally, side scheme, main scheme, rule, crisis icons, Super-Villain, Villain",
	} {
		i, err := sift.Choose("--f", given, values)
		got := fmt.Sprint(err)
		if err == nil {
			got = values[i].Says[engine.EN]
		}
		if got != want {
			t.Errorf("%.40q: %s\nwant %s", given, got, want)
		}
	}
	if _, err := sift.Choose("--f", "x", nil); err == nil || err.Error() != "--f x: there is nothing of the kind here" {
		t.Error(err)
	}
}

func TestReadRange(t *testing.T) {
	for given, has := range map[string]string{"3": "3", "2..4": "2 3 4", "..1": "0 1", "5..": "5 6", " 2 .. 3 ": "2 3", "x": "X",
		"0": "0"} {
		r, err := sift.ReadRange("--cost", given)
		if err != nil {
			t.Errorf("%q: %v", given, err)
			continue
		}
		var got []string
		for _, printed := range []string{"0", "1", "2", "3", "4", "5", "6", "X", "variable"} {
			if r.Has(printed) {
				got = append(got, printed)
			}
		}
		if strings.Join(got, " ") != has {
			t.Errorf("%q has %v, want %s", given, got, has)
		}
	}
	for _, given := range []string{"", "..", "a", "1..b", "-1", "4..2", "1..2..3", "1001", "99999999999999999999"} {
		if _, err := sift.ReadRange("--cost", given); err == nil {
			t.Errorf("%q is taken", given)
		}
	}
}

func TestCorrect(t *testing.T) {
	texts := []string{"The Weakness stack is empty", "Faiblesse, à l'étage"}
	for words, want := range map[string]string{"weakness": "weakness", "WEEKNESS stac": "weakness stac", "etge": "etage",
		"ick": "ick", "weekness zzzzzz": "weekness zzzzzz", "": ""} {
		got, read := sift.Correct(strings.Fields(words), texts)
		if strings.Join(got, " ") != want {
			t.Errorf("%q is read as %q, want %q", words, got, want)
		}
		if changed := want != words; changed != (len(read) > 0) {
			t.Errorf("%q: %v", words, read)
		}
	}
}

// TestHolds looks for the beginnings of words.
func TestHolds(t *testing.T) {
	const text = "fe.weakness.empty-stack\nSi la pile de Faiblesses est vide, Énergie dans la défausse"
	for words, want := range map[string]bool{"": true, "weak": true, "STACK fe.weakness": true,
		"faiblesse énergie": true, "energie": true, "fausse": false,
		"eakness": false, "vide kick": false, "empty-stack": true, "-stack": false, "e": true, "iblesses la": false} {
		if got := sift.Holds(text, strings.Fields(words)); got != want {
			t.Errorf("%q: %v", words, got)
		}
	}
}

// TestCards looks for cards by each value that there is: every one is found by its name, and has it printed.
func TestCards(t *testing.T) {
	all := games.All()
	for _, sort := range sift.Sorts {
		there := sift.Printed(all, sort)
		if len(there) < 5 {
			t.Errorf("only %d values of --%s", len(there), sort)
		}
		for _, v := range there {
			for _, name := range slices.Collect(v.Says.All()) {
				i, err := sift.Choose("--"+sort, name, there)
				if err != nil || !there[i].Says.Means(engine.FoldName(name)) {
					t.Errorf("--%s %q: %v %v", sort, name, there[i], err)
				}
			}
		}
	}
	count := func(f sift.Cards) (n int) {
		s, err := f.Sieve(all)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range all {
			for d := range g.Rules(g.Editions[0]).Cards {
				if d > 0 && s.Passes(g, engine.Def(d)) {
					n++
				}
			}
		}
		return n
	}
	whole := count(sift.Cards{})
	allies, cheap := count(sift.Cards{Type: "ally"}), count(sift.Cards{Cost: "..2"})
	both, guards := count(sift.Cards{Type: "ally", Cost: "..2"}), count(sift.Cards{Keyword: "guard"})
	if both == 0 || both >= allies || both >= cheap || cheap >= whole || guards == 0 {
		t.Errorf("%d cards, %d allies, %d cheap, %d both", whole, allies, cheap, both)
	}
	for _, wrong := range []sift.Cards{{Type: "nothing"}, {Cost: "x9"}, {Trait: "zzz"}, {Icon: "zzz"}, {Keyword: "zzz"}} {
		if _, err := wrong.Sieve(all); err == nil {
			t.Errorf("%+v is taken", wrong)
		}
	}
}

// TestIsApart: where the editions differ, by what they say, by a number or by silence.
func TestIsApart(t *testing.T) {
	n := 0
	for _, g := range games.All() {
		for c := range g.Book.All() {
			apart := sift.IsApart(g, c, g.Editions[0])
			if apart {
				n++
			}
			if len(g.Editions) == 1 && apart {
				t.Errorf("%s differs from nothing", c.ID)
			}
			if len(c.Text().Differs) > 0 && !apart && !slices.ContainsFunc(c.Text().Differs, func(s string) bool {
				return s != c.Text().Differs[0]
			}) {
				continue
			}
			if len(g.Editions) == 2 && len(c.Text().Differs) > 0 && !apart {
				t.Errorf("%s differs, and is not found", c.ID)
			}
			if sift.IsApart(g, c, "nowhere") {
				t.Errorf("%s differs in no edition", c.ID)
			}
		}
	}
	if n < 10 {
		t.Errorf("only %d clauses differ", n)
	}
}

func BenchmarkCards(b *testing.B) {
	all := games.All()
	for b.Loop() {
		s, err := sift.Cards{Type: "ally", Cost: "2..3", Trait: "avenger"}.Sieve(all)
		if err != nil {
			b.Fatal(err)
		}
		for _, g := range all {
			for d := range g.Rules(g.Editions[0]).Cards {
				if d > 0 {
					s.Passes(g, engine.Def(d))
				}
			}
		}
	}
}
