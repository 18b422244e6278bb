// Package about says of clauses and cards in words what several who tell of them need.
package about

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// kinds are the kinds of clauses in words.
var kinds = map[string]engine.Text{
	"card": {"card", "carte"}, "card-clarification": {"card-clarification", "précision sur une carte"},
	"choice": {"choice", "choix"}, "component": {"component", "matériel"},
	"computation": {"computation", "calcul"}, "deck-construction": {"deck-construction", "construction du deck"},
	"definition": {"definition", "définition"}, "end": {"end", "fin de partie"}, "faq": {"faq", "question fréquente"},
	"golden-rule": {"golden-rule", "règle d'or"}, "procedure": {"procedure", "procédure"},
	"permission": {"permission", "permission"}, "reading": {"reading", "lecture"},
	"restriction": {"restriction", "restriction"}, "rule": {"rule", "règle"},
	"scoring": {"scoring", "décompte"}, "setup": {"setup", "mise en place"},
	"timing": {"timing", "moment"}, "turn": {"turn", "tour"}, "variant": {"variant", "variante"},
}

// Kind is a kind of clauses in words.
func Kind(kind string) engine.Text {
	if says, ok := kinds[kind]; ok {
		return says
	}
	return engine.Each(func(engine.Lang) string { return kind })
}

// Silent is what is said of an edition that does not speak of a clause.
var Silent = engine.Text{"(this edition is silent)", "(cette édition n'en dit rien)"}

// What is said of a clause that an edition has, or has not.
var (
	wordInForce    = engine.Text{"in force", "en vigueur"}
	wordNotInForce = engine.Text{"not in force", "pas en vigueur"}
)

// InEdition says in a few words what an edition of its game has of a clause.
func InEdition(c *engine.ClauseInfo, edition string) engine.Text {
	at := slices.Index(c.Editions(), edition)
	value, absent := c.In(edition)
	differs := c.Text().Differs
	switch {
	case absent || at < len(differs) && differs[at] == "":
		return Silent
	case at < len(differs):
		return asIs(differs[at])
	case c.IsNumber():
		return asIs(strconv.Itoa(value))
	case value != 0:
		return wordInForce
	}
	return wordNotInForce
}

// asIs is a text that no language says otherwise.
func asIs(s string) engine.Text { return engine.Each(func(engine.Lang) string { return s }) }

// FactLine is what is printed on a card, in one line.
func FactLine(g *engine.Game, d engine.Def, lang engine.Lang) string {
	var parts []string
	for i, f := range g.Facts(d) {
		part := f.Name.In(lang) + " " + f.Value.In(lang)
		switch {
		case i == 0:
			part = f.Value.In(lang) // its type, which needs no name
		case f.Value[engine.EN] == "yes":
			part = f.Name.In(lang) // that it stands here says yes
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, "; ")
}

// testCard is what is said of a card that is no printed one.
var testCard = engine.Text{"no printed card: it shows a clause that no printed card shows",
	"aucune carte imprimée : elle montre une clause qu'aucune carte imprimée ne montre"}

// Notes are what a reader must know of a card besides what is printed on it.
func Notes(g *engine.Game, d engine.Def) []engine.Text {
	r := g.Rules(g.Editions[0])
	if r.Cards[d].Test {
		return []engine.Text{testCard}
	}
	var out []engine.Text
	for _, n := range g.Notes {
		if r.CopiesClause(d).Has(n.About) {
			out = append(out, n.Says)
		}
	}
	return out
}
