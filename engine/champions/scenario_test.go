package champions

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// TestScenariosAreDeclaredInFull: what a scenario names is there, in its order: stages of one villain, A sides of main
// schemes, the last of which loses the game, and sets that have cards.
func TestScenariosAreDeclaredInFull(t *testing.T) {
	k := box()
	if len(k.scenarios) < 3 {
		t.Fatal(k.named())
	}
	for _, s := range k.scenarios {
		for mode, first := range map[bool]int8{false: 1, true: 2} {
			stages := k.stages(s, mode)
			if len(stages) != 2 {
				t.Errorf("%s, expert %t: %d stages", s.ID, mode, len(stages))
			}
			for i, d := range stages {
				if c := &k.Cards[d]; c.Stage != first+int8(i) || c.title() != k.Cards[stages[0]].title() {
					t.Errorf("%s, expert %t: stage %d is %q", s.ID, mode, i+1, c.ID)
				}
			}
		}
		for i, d := range s.schemes {
			a := &k.Cards[d]
			b := k.card(a.Back)
			if int(a.Stage) != i+1 || a.Threshold.N > 0 || b.Threshold.N == 0 || b.Loses != (i == len(s.schemes)-1) {
				t.Errorf("%s: main scheme %d is %q", s.ID, i+1, a.ID)
			}
		}
		for _, word := range s.Modular {
			if !k.sets[k.setNamed(word)].isModular() {
				t.Errorf("%s: modular set %s", s.ID, word)
			}
		}
	}
	for d := range k.Cards { // and whatever can be in a scenario is in one
		c := &k.Cards[d]
		in := func(s *Scenario) bool {
			return slices.Contains(s.villains, engine.Def(d)) || slices.Contains(s.schemes, engine.Def(d)) ||
				slices.Contains(s.schemes, k.Def(c.Back))
		}
		if (c.Type == Villain || c.Type == MainSchemeCard) && !slices.ContainsFunc(k.scenarios, in) {
			t.Errorf("%s is in no scenario", c.ID)
		}
	}
}

// TestASetUpChoosesTheScenario: the one it names, the first where it names none; another is refused.
func TestASetUpChoosesTheScenario(t *testing.T) {
	for _, c := range []struct{ name, villain, refused string }{
		{"", "rhino-i", ""}, {"rhino", "rhino-i", ""},
		{"klaw", "klaw-i", ""},
		{"ultron", "ultron-i", ""},
		{"loki", "", `there is no scenario "loki"; there are rhino, klaw, ultron`},
	} {
		s := &engine.Setup{Seed: 1, Scenario: c.name, Players: []engine.SeatSetup{{Name: "Ann"}}}
		m, err := start(box(), rules(), s, nil)
		switch {
		case c.refused != "":
			if err == nil || !strings.Contains(err.Error(), c.refused) {
				t.Errorf("%q: %v", c.name, err)
			}
		case err != nil:
			t.Errorf("%q: %v", c.name, err)
		default:
			want := box().scenarios[0].ID
			if c.name != "" {
				want = c.name
			}
			if g := On(m); g.Card(g.villain()).ID != c.villain || g.scenario().ID != want {
				t.Errorf("%q: the villain is %s", c.name, g.Card(g.villain()).ID)
			}
		}
	}
}

// TestMainSchemes: a later stage of the scenario may be laid out, with the stages that follow it, and one of another
// scenario as if; none whose text is not known.
func TestMainSchemes(t *testing.T) {
	first := unsaidBox().card("the-crimson-cowl-1b")
	first.Unknown = true // as if it were
	defer func() { first.Unknown = false }()
	const own, ownFR = "the main scheme of this scenario is The Break-In!", "la manigance principale de ce scénario est L'Effraction !"
	for title, c := range map[string]struct {
		asIf   bool
		stages int
		en, fr string
	}{
		"the-break-in-1b":             {false, 1, "", ""},
		"underground-distribution-1b": {true, 2, "", ""},
		"secret-rendezvous-2a":        {true, 1, "", ""},
		"assault-on-norad-2b":         {true, 2, "", ""},
		"countdown-to-oblivion-3b":    {true, 1, "", ""},
		"the-crimson-cowl-1b": {true, 0, "the effect of The Crimson Cowl 1B is not defined here: " +
			"it can be counted and laid out, but nothing goes on that needs its text",
			"l'effet du Crimson Cowl 1B n'est pas défini ici : " +
				"la carte peut être comptée et placée, mais rien qui demande son texte ne se joue"},
		"secret-rendezvous-2b": {false, 0, own + "; this one is of another, Klaw (as_if() allows it)",
			ownFR + " ; celle-ci est d'un autre, Klaw (as_if() la permet)"},
		"rhino-i": {true, 0, own, ownFR},
	} {
		g, err := standAs(t, c.asIf, engine.ZoneSetup{Zone: MainScheme, Cards: []engine.Def{box().Def(title)}})
		switch {
		case c.stages == 0:
			if err == nil || err.Error() != c.en || french(err) != c.fr {
				t.Errorf("%s: %v, %s", title, err, french(err))
			}
		case err != nil || g.Len(MainScheme)+g.Len(SchemeDeck) != c.stages:
			t.Errorf("%s: %v, %s", title, err, french(err))
		}
	}
}

// TestAScenarioIsDeclaredWhole: a set that belongs to nobody, and a scenario without its stages or with a modular set
// that there is not, are faults of the card files, told with their place.
func TestAScenarioIsDeclaredWhole(t *testing.T) {
	all, err := declarations()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		change func(cards []Card)
		want   string
	}{
		{func(cards []Card) {
			cards[box().Def("shocker")-1].SetWord = "rhyno"
		}, `Shocker: the set "rhyno" has neither a hero nor a scenario, and is no modular set; did you mean "rhino"?`},
		{func(cards []Card) {
			cards[box().Def("vulture")-1].SetWord = "spider_girl_nemesis"
		}, `Vulture: the set "spider_girl_nemesis" has neither`},
		{func(cards []Card) {
			cards[box().Def("rhino-ii")-1].Type = Minion
			cards[box().Def("rhino-i")-1].Type = Minion
		}, `Rhino I: the scenario "rhino" lacks its main scheme, or a stage of its villain`},
		{func(cards []Card) {
			cards[box().Def("the-break-in-1a")-1].Scenario = &Scenario{ID: "rhino", Modular: []string{"bomb_scar"}}
		}, `The Break-In! 1A: there is no modular set "bomb_scar"; did you mean "bomb_scare"?`},
		{func(cards []Card) {
			cards[box().Def("the-break-in-1a")-1].Scenario = &Scenario{ID: "rhino", Modular: []string{"lagoon_xyz"}}
		}, `The Break-In! 1A: there is no modular set "lagoon_xyz" in the files that are read; all { set = "…", modular = `},
	} {
		cards, _ := readCards(&book.Rulebook, "fr", all)
		c.change(cards)
		err := errors.Join(newBox(cards).faults(all)...)
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), ".lua:") {
			t.Errorf("%s\nis not\n%v", c.want, err)
		}
	}
}
