package champions

import (
	"slices"
	"strconv"

	"tablereferee/engine"
)

var aspectNames = map[Aspect]engine.Text{
	Encounter: {"encounter", "Rencontre"}, HeroCard: {"hero-specific", "spécifique au héros"},
	Aggression: {"Aggression", "Agressivité"}, Justice: {"Justice", "Justice"},
	Leadership: {"Leadership", "Commandement"}, Protection: {"Protection", "Protection"}, Basic: {"basic", "basique"},
}

// hitPoints is what the printed hit points of a card are called.
var hitPoints = engine.Text{"hit points", "points de vie"}

// facts is what is printed on a card.
func facts(k *Box, d engine.Def) []engine.Fact {
	if d == 0 || int(d) >= len(k.Cards) {
		return nil
	}
	c := &k.Cards[d]
	out := c.Origin.Facts(c.Anew)
	add := func(name, value engine.Text) { out = append(out, engine.Fact{Name: name, Value: value}) }
	number := func(en, fr string, n int8) {
		s := strconv.Itoa(int(n))
		if n == X {
			s = "X"
		}
		if n != Dash {
			add(engine.Text{en, fr}, engine.Text{s, s})
		}
	}
	some := func(en, fr string, n int8) {
		if n > 0 {
			number(en, fr, n)
		}
	}
	yes := func(is bool, en, fr string) {
		if is {
			add(engine.Text{en, fr}, engine.Text{"yes", "oui"})
		}
	}
	add(engine.Text{"type", "type"}, typeNames[c.Type])
	if c.Stage > 0 {
		number("stage", "stade", c.Stage)
	}
	add(engine.Text{"classification", "classification"}, aspectNames[c.Aspect])
	if len(c.TraitNames) > 0 {
		all := make([]engine.Text, len(c.TraitNames))
		for i, trait := range c.TraitNames {
			all[i] = engine.Text{trait, trait}
		}
		add(engine.Text{"traits", "traits"}, engine.Join(all, engine.Commas))
	}
	if c.Subtitle != "" {
		add(engine.Text{"subtitle", "sous-titre"}, engine.Text{c.Subtitle, c.Subtitle})
	}
	yes(c.Unique, "unique", "unique")
	number("cost", "coût", c.Cost)
	for i, n := range [...]engine.Text{{"energy resources", "ressources énergie"},
		{"mental resources", "ressources mentales"}, {"physical resources", "ressources physiques"},
		{"wild resources", "ressources libres"}} {
		some(n[engine.EN], n[engine.FR], c.Makes[i])
	}
	number("THW", "CTR", c.THW)
	number("ATK", "ATQ", c.ATK)
	number("DEF", "DEF", c.DEF)
	number("REC", "REC", c.REC)
	number("SCH", "MNG", c.SCH)
	if c.HP > 0 {
		s := strconv.Itoa(int(c.HP))
		t := engine.Text{s, s}
		if c.PerPlayer {
			t = engine.Sayf("%s per player", "%s par joueur", s)
		}
		add(hitPoints, t)
	}
	some("hand size", "taille de main", c.HandSize)
	threat := func(en, fr string, t Threat) {
		v := engine.Sayf("%d per player", "%d par joueur", t.N)
		if t.Fixed {
			v = engine.Text{strconv.Itoa(int(t.N)), strconv.Itoa(int(t.N))}
		}
		add(engine.Text{en, fr}, v)
	}
	if c.Type == SideScheme || c.Type == MainSchemeCard && c.Threshold.N > 0 {
		threat("starting threat", "menace initiale", c.Start)
	}
	if c.Threshold.N > 0 {
		threat("threshold", "seuil de menace", c.Threshold)
		threat("acceleration", "accélération", c.Escalation)
	}
	some("crisis icons", "icônes de crise", c.Crisis)
	some("hazard icons", "icônes d'aléas", c.Hazard)
	some("acceleration icons", "icônes d'accélération", c.Acceleration)
	some("boost icons", "icônes boost", c.Boost)
	yes(c.Star, "boost ability", "capacité boost")
	if !c.Test && c.Copies > 0 { // a face has none of its own
		s := strconv.Itoa(c.Copies)
		add(engine.Text{"copies", "exemplaires"}, engine.Text{s, s})
	}
	if c.Code != "" {
		add(engine.Text{"collection number", "numéro de collection"}, engine.Text{c.Code, c.Code})
	}
	yes(c.Unknown, engine.Undefined[engine.EN], engine.Undefined[engine.FR])
	return out
}

// keywordMarks are the marks that the rulebook calls keywords.
var keywordMarks = []string{"guard", "surge", "peril", "toughness", "quickstrike", "restricted", "overkill"}

// keywordsOf gives the keywords that a card has.
func keywordsOf(k *Box, d engine.Def) []engine.Text {
	if d == 0 || int(d) >= len(k.Cards) {
		return nil
	}
	c := &k.Cards[d]
	var out []engine.Text
	for _, mark := range marks {
		if slices.Contains(keywordMarks, mark.key) && *mark.is(c) {
			out = append(out, saysMarks[mark.key])
		}
	}
	if c.Retaliate > 0 {
		out = append(out, engine.Text{"Retaliate", "Riposte"})
	}
	if c.Uses > 0 {
		out = append(out, engine.Text{"Uses", "Utilisations"})
	}
	return out
}
