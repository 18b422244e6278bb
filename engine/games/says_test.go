package games_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// TestWhatCardsSay compares what every card says, made from its steps, with what was read line by line. -update writes
// it down anew.
func TestWhatCardsSay(t *testing.T) {
	for _, g := range games.All() {
		if g.Says == nil {
			continue
		}
		r := g.Rules(g.Editions[0])
		var b strings.Builder
		for d := engine.Def(1); int(d) < len(r.Cards); d++ {
			parts := g.Says(d)
			if len(parts) == 0 {
				continue
			}
			b.WriteString(r.Cards[d].Name.In(engine.EN) + "\n")
			for _, part := range parts {
				b.WriteString("  en  " + part[engine.EN] + "\n  fr  " + part[engine.FR] + "\n")
				for l, says := range part[:engine.Spoken()] {
					if why := unwell(says, engine.Lang(l)); why != "" {
						t.Errorf("%s: %s: %s", r.Cards[d].ID, why, says)
					}
				}
			}
		}
		file := filepath.Join("testdata", "says-"+g.ID+".txt")
		if *update {
			if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		was, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err, " (-update writes it)")
		}
		if string(was) != b.String() {
			t.Errorf("%s: cards say something else than was read (-update writes it down anew):\n%s", file,
				firstDifference(string(was), b.String()))
		}
	}
}

// firstDifference gives the first line that differs, before and now.
func firstDifference(was, is string) string {
	a, b := strings.Split(was, "\n"), strings.Split(is, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return "was " + a[i] + "\nis  " + b[i]
		}
	}
	return "one ends before the other"
}

var (
	leaks   = regexp.MustCompile(`[_{}|<>]|%!|\x00|  | [.,]|\.\.|\(\)|\[\]|—`)
	meets   = regexp.MustCompile(`(?:^|[ (])(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue) [aeiouéèêâîôû]|(?:^|[ (])(?:[Dd]e|à) les? |(?:^|[ (])[Ss]i il`)
	article = regexp.MustCompile(`(?:^|[ (])an? (?:[AEIOUaeiou])?`)
)

// unwell says what is wrong with a sentence by its looks.
func unwell(says string, l engine.Lang) string {
	switch {
	case says == "":
		return "says nothing"
	case leaks.MatchString(says):
		return "a word of the notation, or a gap"
	case strings.Count(says, "(") != strings.Count(says, ")"), strings.Count(says, "[") != strings.Count(says, "]"):
		return "not balanced"
	case !strings.ContainsAny(says[len(says)-1:], ".]!)"):
		return "has no end"
	case strings.Contains(says, "written by hand"), strings.Contains(says, "écrit à la main"):
		return ""
	case l == engine.FR && meets.MatchString(says):
		return "words do not meet as in French"
	}
	if l == engine.EN {
		for _, a := range article.FindAllString(says, -1) {
			if strings.Contains(a, "an ") == strings.HasSuffix(a, " ") {
				return "the wrong article"
			}
		}
	}
	return ""
}
