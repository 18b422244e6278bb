package ask

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// Whoever asks leave to do something hears nothing of it from a clause that tells of doing something else to the same
// thing: what becomes of the cards that were played before a Capture does not say whether a captured card is played.

// deeds are what a player does to a card or with it. One is not another, however alike two sentences are.
var deeds = strings.Fields("#play #buy #destroy #discard #draw #attack #thwart #defend #avoid")

// leave are the words by which somebody asks leave, before the verb of what is to be done.
var leave = [2][]string{
	engine.EN: pairs("can may could must should", "i we you"),
	engine.FR: slices.Concat(pairs("puis dois", "je"), pairs("peut doit", "on"), pairs("je on", "peux peut dois doit"),
		[]string{"droit de"}),
}

// between are words that stand between those and the verb.
var between = strings.Fields(`still also just really even only then always ever not encore aussi juste vraiment toujours
	y en le la les l`)

// helpers are the verbs that lead a participle which tells what happens.
var helpers = strings.Fields(`be been being is are was were gets get can may must cannot has have had
	est sont etre ete soit a ont avoir se s`)

// leaveAt gives the place of the verb that somebody asks leave for.
func leaveAt(r *lexicon.Reading) (verb int, found bool) {
	for i := 0; i+2 < len(r.Words); i++ {
		if !slices.Contains(leave[r.Lang], r.Words[i].Text+" "+r.Words[i+1].Text) {
			continue
		}
		verb = i + 2
		for verb < len(r.Words)-1 && slices.Contains(between, r.Words[verb].Text) {
			verb++
		}
		return verb, true
	}
	return 0, false
}

// leaveFor gives the deed that somebody asks leave for, empty where there is none.
func leaveFor(r *lexicon.Reading) string {
	verb, found := leaveAt(r)
	if !found {
		return ""
	}
	for _, t := range r.Terms {
		if t.Typed == r.Words[verb].Text && slices.Contains(deeds, t.Tokens[0]) {
			return t.Tokens[0]
		}
	}
	return ""
}

// tellsOther says whether a clause tells of deeds, and the one that somebody asks leave for is none of them.
func tellsOther(says *lexicon.Reading, deed string) bool {
	other := false
	for _, t := range says.Terms {
		if !slices.Contains(deeds, t.Tokens[0]) || !done(says, t.Typed) {
			continue
		}
		if t.Tokens[0] == deed {
			return false
		}
		other = true
	}
	return deed != "" && other
}

// done says whether a word stands in a text other than as what a thing has behind it: as in "the cards played".
func done(r *lexicon.Reading, word string) bool {
	for i := range r.Words {
		if r.Words[i].Text == word && !behind(r, i) {
			return true
		}
	}
	return false
}

// behind says whether a word is a participle that no verb leads.
func behind(r *lexicon.Reading, at int) bool {
	const near = 3
	ends := [2][]string{{"ed"}, {"es", "ee", "ees"}}[r.Lang]
	if !slices.ContainsFunc(ends, func(end string) bool { return strings.HasSuffix(r.Words[at].Text, end) }) {
		return false
	}
	leads := func(w lexicon.Word) bool { return slices.Contains(helpers, w.Text) }
	return !slices.ContainsFunc(r.Words[max(0, at-near):at], leads)
}
