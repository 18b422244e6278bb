package champions

import (
	"slices"

	"tablereferee/engine"
)

// sightings are the ways in which a card turns up in a game. Events and treacheries are never in play, and an
// obligation is dealt with as it is revealed; what a player's card can do besides being played is to pay for others.
func (t *title) sightings() []engine.Sighting {
	own, table := engine.Players, engine.Tables
	return []engine.Sighting{
		{ID: "in_play", Name: engine.Text{"in play", "en jeu"},
			At: table(VillainZone, MainScheme, SideSchemes, Environments, Attachments) | own(Identity, InPlay, Engaged),
			Of: ofCharacter | ofScheme | typesOf(Support, Upgrade, Attachment, Environment)},
		{ID: "played", Name: engine.Text{"played", "jouée"}, Kinds: engine.KindsOf(PlayCard, PlayEvent),
			Of: ofDeck &^ typesOf(Resource)},
		{ID: "paid_with", Name: engine.Text{"to pay", "pour payer"}, Kinds: engine.KindsOf(PaysWith), Of: ofDeck,
			Spares: t.generatesNothing},
		{ID: "revealed", Name: engine.Text{"revealed", "révélée"}, Kinds: engine.KindsOf(Reveal, RevealedThere),
			Of: ofEncounter, Spares: t.laidOutFirst},
		{ID: "boost", Name: engine.Text{"boost", "boost"}, Kinds: engine.KindsOf(FlipBoost), Of: ofEncounter,
			Spares: t.laidOutFirst},
	}
}

// generatesNothing says of a card that nothing is paid with it.
func (t *title) generatesNothing(d engine.Def) bool { return t.box().Cards[d].Makes.total() == 0 }

// laidOutFirst says of a card that the set-up of a scenario puts it into play: it leaves the encounter deck unseen.
func (t *title) laidOutFirst(d engine.Def) bool {
	return slices.ContainsFunc(t.box().Cards, func(c Card) bool { return slices.Contains(c.Lays, d) })
}
