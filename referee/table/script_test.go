package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// TestWrittenOnce: of a table that is written down, opened by that and played on, again and again, the comments stand
// once in its script, and a script that is only opened is written down as it is.
func TestWrittenOnce(t *testing.T) {
	names, err := folder.Names()
	if err != nil {
		t.Fatal(err)
	}
	each := 29
	if testing.Short() {
		each = 97
	}
	games, open := map[string]int{}, 0
	for i := 0; i < len(names); i += each {
		script, err := folder.Compile(names[i])
		if err != nil {
			t.Fatal(err)
		}
		table, err := Open(Setup{Name: names[i], File: script.File, Source: script.Source,
			Options: scenario.Options{Use: folder.Use}})
		if err != nil {
			continue // the scenario shows that such a table is impossible
		}
		table.steps, table.changed = nil, true // it has only the set-up
		game, _, _ := strings.Cut(names[i], "/")
		for l := engine.Lang(0); table.Question() != nil && l < 4; l++ {
			if _, err := table.Give(0); err != nil {
				break // there is a card that nobody has defined
			}
			games[game]++
			if q := table.Question(); q != nil && !q.Menu {
				open++
			}
			table = again(t, fmt.Sprintf("%s, step %d", names[i], l), table, l%2)
		}
		table.Close()
	}
	if len(games) < 4 || open == 0 {
		t.Errorf("played on: %v, open questions: %d", games, open)
	}
}

// again writes a table down and opens it by that, in the place of the table.
func again(t *testing.T, what string, table *Table, l engine.Lang) *Table {
	t.Helper()
	defer table.Close()
	script := table.Script(l)
	q := table.Question()
	for says, n := range map[engine.Text]int{blankOpen: 0, blankShows: 1, blankRuling: 1} {
		if says == blankOpen && q != nil && !q.Menu {
			n = 1
		}
		if got := strings.Count(script, says[engine.EN]) + strings.Count(script, says[engine.FR]); got != n {
			t.Fatalf("%s: %q stands there %d times, not %d:\n%s", what, says[l], got, n, script)
		}
	}
	for says := range slices.Values([]engine.Text{blankQuestion, blankExpect}) {
		if got := strings.Count(script, says[engine.EN]) + strings.Count(script, says[engine.FR]); got > 1 {
			t.Fatalf("%s: %q stands there %d times:\n%s", what, says[l], got, script)
		}
	}
	next, err := Open(Setup{Name: table.name, File: table.file, Source: script, Options: table.options, Before: End})
	if err != nil {
		t.Fatalf("%s: %v\n%s", what, err, script)
	}
	if got := next.Script(l); got != script {
		t.Fatalf("%s: written down once more it is another:\n%s\n%s", what, script, got)
	}
	if strings.Contains(script, blankOpen[l]) && !strings.Contains(next.Script(1-l), blankOpen[1-l]) {
		t.Fatalf("%s: the open question is told in one language only", what)
	}
	return next
}

// TestOpenIsTold: where a script ends with a question open, its last line says so; what somebody has filled in stays.
func TestOpenIsTold(t *testing.T) {
	table := opened(t, dispute)
	if _, err := table.Answer(`ann:plays "Bizarro Power"`); err != nil {
		t.Fatal(err)
	}
	script := table.Script(engine.FR)
	last := strings.Split(strings.TrimSpace(script), "\n")
	if got := last[len(last)-1]; !strings.HasPrefix(got, blankOpen[engine.FR]) || !strings.Contains(got, "Ben") {
		t.Errorf("the script ends with %q", got)
	}
	script = strings.Replace(script, `-- ruling { en = "…"`, `-- ruling { en = "So it is."`, 1)
	table = opened(t, script)
	if _, err := table.Redo(1); err != nil {
		t.Fatal(err)
	}
	if _, err := table.Give(0); err != nil {
		t.Fatal(err)
	}
	if got := table.Script(engine.EN); !strings.Contains(got, "So it is.") || strings.Contains(got, blankOpen[engine.FR]) {
		t.Errorf("a filled-in ruling is gone, or an answered question still open:\n%s", got)
	}
}
