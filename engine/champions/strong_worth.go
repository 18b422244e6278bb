package champions

import "tablereferee/engine"

// What is worth something besides, in the same measure.
const (
	worthWon, worthLost = 40_000, -1 << 20

	inTurnReady = 9
	inTurnCard  = 1
)

// count is 1 if something is so.
func count(so bool) int {
	if so {
		return 1
	}
	return 0
}

// share is what a player's part of something is counted with, in twentieths of all.
func (g *Match) share() int { return 20 / g.Seats() }

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

// schemed is how far the main schemes have got, in hundredths of what loses the game, and how much threat that leaves
// room for.
func (g *Match) schemed() (hundredths, room int) {
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
	return 100 * done / max(1, all), all - done
}

// chances gives how likely it is that the players win, at the beginning of a round, in millionths.
func (g *Match) chances(x *worths) int {
	if g.over() {
		if g.global(Won) > 0 {
			return 1_000_000
		}
		return 5 * g.beaten()
	}
	return likely(g.odds(x))
}

// standing is how well off the players are in the middle of a turn.
func (g *Match) standing(x *worths) int {
	if g.over() {
		if g.global(Won) > 0 {
			return worthWon
		}
		return -worthWon
	}
	return g.odds(x)
}

// odds is the logarithm of the odds to win, in thousandths.
func (g *Match) odds(x *worths) int {
	w := weighing{worths: x}
	g.weighAll(&w)
	return w.sum
}

// logistic is 1/(1+1/e^x) in millionths, for each quarter of x from 0 on.
var logistic = [...]int{
	500000, 562177, 622459, 679179, 731059, 777300, 817574, 851953, 880797, 904651,
	924142, 939913, 952574, 962673, 970688, 977023, 982014, 985936, 989013, 991423,
	993307, 994780, 995930, 996827, 997527, 998073, 998499, 998830, 999089, 999290,
	999447, 999569, 999665, 999739, 999797, 999842, 999877, 999904, 999925, 999942,
	999955,
}

// likely makes a likelihood of the logarithm of odds: millionths of thousandths.
func likely(x int) int {
	if x < 0 {
		return 1_000_000 - likely(-x)
	}
	i := min(x, 250*(len(logistic)-1)-1) / 250
	return logistic[i] + (logistic[i+1]-logistic[i])*min(250, x-250*i)/250
}

// What a villain's card is guessed to add, and how much of all that comes, in tenths.
const (
	boostGuess  = 12
	schemesIn   = 4 // of the activations
	attacksIn   = 7
	minionsIn   = 8
	hitsInRound = 4  // what a player deals the villain in a round
	farthest    = 80 // rounds, in tenths
)

// weighAll tells all facts of a table.
func (g *Match) weighAll(w *weighing) {
	left := g.left()
	hits := g.toBeat()
	perHero := 10 * hits / g.global(Started)
	w.add(gaugeAlways, 100)
	w.card(g.Def(g.villain()), 100)
	w.add(gaugeHit, perHero)
	w.short(gaugeHitFar, 150, perHero)
	w.weighVillain(g)
	need := 10 * hits / (hitsInRound * max(1, left))
	g.weighSchemes(w, left, need)
	lowest, soonest := 99, farthest
	for p := range engine.Player(g.Seats()) {
		if g.out(p) {
			w.add(gaugeOut, g.share())
			continue
		}
		hp, lasts := g.weighPlayer(w, p, need)
		lowest, soonest = min(lowest, hp), min(soonest, lasts)
	}
	w.add(gaugeWeakest, 10*max(0, 8-lowest))
	w.add(gaugeFirstDies2, 10*max(0, 20-soonest))
	w.add(gaugeFirstDies4, 10*max(0, 40-soonest))
}

// weighVillain tells what lies on the villain.
func (w *weighing) weighVillain(g *Match) {
	for c := range g.Cards(Attachments) {
		w.add(gaugeAttachment, 10)
		w.card(g.Def(c), 10)
	}
	v := g.villain()
	w.add(gaugeVillainStunned, 10*count(g.Flag(v, Stunned)))
	w.add(gaugeVillainConfused, 10*count(g.Flag(v, Confused)))
	w.add(gaugeVillainTough, 10*count(g.Flag(v, Tough)))
}

