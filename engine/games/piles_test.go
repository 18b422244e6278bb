package games

import (
	"slices"
	"testing"

	"tablereferee/engine"
)

// TestPilesHaveArticles: French tells the top of a pile with its article, "dessus de la pioche".
func TestPilesHaveArticles(t *testing.T) {
	for _, g := range All() {
		rules := g.Rules(g.Editions[0])
		for _, zones := range [...][]engine.ZoneInfo{rules.Shared, rules.PerPlayer} {
			for i := range zones {
				if z := &zones[i]; z.Piled && z.Article == "" {
					t.Errorf("%s: %s has no French article", g.ID, z.ID)
				}
			}
		}
	}
}

// TestTopsInFrench: of what may be bought, and of what is not on top, French tells the pile by its name and article.
func TestTopsInFrench(t *testing.T) {
	const forSale = "{card} n'est pas à vendre : seuls la réserve, "
	for id, all := range map[string][]string{
		"metal": {forSale + "la pile Surcharge et le dessus de la pile Super-Vilain le sont",
			"{card} n'est pas la carte visible du dessus de la pile Super-Vilain"},
		"forever-evil": {forSale + "la pile des Coups de Pied et le dessus du paquet de Super-Héros le sont",
			"{card} n'est pas la carte visible du dessus du paquet de Super-Héros"},
	} {
		g := Find(id)
		for _, want := range all {
			says := func(r engine.Text) bool { return r[engine.FR] == want }
			if !slices.ContainsFunc(g.Rules(g.Editions[0]).Reasons, says) {
				t.Errorf("%s says nowhere %q", id, want)
			}
		}
	}
}
