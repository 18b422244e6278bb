package scenario

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/language"
	"tablereferee/internal/sandbox"
)

// What a script gives to a word is what it means, or an error: nothing is ignored, cut or rounded. Everything that a
// word reads, it reads with the functions of this file.

// takes stops a word that is given more values than it takes, or nothing where a value is written: f(x.misspelt). The
// values begin after the first skip ones: a method has itself before them.
func (r *run) takes(L *lua.LState, word string, skip, most int) {
	for i := skip + 1; i <= L.GetTop(); i++ {
		switch v := L.Get(i); {
		case i-skip > most && most == 0:
			r.failf("%s takes nothing, and %s is too much", "%s ne prend rien, et %s est de trop", word,
				sandbox.Shown(v))
		case i-skip > most:
			f := failure("%s takes no more than %s, and %s is too much",
				"%s ne prend pas plus de %s, et %s est de trop", word, values(most), sandbox.Shown(v))
			if f.Hint = r.several(word, L.Get(skip+1), v); word != "that" && slices.Contains(claimWords, word) {
				f.Hint = engine.Sayf(`what is claimed stands in braces, with how far it looks:  %s { that(…), within = "1 turn" }`,
					`ce qui est affirmé se met entre accolades, avec jusqu'où l'on regarde :  %s { that(…), within = "1 turn" }`, word)
			}
			r.fail(f)
		case v == lua.LNil && word == "refused" && i == most: // a helper was given no clause: the one to write is told
		case v == lua.LNil:
			r.failf("what %s is given is nil: is a name misspelt?",
				"ce que reçoit %s est nil : un nom est-il mal écrit ?", word)
		}
	}
}

// several is the hint for a word that is given several names one after the other.
func (r *run) several(word string, first, next lua.LValue) engine.Text {
	_, one := first.(lua.LString)
	_, two := next.(lua.LString)
	switch {
	case !one || !two:
		return engine.Text{}
	case slices.Contains([]string{"top", "shows", "has_no"}, word):
		return engine.Sayf("each is expected in a line of its own: %s %s",
			"chacune s'attend sur sa propre ligne : %s %s", word, sandbox.Shown(first))
	}
	place := r.rules != nil && slices.ContainsFunc(r.rules.Shared, func(z engine.ZoneInfo) bool { return z.ID == word })
	if !place && !slices.Contains([]string{"is", "in_order", "must_choose", "on_top", "shuffle_gives"}, word) {
		return engine.Text{}
	}
	return engine.Sayf("several names stand in braces: %s { %s, %s }",
		"plusieurs noms se mettent entre accolades : %s { %s, %s }",
		word, sandbox.Shown(first), sandbox.Shown(next))
}

// values is a number of values in words.
func values(n int) engine.Text {
	if n == 1 {
		return engine.Text{"one value", "une valeur"}
	}
	return engine.Sayf("%d values", "%d valeurs", n)
}

// whole reads a whole number from least to most.
func (r *run) whole(what engine.Text, v lua.LValue, least, most int) int {
	n, ok := sandbox.Whole(v, int64(least), int64(most))
	if !ok {
		r.failf("%s is a whole number from %d to %d, and not %s", "%s est un nombre entier de %d à %d, et non %s", what,
			least, most, sandbox.Shown(v))
	}
	return int(n)
}

// yes reads true or false, or 1 or 0, which mean the same.
func (r *run) yes(what engine.Text, v lua.LValue) bool {
	if on, ok := v.(lua.LBool); ok {
		return bool(on)
	}
	n, ok := sandbox.Whole(v, 0, 1)
	if !ok {
		r.failf("%s is true or false, and not %s", "%s est true ou false, et non %s", what, sandbox.Shown(v))
	}
	return n == 1
}

// field is a named value of a table: hand = { … }.
type field struct {
	name  string
	value lua.LValue
}

// read gives what a table holds: its list, and its named values in the order of their names. Places left out in the
// list are errors.
func (r *run) read(what engine.Text, t *lua.LTable) (list []lua.LValue, named []field) {
	list, others := sandbox.Fields(r.L, t)
	for _, f := range others {
		switch key := f.Key.(type) {
		case lua.LString:
			named = append(named, field{string(key), f.Value})
		case lua.LNumber:
			r.nth(t, int(key))
			r.failf("%s has something at the place %s, but nothing at the place %d",
				"%s a quelque chose à la place %s, mais rien à la place %d",
				what, sandbox.Shown(key), len(list)+1)
		default:
			r.failf("%s has %s for a name", "%s a %s pour nom", what, sandbox.Shown(key))
		}
	}
	return list, named
}

