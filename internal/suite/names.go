package suite

import (
	"bytes"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// Names says whether the log of a case names a card of one of some ids: in what was set up, in what happened, or as
// somebody's character. A card that only lies in a deck is not named, nor one that nobody gets to see.
func (c *Case) Names(ids map[string]bool) bool {
	if c.Result == nil || c.Result.Log == nil {
		return false
	}
	l := c.Result.Log
	if l.Begun == nil {
		return false
	}
	var text []byte
	is := func(cards ...engine.CardID) bool {
		for _, card := range cards {
			// a card that came into being during play is no card of a box
			if card == 0 || int(card) > l.Begun.CardCount() || !ids[l.Rules.Cards[l.Begun.Def(card)].ID] {
				continue
			}
			if text == nil {
				text = log.Text(l, engine.EN)
			}
			if bytes.Contains(text, []byte(l.Rules.Cards[l.Begun.Def(card)].Name[engine.EN])) {
				return true
			}
		}
		return false
	}
	if is(l.Heads...) {
		return true
	}
	for i := range l.Given {
		if is(l.Given[i].Cards...) {
			return true
		}
	}
	for i := range l.Events {
		if e := &l.Events[i]; is(e.Card, e.Source, e.Target) {
			return true
		}
	}
	return false
}
