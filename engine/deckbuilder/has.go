package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What only some of these games have: the clauses of a rulebook and the cards of its box show which. Of what a game has
// not, no script says anything, no set-up lays anything out, and no log has a line.

// hasTokens, keepsCards, carriesTexts, hasTeams and locksCards say whether a game has VP tokens, cards that others keep
// in play, a card with the texts of those on a character, a variant of two teams, tokens that keep cards in the
// Line-Up.
func (k *Parts) hasTokens() bool    { return k.Cites.ScoreTokens != 0 }
func (k *Parts) keepsCards() bool   { return k.Cites.KeptCard != 0 }
func (k *Parts) carriesTexts() bool { return k.Cites.TakenText != 0 }
func (k *Parts) hasTeams() bool     { return k.Cites.TeamTwoStacks != 0 }
func (k *Parts) locksCards() bool   { return k.Cites.Locked != 0 }

// rebates says whether a text makes bosses cheaper.
func (k *Parts) rebates() bool { return k.Cites.Rebate != 0 || k.FirstCard((*Card).Discounts) != 0 }

// only gives what a game has of some rows, in their order.
func only[T any](rows []T, has func(row *T) bool) []T {
	return slices.DeleteFunc(rows, func(row T) bool { return !has(&row) })
}

// inner makes the zones to which no card of a game comes absent, and leaves them, and the types of which it has no
// card,
// out of what is said of its events and verbs.
func (k *Parts) inner(r *engine.Rules) {
	var places engine.Places
	var types engine.CardTypes
	hide := func(z *engine.ZoneInfo, place engine.Places, has bool) {
		if !has {
			z.Inner, z.Absent, z.OwnTurn, places = true, true, false, places|place
		}
	}
	for _, of := range [...]struct {
		sort Sort
		zone engine.Zone
		is   int
	}{
		{KickCard, KickStack, typeKick}, {WeaknessCard, WeaknessStack, typeWeakness}, {BossCard, BossStack, typeBoss},
		{CharacterCard, Characters, typeCharacter},
	} {
		if !k.have(of.sort) {
			hide(&r.Shared[of.zone], engine.Tables(of.zone), false)
			types |= engine.TypesOf(of.is)
		}
	}
	hide(&r.Shared[TeamStack], engine.Tables(TeamStack), k.hasTeams())
	hide(&r.PerPlayer[OnCharacter], engine.Players(OnCharacter), k.carriesTexts())
	if !k.have(BossCard) {
		r.Reasons[NotForSale] = k.Vocabulary.say("{card} is not for sale: only the Line-Up and the {kicks} are",
			"{card} n'est pas à vendre : seules la réserve et la {kicks} le sont")
	}
	if k.Defeated != 0 {
		r.Kinds[Defeat].To |= engine.Players(k.Defeated)
		r.Kinds[Gather].From |= engine.Players(k.Defeated)
	}
	k.broaden(r)
	for i := range r.Kinds {
		kind := &r.Kinds[i]
		kind.From, kind.To, kind.Of = kind.From&^places, kind.To&^places, kind.Of&^types
	}
	for i := range r.Verbs {
		verb := &r.Verbs[i]
		verb.From, verb.Next = verb.From&^places, verb.Next&^places
		if left := verb.Cards &^ types; left != 0 { // of none that there is: it is a word only
			verb.Cards = left
		}
	}
}

// broaden says of what happens, beyond what does in every game, what the cards of this one bring about: what they
// change
// before the first move of a turn, or play in another player's, and where they discard and destroy cards.
func (k *Parts) broaden(r *engine.Rules) {
	early := k.someText(func(w *cardtext.Waiting) bool { return w.On.Event == eventBegins && stirs(w) })
	for i := range r.CountInfo {
		own := &r.CountInfo[i].OwnTurn
		*own = *own && !early
	}
	if early || k.playsOutside() {
		r.PerPlayer[InPlay].OwnTurn = false
	}
	from := k.discardsFrom()
	r.Verbs[VerbDiscard].From |= from
	r.Kinds[Discarded].From |= from
	for _, kind := range [...]engine.Kind{Destroy, IsDestroyed} {
		if k.Defeated != 0 {
			r.Kinds[kind].From |= engine.Players(k.Defeated)
		}
		if k.Cites.WeaknessReturns != 0 {
			r.Kinds[kind].To |= engine.Tables(WeaknessStack)
		}
	}
}

