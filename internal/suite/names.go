package suite

import "tablereferee/engine"

// Names says whether the log of a case names a card of one of some ids: in what was set up, in what happened, or as
// somebody's character. A card that only lies in a deck is not named.
func (c *Case) Names(ids map[string]bool) bool {
	if c.Result == nil || c.Result.Log == nil {
		return false
	}
	l := c.Result.Log
	if l.Begun == nil {
		return false
	}
	is := func(cards ...engine.CardID) bool {
		for _, card := range cards {
			// a card that came into being during play is no card of a box
			if card != 0 && int(card) <= l.Begun.CardCount() && ids[l.Rules.Cards[l.Begun.Def(card)].ID] {
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
