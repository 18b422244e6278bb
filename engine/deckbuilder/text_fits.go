package deckbuilder

import (
	"math/bits"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What is said together and makes no sense, or could go on without an end, is told when a text is read.

// hasTest says whether tests ask for something.
func hasTest(tests []cardtext.Test, key uint8) bool {
	return slices.ContainsFunc(tests, func(t cardtext.Test) bool { return t.Key == key })
}

// amongFits notes cards that never lie where they are looked for.
func amongFits(r *cardtext.Reader, s *cardtext.Selector) {
	of := func(in cardtext.Place, zone int, table bool) bool {
		return in.Zone == zone && (in.Of == cardtext.Nobody) == table
	}
	asks := func(key uint8) bool { return hasTest(s.Tests, key) }
	if asks(keyDifferent) && s.How != cardtext.UpTo && s.How != cardtext.Exactly {
		r.Fault(s.Line,
			"cards differ from each other where several are chosen: exactly(2){ hand, different = \"name\" }",
			"des cartes diffèrent entre elles là où plusieurs sont choisies : exactly(2){ hand, different = \"name\" }")
	}
	if slices.Contains(chosen, s.How) && slices.ContainsFunc(s.Zones, onBossStack) {
		r.Fault(s.Line, "on that stack only the top card is reached: top(boss_stack)",
			"de cette pile, seule la carte du dessus est à portée : top(boss_stack)")
	}
	elsewhere := slices.ContainsFunc(s.Zones, func(p cardtext.Place) bool {
		return !of(p, int(LineUp), true) && !of(p, int(WeaknessStack), true)
	})
	if asks(keyPlayed) && !elsewhere && len(s.Zones) > 0 {
		r.Fault(s.Line, "no card that lies there has been played this turn",
			"aucune carte qui s'y trouve n'a été jouée ce tour")
	}
	if r.Where().Scored && (asks(keyPlayed) || asks(keyEarlier)) {
		r.Fault(s.Line, "the turns are over where the decks are scored",
			"les tours sont finis là où les decks sont comptés")
	}
	nobodys := func(p cardtext.Place) bool { return p.Of == cardtext.Nobody }
	if asks(keyEarlier) && slices.ContainsFunc(s.Zones, nobodys) {
		r.Fault(s.Line,
			"the cards that lie there came to nobody: of_earlier_turns is asked of those that lie with a player, such as one{ discard_pile, of_earlier_turns = true }",
			"les cartes qui s'y trouvent ne sont venues à personne : of_earlier_turns se demande de celles d'un joueur, comme one{ discard_pile, of_earlier_turns = true }")
	}
	if r.Where().Knows&laidAside == 0 && slices.ContainsFunc(s.Zones, func(p cardtext.Place) bool {
		return of(p, Revealed, false)
	}) {
		r.Fault(s.Line,
			"nothing lies in revealed here: reveal(top(deck, 1)) lays a card there, reveal(top(deck)) leaves it on the deck, and it is that card",
			"rien ne se trouve ici dans revealed : reveal(top(deck, 1)) y met une carte, reveal(top(deck)) la laisse sur la pioche, et it est cette carte")
	}
}

// defenseFits notes a Defense that discards its card once more, or pays with it and keeps it.
func defenseFits(f *cardtext.Facts, d *Defense) {
	if line, back := toHand(d.Cost); back {
		f.Fault(line, "the card is in the hand already: that costs nothing",
			"la carte est déjà en main : cela ne coûte rien")
	}
	_, paid := discardsThis(d.Cost)
	if line, again := discardsThis(d.Text); again && (paid || len(d.Cost) == 0) {
		f.Fault(line, "it is discarded already: that is how the Attack is avoided",
			"elle est déjà défaussée : c'est ainsi que l'Attaque est évitée")
	}
}

// discardsThis says whether, and where, a text discards its own card.
func discardsThis(t cardtext.Text) (line int, yes bool) {
	t.Walk(func(s *cardtext.Step) {
		if s.Verb == doDiscard && s.What != nil && s.What.How == cardtext.This {
			line, yes = s.Line, true
		}
	})
	return line, yes
}

// playFitsOnce notes a card that could be played without an end: it comes back to the hand as it is played.
func playFitsOnce(f *cardtext.Facts, t cardtext.Text) {
	if line, back := toHand(t); back {
		f.Fault(line,
			"a card that comes back to the hand as it is played could be played without an end; for the next hand, put(this, top(deck))",
			"une carte qui revient en main quand on la joue pourrait se jouer sans fin ; pour la main suivante, put(this, top(deck))")
	}
}

// toHand says whether, and where, a text puts its own card into the hand, whatever else comes of it.
func toHand(t cardtext.Text) (line int, back bool) {
	for i := range t {
		if s := &t[i]; s.Verb == doPut && s.What != nil && s.What.How == cardtext.This && s.To != nil &&
			*s.To == (cardtext.Place{Zone: Hand}) {
			return s.Line, true
		}
	}
	return 0, false
}

// actionFits notes an ability that could be used without an end: it costs nothing, and its card stays.
func actionFits(f *cardtext.Facts, line int, c *Card) {
	a := c.Action
	bounded := a.Once || a.Repeats != 0 || len(a.Cost) > 0
	for i := range a.Text {
		s := &a.Text[i]
		bounded = bounded || !s.Optional && s.What != nil && s.What.How == cardtext.This
	}
	if !bounded {
		f.Fault(line,
			"an action that costs nothing could be used without an end; say how often: action{ limit = \"turn\", … }",
			"une action qui ne coûte rien pourrait servir sans fin ; dites combien de fois : action{ limit = \"turn\", … }")
	}
}

// appearanceFits notes an Attack within a First Appearance, which is one: each player who does not avoid it does what
// it says.
func appearanceFits(f *cardtext.Facts, t cardtext.Text) {
	t.Walk(func(s *cardtext.Step) {
		if s.Who == cardtext.EachPlayer {
			f.Fault(s.Line,
				"a First Appearance is done by each player who does not avoid it: leave each_player out",
				"une Révélation se fait par chaque joueur qui ne l'évite pas : laisser each_player de côté")
		}
		if s.Verb == doAttack {
			f.Fault(s.Line,
				"a First Appearance is an Attack already, and each player who does not avoid it does what it says: leave attack out and say what each of them does, such as discard(exactly(2){ hand })",
				"une Révélation est déjà une Attaque, et chaque joueur qui ne l'évite pas fait ce qu'elle dit : laisser attack de côté et dire ce que fait chacun, comme discard(exactly(2){ hand })")
		}
	})
}

// everybodys says whether a place is that of every player.
func everybodys(zones []cardtext.Place) bool {
	return slices.ContainsFunc(zones, func(p cardtext.Place) bool { return p.Of == cardtext.EachPlayer })
}

// amongNamed says whether a sentence chooses among cards that have been found and have a name.
func amongNamed(s *cardtext.Step) bool { return s.What.Name > 0 && slices.Contains(chosen, s.What.How) }

// unnamed tells a choice among what has a name, where there is none.
func unnamed(r *cardtext.Reader, s *cardtext.Step) {
	if s.What.Name > 0 && s.What.How != cardtext.Called {
		r.Fault(s.Line, "what has a name is chosen from by destroy, discard and put only",
			"seuls destroy, discard et put choisissent parmi ce qui a un nom")
	}
}

// theirs says whether all places are zones of players that may stand there, or this one of the table.
func theirs(zones []cardtext.Place, table engine.Zone, of ...int) bool {
	for _, z := range zones {
		if z.Of == cardtext.Nobody && (table == 0 || z.Zone != int(table) || len(zones) > 1) ||
			z.Of != cardtext.Nobody && !slices.Contains(of, z.Zone) {
			return false
		}
	}
	return true
}

func drawFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlaces(true)(r, s)
	if s.What != nil && (!theirs(s.What.Zones, 0, Revealed) || s.What.Name > 0) {
		r.Fault(s.Line, "one of the cards that were revealed is drawn: draw(one{ revealed })",
			"une des cartes révélées se pioche : draw(one{ revealed })")
	}
}

