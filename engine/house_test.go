package engine

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// widest is how many columns a line has at most, a tab counted as tab.
const widest, tab = 120, 4

// TestLinesFit keeps lines readable side by side. A message stays in one piece, so that whoever looks for its words
// finds it: the text of strings does not count.
func TestLinesFit(t *testing.T) {
	files := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_gen.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		files++
		for i, line := range strings.Split(withoutStrings(source), "\n") {
			if n := utf8.RuneCountInString(line) + (tab-1)*strings.Count(line, "\t"); n > widest {
				t.Errorf("%s:%d: %d columns: %s", path, i+1, n, strings.TrimSpace(line))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 300 {
		t.Errorf("only %d files looked at", files)
	}
}

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
