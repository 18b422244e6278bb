package champions

import (
	"slices"

	"tablereferee/engine"
)

// Verbs.
const (
	VerbPlay engine.Verb = engine.FirstVerb + iota
	VerbAttack
	VerbThwart
	VerbRecover
	VerbFlip
	VerbDefend
	VerbPay
	VerbAsk
	VerbEnd
	VerbDiscard
	verbCount
)

// verbs are the words of what players do, a row for each: of what it is said, and of what it never is.
func verbs() []engine.VerbInfo {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	own := engine.Players(Identity, InPlay)
	strikers, others := typesOf(Hero, Ally), ^(ofIdentity | typesOf(Ally))
	rows := [verbCount]engine.VerbInfo{
		engine.VerbUse: {Word: "uses", Says: t("uses {x}", "utilise {x}"), Of: engine.OfCards, Turn: true,
			Next: own | engine.Tables(VillainZone, MainScheme, SideSchemes, Environments, Attachments)},
		VerbPlay: {Word: "plays", Says: t("plays {x}", "joue {x}"), Of: engine.OfCards, Turn: true,
			Cards: typesOf(Ally, Event, Support, Upgrade), From: engine.Players(Hand),
			Never: ^(ofDeck | typesOf(Obligation))},
		VerbAttack: {Word: "attacks_with", Says: t("attacks with {x}", "attaque avec {x}"), Of: engine.OfCards,
			Turn: true, Own: true, Cards: strikers, Never: others, Next: own,
			Behind: t("behind attacks_with stands who attacks; which enemy is attacked is chosen on the next line",
				"derrière attacks_with vient qui attaque ; l'ennemi attaqué se choisit à la ligne suivante")},
		VerbThwart: {Word: "thwarts_with", Says: t("thwarts with {x}", "contre avec {x}"), Of: engine.OfCards,
			Turn: true, Own: true, Cards: strikers, Never: others, Next: own,
			Behind: t("behind thwarts_with stands who thwarts; which scheme is thwarted is chosen on the next line",
				"derrière thwarts_with vient qui contre ; la manigance se choisit à la ligne suivante")},
		VerbRecover: {Word: "recovers", Says: t("recovers", "récupère"), Turn: true},
		VerbFlip:    {Word: "changes_form", Says: t("changes form", "change de forme"), Turn: true},
		VerbDefend: {Word: "defends_with", Says: t("defends with {x}", "défend avec {x}"), Of: engine.OfCards,
			Own: true, Cards: strikers, Never: others, From: own,
			Behind: t("behind defends_with stands who defends", "derrière defends_with vient qui défend")},
		VerbPay: {Word: "pays_with", Says: t("pays with {x}", "paie avec {x}"), Of: engine.OfCards, More: true,
			Cards: ofDeck, Never: ^ofDeck, From: engine.Players(Hand)},
		VerbAsk: {Word: "asks", Says: t("asks {x} to act", "demande à {x} d'agir"), Of: engine.OfPlayers, Turn: true},
		VerbEnd: {Word: "ends_turn", Says: t("ends the turn", "termine son tour"), Turn: true, Ends: true},
		VerbDiscard: {Word: "discards", Says: t("discards {x}", "défausse {x}"), Of: engine.OfCards,
			Cards: ofDeck | ofEncounter, Never: ^(ofDeck | ofEncounter)},
	}
	return rows[:]
}

// able says whether a card has an ability that a player uses: one that acts by itself is not used.
func (k *Box) able(v engine.Verb, d engine.Def) bool {
	return v != engine.VerbUse || k.Cards[d].Unknown ||
		slices.ContainsFunc(k.Cards[d].Abilities, func(a Ability) bool { return !a.Forced && a.Moment != Delayed })
}

// waits says whether a card is played, or used, only when its moment comes: it has nothing but interrupts, responses
// and resource abilities.
func (k *Box) waits(v engine.Verb, d engine.Def) bool {
	c := &k.Cards[d]
	if c.Unknown || v == VerbPlay && c.Type != Event || v != VerbPlay && v != engine.VerbUse ||
		!k.able(engine.VerbUse, d) {
		return false
	}
	return !slices.ContainsFunc(c.Abilities, func(a Ability) bool { return a.Moment == Action })
}
