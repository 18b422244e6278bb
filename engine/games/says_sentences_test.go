package games_test

import (
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// sentences are texts of cards of one's own, and what they say.
var sentences = []struct{ game, steps, en, fr string }{
	{"forever-evil", `type = "Equipment", cost = 1, play = when(own_turn){ draw(1), power(2) }`,
		"If it is your turn, draw 1 card and gain 2 Power.",
		"Si c'est votre tour, piochez 1 carte et gagnez 2 points de Puissance."},
	{"forever-evil", `type = "Equipment", cost = 1, play = { when(own_turn){ draw(1) }, power(2) }`,
		"If it is your turn, draw 1 card. Gain 2 Power.",
		"Si c'est votre tour, piochez 1 carte. Gagnez 2 points de Puissance."},
	{"forever-evil", `type = "Equipment", cost = 1, play = when(own_turn){ when(carried){ draw(1) }, power(2) }`,
		"If it is your turn, (if another card has taken this text, draw 1 card); gain 2 Power.",
		"Si c'est votre tour, (si une autre carte a pris ce texte, piochez 1 carte) ; gagnez 2 points de Puissance."},
	{"forever-evil", `type = "Equipment", cost = 1, play = when(own_turn){ when(carried){ draw(1), power(2) } }`,
		"If it is your turn, if another card has taken this text, draw 1 card and gain 2 Power.",
		"Si c'est votre tour, si une autre carte a pris ce texte, piochez 1 carte et gagnez 2 points de Puissance."},
	{"forever-evil", `type = "Equipment", cost = 1, play = when(own_turn){ when(carried){ draw(1) } }:otherwise{ power(2) }`,
		"If it is your turn, if another card has taken this text, draw 1 card. Otherwise, gain 2 Power.",
		"Si c'est votre tour, si une autre carte a pris ce texte, piochez 1 carte. Sinon, gagnez 2 points de Puissance."},
	{"forever-evil", `type = "Equipment", cost = 1, play = when(own_turn){ when(carried){ draw(1) }:otherwise{ power(2) } }`,
		"If it is your turn, (if another card has taken this text, draw 1 card; otherwise, gain 2 Power).",
		"Si c'est votre tour, (si une autre carte a pris ce texte, piochez 1 carte ; sinon, gagnez 2 points de Puissance)."},
	{"forever-evil", `type = "Equipment", cost = 1, play = { destroy(one{ hand }):as "a", destroy(one{ discard_pile }):as "b",
		power(printed("cost", the "a")), tokens(printed("cost", the "b")) }`,
		"Destroy a card from your hand. Destroy a card from your discard pile. Gain Power equal to the cost of the destroyed card (1). " +
			"Gain VP equal to the cost of the destroyed card (2).",
		"Détruisez une carte de votre main. Détruisez une carte de votre défausse. Gagnez des points de Puissance, en nombre égal au coût de " +
			"la carte détruite (1). Gagnez des PV, en nombre égal au coût de la carte détruite (2)."},
	{"forever-evil", `type = "Equipment", cost = 1, play = power(whether(no(either(own_turn, carried)), 3, 2))`,
		"Gain 2 Power (3 if it is not your turn and it is this card's own text).",
		"Gagnez 2 points de Puissance (3 si ce n'est pas votre tour et c'est le texte de la carte elle-même)."},
	{"forever-evil", `type = "Equipment", cost = 1, play = attack(each_foe){ foe:discard(up_to(2){ foe.hand, no_type = { "Hero", "Equipment" } }):otherwise{ foe:gain_weakness(2) } }`,
		"Attack each foe: (that foe discards up to 2 cards from their hand other than an Equipment or a Hero; if they do not, that foe gains 2 Weaknesses).",
		"Attaquez chaque adversaire : (cet adversaire défausse jusqu'à 2 cartes de sa main autres qu'un Équipement ou un Héros ; si ce n'est pas fait, " +
			"cet adversaire gagne 2 Faiblesses)."},
	{"champions", `type = "event", cost = 1, aspect = "justice", action{ form = "hero",
		choose_one{ remove_threat(2, one{ "scheme" }), draw(count{ "ally", exhausted = true }) } }`,
		"Hero Action: choose one: remove 2 threat from a scheme; or draw 1 card for each ally in play that is exhausted.",
		"Action de héros : choisissez : retirez 2 menaces d'une manigance ; ou piochez 1 carte pour chaque allié incliné en jeu."},
	{"champions", `type = "upgrade", cost = 1, aspect = "justice", gets{ atk = -1, thw = 2 * count{ "side scheme" }, to = your_hero }`,
		"Your hero gets -1 ATK, and +2 THW for each side scheme in play.",
		"Votre héros reçoit -1 ATQ, et +2 CTR pour chaque manigance annexe en jeu."},
}

// TestSentences reads cards of one's own, and tells them.
func TestSentences(t *testing.T) {
	for _, s := range sentences {
		g, err := games.Find(s.game).With([]engine.Source{{Name: "mine.lua", Text: `card "Mine" { ` + s.steps + ` }`}})
		if err != nil {
			t.Errorf("%s: %s", s.steps, engine.Tell(err, engine.EN))
			continue
		}
		parts := g.Says(engine.Def(len(g.Rules(g.Editions[0]).Cards) - 1))
		says := [2]string{}
		for l := range says {
			var all []string
			for _, part := range parts {
				all = append(all, part[l])
			}
			says[l] = strings.Join(all, "\n")
		}
		if says != [2]string{s.en, s.fr} {
			t.Errorf("%s\n says %s\n      %s\n not  %s\n      %s", s.steps, says[0], says[1], s.en, s.fr)
		}
	}
}
