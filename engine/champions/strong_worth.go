package champions

import "tablereferee/engine"

// What it is worth to the players how a round begins, in ten-thousandths of beating the villain. The numbers were found
// by playing: those were kept with which more games were won. What a player has counts for its share of the players.
const (
	worthWon, worthLost = 20_000, -1 << 20
	worthBeaten         = 8_000 // where the game is lost: of this, as much as of the villain is beaten
	worthOver           = -2_000
	worthGoingOn        = 10_855

	worthVillainHit  = -369 // a hit point of the villain that is left, for each player
	worthSchemed     = -1_000
	worthSideThreat  = 147
	worthHazard      = -423
	worthAccelerates = -377
	worthCrisis      = -494
	worthToken       = -477
	worthHitPoint    = 290
	worthNearDeath   = 1_610 // divided by the hit points that are left, and one
	worthOut         = 333
	worthAlly        = -61
	worthAllyHit     = 169
	worthAllyPower   = 64
	worthPermanent   = 8 // for each resource it costs, and one
	worthMinionHit   = -130
	worthMinionATK   = -75
	worthMinion      = -214
	worthAttachment  = -1_238
	worthHindered    = 470 // the villain is stunned or confused
	worthVillainHard = -642
	worthHeroHinder  = -549
	worthHeroTough   = 47
	worthExhausted   = -470
	worthAtHome      = -40
	worthCard        = 371 // in hand

	inTurnReady  = 13
	inTurnCard   = 2
	inTurnThreat = 107 // with thwartFirst
)

// count is 1 if something is so.
func count(so bool) int {
	if so {
		return 1
	}
	return 0
}

// toBeat is how many hit points of the villain are left, in all stages.
func (g *Match) toBeat() int {
	n := g.Remaining(g.villain())
	for c := range g.Cards(VillainDeck) {
		n += g.Maximum(c)
	}
	return max(0, n)
}

// beaten is how much of the villain is beaten, in ten-thousandths of all its stages.
func (g *Match) beaten() int {
	all := 0
	for _, d := range g.Box.stages(g.scenario(), g.global(Expert) > 0) {
		n := int(g.Box.Cards[d].HP)
		if g.Box.Cards[d].PerPlayer {
			n *= g.global(Started)
		}
		all += n
	}
	return 10_000 * max(0, all-g.toBeat()) / max(1, all)
}

// schemed is how far the main schemes have got, in thousandths of what loses the game.
func (g *Match) schemed() int {
	done, all, now := 0, 0, g.Card(g.scheme()).Stage
	for _, d := range g.scenario().schemes {
		most := g.per(g.Box.card(g.Box.Cards[d].Back).Threshold)
		switch all += most; {
		case g.Box.Cards[d].Stage < now:
			done += most
		case g.Box.Cards[d].Stage == now:
			done += min(most, g.threat(g.scheme()))
		}
	}
	return 1000 * done / max(1, all)
}

// standing is how well off the players are, at the beginning of a round.
func (g *Match) standing() int {
	if g.over() {
		if g.global(Won) > 0 {
			return worthWon
		}
		return worthOver + worthBeaten*g.beaten()/10_000
	}
	x := g.schemed()
	n := worthGoingOn + worthSchemed*(x+x*x/1000+x*x/1000*x/1000*x/1000)/1000
	shared := worthVillainHit*g.toBeat() + worthToken*g.global(AccelTokens) + worthAttachment*g.Len(Attachments)
	for c := range g.Cards(SideSchemes) {
		k := g.Card(c)
		n += worthHazard*int(k.Hazard) + worthCrisis*int(k.Crisis)
		shared += worthSideThreat*g.threat(c) + worthAccelerates*int(k.Acceleration)
	}
	v := g.villain()
	shared += worthHindered*(count(g.Flag(v, Stunned))+count(g.Flag(v, Confused))) +
		worthVillainHard*count(g.Flag(v, Tough))
	for p := range engine.Player(g.Seats()) {
		shared += g.worthOf(p)
	}
	return n + shared/g.Seats()
}

// worthOf is what a player has.
func (g *Match) worthOf(p engine.Player) int {
	if g.out(p) {
		return worthOut
	}
	id := g.identity(p)
	left := g.Remaining(id)
	n := worthHitPoint*left + worthNearDeath/(max(0, left)+1) + worthCard*g.Len(g.Zone(p, Hand)) +
		worthHeroHinder*(count(g.Flag(id, Stunned))+count(g.Flag(id, Confused))) +
		worthHeroTough*count(g.Flag(id, Tough)) + worthExhausted*count(g.Flag(id, Exhausted)) +
		worthAtHome*count(g.form(p) == AlterEgoForm)
	for c := range g.Cards(g.Zone(p, InPlay)) {
		if k := g.Card(c); k.Type != Ally {
			n += worthPermanent * int(k.Cost+1)
			continue
		}
		hit := g.Remaining(c)
		n += worthAlly + worthAllyHit*hit + worthAllyPower*min(3, hit)*max(g.Stat(c, StatATK), g.Stat(c, StatTHW))
	}
	for c := range g.Cards(g.Zone(p, Engaged)) {
		n += worthMinion + worthMinionHit*g.Remaining(c) + worthMinionATK*g.Stat(c, StatATK)
	}
	return n
}

// worthInTurn is what it is worth besides how a player stands in the middle of a turn: who can still act, while a hand
// is drawn up again and who is exhausted is readied.
func (g *Match) worthInTurn(p engine.Player, x manner) int {
	hand := g.Len(g.Zone(p, Hand))
	n := inTurnCard*hand - (worthCard*hand+worthExhausted*count(g.Flag(g.identity(p), Exhausted)))/g.Seats()
	if x&thwartFirst != 0 {
		n -= inTurnThreat * g.threat(g.scheme())
	}
	for _, z := range [...]int{Identity, InPlay} {
		for c := range g.Cards(g.Zone(p, z)) {
			n += inTurnReady * count(!g.Flag(c, Exhausted))
		}
	}
	return n
}
