package golden

import (
	"regexp"
	"strings"

	"github.com/rivo/uniseg"
)

// escapes are the sequences by which a line is coloured: they take no columns.
var escapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

// columns is how many columns a text takes.
func columns(text string) int { return uniseg.StringWidth(escapes.ReplaceAllString(text, "")) }

// folded is a line within so many columns: the clauses of an event stand below it where there is no room beside it, and
// what is longer goes on below, further in. A word is never broken.
func folded(line string, width int) string {
	if width <= 0 || columns(line) <= width {
		return line
	}
	text, clauses := line, ""
	if at := strings.LastIndex(line, " ["); at >= 0 && strings.Contains(line[at:], ".") &&
		strings.HasSuffix(escapes.ReplaceAllString(line, ""), "]") {
		text, clauses = strings.TrimRight(line[:at], " "), line[at+1:]
		if columns(text)+2+columns(clauses) <= width {
			return text + "  " + clauses
		}
	}
	plain := escapes.ReplaceAllString(line, "")
	body := strings.TrimLeft(strings.TrimLeft(plain, "+-~\\"), " ")
	in := len(plain) - len(body) + 4
	if in > width/2 {
		in = 6
	}
	out := wrapped(text, width, in)
	if clauses != "" {
		out += "\n" + wrapped(strings.Repeat(" ", in)+clauses, width, in+1)
	}
	return out
}

// wrapped breaks a line between words; what follows stands so far in.
func wrapped(text string, width, in int) string {
	body := strings.TrimLeft(text, " ")
	lead := text[:len(text)-len(body)]
	var b strings.Builder
	b.WriteString(lead)
	at, first := len(lead), true
	for _, word := range strings.Split(body, " ") {
		n := columns(word)
		switch {
		case first:
		case at+1+n <= width:
			b.WriteByte(' ')
			at++
		default:
			b.WriteString("\n" + strings.Repeat(" ", in))
			at = in
		}
		b.WriteString(word)
		at, first = at+n, false
	}
	return b.String()
}
