package golden

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sergi/go-diff/diffmatchpatch"
)

// maxWords bounds the words of two lines that are compared word by word, for the same reason as maxAligned. It also
// keeps the runes that stand for words inside the first private-use area.
const maxWords = 4_000

// firstPrivate is the first rune of the private-use area. Words are mapped to runes from here on. The cleaning of the
// library shifts changes by bytes; it comes back to whole runes only because it likes no private-use rune better than
// another, so no other range may be used.
const firstPrivate = 0xE000

// pairLines finds for each removed line the added line that it became, or -1. Lines that tell the same event under
// other clauses are paired first, then lines of the same kind of event, then those left over, by their order.
func pairLines(removed, added []Line) []int {
	partner := make([]int, len(removed))
	for i := range partner {
		partner[i] = -1
	}
	if len(removed) == 0 || len(added) == 0 {
		return partner
	}
	taken := make([]bool, len(added))
	for _, keyOf := range []func(string) string{
		func(s string) string { text, _ := SplitClauses(strings.TrimSpace(s)); return text },
		func(s string) string { return firstWords(s, 2) },
		func(s string) string { return firstWords(s, 1) },
		func(string) string { return "any" },
	} {
		waiting := map[string][]int{}
		for j := range added {
			if k := keyOf(added[j].Text); !taken[j] && k != "" {
				waiting[k] = append(waiting[k], j)
			}
		}
		for i := range removed {
			if partner[i] >= 0 {
				continue
			}
			k := keyOf(removed[i].Text)
			if queue := waiting[k]; len(queue) > 0 {
				partner[i] = queue[0]
				taken[queue[0]] = true
				waiting[k] = queue[1:]
			}
		}
	}
	return partner
}

// firstWords gives the first words of a line, at most n, and stops at the first digit or mark: "Ann plays" and "power"
// are kinds of events, while a card name or an amount is not.
func firstWords(line string, n int) string {
	line = strings.TrimLeft(line, " \t")
	end := 0
	for i, r := range line {
		switch {
		case unicode.IsLetter(r):
			end = i + utf8.RuneLen(r)
			continue
		case r == ' ' && end == i && n > 1:
			n--
			continue
		}
		break
	}
	return line[:end]
}

// SplitClauses cuts a line of a log before the padding of its clause ids. The second part is empty when the line has
// none.
func SplitClauses(line string) (text, tail string) {
	if !strings.HasSuffix(line, "]") {
		return line, ""
	}
	open := strings.LastIndexByte(line, '[')
	if open <= 0 || line[open-1] != ' ' {
		return line, ""
	}
	text = strings.TrimRight(line[:open], " ")
	return text, line[len(text):]
}

// word is a token of a line. Two words are equal when their keys are.
type word struct {
	text string
	key  string
}

// paddingKey is the key of the spaces before the clause ids. They follow from the length of the text, so a longer text
// must not show as two changes. No other word can have this key, for no line holds a line feed.
const paddingKey = "\npadding"

// splitWords cuts a line into words, runs of spaces, single marks and whole clause ids. With fold, padding is a word of
// its own kind whatever its width.
func splitWords(line string, fold bool) []word {
	// What visible wrote for spaces and carriage returns at the end stands behind the clause ids and must not hide
	// them.
	body := strings.TrimRight(line, "·<CR>")
	if !strings.HasSuffix(body, "]") {
		body = line
	}
	text, tail := SplitClauses(body)
	words := appendWords(nil, text)
	if tail == "" {
		return appendWords(words, line[len(body):])
	}
	ids := strings.TrimLeft(tail, " ")
	padding := word{text: tail[:len(tail)-len(ids)]}
	padding.key = padding.text
	if fold {
		padding.key = paddingKey
	}
	words = appendWords(append(words, padding), ids)
	return appendWords(words, line[len(body):])
}

func appendWords(words []word, s string) []word {
	for s != "" {
		n := wordLen(s)
		words = append(words, word{text: s[:n], key: s[:n]})
		s = s[n:]
	}
	return words
}

