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
	{"forever-evil", `type = "Equipment", cost = 1,
		play = when(own_turn){ when(carried){ draw(1) } }:otherwise{ power(2) }`,
		"If it is your turn, if another card has taken this text, draw 1 card. Otherwise, gain 2 Power.",
		"Si c'est votre tour, si une autre carte a pris ce texte, piochez 1 carte. Sinon, gagnez 2 points de Puissance."},
	{"forever-evil", `type = "Equipment", cost = 1,
		play = when(own_turn){ when(carried){ draw(1) }:otherwise{ power(2) } }`,
		"If it is your turn, (if another card has taken this text, draw 1 card; otherwise, gain 2 Power).",
		"Si c'est votre tour, (si une autre carte a pris ce texte, piochez 1 carte ; sinon, gagnez 2 points de Puissance)."},
	{"forever-evil", `type = "Equipment", cost = 1, play = { destroy(one{ hand }):as "a",
		destroy(one{ discard_pile }):as "b",
		power(printed("cost", the "a")), tokens(printed("cost", the "b")) }`,
		"Destroy a card from your hand. Destroy a card from your discard pile. Gain Power equal to the cost of the destroyed card (1). " +
			"Gain VP equal to the cost of the destroyed card (2).",
		"Détruisez une carte de votre main. Détruisez une carte de votre défausse. Gagnez des points de Puissance, en nombre égal au coût de " +
			"la carte détruite (1). Gagnez des PV, en nombre égal au coût de la carte détruite (2)."},
	{"forever-evil", `type = "Equipment", cost = 1, play = power(whether(no(either(own_turn, carried)), 3, 2))`,
		"Gain 2 Power (3 if it is not your turn and it is this card's own text).",
		"Gagnez 2 points de Puissance (3 si ce n'est pas votre tour et c'est le texte de la carte elle-même)."},
	{"forever-evil", `type = "Equipment", cost = 1, play = attack(each_foe){ foe:discard(up_to(2){ foe.hand,
		no_type = { "Hero", "Equipment" } }):otherwise{ foe:gain_weakness(2) } }`,
		"Attack each foe: (that foe discards up to 2 cards from their hand other than an Equipment or a Hero; if they do not, that foe gains 2 Weaknesses).",
		"Attaquez chaque adversaire : (cet adversaire défausse jusqu'à 2 cartes de sa main autres qu'un Équipement ou un Héros ; si ce n'est pas fait, " +
			"cet adversaire gagne 2 Faiblesses)."},
	{"forever-evil", `type = "Hero", play = { discard(up_to(2){ hand }), when(those:is{ type = "Hero" }){ power(1) },
		draw(1) }`,
		"Discard up to 2 cards from your hand. If each of those cards is a Hero, gain 1 Power. Draw 1 card.",
		"Défaussez jusqu'à 2 cartes de votre main. Si chacune de ces cartes est un Héros, gagnez 1 point de Puissance. Piochez 1 carte."},
	{"forever-evil", `type = "Hero", play = { put(exactly(2){ discard_pile }, top(deck)):as "put",
		when(no(the "put":is{ type = { "Hero", "Villain" }, name = "Punch" })){ power(1) } }`,
		"Put 2 cards from your discard pile on top of your deck. If one of the moved cards is not named Punch or is not a " +
			"Hero or a Villain, gain 1 Power.",
		"Mettez 2 cartes de votre défausse sur votre pioche. Si l'une des cartes déplacées ne se nomme pas Coup de " +
			"Poing ou n'est pas un Héros ou un Vilain, gagnez 1 point de Puissance."},
	{"forever-evil", `type = "Hero", play = attack(each_foe){ foe:discard(one{ foe.hand }) }:so{ power(that_many),
		draw(2 * that_many) }:otherwise{ draw(1) }`,
		"Attack each foe: that foe discards a card from their hand. If a foe did not avoid the Attack, gain 1 Power for each foe who did " +
			"not avoid the Attack and draw 2 cards for each foe who did not avoid the Attack. If every foe avoided the Attack, draw 1 card.",
		"Attaquez chaque adversaire : cet adversaire défausse une carte de sa main. Si un adversaire n'a pas évité l'Attaque, gagnez 1 " +
			"point de Puissance pour chaque adversaire n'ayant pas évité l'Attaque et piochez 2 cartes pour chaque adversaire n'ayant pas " +
			"évité l'Attaque. Si chaque adversaire a évité l'Attaque, piochez 1 carte."},
	{"forever-evil", `type = "Hero", play = attack(one_foe){ steal(1,
		foe):otherwise{ draw(1) } }:so{ power(1) }:otherwise{ draw(2) }`,
		"Attack a foe of your choice: (steal 1 VP from that foe; if you cannot, draw 1 card). If that foe did not avoid the Attack, gain 1 " +
			"Power. If that foe avoided the Attack, draw 2 cards.",
		"Attaquez un adversaire de votre choix : (volez 1 PV à cet adversaire ; si c'est impossible, piochez 1 carte). Si cet adversaire " +
			"n'a pas évité l'Attaque, gagnez 1 point de Puissance. Si cet adversaire a évité l'Attaque, piochez 2 cartes."},
	{"forever-evil", `type = "Hero", play = { attack(each_foe){ foe:gain_weakness(1) }, when(at_least(2,
		that_many)){ draw(1) },
		discard(exactly(2){ hand }), power(that_many) }`,
		"Attack each foe: that foe gains 1 Weakness. If the number of foes who did not avoid the Attack is at least 2, draw 1 card. Discard 2 " +
			"cards from your hand. Gain that much Power.",
		"Attaquez chaque adversaire : cet adversaire gagne 1 Faiblesse. Si le nombre d'adversaires n'ayant pas évité l'Attaque vaut au " +
			"moins 2, piochez 1 carte. Défaussez 2 cartes de votre main. Gagnez autant de points de Puissance."},
	{"forever-evil", `type = "Location", stays = true, after(attacks{}){ power(that_many) },
		after(gains_tokens{}){ draw(that_many) }`,
		"Ongoing: stays in play.\nAfter you make an Attack: gain 1 Power for each foe who did not avoid the Attack.\n" +
			"After you gain VP: draw 1 card for each VP gained.",
		"Permanent : reste en jeu.\nAprès avoir fait une Attaque : gagnez 1 point de Puissance pour chaque adversaire n'ayant pas " +
			"évité l'Attaque.\nAprès avoir gagné des PV : piochez 1 carte pour chaque PV gagné."},
	{"forever-evil", `type = "Hero", play = { draw(2), power(that_many), power(5 - whether(own_turn, 2, 0)),
		reveal(top(deck)):so{ pass(it, you) } }`,
		"Draw 2 cards. Gain that much Power. Gain Power equal to 5 minus (2 if it is your turn, otherwise 0). Reveal the top card of your " +
			"deck. If you do, pass that card into your own discard pile.",
		"Piochez 2 cartes. Gagnez autant de points de Puissance. Gagnez des points de Puissance, en nombre égal à 5 moins (2 si c'est votre " +
			"tour, sinon 0). Révélez la première carte de votre pioche. Si c'est fait, passez cette carte dans votre propre défausse."},
	{"forever-evil", `type = "Location", stays = true, instead(buys{}){ discard(exactly(2){ hand }), redirect(hand),
		tokens(printed("cost", it)) }`,
		"Ongoing: stays in play.\nWhen you would buy a card: discard 2 cards from your hand. Put the card bought into your hand instead. " +
			"Gain VP equal to the cost of that card.",
		"Permanent : reste en jeu.\nQuand vous allez acheter une carte : défaussez 2 cartes de votre main. Mettez plutôt la carte achetée " +
			"dans votre main. Gagnez des PV, en nombre égal au coût de cette carte."},
	{"forever-evil", `type = "Hero", play = { power(count{ discard_pile, of_earlier_turns = true }),
		attack(one_foe){ tokens(count{ foe.discard_pile, of_earlier_turns = true }), foe:discard(one{ foe.hand,
			of_earlier_turns = true }) } }`,
		"Gain 1 Power for each card in your discard pile that came to you before this turn. Attack a foe of your choice: gain 1 VP for each " +
			"card in that foe's discard pile that came to that foe before this turn and that foe discards a card from their hand that came to " +
			"them before this turn.",
		"Gagnez 1 point de Puissance pour chaque carte reçue par vous avant ce tour de votre défausse. Attaquez un adversaire de votre choix : " +
			"gagnez 1 PV pour chaque carte reçue par cet adversaire avant ce tour de la défausse de cet adversaire et cet adversaire défausse une carte reçue " +
			"par lui avant ce tour de sa main."},
	{"champions", `type = "event", cost = 1, aspect = "justice", action{ form = "hero",
		choose_one{ remove_threat(2, one{ "scheme" }), draw(count{ "ally", exhausted = true }) } }`,
		"Hero Action: choose one: remove 2 threat from a scheme; or draw 1 card for each ally in play that is exhausted.",
		"Action de héros : choisissez : retirez 2 menaces d'une manigance ; ou piochez 1 carte pour chaque allié incliné en jeu."},
	{"champions", `type = "upgrade", cost = 1, aspect = "justice", gets{ atk = -1, thw = 2 * count{ "side scheme" },
		to = your_hero }`,
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
