package champions

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// TestAnotherEdition: an edition more, and what a card says of it, are data of the book and of the cards.
func TestAnotherEdition(t *testing.T) {
	all, err := declarations()
	if err != nil {
		t.Fatal(err)
	}
	b := &engine.Book{Game: book.Rulebook.Game, Prefix: book.Rulebook.Prefix, Editions: []string{"fr", "second"},
		Written: strings.ReplaceAll(book.Rulebook.Written, "value=fr:3", "value=fr:3,second:3"),
		More:    func(b *engine.Book) { cardtext.CardClauses(b, b.Prefix+".card.", all) }}
	braces := func(name string, v cardtext.Value) *cardtext.Table {
		return &cardtext.Table{Keys: []cardtext.Key{{Name: name, Value: v}}}
	}
	changed := func(edition, key string, n int) func() ([]cardtext.Declared, error) {
		cards := slices.Clone(all)
		i := slices.IndexFunc(cards, func(d cardtext.Declared) bool { return d.Name == "Rhino I" })
		says := *cards[i].Says
		says.Keys = append(slices.Clone(says.Keys),
			cardtext.Key{Name: cardtext.KeyEditions, Value: braces(edition, braces(key, n))})
		cards[i].Says = &says
		return func() ([]cardtext.Declared, error) { return cards, nil }
	}
	g := newTitle(b, changed("second", "atk", 7)).game()
	if err := g.Complete(); err != nil || !slices.Equal(g.Editions, b.Editions) {
		t.Fatalf("editions %q: %v", g.Editions, err)
	}
	for edition, want := range map[string]int{"fr": 2, "second": 7} {
		r := g.Rules(edition)
		m, err := g.Start(r, &engine.Setup{Seed: 1, Players: make([]engine.SeatSetup, 2)}, Sensible{})
		if err != nil {
			t.Fatal(err)
		}
		rhino := r.FindCard("Rhino I")
		if is := On(m).Box.Cards[rhino].ATK; r.Edition != edition || int(is) != want {
			t.Errorf("in edition %s (%s) Rhino I has ATK %d", edition, r.Edition, is)
		}
		if is := On(g.Resume(m.Table, Sensible{})).Box.Cards[rhino].ATK; int(is) != want {
			t.Errorf("in edition %s Rhino I has ATK %d when a match goes on", edition, is)
		}
		if facts := g.Facts(rhino); facts[len(facts)-1].Name[engine.EN] != "ATK, edition second" {
			t.Errorf("of Rhino I is said %v", facts)
		}
		m.Limit = 2000
		if err := m.Run(func() { g.Play(m) }); err != nil {
			t.Error(err)
		}
	}
	for want, declared := range map[string]func() ([]cardtext.Declared, error){
		"there is no edition secund; the editions of the game are fr, second; did you mean second?": changed("secund", "atk", 7),
		"type is the same in every edition; what may differ is cost,":                               changed("second", "type", 7),
	} {
		if _, err := newTitle(b, declared).readBoxes(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("told is %v", err)
		}
	}
}
