package sandbox

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"tablereferee/engine"
)

// The scanner of the parser takes an escape that it does not know for the letter alone, and of a number only what fits
// into a byte: "\xe9" would be the text xe9.

// lineStarts gives where each line of a source begins, counted as the scanner counts them.
func lineStarts(source string) []int {
	starts := []int{0}
	for i := 0; i < len(source); i++ {
		c := source[i]
		if c != '\n' && c != '\r' {
			continue
		}
		if i+1 < len(source) && (source[i+1] == '\n' || source[i+1] == '\r') && source[i+1] != c {
			i++
		}
		starts = append(starts, i+1)
	}
	return starts
}

// badEscape gives the first escape of a text in quotes that means nothing, and how far into it that stands; empty where
// there is none.
func badEscape(text string) (escape string, at int) {
	if text == "" || text[0] != '"' && text[0] != '\'' {
		return "", 0 // between long brackets nothing is escaped
	}
	for i := 1; i < len(text) && text[i] != text[0]; i++ {
		if text[i] != '\\' || i+1 == len(text) {
			continue
		}
		from := i
		i++
		switch c := text[i]; {
		case strings.IndexByte("abfnrtv\\\"'\n\r", c) >= 0:
		case '0' <= c && c <= '9':
			end := i + 1
			for end < len(text) && end < i+3 && '0' <= text[end] && text[end] <= '9' {
				end++
			}
			if n, err := strconv.Atoi(text[i:end]); err != nil || n > 255 {
				return text[from:end], from
			}
			i = end - 1
		default:
			_, size := utf8.DecodeRuneInString(text[i:])
			return text[from : i+size], from
		}
	}
	return "", 0
}

// escaped refuses a text with an escape that means nothing.
func (t *tokens) escaped(source string, starts []int, here token) *Error {
	if here.line < 1 || here.line > len(starts) || here.col < 1 || starts[here.line-1]+here.col > len(source) {
		return nil
	}
	escape, at := badEscape(source[starts[here.line-1]+here.col-1:])
	if escape == "" {
		return nil
	}
	here.col += at
	e := t.errorf(here, "%s means nothing in a text", "%s ne veut rien dire dans un texte", escape)
	e.Hint = engine.Text{`a character is written as it is, and a backslash as \\`,
		`un caractère s'écrit tel quel, et une barre oblique inverse \\`}
	return e
}
