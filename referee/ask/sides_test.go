package ask

import (
	"maps"
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask/lexicon"
)

// champions gives the words of that game, and who stands on which side.
func champions(t *testing.T) (*lexicon.Lexicon, *cast) {
	g := games.Find("champions")
	r, err := Of(t.Context(), []*engine.Game{g})
	if err != nil {
		t.Fatal(err)
	}
	x, err := r.Index(g)
	if err != nil {
		t.Fatal(err)
	}
	return x.Lexicon(), r.cast(g, x)
}

func TestWaysOf(t *testing.T) {
	x, who := champions(t)
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

		// Whoever is named has the side of his card.
		{engine.EN, "may Peter Parker attack Rhino in alter ego form", []way{toThem}},
		{engine.EN, "does Klaw attack Nick Fury", []way{toUs}},
		{engine.EN, "is Black Cat attacked by Ultron", []way{toUs}},
		{engine.EN, "can Hulk attack", []way{toThem}},
		{engine.EN, "Whiplash attacks", []way{toUs}},
		{engine.FR, "Tony Stark peut-il attaquer Rhino", []way{toThem}},
		{engine.FR, "Ultron attaque-t-il Nick Fury", []way{toUs}},
		{engine.FR, "Klaw peut-il attaquer", []way{toUs}},

		// Somebody who plays is on our side, whoever it is.
		{engine.EN, "can one attack the villain in alter ego form", []way{toThem}},
		{engine.EN, "if somebody attacks a minion", []way{toThem}},
		{engine.EN, "does the villain attack someone in alter ego form", []way{toUs}},
		{engine.EN, "can anybody attack", []way{toThem}},
		{engine.EN, "may Dan attack Rhino", []way{toThem}},
		{engine.EN, "does the villain make one attack", []way{toUs}},
		{engine.EN, "one minion attacks", []way{toUs}},
		{engine.EN, "when one of the minions attacks", []way{toUs}},
		{engine.FR, "peut-on attaquer le méchant en alter ego", []way{toThem}},
		{engine.FR, "est-ce qu'on peut attaquer un sbire", []way{toThem}},
		{engine.FR, "pouvons-nous attaquer le méchant", []way{toThem}},
		{engine.FR, "tu attaques le méchant", []way{toThem}},
		{engine.FR, "le méchant nous attaque", []way{toUs}},
		{engine.FR, "quand le sbire vous attaque", []way{toUs}},
		{engine.FR, "vous attaquez le méchant", []way{toThem}},
		{engine.FR, "le méchant me sonne", []way{toUs}},
		{engine.EN, "the villain deals me damage", []way{toUs}},
		{engine.EN, "can a minion that attacks me be stunned", []way{toUs, toThem}},

		// A participle before somebody, and a clause behind him, say what he does.
		{engine.EN, "an attacking villain", []way{toUs}},
		{engine.EN, "my attacking ally", []way{toThem}},
		{engine.EN, "the attacking minion", []way{toUs}},
		{engine.EN, "her attacking hero", []way{toThem}},
		{engine.EN, "what happens by attacking Rhino", []way{toThem}},
		{engine.EN, "a minion who attacks", []way{toUs}},
		{engine.EN, "an ally which attacks", []way{toThem}},
		{engine.FR, "un sbire attaquant", []way{toUs}},
		{engine.FR, "mon allié attaquant", []way{toThem}},
		{engine.FR, "en attaquant le méchant", []way{toThem}},
		{engine.FR, "un allié qui attaque", []way{toThem}},
		{engine.FR, "le sbire qui attaque", []way{toUs}},

		// Whoever is named behind the damage deals it, or takes it, by what he does.
		{engine.EN, "how much damage do I deal", []way{toThem}},
		{engine.EN, "how much damage does my ally deal", []way{toThem}},
		{engine.EN, "how much damage does Rhino do", []way{toUs}},
		{engine.EN, "how much damage does my hero take", []way{toUs}},
		{engine.EN, "how much damage do I deal to the villain", []way{toThem}},
		{engine.EN, "how much damage does the villain take", []way{toThem}},
		{engine.EN, "the damage I deal", []way{toThem}},
		{engine.EN, "the damage that the villain deals", []way{toUs}},
		{engine.EN, "is the damage my ally takes kept", []way{toUs}},
		{engine.EN, "damage is dealt to my hero", []way{toUs}},
		{engine.EN, "how much damage can be dealt", nil},
		{engine.FR, "combien de dégâts mon héros inflige", []way{toThem}},
		{engine.FR, "combien de dégâts inflige le méchant", []way{toUs}},
		{engine.FR, "combien de dégâts prend mon héros", []way{toUs}},
		{engine.FR, "combien de dégâts est-ce que je fais", []way{toThem}},
		{engine.FR, "combien de dégâts le sbire subit-il", []way{toThem}},
		{engine.FR, "les dégâts infligés à mon héros", []way{toUs}},

		// Whose it is tells who does it; of two that may be meant, neither.
		{engine.EN, "is my attack over", []way{toThem}},
		{engine.EN, "his attack damages Rhino", []way{toThem, toThem}},
		{engine.EN, "Rhino attacks me as Peter Parker, does he hit or make his plot", []way{toUs}},
		{engine.EN, "defeating your opponent wins", []way{toThem}},
		{engine.EN, "captain marvel confused, thwart", []way{toUs}},
		{engine.EN, "I stunned Rhino", []way{toThem}},
		{engine.FR, "mon attaque est finie", []way{toThem}},
		{engine.FR, "rhino m'attaque alors que je suis en peter parker il tape ou il fait son plan", []way{toUs}},
		{engine.FR, "qu'appelle-t-on des dégâts indirects", nil},
		{engine.FR, "vaincre votre adversaire", []way{toThem}},
		{engine.FR, "après qu'il attaque on jette une carte", nil},
		{engine.EN, "when it attacks I draw", nil},

		// French words are French in whatever language they are heard.
		{engine.EN, "puis-je attaquer le méchant en alter ego", []way{toThem}},
		{engine.EN, "le méchant peut-il attaquer mon allié", []way{toUs}},
		{engine.FR, "can my ally attack the villain", []way{toThem}},
		{engine.FR, "does the villain attack me when I am in alter ego", []way{toUs}},
	} {
		heard := x.Hear(c.words, &c.lang)
		r := x.Own(&heard)
		var got []way
		ways := waysOf(r, who)
		for _, verb := range slices.Sorted(maps.Keys(ways)) {
			got = append(got, ways[verb]...)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, want %v", c.words, got, c.want)
		}
	}
}

