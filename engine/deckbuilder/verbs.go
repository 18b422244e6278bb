package deckbuilder

import (
	"cmp"

	"tablereferee/engine"
)

// The verbs of the deck-building games. Each makes one event, citing the text that causes it (By.Cite) and the rule of
// the book that says how it is done.

// Active is the player whose turn it is, NoPlayer outside every turn.
func (g *Match) Active() engine.Player { return engine.Player(g.Count(engine.NoPlayer, TurnOf)) - 1 }

// Ends is the player whose end of turn it is, NoPlayer at other times.
func (g *Match) Ends() engine.Player { return engine.Player(g.Count(engine.NoPlayer, Ending)) - 1 }

// IsOver says whether the game is over.
func (g *Match) IsOver() bool { return g.Count(engine.NoPlayer, Over) != 0 }

// as is the citation of a text together with rules of the book, as far as there is room: they hold of whatever is done
// so.
func (by By) as(cs ...engine.Clause) engine.Clauses { return by.Cite.AndIfRoom(cs...) }

// Also gives a By that cites further clauses.
func (by By) Also(cs ...engine.Clause) By {
	for _, c := range cs {
		by.Cite = by.Cite.And(c)
	}
	return by
}

// AlsoIfRoom is Also for those that may be left out of a full line.
func (by By) AlsoIfRoom(cs ...engine.Clause) By {
	by.Cite = by.as(cs...)
	return by
}

// Power gives the player Power.
func (g *Match) Power(by By, n int) {
	if g.Counted(PowerUp, by.Player, n) {
		return
	}
	if also := g.Parts.GivesPower; also != nil {
		by.Cite = by.Cite.WithIfRoom(also(g, by.Player))
	}
	g.Make(&engine.Event{Kind: PowerUp, Actor: by.Player, Player: by.Player, Source: by.Text, N: int32(n),
		Cite: by.Cite})
}

// Inert says that a card does nothing at all.
func (g *Match) Inert(by By, cs ...engine.Clause) {
	if g.Untold() {
		return
	}
	g.Tell(&engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: by.Self, Source: by.Text,
		Cite: by.as(cs...)})
}

// NoneYet says that a card does nothing for now: it has a text that waits.
func (g *Match) NoneYet(by By) {
	if g.Untold() {
		return
	}
	g.Tell(&engine.Event{Kind: NoneYet, Actor: by.Player, Player: by.Player, Card: by.Self, Source: by.Text,
		Cite: by.Cite})
}

// Nothing says that a text does nothing more.
func (g *Match) Nothing(by By, cs ...engine.Clause) {
	if g.Untold() {
		return
	}
	g.Tell(&engine.Event{Kind: NoFurther, Actor: by.Player, Player: by.Player, Card: by.Self, Source: by.Text,
		Cite: by.as(cs...)})
}

// NoPower says that a text gives a player no Power who is not on turn: it is for the turn, and lost before the next.
func (g *Match) NoPower(by By) {
	if g.Untold() {
		return
	}
	g.Tell(&engine.Event{Kind: PowerInVain, Actor: by.Player, Player: by.Player, Card: by.Self, Source: by.Text,
		Cite: by.as(g.Parts.Cites.PowerLost)})
}

// NothingToDestroy says that no card is there that a text would let a player destroy.
func (g *Match) NothingToDestroy(by By, cs ...engine.Clause) {
	if g.Untold() {
		return
	}
	g.Tell(&engine.Event{Kind: NoneToDestroy, Actor: by.Player, Player: by.Player, Card: by.Self, Source: by.Text,
		Cite: by.as(cs...)})
}

// GainsNothing says that nothing could be gained from a zone.
func (g *Match) GainsNothing(by By, p engine.Player, z engine.Zone, cs ...engine.Clause) {
	if g.Untold() {
		return
	}
	g.Tell(&engine.Event{Kind: NothingGained, Actor: by.Player, Player: p, From: z, Source: by.Text,
		Cite: by.as(cs...)})
}

