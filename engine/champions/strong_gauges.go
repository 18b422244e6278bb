package champions

import "slices"

// gauge is something by which it is weighed how well off the players are at the beginning of a round. What it is worth
// stands in strong_learned.txt, besides what each card is worth where it lies.
type gauge int

// The gauges. What belongs to one player counts for its share of the players, in twentieths; what belongs to all is
// counted in tenths, the clocks in tenths of rounds.
const (
	gaugeAlways     gauge = iota
	gaugeHit              // hit points of the villain that are left, for each player
	gaugeHitFar           // of these, those above fifteen
	gaugeScheme           // how far the main schemes have got, in hundredths
	gaugeSchemeHalf       // of these, those above fifty
	gaugeSchemeLate       // and above seventy-five
	gaugeClock            // the rounds until the scheme is completed
	gaugeClock1           // by how much they are fewer than 1.2
	gaugeClock2           // than 2
	gaugeClock4           // than 4
	gaugeClock6           // than 6
	gaugeRace             // by how much they are fewer than it takes to beat the villain
	gaugeRaceLost         // by more than two rounds
	gaugeRaceNear         // or not two rounds more
	gaugeSideThreat       // threat on side schemes
	gaugeHazard           // their icons
	gaugeAcceleration
	gaugeCrisis
	gaugeToken          // acceleration tokens
	gaugeAttachment     // on the villain
	gaugeVillainStunned // the villain's status cards
	gaugeVillainConfused
	gaugeVillainTough
	gaugeHitPoint  // hit points of a player that are left
	gaugeHitPoint3 // by how much they are fewer than four
	gaugeHitPoint6 // than seven
	gaugeDies1     // by how much the rounds a player lasts are fewer than one
	gaugeDies2
	gaugeDies3
	gaugeDies5
	gaugeDiesFirst  // than it takes to beat the villain
	gaugeWeakest    // by how much the weakest player has less than eight hit points
	gaugeFirstDies2 // by how much the rounds are fewer than two until the first of them dies
	gaugeFirstDies4
	gaugeOut  // a player is out of the game
	gaugeAlly // allies: how many, their hit points, and those times what they do
	gaugeAllyHit
	gaugeAllyPower
	gaugePermanent // upgrades and supports, by their cost and one
	gaugeMinion    // minions: how many, and what they have
	gaugeMinionHit
	gaugeMinionATK
	gaugeMinionSCH
	gaugeStunned // a player's status cards
	gaugeConfused
	gaugeTough
	gaugeExhausted
	gaugeAlterEgo
	gaugeCard // in hand
	gaugeCount
)

// gaugeNames names them, for those who learn what they are worth.
var gaugeNames = [gaugeCount]string{
	gaugeAlways:          "gauge:always",
	gaugeHit:             "gauge:hit",
	gaugeHitFar:          "gauge:hit-far",
	gaugeScheme:          "gauge:scheme",
	gaugeSchemeHalf:      "gauge:scheme-half",
	gaugeSchemeLate:      "gauge:scheme-late",
	gaugeClock:           "gauge:clock",
	gaugeClock1:          "gauge:clock1",
	gaugeClock2:          "gauge:clock2",
	gaugeClock4:          "gauge:clock4",
	gaugeClock6:          "gauge:clock6",
	gaugeRace:            "gauge:race",
	gaugeRaceLost:        "gauge:race-lost",
	gaugeRaceNear:        "gauge:race-near",
	gaugeSideThreat:      "gauge:side-threat",
	gaugeHazard:          "gauge:hazard",
	gaugeAcceleration:    "gauge:acceleration",
	gaugeCrisis:          "gauge:crisis",
	gaugeToken:           "gauge:token",
	gaugeAttachment:      "gauge:attachment",
	gaugeVillainStunned:  "gauge:villain-stunned",
	gaugeVillainConfused: "gauge:villain-confused",
	gaugeVillainTough:    "gauge:villain-tough",
	gaugeHitPoint:        "gauge:hit-point",
	gaugeHitPoint3:       "gauge:hit-point3",
	gaugeHitPoint6:       "gauge:hit-point6",
	gaugeDies1:           "gauge:dies1",
	gaugeDies2:           "gauge:dies2",
	gaugeDies3:           "gauge:dies3",
	gaugeDies5:           "gauge:dies5",
	gaugeDiesFirst:       "gauge:dies-first",
	gaugeWeakest:         "gauge:weakest",
	gaugeFirstDies2:      "gauge:first-dies2",
	gaugeFirstDies4:      "gauge:first-dies4",
	gaugeOut:             "gauge:out",
	gaugeAlly:            "gauge:ally",
	gaugeAllyHit:         "gauge:ally-hit",
	gaugeAllyPower:       "gauge:ally-power",
	gaugePermanent:       "gauge:permanent",
	gaugeMinion:          "gauge:minion",
	gaugeMinionHit:       "gauge:minion-hit",
	gaugeMinionATK:       "gauge:minion-atk",
	gaugeMinionSCH:       "gauge:minion-sch",
	gaugeStunned:         "gauge:stunned",
	gaugeConfused:        "gauge:confused",
	gaugeTough:           "gauge:tough",
	gaugeExhausted:       "gauge:exhausted",
	gaugeAlterEgo:        "gauge:alter-ego",
	gaugeCard:            "gauge:card",
}

// gaugesGood and gaugesBad are those of which it is known beforehand that more of them is good, or bad: what few games
// seem to say otherwise is not learned.
var (
	gaugesGood = []gauge{gaugeClock, gaugeVillainStunned, gaugeVillainConfused, gaugeHitPoint, gaugeAlly, gaugeAllyHit,
		gaugeAllyPower, gaugePermanent, gaugeTough, gaugeCard}
	gaugesBad = []gauge{gaugeHit, gaugeHitFar, gaugeScheme, gaugeSchemeHalf, gaugeSchemeLate, gaugeClock1, gaugeClock2,
		gaugeClock4, gaugeClock6, gaugeRace, gaugeRaceLost, gaugeRaceNear, gaugeSideThreat, gaugeHazard,
		gaugeAcceleration, gaugeCrisis, gaugeToken, gaugeAttachment, gaugeVillainTough, gaugeHitPoint3, gaugeHitPoint6,
		gaugeDies1, gaugeDies2, gaugeDies3, gaugeDies5, gaugeDiesFirst, gaugeWeakest, gaugeFirstDies2, gaugeFirstDies4,
		gaugeOut, gaugeMinion, gaugeMinionHit, gaugeMinionATK, gaugeMinionSCH, gaugeStunned, gaugeConfused,
		gaugeExhausted}
)

// GaugeSign is 1 for the name of a gauge of which more is good, -1 for one of which more is bad, and 0 for all others.
func GaugeSign(name string) float64 {
	f := gauge(slices.Index(gaugeNames[:], name))
	switch {
	case slices.Contains(gaugesGood, f):
		return 1
	case slices.Contains(gaugesBad, f):
		return -1
	}
	return 0
}
