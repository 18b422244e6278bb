package table

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// A new game begins with its set-up. Where something lies already play begins behind it, unless it is said to begin
// there. Of a game whose set-up has no steps all that is asked in it is asked in any case.

// setUpShown has the set-up of a game played, with all that is asked in it.
const setUpShown = `set_up = "shown"`

// NewGame has the set-up of the game played where nothing lies that it would have laid. Call it when all is said.
func (d *Draft) NewGame() {
	if d.begins || !d.nothingLies() {
		return
	}
	d.begins = true
	if d.firstOfSetUp() >= 0 {
		d.header = append(d.header, label{text: setUpShown, of: -1})
	}
}

// firstOfSetUp is the first step of the set-up, -1 where it has no steps.
func (d *Draft) firstOfSetUp() int {
	return slices.IndexFunc(d.rules.Steps, func(s engine.Step) bool { return s.SetUp })
}

// Begins says whether play begins with the set-up of the game.
func (d *Draft) Begins() bool { return d.begins }

// fromSetUp has play begin with the set-up, whatever lies there already.
func (d *Draft) fromSetUp(w *PlaceWord, at int) error {
	if first := d.firstOfSetUp(); at != first {
		return mistake("a set-up is played from its beginning: say %q",
			"une mise en place se joue depuis le début : dites %q", d.rules.Steps[first].Name)
	}
	d.known++
	if err := d.once(d.called(w)); err != nil {
		return err
	}
	d.begins = true
	d.header = append(d.header, label{text: setUpShown, of: len(d.said) - 1})
	return nil
}

// nothingLies says whether of all that may be said only that is said which is settled before a game is set up: against
// what it is played, who begins, who somebody is and with which deck.
func (d *Draft) nothingLies() bool {
	if len(d.stacks)+len(d.places) > 0 {
		return false
	}
	for i := range d.header {
		if l := &d.header[i]; l.of >= 0 && !d.settled(l) {
			return false
		}
	}
	for i := range d.seats {
		for j := range d.seats[i].labels {
			if l := &d.seats[i].labels[j]; !strings.HasPrefix(l.text, deckList+" = ") && !d.isWho(l) {
				return false
			}
		}
	}
	return true
}

// settled says whether a label of the header is settled before a game is set up.
func (d *Draft) settled(l *label) bool {
	word, _, _ := strings.Cut(l.text, " = ")
	_, option := d.game.SetupWords()[word]
	return option || word == "first" || word == against
}

// isWho says whether a label of a player only says who that is, as a game begins.
func (d *Draft) isWho(l *label) bool {
	if l.cards == nil {
		return strings.HasPrefix(l.text, character+" = ")
	}
	if d.game.Decks == nil || len(l.cards) != 1 || len(l.cards[0].on) > 0 {
		return false
	}
	name, err := strconv.Unquote(l.cards[0].text)
	c := d.rules.FindCard(name)
	return err == nil && c != 0 && d.game.IsHead(c) && d.game.Decks.Begins(c) == c
}
