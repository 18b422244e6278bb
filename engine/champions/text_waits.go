package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What texts wait for.
const (
	eventAttackStarts uint8 = iota
	eventAttacked
	eventDamageDealt
	eventDefeated
	eventEnters
	eventPlays
	eventReveals
	eventThreatPlaced
	eventSchemes
	eventFlips
	eventThwarted
	eventRoundEnds
)

var eventWords = []string{"attack_starts", "attacked", "damage_dealt", "defeated", "enters", "plays", "reveals",
	"threat_placed", "schemes",
	"flips", "thwarted", "round_ends"}

// Who and what has to do with an event, by key.
const (
	roleOn uint8 = iota
	roleByAttack
	roleBasic
	roleDefendedBy
	roleByYou
	roleFromDeck
	roleOrSchemes
	roleInStepOne
	roleDamages
)

var roleWords = []string{"on", "by_attack", "basic", "defended_by", "by_you", "from_deck", "or_schemes",
	"in_step_one", "damages"}

// kindsOf are the kinds of events that a trigger means at a moment: what comes after something waits for its end, where
// it has a beginning and an end (mc.after.just-concluded).
func kindsOf(c *Card, t *cardtext.Trigger, m Moment) engine.Kinds {
	after := m == Response || m == Delayed
	switch t.Event {
	case eventAttackStarts:
		return on(EnemyAttacks)
	case eventAttacked:
		for i := range t.Roles {
			if t.Roles[i].Key == roleOrSchemes {
				return on(Attacked, Schemed)
			}
		}
		return on(Attacked)
	case eventDamageDealt:
		return on(Damage)
	case eventDefeated:
		villain := uint64(1<<classEnemy | 1<<classVillain | 1<<classCharacter) // a stage is defeated
		if t.Of != nil && (t.Of.Class&villain != 0 || t.Of.Class == 0 &&
			(t.Of.How == villainCard || t.Of.How == theHost || t.Of.How == cardtext.This && c.Type == Villain)) {
			return on(Defeat, DefeatStage)
		}
		return on(Defeat)
	case eventEnters:
		switch minion := uint64(1 << classMinion); {
		case t.Of != nil && t.Of.Class == minion:
			return on(EnterMinion, EnterDrone)
		case t.Of == nil, t.Of.Class&minion != 0:
			return on(EnterMinion, EnterDrone, PlayCard, PutIntoPlay)
		case c.Type == Minion && t.Of.Class == 0: // itself
			return on(EnterMinion)
		}
		return on(PlayCard, PutIntoPlay)
	case eventPlays: // as soon as it is played (mc.initiation.response-any-step)
		return on(PlayCard)
	case eventReveals:
		if after {
			return on(Revealed)
		}
		return on(Effects)
	case eventThreatPlaced:
		if after {
			return on(Threatened)
		}
		return on(ThreatUp)
	case eventSchemes:
		if after {
			return on(Schemed)
		}
		return on(EnemySchemes)
	case eventFlips:
		return on(Flip)
	case eventThwarted:
		return on(Thwarted, HasThwartedAll)
	}
	return on(RoundEnds)
}

// meant says whether an event is what a trigger means.
func (g *Match) meant(t *cardtext.Trigger, by By, e *engine.Event) bool {
	switch t.Event {
	case eventPlays: // it is "after you play", whoever you are
		if by.Player != engine.NoPlayer && e.Actor != by.Player {
			return false
		}
	case eventReveals:
		switch {
		case e.Kind == Revealed:
			return t.Of == nil || g.Card(e.Card).Type == Treachery
		case t.Of == nil:
			return revealedNow(g, by, e)
		}
		return treacheryRevealed(g, by, e)
	case eventThreatPlaced:
		if e.Kind == Threatened && t.Of != nil && t.Of.How == mainSchemeCard { // it may have advanced
			return g.Card(e.Card).Type == MainSchemeCard
		}
	case eventEnters:
		if t.Of != nil && t.Of.Class&(1<<classMinion) != 0 && (e.Kind == EnterMinion || e.Kind == EnterDrone) {
			return true
		}
	}
	f := g.texts.Open(by)
	defer g.texts.Close()
	f.Event = e
	if e.Kind == Defeat && g.In(e.Card) != e.From {
		g.fallen = e
		defer func() { g.fallen = nil }()
	}
	if t.Of != nil && !g.means(f, t.Of, e.Card) {
		return false
	}
	for i := range t.Roles {
		if !g.hasRole(f, &t.Roles[i], e) {
			return false
		}
	}
	return true
}

// hasRole says whether somebody or something has to do with an event as a trigger asks.
func (g *Match) hasRole(f *Frame, r *cardtext.Role, e *engine.Event) bool {
	switch r.Key {
	case roleOn: // who attacks somebody is an enemy
		return e.Actor == engine.NoPlayer && e.Player == f.By.Player
	case roleDamages:
		return e.N > 0
	case roleByAttack:
		switch {
		case !e.Tags.Has(ByAttack) || r.Of == nil:
			return e.Tags.Has(ByAttack)
		case r.Of.How == cardtext.This:
			return e.Source == f.By.Card
		}
		return g.means(f, r.Of, g.attack().attacker)
	case roleOrSchemes:
		return true
	case roleInStepOne: // what the step itself places, not a card (mc.amb.placed-in-step-one)
		return g.global(PhaseNow) == VillainPhase && g.step == 1 && e.Source == 0
	case roleBasic:
		if e.Kind == Thwarted || e.Kind == HasThwartedAll {
			return g.basic
		}
		return g.attack().basic
	case roleDefendedBy:
		return yourHeroDefended(g, f.By, e)
	}
	return e.Actor == f.By.Player && (e.Source == 0 || g.Card(e.Source).Type != Ally)
}
