package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// typeNames are the card types, a row for each, as engine.CardInfo.Type counts them.
var typeNames = [...]engine.Text{
	Hero: {"hero", "héros"}, AlterEgo: {"alter ego", "alter ego"}, Ally: {"ally", "allié"},
	Event: {"event", "événement"}, Resource: {"resource", "ressource"},
	Support: {"support", "soutien"}, Upgrade: {"upgrade", "amélioration"}, Villain: {"villain", "méchant"},
	Minion:         {"minion", "sbire"},
	MainSchemeCard: {"main scheme", "manigance principale"}, SideScheme: {"side scheme", "manigance annexe"},
	Treachery:  {"treachery", "traîtrise"},
	Attachment: {"attachment", "attachement"}, Environment: {"environment", "environnement"},
	Obligation: {"obligation", "obligation"},
}

// typesOf makes a set of card types.
func typesOf(types ...Type) engine.CardTypes {
	var s engine.CardTypes
	for _, t := range types {
		s |= engine.TypesOf(int(t))
	}
	return s
}

var (
	ofDeck      = typesOf(Ally, Event, Resource, Support, Upgrade) // a player's deck
	ofEncounter = typesOf(Minion, SideScheme, Treachery, Attachment, Environment, Obligation)
	ofIdentity  = typesOf(Hero, AlterEgo)
	ofMinion    = typesOf(Minion) // and a Drone, see guise
	ofEnemy     = typesOf(Villain) | ofMinion
	ofFriend    = ofIdentity | typesOf(Ally)
	ofCharacter = ofFriend | ofEnemy
	ofScheme    = typesOf(MainSchemeCard, SideScheme)
)

// guise gives Minion for the cards of players' decks where a card may lie face down as a Drone
// (mc.scenario-card.figure-ultron-drones): where one does, or a card of a set that makes Drones takes part, or one that
// changes what a card is.
func (k *Box) guise(t *engine.Table, d engine.Def) engine.CardTypes {
	if ofDeck&engine.TypesOf(int(k.Cards[d].Type)) == 0 {
		return 0
	}
	for c := engine.CardID(1); int(c) <= t.CardCount(); c++ {
		if x := &k.Cards[t.Def(c)]; t.In(c) != engine.Box && (t.Flag(c, FaceDown) || x.MakesDrones ||
			x.Cite.Has(book.CardTypesChangeType)) {
			return typesOf(Minion)
		}
	}
	return 0
}
