package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

// pageBlock is a file of docs/cards.md, which begins with its name, or a command with what it prints.
var pageBlock = regexp.MustCompile("(?s)```lua\n-- ([\\w-]+\\.lua)\n(.*?)```|```\n\\$ referee ([^\n]*)\n(.*?)```")

// TestCardsPage writes every file of docs/cards.md and runs every command that stands below: each prints what is shown,
// and each file is used. A block that ends with "…" shows the beginning only.
func TestCardsPage(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	path, err := filepath.Abs("../../docs/cards.md")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	used := map[string]bool{}
	commands := 0
	out := pageBlock.ReplaceAllStringFunc(string(page), func(b string) string {
		m := pageBlock.FindStringSubmatch(b)
		if m[1] != "" {
			used[m[1]] = false
			if err := os.WriteFile(m[1], []byte("-- "+m[1]+"\n"+m[2]), 0o644); err != nil {
				t.Fatal(err)
			}
			return b
		}
		commands++
		args := words(m[3])
		for _, arg := range args {
			if _, ok := used[arg]; ok {
				used[arg] = true
			}
		}
		code, o, e := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, args...)
		if args[0] == "run" && code != exitOK {
			t.Errorf("referee %s ends with %d: %s", m[3], code, e)
		}
		got, want := strings.TrimRight(o+e, "\n")+"\n", m[4]
		if *update {
			if strings.HasSuffix(want, "…\n") {
				got, _, _ = strings.Cut(got, "\n")
				got += "\n…\n"
			}
			return "```\n$ referee " + m[3] + "\n" + got + "```"
		}
		want, cut := strings.CutSuffix(want, "…\n")
		if got != want && !(cut && strings.HasPrefix(got, want)) {
			t.Errorf("referee %s\ndocs/cards.md says\n%s\nbut it prints\n%s", m[3], want, got)
		}
		return b
	})
	for file, yes := range used {
		if !yes {
			t.Errorf("docs/cards.md uses %s in no command", file)
		}
	}
	if commands < 20 {
		t.Errorf("only %d commands found in docs/cards.md", commands)
	}
	if *update {
		if err := os.WriteFile(path, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