// EnsureDeck makes sure that the top of a player's deck can be drawn, revealed or looked at: an empty deck is made
// anew of the discard pile, by a clause and by others that say what for. False if there is no card at all.
func (g *Match) EnsureDeck(p engine.Player, cite engine.Clause, also ...engine.Clause) bool {
	deck := g.Zone(p, Deck)
	if g.Len(deck) > 0 {
		return true
	}
	if g.Len(g.Zone(p, Discard)) == 0 || !g.Rules.On(cite) {
		return false
	}
	by := engine.Cite(cite)
	if g.takesAlong(p) {
		by = by.And(g.Parts.Cites.BoughtAtOnce)
	}
	g.Make(&engine.Event{Kind: Reshuffled, Actor: p, Player: p, From: g.Zone(p, Discard), To: deck,
		Cite: by.AndIfRoom(also...)})
	return true
}

// takesAlong says whether a discard pile that is shuffled in a turn holds what its player has bought in that turn.
func (g *Match) takesAlong(p engine.Player) bool {
	if g.Parts.Cites.BoughtAtOnce == 0 || g.Active() != p {
		return false
	}
	for _, m := range g.Memos() {
		if m.What == Paid && m.Card != 0 && g.In(m.Card) == g.Zone(p, Discard) {
			return true
		}
	}
	return false
}

// Draw draws cards, as many as there are, and gives how many.
func (g *Match) Draw(by By, p engine.Player, n int) int {
	c, deck, hand := g.Parts.Cites, g.Zone(p, Deck), g.Zone(p, Hand)
	by = by.AlsoIfRoom(by.Draws)
	for i := 0; i < n; i++ {
		if g.Len(deck) == 0 && !g.EnsureDeck(p, c.ShuffleWhenNeeded, c.ShuffleToDraw) {
			g.TellOf(NoneToDraw, p, 0, by.as(c.DrawLess, c.ShuffleNothing))
			return i
		}
		if some := min(n-i, g.Len(deck)); g.Rules.On(c.ShuffleNotAtOnce) && g.MoveTop(Draw, deck, some, hand) {
			i += some - 1
			continue
		}
		cite := by.Cite
		if g.Len(deck) == 1 {
			// the deck is empty now, and stays so until a card of it is needed
			cite = cite.AndIfRoom(c.ShuffleNotAtOnce)
		}
		g.Move(Draw, p, g.Top(deck), hand, by.Text, cite)
		if !g.Rules.On(c.ShuffleNotAtOnce) {
			g.EnsureDeck(p, c.ShuffleWhenNeeded)
		}
	}
	return n
}

// Reveal turns up the top card of a player's own deck, zero if there is none.
func (g *Match) Reveal(by By, p engine.Player) engine.CardID {
	if !g.EnsureDeck(p, g.Parts.Cites.ShuffleWhenNeeded) {
		g.Tell(&engine.Event{Kind: NoneToDraw, Actor: p, Player: p, Source: by.Text,
			Cite: by.Cite.WithIfRoom(g.FirstOn(g.Parts.Cites.ShuffleNothing, g.Parts.Cites.DrawLess))})
		return 0
	}
	c := g.Top(g.Zone(p, Deck))
	g.Make(&engine.Event{Kind: Reveal, Actor: p, Player: p, Card: c, Source: by.Text, From: g.Zone(p, Deck),
		Cite: by.Cite})
	return c
}

// Put moves a card as a text says.
func (g *Match) Put(by By, c engine.CardID, to engine.Zone, at engine.Pos) {
	from := g.Owner(g.In(c))
	g.Make(&engine.Event{Kind: Put, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text, To: to,
		Tags: at.Tags(), Cite: by.Cite})
	if owner := g.Owner(to); owner != from {
		g.received(by, owner, c)
	}
}

