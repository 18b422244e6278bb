package metal

import (
	"tablereferee/engine"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

func team(g *db.Match, p engine.Player) engine.Zone { return g.Zone(p, db.Character) }

// joins puts a Super Hero in front of a player, at once active.
func joins(g *db.Match, kind engine.Kind, p engine.Player, x engine.CardID, text engine.CardID, cite engine.Clauses) {
	acts, misses := g.Joins(p, x)
	if g.Card(x).More[capturesAt] != 0 && isCaught(g, p) { // too late for the Capture that is due
		misses = engine.Cite(book.TeamNotRetroactive).With(misses)
	}
	cite = cite.WithIfRoom(misses) // before what holds of whoever joins
	if g.Len(team(g, p)) > 0 {
		cite = cite.AndIfRoom(book.TeamNoLimit)
	}
	cite = cite.WithIfRoom(acts)
	g.Move(kind, p, x, team(g, p), text, cite)
	if g.Card(x).Unknown {
		g.TellUnknown(x)
	}
}

// fells is told of a Super-Villain that has been defeated: its player rescues somebody, and the tile takes its price.
func fells(g *db.Match, p engine.Player, x engine.CardID) {
	cite := engine.Cite(book.RescueOnDefeat, book.AmbRewardBeforeRescue)
	if g.Len(db.BossStack) == 0 {
		g.Reckon(setDoomed, engine.NoPlayer, 1)
		if isCrossover(g.Card(x)) {
			g.Reckon(setDoomed, engine.NoPlayer, doomedCrossover)
			cite = cite.And(book.AmbCrossoverEnd)
		}
	}
	g.Indent()
	defer g.Outdent()
	if k := g.Card(x); isCrossover(k) && len(k.Reward) == 0 && !k.Unknown {
		g.Tell(&engine.Event{Kind: NoReward, Actor: p, Player: p, Card: x, Cite: engine.Cite(book.AmbCrossoverEnd)})
	}
	if g.Card(x).Hook == lastOfStack && g.Rules.On(book.RescueOnDefeat) {
		g.Tell(&engine.Event{Kind: NobodyRescued, Actor: p, Player: p, Cite: engine.Cite(book.RescueOnDefeat,
			book.AmbTileWeaknesses)})
		return
	}
	if g.Len(captured) == 0 {
		cite = cite.And(book.AmbTileWeaknesses)
	}
	var finishes engine.Clauses // what is under way, though a Capture is due
	if isCaught(g, p) {
		finishes = engine.Cite(book.AmbCaptureBreaksOff)
	}
	cite = cite.WithIfRoom(finishes)
	if rescue(g, db.By{Player: p, Cite: cite}, engine.Cite(book.RescueChooseAny, book.AmbTileWeaknesses)) {
		price := db.By{Player: p, Self: g.Top(tileZone), Text: g.Top(tileZone),
			Cite: engine.Cite(book.CardsBatmanWhoLaughs, book.AmbTileWeaknesses).With(finishes)}
		if price.Text != 0 {
			price.Cite = price.Cite.With(g.Card(price.Text).Cite)
		}
		g.GainWeakness(price, p, g.Rules.Value(book.AmbTileWeaknesses))
	}
}

// rescue lets a player take one of the Captured Super Heroes, whoever lost them; false if there is none. What the
// choice is besides cited by is given.
func rescue(g *db.Match, by db.By, asked engine.Clauses) bool {
	if !g.Rules.On(book.RescueOnDefeat) {
		return false
	}
	if g.Len(captured) == 0 {
		g.Tell(&engine.Event{Kind: NobodyRescued, Actor: by.Player, Player: by.Player, Source: by.Text, Cite: by.Cite})
		return false
	}
	cite := by.Cite
	if g.Len(captured) > 1 {
		cite = cite.AndIfRoom(book.RescueChooseAny)
	}
	x := chooseOf(g, by, askRescued, captured, asked)
	joins(g, Rescued, by.Player, x, by.Text, cite)
	return true
}

// chooseOf asks a player for one of the Super Heroes of a zone.
func chooseOf(g *db.Match, by db.By, kind engine.QuestionKind, z engine.Zone, cite engine.Clauses) engine.CardID {
	if g.Len(z) > 1 { // else there is nothing to choose
		by.Cite = by.Cite.WithIfRoom(cite)
	}
	q := g.Question(by.Player, kind, by.Text, by.Cite)
	for x := range g.Cards(z) {
		q.Card(engine.VerbChoose, x)
	}
	return g.Ask(q).Card
}

// recruit lets a player choose one of the top two of the pile; false if it is empty.
func recruit(g *db.Match, by db.By) bool {
	first := g.Top(db.Characters)
	if first == 0 {
		g.Tell(&engine.Event{Kind: NobodyRecruited, Actor: by.Player, Player: by.Player, From: db.Characters,
			Source: by.Text,
			Cite:   by.Cite.AndIfRoom(book.RecruitPileEmpty, book.RecruitNotEliminated)})
		return false
	}
	second := g.Below(first)
	if second == 0 || g.Rules.Value(book.RecruitTopTwo) < 2 {
		joins(g, Recruited, by.Player, first, by.Text, by.Cite.AndIfRoom(book.AmbRecruitOneLeft))
		return true
	}
	cite := by.Cite.AndIfRoom(book.RecruitTopTwo, book.RecruitChooseOne)
	q := g.Question(by.Player, askRecruited, by.Text, cite)
	q.Card(engine.VerbChoose, first)
	q.Card(engine.VerbChoose, second)
	x := g.Ask(q).Card
	other := first
	if x == first {
		other = second
	}
	joins(g, Recruited, by.Player, x, by.Text, cite)
	if g.Rules.On(book.RecruitOtherToBottom) {
		g.Make(&engine.Event{Kind: NotChosen, Actor: by.Player, Player: by.Player, Card: other, Source: by.Text,
			To:   db.Characters,
			Tags: engine.ToBottom, Cite: engine.Cite(book.RecruitOtherToBottom)})
	}
	return true
}

// weaknesses counts those that a player controls: played, and still in play.
func weaknesses(g *db.Match, p engine.Player) (n int) {
	for x := range g.Cards(g.Zone(p, db.InPlay)) {
		if g.Sort(x) == db.WeaknessCard {
			n++
		}
	}
	return n
}

// threshold is at how many controlled Weaknesses a player loses a Super Hero, and whose doing it is if that is not as
// the rules say, zero if it is.
func threshold(g *db.Match, p engine.Player) (n int, by engine.CardID) {
	n = g.Rules.Value(book.WeaknessSecondCaptures)
	for x := range g.Cards(team(g, p)) {
		if at := int(g.Card(x).More[capturesAt]); at > n && g.Rules.On(book.OversizedSupermanProtects) {
			n, by = at, x
		}
	}
	return n, by
}

// plays is told of a card that has come into play: the second Weakness there ends the turn, once it is done with.
func plays(g *db.Match, p engine.Player, c engine.CardID) {
	if g.Sort(c) != db.WeaknessCard || !g.Rules.On(book.WeaknessSecondCaptures) {
		return
	}
	n := weaknesses(g, p)
	at, by := threshold(g, p)
	switch {
	case n >= at && !isCaught(g, p):
		cite := engine.Cite(book.WeaknessSecondCaptures, book.CaptureTriggersFirst)
		if by != 0 {
			cite = engine.Cite(book.OversizedSupermanThree, book.CaptureTriggersFirst).WithIfRoom(g.Card(by).Cite)
		}
		for x := range g.Cards(g.Zone(p, db.InPlay)) {
			if g.Sort(x) == db.WeaknessCard && !g.PlayedNow(x) {
				cite = cite.AndIfRoom(book.AmbPlayedElsewhere)
			}
		}
		if !waitsOut(g, p) {
			cite = cite.AndIfRoom(book.AmbCaptureElsewhere)
		}
		due := 1 << p
		if by != 0 {
			due |= 1 << (p + protected)
		}
		g.Reckon(setCaught, engine.NoPlayer, g.Count(engine.NoPlayer, caught)|due)
		g.TellOf(Controls, p, n, cite)
		g.BreakOff(p, book.AmbCaptureBreaksOff)
	case by != 0 && n >= g.Rules.Value(book.WeaknessSecondCaptures):
		g.Tell(&engine.Event{Kind: Protected, Actor: p, Player: p, Card: by, N: int32(n),
			Cite: engine.Cite(book.OversizedSupermanProtects).With(g.Card(by).Cite)})
	}
}

// isCaught says whether a player is about to lose a Super Hero.
func isCaught(g *db.Match, p engine.Player) bool { return g.Count(engine.NoPlayer, caught)>>p&1 != 0 }

// moved lets the Captures come that are due, once what the Weakness has set off is done: of several players clockwise
// from the one whose doing it is. It says whether the turn is over, as it is for whoever has lost a Super Hero.
func moved(g *db.Match, p engine.Player) (over bool) {
	if g.Count(engine.NoPlayer, caught) == 0 {
		return false
	}
	over = isCaught(g, p)
	for q := range g.From(p) {
		if isCaught(g, q) {
			capture(g, q)
		}
	}
	return over
}

// waitsOut says whether a Capture of a player waits until what is under way is done: in the own turn until the move is,
// in the steps after it until the step is. Elsewhere there is no turn that it ends, and it comes at once.
func waitsOut(g *db.Match, p engine.Player) bool {
	return g.Active() == p || g.Ends() == p && !g.AppearsNow()
}

// through lets the Capture of a player come as soon as the text is through that has played the Weakness.
func through(g *db.Match, p engine.Player) {
	if p != engine.NoPlayer && isCaught(g, p) && !waitsOut(g, p) {
		capture(g, p)
	}
}

// What is remembered of a turn that a Capture has ended, and of one in which there was nobody to be Captured.
const (
	hasEnded uint8 = 20 + iota
	hadNobody
)

// capture takes a Super Hero from a player, and all cards that lie about: in the order in which the booklet says so
// (book.AmbCaptureOrder).
func capture(g *db.Match, p engine.Player) {
	why, at := captureOf(g, p)
	g.Reckon(setCaught, engine.NoPlayer, g.Count(engine.NoPlayer, caught)&^(1<<p|1<<(p+protected)))
	if waitsOut(g, p) { // else there is no turn that it ends
		goesOn := g.Active() == p
		g.TurnEnds(p)
		g.Remember(engine.Memo{What: hasEnded, Player: p})
		g.Reckon(setLost, engine.NoPlayer, int(p)+1)
		if goesOn && !g.Unnoticed(db.EndAnnounce) {
			g.TellOf(db.EndAnnounce, p, 0, engine.Cite(why, book.CaptureTriggersFirst))
		}
	}
	undone := weaknesses(g, p) < at
	if takesWeaknesses(g, p, why, at) {
		undone = false // it has been said there
	}
	discarded := discardsAll(g, p)
	var stands engine.Clauses
	if undone {
		stands = engine.Cite(book.AmbEffectUndoesSecond)
	}
	if g.Len(team(g, p)) == 0 {
		g.Remember(engine.Memo{What: hadNobody, Player: p})
		g.Tell(&engine.Event{Kind: NobodyCaptured, Actor: p, Player: p,
			Cite: engine.Cite(book.AmbNoSuperHeroAtTwo, why).With(stands)})
		return
	}
	cite := engine.Cite(why, book.CaptureUnderTile).With(stands)
	if g.Len(team(g, p)) > 1 {
		cite = cite.And(book.CaptureChooseOne)
	}
	if discarded {
		cite = cite.And(book.AmbCaptureOrder)
	}
	x := chooseOf(g, db.By{Player: p, Cite: engine.Cite(why)}, askCaptured, team(g, p),
		engine.Cite(book.CaptureChooseOne))
	g.Move(Captured, p, x, captured, 0, cite)
}

// captureOf gives the clause by which a player is about to lose a Super Hero, and at how many Weaknesses that is so.
func captureOf(g *db.Match, p engine.Player) (why engine.Clause, at int) {
	if g.Count(engine.NoPlayer, caught)>>(p+protected)&1 == 0 {
		return book.WeaknessSecondCaptures, g.Rules.Value(book.WeaknessSecondCaptures)
	}
	at, _ = threshold(g, p)
	return book.OversizedSupermanThree, at
}

// takesWeaknesses takes the Weaknesses of a Capture out of play: one, and however many others there are, of which
// metal.oversized.superman-three makes two. It says whether the score pile was served.
func takesWeaknesses(g *db.Match, p engine.Player, why engine.Clause, at int) (toScore bool) {
	served, others := engine.Cite(book.CaptureOneToScorePile), engine.Cite(book.CaptureOtherToStack)
	if why == book.OversizedSupermanThree {
		served, others = served.And(why), others.And(why)
	}
	if weaknesses(g, p) < at {
		served = served.And(book.AmbEffectUndoesSecond)
	}
	for x := range g.Cards(g.Zone(p, db.InPlay)) {
		switch {
		case g.Sort(x) != db.WeaknessCard:
		case !toScore && g.Rules.On(book.CaptureOneToScorePile):
			g.Put(db.By{Player: p, Cite: served}, x, g.Zone(p, scorePile), engine.Top)
			toScore = true
		case g.Rules.On(book.CaptureOtherToStack):
			g.Put(db.By{Player: p, Cite: others}, x, db.WeaknessStack, engine.Top)
		}
	}
	return toScore
}

// discardsAll discards what a player has in hand and what was played, and says whether that was anything.
func discardsAll(g *db.Match, p engine.Player) bool {
	stays := func(x engine.CardID) bool { return g.Card(x).Stays }
	further := func(x engine.CardID) bool { return g.Sort(x) == db.WeaknessCard }
	var all []db.Going
	if g.Rules.On(book.CaptureDiscardHand) {
		cite, hand := engine.Cite(book.CaptureDiscardHand, book.AmbEndStepDiscards), g.Zone(p, db.Hand)
		all = append(all, db.Going{From: hand, Cite: cite.And(book.WeaknessThirdStays),
			Stays: func(x engine.CardID) bool { return !further(x) }}, db.Going{From: hand, Cite: cite, Stays: further})
	}
	if g.Rules.On(book.CaptureDiscardPlayed) {
		cite := engine.Cite(book.CaptureDiscardPlayed, book.AmbEndStepDiscards)
		for x := range g.Cards(g.Zone(p, db.InPlay)) {
			if stays(x) {
				cite = cite.AndIfRoom(book.AmbCaptureOngoing)
			} else {
				g.Outlasts(p, x, book.AmbCaptureSteps)
			}
		}
		all = append(all, db.Going{From: g.Zone(p, db.InPlay), Cite: cite, Stays: stays})
	}
	return g.DiscardAll(p, all...) > 0
}

// appears cites of a First Appearance on a player that a Capture, which has ended the turn, keeps nobody out of it.
func appears(g *db.Match, p engine.Player) engine.Clauses {
	if !g.Has(hasEnded, p) {
		return 0
	}
	return engine.Cite(book.AmbCaptureSteps)
}

// noGain keeps a player from gaining anything at the end of a turn in which a Super Hero was Captured.
func noGain(g *db.Match, _ db.By, p engine.Player) engine.Clauses {
	if !hasLost(g, p) {
		return 0
	}
	return engine.Cite(book.CaptureNothingMore, book.AmbCaptureSteps)
}

// hasLost says whether a player has lost a Super Hero in the turn that ends, and nothing has been turned up since:
// nothing more is bought, gained or played.
func hasLost(g *db.Match, p engine.Player) bool {
	return g.Count(engine.NoPlayer, lost) == int(p)+1 && g.Rules.On(book.CaptureNothingMore)
}

// playedBy cites of a Weakness that is played that it comes first, and alone.
func playedBy(g *db.Match, p engine.Player, c engine.CardID) engine.Clauses {
	if g.Sort(c) != db.WeaknessCard || g.In(c) != g.Zone(p, db.Hand) || g.Active() != p {
		return 0
	}
	cite := engine.Cite(book.WeaknessPlayFirst)
	for x := range g.Cards(g.Zone(p, db.Hand)) {
		if x != c && g.Sort(x) == db.WeaknessCard {
			return cite.And(book.WeaknessOneByOne)
		}
	}
	return cite
}

// takes cites of a Weakness why a text may discard or destroy it in a hand, and from play where it goes.
func takes(g *db.Match, by db.By, k engine.Kind, p engine.Player, c engine.CardID) engine.Clauses {
	switch {
	case by.Text == 0 || g.Sort(c) != db.WeaknessCard:
	case g.In(c) == g.Zone(p, db.InPlay) && g.Sort(by.Text) == db.KickCard:
		return engine.Cite(book.BreakthroughWeaknessToStack)
	case g.In(c) != g.Zone(p, db.Hand):
	case k == db.Discarded && g.Active() == p && !g.ActsOn(db.Turn) && g.Card(by.Text).Draws():
		return engine.Cite(book.WeaknessDrawnAndDiscarded)
	default:
		return engine.Cite(book.AmbWeaknessDiscardedOtherwise)
	}
	return 0
}

// size is how many characters are in the team of a player: an oversized Super-Villain is one, those that were defeated
// are none.
func size(g *db.Match, p engine.Player) (n int) {
	for x := range g.Cards(team(g, p)) {
		if g.Card(x).More[superVillain] == 0 || g.Rules.On(book.CharactersVillainCharacters) {
			n++
		}
	}
	for x := range g.Cards(g.Zone(p, scorePile)) {
		if g.Sort(x) == db.BossCard && !g.Rules.On(book.CharactersNotDefeatedOnes) {
			n++
		}
	}
	return n
}

// counts cites of the Super Heroes of a player what belongs to them, and what does not.
func counts(g *db.Match, p engine.Player) (cite engine.Clauses) {
	for x := range g.Cards(team(g, p)) {
		if g.Card(x).More[superVillain] != 0 {
			cite = cite.And(book.CharactersVillainCharacters)
		}
	}
	for x := range g.Cards(g.Zone(p, scorePile)) {
		if g.Sort(x) == db.BossCard {
			cite = cite.And(book.CharactersNotDefeatedOnes)
		}
	}
	return cite
}
