package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What the words of texts understand.

var (
	takesN    = []cardtext.Arg{cardtext.ArgN}
	takesWhat = []cardtext.Arg{cardtext.ArgWhat}
	onlyYou   = []cardtext.Who{}
	byFoe     = []cardtext.Who{cardtext.Foe, cardtext.Attacker}
	byFoes    = []cardtext.Who{cardtext.Foe, cardtext.EachPlayer}
	byAll     = []cardtext.Who{cardtext.Foe, cardtext.Attacker, cardtext.EachPlayer}
	found     = []cardtext.How{cardtext.It, cardtext.Called}
	much      = []cardtext.How{cardtext.NoCards} // it says how much, and no cards
)

// Why only the player of a text does something.
var (
	ofTheTurn = engine.Text{"it is for the turn that is played, which is that of the text's player",
		"cela vaut pour le tour en cours, qui est celui du joueur du texte"}
	ofTheText = engine.Text{"cards are played, and Attacks made, by the text's player alone",
		"seul le joueur du texte joue des cartes et fait des Attaques"}
)

// chosen are the ways to find cards that somebody chooses.
var chosen = hows(cardtext.One, cardtext.UpTo, cardtext.Exactly)

// textVerbs are the words and what stands behind them, by verb.
var textVerbs = []cardtext.VerbWord{
	{Word: "power", Args: takesN, By: onlyYou, Alone: ofTheTurn, Zero: true, Fails: offTurn, Nameless: true, May: much,
		Check: inOwnTurn},
	{Word: "draw", Args: []cardtext.Arg{cardtext.ArgN | cardtext.ArgWhat}, Hows: hows(cardtext.One), By: byAll,
		Check: drawFits, May: hows(cardtext.One, cardtext.NoCards),
		Gives: hows(cardtext.One), Counts: much, Asks: hows(cardtext.One)},
	{Word: "discard", Args: takesWhat, By: byAll, Check: discardFits,
		Hows: hows(cardtext.This, cardtext.Top, cardtext.One, cardtext.UpTo, cardtext.Exactly, cardtext.OneOfEach,
			cardtext.Each, cardtext.Called),
		May: hows(cardtext.This, cardtext.Top, cardtext.One, cardtext.Exactly, cardtext.Each,
			cardtext.Called),
		Gives:  hows(cardtext.Top, cardtext.One, cardtext.UpTo, cardtext.Exactly),
		Counts: hows(cardtext.OneOfEach, cardtext.Each),
		Asks:   chosen},
	{Word: "tokens", Args: takesN, By: byFoe, Zero: true, Nameless: true, May: much},
	{Word: "lose_tokens", Args: takesN, By: onlyYou, Nameless: true, May: much, Counts: much},
	{Word: "gain_weakness", Args: takesN, By: byAll, Nameless: true, May: much, Counts: much},
	{Word: "destroy", Args: takesWhat, By: byFoes, Check: destroyFits,
		Hows: hows(cardtext.This, cardtext.That, cardtext.It, cardtext.Called, cardtext.One, cardtext.Each,
			cardtext.Top),
		May: hows(cardtext.This, cardtext.That, cardtext.It, cardtext.Called, cardtext.One, cardtext.Each,
			cardtext.Top),
		Gives: hows(cardtext.One, cardtext.Top), Counts: hows(cardtext.Each)},
	{Word: "gain", Args: takesWhat, By: byAll, Check: gainFits,
		Hows:  hows(cardtext.One, cardtext.Top, cardtext.Bottom, cardtext.Each),
		May:   hows(cardtext.One, cardtext.Top, cardtext.Bottom, cardtext.Each),
		Gives: hows(cardtext.One, cardtext.Top, cardtext.Bottom), Counts: hows(cardtext.Each)},
	{Word: "steal", Args: []cardtext.Arg{cardtext.ArgN, cardtext.ArgWhom}, By: onlyYou, Whom: byFoe, NotYou: true,
		Nameless: true, May: much, Counts: much},
	{Word: "put", Args: []cardtext.Arg{cardtext.ArgWhat, cardtext.ArgTo}, By: byAll, Check: putFits,
		Hows: hows(cardtext.This, cardtext.Top, cardtext.It, cardtext.Called, cardtext.Each, cardtext.One,
			cardtext.UpTo, cardtext.Exactly),
		May: hows(cardtext.This, cardtext.Top, cardtext.It, cardtext.Called, cardtext.Each, cardtext.One,
			cardtext.Exactly),
		Gives: chosen, Counts: hows(cardtext.Each), Quiet: chosen, First: hows(cardtext.Top),
		Asks: chosen},
	{Word: "reveal", Args: takesWhat, By: byFoe, Hows: hows(cardtext.Top), Check: revealFits,
		May: hows(cardtext.Top)},
	{Word: "play", Args: takesWhat, By: onlyYou, Alone: ofTheText,
		Hows:  hows(cardtext.UpTo, cardtext.Exactly, cardtext.Called),
		Check: playFits, May: hows(cardtext.Exactly, cardtext.Called), Gives: hows(cardtext.UpTo, cardtext.Exactly),
		Asks: hows(cardtext.UpTo, cardtext.Exactly)},
	{Word: "show", Args: takesWhat, By: byFoe, Hows: hows(cardtext.This, cardtext.Each), Nameless: true,
		Check: wholePlace, Sure: hows(cardtext.This), May: hows(cardtext.This, cardtext.Each)},
	{Word: "discount", Args: takesN, By: onlyYou, Alone: ofTheTurn, Zero: true, Fails: offTurn, Nameless: true, May: much,
		Check: inOwnTurn},
	{Word: "attack", Args: []cardtext.Arg{cardtext.ArgWhom, cardtext.ArgMarks | cardtext.ArgMay}, Body: true,
		By: onlyYou, Alone: ofTheText, NotYou: true, Nameless: true, Marks: []string{markWaits}, Counts: much,
		Whom: []cardtext.Who{cardtext.OneFoe, cardtext.EachFoe}},
	{Word: "redirect", Args: []cardtext.Arg{cardtext.ArgTo}, By: onlyYou,
		On: []uint8{eventAcquires, eventBuys, eventGains}, Event: true,
		Always: true, Nameless: true, Check: redirectFits},
	{Word: "pass", Args: []cardtext.Arg{cardtext.ArgWhat, cardtext.ArgWhom}, By: byFoe, Nameless: true,
		Hows: append(hows(cardtext.One), found...), May: append(hows(cardtext.One), found...),
		Asks: hows(cardtext.One), Check: passFits,
		Whom: []cardtext.Who{cardtext.OnePlayer, cardtext.Foe, cardtext.Attacker}},
	{Word: "look", Args: []cardtext.Arg{cardtext.ArgWhat, cardtext.ArgMarks | cardtext.ArgMay}, By: onlyYou,
		Hows: hows(cardtext.Top), Check: lookFits, May: hows(cardtext.Top), Marks: []string{markStops}},
	{Word: "pass_left", Args: takesWhat, By: byFoe, Nameless: true, Hows: hows(cardtext.One), May: hows(cardtext.One),
		Asks: hows(cardtext.One), Check: passFits},
}

