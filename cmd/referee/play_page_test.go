package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/golden"
	"tablereferee/referee/play"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
	"tablereferee/scenarios"
)

// typed is a line that somebody types behind a prompt.
var typed = regexp.MustCompile(`(?m)^[A-Z][a-z]+(?: \[[^\]]*\])?> (.*)$`)

// TestPlayPage plays the transcripts of docs/play.md and compares what they show.
func TestPlayPage(t *testing.T) {
	file, err := filepath.Abs("../../docs/play.md")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	block := regexp.MustCompile("(?s)```\n\\$ referee (play [^\n]*)\n(.*?)```")
	n := 0
	out := block.ReplaceAllStringFunc(string(page), func(b string) string {
		n++
		m := block.FindStringSubmatch(b)
		var lines strings.Builder
		for _, l := range typed.FindAllStringSubmatch(m[2], -1) {
			lines.WriteString(l[1] + "\n")
		}
		a := &app{in: strings.NewReader(lines.String()), scenarios: scenarios.FS, golden: golden.FS}
		code, o, e := call(t, a, append(words(m[1]), "--echo")...)
		if got := o + e; code != exitOK || got != m[2] && !*update {
			t.Errorf("referee %s: exit code %d\ndocs/play.md says\n%s\nbut it shows\n%s", m[1], code, m[2], got)
		}
		return "```\n$ referee " + m[1] + "\n" + o + e + "```"
	})
	if n < 2 {
		t.Errorf("only %d transcripts found in docs/play.md", n)
	}
	if *update {
		if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestPlayPageTellsAll: docs/play.md tells of every command in both languages, and of every flag of a place.
func TestPlayPageTellsAll(t *testing.T) {
	page, err := os.ReadFile("../../docs/play.md")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, w := range play.Words {
		for _, forms := range w.Forms {
			want = append(want, "`"+forms[0])
		}
	}
	for _, g := range games.All() {
		for _, w := range table.PlaceWords(g) {
			want = append(want, "`--"+flagOf(w.Word)+"`")
		}
	}
	want = append(want, setUpRows()...)
	for _, w := range want {
		if !strings.Contains(string(page), w) {
			t.Errorf("docs/play.md does not tell of %s", w)
		}
	}
}

// setUpRows are the rows of docs/play.md about what may stand in brackets behind a card, and about the settings.
func setUpRows() (out []string) {
	row := func(word string, lays *scenario.Lays) {
		en, fr := lays.Name[engine.EN], lays.Name[engine.FR]
		if lays.Number && !lays.Yes {
			word, fr = word+" 2", fr+" 2"
		}
		out = append(out, "| `"+word+"` | `"+fr+"` | "+en+" |\n")
	}
	for _, g := range games.All() {
		v := scenario.SetUpWords(g)
		for i := range v.Card {
			row(v.Card[i].Word, &v.Card[i].Lays)
		}
		for _, w := range table.SettingWords(g) {
			row(w.Word, &scenario.Lays{Name: w.Name})
		}
	}
	return out
}