// list gives the values of a table that is a list and nothing else: { "Punch", "Kick" }.
func (r *run) list(what engine.Text, t *lua.LTable) []lua.LValue {
	list, named := r.read(what, t)
	for f := range r.fields(t, named) {
		r.failf("%s has no %q", "%s n'a pas de %q", what, clip(f.name))
	}
	return list
}

// texts gives the texts of a list, at most maxCards.
func (r *run) texts(word string, v lua.LValue) []string {
	t, ok := v.(*lua.LTable)
	if one, name := v.(lua.LString); name {
		r.fail(failure(`behind %s stands a list, also of one: { %q }`,
			`derrière %s se met une liste, même d'un seul : { %q }`, word, clip(string(one))))
	}
	if !ok {
		r.failf(`behind %s stands a list: { "…", "…" }`, `derrière %s se met une liste : { "…", "…" }`, word)
	}
	list := r.list(engine.Sayf("the list of %s", "la liste de %s", word), t)
	if len(list) > maxCards {
		r.failf("%s: more than %d texts in one list", "%s : plus de %d textes dans une liste", word, maxCards)
	}
	out := make([]string, len(list))
	for i, v := range items(r, t, list) {
		s, ok := v.(lua.LString)
		if !ok {
			r.failf("%s is a list of texts, and %s is none", "%s est une liste de textes, et %s n'en est pas un", word,
				sandbox.Shown(v))
		}
		out[i] = string(s)
	}
	return out
}

// bilingual reads { en = …, fr = … }, and what stands beside them for those who speak another language.
// how is how the word is written before it: the question of the header is a label, the ruling a word.
func (r *run) bilingual(word, how string, v lua.LValue) engine.Text {
	t, ok := v.(*lua.LTable)
	if !ok {
		r.failf(`%s is said in both languages: %s { en = "…", fr = "…" }`,
			`%s se dit dans les deux langues : %s { en = "…", fr = "…" }`, word, how)
	}
	list, named := r.read(same(word), t)
	if len(list) > 0 {
		r.nth(t, 1)
		r.failf("%s is said in en and fr, and %s is neither",
			"%s se dit dans les deux langues, sous en et sous fr, et %s n'est ni l'un ni l'autre", word,
			sandbox.Shown(list[0]))
	}
	if len(named) == 0 {
		r.namesNothing(word)
	}
	var out engine.Text
	for f := range r.fields(t, named) {
		s, ok := f.value.(lua.LString)
		switch l, spoken := engine.LangOf(f.name); {
		case !language.IsCode(f.name):
			r.failf("%s has no %q: it is said in en and fr", "%s n'a pas de %q : cela se dit sous en et sous fr", word,
				clip(f.name))
		case ok && strings.TrimSpace(string(s)) == "":
			r.failf("%s.%s is empty", "%s.%s est vide", word, f.name)
		case !ok:
			r.failf("%s.%s is a text, and not %s", "%s.%s est un texte, et non %s", word, f.name,
				sandbox.Shown(f.value))
		default:
			text := strings.ReplaceAll(string(s), "\r\n", "\n")
			r.printable(same(word+"."+f.name), text, true)
			if spoken {
				out[l] = text
			}
		}
	}
	if out[engine.EN] == "" && out[engine.FR] == "" {
		r.failf("%s is said in neither en nor fr", "%s ne se dit ni sous en ni sous fr", word)
	}
	return out
}

// text is a word that a script gives; empty where it gives no text. It is cut where it is longer than any word.
func text(v lua.LValue) string {
	s, _ := v.(lua.LString)
	if len(s) > longestWord {
		return clip(string(s))
	}
	return string(s)
}

const longestWord = 200

// only reads a value for which there is one word: windows = "pass".
func (r *run) oneOf(what, word string, v lua.LValue, en, fr string) {
	if text(v) != word {
		r.failf("%s can only be %q: %s", "%s ne peut être que %q : %s", what, word, engine.Text{en, fr})
	}
}