// markWaits says of an Attack that everybody decides whether to avoid it before anything happens.
const markWaits = "waits"

// markStops says of looking at cards that it stops where the deck runs out.
const markStops = "stops"

// textWaits are what may be asked of an event.
func textWaits() []cardtext.EventKeys {
	always := []string{"first", "your_turn"}
	return []cardtext.EventKeys{
		eventPlays: {Waits: []string{"type", "keyword", "name", "no_name", "boss_by", "first", "your_turn"},
			Lasts: []string{"type", "keyword", "same_name", "itself_by", "others", "once"}},
		eventDestroys:    {Waits: always},
		eventAcquires:    {Waits: []string{"from", "first", "your_turn"}, Each: []string{"type", "keyword"}},
		eventGainsTokens: {Waits: always, NoCard: true, Many: true, Again: []cardtext.Verb{doTokens, doSteal}},
		eventDiscards:    {Waits: always},
		eventAttacked:    {Waits: []string{"first"}, NoCard: true}, // in somebody else's turn, or in nobody's
		eventAttacks:     {Waits: always, NoCard: true, Many: true, Again: []cardtext.Verb{doAttack}},
		eventEnds:        {Waits: []string{}, NoCard: true}, // one's own turn, which is over
		eventBuys:        {Waits: []string{"from", "first", "your_turn"}},
		eventGains:       {Waits: []string{"from", "first", "your_turn"}},
		eventBegins:      {Waits: []string{}, NoCard: true},
	}
}

func hows(h ...cardtext.How) []cardtext.How { return h }