func discardFits(r *cardtext.Reader, s *cardtext.Step) {
	if amongNamed(s) {
		return
	}
	inPlaces(true)(r, s)
	unnamed(r, s)
	switch s.What.How {
	case cardtext.Called:
		if gave := r.Gave(s.What.Name); gave != nil && (s.Who != cardtext.You || !seesOwn(gave)) {
			r.Fault(s.Line,
				"of what has a name, you discard what you have revealed or looked at of your deck: { look(top(deck)):as \"x\", may(discard(the \"x\")) }",
				"de ce qui a un nom, vous défaussez ce que vous avez révélé ou regardé de votre pioche : { look(top(deck)):as \"x\", may(discard(the \"x\")) }")
		}
		return
	case cardtext.Top:
		if z := s.What.Zones; len(z) != 1 || z[0] != (cardtext.Place{Zone: Deck, Of: theirsOf(s.Who)}) {
			r.Fault(s.Line,
				"cards are discarded from the top of one's own deck, by whose it is: discard(top(deck)), foe:discard(top(foe.deck))",
				"des cartes se défaussent du dessus de sa propre pioche, par qui la possède : discard(top(deck)), foe:discard(top(foe.deck))")
		}
		return
	case cardtext.Each:
		if !theirs(s.What.Zones, 0, Hand, Revealed) {
			r.Fault(s.Line, "all cards are discarded of a hand, or of revealed: discard(each{ revealed })",
				"toutes les cartes se défaussent d'une main, ou de revealed : discard(each{ revealed })")
		}
		return
	}
	if s.What.How != cardtext.This && !slices.ContainsFunc([]int{Hand, InPlay, Revealed}, func(z int) bool {
		return theirs(s.What.Zones, 0, z)
	}) {
		r.Fault(s.Line, "cards are discarded from a hand, from play or of those revealed: discard(one{ hand }), discard(one{ in_play }), discard(one{ revealed })",
			"des cartes se défaussent d'une main, du jeu ou de ce qui est révélé : discard(one{ hand }), discard(one{ in_play }), discard(one{ revealed })")
	}
	if s.What.How != cardtext.OneOfEach {
		return
	}
	r.Learn(oneOfEach)
	t := s.What.Tests
	if len(t) != 1 || t[0].Key != keyType || bits.OnesCount64(t[0].Bits) != 2 || len(s.What.Zones) != 1 ||
		s.What.Zones[0] != (cardtext.Place{Zone: Hand}) {
		r.Fault(s.Line,
			"one_of_each takes the hand and two types: one_of_each{ hand, type = { \"Hero\", \"Villain\" } }",
			"one_of_each prend la main et deux types : one_of_each{ hand, type = { \"Hero\", \"Villain\" } }")
	}
}

