package champions

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"tablereferee/engine"
)

// memories says of every kind of memo how a set-up fixes it, or why it need not.
var memories = map[string]string{
	"memoLimit":       "the deed used",
	"memoMax":         "the deed used",
	"memoForm":        "the deed changed_form",
	"memoLimitBack":   "a use that does not count, by a rule that is switched off, is not fixed as one",
	"memoMaxBack":     "a use that does not count, by a rule that is switched off, is not fixed as one",
	"memoTokenPassed": "only cited when the token passes a second time; it decides nothing",
}

// TestMemories: whatever rules remember from one move to the next is something that a set-up can fix, or it is said why
// it need not be. The kinds of memos are read from the sources.
func TestMemories(t *testing.T) {
	remembers := regexp.MustCompile(`Memo\{What: (\w+)`)
	found := map[string]bool{}
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range remembers.FindAllStringSubmatch(string(b), -1) {
			found[m[1]] = true
		}
	}
	for name := range found {
		if memories[name] == "" {
			t.Errorf("the memo %s is new: say in memories how a set-up fixes it", name)
		}
	}
	for name := range memories {
		if !found[name] {
			t.Errorf("the memo %s is nowhere remembered", name)
		}
	}
}

// TestSeatsBesideATestIdentity: a player with the identity of a test card has no obligation and no nemesis set; the
// others have theirs.
func TestSeatsBesideATestIdentity(t *testing.T) {
	s := &engine.Setup{Seed: 1, Players: []engine.SeatSetup{
		{Name: "Ann", Character: box().Def("test-hero")}, {Name: "Ben", Character: box().Def("spider-man")},
		{Name: "Cy", Character: box().Def("she-hulk")},
	}}
	m, err := start(box(), rules(), s, nil)
	if err != nil {
		t.Fatal(err)
	}
	obligations := map[Set]int{}
	for c := range m.Cards(EncounterDeck) {
		if k := On(m).Card(c); k.Type == Obligation {
			obligations[k.Set]++
		}
	}
	for p, set := range []Set{NoSet, setOf("spider_man"), setOf("she_hulk")} {
		nemeses := m.Len(m.Zone(engine.Player(p), Nemesis))
		if set == NoSet {
			if nemeses != 0 {
				t.Errorf("%d nemesis cards for a test identity", nemeses)
			}
			continue
		}
		if nemeses == 0 || obligations[set] != 1 {
			t.Errorf("seat %d: %d nemesis cards set aside, %d obligations in the encounter deck", p+1, nemeses,
				obligations[set])
		}
	}
}
