package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

// shownLines is how many lines of an output stand in docs/review.md.
const shownLines = 16

// TestReviewPage runs the commands of docs/review.md, in a folder as the page tells of it: each prints what is shown. A
// block that ends with "…" shows the beginning only. With -update it writes these beginnings anew.
func TestReviewPage(t *testing.T) {
	if testing.Short() {
		t.Skip("one command after the other: the run without the race detector plays them")
	}
	path, err := filepath.Abs("../../docs/review.md")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	own, empty := t.TempDir(), t.TempDir()
	layReviewTable(t, own)
	block := regexp.MustCompile("(?s)```\n\\$ referee ([^\n]*)\n(.*?)```")
	n := 0
	out := block.ReplaceAllStringFunc(string(page), func(b string) string {
		n++
		m := block.FindStringSubmatch(b)
		t.Chdir(own)
		if strings.Contains(m[1], "--rule") { // the page says: in an empty folder
			t.Chdir(empty)
		}
		_, o, e := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, words(m[1])...)
		got, want := strings.TrimRight(o+e, "\n")+"\n", m[2]
		if *update {
			if strings.HasSuffix(want, "…\n") {
				lines := strings.SplitAfter(got, "\n")
				got = strings.Join(lines[:min(len(lines), shownLines)], "") + "…\n"
			}
			return "```\n$ referee " + m[1] + "\n" + got + "```"
		}
		want, cut := strings.CutSuffix(want, "…\n")
		got, want = measured.ReplaceAllString(got, "N"), measured.ReplaceAllString(want, "N")
		if filepath.Separator != '/' {
			return b // paths are written otherwise
		}
		if got != want && !(cut && strings.HasPrefix(got, want)) {
			t.Errorf("referee %s\ndocs/review.md says\n%s\nbut it prints\n%s", m[1], want, got)
		}
		return b
	})
	if n < 7 {
		t.Errorf("only %d commands found in docs/review.md", n)
	}
	if *update {
		if err := os.WriteFile(path, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// layReviewTable makes a folder of scenarios with golden files of another wording, one of which is missing; the golden
// files of the new wording lie in the folder newer.
func layReviewTable(t *testing.T, dir string) {
	t.Helper()
	put := func(file string, text []byte) {
		t.Helper()
		at := filepath.Join(dir, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	copied := func(fsys fs.FS, do func(p string, text []byte)) {
		t.Helper()
		err := fs.WalkDir(fsys, "forever-evil/attack", func(p string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := fs.ReadFile(fsys, p)
			do(p, text)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	copied(scenarios.FS, func(p string, text []byte) { put("scenarios/"+p, text) })
	copied(golden.FS, func(p string, text []byte) {
		older := bytes.ReplaceAll(text, []byte("has Power"), []byte("gets Power"))
		put("newer/"+p, text)
		if p != "forever-evil/attack/one-defense-per-attack.log" {
			put("golden/"+p, older)
		}
	})
}
