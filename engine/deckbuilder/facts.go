package deckbuilder

import (
	"strconv"

	"tablereferee/engine"
)

var typeNames = [...]engine.Text{
	{"Starter", "Base"}, {"Hero", "Héros"}, {"Villain", "Vilain"}, {"Super Power", "Super-Pouvoir"},
	{"Equipment", "Équipement"}, {"Location", "Lieu"},
}

// part names the part of the box to which a card belongs.
func (v *Vocabulary) part(s Sort) engine.Text {
	return [...]engine.Text{
		MainCard: v.pile(MainDeck), StartCard: {"starting deck", "deck de départ"}, KickCard: v.pile(KickStack),
		WeaknessCard: v.pile(WeaknessStack), BossCard: v.pile(BossStack), CharacterCard: v.CharacterCard,
		AsideCard: {"beside the table", "à côté de la table"},
	}[s]
}

// TypeList names a set of card types.
func TypeList(t Types) engine.Text {
	var all []engine.Text
	for i, name := range typeNames {
		if t>>i&1 != 0 {
			all = append(all, name)
		}
	}
	if len(all) == 0 {
		return engine.Text{"none", "aucun"}
	}
	return engine.Join(all, engine.Commas)
}

// Facts is what is printed on a card.
func (k *Parts) Facts(d engine.Def) []engine.Fact {
	if d == 0 || int(d) >= len(k.Cards) {
		return nil
	}
	c := &k.Cards[d]
	out := c.Origin.Facts(c.Anew)
	add := func(name, value engine.Text) { out = append(out, engine.Fact{Name: name, Value: value}) }
	number := func(n int) engine.Text { s := strconv.Itoa(n); return engine.Text{s, s} }
	yes := engine.Text{"yes", "oui"}
	if c.Sort != CharacterCard {
		add(engine.Text{"types", "types"}, TypeList(c.Types))
		for i, sub := range k.Subtypes {
			if c.Types&(Subtype<<i) != 0 {
				add(engine.Text{"subtype", "sous-type"}, sub)
			}
		}
		if c.Owned != 0 {
			add(engine.Text{"types while a player owns or plays it", "types tant qu'un joueur la possède ou la joue"},
				TypeList(c.Types|c.Owned))
		}
	}
	if !c.Test {
		add(engine.Text{"part of the box", "partie de la boîte"}, k.Vocabulary.part(c.Sort))
	}
	if c.Sort != CharacterCard || c.Cost > 0 {
		add(engine.Text{"cost", "coût"}, number(c.Cost))
		if c.Stars != nil {
			add(engine.Text{"VP", "PV"}, engine.Text{"variable, counted at the end of the game",
				"variables, comptés en fin de partie"})
		} else if c.Sort != CharacterCard || c.VP > 0 {
			add(engine.Text{"VP", "PV"}, number(c.VP))
		}
	}
	if n := number(c.Copies); c.Provisional {
		add(engine.Text{"copies", "exemplaires"}, engine.Sayf("%s (a guess: how many the box holds is not known)",
			"%s (supposé : on ne sait pas combien la boîte en contient)", n))
	} else {
		add(engine.Text{"copies", "exemplaires"}, n)
	}
	for _, x := range [...]struct {
		is   bool
		name engine.Text
	}{
		{c.Defense != nil, engine.Text{"Defense", "Défense"}},
		{len(c.Appear) > 0, engine.Text{"First Appearance Attack", "Attaque de Révélation"}},
		{len(c.Reward) > 0, engine.Text{"Reward", "Récompense"}},
		{c.Stays, engine.Text{"stays in play", "reste en jeu"}},
		{c.Outside, engine.Text{"promo, not in the box", "promo, hors de la boîte"}},
		{c.Unknown, engine.Undefined},
	} {
		if x.is {
			add(x.name, yes)
		}
	}
	return out
}
