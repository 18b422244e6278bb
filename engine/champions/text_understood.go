package champions

import (
	"slices"

	"tablereferee/engine/cardtext"
)

// What the verbs of texts understand.

const (
	argN    = cardtext.ArgN
	argWhat = cardtext.ArgWhat
	argMay  = cardtext.ArgMay
)

// oneCard is what verbs of one card understand: a word that means one.
var oneCard = []cardtext.How{cardtext.This, cardtext.That, cardtext.It, theHost, villainCard, yourIdentityCard,
	faceCard,
	targetCard, woundedCard}

// oneMeant are the ways in which one card is meant: it is what it means in the sentences behind.
var oneMeant = or(cardtext.One, cardtext.Picked, yourHeroCard, mainSchemeCard)

// exhaustible are the words for a card that may be a player's.
var exhaustible = hows(cardtext.This, cardtext.That, cardtext.It, theHost, yourIdentityCard, faceCard)

// anyHow are all ways of finding cards: what may be chosen (choose_one) may be left undone, however it finds them.
var anyHow = or(cardtext.NoCards, cardtext.One, cardtext.OneTo, cardtext.Each, cardtext.Picked, cardtext.Random,
	cardtext.Top, yourHeroCard, eachHero, mainSchemeCard)

func or(more ...cardtext.How) []cardtext.How { return slices.Concat(oneCard, more) }

func hows(h ...cardtext.How) []cardtext.How { return h }

func args(a ...cardtext.Arg) []cardtext.Arg { return a }

func events(e ...uint8) []uint8 { return e }

var (
	onePlayer   = []cardtext.Who{cardtext.OnePlayer}
	eachPlayer  = []cardtext.Who{cardtext.EachPlayer}
	onlyYou     = []cardtext.Who{}
	firstPlayer = []cardtext.Who{cardtext.FirstPlayer}
)