// DiscardCard puts a card from a player's hand (or from where it lies) into the player's discard pile.
func (g *Match) DiscardCard(by By, p engine.Player, c engine.CardID) {
	by = g.discards(by, p, c)
	if by.Self == c && g.defendsWith(c) {
		g.Make(&engine.Event{Kind: Discarded, Actor: p, Player: p, Card: c, Source: by.Text, To: g.Zone(p, Discard),
			Tags: ToDefend, Cite: by.Cite})
		return
	}
	g.Move(Discarded, p, c, g.Zone(p, Discard), by.Text, by.Cite)
}

// discards announces that a player discards a card, and cites what there is to say of that.
func (g *Match) discards(by By, p engine.Player, c engine.CardID) By {
	if g.Active() == engine.NoPlayer && g.Parts.Outside != nil {
		by = by.AlsoIfRoom(g.Parts.Outside(g, p))
	}
	by = g.takes(by, Discarded, p, c)
	g.Happens(Discarded, p, c)
	return by
}

// takes cites what the game says of a card that a text takes away from where it lies with a player.
func (g *Match) takes(by By, k engine.Kind, p engine.Player, c engine.CardID) By {
	if g.Parts.Takes != nil && p != engine.NoPlayer {
		by.Cite = by.Cite.WithIfRoom(g.Parts.Takes(g, by, k, p, c))
	}
	return by
}

// defendsWith says whether a card is being discarded to avoid an Attack.
func (g *Match) defendsWith(c engine.CardID) bool {
	for f := range g.frames.Opened {
		if f.By.Self == c {
			return f.Defending
		}
	}
	return false
}

// Destroy takes a card out of the game. by.Player is who destroys it, and who gets what it gives when destroyed.
func (g *Match) Destroy(by By, c engine.CardID) {
	by = g.takes(by, Destroy, g.Owner(g.In(c)), c)
	if g.Sort(c) == BossCard && g.In(c) == BossStack {
		by = by.AlsoIfRoom(g.Parts.Cites.BossLeaves)
	}
	cite := by.as(g.Parts.Cites.DestroyPile, g.Parts.Cites.OutOfGame)
	switch s := g.Sort(c); {
	case s == WeaknessCard && g.states(g.Parts.Cites.WeaknessReturns):
		cite = by.as(g.Parts.Cites.WeaknessReturns)
	case s == WeaknessCard || s == KickCard:
		cite = cite.AndIfRoom(g.Parts.Cites.DestroyNoReturn)
	}
	if g.rewardsNow(c) {
		cite = cite.AndIfRoom(g.Parts.Cites.DestroyAnyZone)
	}
	if g.staysInPlay(c) {
		cite = cite.AndIfRoom(g.Parts.Cites.StayingLeaves)
	}
	if g.Tokens(c, Locked) > 0 {
		cite = cite.AndIfRoom(g.Parts.Cites.LockedDestroy)
	}
	kind := Destroy
	if by.Player == engine.NoPlayer {
		kind = IsDestroyed // by nobody, and for nobody's benefit
	}
	g.Happens(kind, by.Player, c)
	e := engine.Event{Kind: kind, Actor: by.Player, Player: g.Owner(g.In(c)), Card: c, Source: by.Text,
		To: g.destroyedTo(c), Cite: cite}
	if g.asked == c {
		e.Tags = PickedOut
	}
	g.Make(&e)
}

// staysInPlay says of a card that lies in play that it would stay there after the turn.
func (g *Match) staysInPlay(c engine.CardID) bool {
	owner := g.Owner(g.In(c))
	return g.Card(c).Stays && owner != engine.NoPlayer && g.In(c) == g.Zone(owner, InPlay)
}

// destroyedTo is where a card goes that is destroyed.
func (g *Match) destroyedTo(c engine.CardID) engine.Zone {
	cites, owner := g.Parts.Cites, g.Owner(g.In(c))
	switch sort := g.Sort(c); {
	case !g.Rules.On(cites.DestroyPile):
		return engine.Box
	case !g.Rules.On(cites.OutOfGame) && owner != engine.NoPlayer:
		return g.Zone(owner, Discard)
	case sort == WeaknessCard && (g.states(cites.WeaknessReturns) || !g.Rules.On(cites.DestroyNoReturn)):
		return WeaknessStack
	case sort == KickCard && !g.Rules.On(cites.DestroyNoReturn):
		return KickStack
	}
	return Destroyed
}