// inPlaces tells cards that are looked for nowhere; whose all are one player's, the place is said.
func inPlaces(single bool) func(r *cardtext.Reader, s *cardtext.Step) {
	return func(r *cardtext.Reader, s *cardtext.Step) {
		switch {
		case s.What == nil || s.What.How == cardtext.This || s.What.How == cardtext.That || s.What.How == cardtext.It ||
			s.What.How == cardtext.Called:
		case len(s.What.Zones) == 0:
			r.Fault(s.Line, "where the cards lie is missing, such as one{ hand }",
				"il manque où se trouvent les cartes, comme one{ hand }")
		case everybodys(s.What.Zones):
			r.Fault(s.Line, "cards are chosen in a place of one player, not of all",
				"des cartes se choisissent dans un lieu d'un joueur, et non de tous")
		case s.Who == cardtext.OneFoe || s.Who == cardtext.EachFoe: // who does nothing, as is told
		case single && len(s.What.Zones) > 1:
			r.Fault(s.Line, "one place is enough here", "un seul lieu suffit ici")
		case slices.Contains(chosen, s.What.How) && r.Where().Knows&handShown == 0 &&
			slices.ContainsFunc(s.What.Zones, func(p cardtext.Place) bool { return isHandOfAnother(p, s.Who) }):
			r.Fault(s.Line,
				"nobody chooses among cards that they do not see: have the hand shown first, foe:show(each{ foe.hand }), or let its owner choose, foe:discard(one{ foe.hand })",
				"personne ne choisit parmi des cartes qu'il ne voit pas : faites d'abord montrer la main, foe:show(each{ foe.hand }), ou laissez choisir son propriétaire, foe:discard(one{ foe.hand })")
		}
	}
}

// isHandOfAnother says whether a place is the hand of somebody else than the one who does something there.
func isHandOfAnother(p cardtext.Place, who cardtext.Who) bool {
	return p.Zone == Hand && p.Of != theirsOf(who) && p.Of != cardtext.Nobody
}

// theirsOf is of whom the places are that belong to whoever does something: what each player does is told of you.
func theirsOf(who cardtext.Who) cardtext.Who {
	if who == cardtext.EachPlayer {
		return cardtext.You
	}
	return who
}

// What is known where a text stands.
const (
	ownTurn     uint16 = 1 << iota // it is the turn of its player
	nobodysTurn                    // it is that of nobody
	laidAside                      // cards have been revealed and laid aside
	oneOfEach                      // one card of each of two types has been discarded, as far as there were any
	handShown                      // another player's hand has been shown
	allDecide                      // all players have decided whether to avoid the Attack
)

// sureOwnTurn says where it is its player's turn for certain, or not: one plays in one's own turn alone what is waited
// for, and a turn that ends is over.
func sureOwnTurn(s cardtext.Scope) (never, always bool) {
	return s.Knows&nobodysTurn != 0 || s.Waits && s.Event == eventEnds,
		s.Knows&ownTurn != 0 || s.Waits && (s.Yours || s.Event == eventPlays || s.Event == eventBegins)
}

// offTurn says where it may be another player's turn, or nobody's, in which Power is nothing: not where a card is
// played or used.
func offTurn(s cardtext.Scope) bool {
	_, own := sureOwnTurn(s)
	return !own && !s.Lasts
}

// onBossStack says whether a place is the stack of bosses.
func onBossStack(p cardtext.Place) bool { return p.Of == cardtext.Nobody && p.Zone == int(BossStack) }

// inOwnTurn tells what is for the turn that is played, where that is never the turn of its player.
func inOwnTurn(r *cardtext.Reader, s *cardtext.Step) {
	if never, _ := sureOwnTurn(r.Where()); never {
		r.Fault(s.Line, "it is nobody's turn here: %s is for the turn that is played, and nothing would come of it",
			"ce n'est ici le tour de personne : %s vaut pour le tour en cours, et rien n'en viendrait", r.WordFor(s))
	}
}

// sureOutside says where it is nobody's turn for certain, or not.
func sureOutside(s cardtext.Scope) (never, always bool) {
	nobodys, own := sureOwnTurn(s)
	return own, nobodys
}

// sureTriggered says where a text has waited for an event for certain, or not; what is cited may be asked for over the
// turn, where both come about.
func sureTriggered(s cardtext.Scope) (never, always bool) { return !s.Waits && !s.Cites, s.Waits }
