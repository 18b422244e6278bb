package quality

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablereferee/engine/games"
	"tablereferee/referee/ask"
)

func TestJudge(t *testing.T) {
	q := Question{Answers: [][]string{{"a", "b"}, {"c"}}}
	hits := func(names ...string) (out []ask.Hit) {
		for _, n := range names {
			out = append(out, ask.Hit{Name: n})
		}
		return out
	}
	for _, c := range []struct {
		answer ask.Answer
		want   outcome
	}{
		{ask.Answer{}, missed},
		{ask.Answer{Verdict: ask.Offer, Offers: hits("x", "b")}, offered},
		{ask.Answer{Verdict: ask.Offer, Offers: hits("x", "y")}, missed},
		{ask.Answer{Verdict: ask.Given, Given: hits("a")}, right},
		{ask.Answer{Verdict: ask.Given, Given: hits("a", "c")}, right},
		{ask.Answer{Verdict: ask.Given, Given: hits("a", "x")}, wrong},
		{ask.Answer{Verdict: ask.Given, Given: hits("x"), Offers: hits("a")}, wrong},
	} {
		if got := q.judge(&c.answer); got != c.want {
			t.Errorf("%+v: %s, want %s", c.answer, got, c.want)
		}
	}
}

// Every set is as large as it is said to be, half of it French, and names only what there is.
func TestSets(t *testing.T) {
	files, err := filepath.Glob("../testdata/asked/*.yaml")
	if err != nil || len(files) < 3 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		set, err := Read(file)
		if err != nil {
			t.Fatal(err)
		}
		french, nothing := 0, 0
		for _, q := range set {
			if q.Language().Code() != q.Lang {
				t.Errorf("%s: language %q", file, q.Lang)
			}
			if q.Lang == "fr" {
				french++
			}
			if len(q.Answers) == 0 {
				nothing++
			}
			if q.Game != "" && games.Find(q.Game) == nil {
				t.Errorf("%s: no game is called %q", file, q.Game)
			}
			for _, answers := range q.Answers {
				for _, name := range answers {
					if !exists(name) {
						t.Errorf("%s: %q is neither a scenario nor a clause", file, name)
					}
				}
			}
		}
		least, leastNothing := 120, 25
		if strings.HasSuffix(file, "near.yaml") { // it asks only what is near to a record and answered by another one
			least, leastNothing = 60, 0
		}
		if strings.HasSuffix(file, "family.yaml") { // it is of two games, and nothing is learnt from it
			least, leastNothing = 60, 10
		}
		if len(set) < least || 2*french != len(set) || nothing < leastNothing {
			t.Errorf("%s: %d questions, %d of them French, %d that nothing answers", file, len(set), french, nothing)
		}
	}
}

func exists(name string) bool {
	if strings.Contains(name, "/") {
		_, err := os.Stat("../../../scenarios/" + name + ".lua")
		return err == nil
	}
	for _, g := range games.All() {
		if _, here := g.Book.Find(name); here {
			return true
		}
	}
	return false
}
