package deckbuilder

import "tablereferee/engine"

// The card types as an event is about them: a card of the stacks is of the type that its stack is.
const (
	typeStarter = iota
	typeHero
	typeVillain
	typeSuperPower
	typeEquipment
	typeLocation
	typeKick
	typeWeakness
	typeBoss
	typeCharacter
	typeAside

	// TypeCharacter, TypeKick and TypeBoss are those of characters, of what is always for sale and of bosses, for the
	// events of one game.
	TypeCharacter, TypeKick, TypeBoss = typeCharacter, typeKick, typeBoss
)

// CardTypes declares them.
func (v *Vocabulary) CardTypes() []engine.Text {
	return []engine.Text{
		typeStarter: {"starting card", "carte de départ"}, typeHero: {"Hero", "Héros"},
		typeVillain:    {"Villain", "Vilain"},
		typeSuperPower: {"Super Power", "Super-Pouvoir"}, typeEquipment: {"Equipment", "Équipement"},
		typeLocation: {"Location", "Lieu"},
		typeKick:     v.Kick, typeWeakness: {"Weakness", "Faiblesse"},
		typeBoss:      v.say("{boss} of the stack", "{boss} du paquet"),
		typeCharacter: {"character", "personnage"},
		typeAside:     {"card beside the table", "carte à côté de la table"},
	}
}

// cardType is the type of a card.
func (c *Card) cardType() int {
	switch c.Sort {
	case StartCard:
		return typeStarter
	case KickCard:
		return typeKick
	case WeaknessCard:
		return typeWeakness
	case BossCard:
		return typeBoss
	case CharacterCard:
		return typeCharacter
	case AsideCard:
		return typeAside
	}
	for t, is := range [...]Types{typeHero: Hero, typeVillain: Villain, typeSuperPower: SuperPower,
		typeEquipment: Equipment, typeLocation: Location} {
		if c.Types&is != 0 {
			return t
		}
	}
	return typeStarter
}

// Defending are the types of the cards that can have a Defense.
const Defending = engine.CardTypes(1<<typeHero | 1<<typeVillain | 1<<typeSuperPower | 1<<typeEquipment |
	1<<typeLocation | 1<<typeKick | 1<<typeBoss)