// textVerbs are the words and what stands behind them, by verb.
var textVerbs = []cardtext.VerbWord{
	{Word: "draw", May: anyHow, Nameless: true, Args: args(argN),
		By: []cardtext.Who{cardtext.OnePlayer, cardtext.EachPlayer}},
	{Word: "discard", May: anyHow, About: oneMeant,
		Args: args(argWhat), By: eachPlayer, Hows: hows(cardtext.This, theHost, cardtext.Random, cardtext.Top,
			cardtext.Each, cardtext.Picked,
			cardtext.One, cardtext.OneTo), Check: discardFits,
		Sure:   hows(cardtext.This),
		Gives:  hows(cardtext.Random, cardtext.Top),
		Counts: hows(cardtext.Each)},
	{Word: "take", By: onlyYou, Nameless: true, Args: args(argWhat), Hows: hows(cardtext.It)},
	{Word: "damage", May: anyHow, About: oneMeant, Nameless: true, Args: args(argN, argWhat),
		By: []cardtext.Who{cardtext.OnePlayer, cardtext.EachPlayer}, Braces: true, Inside: dealing,
		Hows: or(cardtext.One, cardtext.Each, eachHero, yourHeroCard), Check: damageFits},
	{Word: "heal", May: anyHow, About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argN, argWhat), Hows: or(cardtext.One, cardtext.Each),
		All: true, Check: healFits},
	{Word: "attack", About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argN, argWhat, cardtext.ArgMarks|argMay),
		Hows: hows(cardtext.One, cardtext.That, targetCard), Marks: []string{"overkill"}, Braces: true, Inside: dealing,
		Check: attackFits},
	{Word: "thwart", About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argN, argWhat), Hows: hows(cardtext.One, cardtext.Each),
		Check: schemeFits},
	{Word: "remove_threat", May: anyHow, About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argN, argWhat), Hows: hows(cardtext.One, cardtext.Each),
		Check: schemeFits},
	{Word: "place_threat", May: anyHow, About: oneMeant, By: onlyYou, Nameless: true, Args: args(argN, argWhat),
		Hows: hows(cardtext.This, theHost, mainSchemeCard, cardtext.Picked, cardtext.Each), Check: placeFits,
		Sure: hows(mainSchemeCard), Zero: true},
	{Word: "exhaust", May: anyHow, About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argWhat),
		Hows: append(hows(cardtext.Each, yourHeroCard), exhaustible...), Check: exhaustFits},
	{Word: "ready", May: anyHow, About: oneMeant, By: onlyYou, Nameless: true, Args: args(argWhat),
		Hows: append(hows(cardtext.One), exhaustible...), Check: inPlayFits},
	{Word: "stun", May: anyHow, About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argWhat), Hows: or(cardtext.One, cardtext.Each, eachHero,
			yourHeroCard),
		Check: statusFits},
	{Word: "confuse", May: anyHow, About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argWhat), Hows: or(cardtext.One, cardtext.Each, eachHero,
			yourHeroCard),
		Check: statusFits},
	{Word: "toughen", May: anyHow, About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argWhat), Hows: or(cardtext.One, cardtext.Each, eachHero,
			yourHeroCard),
		Check: statusFits},
	{Word: "surge", May: anyHow, By: onlyYou, Nameless: true, Needs: knowsRevealed},
	{Word: "enemy_attack", May: anyHow, About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argWhat, cardtext.ArgMarks|argMay),
		Hows: or(cardtext.Each), Marks: []string{"stuns", "of_heroes", "its_hero", "its_player"}, Check: enemyFits,
		Braces: true, Inside: afterAttack,
		Counts: or(cardtext.Each)},
	{Word: "enemy_scheme", May: anyHow, About: oneMeant,
		By: onlyYou, Nameless: true, Args: args(argWhat), Hows: oneCard, Counts: oneCard},
	{Word: "put", Args: args(argWhat, cardtext.ArgTo), By: eachPlayer,
		Hows: hows(cardtext.This, cardtext.UpTo, cardtext.Random), Check: putFits, Sure: hows(cardtext.This),
		Gives: hows(cardtext.UpTo)},
	{Word: "put_into_play", Nameless: true, Args: args(argWhat), By: firstPlayer,
		Hows: hows(cardtext.It, cardtext.This), Check: arrivesFits},
	{Word: "reveal", By: onlyYou, Nameless: true, Args: args(argWhat),
		Hows: hows(cardtext.Top, cardtext.It, cardtext.This), Check: revealFits},
	{Word: "prevent", By: onlyYou, Nameless: true, Args: args(argN), All: true,
		On: events(eventDamageDealt, eventThreatPlaced)},
	{Word: "cancel", By: onlyYou, Always: true, Nameless: true, On: events(eventReveals)},
	{Word: "stop_it", By: onlyYou, Always: true, Nameless: true, Counts: hows(cardtext.NoCards),
		On: events(eventThreatPlaced, eventDamageDealt)},
	{Word: "lessen", By: onlyYou, Always: true, Nameless: true, Args: args(argN), On: events(eventSchemes),
		Check: onlyOne},
	{Word: "redirect", By: onlyYou, Always: true, Nameless: true, Args: args(argWhat), Hows: hows(cardtext.This),
		On: events(eventDamageDealt)},
	{Word: "gain_overkill", By: onlyYou, Nameless: true, On: events(eventAttackStarts)},
	{Word: "stuns_with_attack", By: onlyYou, Nameless: true, Needs: knowsAttack},
	{Word: "flip", May: anyHow, By: onlyYou, Always: true, Nameless: true},
	{Word: "search_deck", By: onlyYou, Nameless: true, Args: args(cardtext.ArgAmong), Check: lookFits},
	{Word: "find_and_reveal", By: onlyYou, Nameless: true, Args: args(cardtext.ArgCard, cardtext.ArgMarks|argMay),
		Marks: []string{"deck_only"}},
	{Word: "dig", By: onlyYou, Args: args(cardtext.ArgAmong), Check: lookFits},
	{Word: "discount", Zero: true, Nameless: true, Args: args(argN), By: onePlayer, Check: discountFits},
	{Word: "accelerate", May: anyHow, By: onlyYou, Zero: true, Nameless: true, Args: args(argN)},
	{Word: "obligation", By: onlyYou, Always: true, Nameless: true, Args: args(argWhat), Hows: hows(faceCard),
		Body: true, Check: obligationFits},
	{Word: "lasts", May: anyHow, Nameless: true, Args: args(cardtext.ArgGets), By: onePlayer, Check: lastsFits},
	{Word: "give_back", By: onlyYou, Nameless: true},
	{Word: "deal_encounter", May: anyHow, By: eachPlayer, Nameless: true, Args: args(argN), Check: onlyOne},
	{Word: "spend", By: onlyYou, Always: true, Nameless: true, Args: args(cardtext.ArgWords), Cost: true, Way: true},
	{Word: "spend_counters", By: onlyYou, Always: true, Nameless: true, Args: args(argN), Cost: true, Check: fixed},
	{Word: "shuffle", By: onlyYou, Always: true, Nameless: true, Args: args(cardtext.ArgTo), Check: shuffleFits},
	{Word: "split", By: onlyYou, Nameless: true, Args: args(argN, cardtext.ArgAmong), Check: spreadFits},
	{Word: "spread", By: onlyYou, Nameless: true, Args: args(argN, cardtext.ArgAmong), Check: spreadFits},
	{Word: "fetch", By: onlyYou, Nameless: true, Args: args(cardtext.ArgCard | cardtext.ArgAmong), Check: fetchFits},
	{Word: "give_boost", By: onlyYou, Nameless: true, Args: args(argN), Check: boostFits},
	{Word: "move_damage", About: oneMeant, By: onlyYou, Nameless: true, Args: args(argN, argWhat),
		Hows: hows(cardtext.One), Check: attackFits},
	{Word: "replace_reveal", By: onlyYou, Always: true, Nameless: true, On: events(eventReveals)},
	{Word: "more_damage", By: onlyYou, Nameless: true, Args: args(argN), Needs: knowsDamage},
	{Word: "look_and_take", By: onlyYou, Nameless: true, Args: args(argN)},
	{Word: "take_back", By: onePlayer, Nameless: true, Args: args(cardtext.ArgAmong), Check: lookFits},
	{Word: "drones", May: anyHow, By: []cardtext.Who{cardtext.EachPlayer, cardtext.FirstPlayer,
		cardtext.EngagedPlayer}, Nameless: true, Args: args(argN), Check: engagedFits},
	{Word: "for_attack", By: onlyYou, Nameless: true, Args: args(cardtext.ArgGets), Needs: knowsAttack,
		Check: forAttackFits},
	{Word: "lay_out", By: onlyYou, Nameless: true, Args: args(cardtext.ArgCard)},
	{Word: "attack_others", By: onlyYou, Nameless: true, On: events(eventAttackStarts)},
	{Word: "if_damaged", By: onlyYou, Nameless: true, Args: args(argWhat),
		Hows: hows(cardtext.Each, yourIdentityCard), Body: true, Inside: afterDamage, Needs: knowsAttack,
		Check: ifDamagedFits},
}

