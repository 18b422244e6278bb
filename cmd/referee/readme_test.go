package main

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

var update = flag.Bool("update", false, "write the outputs in README.md and docs/cards.md anew")

// measured is what differs from run to run or from machine to machine.
var measured = regexp.MustCompile(`[0-9.,]+ (ms|s|games/s|turns/s|games per second|turns per second)\b`)

// TestReadme runs the commands of the tour in README.md and compares what they print. A block that ends with "…" shows
// the beginning only.
func TestReadme(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is played for it")
	}
	path, err := filepath.Abs("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	text := string(readme)
	scripts := regexp.MustCompile("(?s)```lua\n(scenario \"Two at once\".*?)```").FindStringSubmatch(text)
	if scripts == nil {
		t.Fatal("README.md has no wrong.lua")
	}
	wrong := scripts[1]
	right := strings.Replace(wrong, "Gigante", "Giganta", 1)
	for name, s := range map[string]string{"wrong.lua": wrong, "right.lua": right} {
		if err := os.WriteFile(name, []byte(s), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	block := regexp.MustCompile("(?s)```\n\\$ referee ([^\n]*)\n(.*?)```")
	n := 0
	out := block.ReplaceAllStringFunc(text, func(b string) string {
		n++
		m := block.FindStringSubmatch(b)
		_, o, e := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, words(m[1])...)
		got := strings.TrimRight(o+e, "\n") + "\n"
		want := m[2]
		if *update {
			if strings.HasSuffix(want, "…\n") {
				lines := strings.SplitAfter(got, "\n")
				got = strings.Join(lines[:min(len(lines), 9)], "") + "…\n"
			}
			return "```\n$ referee " + m[1] + "\n" + got + "```"
		}
		want, cut := strings.CutSuffix(want, "…\n")
		got, want = measured.ReplaceAllString(got, "N"), measured.ReplaceAllString(want, "N")
		if got != want && !(cut && strings.HasPrefix(got, want)) {
			t.Errorf("referee %s\nREADME.md says\n%s\nbut it prints\n%s", m[1], want, got)
		}
		return b
	})
	if n < 5 {
		t.Errorf("only %d commands found in README.md", n)
	}
	if *update {
		if err := os.WriteFile(path, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// words splits a command line at spaces; double quotes hold a word together.
func words(s string) []string {
	var out []string
	for i, part := range strings.Split(s, `"`) {
		if i%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}
