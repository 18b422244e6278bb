package champions

import (
	"cmp"
	"strings"

	"tablereferee/engine"
)

// locate finds the card an attempt most likely means.
func locate(m *engine.Match, a engine.Attempt, d engine.Def) engine.CardID {
	g := On(m)
	title := g.Box.Cards[d].title()
	// In each zone the very card that is named comes before others of its title.
	fits := [...]func(c engine.CardID) bool{
		func(c engine.CardID) bool { return g.Def(c) == d },
		func(c engine.CardID) bool { return g.Card(c).title() == title },
	}
	// Of several with one title, such as the stages of a villain, the one that is named is meant.
	if said, _, _ := strings.Cut(a.Name, "#"); said != "" && !g.Box.Cards[d].titled(said) {
		fits[1] = fits[0]
	}
	zones := []engine.Zone{}
	if a.Zone >= 0 {
		zones = append(zones, a.Zone)
	} else {
		own := func(k int) engine.Zone { return g.Zone(a.Player, k) }
		if a.Verb == VerbPlay || a.Verb == VerbPay || a.Verb == VerbDiscard {
			zones = append(zones, own(Hand))
		}
		zones = append(zones, own(InPlay), own(Identity), own(Hand))
		for z := VillainZone; z <= Attachments; z++ {
			zones = append(zones, z)
		}
		zones = append(zones, own(Engaged), own(Discard))
		// what lies open comes before what is hidden
		for _, ks := range [...][]int{{InPlay, Identity, Engaged}, {Hand, Discard}, {PlayerDeck}} {
			for p := range engine.Player(g.Seats()) {
				for _, k := range ks {
					zones = append(zones, g.Zone(p, k))
				}
			}
		}
		zones = append(zones, EncounterDiscard, Removed, EncounterDeck)
	}
	for _, z := range zones {
		for _, fits := range fits {
			if c := g.likeliest(&a, z, fits); c != 0 {
				return c
			}
		}
	}
	return 0
}

// likeliest finds the card in a zone that is meant: the one whose number is said, or else the first, but of several to
// be used rather one that is not exhausted.
func (g *Match) likeliest(a *engine.Attempt, z engine.Zone, fits func(c engine.CardID) bool) engine.CardID {
	n, tired := 0, engine.CardID(0)
	for c := range g.Cards(z) {
		if !fits(c) {
			continue
		}
		n++
		switch {
		case n < a.Number:
		case a.Number == 0 && a.Verb == engine.VerbUse && g.Flag(c, Exhausted):
			tired = cmp.Or(tired, c)
		default:
			return c
		}
	}
	return tired
}
