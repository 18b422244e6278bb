package sentences

import (
	"cmp"
	"slices"
	"unicode"

	"tablereferee/engine"
)

// All gives everything that the program says, as far as it can be found: what stands in the source below a folder, what
// its games say, and the questions and rulings of its scenarios. Each sentence comes once; where one English sentence
// is two French ones, each of these.
func All(root string) ([]Sentence, error) {
	said, _, err := Source(root)
	if err != nil {
		return nil, err
	}
	var out []Sentence
	times, known := map[string]int{}, map[engine.Text]bool{}
	asked, err := Scenarios()
	if err != nil {
		return nil, err
	}
	for _, s := range slices.Concat(said, Data(), asked) {
		s.Text[engine.Further] = ""
		if s.Text[engine.FR] == "" {
			s.Text[engine.FR] = s.Text[engine.EN]
		}
		if !known[s.Text] {
			known[s.Text] = true
			times[s.Text[engine.EN]]++
			out = append(out, s)
		}
	}
	for i := range out {
		out[i].Alone = times[out[i].Text[engine.EN]] == 1
	}
	return out, nil
}

// Stale gives what a language has and the program does not say, in the order of the alphabet.
func Stale(l *engine.Language, all []Sentence) []engine.Text {
	english, both := map[string]bool{}, map[engine.Text]bool{}
	for _, s := range all {
		english[s.Text[engine.EN]], both[s.Text] = true, true
	}
	var out []engine.Text
	for en := range l.Says {
		if !english[en] {
			out = append(out, engine.Text{en})
		}
	}
	for t := range l.Where {
		if !both[t] {
			out = append(out, t)
		}
	}
	slices.SortFunc(out, func(a, b engine.Text) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) })
	return out
}

// Left is how many sentences a language does not have.
func Left(l *engine.Language, all []Sentence) int {
	n := 0
	for _, s := range all {
		if _, known := l.Where[s.Text]; !known && l.Says[s.Text[engine.EN]] == "" {
			n++
		}
	}
	return n
}

func isLetter(r rune) bool { return unicode.IsLetter(r) }