// someText says whether a text that waits, of some card, is such a one.
func (k *Parts) someText(is func(w *cardtext.Waiting) bool) bool {
	return k.FirstCard(func(c *Card) bool {
		return slices.ContainsFunc(c.Waits, func(w cardtext.Waiting) bool { return is(&w) })
	}) != 0
}

// stirs says whether a text that waits does more than to draw cards or to look at them.
func stirs(w *cardtext.Waiting) bool {
	yes := len(w.Cost) > 0
	w.Text.Walk(func(s *cardtext.Step) {
		yes = yes || s.Verb >= cardtext.FirstVerb && s.Verb != doDraw && s.Verb != doLook && s.Verb != doReveal ||
			s.Verb == cardtext.Native
	})
	return yes
}

// playsOutside says whether a text plays cards that may act in another player's turn, or in nobody's.
func (k *Parts) playsOutside() bool {
	plays := func(t cardtext.Text) bool {
		yes := false
		t.Walk(func(s *cardtext.Step) { yes = yes || s.Verb == doPlay })
		return yes
	}
	return k.FirstCard(func(c *Card) bool {
		return plays(c.Appear) || plays(c.WhenDestroyed) || c.Defense != nil && plays(c.Defense.Text) ||
			c.Guard != nil && plays(c.Guard.Text)
	}) != 0 || k.someText(func(w *cardtext.Waiting) bool {
		return plays(w.Text) && w.On.Event != eventPlays && !w.On.Yours
	})
}

// discardsFrom are the places beside the hand from which a text lets cards be chosen that are discarded.
func (k *Parts) discardsFrom() (from engine.Places) {
	for i := range k.Cards[1:] {
		k.Cards[1+i].Walk(func(s *cardtext.Step) {
			if s.Verb != doDiscard || s.What == nil || !slices.Contains(chosen, s.What.How) {
				return
			}
			if s.What.Name > 0 { // they have been looked at, or turned up
				from |= engine.Players(Deck, Revealed)
			}
			for _, z := range s.What.Zones {
				from |= engine.Players(z.Zone)
			}
		})
	}
	return from
}

// guard marks the kinds of events that nothing in a game leads to.
func (k *Parts) guard(r *engine.Rules) {
	boss := k.have(BossCard)
	for _, row := range [...]struct {
		has   bool
		kinds []engine.Kind
	}{
		{k.hasTokens(), []engine.Kind{TokensUp, TokensDown, ScoreTokens}},
		{k.keepsCards(), []engine.Kind{Keep, NotAgain}},
		{k.carriesTexts(), []engine.Kind{Carry}},
		{k.Taken != 0, []engine.Kind{TakeTypes}},
		{k.hasTeams(), []engine.Kind{TeamTotal, JoinTeam}},
		{k.locksCards(), []engine.Kind{Lock, Unlock}},
		{k.rebates(), []engine.Kind{Rebated}},
		{boss, []engine.Kind{Defeat, Flip, Appear, AppearNone}},
		{boss && k.does(partFlip), []engine.Kind{EndFlip}},
		{k.LeftOut != nil, []engine.Kind{LeftOut}},
		{k.DealsTwo, []engine.Kind{SetUpGoesOn}},
		{false, []engine.Kind{SetAsideUnseen, OnTop, AdviseDeck, AdviseSize}},
		{k.FirstCard(func(c *Card) bool { return c.Unknown && (c.Sort == BossCard || c.Sort == CharacterCard) }) != 0,
			[]engine.Kind{NotKnown}},
		{k.FirstCard(func(c *Card) bool { return c.Provisional }) != 0, []engine.Kind{AdviseCopies}},
	} {
		for _, kind := range row.kinds {
			r.Kinds[kind].Guard = !row.has && !slices.Contains(k.Tells, kind)
		}
	}
	for _, kind := range k.Never {
		r.Kinds[kind].Guard = true
	}
	for i := range r.Kinds {
		if kind := &r.Kinds[i]; kind.Guard {
			kind.From, kind.To, kind.Of = 0, 0, 0
		}
	}
	r.Sayings = only(r.Sayings, func(s *engine.Saying) bool {
		return slices.ContainsFunc(s.Kinds, func(kind engine.Kind) bool { return !r.Kinds[kind].Guard })
	})
}

// does says whether a game has a step of the end of the turn.
func (k *Parts) does(what part) bool { return k.number(what) > 0 }