// GainCard takes a card into a player's discard pile, without cost.
func (g *Match) GainCard(by By, p engine.Player, c engine.CardID) {
	if g.gainsNone(by, p, g.In(c)) {
		return
	}
	cite := by.as(g.Parts.Cites.GainToDiscard, g.Parts.Cites.GainFree)
	if !g.Rules.On(g.Parts.Cites.GainFree) {
		if g.Cost(c) > g.Count(p, Power) {
			by.Cite = engine.Cite(g.Parts.Cites.GainFree) // it is for want of this rule alone
			g.GainsNothing(by, p, g.In(c))
			return
		}
		g.pay(p, g.Cost(c), 0, 0)
		cite = by.as(g.Parts.Cites.GainToDiscard)
	}
	switch k := g.Card(c); {
	case k.Sort == BossCard && g.Parts.Defeated != 0: // it goes where those go that are defeated
		cite = by.as(g.Parts.Cites.BossLeaves, g.Parts.Cites.BossNoDeck, g.Parts.Cites.GainFree)
	case k.Sort == BossCard && g.In(c) == LineUp:
		cite = cite.AndIfRoom(g.Parts.Cites.BossFromLineUp)
	case k.Types&Location != 0:
		cite = cite.AndIfRoom(g.Parts.Cites.LocationBought)
	case k.Stays:
		cite = cite.AndIfRoom(g.Parts.Cites.StayingBought)
	}
	g.Happens(Gain, p, c)
	g.Move(Gain, p, c, g.comesTo(p, c, g.Parts.Cites.GainToDiscard), by.Text, cite)
	g.acquired(p, c)
}

// GainWeakness takes Weaknesses from their stack into a player's discard pile, as many as are left, and gives how many.
func (g *Match) GainWeakness(by By, p engine.Player, n int) int {
	if !g.Rules.On(g.Parts.Cites.WeaknessGain) || n > 0 && g.gainsNone(by, p, WeaknessStack) {
		return 0
	}
	for i := range n {
		c := g.Top(WeaknessStack)
		if c == 0 && !g.Rules.On(g.Parts.Cites.WeaknessEmpty) {
			c = g.spareWeakness()
		}
		if c == 0 {
			g.Tell(&engine.Event{Kind: NoneLeft, Actor: p, Player: p, From: WeaknessStack, Source: by.Text,
				Cite: by.as(g.Parts.Cites.WeaknessEmpty)})
			return i
		}
		g.Happens(Gain, p, c)
		to := cmp.Or(g.Parts.Cites.WeaknessToDiscard, g.Parts.Cites.GainToDiscard)
		g.Move(Gain, p, c, g.comesTo(p, c, g.Parts.Cites.WeaknessToDiscard), by.Text,
			by.as(g.Parts.Cites.WeaknessGain, to))
		g.acquired(p, c)
	}
	return max(n, 0)
}

// gainsNone tells, where a player gains nothing now, by which clauses.
func (g *Match) gainsNone(by By, p engine.Player, z engine.Zone) bool {
	if g.Parts.NoGain == nil {
		return false
	}
	no := g.Parts.NoGain(g, by, p)
	if no != 0 {
		g.Tell(&engine.Event{Kind: NothingGained, Actor: p, Player: p, From: z, Source: by.Text,
			Cite: by.Cite.WithIfRoom(no)})
	}
	return no != 0
}

// spareWeakness is a Weakness out of the game, zero if there is none.
func (g *Match) spareWeakness() engine.CardID {
	for _, z := range [...]engine.Zone{Destroyed, engine.Box} {
		for c := range g.Cards(z) {
			if g.Sort(c) == WeaknessCard {
				return c
			}
		}
	}
	return 0
}

