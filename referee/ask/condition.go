package ask

import (
	"slices"
	"strings"
	"unicode"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// Whoever asks whether somebody may do something in a state that hinders him hears nothing of it from a clause that
// does not speak of that state: that allies defend does not say whether an exhausted one does.

// hinders are the words for such states, of each language, with what speaks of them. Somebody is exhausted; to exhaust
// is what is done for something, and a clause on that speaks of no state, while one that asks for a ready character
// does.
var hinders = [2]map[string]string{
	engine.EN: {"exhausted": "#ready", "tapped": "#ready", "stunned": "#stunned", "confused": "#confused"},
	engine.FR: {"incline": "#ready", "inclinee": "#ready", "epuise": "#ready", "epuisee": "#ready",
		"sonne": "#stunned", "sonnee": "#stunned", "desoriente": "#confused", "desorientee": "#confused"},
}

// hindered gives what must be spoken of where a question that wants a yes or a no tells of such states.
func hindered(r *lexicon.Reading) (out []string) {
	if shapeOf(r) != whether {
		return nil
	}
	for i := range r.Words {
		if token := stateOf(r.Words[i].Text, r.Lang); token != "" && !slices.Contains(out, token) {
			out = append(out, token)
		}
	}
	return out
}

// stateOf gives what speaks of the state that a word tells, empty where it tells none.
func stateOf(word string, l engine.Lang) string {
	if l == engine.FR {
		word = strings.TrimSuffix(word, "s")
	}
	return hinders[l][word]
}

// silentOn says whether a clause speaks of one of some states nowhere. Its text is needed as it is printed: without
// the accents "il s'incline" tells a state.
func silentOn(says *lexicon.Reading, text string, states []string) bool {
	words := strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) })
	return slices.ContainsFunc(states, func(token string) bool {
		of := func(t lexicon.Term) bool { return slices.Contains(t.Tokens, token) }
		told := func(word string) bool {
			participle := says.Lang == engine.EN || strings.HasSuffix(strings.TrimRight(word, "es"), "é")
			return participle && stateOf(engine.FoldName(word), says.Lang) == token
		}
		return !slices.ContainsFunc(says.Terms, of) && !slices.ContainsFunc(words, told)
	})
}
