package ask_test

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine/games"
	"tablereferee/referee/ask"
)

// Of a message that asks several things, what is not answered is named as it was put, and what may be meant by it is
// offered first. One question with a case to it is answered as one.
func TestUnanswered(t *testing.T) {
	r := open(t)
	for _, c := range []struct {
		game, words string
		given       int
		unanswered  []string
	}{
		{"champions", "What is an obligation and who has to deal with it if its hero is not the one who drew it?", 1,
			[]string{"who has to deal with it if its hero is not the one who drew it?"}},
		{"champions", "c'est quoi une ressource libre, et est ce que Force compte pour deux quand on la défausse", 1,
			[]string{"est ce que Force compte pour deux quand on la défausse"}},
		{"forever-evil", "Two from a customer: who goes first, and do the players pick their big Super-Villain or is it dealt at random?",
			1, []string{"Two from a customer: who goes first"}},
		{"forever-evil", "C'est quoi un Lieu, et est-ce que je peux utiliser Happy Harbor le tour où je le pose ?", 1,
			[]string{"C'est quoi un Lieu"}},
		{"forever-evil", "does swamp thing go in my hand or discard pile when i beat him? and when does the next hero flip", 1,
			[]string{"does swamp thing go in my hand or discard pile when i beat him?"}},
		{"champions", "what is Guard? what is an obligation? what is Tough? what is Guard?", 2, []string{"what is Tough?"}},
		{"forever-evil", "c'est combien de coups de poing dans le deck de départ et on tire comment son gros vilain au hasard ou on choisit",
			2, nil},
		{"forever-evil", "do VP tokens count at the end and can i spend them", 1, []string{"can i spend them"}},
		{"forever-evil", "est-ce que les jetons PV comptent à la fin et est-ce que je peux les dépenser", 1,
			[]string{"est-ce que je peux les dépenser"}},
		{"champions", "c'est quoi les dégâts indirects et qui décide où ils vont", 1, nil},
		{"forever-evil", "que se passe-t-il quand la pile de Faiblesses est vide et qu'on doit en gagner une", 1, nil},
		{"forever-evil", "Si je contrôle déjà Happy Harbor et que j'achète Belle Reve, puis-je avoir ces deux Lieux en jeu en même temps ?",
			1, nil},
		{"forever-evil", "gained card goes where?? hand or discard, he put it straight in his hand bold as brass", 1, nil},
		{"champions", "when I draw a card and my deck is empty, what happens?", 1, nil},
	} {
		a, err := r.Ask(ask.Question{Words: c.words, Game: games.Find(c.game)})
		if err != nil {
			t.Fatal(err)
		}
		if len(a.Given) != c.given || !slices.Equal(a.Unanswered, c.unanswered) {
			t.Errorf("%q: %+v, unanswered %q", c.words, a.Given, a.Unanswered)
		}
		left := func(part string) bool { return slices.Contains(a.Unanswered, part) }
		weighed := a.Parts[:min(2, len(a.Parts))]
		if slices.ContainsFunc(weighed, left) && (len(a.Offers) == 0 || !left(a.Offers[0].Part)) {
			t.Errorf("%q: first is offered %+v", c.words, a.Offers)
		}
	}
}

// What nobody would repeat is named once, however often it is asked.
func TestUnansweredOnce(t *testing.T) {
	a, err := open(t).Ask(ask.Question{Words: strings.Repeat("what is Guard? what is an obligation? what is Tough? ", 30)})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"what is Tough?"}; !slices.Equal(a.Unanswered, want) {
		t.Errorf("%q, want %q", a.Unanswered, want)
	}
}

// A message of very many questions is cut into a few, the last of which is all that is left.
func TestPartsAreFew(t *testing.T) {
	words := ""
	for _, thing := range strings.Fields("Guard Tough Stunned Confused Overkill Surge Peril Retaliate Quickstrike") {
		words += "what is " + thing + "? "
	}
	a, err := open(t).Ask(ask.Question{Words: words, Game: games.Find("champions")})
	if err != nil {
		t.Fatal(err)
	}
	last := a.Parts[len(a.Parts)-1]
	if len(a.Parts) != 6 || !strings.HasPrefix(last, "what is Surge?") || !strings.HasSuffix(last, "what is Quickstrike?") ||
		!slices.Contains(a.Unanswered, last) {
		t.Errorf("%q, unanswered %q", a.Parts, a.Unanswered)
	}
}