// textWaits are what may be asked of an event.
func textWaits() []cardtext.EventKeys {
	characters := []string{"enemy", "minion", "villain", "character", "friendly character", "ally", "hero"}
	enemies := []string{"enemy", "minion", "villain"}
	none := []string{}
	anEnemy := hows(cardtext.This, theHost, villainCard)
	somebody := hows(cardtext.This, theHost, villainCard, yourIdentityCard, faceCard)
	itself := hows(cardtext.This)
	return []cardtext.EventKeys{
		eventAttackStarts: {Waits: []string{"on"}, Classes: enemies, Cards: true, Subjects: anEnemy},
		eventAttacked: {Waits: []string{"on", "basic", "defended_by", "or_schemes", "damages"},
			Classes: characters, Cards: true,
			Subjects: somebody, Again: []cardtext.Verb{doAttack, doEnemyAttack}},
		eventDamageDealt: {Waits: []string{"by_attack"}, Classes: characters, Cards: true, Subjects: somebody,
			Again: []cardtext.Verb{doDamage, doAttack, doEnemyAttack}},
		eventDefeated: {Waits: []string{"by_attack", "by_you"}, Classes: characters, Cards: true, Subjects: somebody},
		eventEnters: {Waits: none, Classes: []string{"minion", "ally", "upgrade", "support"}, Cards: true,
			Subjects: itself},
		eventPlays:   {Waits: none, Classes: []string{"ally", "upgrade", "support"}, Cards: true, Subjects: itself},
		eventReveals: {Waits: []string{"from_deck"}, Classes: []string{"treachery"}},
		eventThreatPlaced: {Waits: []string{"in_step_one"}, Classes: []string{"scheme", "side scheme"}, Cards: true,
			Subjects: hows(cardtext.This, theHost, mainSchemeCard), Again: []cardtext.Verb{doPlaceThreat}},
		eventSchemes: {Waits: none, Classes: enemies, Cards: true, Subjects: anEnemy,
			Again: []cardtext.Verb{doEnemyScheme}},
		eventFlips: {Waits: none, Cards: true, Subjects: hows(cardtext.This, yourIdentityCard, faceCard),
			Again: []cardtext.Verb{doFlip}},
		eventThwarted: {Waits: []string{"basic"}, Classes: []string{"character", "friendly character", "ally", "hero"}, Cards: true,
			Subjects: hows(cardtext.This, theHost, yourIdentityCard, faceCard), Again: []cardtext.Verb{doThwart}},
		eventRoundEnds: {Waits: none, NoCard: true},
	}
}

