package golden

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// byteOrderMark is written by some editors before the first character of a file.
const byteOrderMark = '\uFEFF'

// visible writes a line so that nothing in it is hidden and nothing in it can steer a terminal: spaces at the end
// become middle points, and tabs, carriage returns and the like are named in angle brackets.
func visible(line string) string {
	body := strings.TrimRight(line, " \r")
	end := line[len(body):]
	if end == "" && isPlain(body) {
		return line
	}
	var b strings.Builder
	for i := 0; i < len(body); {
		r, size := utf8.DecodeRuneInString(body[i:])
		switch {
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, "<0x%02X>", body[i])
		case isHidden(r):
			b.WriteString(hiddenName(r))
		default:
			b.WriteRune(r)
		}
		i += size
	}
	for _, c := range end {
		if c == ' ' {
			b.WriteString("·")
		} else {
			b.WriteString("<CR>")
		}
	}
	return b.String()
}

func isPlain(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}

// isHidden tells whether a rune cannot be told from another, or from nothing, by eye. Combining marks belong here: a
// letter with its accent apart looks like the letter with its accent.
func isHidden(r rune) bool {
	return r != ' ' && (unicode.IsControl(r) || unicode.IsSpace(r) || unicode.In(r, unicode.Cf, unicode.Mn, unicode.Me,
		unicode.Zl, unicode.Zp))
}

func hiddenName(r rune) string {
	switch r {
	case '\t':
		return "<tab>"
	case '\r':
		return "<CR>"
	case byteOrderMark:
		return "<BOM>"
	}
	return fmt.Sprintf("<U+%04X>", r)
}

// hiddenLen gives the length of the name of something hidden at the start of a visible text, or 0. A text that really
// holds such a name is taken for it, which does no harm: it stays one word.
func hiddenLen(s string) int {
	if strings.HasPrefix(s, "·") {
		return len("·")
	}
	for _, name := range []string{"<tab>", "<CR>", "<BOM>"} {
		if strings.HasPrefix(s, name) {
			return len(name)
		}
	}
	if strings.HasPrefix(s, "<U+") || strings.HasPrefix(s, "<0x") {
		n := 3
		for n < len(s) && ('0' <= s[n] && s[n] <= '9' || 'A' <= s[n] && s[n] <= 'F') {
			n++
		}
		if n < len(s) && s[n] == '>' {
			return n + 1
		}
	}
	return 0
}

// invisible names what the eye cannot see in a line, and what its partner does not have; other may be nil.
func invisible(line, other *Line) []engine.Text {
	notes := hiddenMarks(line)
	if other == nil {
		return notes
	}
	theirs := hiddenMarks(other)
	notes = slices.DeleteFunc(notes, func(n engine.Text) bool { return slices.Contains(theirs, n) })
	if line.Op == Added && len(notes) == 0 && len(theirs) == 0 &&
		line.Text != other.Text && withoutSpaces(line.Text) == withoutSpaces(other.Text) {
		notes = append(notes, engine.Text{"only spaces differ", "seuls des espaces diffèrent"})
	}
	return notes
}

func withoutSpaces(s string) string {
	return strings.ReplaceAll(s, " ", "")
}

// hiddenMarks names everything in a line that the eye cannot see.
func hiddenMarks(line *Line) []engine.Text {
	var notes []engine.Text
	add := func(en, fr string, args ...any) {
		n := engine.Sayf(en, fr, args...)
		if !slices.Contains(notes, n) {
			notes = append(notes, n)
		}
	}
	text, carriage := line.Text, false
	if !line.NoEnd {
		text, carriage = strings.CutSuffix(text, "\r")
	}
	if strings.HasPrefix(text, string(byteOrderMark)) {
		add("starts with a byte order mark (BOM)", "commence par un indicateur d'ordre des octets (BOM)")
		text = text[len(string(byteOrderMark)):]
	}
	if seen := text[:min(len(text), maxShownLine)]; !isPlain(seen) {
		for i, r := range seen {
			switch {
			// it goes on where nobody looks
			case r == utf8.RuneError && len(seen)-i < utf8.UTFMax && len(seen) < len(text):
			case r == utf8.RuneError && !strings.HasPrefix(text[i:], "\uFFFD"):
				add("holds bytes that are not UTF-8", "contient des octets qui ne sont pas de l'UTF-8")
			case r == '\t':
				add("holds a tab", "contient une tabulation")
			case r == '\r':
				add("holds a carriage return", "contient un retour chariot")
			case isHidden(r):
				add("holds the hidden character U+%04X", "contient le caractère caché U+%04X", r)
			}
		}
	}
	switch n := len(text) - len(strings.TrimRight(text, " ")); {
	case n == 1:
		add("ends with a space", "se termine par une espace")
	case n > 1:
		add("ends with %d spaces", "se termine par %d espaces", n)
	}
	if carriage {
		add("ends with CR LF", "se termine par CR LF")
	}
	if line.NoEnd {
		add("no line feed at the end of the file", "pas de saut de ligne à la fin du fichier")
	}
	return notes
}
