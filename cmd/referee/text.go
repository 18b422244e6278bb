package main

import (
	"strings"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// clean takes out of a text what a terminal would obey rather than show, and what nobody sees (files.Hidden). Line
// feeds stay; whoever prints one line uses cleanLine. It is the one place where that is done.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case r != '\n' && files.Hidden(r):
			return utf8.RuneError
		}
		return r
	}, s)
}

// cleanLine is clean for what must stay on one line.
func cleanLine(s string) string { return strings.ReplaceAll(clean(s), "\n", "\uFFFD") }

// nearest is engine.Nearest for a word of any length: what is longer than any name is near to none.
func nearest(wrong string, names []string) string {
	if len(wrong) > 200 {
		return ""
	}
	return engine.Nearest(wrong, names)
}

// either names some things of which one is meant.
func either(names []string) engine.Text {
	last := len(names) - 1
	if last < 1 || names[last] == "…" {
		return asIs(strings.Join(names, ", "))
	}
	return engine.Sayf("%s or %s", "%s ou %s", strings.Join(names[:last], ", "), names[last])
}

// shellWord quotes a word for a shell where it needs that. It is for commands that are proposed, so it holds no order
// to a terminal.
func shellWord(s string) string {
	s = cleanLine(s)
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return !strings.ContainsRune("-_./,:+@%", r) && (r < '0' || r > '9') && (r < 'a' || r > 'z') &&
			(r < 'A' || r > 'Z')
	}) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