// GainTokens gives a player Victory Point tokens; a negative number of them gives none.
func (g *Match) GainTokens(by By, p engine.Player, n int) {
	if n <= 0 || !g.Rules.On(g.Parts.Cites.TokensGain) {
		return
	}
	g.Happens(TokensUp, p, 0)
	g.Make(&engine.Event{Kind: TokensUp, Actor: by.Player, Player: p, Source: by.Text, N: int32(n),
		Cite: by.as(g.Parts.Cites.TokensGain)})
}

// LoseTokens takes Victory Point tokens from a player, as many as there are at most, and gives how many.
func (g *Match) LoseTokens(by By, p engine.Player, n int) int {
	cite := by.Cite
	if has := g.Count(p, VP); has < n && g.Rules.On(g.Parts.Cites.TokensFloor) {
		n, cite = has, by.as(g.Parts.Cites.TokensFloor)
	}
	if n == 0 {
		return 0
	}
	g.Make(&engine.Event{Kind: TokensDown, Actor: by.Player, Player: p, Source: by.Text, N: int32(-n), Cite: cite})
	return n
}

// StealTokens moves Victory Point tokens from one player to another, as many as there are at most, and gives how many.
func (g *Match) StealTokens(by By, thief, victim engine.Player, n int) int {
	if g.Count(victim, VP) == 0 && g.Rules.On(g.Parts.Cites.TokensNone) {
		g.Nothing(by, g.Parts.Cites.TokensNone)
		return 0
	}
	if g.Count(victim, VP)%5 == 0 && !g.Rules.On(g.Parts.Cites.TokensSteal) {
		g.Nothing(by) // there are tokens of 5 only, and no change is made
		return 0
	}
	n = g.LoseTokens(by.Also(g.Parts.Cites.TokensSteal), victim, n)
	if n > 0 {
		g.Happens(TokensUp, thief, 0)
		g.Make(&engine.Event{Kind: TokensUp, Actor: by.Player, Player: thief, Source: by.Text, N: int32(n),
			Cite: by.as(g.Parts.Cites.TokensSteal, g.Parts.Cites.StealIsGain)})
	}
	return n
}

// PassCard gives a card to another player: neither bought nor gained.
func (g *Match) PassCard(by By, from, to engine.Player, c engine.CardID, zone int) {
	if !g.Rules.On(g.Parts.Cites.PassedNotGained) {
		g.PassAsGain(by, to, c, zone)
		return
	}
	g.Happens(Pass, from, c)
	g.Make(&engine.Event{Kind: Pass, Actor: from, Player: to, Card: c, Source: by.Text, To: g.Zone(to, zone),
		Cite: by.as(g.Parts.Cites.PassedNotGained)})
	if from != to {
		g.received(by, to, c)
	}
}

// PassAsGain gives a card to a player who gains it by that: against the rule.
func (g *Match) PassAsGain(by By, to engine.Player, c engine.CardID, zone int) {
	g.Happens(Gain, to, c)
	g.Move(Gain, to, c, g.Zone(to, zone), by.Text, by.Cite)
	g.acquired(to, c)
}

// ChooseFoe asks a player for one of the other players.
func (g *Match) ChooseFoe(by By) engine.Player {
	q := g.Question(by.Player, AskFoe, by.Text, by.Cite)
	for p := range g.From(by.Player) {
		if g.Foes(by.Player)&Only(p) != 0 {
			q.Who(p)
		}
	}
	return g.Ask(q).Player
}

// DiscardFromHand has a player discard cards of the hand that are wanted, by choice, and gives how many were discarded.
func (g *Match) DiscardFromHand(by By, p engine.Player, n int, want Want) int {
	for i := range n {
		c := g.Choose(by, p, AskDiscard, VerbDiscard, false, &want, g.Zone(p, Hand))
		if c == 0 {
			if i == 0 {
				g.Nothing(by)
			}
			return i
		}
		g.DiscardCard(by, p, c)
	}
	return n
}

