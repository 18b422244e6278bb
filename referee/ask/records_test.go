package ask

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

const punch = `scenario "A Punch" {
  game = "forever-evil", shows = { "fe.play.any-order" },
  question = { en = "Must a Vulnerability be played before a Punch?", fr = "Faut-il jouer une Vulnérabilité avant un Coup de Poing ?" },
}
local ann, ben = players { { "Ann", hand = { "Punch", "Vulnerability" } }, { "Ben" } }
ann:plays "Punch"
ruling { en = "Any of them may come first.", fr = "L'ordre est libre." }
`

func TestRecords(t *testing.T) {
	r := suite.Runner{Scenarios: scenario.NewFolder(fstest.MapFS{"punch.lua": {Data: []byte(punch)},
		"broken.lua": {Data: []byte(")")}}, "s")}
	report, err := r.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	a := From(report).Ask("must a Vulnerability be played before a Punch", nil, nil)
	if !a.Near || a.Entries[0].Entry.Name != "punch" {
		t.Fatalf("found %+v", a)
	}
	if cards := a.Entries[0].Entry.Cards; !slices.Equal(cards, []string{"Punch", "Vulnerability"}) {
		t.Errorf("cards %q", cards)
	}
	c := report.Find("punch")
	for lang, want := range []string{"Ann plays Punch; or: plays Vulnerability", "Ann joue Coup de Poing"} {
		lines := Bearing(c.Result, engine.Lang(lang))
		if len(lines) != 1 || !strings.HasPrefix(lines[0], want) {
			t.Errorf("lines that bear the clause: %q", lines)
		}
	}
}

func TestHouseRulesAreNoRuling(t *testing.T) {
	house := strings.Replace(punch, `game = "forever-evil",`,
		`game = "forever-evil", rules = { ["fe.end-turn.6-draw"] = 6 },`, 1)
	r := suite.Runner{Scenarios: scenario.NewFolder(fstest.MapFS{"punch.lua": {Data: []byte(house)}}, "s")}
	report, err := r.Run(t.Context(), nil, nil)
	if err != nil || report.Cases[0].Result.Err != nil {
		t.Fatal(err, report.Cases[0].Result.Err)
	}
	if a := From(report).Ask("must a Vulnerability be played before a Punch", nil, nil); a.Near {
		t.Errorf("found %+v", a.Entries)
	}
}

// TestShippedQuestions asks the shipped scenarios of each game questions in other words than their own. A wrong ruling
// is worse than none, so wrong answers have a bar of their own.
func TestShippedQuestions(t *testing.T) {
	r := suite.Runner{Scenarios: scenario.NewFolder(scenarios.FS, "scenarios")}
	report, err := r.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, set := range []struct {
		game, file string
		bar        float64 // the share of the questions that are answered as expected
		wrong      float64 // the share, at most, that is answered with a wrong ruling
	}{
		{"forever-evil", "forever-evil", 0.73, 0.05},
		{"champions", "marvel-champions", 0.46, 0.065},
	} {
		t.Run(set.game, func(t *testing.T) {
			if testing.Short() && set.game != "forever-evil" {
				t.Skip("one game shows what runs side by side")
			}
			questions, err := os.Open("testdata/" + set.file + ".txt")
			if err != nil {
				t.Fatal(err)
			}
			defer questions.Close()
			game := games.Find(set.game)
			index := From(report).Index(game)
			for _, c := range report.Cases { // "ask it in these words" must be true
				if c.Result.Game != game || c.Result.HouseRules() {
					continue
				}
				for _, q := range c.Result.Question {
					if q == "" {
						continue
					}
					if a := index.Find(q, nil); !a.Near || a.Entries[0].Entry.Name != c.Name {
						t.Errorf("%s: %q is not found by its own words", c.Name, q)
					}
				}
			}
			top1, total, misses, err := Evaluate(index, questions)
			if err != nil {
				t.Fatal(err)
			}
			wrong := 0
			for _, m := range misses {
				t.Log(m)
				if m.Got != "-" {
					wrong++
				}
			}
			t.Logf("%d of %d questions find their ruling (%.0f %%), %d find a wrong one", top1, total,
				100*float64(top1)/float64(total), wrong)
			if float64(top1) < set.bar*float64(total) {
				t.Errorf("under the bar of %.0f %%", 100*set.bar)
			}
			if float64(wrong) > set.wrong*float64(total) {
				t.Errorf("over the bar of %.0f %% wrong rulings", 100*set.wrong)
			}
		})
	}
}