// ofWhoDoes tells cards of which there is one, where each player does something to the own ones, or somebody else than
// you to the card of the text.
func ofWhoDoes(r *cardtext.Reader, s *cardtext.Step) {
	each := s.Who == cardtext.EachPlayer
	switch how := s.What.How; {
	case each && how != cardtext.Each && !slices.Contains(chosen, how):
		r.Fault(s.Line, "each player does this to cards of the own, by choice or to all of a place: one{ hand }, each{ hand }",
			"chaque joueur le fait à ses propres cartes, au choix ou à toutes celles d'un lieu : one{ hand }, each{ hand }")
	case s.Who != cardtext.You && (how == cardtext.This || how == cardtext.That):
		r.Fault(s.Line, "of the card itself it is you who does it: leave out who stands before %s",
			"de la carte elle-même, c'est vous qui le faites : enlever qui se trouve devant %s", r.WordFor(s))
	}
}

func destroyFits(r *cardtext.Reader, s *cardtext.Step) {
	ofWhoDoes(r, s)
	if s.What.How == cardtext.One && s.What.Name > 0 {
		if len(s.What.Tests) > 0 {
			r.Fault(s.Line, "nothing more is asked of what has a name", "rien de plus n'est demandé de ce qui a un nom")
		}
		return
	}
	if in := r.Where(); in.Waits && in.Event == eventDestroys && s.What.How == cardtext.That {
		r.Fault(s.Line, "that has been destroyed already", "that a déjà été détruite")
		return
	}
	if s.What.How == cardtext.Top {
		if z := s.What.Zones; len(z) != 1 || !onBossStack(z[0]) {
			r.Fault(s.Line,
				"the top card of a deck is destroyed once it is revealed: { reveal(top(deck)), destroy(it) }",
				"la carte du dessus d'une pioche se détruit une fois révélée : { reveal(top(deck)), destroy(it) }")
		}
		return
	}
	inPlaces(false)(r, s)
	if s.What.How == cardtext.Each {
		if !theirs(s.What.Zones, LineUp, Hand, Discard, InPlay, Revealed, OwnPlayerZone) {
			r.Fault(s.Line, "all cards are destroyed that a player has in a place, or those of the line_up alone: destroy(each{ discard_pile, … }), destroy(each{ line_up, … })",
				"toutes les cartes se détruisent qu'un joueur a en un lieu, ou celles de line_up seulement : destroy(each{ discard_pile, … }), destroy(each{ line_up, … })")
		}
		if slices.ContainsFunc(s.What.Zones, isOwnPile) && !hasTest(s.What.Tests, keyName) {
			r.Fault(s.Line, "that pile is out of reach while the game goes on, but for Weaknesses that a text names: destroy(each{ score_pile, name = \"Weakness\" })",
				"cette pile est hors de portée pendant la partie, sauf pour les Faiblesses qu'un texte nomme : destroy(each{ score_pile, name = \"Weakness\" })")
		}
		return
	}
	if !theirs(s.What.Zones, LineUp, Hand, Discard, InPlay, Revealed) && !besidesLineUp(s) {
		r.Fault(s.Line,
			"cards are destroyed in a hand, a discard_pile, in_play, revealed, or in the line_up; one card in the line_up, one's own hand or discard_pile, too: destroy(one{ hand, line_up })",
			"des cartes se détruisent dans hand, discard_pile, in_play, revealed, ou dans line_up ; une seule aussi dans line_up, sa propre main ou sa défausse : destroy(one{ hand, line_up })")
	}
}

