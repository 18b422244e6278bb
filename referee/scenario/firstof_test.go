package scenario

import (
	"testing"

	"tablereferee/engine"
)

// TestTheFirstOfSeveral: must_choose may number the first of several cards of a name as the line of a script does, and
// what it tells has a number behind each.
func TestTheFirstOfSeveral(t *testing.T) {
	says := func(all ...string) (out []engine.Text) {
		for _, s := range all {
			out = append(out, engine.Text{s, s})
		}
		return out
	}
	got := says("chooses Legions of Hydra", "chooses Legions of Hydra#2", "chooses Ben")
	for _, want := range [][]string{{"chooses Ben", "chooses Legions of Hydra#1", "chooses Legions of Hydra#2"},
		{"chooses Legions of Hydra", "chooses Legions of Hydra#2", "chooses Ben"}} {
		if !sameAnswers(want, got) {
			t.Errorf("%q are not these", want)
		}
	}
	if sameAnswers([]string{"chooses Legions of Hydra#1", "chooses Legions of Hydra#1", "chooses Ben"}, got) {
		t.Error("the first is meant twice")
	}
	told := numbered(got)
	if told[0][engine.EN] != "chooses Legions of Hydra#1" || told[1] != got[1] || told[2] != got[2] {
		t.Errorf("told is %q", told)
	}
	if got[0][engine.EN] != "chooses Legions of Hydra" {
		t.Error("telling has changed the answers")
	}
}
