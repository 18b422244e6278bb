// Package markdown writes what others have written into Markdown, so that it is read as the text it is: nothing in it
// becomes a heading, a link, a picture, a mention of somebody or a piece of HTML. What it gives is of the flavour of
// GitHub, which chats understand as well.
package markdown

import "strings"

// special are the characters that Markdown obeys within a line.
const special = "\\`*_{}[]<>~|&$"

// Text is a text on one line, in which nothing is obeyed.
func Text(s string) string {
	words := strings.Fields(s)
	for i, w := range words {
		switch {
		case linked(w):
			bare := strings.TrimRight(w, ".,;:!?") // the signs of the sentence are no part of a name
			if bare == "" || strings.HasSuffix(bare, "`") {
				bare = w
			}
			words[i] = Code(bare) + w[len(bare):]
		default:
			words[i] = escape(w, i == 0)
		}
	}
	return strings.Join(words, " ")
}

// linked says whether a word is one that a page makes a link or a mention of, whatever stands before it: a page does so
// with the text that is left when all escapes are gone, but never in code.
func linked(w string) bool {
	lower := strings.ToLower(w)
	for _, sign := range []string{"@", "://", "www.", "mailto:", "xmpp:"} {
		if strings.Contains(lower, sign) {
			return true
		}
	}
	at := strings.IndexByte(w, '#')
	return at >= 0 && at+1 < len(w) && w[at+1] >= '0' && w[at+1] <= '9'
}

// escape escapes a word; first says that it may stand at the beginning of a line, where more is obeyed.
func escape(w string, first bool) string {
	var b strings.Builder
	if w[0] == '#' && !first {
		b.WriteByte('\\') // at the end of a heading it is no part of it
	}
	if first {
		digits := len(w) - len(strings.TrimLeft(w, "0123456789"))
		switch {
		case strings.IndexByte("#+-=:", w[0]) >= 0:
			b.WriteByte('\\')
		case digits > 0 && digits < len(w) && (w[digits] == '.' || w[digits] == ')'):
			b.WriteString(w[:digits] + "\\")
			w = w[digits:]
		}
	}
	for i := range len(w) {
		// A picture begins with a bracket, which is escaped.
		if strings.IndexByte(special, w[i]) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(w[i])
	}
	return b.String()
}

// Strong is a text that stands out, Slanted one that is set apart. Of nothing nothing is made.
func Strong(s string) string { return within("**", s) }

// Slanted is a text that is set apart.
func Slanted(s string) string { return within("*", s) }

func within(mark, s string) string {
	text := Text(s)
	if text == "" {
		return ""
	}
	return mark + text + mark
}

// Code is a piece of code on one line, such as an id or a command.
func Code(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if s == "" {
		return ""
	}
	fence := strings.Repeat("`", longest(s, '`')+1)
	if strings.HasPrefix(s, "`") || strings.HasSuffix(s, "`") {
		s = " " + s + " "
	}
	return fence + s + fence
}

// Block is a block of lines that are shown as they are.
func Block(language, text string) string {
	fence := strings.Repeat("`", max(3, longest(text, '`')+1))
	return fence + language + "\n" + strings.TrimRight(text, "\n") + "\n" + fence + "\n"
}

// longest is the length of the longest run of a sign.
func longest(s string, sign rune) int {
	most, n := 0, 0
	for _, r := range s {
		if n++; r != sign {
			n = 0
		}
		most = max(most, n)
	}
	return most
}
