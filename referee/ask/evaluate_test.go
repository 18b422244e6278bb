package ask

import (
	"os"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
)

// bar is the share of the test questions that must be answered as expected. Wrong answers are worse than none, so they
// have a bar of their own.
const (
	bar      = 0.86
	wrongBar = 0.05
)

func TestQuestions(t *testing.T) {
	x := fixture(t)
	for _, guess := range []bool{false, true} {
		data, err := os.ReadFile("testdata/questions.txt")
		if err != nil {
			t.Fatal(err)
		}
		set := string(data)
		if guess {
			set = strings.NewReplacer("\nen |", "\n? |", "\nfr |", "\n? |").Replace(set)
		}
		top1, total, misses, err := Evaluate(x, strings.NewReader(set))
		if err != nil {
			t.Fatal(err)
		}
		wrong := 0
		for _, m := range misses {
			t.Log(m)
			if m.Got != none {
				wrong++
			}
		}
		t.Logf("language guessed %v: %d of %d as expected (%.0f %%), %d answered wrongly",
			guess, top1, total, 100*float64(top1)/float64(total), wrong)
		if float64(top1) < bar*float64(total) {
			t.Errorf("under the bar of %.0f %%", 100*bar)
		}
		if float64(wrong) > wrongBar*float64(total) {
			t.Errorf("over the bar of %.0f %% wrong answers", 100*wrongBar)
		}
	}
}

func TestLanguageIsGuessed(t *testing.T) {
	x := fixture(t)
	right, total := 0, 0
	for _, line := range readFile(t, "questions.txt") {
		lang, rest, ok := strings.Cut(line, "|")
		if !ok {
			continue
		}
		words, _, _ := strings.Cut(rest, "|")
		want := engine.EN
		if strings.TrimSpace(lang) == "fr" {
			want = engine.FR
		}
		total++
		if x.Find(words, nil).Lang == want {
			right++
		} else {
			t.Logf("taken for the other language: %s", words)
		}
	}
	if float64(right) < 0.97*float64(total) {
		t.Errorf("%d of %d", right, total)
	}
}

func TestEvaluateRefusesBadLines(t *testing.T) {
	x := fixture(t)
	for _, line := range []string{"en | no name", "de | Frage | -", "en | | -", "en | words | nobody-wrote-this"} {
		if _, _, _, err := Evaluate(x, strings.NewReader("# head\n"+line)); err == nil ||
			!strings.Contains(err.Error(), "line 2") {
			t.Errorf("%q: want an error that names the line, have %v", line, err)
		}
	}
	top1, total, misses,
		err := Evaluate(x, strings.NewReader("en | who wins a tie | score-tie\n? | black adam | score-tie | -"))
	if top1 != 2 || total != 2 || len(misses) != 0 || err != nil {
		t.Error(top1, total, misses, err)
	}
}

// Each recorded question finds itself, in both languages, whatever stands in the fixture beside it.
func TestRecordedQuestionsFindThemselves(t *testing.T) {
	x := fixture(t)
	for _, e := range readEntries(t) {
		for l, q := range e.Question[:engine.Spoken()] {
			a := x.Find(q, nil)
			if a.Lang != engine.Lang(l) || !a.Near || a.Entries[0].Entry.Name != e.Name {
				t.Errorf("%q (%s): %+v", q, e.Name, a)
			}
		}
	}
}

// The order in which entries are given must not matter.
func TestOrderDoesNotMatter(t *testing.T) {
	entries, clauses := readEntries(t), readClauses(t)
	x := New(entries, clauses, readNames(t)...)
	back, clausesBack, names := slices.Clone(entries), slices.Clone(clauses), readNames(t)
	slices.Reverse(back)
	slices.Reverse(clausesBack)
	slices.Reverse(names)
	y := New(back, clausesBack, names...)
	summary := func(a Answer) string {
		var b strings.Builder
		if a.Near {
			b.WriteString("near ")
		}
		for _, h := range a.Entries {
			b.WriteString(h.Entry.Name + " ")
		}
		for _, h := range a.Clauses {
			b.WriteString(h.Clause.ID + " ")
		}
		return b.String() + strings.Join(a.Cards, ",")
	}
	for _, line := range readFile(t, "questions.txt") {
		cols := strings.Split(line, "|")
		if len(cols) < 3 {
			continue
		}
		if a, b := summary(x.Find(cols[1], nil)), summary(y.Find(cols[1], nil)); a != b {
			t.Errorf("%s\n  %s\n  %s", cols[1], a, b)
		}
	}
}
