package engine

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// widest is how many columns a line has at most, a tab counted as tab.
const widest, tab = 120, 4

// TestLinesFit keeps lines readable side by side. A message stays in one piece, so that whoever looks for its words
// finds it: the text of strings does not count.
func TestLinesFit(t *testing.T) {
	files := map[string]int{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && d.Name() == "node_modules" {
			return filepath.SkipDir
		}
		without := withoutText[filepath.Ext(path)]
		if err != nil || d.IsDir() || without == nil || strings.HasSuffix(path, "_gen.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		files[filepath.Ext(path)]++
		for i, line := range strings.Split(without(source), "\n") {
			if n := utf8.RuneCountInString(line) + (tab-1)*strings.Count(line, "\t"); n > widest {
				t.Errorf("%s:%d: %d columns: %s", path, i+1, n, strings.TrimSpace(line))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files[".go"] < 300 || files[".ts"] < 30 {
		t.Errorf("only these files are looked at: %v", files)
	}
}

// withoutText are the languages of sources by the ends of their names, and what gives one whose strings are empty.
var withoutText = map[string]func(source []byte) string{".go": withoutStrings, ".ts": withoutQuoted}

// quoted is a string of TypeScript.
var quoted = regexp.MustCompile(`"(?:[^"\\\n]|\\.)*"`)

// withoutQuoted gives a source of TypeScript whose strings are empty.
func withoutQuoted(source []byte) string { return string(quoted.ReplaceAll(source, []byte(`""`))) }

// withoutStrings gives a source whose strings are empty, but for their line ends.
func withoutStrings(source []byte) string {
	set := token.NewFileSet()
	file := set.AddFile("", set.Base(), len(source))
	var s scanner.Scanner
	s.Init(file, source, nil, scanner.ScanComments)
	var b strings.Builder
	at := 0
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			b.Write(source[at:])
			return b.String()
		}
		if tok != token.STRING {
			continue
		}
		from := file.Offset(pos)
		b.Write(source[at:from])
		b.WriteString(`""` + strings.Repeat("\n", strings.Count(text, "\n")))
		at = from + len(text) // no source has a carriage return, which a raw string would lose
	}
}
