package foreverevil

import (
	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// vocabulary is what this game calls what all DC games have.
var vocabulary = db.Vocabulary{
	Kick: engine.Text{"Kick", "Coup de Pied"},
	Boss: engine.Text{"Super Hero", "Super-Héros"}, Bosses: engine.Text{"Super Heroes", "Super-Héros"},
	Character: engine.Text{"Super-Villain", "Super-Vilain"}, Characters: engine.Text{"Super-Villains", "Super-Vilains"},
	CharacterCard: engine.Text{"oversized Super-Villain", "Super-Vilain surdimensionné"},
	Lock:          engine.Text{"freeze", "geler"}, Unlock: engine.Text{"thaw", "dégeler"},
	Token:    engine.Text{"Frozen token", "jeton Gelé"},
	Unlocked: "thawed",
	Piles: map[engine.Zone]db.Pile{
		db.BossStack: {ID: "super_heroes", Name: engine.Text{"Super Hero stack", "paquet de Super-Héros"}, Article: "le"},
		db.TeamStack: {ID: "super_villains", Name: engine.Text{"Super-Villain stack", "paquet de Super-Vilains"}},
	},
}

// optDestroyVulnerability is the option of one card.
const optDestroyVulnerability = db.OwnOption

func options() []engine.Text {
	return []engine.Text{{"destroy a Vulnerability", "détruire une Vulnérabilité"}}
}

// taken are the card types of Element Woman.
const taken = db.Hero | db.Villain | db.Equipment | db.SuperPower
