package dbtest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
)

// CardFacts holds the facts of the printed cards of a game against a table: a line for each sort of cards and each
// type,
// with the name, the cost and the VP of each card.
func CardFacts(t *testing.T, title *deckbuilder.Title, table string) {
	t.Helper()
	types := title.Parts.Vocabulary.CardTypes()
	rules := title.WithCards()
	kinds := map[string][]string{}
	var order []string
	game := title.Game()
	r := game.Rules(game.Editions[0])
	for d := 1; d < len(rules.Cards); d++ {
		c := &rules.Cards[d]
		if c.Test {
			continue
		}
		name := types[r.Cards[d].Type][engine.EN]
		if c.Types&^deckbuilder.AllTypes != 0 {
			name += " with a subtype"
		}
		if !slices.Contains(order, name) {
			order = append(order, name)
		}
		kinds[name] = append(kinds[name], fmt.Sprintf("%s %d %d", c.Name[engine.EN], c.Cost, c.VP))
	}
	var b strings.Builder
	for _, name := range order {
		slices.Sort(kinds[name])
		fmt.Fprintf(&b, "%s: %s\n", name, strings.Join(kinds[name], ", "))
	}
	if got, want := strings.TrimSpace(b.String()), strings.Join(strings.Fields(table), " "); strings.Join(
		strings.Fields(got), " ") != want {
		t.Errorf("the cards are\n%s", got)
	}
}
