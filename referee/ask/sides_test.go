package ask

import (
	"maps"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask/corpus"
)

func TestWaysOf(t *testing.T) {
	x := corpus.Lexicon(games.Find("champions"))
	x.Seal()
	for _, c := range []struct {
		lang  engine.Lang
		words string
		want  []way
	}{
		{engine.EN, "can i attack the villain in alter ego form", []way{toThem}},
		{engine.EN, "can my alter-ego attack the villain", []way{toThem}},
		{engine.EN, "I end the round as Carol Danvers. Does Rhino attack me?", []way{toUs}},
		{engine.EN, "when the villain attacks my ally", []way{toUs}},
		{engine.EN, "my hero is attacked by a minion", []way{toUs}},
		{engine.EN, "my hero takes damage", []way{toUs}},
		{engine.EN, "a confused hero thwarts", []way{toUs}},
		{engine.EN, "the attack of a minion", []way{toUs}},
		{engine.EN, "an attack is made", nil},
		{engine.EN, "If that player is in alter-ego form, the villain schemes instead.", []way{toUs}},
		{engine.EN, "does my hero get confused when i confuse rhino", []way{toUs, toThem}},
		{engine.EN, "Against one in alter-ego form it schemes.", nil},
		{engine.FR, "puis-je attaquer le méchant en alter ego", []way{toThem}},
		{engine.FR, "le méchant peut-il attaquer mon allié", []way{toUs}},
		{engine.FR, "mon allié sonné défend", []way{toUs}},
		{engine.FR, "mon héros est attaqué par un sbire", []way{toUs}},
		{engine.FR, "l'attaque du méchant", []way{toUs}},
		{engine.FR, "mon adversaire évite l'attaque", nil},
		{engine.FR, "mon héros subit des dégâts", []way{toUs}},
	} {
		r := x.Hear(c.words, &c.lang)
		var got []way
		ways := waysOf(&r)
		for _, verb := range slices.Sorted(maps.Keys(ways)) {
			got = append(got, ways[verb]...)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, want %v", c.words, got, c.want)
		}
	}
}

func TestOfOthers(t *testing.T) {
	x := corpus.Lexicon(games.Find("champions"))
	x.Seal()
	for _, c := range []struct {
		lang        engine.Lang
		asked, says string
		want        bool
	}{
		{engine.EN, "what happens when my deck runs out", "When the encounter deck runs out, make a new deck.", true},
		{engine.EN, "what happens when my deck runs out", "The deck of a player that runs out is made anew.", false},
		{engine.EN, "is my deck shuffled", "Are the encounter deck and my deck shuffled?", false},
		{engine.EN, "is the deck shuffled", "The encounter deck is shuffled.", false},
		{engine.EN, "what happens when my deck runs out", "The slots cannot all be refilled.", true},
		{engine.EN, "what happens when my deck runs out", "Whoever cannot draw shuffles.", false},
		{engine.EN, "where is my discard pile", "The encounter discard pile lies beside.", true},
		{engine.FR, "mon deck est vide", "Le deck Rencontre est vide.", true},
		{engine.FR, "mon deck est vide", "Le deck du méchant est vide.", true},
		{engine.FR, "mon deck est vide", "Le deck d'un joueur est vide.", false},
	} {
		asked, says := x.Hear(c.asked, &c.lang), x.Hear(c.says, &c.lang)
		got := false
		for _, thing := range ownOf(&asked) {
			got = got || ofOthers(thing, &says)
		}
		if got != c.want {
			t.Errorf("%q, %q: %t", c.asked, c.says, got)
		}
	}
}
