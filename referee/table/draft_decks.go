package table

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// deckList is the label of a player's deck in a script.
const deckList = "deck_list"

// DeckList gives a player a deck of their own, the first player where none is named. It is read by a function that is
// told whose deck it is, zero where nothing has said so, and gives whose it is and its cards. Said is what messages
// call it.
func (d *Draft) DeckList(player, said string,
	read func(r *engine.Rules, head engine.Def) (engine.Def, []engine.Def, error)) error {
	d.said = append(d.said, saying{deckList, said})
	if d.game.Decks == nil {
		return mistake("in %s nobody builds a deck", "dans %s, personne ne construit de deck", d.game.ID)
	}
	if player == "" {
		player = somebody[0]
		if len(d.seats) > 0 {
			player = d.seats[0].name
		}
	}
	p, err := d.seat(player)
	if err != nil {
		return err
	}
	d.known++
	s := &d.seats[p]
	before := slices.IndexFunc(s.labels, func(l label) bool { return strings.HasPrefix(l.text, character+" = ") })
	head := engine.Def(0)
	if before >= 0 {
		name, _ := strconv.Unquote(strings.TrimPrefix(s.labels[before].text, character+" = "))
		head = d.rules.FindCard(name)
	}
	head, cards, err := read(d.rules, head)
	if err != nil {
		return err
	}
	if err := d.once(engine.Sayf("the deck of %s", "le deck de %s", s.name)); err != nil {
		return err
	}
	of := len(d.said) - 1
	if before < 0 {
		begins := d.rules.Cards[d.game.Decks.Begins(head)].Name[engine.EN]
		s.labels = append(s.labels, label{text: character + " = " + strconv.Quote(begins), of: of})
	}
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = strconv.Quote(d.rules.Cards[c].Name[engine.EN])
	}
	s.labels = append(s.labels, label{text: deckList + " = { " + strings.Join(names, ", ") + " }", of: of})
	return nil
}