func TestOfOthers(t *testing.T) {
	x, who := champions(t)
	const encounters, pioche = "When the encounter deck runs out, make a new deck.", "Le deck Rencontre est vide."
	for _, c := range []struct {
		lang        engine.Lang
		asked, says string
		want        bool
	}{
		{engine.EN, "what happens when my deck runs out", encounters, true},
		{engine.EN, "what happens when my deck runs out", "The deck of a player that runs out is made anew.", false},
		{engine.EN, "is my deck shuffled", "Are the encounter deck and my deck shuffled?", false},
		{engine.EN, "is the deck shuffled", "The encounter deck is shuffled.", false},
		{engine.EN, "what happens when my deck runs out", "The slots cannot all be refilled.", true},
		{engine.EN, "what happens when my deck runs out", "Whoever cannot draw shuffles.", false},
		{engine.EN, "where is my discard pile", "The encounter discard pile lies beside.", true},
		{engine.FR, "mon deck est vide", "Le deck Rencontre est vide.", true},
		{engine.FR, "mon deck est vide", "Le deck du méchant est vide.", true},
		{engine.FR, "mon deck est vide", "Le deck d'un joueur est vide.", false},

		// It is a player's, whoever says so of whom.
		{engine.EN, "what happens when your deck runs out", encounters, true},
		{engine.EN, "what happens when our deck runs out", encounters, true},
		{engine.EN, "what happens when her deck runs out", encounters, true},
		{engine.EN, "what happens when his deck runs out", encounters, true},
		{engine.EN, "if their deck is empty", encounters, true},
		{engine.EN, "what happens when Ann's deck runs out", encounters, true},
		{engine.EN, "Dan’s deck is empty", encounters, true},
		{engine.EN, "a player's deck is empty", encounters, true},
		{engine.EN, "when my hero's deck is empty", encounters, true},
		{engine.EN, "when Spider-Man's deck runs out", encounters, true},
		{engine.EN, "somebody's deck is empty", encounters, true},
		{engine.EN, "when the deck of Ann runs out", encounters, true},
		{engine.EN, "when the deck of a player runs out", encounters, true},
		{engine.EN, "is my own deck empty", encounters, true},
		{engine.EN, "what happens when you run out of cards in your deck", encounters, true},
		{engine.EN, "what happens when Ann's deck runs out", "The slots cannot all be refilled.", true},
		{engine.EN, "when Ann's deck runs out", "When your deck runs out, it is made anew.", false},
		{engine.EN, "when my deck runs out", "Ann's deck is empty: she shuffles.", false},
		{engine.FR, "que se passe-t-il quand ton deck est vide", pioche, true},
		{engine.FR, "votre deck est vide", pioche, true},
		{engine.FR, "notre deck est vide", pioche, true},
		{engine.FR, "si son deck est vide", pioche, true},
		{engine.FR, "leur deck est vide", pioche, true},
		{engine.FR, "quand le deck d'Ann est vide", pioche, true},
		{engine.FR, "le deck de Ben est vide", pioche, true},
		{engine.FR, "le deck d'un joueur est vide", pioche, true},
		{engine.FR, "le deck du joueur est vide", pioche, true},
		{engine.FR, "ma propre pioche est vide", pioche, true},
		{engine.FR, "la pioche de mon héros est vide", pioche, true},
		{engine.FR, "la pioche de Spider-Man est vide", pioche, true},
		{engine.FR, "mes cartes et mon deck", "Mon deck et le deck Rencontre sont vides.", false},

		// Of what is the villain's, or may be, nothing is said.
		{engine.EN, "the villain attacks and his deck runs out", encounters, false},
		{engine.EN, "when Rhino schemes and his deck is empty", encounters, false},
		{engine.EN, "the villain's deck runs out", encounters, false},
		{engine.EN, "when its deck runs out", encounters, false},
		{engine.EN, "the deck of the villain is empty", encounters, false},
		{engine.EN, "when the encounter deck is empty", encounters, false},
		{engine.FR, "le méchant attaque et son deck est vide", pioche, false},
		{engine.FR, "Klaw n'a plus de carte dans sa pioche", pioche, false},
		{engine.FR, "le deck du méchant est vide", pioche, false},

		// It is the other side's, told before or behind.
		{engine.EN, "my deck", "The deck of the villain is shuffled.", true},
		{engine.EN, "my discard pile", "The discard pile of the encounter deck is shuffled.", true},
		{engine.EN, "my deck", "Rhino's deck is shuffled.", true},
		{engine.EN, "my deck", "The villain draws from his deck.", true},
		{engine.EN, "my deck", "The player draws from his deck.", false},
		{engine.EN, "my draw pile is empty", encounters, true},
		{engine.FR, "ma défausse", "La défausse du deck Rencontre est mélangée.", true},
		{engine.FR, "ma pioche", "Le méchant pioche dans son deck.", true},
	} {
		asked, says := x.Hear(c.asked, &c.lang), x.Read(c.lang, lexicon.Plain(c.says))
		got := false
		for _, thing := range ownOf(&asked, who) {
			got = got || ofOthers(thing, &says, who)
		}
		if got != c.want {
			t.Errorf("%q, %q: %t", c.asked, c.says, got)
		}
	}
}
