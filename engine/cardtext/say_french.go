package cardtext

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// meet does what French does where two words meet: "de le" is "du", "le ennemi" is "l'ennemi", "que un" is "qu'un", "si
// il" is "s'il".
func meet(s string) string {
	words := strings.Split(s, " ")
	out := words[:0]
	for i := 0; i < len(words); i++ {
		w := words[i]
		next := ""
		if i+1 < len(words) {
			next = words[i+1]
		}
		bare := strings.TrimLeft(w, "(«[")
		open := w[:len(w)-len(bare)]
		switch {
		case elided[strings.ToLower(bare)] && vocal(next), strings.EqualFold(bare, "si") &&
			(next == "il" || next == "ils"):
			out = append(out, open+bare[:len(bare)-1]+"'"+next)
			i++
		case (bare == "de" || bare == "à") && (next == "le" || next == "les") && (next == "les" || i+2 >= len(words) ||
			!vocal(words[i+2])):
			out = append(out, open+joined[bare+" "+next])
			i++
		default:
			out = append(out, w)
		}
	}
	if again := strings.Join(out, " "); again != s {
		return meet(again) // "que à le" may have become something that meets once more
	}
	return s
}

// elided are the words that lose their vowel before another.
var elided = map[string]bool{"le": true, "la": true, "de": true, "que": true}

var joined = map[string]string{"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}

// vocal says whether a word begins with a vowel. An h is taken for one that is spoken: héros, Hulk.
func vocal(word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	if word == "" || !unicode.IsLetter(first) {
		return false
	}
	return strings.ContainsRune("aeiou", rune(engine.FoldName(string(first))[0]))
}
