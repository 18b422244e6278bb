package corpus

import (
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine/games"
)

func TestWordings(t *testing.T) {
	folder := fstest.MapFS{
		"a/asked_as.yaml": {Data: []byte("one:\n  en: [first way, second way]\n  fr:\n    - en français\n")},
		"b/asked_as.yaml": {Data: []byte("two:\n  en: [third]\n")},
		"asked_as.yaml":   {Data: []byte("x.clause:\n  en: [what is x]\n")},
	}
	all, err := ReadWordings(folder)
	if err != nil || len(all) != 3 || all["a/one"][0][1] != "second way" || all["a/one"][1][0] != "en français" ||
		all["x.clause"][0][0] != "what is x" {
		t.Fatal(all, err)
	}
	some, err := WordingsBeside(folder, []string{"b/two", "c/three"})
	if err != nil || len(some) != 1 || some["b/two"][0][0] != "third" {
		t.Fatal(some, err)
	}
	for _, wrong := range []string{"one:\n  de: [etwas]\n", "one: [x]\n", "- x\n", "one:\n  en: {}\n"} {
		folder["a/asked_as.yaml"] = &fstest.MapFile{Data: []byte(wrong)}
		if _, err := ReadWordings(folder); err == nil || !strings.HasPrefix(err.Error(), "a/asked_as.yaml: ") {
			t.Errorf("%q: %v", wrong, err)
		}
	}
}

// What is called silent are clauses, and none of them is found.
func TestSilentClauses(t *testing.T) {
	if len(silent) < 10 {
		t.Fatal(len(silent))
	}
	for id := range silent {
		here := false
		for _, g := range games.All() {
			_, found := g.Book.Find(id)
			here = here || found
		}
		if !here {
			t.Errorf("%s is no clause", id)
		}
	}
	for _, g := range games.All() {
		for _, it := range Clauses(g, nil) {
			if silent[it.Name] {
				t.Errorf("%s is found", it.Name)
			}
		}
	}
}