// roleTakes is what stands at the roles.
var roleTakes = []cardtext.RoleWord{
	roleOn:         {Who: []cardtext.Who{cardtext.You}},
	roleByAttack:   {Yes: true, Hows: hows(cardtext.This, yourIdentityCard, yourHeroCard)},
	roleBasic:      {Yes: true},
	roleDefendedBy: {Hows: hows(yourHeroCard)},
	roleByYou:      {Yes: true},
	roleFromDeck:   {Yes: true},
	roleOrSchemes:  {Yes: true},
	roleInStepOne:  {Yes: true},
	roleDamages:    {Yes: true},
}

// inPlayFits tells places of cards that are looked for in play, or where the verb says.
func inPlayFits(r *cardtext.Reader, s *cardtext.Step) {
	if len(s.What.Zones) > 0 && s.What.How != cardtext.It {
		r.Fault(s.Line, "these cards are looked for without a place", "ces cartes se cherchent sans lieu")
	}
}

// ownHand says whether cards are looked for in the player's hand alone.
func ownHand(s *cardtext.Selector) bool {
	return len(s.Zones) == 1 && s.Zones[0] == (cardtext.Place{Zone: Hand})
}

// fromOwnDeck says whether the top cards of the player's own deck are meant.
func fromOwnDeck(s *cardtext.Selector) bool {
	return s.How == cardtext.Top && len(s.Zones) == 1 && s.Zones[0] == (cardtext.Place{Zone: PlayerDeck})
}

// plainly says whether nothing is asked of the cards.
func plainly(s *cardtext.Selector) bool { return s.Class == 0 && len(s.Tests) == 0 && s.Name == 0 }

