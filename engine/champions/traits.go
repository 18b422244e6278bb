package champions

import "strings"

// Trait is a trait of a card; by itself it does nothing (mc.traits.no-effect).
type Trait uint8

// The traits of the core box.
const (
	Aerial Trait = iota
	Android
	Armor
	Assassin
	AttackTrait
	Attorney
	Avenger
	BlackPantherTrait
	Brute
	Condition
	Criminal
	Cyborg
	Defender
	DefenseTrait
	Drone
	Elite
	Gamma
	Genius
	HeroForHire
	Hydra
	Item
	King
	Kree
	Location
	MastersOfEvil
	Mercenary
	Persona
	SHIELD
	Skill
	Soldier
	Spy
	Superpower
	Tactic
	Tech
	ThwartTrait
	Wakanda
	Weapon
)

var traitNames = [...]string{"Aerial", "Android", "Armor", "Assassin", "Attack", "Attorney", "Avenger", "Black Panther", "Brute", "Condition", "Criminal", "Cyborg", "Defender", "Defense", "Drone", "Elite", "Gamma", "Genius", "Hero for Hire", "Hydra", "Item", "King", "Kree", "Location", "Masters of Evil", "Mercenary", "Persona", "S.H.I.E.L.D.", "Skill", "Soldier", "Spy", "Superpower", "Tactic", "Tech", "Thwart", "Wakanda", "Weapon"}

// Traits is a set of traits.
type Traits uint64

func traits(ts ...Trait) Traits {
	var out Traits
	for _, t := range ts {
		out |= 1 << t
	}
	return out
}

// Has says whether a trait is printed on a card.
func (t Traits) Has(x Trait) bool { return t>>x&1 != 0 }

// String names the traits as a card does.
func (t Traits) String() string {
	var out []string
	for x := range traitNames {
		if t.Has(Trait(x)) {
			out = append(out, traitNames[x])
		}
	}
	return strings.Join(out, ", ")
}
