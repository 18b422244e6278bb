package scenario

import (
	"regexp"
	"strings"

	"tablereferee/engine"
)

// inFrench gives words of the log, or a verb of the moves, as the French log has them; the words themselves where it has none.
func (r *run) inFrench(words string) string {
	plain := func(says string) string {
		head, _, _ := strings.Cut(says, ":")
		return strings.Join(strings.Fields(sentenceField.ReplaceAllString(head, " ")), " ")
	}
	said := engine.FoldName(strings.ReplaceAll(words, "_", " "))
	for i := range r.rules.Kinds {
		if says := r.rules.Kinds[i].Says; said == engine.FoldName(plain(says[engine.EN])) && plain(says[engine.FR]) != "" {
			return plain(says[engine.FR])
		}
	}
	for i := range r.rules.Verbs {
		if v := &r.rules.Verbs[i]; v.Word != "" && (words == v.Word || said == engine.FoldName(plain(v.Says[engine.EN]))) {
			return plain(v.Says[engine.FR])
		}
	}
	return words
}

// sentenceField is a field of a sentence of the log.
var sentenceField = regexp.MustCompile(`\{[^}]*\}`)