// besidesLineUp says of a sentence that it is about one card of the Line-Up, or of what its player has in hand or
// discard pile.
func besidesLineUp(s *cardtext.Step) bool {
	return s.What.How == cardtext.One && s.Who == cardtext.You &&
		!slices.ContainsFunc(s.What.Zones, func(z cardtext.Place) bool {
			return z != cardtext.Place{Zone: int(LineUp), Of: cardtext.Nobody} &&
				(z.Of != cardtext.You || z.Zone != Hand && z.Zone != Discard)
		})
}

// redirectFits tells places to which nothing comes that is bought or gained.
func redirectFits(r *cardtext.Reader, s *cardtext.Step) {
	if s.To == nil || s.To.Of != cardtext.You || s.To.Zone != Deck && s.To.Zone != Hand && s.To.Zone != Discard {
		r.Fault(s.Line, "what is gained goes to one's own hand, deck or discard_pile: redirect(top(deck))",
			"ce qui est gagné va dans la main, la pioche ou la défausse de son joueur : redirect(top(deck))")
	}
}

func gainFits(r *cardtext.Reader, s *cardtext.Step) {
	var from []engine.Zone
	switch s.What.How {
	case cardtext.One, cardtext.Each:
		from = []engine.Zone{LineUp}
	case cardtext.It, cardtext.Called:
		r.Fault(s.Line, "a card that was found is not gained: put(it, discard_pile) is the nearest that can be said, and is no gaining",
			"une carte trouvée ne se gagne pas : put(it, discard_pile) est ce qui s'en approche le plus, et n'est pas un gain")
		return
	case cardtext.Top:
		from = []engine.Zone{MainDeck, KickStack, BossStack}
	default:
		from = []engine.Zone{MainDeck}
	}
	if z := s.What.Zones; len(z) != 1 || z[0].Of != cardtext.Nobody ||
		!slices.Contains(from, engine.Zone(z[0].Zone)) || s.What.Name > 0 {
		r.Fault(s.Line, "cards are gained by one{ line_up }, each{ line_up, … }, top(main_deck), bottom(main_deck) or top(kick_stack)",
			"des cartes se gagnent par one{ line_up }, each{ line_up, … }, top(main_deck), bottom(main_deck) ou top(kick_stack)")
	}
}

