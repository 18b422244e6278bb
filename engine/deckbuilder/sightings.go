package deckbuilder

import "tablereferee/engine"

// sightings are the ways in which a card turns up in a game. Bosses that go elsewhere than into a deck when they are
// defeated are never played.
func (k *Parts) sightings() []engine.Sighting {
	hers, table := engine.Players, engine.Tables
	bought := engine.TypesOf(typeHero, typeVillain, typeSuperPower, typeEquipment, typeLocation)
	boss := engine.TypesOf(typeBoss)
	gained := bought | boss | engine.TypesOf(typeKick, typeWeakness)
	played := gained | engine.TypesOf(typeStarter)
	if k.Defeated != 0 {
		played &^= boss
	}
	return []engine.Sighting{
		{ID: "in_play", Name: engine.Text{"in play", "en jeu"}, At: hers(Character, InPlay, OnCharacter),
			Of: played | engine.TypesOf(typeCharacter)},
		{ID: "played", Name: engine.Text{"played", "jouée"}, Kinds: engine.KindsOf(Play), Of: played},
		{ID: "line_up", Name: k.Vocabulary.pile(LineUp), At: table(LineUp), Of: bought},
		{ID: "gained", Name: engine.Text{"gained", "gagnée"}, Kinds: engine.KindsOf(Bought, Gain, Defeat), Of: gained},
		{ID: "face_up", Name: engine.Text{"face up", "face visible"}, Kinds: engine.KindsOf(Flip), Of: boss},
	}
}
