package foreverevil

import (
	"strconv"
	"strings"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

var typeNames = [...]engine.Text{
	{"Starter", "Base"}, {"Hero", "Héros"}, {"Villain", "Vilain"}, {"Super Power", "Super-Pouvoir"}, {"Equipment", "Équipement"}, {"Location", "Lieu"},
}

var sortNames = map[db.Sort]engine.Text{
	db.MainCard: {"main deck", "deck commun"}, db.StartCard: {"starting deck", "deck de départ"}, db.KickCard: {"Kick stack", "pile des Coups de Pied"},
	db.WeaknessCard: {"Weakness stack", "pile des Faiblesses"}, db.BossCard: {"Super Hero stack", "paquet de Super-Héros"},
	db.CharacterCard: {"oversized Super-Villain", "Super-Vilain surdimensionné"},
}

// typeList names a set of card types.
func typeList(t db.Types) engine.Text {
	var en, fr []string
	for i, n := range typeNames {
		if t>>i&1 != 0 {
			en, fr = append(en, n[engine.EN]), append(fr, n[engine.FR])
		}
	}
	if len(en) == 0 {
		return engine.Text{"none", "aucun"}
	}
	return engine.Text{strings.Join(en, ", "), strings.Join(fr, ", ")}
}

// facts is what is printed on a card.
func facts(d engine.Def) []engine.Fact {
	if d == 0 || int(d) >= len(kit().Cards) {
		return nil
	}
	c := &kit().Cards[d]
	var out []engine.Fact
	add := func(name, value engine.Text) { out = append(out, engine.Fact{Name: name, Value: value}) }
	number := func(n int) engine.Text { s := strconv.Itoa(n); return engine.Text{s, s} }
	yes := engine.Text{"yes", "oui"}
	if c.Sort != db.CharacterCard {
		add(engine.Text{"types", "types"}, typeList(c.Types))
		if c.Owned != 0 {
			add(engine.Text{"types while a player owns or plays it", "types tant qu'un joueur la possède ou la joue"}, typeList(c.Types|c.Owned))
		}
	}
	if !c.Test {
		add(engine.Text{"part of the box", "partie de la boîte"}, sortNames[c.Sort])
	}
	if c.Sort != db.CharacterCard {
		add(engine.Text{"cost", "coût"}, number(c.Cost))
		if c.StarVP != nil {
			add(engine.Text{"VP", "PV"}, engine.Text{"variable, counted at the end of the game", "variables, comptés en fin de partie"})
		} else {
			add(engine.Text{"VP", "PV"}, number(c.VP))
		}
	}
	add(engine.Text{"copies", "exemplaires"}, number(c.Copies))
	for _, x := range [...]struct {
		is   bool
		name engine.Text
	}{
		{c.Defense != nil, engine.Text{"Defense", "Défense"}},
		{c.Appear != nil, engine.Text{"First Appearance Attack", "Attaque de Révélation"}},
		{c.Stays, engine.Text{"stays in play", "reste en jeu"}},
		{c.Outside, engine.Text{"promo, not in the box", "promo, hors de la boîte"}},
		{c.Unknown, engine.Text{"effect not defined", "effet non défini"}},
	} {
		if x.is {
			add(x.name, yes)
		}
	}
	return out
}