func discardFits(r *cardtext.Reader, s *cardtext.Step) {
	w := s.What
	ok := true
	switch w.How {
	case cardtext.Random:
		ok = ownHand(w) && plainly(w)
	case cardtext.Top:
		ok = fromOwnDeck(w) || len(w.Zones) == 1 && w.N == nil &&
			w.Zones[0] == cardtext.Place{Zone: int(EncounterDeck), Of: cardtext.Nobody}
	case cardtext.Each:
		ok = ownHand(w) && w.N == nil
	case cardtext.One:
		ok = r.Where().Cost && ownHand(w) && plainly(w) || !r.Where().Cost && len(w.Zones) == 0 &&
			within(w, anyDiscarded)
	case cardtext.OneTo:
		ok = r.Where().Cost && ownHand(w) && plainly(w)
	case theHost: // what it costs is another player's, or the scenario's (mc.cost.own-cards-only)
		ok = !r.Where().Cost
	case cardtext.Picked:
		ok = len(w.Zones) == 0 && within(w, anyDiscarded)
	}
	switch {
	case s.Who == cardtext.EachPlayer && w.How != cardtext.Random && !fromOwnDeck(w):
		r.Fault(s.Line, "each player discards at random, or from the top of the own deck: "+
			"each_player:discard(random{ hand }), each_player:discard(top(deck, 2))",
			"chaque joueur défausse au hasard, ou du dessus de son deck : "+
				"each_player:discard(random{ hand }), each_player:discard(top(deck, 2))")
	case !ok:
		r.Fault(s.Line,
			"cards are discarded by discard(this), host, random{ hand }, top(deck, 2), top(encounter_deck), each{ hand, … }, one{ … } or picked{ … } in play, "+
				"and as a cost by one{ hand } or one_to(2){ hand }",
			"des cartes se défaussent par discard(this), host, random{ hand }, top(deck, 2), top(encounter_deck), "+
				"each{ hand, … }, one{ … } ou picked{ … } en jeu, et comme coût par one{ hand } ou one_to(2){ hand }")
	}
}

func damageFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	damaged(r, s)
	innerFits(r, s)
	if s.Who == cardtext.EachPlayer && s.What.How != yourIdentityCard {
		r.Fault(s.Line, "each player takes damage on the own identity: each_player:damage(1, your_identity); "+
			"in hero form only: damage(1, each_hero)",
			"chaque joueur subit des dégâts sur sa propre identité : each_player:damage(1, your_identity) ; "+
				"en forme de héros seulement : damage(1, each_hero)")
	}
	if s.Who == cardtext.OnePlayer && s.What.How != cardtext.Each {
		r.Fault(s.Line,
			"in face of a player, damage is dealt to each: one_player:damage(1, each{ \"enemy\", faces = foe })",
			"face à un joueur, des dégâts sont infligés à chacun : one_player:damage(1, each{ \"enemy\", faces = foe })")
	}
}

// schemeFits tells what is asked of a scheme that is chosen among all.
func schemeFits(r *cardtext.Reader, s *cardtext.Step) {
	each := s.What.How == cardtext.Each && s.What.Class == 1<<classSideScheme
	if s.What.Class != 1<<classScheme && !each || len(s.What.Tests) > 0 || len(s.What.Zones) > 0 {
		r.Fault(s.Line, "any scheme may be chosen, or each is meant: one{ \"scheme\" }, each{ \"scheme\" }, "+
			"each{ \"side scheme\" }",
			"toute manigance peut être choisie, ou chacune est visée : one{ \"scheme\" }, each{ \"scheme\" }, "+
				"each{ \"side scheme\" }")
	}
}

func placeFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	if s.What.How == cardtext.Each && (s.What.Class != 1<<classSideScheme || len(s.What.Tests) > 0) {
		r.Fault(s.Line, "threat is placed on each side scheme: each{ \"side scheme\" }",
			"de la menace est placée sur chaque manigance annexe : each{ \"side scheme\" }")
	}
	if s.What.How == cardtext.Picked && !within(s.What, 1<<classScheme|1<<classSideScheme) &&
		!namesOnly(r, s.What, MainSchemeCard, SideScheme) {
		r.Fault(s.Line, "threat is placed on a scheme: picked{ \"scheme\" }, picked{ \"side scheme\" }, picked{ name = \"…\" }",
			"de la menace est placée sur une manigance : picked{ \"scheme\" }, picked{ \"side scheme\" }, picked{ name = \"…\" }")
	}
}