func putFits(r *cardtext.Reader, s *cardtext.Step) {
	ofWhoDoes(r, s)
	if !amongNamed(s) {
		inPlaces(s.What.How == cardtext.Each)(r, s)
		unnamed(r, s)
	}
	picked := slices.Contains(chosen, s.What.How)
	elsewhere := func(p cardtext.Place) bool { return p.Zone != s.To.Zone || p.Of != s.To.Of }
	switch {
	case s.To != nil && !putsTo(s.To, picked):
		putsNowhere(r, s, picked)
	case s.To != nil && len(s.What.Zones) > 0 && (s.What.How == cardtext.Each || picked && s.To.At == engine.Default) &&
		!slices.ContainsFunc(s.What.Zones, elsewhere):
		r.Fault(s.Line, "the cards lie there already", "les cartes s'y trouvent déjà")
	case slices.ContainsFunc(s.What.Zones, isOwnPile):
		untouched(r, s)
	case slices.ContainsFunc(s.What.Zones, onBossStack):
		r.Fault(s.Line, "a card leaves that stack by destroy(top(boss_stack)) or gain(top(boss_stack))",
			"une carte quitte cette pile par destroy(top(boss_stack)) ou gain(top(boss_stack))")
	case s.What.How == cardtext.Top && (len(s.What.Zones) != 1 || s.What.Zones[0].Zone != int(MainDeck) ||
		s.What.Zones[0].Of != cardtext.Nobody ||
		s.To == nil || s.To.Zone != int(LineUp) || s.To.Of != cardtext.Nobody):
		r.Fault(s.Line, "from the top, cards are put of the main deck into the Line-Up: put(top(main_deck), line_up)",
			"du dessus, des cartes vont du deck commun à l'alignement : put(top(main_deck), line_up)")
	case s.To != nil && s.What.How == cardtext.This && s.To.Of == cardtext.Nobody && s.To.Zone == int(WeaknessStack):
		r.Fault(s.Line, "only Weaknesses lie in their stack", "seules des Faiblesses se trouvent dans leur pile")
	case s.To != nil && s.To.Of == cardtext.EachPlayer:
		r.Fault(s.Line, "cards are put in a place of one player, not of all",
			"des cartes se mettent dans un lieu d'un joueur, et non de tous")
	}
}

// putsNowhere tells a place into which no text puts the cards that it names, and what can be said in its stead.
func putsNowhere(r *cardtext.Reader, s *cardtext.Step, chosen bool) {
	switch table := s.To.Of == cardtext.Nobody; {
	case table && engine.Zone(s.To.Zone) == LineUp:
		r.Fault(s.Line, "nothing but the top of the main deck is put into the line_up, put(top(main_deck), line_up): no rule says what another card would be there; put(…, bottom(main_deck)) is the nearest that can be said",
			"rien que le dessus du deck commun ne se met dans line_up, put(top(main_deck), line_up) : aucune règle ne dit ce qu'une autre carte y serait ; put(…, bottom(main_deck)) est ce qui s'en approche le plus")
	case table && engine.Zone(s.To.Zone) == Destroyed:
		r.Fault(s.Line, "cards come to the destroyed pile by destroy(…)",
			"des cartes arrivent dans la pile des cartes détruites par destroy(…)")
	case !table && s.To.Zone == InPlay:
		r.Fault(s.Line, "cards come into play by play(…)", "des cartes arrivent en jeu par play(…)")
	case chosen:
		r.Fault(s.Line,
			"cards that are chosen are put into a hand, a discard_pile, top(deck), bottom(deck), top(main_deck), bottom(main_deck) or the weakness_stack",
			"des cartes choisies se mettent dans hand, discard_pile, top(deck), bottom(deck), top(main_deck), bottom(main_deck) ou weakness_stack")
	default:
		r.Fault(s.Line,
			"cards are put into a hand, a discard_pile, top(deck), bottom(deck), top(main_deck), bottom(main_deck), the line_up or the weakness_stack",
			"des cartes se mettent dans hand, discard_pile, top(deck), bottom(deck), top(main_deck), bottom(main_deck), line_up ou weakness_stack")
	}
}

