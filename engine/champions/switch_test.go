package champions

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tablereferee/engine/champions/book"
)

// TestSwitchesAreConsulted: a clause that is marked as a switch promises that a run may set it otherwise. The promise
// holds where the engine asks Rules.On or Rules.Value for that clause, also by a row of the judge's table, or where the
// clause leads the citation of an event, for which Match.off asks; this test reads the sources and compares both sides.
// That setting a switch changes anything is for coverage to show.
func TestSwitchesAreConsulted(t *testing.T) {
	asks := regexp.MustCompile(`(?:Rules|r)\.(?:On|Value)\(book\.(\w+)\)`)
	rows := regexp.MustCompile(`(?:Under: |Without: cite\()book\.(\w+)`)
	cites := regexp.MustCompile(`\bbook\.([A-Z]\w+)`)
	asked, cited := map[string]bool{}, map[string]bool{}
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go") {
			continue
		}
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range append(asks.FindAllStringSubmatch(string(b), -1),
			rows.FindAllStringSubmatch(string(b), -1)...) {
			asked[m[1]] = true
		}
		for _, m := range cites.FindAllStringSubmatch(string(b), -1) {
			cited[m[1]] = true
		}
	}
	if len(asked) < 10 {
		t.Fatalf("only %d consulted clauses found: this test no longer understands the sources", len(asked))
	}
	for c := range book.Rulebook.All() {
		name := constant(c.ID)
		if asked[name] && !c.Switch {
			t.Errorf("%s is asked for, but the rulebook does not mark it as a switch", c.ID)
		}
		if c.Switch && !asked[name] && !cited[name] {
			t.Errorf("%s is marked as a switch, but no code asks for it or cites it", c.ID)
		}
	}
}

// constant gives the Go name of a clause: mc.draw.at-once is DrawAtOnce.
func constant(id string) string {
	var b strings.Builder
	for _, part := range strings.FieldsFunc(strings.TrimPrefix(id, "mc."), func(r rune) bool {
		return r == '.' || r == '-'
	}) {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}
