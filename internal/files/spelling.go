package files

import "strings"

// composed writes an accent that stands behind its letter, and the letter, as the one letter that both are.
var composed = func() *strings.Replacer {
	var pairs []string
	for _, a := range []struct{ accent, letters, whole string }{
		{"\u0300", "aeiou", "àèìòù"}, {"\u0301", "aeiouy", "áéíóúý"}, {"\u0302", "aeiou", "âêîôû"},
		{"\u0303", "ano", "ãñõ"},
		{"\u0308", "aeiouy", "äëïöüÿ"}, {"\u030a", "a", "å"}, {"\u0327", "c", "ç"},
	} {
		whole := []rune(a.whole)
		for i, letter := range []rune(a.letters) {
			pairs = append(pairs, string(letter)+a.accent, string(whole[i]))
		}
	}
	return strings.NewReplacer(pairs...)
}()

// Spelling gives what two names have in common that some systems take for one: they differ in capitals, or in whether
// an accent is a character of its own.
func Spelling(name string) string { return composed.Replace(strings.ToLower(name)) }