// yourMinions says whether the minions are meant that are engaged with the player.
func yourMinions(s *cardtext.Selector) bool {
	return s.Class == 1<<classMinion && len(s.Zones) == 0 && len(s.Tests) == 1 && s.Tests[0].Key == keyEngaged &&
		s.Tests[0].Who == cardtext.You
}

// amongYourMinions says whether minions are meant that are engaged with the player, all or some of them.
func amongYourMinions(s *cardtext.Selector) bool {
	engaged := func(t cardtext.Test) bool { return t.Key == keyEngaged && t.Who == cardtext.You }
	return s.Class == 1<<classMinion && len(s.Zones) == 0 && slices.ContainsFunc(s.Tests, engaged)
}

func statusFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	damaged(r, s)
	if s.What.How == cardtext.Each && !yourMinions(s.What) {
		r.Fault(s.Line, "of several cards, your minions are meant: each{ \"minion\", engaged_with = you }",
			"de plusieurs cartes, ce sont vos sbires qui sont visés : each{ \"minion\", engaged_with = you }")
	}
}

func enemyFits(r *cardtext.Reader, s *cardtext.Step) {
	says := func(mark uint8) bool {
		return slices.ContainsFunc(s.Marks, func(m cardtext.Marked) bool { return m.Mark == mark })
	}
	if ofHeroes := says(markOfHeroes); says(markItsHero) || says(markItsPlayer) {
		itsHeroFits(r, s, ofHeroes || says(markItsHero) && says(markItsPlayer))
	} else if s.What.How == cardtext.Each && ofHeroes {
		oneNamed(r, s)
	} else if s.What.How == cardtext.Each && !amongYourMinions(s.What) {
		r.Fault(s.Line, "of several enemies, your minions attack: each{ \"minion\", engaged_with = you }; "+
			"one that is meant by its name attacks you in hero form only: each{ name = \"…\" }, { of_heroes = true }",
			"de plusieurs ennemis, ce sont vos sbires qui attaquent : each{ \"minion\", engaged_with = you } ; "+
				"celui qui est visé par son nom ne vous attaque que sous la forme de héros : each{ name = \"…\" }, { of_heroes = true }")
	}
}

func putFits(r *cardtext.Reader, s *cardtext.Step) {
	w, to := s.What, s.To
	ok := false
	switch {
	case to == nil: // told already
		return
	case w.How == cardtext.This:
		ok = *to == cardtext.Place{Zone: Hand, Of: cardtext.Owner} && s.Who == cardtext.You
	case w.How == cardtext.Random:
		ok = ownHand(w) && plainly(w) && s.Who == cardtext.EachPlayer && to.Of == cardtext.Nobody &&
			to.Zone == int(Captured)
		if ok && r.Where().Knows&knowsStays == 0 {
			r.Fault(s.Line, "cards are captured under a side scheme, by what it does when it is revealed or waits for",
				"des cartes sont capturées sous une manigance annexe, par ce qu'elle fait une fois révélée ou ce qu'elle attend")
		}
	case w.How == cardtext.UpTo:
		ok = len(w.Zones) == 1 && w.Zones[0] == (cardtext.Place{Zone: Discard}) && s.Who == cardtext.You &&
			(*to == cardtext.Place{Zone: PlayerDeck} || *to == cardtext.Place{Zone: Hand})
	}
	if !ok {
		r.Fault(s.Line,
			"cards are put by put(this, owner.hand), each_player:put(random{ hand }, captured) or put(up_to(3){ discard_pile }, deck)",
			"des cartes se mettent par put(this, owner.hand), each_player:put(random{ hand }, captured) ou put(up_to(3){ discard_pile }, deck)")
	}
}

func revealFits(r *cardtext.Reader, s *cardtext.Step) {
	if w := s.What; w.How == cardtext.Top && (w.N != nil || len(w.Zones) != 1 ||
		w.Zones[0] != cardtext.Place{Zone: int(EncounterDeck), Of: cardtext.Nobody}) {
		r.Fault(s.Line, "the top card of the encounter deck is revealed: reveal(top(encounter_deck))",
			"la première carte du deck Rencontre est révélée : reveal(top(encounter_deck))")
	}
}