// wordLen gives the length in bytes of the first word of a text that is not empty.
func wordLen(s string) int {
	if n := max(clauseLen(s), hiddenLen(s)); n > 0 {
		return n
	}
	r, size := utf8.DecodeRuneInString(s)
	var in func(rune) bool
	switch {
	case r == ' ':
		in = func(r rune) bool { return r == ' ' }
	case isWordRune(r):
		in = isWordRune
	default:
		return size
	}
	n := size
	for n < len(s) {
		r, size = utf8.DecodeRuneInString(s[n:])
		if !in(r) {
			break
		}
		n += size
	}
	return n
}

func isWordRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

// clauseLen gives the length of the clause id at the start of a text, or 0: small letters, digits and hyphens in at
// least two parts with a point between them, such as fe.attack.one-defense.
func clauseLen(s string) int {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return 0
	}
	end, points := 1, 0
	for end < len(s) {
		c := s[end]
		if c == '.' || c == '-' {
			if end+1 >= len(s) || !isClauseByte(s[end+1]) {
				break
			}
			if c == '.' {
				points++
			}
		} else if !isClauseByte(c) {
			break
		}
		end++
	}
	if points == 0 {
		return 0
	}
	return end
}

func isClauseByte(c byte) bool {
	return 'a' <= c && c <= 'z' || '0' <= c && c <= '9'
}

// diffWords gives the pieces of two lines, those of the old line first. The unchanged pieces of both come in the same
// number and order. It is false when the lines have too little in common for the change to be read word by word. Equal
// lines have no pieces.
func diffWords(before, after string) (parts [2][]Part, ok bool) {
	if before == after {
		return parts, true
	}
	if len(before)+len(after) > maxShownLine {
		return parts, false
	}
	a, b := splitWords(before, true), splitWords(after, true)
	if sameWords(a, b) {
		// Only the padding differs, so now it is the news.
		a, b = splitWords(before, false), splitWords(after, false)
	}
	if len(a)+len(b) > maxWords {
		return parts, false
	}
	private := map[string]rune{}
	encode := func(words []word) []rune {
		runes := make([]rune, len(words))
		for i, w := range words {
			r, known := private[w.key]
			if !known {
				r = firstPrivate + rune(len(private))
				private[w.key] = r
			}
			runes[i] = r
		}
		return runes
	}
	dmp := diffmatchpatch.New()
	dmp.DiffTimeout = 0
	chunks := dmp.DiffCleanupSemantic(dmp.DiffMainRunes(encode(a), encode(b), false))
	parts = [2][]Part{{}, {}} // An empty line has no pieces but is compared all the same.
	shared, total := 0, weight(a)+weight(b)
	for _, c := range chunks {
		n := utf8.RuneCountInString(c.Text)
		switch c.Type {
		case diffmatchpatch.DiffDelete:
			if n > len(a) {
				return [2][]Part{}, false
			}
			parts[0] = append(parts[0], Part{Text: join(a[:n]), Changed: true})
			a = a[n:]
		case diffmatchpatch.DiffInsert:
			if n > len(b) {
				return [2][]Part{}, false
			}
			parts[1] = append(parts[1], Part{Text: join(b[:n]), Changed: true})
			b = b[n:]
		default:
			if n > len(a) || n > len(b) {
				return [2][]Part{}, false
			}
			shared += weight(a[:n])
			parts[0] = append(parts[0], Part{Text: join(a[:n])})
			parts[1] = append(parts[1], Part{Text: join(b[:n])})
			a, b = a[n:], b[n:]
		}
	}
	// Below two fifths in common, marks would chop two sentences that are better read whole.
	if len(a) > 0 || len(b) > 0 || shared*5 < total {
		return [2][]Part{}, false
	}
	return parts, true
}

func sameWords(a, b []word) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].key != b[i].key {
			return false
		}
	}
	return true
}

// weight counts the bytes of words that carry meaning. Spaces are in every line and prove nothing, and neither does
// what cannot be seen.
func weight(words []word) int {
	n := 0
	for _, w := range words {
		if w.text[0] != ' ' && hiddenLen(w.text) == 0 {
			n += len(w.text)
		}
	}
	return n
}

func join(words []word) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteString(w.text)
	}
	return b.String()
}
