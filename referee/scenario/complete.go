package scenario

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// What a scenario needs to be a ruling: a question and an answer, told in both languages, and the clauses.

// fewWords is how many words both languages may have in common and still be two languages.
const fewWords = 3

// Complete says what a scenario lacks to be a ruling: a golden file starts from these.
func (r *Result) Complete() error {
	var missing []string
	for _, x := range []struct {
		name string
		ok   bool
	}{
		{"question.en", r.Question[engine.EN] != ""}, {"question.fr", r.Question[engine.FR] != ""},
		{"ruling.en", r.Ruling[engine.EN] != ""}, {"ruling.fr", r.Ruling[engine.FR] != ""},
		{"shows", len(r.Shows) > 0},
	} {
		if !x.ok {
			missing = append(missing, x.name)
		}
	}
	if len(missing) > 0 {
		return engine.Errorf("%s: a golden file starts from a question, a ruling and the clauses it shows; missing: %s",
			"%s : un journal de référence part d'une question, d'une décision et des clauses qu'il montre ; il manque : %s", r.File, strings.Join(missing, ", "))
	}
	if keepsPlace(r.Title) {
		return engine.Errorf("%s: the title %q says nothing yet: say what the scenario shows",
			"%s : le titre %q ne dit encore rien : dites ce que montre le scénario", r.File, clip(r.Title))
	}
	for _, x := range []struct {
		name string
		said engine.Text
	}{{"question", r.Question}, {"ruling", r.Ruling}} {
		if err := r.told(x.name, x.said); err != nil {
			return err
		}
	}
	for lang, in := range [...]string{"en", "fr"} {
		if sameSaid(r.Ruling[lang], r.Question[lang]) {
			return engine.Errorf("%s: ruling.%s says the same as question.%[2]s: it is the answer",
				"%s : ruling.%s dit la même chose que question.%[2]s : c'en est la réponse", r.File, in)
		}
		if sameSaid(r.Ruling[lang], r.Title) {
			return engine.Errorf("%s: ruling.%s says the same as the title: it answers the question",
				"%s : ruling.%s dit la même chose que le titre : elle répond à la question", r.File, in)
		}
	}
	if !r.Expects() {
		return r.NothingExpected()
	}
	return nil
}

// Expects says whether anything that happens is held against what was to happen.
func (r *Result) Expects() bool { return r.Checks > 0 || len(r.Claims) > 0 }

// NothingExpected is the error of a scenario that expects nothing.
func (r *Result) NothingExpected() error {
	return engine.Errorf("%s: nothing is expected: whatever happens, the ruling would stand; write what shows it, as in  expect(ann.power):is(3)  or  refused(function() … end, \"…\")",
		"%s : rien n'est attendu : quoi qu'il arrive, la décision tiendrait ; écrivez ce qui la montre, comme  expect(ann.power):is(3)  ou  refused(function() … end, \"…\")", r.File)
}

// told says what is wrong with a text in two languages: a word that keeps the place of what is still to be written, a
// text that is not translated, or one in the other language.
func (r *Result) told(name string, said engine.Text) error {
	for lang, in := range [...]string{"en", "fr"} {
		if unwritten(said[lang]) {
			return engine.Errorf("%s: %s.%s says nothing yet: %q only keeps the place",
				"%s : %s.%s ne dit encore rien : %q ne fait que garder la place", r.File, name, in, clip(said[lang]))
		}
	}
	en, fr := spokenIn(said[engine.EN]), spokenIn(said[engine.FR])
	switch {
	case said[engine.EN] == said[engine.FR] && len(strings.Fields(said[engine.EN])) > fewWords:
		return engine.Errorf("%s: %s says the same in en and fr: one of them is not translated",
			"%s : %s dit la même chose sous en et sous fr : l'un des deux n'est pas traduit", r.File, name)
	case en.only(engine.FR, 1) && fr.only(engine.EN, 1):
		return engine.Errorf("%s: %s has its languages crossed: under en stands French, and under fr English",
			"%s : %s a ses langues croisées : sous en se trouve du français, et sous fr de l'anglais", r.File, name)
	case en.only(engine.FR, fewWords):
		return engine.Errorf("%s: %s.en is in French: one of the two is not translated",
			"%s : %s.en est en français : l'un des deux n'est pas traduit", r.File, name)
	case fr.only(engine.EN, fewWords):
		return engine.Errorf("%s: %s.fr is in English: one of the two is not translated",
			"%s : %s.fr est en anglais : l'un des deux n'est pas traduit", r.File, name)
	}
	return nil
}

// placeKeepers are words that stand for what is still to be written, as engine.FoldName folds them.
var placeKeepers = map[string]bool{
	"todo": true, "to do": true, "fixme": true, "tbd": true, "tba": true, "wip": true, "lorem ipsum": true,
	"question": true, "ruling": true, "answer": true, "title": true,
	"na": true, "not applicable": true, "none yet": true, "placeholder": true, "see above": true, "same as above": true,
	"a faire": true, "a completer": true, "a traduire": true, "a definir": true, "a preciser": true, "a venir": true,
	"a rediger": true, "a voir": true, "a suivre": true,
	"reponse": true, "decision": true, "titre": true, "so": true, "sans objet": true, "non applicable": true,
	"en cours": true, "en attente": true,
	"brouillon": true, "idem": true, "voir ci dessus": true, "traduction": true, "translation": true,
}

// unwritten says whether a question or a ruling only keeps the place of one: it does so for any text, is the same
// letter again and again, or has only single letters, as in "s.o." and "n/a".
func unwritten(text string) bool {
	said := plainly(text)
	first, _ := utf8.DecodeRuneInString(said)
	single := func(word string) bool {
		c, n := utf8.DecodeRuneInString(word)
		return n == len(word) && unicode.IsLetter(c)
	}
	alone := !slices.ContainsFunc(strings.Fields(said), func(word string) bool { return !single(word) })
	return keepsPlace(text) || alone || unicode.IsLetter(first) && strings.Trim(said, string(first)+" ") == ""
}

// keepsPlace says whether a text only keeps the place of one: it has no letters, or is a word for it.
func keepsPlace(text string) bool {
	said := plainly(text)
	return said == "" || placeKeepers[said]
}

// sameSaid says whether two texts say the same but for capitals, accents and signs.
func sameSaid(a, b string) bool { return plainly(a) == plainly(b) }

// plainly is a text without capitals, accents and signs.
func plainly(text string) string {
	sign := func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) }
	return strings.Join(strings.FieldsFunc(engine.FoldName(text), sign), " ")
}

// functionWords are small words of one language that are none of the other.
var functionWords = func() map[string]engine.Lang {
	out := map[string]engine.Lang{}
	for lang, words := range [...]string{
		"the is are was of and you your yours it its from with which that this these not does did may when what who how his her they their has have been by for to at an if then yes but my he she",
		"le la les des du de est sont une un vous votre vos et pas dans qui que il elle ils ce cette ces ne sur pour avec sa ses au aux je mes oui mais ou si leur leurs",
	} {
		for _, w := range strings.Fields(words) {
			out[w] = engine.Lang(lang)
		}
	}
	return out
}()

// spoken is how many small words of each language a text has.
type spoken [2]int

func spokenIn(text string) spoken {
	var n spoken
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) }) {
		if lang, ok := functionWords[w]; ok {
			n[lang]++
		}
	}
	return n
}

// only says whether a text has so many small words of a language, and none of the other.
func (s spoken) only(lang engine.Lang, least int) bool { return s[lang] >= least && s[1-lang] == 0 }
