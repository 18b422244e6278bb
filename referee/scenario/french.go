package scenario

import (
	"regexp"
	"strings"

	"tablereferee/engine"
)

// wordedIn gives words of the log, the name of a kind of events, or a verb of the moves, as the log of a language has
// them; the words themselves where it has none, and in English. The beginning of a line stands for the line where only
// one begins so.
func (r *run) wordedIn(l engine.Lang, words string) string {
	if l == engine.EN {
		return words
	}
	said := engine.FoldName(strings.ReplaceAll(words, "_", " "))
	begun := map[string]bool{}
	for i := range r.rules.Kinds {
		k := &r.rules.Kinds[i]
		en, fr := engine.FoldName(bareLine(k.Says[engine.EN])), bareLine(k.Says.In(l))
		if fr != "" && !k.Quiet && (said == en || strings.EqualFold(words, k.Name)) {
			return fr
		}
		if fr != "" && !k.Quiet && strings.HasPrefix(en, said+" ") {
			begun[fr] = true
		}
	}
	for i := range r.rules.Verbs {
		v := &r.rules.Verbs[i]
		says := engine.FoldName(bareLine(v.Says[engine.EN]))
		if v.Word == "" {
			continue
		}
		if words == v.Word || said == says {
			return bareLine(v.Says.In(l))
		}
		if way, ok := strings.CutPrefix(said, says+" "); ok {
			if o := r.rules.FindOption(way); o != 0 {
				return bareLine(v.Says.In(l)) + " " + r.rules.Options[o].In(l)
			}
		}
	}
	for i := range r.rules.Sayings {
		if says := &r.rules.Sayings[i].Says; said == engine.FoldName(bareLine(says[engine.EN])) {
			return bareLine(says.In(l))
		}
	}
	for fr := range begun {
		if len(begun) == 1 {
			return fr
		}
	}
	return words
}

// bareLine is what a line of the log says without what it names: up to its colon, without what stands in brackets.
func bareLine(says string) string {
	head, _, _ := strings.Cut(says, ":")
	return strings.Join(strings.Fields(sentenceField.ReplaceAllString(head, " ")), " ")
}

// sentenceField is a field of a sentence of the log, or what stands in brackets.
var sentenceField = regexp.MustCompile(`\([^)]*\)|\{[^}]*\}`)