// PlayCard plays a card: it comes into play and its text resolves at once; what its play triggered follows.
func (g *Match) PlayCard(p engine.Player, c engine.CardID, cite engine.Clauses) {
	card := g.Card(c)
	g.Known(c)
	cites := g.Parts.Cites
	kept, used := g.Flag(c, Kept), g.usesNow(c)
	if kept && !g.Rules.On(cites.KeptAsPlayed) {
		g.useKept(p, c)
		return
	}
	if g.Noticed(Play, c) {
		cite = g.playCites(p, c, cite)
	}
	waits := g.Rules.On(cites.TriggersWait)
	if waits {
		g.Begin()
	}
	types := int32(g.typesPlayed(card))
	e := engine.Event{Kind: Play, Actor: p, Player: p, Card: c, N: types, To: g.Zone(p, InPlay), Cite: cite}
	g.Make(&e)
	resting := g.resting(p, &e)
	g.Indent()
	if kept {
		g.Make(&engine.Event{Kind: Keep, Actor: p, Player: p, Card: c, Cite: engine.Cite(cites.KeptCard)})
		g.Replay(c, engine.Cite(cites.KeptCard))
		if used != 0 { // what it does once per turn is not done again
			once := engine.Cite(cites.LocationOncePerTurn)
			if card.Action != nil && card.Action.Once {
				once = card.Cite.With(once)
			}
			g.UseUp(c, used, once)
		}
	}
	g.comesBack(c)
	g.Remember(engine.Memo{What: Played, Player: p, Card: c, N: types})
	if g.Parts.Plays != nil {
		g.Parts.Plays(g, p, c)
	}
	if !g.Rules.On(cites.OtherEffectsStay) {
		g.Remember(engine.Memo{What: PowerBefore, Player: p, Card: c, N: int32(g.Count(p, Power))})
	}
	g.Resolve(By{Player: p, Self: c, Text: c, Cite: card.Cite})
	if card.Sort == BossCard && !g.Rules.On(cites.NoSecondAppearance) {
		g.FirstAppearance(c, p)
	}
	if card.Inert() && !g.Rules.On(cites.InertLeaves) && g.In(c) == g.Zone(p, InPlay) {
		g.putAway(p, c, card.Cite)
	}
	if waits {
		g.End()
	}
	for _, r := range resting {
		if g.In(r.location) == g.Zone(p, InPlay) {
			g.Nothing(By{Player: p, Self: r.location, Text: r.location, Cite: r.cite})
		}
	}
	g.Outdent()
}

// playCites are the clauses by which a card is played.
func (g *Match) playCites(p engine.Player, c engine.CardID, cite engine.Clauses) engine.Clauses {
	card, cites := g.Card(c), g.Parts.Cites
	if also := g.Parts.PlayedBy; also != nil {
		cite = cite.With(also(g, p, c))
	}
	cite = cite.And(cites.PlayResolveAtOnce)
	switch location := card.Types&Location != 0; {
	case card.Stays && !location && cites.StayingStays != 0:
		cite = cite.And(cites.StayingStays).And(cites.StayingInPlay)
		for x := range g.Cards(g.Zone(p, InPlay)) {
			if x != c && g.Card(x).Stays {
				cite = cite.AndIfRoom(cites.StayingAnyNumber)
			}
		}
	case card.Stays:
		cite = cite.And(cites.LocationOngoing)
		if location {
			cite = cite.AndIfRoom(cites.LocationStays)
			for x := range g.Cards(g.Zone(p, InPlay)) {
				if x != c && g.Card(x).Types&Location != 0 {
					cite = cite.AndIfRoom(cites.LocationAnyNumber)
				}
			}
		}
	}
	if card.Sort == BossCard && len(card.Appear) > 0 {
		cite = cite.AndIfRoom(cites.NoSecondAppearance)
	}
	if g.Has(Paid, p) && !g.Resolving() {
		cite = cite.AndIfRoom(cites.PlayAfterBuying)
		if !g.Rules.Printed(cites.PlayAfterBuying) {
			cite = cite.AndIfRoom(cites.PlayAfterBuyingReading)
		}
	}
	if g.Flag(c, Kept) {
		cite = cite.AndIfRoom(cites.KeptAsPlayed)
	}
	if card.Sort != WeaknessCard { // its picture shows what it scores
		cite = cite.AndIfRoom(card.Figure)
	}
	return cite
}