// boostFits tells a boost card that would be given while the villain does nothing to which it could be added.
func boostFits(r *cardtext.Reader, s *cardtext.Step) {
	onlyOne(r, s)
	switch in := r.Where(); {
	case in.Knows&knowsBoost != 0:
	case in.Waits && !in.Late && (in.Event == eventAttackStarts || in.Event == eventSchemes):
	default:
		r.Fault(s.Line, "a boost card is given when the villain attacks or schemes: in boost = …, "+
			"interrupt(attack_starts{ villain }){ … } or interrupt(schemes{ villain }){ … }",
			"une carte boost est donnée quand le méchant attaque ou manigance : dans boost = …, "+
				"interrupt(attack_starts{ villain }){ … } ou interrupt(schemes{ villain }){ … }")
	}
}

// onlyOne tells a number other than 1.
func onlyOne(r *cardtext.Reader, s *cardtext.Step) {
	if s.N.Op != cardtext.Number || s.N.N != 1 {
		word := r.Words.Verbs[s.Verb-cardtext.FirstVerb].Word
		r.Fault(s.Line, "%s is done with 1 only; say it twice for two: %[1]s(1), %[1]s(1)",
			"%s ne se fait qu'avec 1 ; dites-le deux fois pour deux : %[1]s(1), %[1]s(1)", word)
	}
}

// fixed tells a number that is not written down.
func fixed(r *cardtext.Reader, s *cardtext.Step) {
	if s.N.Op != cardtext.Number || s.N.N < 1 || s.N.N > 100 {
		r.Fault(s.Line, "a number from 1 to 100 stands here", "ici se trouve un nombre de 1 à 100")
	}
}

// lastsFits tells values that would have to last on more than one card, or by different numbers: an effect that lasts
// carries one of each.
func lastsFits(r *cardtext.Reader, s *cardtext.Step) {
	if !r.Where().Lasts {
		r.Fault(s.Line, "what lasts is begun by an ability, such as action{ … }",
			"ce qui dure vient d'une capacité, comme action{ … }")
	}
	for i := range s.Gets {
		x := &s.Gets[i]
		switch {
		case !slices.Contains([]Stat{StatTHW, StatATK, StatDEF, StatAerial}, Stat(x.Stat)) || x.How != 0 || x.Most > 0:
			r.Fault(s.Line, "what lasts is added to thw, atk, def or aerial",
				"ce qui dure s'ajoute à thw, à atk, à def ou à aerial")
		case Stat(x.Stat) == StatAerial && (x.N.Op != cardtext.Number || x.N.N != 1 || len(s.Gets) > 1 ||
			x.To.How == cardtext.Each || x.To.How == cardtext.This):
			r.Fault(s.Line, "a trait is gained once, and by itself: lasts{ aerial = 1, to = your_identity }",
				"un trait se gagne une fois, et à part : lasts{ aerial = 1, to = your_identity }")
		case !lastsOnSuch(s, x.To) || x.To.How != s.Gets[0].To.How:
			r.Fault(s.Line,
				"what lasts is about one card, to = this, your_identity or your_hero, or about what a player controls: "+
					"to = each{ \"character\", of = you }, one_player:lasts{ …, to = each{ \"character\", of = you } }",
				"ce qui dure concerne une carte, to = this, your_identity ou your_hero, ou ce qu'un joueur contrôle : "+
					"to = each{ \"character\", of = you }, one_player:lasts{ …, to = each{ \"character\", of = you } }")
		case x.N.Op != s.Gets[0].N.Op || x.N.N != s.Gets[0].N.N || i > 0 && x.N.Op != cardtext.Number:
			r.Fault(s.Line, "what lasts carries one number for all its values",
				"ce qui dure porte un seul nombre pour toutes ses valeurs")
		}
	}
}

