package lexicon

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Word is one word of a text, folded: lower case, no accents, no elision.
type Word struct {
	Text string
	Last bool    // a sentence ends after it, so that no phrase reaches across
	Stem string  // in the language of the text, once it has been read
	Stop bool    // it carries the grammar and not the subject, or is mere chatter
	Owns bool    // what stands behind it is his: it ended in 's, which is gone
	Name bool    // it belongs to the name of a card
	lex  *lexeme // what the lexicon knows of it, once it has been looked up
}

// fold lowers a rune and takes its accent off; the second rune is for ligatures.
func fold(r rune) (rune, rune) {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		} else if r == '`' {
			r = '\''
		}
		return r, 0
	}
	r = unicode.ToLower(r)
	switch r {
	case 'à', 'â', 'ä', 'á', 'ã', 'å':
		return 'a', 0
	case 'é', 'è', 'ê', 'ë':
		return 'e', 0
	case 'î', 'ï', 'í', 'ì':
		return 'i', 0
	case 'ô', 'ö', 'ó', 'ò', 'õ':
		return 'o', 0
	case 'û', 'ù', 'ü', 'ú':
		return 'u', 0
	case 'ÿ', 'ý':
		return 'y', 0
	case 'ç':
		return 'c', 0
	case 'ñ':
		return 'n', 0
	case 'œ':
		return 'o', 'e'
	case 'æ':
		return 'a', 'e'
	case '’', '‘', 'ʼ', '´':
		return '\'', 0
	}
	return r, 0
}

// foldText folds a whole text. Accents typed as separate marks are dropped.
func foldText(s string) string {
	var out strings.Builder
	out.Grow(len(s) + 8)
	for _, r := range s {
		if r >= utf8.RuneSelf && unicode.Is(unicode.Mn, r) {
			continue
		}
		first, second := fold(r)
		out.WriteRune(first)
		if second != 0 {
			out.WriteRune(second)
		}
	}
	return out.String()
}

// split cuts a text into folded words. Hyphens separate, so that "Line-Up" and "line up" are the same two words; the
// dots of an abbreviation do not, so that "S.T.A.R." is one word.
func split(s string) []Word {
	s = foldText(s)
	out := make([]Word, 0, len(s)/5+1)
	start, dotted := -1, false
	flush := func(end int) {
		if start >= 0 {
			w := s[start:end]
			if dotted {
				w = strings.ReplaceAll(w, ".", "")
			}
			out = appendWord(out, w)
		}
		start, dotted = -1, false
	}
	letter := func(i int) bool {
		if i >= len(s) {
			return false
		}
		r, _ := utf8.DecodeRuneInString(s[i:])
		return unicode.IsLetter(r)
	}
	for i, r := range s {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'':
			if start < 0 {
				start = i
			}
		case r == '.' && start >= 0 && (i-start == 1 || dotted) && letter(i+1) && !letter(i+2):
			dotted = true
		default:
			abbreviation := dotted && r == '.'
			flush(i)
			if strings.ContainsRune(".?!;:", r) && !abbreviation && len(out) > 0 &&
				!(r == '.' && titles[out[len(out)-1].Text]) {
				out[len(out)-1].Last = true
			}
		}
	}
	flush(len(s))
	return out
}

// titles are abbreviations whose point ends no sentence.
var titles = map[string]bool{"dr": true, "mr": true, "st": true, "vs": true}

// elided are the French words that lose their vowel before an apostrophe.
var elided = map[string]bool{
	"l": true, "d": true, "qu": true, "n": true, "s": true, "j": true, "m": true, "t": true, "c": true,
	"jusqu": true, "lorsqu": true, "puisqu": true, "quelqu": true, "presqu": true,
}

// appendWord adds a word, undoing apostrophes: "l'attaque" is "attaque", "Pandora's" is "pandora", "can't" is "can
// not".
func appendWord(out []Word, s string) []Word {
	if !strings.Contains(s, "'") {
		return append(out, Word{Text: s})
	}
	s = strings.Trim(s, "'")
	for {
		before, after, found := strings.Cut(s, "'")
		if !found || !elided[before] || after == "" {
			break
		}
		s = strings.TrimLeft(after, "'")
	}
	owns := false
	before, after, found := strings.Cut(s, "'")
	switch {
	case !found:
	case after == "t" && strings.HasSuffix(before, "n"):
		if before != "can" {
			before = strings.TrimSuffix(before, "n")
		}
		out = append(out, Word{Text: before})
		s = "not"
	case len(after) <= 2: // 's, 're, 've, 'll, 'd, 'm
		s, owns = before, after == "s"
	default:
		s = strings.ReplaceAll(s, "'", "")
	}
	if s == "" || elided[s] {
		return out // nothing is left, or only what was elided
	}
	return append(out, Word{Text: s, Owns: owns})
}

// SentenceEnd stands behind the last word of a sentence in what Plain gives.
const SentenceEnd = "?"

// Plain gives the words of a text as they are compared, with a space between them. It is read as the text itself is.
func Plain(text string) string {
	var out []string
	for _, w := range split(text) {
		out = append(out, w.Text)
		if w.Last {
			out = append(out, SentenceEnd)
		}
	}
	return strings.Join(out, " ")
}