// weighSchemes tells how the schemes stand, with so many players and so many tenths of rounds to beat the villain.
func (g *Match) weighSchemes(w *weighing, left, need int) {
	x, room := g.schemed()
	w.add(gaugeScheme, x)
	w.short(gaugeSchemeHalf, 50, x)
	w.short(gaugeSchemeLate, 75, x)
	grows := 10 * (g.per(g.Card(g.scheme()).Escalation) + g.global(AccelTokens) + left)
	for c := range g.Cards(SideSchemes) {
		k := g.Card(c)
		grows += 10 * int(k.Acceleration)
		w.add(gaugeSideThreat, 10*g.threat(c)/g.Seats())
		w.add(gaugeHazard, 10*int(k.Hazard))
		w.add(gaugeAcceleration, 10*int(k.Acceleration))
		w.add(gaugeCrisis, 10*int(k.Crisis))
		w.card(g.Def(c), 10)
	}
	grows += left * (10*max(0, g.base(g.villain(), StatSCH)) + boostGuess) * schemesIn / 10
	for p := range engine.Player(g.Seats()) {
		for c := range g.Cards(g.Zone(p, Engaged)) {
			grows += schemesIn * max(0, g.base(c, StatSCH))
		}
	}
	clock := min(100, 100*room/max(1, grows))
	w.add(gaugeClock, clock)
	w.short(gaugeClock1, clock, 12)
	w.short(gaugeClock2, clock, 20)
	w.short(gaugeClock4, clock, 40)
	w.short(gaugeClock6, clock, 60)
	w.short(gaugeRace, clock, need)
	w.short(gaugeRaceLost, clock, need-20)
	w.short(gaugeRaceNear, clock, need+20)
	w.add(gaugeToken, 10*g.global(AccelTokens)/g.Seats())
}

// weighPlayer tells what a player has, and gives the hit points and the tenths of rounds they last.
func (g *Match) weighPlayer(w *weighing, p engine.Player, need int) (hp, lasts int) {
	u, id := g.share(), g.identity(p)
	hp = max(0, g.Remaining(id))
	w.card(g.Def(id), u)
	w.add(gaugeHitPoint, u*hp)
	w.add(gaugeHitPoint3, u*max(0, 4-hp))
	w.add(gaugeHitPoint6, u*max(0, 7-hp))
	w.add(gaugeCard, u*g.Len(g.Zone(p, Hand)))
	w.add(gaugeStunned, u*count(g.Flag(id, Stunned)))
	w.add(gaugeConfused, u*count(g.Flag(id, Confused)))
	w.add(gaugeTough, u*count(g.Flag(id, Tough)))
	w.add(gaugeExhausted, u*count(g.Flag(id, Exhausted)))
	w.add(gaugeAlterEgo, u*count(g.form(p) == AlterEgoForm))
	for c := range g.Cards(g.Zone(p, InPlay)) {
		k := g.Card(c)
		if k.Type != Ally {
			w.add(gaugePermanent, u*int(k.Cost+1))
			w.card(g.Def(c), u)
			continue
		}
		hit := int(k.HP) - g.Sustained(c)
		w.add(gaugeAlly, u)
		w.add(gaugeAllyHit, u*hit)
		w.add(gaugeAllyPower, u*min(3, hit)*max(0, int(k.ATK), int(k.THW)))
	}
	hurts := (10*max(0, g.base(g.villain(), StatATK)) + boostGuess) * attacksIn / 10
	for c := range g.Cards(g.Zone(p, Engaged)) {
		atk := max(0, g.base(c, StatATK))
		hurts += minionsIn * atk
		w.add(gaugeMinion, u)
		w.add(gaugeMinionHit, u*(g.base(c, StatHP)-g.Sustained(c)))
		w.add(gaugeMinionATK, u*atk)
		w.add(gaugeMinionSCH, u*max(0, g.base(c, StatSCH)))
		w.card(g.showing(c), u)
	}
	lasts = min(farthest, 100*hp/max(1, hurts))
	w.add(gaugeDies1, u*max(0, 10-lasts))
	w.add(gaugeDies2, u*max(0, 20-lasts))
	w.add(gaugeDies3, u*max(0, 30-lasts))
	w.add(gaugeDies5, u*max(0, 50-lasts))
	w.add(gaugeDiesFirst, u*max(0, need-lasts))
	return hp, lasts
}

// worthInTurn is what it is worth besides how a player stands in the middle of a turn: who can still act, while a hand
// is drawn up again and who is exhausted is readied.
func (g *Match) worthInTurn(p engine.Player, of *worths) int {
	if g.over() {
		return 0
	}
	hand := g.Len(g.Zone(p, Hand))
	n := inTurnCard*hand - g.share()*(of.gauges[gaugeCard]*hand+
		of.gauges[gaugeExhausted]*count(g.Flag(g.identity(p), Exhausted)))
	for _, z := range [...]int{Identity, InPlay} {
		for c := range g.Cards(g.Zone(p, z)) {
			n += inTurnReady * count(!g.Flag(c, Exhausted))
		}
	}
	return n
}
