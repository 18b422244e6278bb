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

// TestComparePage runs the commands of docs/compare.md: each prints what is shown. With -update it writes that anew.
func TestComparePage(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is played for it: the run without the race detector does so")
	}
	path, err := filepath.Abs("../../docs/compare.md")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	n := 0
	out := regexp.MustCompile("(?s)```\n\\$ referee ([^\n]*)\n(.*?)```").ReplaceAllStringFunc(string(page),
		func(b string) string {
			n++
			command, want, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(b, "```\n$ referee "), "```"), "\n")
			code, got, e := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, words(command)...)
			if code != exitOK || e != "" {
				t.Errorf("referee %s ends with %d: %s", command, code, e)
			}
			if got != want && !*update {
				t.Errorf("referee %s\ndocs/compare.md says\n%s\nbut it prints\n%s", command, want, got)
			}
			return "```\n$ referee " + command + "\n" + got + "```"
		})
	if n < 2 {
		t.Errorf("only %d commands found in docs/compare.md", n)
	}
	if *update {
		if err := os.WriteFile(path, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
