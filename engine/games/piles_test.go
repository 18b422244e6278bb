package games

import (
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

// TestTopsInFrench: what is bought from a pile, and what an event tells of its top, is said with its article.
func TestTopsInFrench(t *testing.T) {
	for id, want := range map[string]string{
		"metal":        "{card} n'est pas à vendre : seuls la réserve, la pile Surcharge et le dessus de la pile Super-Vilain le sont",
		"forever-evil": "{card} n'est pas à vendre : seuls la réserve, la pile des Coups de Pied et le dessus du paquet de Super-Héros le sont",
	} {
		g := Find(id)
		found := false
		for _, r := range g.Rules(g.Editions[0]).Reasons {
			found = found || r[engine.FR] == want
		}
		if !found {
			t.Errorf("%s says nowhere %q", id, want)
		}
	}
}