// lastsOnSuch says whether something may last on what is meant: a card by itself, or what the player controls of whom
// the sentence speaks.
func lastsOnSuch(s *cardtext.Step, to *cardtext.Selector) bool {
	switch to.How {
	case cardtext.This, yourIdentityCard, yourHeroCard:
		return s.Who == cardtext.You
	}
	return to.How == cardtext.Each && to.Class == 1<<classCharacter && len(to.Tests) == 1 &&
		to.Tests[0].Key == keyOf && len(to.Zones) == 0
}

// sentenceFits tells what this game does not understand of a choice: two ways that could not be told apart.
func sentenceFits(r *cardtext.Reader, s *cardtext.Step) {
	if s.Verb != cardtext.ChooseOne || len(r.Errors) > 0 { // what is not whole cannot be compared
		return
	}
	for i, way := range s.Ways {
		if way[0].Verb != cardtext.When && optionOf(way) == 0 {
			notChosen(r, way[0].Line)
			continue
		}
		if way[0].Verb == cardtext.When && (len(way[0].Body) == 0 || len(way) > 1 || len(way[0].Else) > 0) {
			r.Fault(s.Line, "what may be chosen if a condition holds stands in the braces of when",
				"ce qui peut être choisi si une condition est remplie se trouve entre les accolades de when")
			continue
		}
		for _, before := range s.Ways[:i] {
			if optionOf(way) == optionOf(before) {
				r.Fault(s.Line, "two of these choices would be called the same",
					"deux de ces choix porteraient le même nom")
			}
		}
	}
}

// notChosen tells a way to choose that no answer names.
func notChosen(r *cardtext.Reader, line int) {
	r.Fault(line, "what this does cannot be chosen; what may be, as the first thing that is done: damage, draw, discard, "+
		"place_threat, remove_threat, heal, ready, exhaust, stun, confuse, toughen, flip, surge, enemy_attack, "+
		"enemy_scheme, deal_encounter, accelerate, lasts, drones",
		"ce que cela fait ne peut pas être choisi ; ce qui peut l'être, en premier : damage, draw, discard, place_threat, "+
			"remove_threat, heal, ready, exhaust, stun, confuse, toughen, flip, surge, enemy_attack, enemy_scheme, "+
			"deal_encounter, accelerate, lasts, drones")
}

// costFits tells what cannot be paid, and says whether there is nothing of that.
func costFits(f *cardtext.Facts, cost cardtext.Text) bool {
	wrong := len(f.Errors)
	f.Undone(0, cost)
	for i := range cost {
		if s := &cost[i]; !payable(s) || s.Optional || len(s.Rules) > 0 {
			f.Fault(s.Line,
				"this is no cost: exhaust(this), exhaust(your_identity), discard(this), discard(one{ hand }), spend, "+
					"spend_counters(1), heal(1, this), damage(1, this) or damage(1, your_identity) is",
				"ceci n'est pas un coût : exhaust(this), exhaust(your_identity), discard(this), discard(one{ hand }), "+
					"spend, spend_counters(1), heal(1, this), damage(1, this) ou damage(1, your_identity) en est un")
		}
	}
	return len(f.Errors) == wrong
}

// payable says whether a sentence is a cost.
func payable(s *cardtext.Step) bool {
	number := s.N != nil && s.N.Op == cardtext.Number && s.N.N > 0
	switch s.Verb {
	case doSpend:
		return true
	case doSpendCounters:
		return number
	}
	if s.What == nil {
		return false
	}
	switch s.Verb {
	case doExhaust:
		return s.What.How == cardtext.This || s.What.How == yourIdentityCard
	case doDiscard:
		many := s.What.N
		return s.What.How == cardtext.This || s.What.How == cardtext.One ||
			s.What.How == cardtext.OneTo && many != nil && many.Op == cardtext.Number && many.N > 0
	case doHeal:
		return number && s.What.How == cardtext.This
	case doDamage:
		return number && (s.What.How == yourIdentityCard || s.What.How == cardtext.This)
	}
	return false
}
