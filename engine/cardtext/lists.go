package cardtext

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// WordList is some of the words of card files, with what they are.
type WordList struct {
	Name  engine.Text
	Words []string // as they are written: draw(how many)

	Within bool // they stand in braces or quotes only
	Shared bool // every game has them

	Takes map[string]EventKeys // of events: what may be asked of one, by its word
	Marks map[string][]string  // of verbs: what else may be said of the deed in braces, by the word as it is shown
}

// Lists gives the words that may stand in the card files of a game, for a reader.
func (w *Vocabulary) Lists() []WordList {
	list := func(en, fr string, words []string) WordList {
		words = slices.DeleteFunc(slices.Clone(words), func(word string) bool {
			head, _, _ := strings.Cut(word, "(")
			return word == "" || w.Without[head] != engine.Text{}
		})
		slices.Sort(words)
		return WordList{Name: engine.Text{en, fr}, Words: slices.Compact(words)}
	}
	var verbs, places, keys, amounts, conds, cards []string
	for i := range w.Verbs {
		verbs = append(verbs, w.Verbs[i].shows()[engine.EN])
	}
	for i := range w.Places {
		places = append(places, w.Places[i].Word)
	}
	for i := range w.Keys {
		keys = append(keys, w.Keys[i].Word)
	}
	for i := range w.Amounts {
		amounts = append(amounts, w.Amounts[i].Word)
	}
	for i := range w.Conds {
		conds = append(conds, w.Conds[i].Word)
	}
	for i := range w.Cards {
		cards = append(cards, w.Cards[i].Word)
	}
	var shared, partly []string
	for _, word := range grammar {
		own, has := w.grants(word)
		if word == "native" || !has { // that one names a function of the program
			continue
		}
		if own {
			if f, ok := forms[word]; ok && f.shows != "" {
				word = f.shows
			}
			partly = append(partly, word)
			continue
		}
		if f, ok := forms[word]; ok && f.shows != "" {
			word = f.shows
		}
		shared = append(shared, word)
	}
	for _, word := range suffixes {
		if own, has := w.grants(word); own && has {
			partly = append(partly, ":"+word)
		} else if has {
			shared = append(shared, ":"+word)
		}
	}
	within := func(l WordList) WordList { l.Within = true; return l }
	out := []WordList{
		list("verbs", "verbes", verbs),
		list("abilities", "capacités", w.Heads),
		list("what an ability waits for", "ce qu'une capacité attend", w.Events),
		list("places", "endroits", places),
		within(list("what a card is, in quotes", "ce qu'est une carte, entre guillemets", w.Classes)),
		within(list("what may be asked of a card", "ce qui se demande d'une carte", keys)),
		list("cards by a word", "cartes par un mot", cards),
		list("numbers", "nombres", amounts),
		list("conditions", "conditions", conds),
		within(list("values that change", "valeurs qui changent", w.Stats)),
		list("further words", "autres mots", partly),
		list("of all games", "de tous les jeux", shared),
	}
	for i := range out {
		if out[i].Name[engine.EN] == "what an ability waits for" {
			out[i].Takes = w.asked()
		}
		if out[i].Name[engine.EN] == "verbs" {
			out[i].Marks = map[string][]string{}
			for v := range w.Verbs {
				out[i].Marks[w.Verbs[v].shows()[engine.EN]] = w.Verbs[v].Marks
			}
		}
	}
	out[len(out)-1].Shared = true
	return out
}

// asked gives what may be asked of each event in its braces.
func (w *Vocabulary) asked() map[string]EventKeys {
	out := map[string]EventKeys{}
	for i := range w.Waits {
		if i < len(w.Events) {
			out[w.Events[i]] = w.Waits[i]
		}
	}
	return out
}

// grants says of a word of the grammar whether it is one that not every game has, and whether this one has it.
func (w *Vocabulary) grants(word string) (own, has bool) {
	if who, ok := whos[word]; ok {
		own = slices.Contains([]Who{Attacker, OneFoe, EachFoe, Owner, FirstPlayer, EngagedPlayer}, who)
		return own, w.Players == nil || slices.Contains(w.Players, who)
	}
	if verb, ok := sometimes[word]; ok {
		return true, w.Sentences == nil || slices.Contains(w.Sentences, verb)
	}
	if how := selectors[word]; how == Random || how == Picked || how == OneTo || how == OneOfEach {
		return true, slices.ContainsFunc(w.Verbs, func(v VerbWord) bool { return slices.Contains(v.Hows, how) })
	}
	if word == "the" || word == "as" {
		return true, !w.Unnamed
	}
	return false, true
}

// sometimes are the sentences of the grammar that not every game has, with a number that goes with one of them.
var sometimes = map[string]Verb{"nothing": Nothing, "for_each": ForEach, "over_the_turn": Lasts, "this_turn": ForEach}