// putsTo says whether cards may be put somewhere; of the main deck it is said where, and a hand has no
// top.
func putsTo(to *cardtext.Place, chosen bool) bool {
	if to.Of != cardtext.Nobody {
		return to.Zone == Deck || to.Zone == Discard || to.Zone == Hand && to.At == engine.Default
	}
	switch engine.Zone(to.Zone) {
	case MainDeck:
		return to.At != engine.Default
	case WeaknessStack:
		return true
	}
	return engine.Zone(to.Zone) == LineUp && to.At == engine.Default && !chosen
}

// isOwnPile says whether a place is a pile of a player that only one game has.
func isOwnPile(p cardtext.Place) bool { return p.Zone == OwnPlayerZone && p.Of != cardtext.Nobody }

// untouched tells cards that would be taken from a pile which is out of reach.
func untouched(r *cardtext.Reader, s *cardtext.Step) {
	r.Fault(s.Line, "that pile is out of reach while the game goes on: no card is put anywhere from there, or played; its cards can be counted, count{ … }",
		"cette pile est hors de portée pendant la partie : aucune carte n'en part, ni ne s'y joue ; ses cartes se comptent, count{ … }")
}

func revealFits(r *cardtext.Reader, s *cardtext.Step) {
	own := cardtext.Place{Zone: Deck, Of: s.Who}
	if z := s.What.Zones; len(z) != 1 || z[0] != own && (z[0].Of != cardtext.Nobody || z[0].Zone != int(MainDeck) ||
		s.What.N != nil) {
		r.Fault(s.Line,
			"cards are revealed by reveal(top(deck)), reveal(top(deck, 3)), reveal(top(main_deck)) or foe:reveal(top(foe.deck))",
			"des cartes se révèlent par reveal(top(deck)), reveal(top(deck, 3)), reveal(top(main_deck)) ou foe:reveal(top(foe.deck))")
	}
	if s.What.N != nil {
		r.Learn(laidAside)
	}
}

// passFits tells that a card which is chosen is passed from the hand of whoever passes it.
func passFits(r *cardtext.Reader, s *cardtext.Step) {
	if s.What.How != cardtext.One {
		return
	}
	unnamed(r, s)
	if z := s.What.Zones; len(z) != 1 || z[0] != (cardtext.Place{Zone: Hand, Of: s.Who}) {
		r.Fault(s.Line,
			"a card is passed from the hand, by whose it is: pass(one{ hand }, foe), foe:pass(one{ foe.hand }, you), foe:pass_left(one{ foe.hand })",
			"une carte se passe de la main, par qui la possède : pass(one{ hand }, foe), foe:pass(one{ foe.hand }, you), foe:pass_left(one{ foe.hand })")
	}
}

// lookFits tells what nobody looks at: the top of one's own deck.
func lookFits(r *cardtext.Reader, s *cardtext.Step) {
	if z := s.What.Zones; len(z) != 1 || z[0] != (cardtext.Place{Zone: Deck}) {
		r.Fault(s.Line,
			"cards are looked at by look(top(deck, 3)); where it stops when the deck runs out, look(top(deck, 3), { stops = true })",
			"des cartes se regardent par look(top(deck, 3)) ; si l'on s'arrête quand la pioche s'épuise, look(top(deck, 3), { stops = true })")
	}
}

// seesOwn says of a sentence that it reveals cards of its player's deck, or looks at them.
func seesOwn(s *cardtext.Step) bool {
	return (s.Verb == doReveal || s.Verb == doLook) && s.What.Zones[0].Of == cardtext.You
}

// leavesPlayable says of a sentence that gave cards whether its player may play them where it leaves them.
func leavesPlayable(s *cardtext.Step) bool {
	own := func(p *cardtext.Place) bool {
		return p.Of == cardtext.You && (p.Zone == Hand || p.Zone == Discard || p.Zone == Deck)
	}
	switch s.Verb {
	case doDestroy:
		return false
	case doReveal:
		return s.What.Zones[0].Of == cardtext.You
	case doPut:
		return s.To == nil || own(s.To)
	}
	return s.Who == cardtext.You || s.Who == cardtext.EachPlayer
}

func playFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlaces(true)(r, s)
	unnamed(r, s)
	if slices.ContainsFunc(s.What.Zones, isOwnPile) {
		untouched(r, s)
	}
	if gave := r.Gave(s.What.Name); s.What.How == cardtext.Called && gave != nil && !leavesPlayable(gave) {
		r.Fault(s.Line,
			"no card that was found there is played: a text plays what lies in your hand, your discard pile or revealed, or on your deck; of the main deck, { reveal(top(main_deck)), put(it, hand) } takes the card into the hand",
			"aucune carte trouvée là ne se joue : un texte joue ce qui se trouve dans votre main, votre défausse, révélé ou sur votre pioche ; du deck commun, { reveal(top(main_deck)), put(it, hand) } prend la carte en main")
	}
	if n := s.What.N; n != nil && (n.Op != cardtext.Number || n.N > replays || n.N < 1) {
		r.Fault(s.Line, "a text plays one to %d cards", "un texte joue de une à %d cartes", replays)
	}
}

// wholePlace tells what is asked of the cards of a place of which all are shown.
func wholePlace(r *cardtext.Reader, s *cardtext.Step) {
	inPlaces(true)(r, s)
	if s.What.How == cardtext.Each && len(s.What.Tests) > 0 {
		r.Fault(s.Line, "a whole place is shown: show(each{ hand })",
			"un lieu se montre en entier : show(each{ hand })")
	}
	if slices.ContainsFunc(s.What.Zones, func(p cardtext.Place) bool { return isHandOfAnother(p, cardtext.You) }) {
		r.Learn(handShown)
	}
}

// waysFit tells of ways that nobody can choose, or tell apart.
func (k *Parts) waysFit(r *cardtext.Reader, s *cardtext.Step) {
	if isWhere(s) {
		return
	}
	for i, way := range s.Ways {
		o := k.wayOf(way)
		if o == 0 {
			k.notChosen(r, &way[0])
			return
		}
		for _, before := range s.Ways[:i] {
			if k.wayOf(before) == o {
				r.Fault(s.Line, "two of these choices would be called the same; of two, may(…):otherwise{ … } asks for the first, and does the second where it is declined",
					"deux de ces choix porteraient le même nom ; de deux, may(…):otherwise{ … } propose le premier, et fait le second si on y renonce")
				return
			}
		}
	}
}

// notChosen tells a way to choose that no answer names.
func (k *Parts) notChosen(r *cardtext.Reader, s *cardtext.Step) {
	var may []string
	for v, o := range ways {
		if o != 0 {
			may = append(may, textVerbs[cardtext.Verb(v)-cardtext.FirstVerb].Word)
		}
	}
	for _, own := range k.Verbs {
		if own.Way != 0 {
			may = append(may, own.Word)
		}
	}
	r.Fault(s.Line, "what %s does cannot be chosen; what may be, as the first thing that is done: %s; of two things, may(…):otherwise{ … } asks for the first, and does the second where it is declined",
		"ce que fait %s ne peut pas être choisi ; ce qui peut l'être, en premier : %s ; de deux choses, may(…):otherwise{ … } propose la première, et fait la seconde si on y renonce", r.WordOf(s),
		strings.Join(may, ", "))
}

// sentenceFits tells what these games do not understand of a sentence of the grammar.
func (k *Parts) sentenceFits(r *cardtext.Reader, s *cardtext.Step) {
	switch s.Verb {
	case cardtext.ChooseOne:
		k.waysFit(r, s)
	case cardtext.Lasts:
		for i := range s.Body {
			if b := &s.Body[i]; b.Verb != doPower && b.Verb != doTokens && (b.Verb != doDraw || b.N == nil ||
				!hasTest(s.Event.Tests, keyOnce)) ||
				len(b.So)+len(b.Else)+len(b.Rules)+len(b.Cites) > 0 || b.Optional {
				r.Fault(b.Line,
					"over the turn, a text gives Power or VP tokens: over_the_turn(plays{ type = … }){ power(2) }; cards are drawn once: plays{ type = …, once = true }",
					"au long du tour, un texte donne de la Puissance ou des jetons PV : over_the_turn(plays{ type = … }){ power(2) } ; il fait piocher une seule fois : plays{ type = …, once = true }")
			}
		}
		if tests := s.Event.Tests; byType(tests) == 0 && !hasTest(tests, keySame) && !hasTest(tests, keyBears) {
			r.Fault(s.Line,
				"over the turn, cards of a type or with a keyword count, or those of the card's own name: plays{ type = … }, plays{ keyword = … }, plays{ same_name = true }",
				"au long du tour comptent les cartes d'un type ou d'un mot-clé, ou celles du nom de la carte : plays{ type = … }, plays{ keyword = … }, plays{ same_name = true }")
		}
	}
}