// useKept uses a card that stays in play without playing it.
func (g *Match) useKept(p engine.Player, c engine.CardID) {
	by := By{Player: p, Self: c, Text: c, Cite: g.Card(c).Cite}
	g.Begin()
	g.Tell(&engine.Event{Kind: UseAbility, Actor: p, Player: p, Card: c, Cite: by.Cite})
	g.Indent()
	g.Replay(c, engine.Cite(g.Parts.Cites.KeptCard))
	g.Resolve(by)
	g.End()
	g.Outdent()
}

// Resolve carries out the text that by names.
func (g *Match) Resolve(by By) {
	text, c := g.Card(by.Text), g.Parts.Cites
	g.Known(by.Text)
	switch {
	case !g.Rules.On(c.PlayResolveAtOnce),
		text.Sort == BossCard && !g.Rules.On(c.PlayedBossText),
		text.Figure != 0 && !g.Rules.On(text.Figure):
		return
	}
	g.Carry(by, text.Text)
}

// What is remembered during a turn.
const (
	Played      uint8 = iota // N: the types it was played with
	Acquired                 // bought, gained or defeated; N: its types
	LeavesBy                 // N: a clause about how the card leaves play at the end of the turn
	KeptNow                  // the card was made to stay in play this turn
	Paid                     // bought or defeated
	PowerBefore              // N: the Power of the player before the card was played
	TookTypes                // N: the types that a card has taken besides those it was played with
	Repeated                 // an ability that may be used several times was used
	// an event has happened whose first of a turn a text waits for; N: of which kind, and where its card came from
	DidFirst
	Discounted // by another card than the one of which the rulebook says so; N: how much
	Joined     // a character has come to the player; N: 1 if no turn was being played
	DidOnce    // what a card that stays in play does once in a turn has been done; N: which of its abilities
	Overfull   // the Line-Up had more cards than slots
	OwnMemo    // the first of those that only one game has
)

// rewardsNow says whether a card gives something when it is destroyed now: by its own text, or by one that it has
// taken.
func (g *Match) rewardsNow(c engine.CardID) bool {
	card := g.Card(c)
	if !card.Carries {
		return card.rewards
	}
	owner := g.Owner(g.In(c))
	if owner == engine.NoPlayer || !g.Flag(c, Carrying) || !g.Rules.On(g.Parts.Cites.TakenText) {
		return false
	}
	for x := range g.Cards(g.Zone(owner, OnCharacter)) {
		if len(g.Card(x).WhenDestroyed) > 0 {
			return true
		}
	}
	return false
}

// leavesOut tells that what a boss does when it appears or is defeated is not known, where the match is played so.
// Otherwise the match ends there.
func (g *Match) leavesOut(c engine.CardID) {
	if g.Count(engine.NoPlayer, LeavesOut) == 0 {
		g.Known(c)
	}
	g.TellUnknown(c)
}

// LeaveOut says that what nobody knows of bosses is left out, or that the match ends where it would be needed.
func (g *Match) LeaveOut(yes bool) {
	if yes {
		g.Reckon(setLeavesOut, engine.NoPlayer, 1)
	}
}

// TellUnknown tells that what a card does beyond what is declared is not known.
func (g *Match) TellUnknown(c engine.CardID) {
	if !g.Untold() {
		g.Tell(&engine.Event{Kind: NotKnown, Card: c, Actor: engine.NoPlayer, Player: engine.NoPlayer,
			Cite: g.Card(c).Cite})
	}
}

// Known ends the match if a card's text is needed and is not defined.
func (g *Match) Known(c engine.CardID) {
	if card := g.Card(c); card.unplayable() {
		g.Fail(&engine.UnknownEffect{Card: card.Name, Clause: g.Rules.Book.ID(card.Cite.First())})
	}
}
