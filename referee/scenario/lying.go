package scenario

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// Where a card lies that was asked about in another place.

// elsewhereLies gives the first place besides one in which a card of that name lies, and the card: one that fits, where there is one. Piles that the
// rules alone take care of do not count. Nothing is found of a name that no card has.
func (r *run) elsewhereLies(name string, but engine.Zone, fits func(c engine.CardID) bool) (z engine.Zone, card engine.CardID) {
	name, _, _ = strings.Cut(name, "#")
	if r.rules.FindCard(name) == 0 {
		return 0, 0
	}
	for at := engine.Zone(1); int(at) < r.m.ZoneCount(); at++ {
		if at == but || r.m.Info(at).Inner {
			continue
		}
		for c := range r.m.Cards(at) {
			d := r.m.Def(c)
			back := r.rules.Cards[d].Back
			if !r.rules.Means(d, name) && (back == 0 || !r.rules.Means(back, name)) {
				continue
			}
			if fits(c) {
				return at, c
			}
			if card == 0 {
				z, card = at, c
			}
		}
	}
	return z, card
}

// liesIn is the hint where a card lies that does not lie in a place; empty where it lies nowhere.
func (r *run) liesIn(name string, but engine.Zone) engine.Text {
	z, card := r.elsewhereLies(name, but, func(engine.CardID) bool { return true })
	if card == 0 {
		return engine.Text{}
	}
	return engine.Sayf("it lies elsewhere (%s):  %s", "elle est ailleurs (%s) :  %s", r.zoneName(z), r.placeWord(z))
}

// measuredIn is the hint where a card lies that has a number which was asked for in another place; empty where it lies nowhere.
func (r *run) measuredIn(name string, but engine.Zone, k *measure) engine.Text {
	has := func(c engine.CardID) bool { return k.lacks == nil || k.lacks(r.m, c) == 0 }
	z, card := r.elsewhereLies(name, but, has)
	if card == 0 {
		return engine.Text{}
	}
	if !has(card) {
		return r.liesIn(name, but)
	}
	return engine.Sayf("it lies elsewhere (%s):  %s", "elle est ailleurs (%s) :  %s", r.zoneName(z), r.measuring(z, k, r.shownAs(card, name)))
}

// shownAs is the name of a card as a script may say it: that by which it was called, where the face that shows is called so.
func (r *run) shownAs(c engine.CardID, called string) string {
	if called != "" && r.rules.Means(r.m.Def(c), called) {
		return called
	}
	return r.rules.Cards[r.m.Def(c)].Name[engine.EN]
}

// measuring is how a script asks for a number of a card: ann.identity:damage "Spider-Man".
func (r *run) measuring(z engine.Zone, k *measure, name string) string {
	return r.placeWord(z) + ":" + k.word + " " + strconv.Quote(name)
}

// ofCard is the hint for a number of cards that is asked of a player: it is asked of the place, with the name of the card. The one that is most
// likely meant is what the player is.
func (r *run) ofCard(word string, p engine.Player) engine.Text {
	i := slices.IndexFunc(r.measures(), func(m measure) bool { return m.word == word })
	if i < 0 {
		return engine.Text{}
	}
	k, place := &r.measures()[i], r.variable(p)+".in_play:"+word+` "…"`
	if r.started() == nil && k.lacks != nil {
		first := true
		for z := engine.Zone(1); int(z) < r.m.ZoneCount(); z++ {
			if r.m.Owner(z) != p || r.m.Info(z).Inner {
				continue
			}
			for c := range r.m.Cards(z) {
				if k.lacks(r.m, c) == 0 && (first || r.game.IsHead(r.m.Def(c))) {
					place, first = r.measuring(z, k, r.shownAs(c, "")), false
				}
			}
		}
	}
	return engine.Sayf("it is asked of the place where the card lies:  expect(%s)", "il se demande du lieu où est la carte :  expect(%s)", place)
}
