package engine

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What French does where two words meet is done here, for sentences that are put together of parts: "le tour de" and
// "Ann" make "le tour d'Ann", "le dessus de" and "le deck" make "le dessus du deck".

// OfFrench puts "de" before the name of a player, or "d'" before a vowel. An h is taken for a silent one, as it is in
// first names.
func OfFrench(name string) string {
	if f := FoldName(name); strings.HasPrefix(f, "h") || elides(f) {
		return "d'" + name
	}
	return "de " + name
}

// Of is the name of a pile behind what is told of it: "deck", and in French "du deck", "de la pioche" or "des cartes".
func (z *ZoneInfo) Of() Text {
	return Each(func(l Lang) string {
		if l == FR {
			return string(JoinFrench([]byte("de "+z.Article+" "+z.Name.In(l)), len("de ")))
		}
		return z.Name.In(l)
	})
}

// elides tells whether a text begins with a word before which "de" becomes "d'". One with an h does not: most names of
// cards that begin so are English. Neither does a path, or another word that nobody speaks.
func elides(text string) bool {
	word := text
	if i := strings.IndexByte(text, ' '); i >= 0 {
		word = text[:i]
	}
	first, size := utf8.DecodeRuneInString(word)
	if !unicode.IsLetter(first) || strings.ContainsAny(word, `/\._:=`) {
		return false
	}
	switch FoldName(string(first))[0] {
	case 'y': // Yves, but not Yann
		next, _ := utf8.DecodeRuneInString(word[size:])
		return unicode.IsLetter(next) && !strings.ContainsRune("aeiou", unicode.ToLower(next))
	case 'a', 'e', 'i', 'o', 'u':
		return !strings.EqualFold(word, "onze") && !strings.EqualFold(word, "oui")
	}
	return false
}

// JoinFrench joins what begins at a place to the word before it. What it is given is as long as a log: it looks at no
// more than the words.
func JoinFrench(b []byte, at int) []byte {
	word := at - len("de ")
	que := bytes.HasSuffix(b[:at], []byte("que "))
	if que {
		word = at - len("que ")
	} else if !bytes.HasSuffix(b[:at], []byte("de ")) {
		return b
	}
	if word > 0 && !strings.ContainsRune(" '(", rune(b[word-1])) {
		return b // the end of another word
	}
	switch {
	case elides(string(b[at:min(at+80, len(b))])):
		b[at-2] = '\''
		return append(b[:at-1], b[at:]...)
	case que:
	case bytes.HasPrefix(b[at:], []byte("le ")), bytes.HasPrefix(b[at:], []byte("Le ")): // Le Vautour, du Vautour
		return append(append(b[:word], "du "...), b[at+3:]...)
	case bytes.HasPrefix(b[at:], []byte("les ")), bytes.HasPrefix(b[at:], []byte("Les ")):
		return append(append(b[:word], "des "...), b[at+4:]...)
	}
	return b
}

// alike are words that end with an s for one as for several.
var alike = []string{"dessus", "fois", "moins", "pas", "plus"}

// OneFrench is what stands behind the number one in a French sentence, from what stands there behind others: of
// " menaces retirées, …" it makes " menace retirée, …".
func OneFrench(text string) string {
	var b strings.Builder
	for strings.HasPrefix(text, " ") {
		end := 1 + strings.IndexFunc(text[1:]+".", func(r rune) bool { return !unicode.IsLetter(r) })
		word := text[:end]
		one, several := strings.CutSuffix(word, "s")
		if !several || slices.Contains(alike, word[1:]) {
			break
		}
		b.WriteString(one)
		text = text[end:]
	}
	return b.String() + text
}

// OneFrench is a phrase as it is said of one.
func (p Phrase) OneFrench() Phrase {
	out := slices.Clone(p)
	for i := 1; i < len(out); i++ {
		if out[i-1].Field == FieldN {
			out[i].Text = OneFrench(out[i].Text)
		}
	}
	return out
}

// seam stands before each part of a French sentence until they are joined. Where a text of the user's holds it, nothing
// is joined.
const seam = "\x00"

// part is a text put into a French sentence.
type part string

// Format marks where the text begins, if it is put in as it is.
func (p part) Format(f fmt.State, verb rune) {
	format := fmt.FormatString(f, verb)
	if format == "%s" || format == "%v" {
		format = seam + format
	}
	fmt.Fprintf(f, format, string(p))
}

// sayFrench fills a French format: numbers have a decimal comma, and parts are joined to the words before them.
func sayFrench(format string, args []any) string {
	joined := strings.Contains(format, "de %") || strings.Contains(format, "que %")
	parts := make([]any, len(args))
	for _, a := range args {
		if s, _ := a.(string); strings.Contains(s, seam) {
			joined = false
		}
	}
	for i, a := range args {
		switch a := a.(type) {
		case string:
			if parts[i] = a; joined {
				parts[i] = part(a)
			}
		case float64:
			parts[i] = decimal{a, FR}
		default:
			parts[i] = a
		}
	}
	if !joined {
		return fmt.Sprintf(format, parts...)
	}
	pieces := strings.Split(fmt.Sprintf(format, parts...), seam)
	b := []byte(pieces[0])
	for _, piece := range pieces[1:] {
		at := len(b)
		b = JoinFrench(append(b, piece...), at)
	}
	return string(b)
}

// Decimal is a number with a decimal point as a language writes it.
func Decimal(number string, l Lang) string {
	switch {
	case l == FR:
		return strings.ReplaceAll(number, ".", ",")
	case l == Further && further != nil && further.Decimal != "":
		return strings.ReplaceAll(number, ".", further.Decimal)
	}
	return number
}

// decimal is a number put into a sentence of a language that writes it otherwise.
type decimal struct {
	number float64
	lang   Lang
}

// Format writes the number as its language does.
func (d decimal) Format(f fmt.State, verb rune) {
	io.WriteString(f, Decimal(fmt.Sprintf(fmt.FormatString(f, verb), d.number), d.lang))
}

// Counted is a number of things, whose words take an s where they are several: "1 card", "2 cards". For French none of
// a thing is not several. A further language is asked for the words with the s: "cards".
func Counted(n int, one Text) Text {
	several := Text{one[EN] + "s", one[FR] + "s"}
	return Each(func(l Lang) string {
		if n == 1 || n == 0 && l == FR {
			return strconv.Itoa(n) + " " + one.In(l)
		}
		return strconv.Itoa(n) + " " + several.In(l)
	})
}
