package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// decked are the parts of the box whose cards lie in decks; of these all but the Weaknesses may have a type, and those
// that are always for sale need not.
var (
	decked = []string{piles[MainCard], piles[StartCard], piles[KickCard], piles[WeaknessCard], piles[BossCard]}
	typed  = []string{piles[MainCard], piles[StartCard], piles[KickCard], piles[BossCard]}
)

// printedKinds are the facts that the rules look at, by the part of the box: a character is never bought, played or
// scored. costedKinds are those of a game whose characters have a cost and VP all the same.
var printedKinds, costedKinds = kinds(typed, decked), kinds(
	append([]string{piles[CharacterCard]}, typed...), append([]string{piles[CharacterCard]}, decked...))

func kinds(costs, scores []string) cardtext.Kinds {
	mayBeUnknown := append([]string{piles[CharacterCard]}, decked...)
	return cardtext.Kinds{By: "pile",
		Of: map[string][]string{
			"type": typed, "subtype": typed, "owned": typed, "cost": costs, "stars": typed, "stays": typed,
			"carries": typed, "vp": scores, "leaves": decked, "rewarded_by": decked, "unknown": mayBeUnknown,
			"provisional": {piles[MainCard]}, "play": decked, "when_destroyed": decked, partDefense: decked,
			partGuard: decked, partAppearance: {piles[BossCard]}, partReward: {piles[BossCard]},
			"outside": {piles[MainCard], piles[CharacterCard]},
		}}
}

// readKind tells what cannot stand on a card of its part of the box, and what says nothing beside something else.
func readKind(f *cardtext.Facts, c *Card) {
	pile := piles[c.Sort]
	if has(f, "character_cost") {
		costedKinds.Fit(f, pile, false)
	} else {
		printedKinds.Fit(f, pile, false)
	}
	if slices.Contains(typed, pile) && c.Sort != KickCard && f.Get("type") == nil {
		f.Missing("type", nil)
	}
	if c.Sort == AsideCard && !has(f, "aside") {
		f.Fail("no card lies beside the table in this game: leave pile out",
			"aucune carte ne se trouve à côté de la table dans ce jeu : enlever pile")
	}
	if c.Sort == StartCard && f.Changes("copies") {
		f.Fail("the starting decks are made of as many as are printed: leave copies out",
			"les decks de départ sont faits d'autant d'exemplaires qu'il y en a d'imprimés : enlevez copies")
	}
	if c.Sort == StartCard && c.Origin == engine.Invented {
		f.Fail("the starting decks are those of the rulebook, and no other card comes into them: change a card that is in them, "+
			"or leave pile out",
			"les decks de départ sont ceux du livret, et aucune autre carte n'y entre : changer une carte qui s'y trouve, "+
				"ou enlever pile")
	}
	if (c.Types|c.Owned)&Location != 0 && !c.Stays && !c.Unknown {
		f.Fail("a Location stays in play: stays = true", "un Lieu reste en jeu : stays = true")
	}
	if c.Sort == KickCard && c.Origin == engine.Invented { // under others nobody could come by it, on top no Kick
		f.Fail("the Kick stack holds nothing but Kicks: leave pile out, and the card goes into the main deck",
			"la pile des Coups de Pied ne contient qu'eux : sans pile, la carte va dans le deck commun")
	}
	doesAsItSays(f, c)
	if c.Hook != 0 && c.Origin == engine.Invented {
		f.Fail("hook is said of printed cards: the rules of the game treat them apart",
			"hook se dit de cartes imprimées : les règles du jeu les traitent à part")
	}
	if c.Sort == CharacterCard {
		c.Walk(func(s *cardtext.Step) {
			if s.What != nil && s.What.How == cardtext.This && s.Verb != doShow {
				f.Fault(s.Line, "this card stays where it lies, and is none of a deck: nothing moves it",
					"cette carte reste où elle est, et n'est d'aucun deck : rien ne la déplace")
			}
		})
	}
	f.Clash("unknown", "play", "when_destroyed", partDefense, "native")
	f.Clash("stars", "vp")
	if c.Sort == StartCard { // a starting card that is inert scores nothing
		f.Clash("leaves", "vp")
	}
}

// doesAsItSays tells what a card says that nothing does: words without steps, or steps that never act. Of a card that
// was unknown, who has it may say that there is nothing else on it.
func doesAsItSays(f *cardtext.Facts, c *Card) {
	if c.Sort == AsideCard && c.Origin != engine.Printed && (c.Action != nil || len(c.Waits) > 0) {
		f.Fail("a card beside the table does what the rules say of it, and no text on it acts: leave it out",
			"une carte à côté de la table fait ce que les règles en disent, et aucun texte n'y agit : l'enlever")
	}
	nothingElse := f.Card.WasUnknown && f.Get("unknown") == false // who has the card says so
	if f.Get("says") != nil && !c.acts() && c.Sort != AsideCard && !nothingElse {
		if c.Sort == CharacterCard {
			f.Fail("it says something and does nothing: an ability is missing, such as after(ends{}){ draw(1) }",
				"elle dit quelque chose et ne fait rien : il manque une capacité, comme after(ends{}){ draw(1) }")
		} else {
			f.Fail("it says something and does nothing: what it does is missing, such as play = power(2); "+
				"if playing it does nothing, play = nothing()",
				"elle dit quelque chose et ne fait rien : il manque ce qu'elle fait, comme play = power(2) ; "+
					"si la jouer ne fait rien, play = nothing()")
		}
	}
}

// acts says whether the rules do anything of what a card says, or say themselves that they do nothing.
func (c *Card) acts() bool {
	return c.Unknown || c.Carries || c.Owned != 0 || c.Stars != nil || c.Defense != nil || c.Guard != nil ||
		c.Action != nil ||
		len(c.Text)+len(c.Appear)+len(c.Reward)+len(c.WhenDestroyed)+len(c.Waits)+len(c.natives) > 0
}