// costFits tells what could not be paid in full: what a cost asks for is looked for before it is paid.
func costFits(f *cardtext.Facts, cost cardtext.Text) {
	f.Undone(0, cost)
	setApart(cost)
	if i := takenTwice(cost); i >= 0 {
		f.Fault(cost[i].Line, "the card itself has been discarded or destroyed already for this cost",
			"la carte elle-même est déjà défaussée ou détruite pour ce coût")
	}
	for i := range cost {
		s := &cost[i]
		payable := s.Verb == cardtext.Native
		switch s.Verb {
		case doDestroy, doDiscard, doPut, doShow:
			payable = !s.Optional && s.Who != cardtext.EachPlayer && s.What != nil && s.What.How != cardtext.UpTo
		case doGainWeakness:
			payable = isWeaknesses(s) && !slices.ContainsFunc(cost[:i], func(before cardtext.Step) bool {
				return before.Verb == doGainWeakness // they are counted once
			})
			s.Apart = inFull
		}
		if s.What != nil && s.What.How == cardtext.UpTo {
			f.Fault(s.Line,
				"a cost says how many cards it takes, such as exactly(2){ hand }; what may be any number stands in the text: discard(up_to(2){ hand })",
				"un coût dit combien de cartes il prend, comme exactly(2){ hand } ; un nombre au choix se trouve dans le texte : discard(up_to(2){ hand })")
		} else if !payable {
			f.Fault(s.Line, "this is no cost: cards are destroyed, discarded, put or shown as a cost, or Weaknesses gained, whose number is said once",
				"ceci n'est pas un coût : un coût, c'est détruire, défausser, mettre ou montrer des cartes, ou gagner des Faiblesses, dont le nombre est dit une fois")
		}
	}
}

// isWeaknesses says of a sentence of a cost that it is so many Weaknesses, whatever else is paid.
func isWeaknesses(s *cardtext.Step) bool {
	return !s.Optional && s.Who == cardtext.You && s.N.Op == cardtext.Number && s.N.N > 0
}

// Where a cost leaves the card itself, for a choice of the same cost: one card does not pay for both. Weaknesses are
// no choice.
const (
	_          uint8 = iota
	takenLater       // it is taken behind the choice
	inDiscard        // it has been discarded before the choice
	outOfGame        // or destroyed
	inFull           // it is so many Weaknesses, none of which may be missing
)

// setApart notes where the other sentences of a cost leave the card itself.
func setApart(cost cardtext.Text) {
	for i := range cost {
		for j := range cost {
			if s := &cost[j]; s.What == nil || s.What.How != cardtext.This || s.Verb == doShow {
				continue
			}
			switch {
			case j > i:
				cost[i].Apart = max(cost[i].Apart, takenLater)
			case j < i && cost[j].Verb == doDestroy:
				cost[i].Apart = outOfGame
			case j < i:
				cost[i].Apart = inDiscard
			}
		}
	}
}

// takenTwice is the place of a sentence of a cost that takes the card itself where another has, negative if none does.
func takenTwice(cost cardtext.Text) int {
	gone, discarded := false, false
	for i := range cost {
		s := &cost[i]
		if s.What == nil || s.What.How != cardtext.This {
			continue
		}
		if gone || discarded && s.Verb != doDestroy {
			return i
		}
		gone, discarded = s.Verb == doDestroy, s.Verb == doDiscard
	}
	return -1
}
