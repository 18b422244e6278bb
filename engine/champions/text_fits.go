package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What verbs would never find, or find and do something else with.

// Sets of classes.
const (
	anyEnemy     = 1<<classEnemy | 1<<classMinion | 1<<classVillain
	anyCharacter = anyEnemy | 1<<classCharacter | 1<<classFriend | 1<<classAlly | 1<<classHero
	anyDiscarded = 1<<classMinion | 1<<classAlly | 1<<classUpgrade | 1<<classSupport | 1<<classSideScheme
	anyOfDeck    = anyDiscarded | 1<<classTreachery
)

// within says whether only cards of some classes are meant.
func within(s *cardtext.Selector, classes uint64) bool { return s.Class != 0 && s.Class&^classes == 0 }

// oneByName says whether one card is meant, by its name.
func oneByName(s *cardtext.Selector) bool {
	return s.Class == 0 && len(s.Tests) == 1 && s.Tests[0].Key == keyName && len(s.Tests[0].Cards) == 1
}

// namesOnly says whether cards are meant by their names, all of some types, as far as that is known.
func namesOnly(r *cardtext.Reader, s *cardtext.Selector, types ...Type) bool {
	named := typesNamed(types...)
	for _, t := range s.Tests {
		if t.Key == keyName && s.Class == 0 {
			return !slices.ContainsFunc(t.Cards, func(d engine.Def) bool {
				return d != 0 && r.Words.Kind != nil && !slices.Contains(named, r.Words.Kind(d))
			})
		}
	}
	return false
}

// damaged tells cards that are chosen, or meant together, and are not of those that take damage and bear status cards;
// and of what has happened a card that does not.
func damaged(r *cardtext.Reader, s *cardtext.Step) {
	switch w := s.What; {
	case w.How == cardtext.One && !within(w, anyEnemy):
		r.Fault(s.Line, "one enemy is chosen: one{ \"enemy\" }, one{ \"minion\" }",
			"un ennemi est choisi : one{ \"enemy\" }, one{ \"minion\" }")
	case w.How == cardtext.Each && !within(w, anyCharacter) &&
		!(oneByName(w) && namesOnly(r, w, Hero, AlterEgo, Ally, Villain, Minion)):
		r.Fault(s.Line, "characters are meant: each{ \"character\" }, each{ \"minion\" }",
			"des personnages sont visés : each{ \"character\" }, each{ \"minion\" }")
	case w.How == cardtext.That:
		switch r.Where().Event {
		case eventReveals, eventThreatPlaced, eventPlays:
			r.Fault(s.Line, "that is no character here", "that n'est pas un personnage ici")
		}
	}
}

func attackFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	damaged(r, s)
	innerFits(r, s)
	if s.What.How == cardtext.That {
		switch r.Where().Event {
		case eventAttackStarts, eventAttacked, eventSchemes, eventEnters:
		default:
			r.Fault(s.Line, "that is no enemy here", "that n'est pas un ennemi ici")
		}
	}
}

// thatFits tells a text that does something to a card which is not in play yet, or attacks one that is no enemy
// (mc.attack.any-enemy).
func thatFits(f *cardtext.Facts, c *Card, m Moment, on *cardtext.Trigger, text cardtext.Text) {
	friend, enemy := sides(on)
	gone := on.Event == eventDefeated && m != Interrupt && m != Replacement && on.Of != nil &&
		on.Of.How != cardtext.This &&
		typesMeant(c, on.Of)&^typesOf(Ally, Minion, SideScheme) == 0
	text.Walk(func(s *cardtext.Step) {
		switch {
		case s.What == nil:
		case s.What.How == cardtext.That && on.Event == eventEnters && m == Interrupt:
			f.Fault(s.Line, "that is not in play yet: response(enters{ … })",
				"that n'est pas encore en jeu : response(enters{ … })")
		case s.What.How == cardtext.That && gone && (takers(s.Verb) != 0 || actsOnPlay(s.Verb)):
			f.Fault(s.Line, "once defeated, that is not in play any more, and nothing is done to it: interrupt(defeated{ … })",
				"une fois vaincu, that n'est plus en jeu, et rien ne lui arrive : interrupt(defeated{ … })")
		case s.Verb != doAttack:
		case s.What.How == cardtext.That && friend && on.Event == eventAttacked:
			f.Fault(s.Line, "heroes and allies attack enemies, and that has attacked here; what was attacked is target",
				"les héros et les alliés attaquent des ennemis, et that est ici qui a attaqué ; ce qui a été attaqué est target")
		case s.What.How == cardtext.That && friend:
			f.Fault(s.Line, "heroes and allies attack enemies, and that is none here",
				"les héros et les alliés attaquent des ennemis, et that n'en est pas un ici")
		case s.What.How == targetCard && enemy:
			f.Fault(s.Line, "heroes and allies attack enemies, and target was attacked by one here; that is the enemy",
				"les héros et les alliés attaquent des ennemis, et target a ici été attaqué par l'un d'eux ; l'ennemi est that")
		}
	})
}

// actsOnPlay says whether a verb does something to a card in play of whatever type it is done to.
func actsOnPlay(v cardtext.Verb) bool {
	return v == doAttack || v == doThwart || v == doRemoveThreat || v == doDiscard
}

// sides says whether what a trigger is about is of the players' side in any case, and whether it is an enemy in any
// case.
func sides(on *cardtext.Trigger) (friend, enemy bool) {
	const friends = 1<<classFriend | 1<<classAlly | 1<<classHero | 1<<classUpgrade | 1<<classSupport
	if on.Of == nil {
		return false, on.Event == eventAttackStarts || on.Event == eventSchemes
	}
	switch on.Of.How {
	case yourIdentityCard, yourHeroCard, faceCard:
		return true, false
	case villainCard:
		return false, true
	}
	return on.Of.Class != 0 && on.Of.Class&^friends == 0, on.Of.Class != 0 && on.Of.Class&^anyEnemy == 0
}

func healFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	switch w := s.What; {
	case w.How == cardtext.One && !within(w, anyCharacter):
		r.Fault(s.Line, "a character is healed: one{ \"character\", damaged = true }",
			"un personnage est soigné : one{ \"character\", damaged = true }")
	case w.How == cardtext.Each && !oneByName(w):
		r.Fault(s.Line,
			"heal heals one card: one{ \"character\", damaged = true }, your_identity, or by its name each{ name = \"…\" }",
			"heal soigne une carte : one{ \"character\", damaged = true }, your_identity, ou par son nom each{ name = \"…\" }")
	}
}

// oneNamed tells several cards where one is meant wherever it is.
func oneNamed(r *cardtext.Reader, s *cardtext.Step) {
	if !oneByName(s.What) {
		r.Fault(s.Line, "one card is meant by its name: each{ name = \"…\" }",
			"une carte est visée par son nom : each{ name = \"…\" }")
	}
}

// lookFits tells what is asked of cards that are looked for in a deck, and none there can be.
func lookFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	for _, t := range s.What.Tests {
		if t.Key != keyTrait && t.Key != keyName && t.Key != keyMakes {
			r.Fault(s.Line, "of cards in a deck their class is asked, trait, name and makes",
				"des cartes d'un deck se demandent leur classe, trait, name et makes")
			return
		}
	}
	if s.What.Class != 0 && !within(s.What, anyOfDeck) {
		r.Fault(s.Line, "no card of a deck is that", "aucune carte d'un deck n'est cela")
	}
}

func discountFits(r *cardtext.Reader, s *cardtext.Step) {
	if s.Who != cardtext.OnePlayer {
		r.Fault(s.Line, "a player is chosen who pays less: one_player:discount(1)",
			"un joueur qui paie moins est choisi : one_player:discount(1)")
	}
}

func obligationFits(r *cardtext.Reader, s *cardtext.Step) {
	switch {
	case len(r.Errors) > 0 || len(s.Body) == 0: // what is not whole has no name yet
	case s.Body[0].Verb == cardtext.When || optionOf(s.Body) == 0:
		notChosen(r, s.Line)
	case optionOf(s.Body) == OptExhaust:
		r.Fault(s.Line, "an obligation is got rid of by exhausting the identity, and the other choice would be called the same",
			"on se défait d'une obligation en inclinant l'identité, et l'autre choix porterait le même nom")
	}
}

func shuffleFits(r *cardtext.Reader, s *cardtext.Step) {
	if to := *s.To; to.At != engine.Default || to.Zone != PlayerDeck && to.Of != cardtext.Nobody ||
		to.Of == cardtext.Nobody && to.Zone != int(EncounterDeck) {
		r.Fault(s.Line, "a deck is shuffled: shuffle(deck), shuffle(encounter_deck)",
			"un deck est mélangé : shuffle(deck), shuffle(encounter_deck)")
	}
}

func spreadFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	if !within(s.What, anyCharacter) {
		r.Fault(s.Line, "damage is dealt to characters: { \"hero\", \"ally\" }",
			"des dégâts sont infligés à des personnages : { \"hero\", \"ally\" }")
	}
}

// amongFits tells what is asked of cards and says nothing where it stands, and who is asked with whom it is engaged and
// never is with anybody (mc.engaged.on-entry).
func amongFits(r *cardtext.Reader, s *cardtext.Selector) {
	for _, t := range s.Tests {
		switch {
		case t.Key == keyEngaged && !within(s, 1<<classMinion) && s.Class != 0:
			r.Fault(s.Line, "only a minion is engaged with a player: \"minion\", engaged_with = …; "+
				"the villain and the minions engaged with one are \"enemy\", faces = …",
				"seul un sbire est engagé avec un joueur : \"minion\", engaged_with = … ; "+
					"le méchant et les sbires engagés avec l'un d'eux sont \"enemy\", faces = …")
		case t.Key == keyFaces && !within(s, anyEnemy) && s.Class != 0:
			r.Fault(s.Line, "only an enemy faces a player: \"enemy\", faces = …",
				"seul un ennemi fait face à un joueur : \"enemy\", faces = …")
		}
		if t.Key == keyWithout && slices.ContainsFunc(t.Cards, func(d engine.Def) bool {
			return d != 0 && r.Words.Kind != nil && !slices.Contains(typesNamed(Attachment, Upgrade), r.Words.Kind(d))
		}) {
			r.Fault(s.Line, "without asks for what is attached, and no such card is: an attachment or an upgrade",
				"without demande ce qui est attaché, et aucune carte de ce nom ne l'est : un attachement ou une amélioration")
		}
		if t.Key == keyDifferent && s.How != cardtext.UpTo {
			r.Fault(s.Line,
				"cards differ from each other where several are put: put(up_to(3){ discard_pile, different = \"title\" }, deck)",
				"des cartes diffèrent entre elles là où plusieurs sont mises : put(up_to(3){ discard_pile, different = \"title\" }, deck)")
		}
	}
}

// getsFit tells cards that no constant ability finds, and values that it does not change.
func getsFit(f *cardtext.Facts, line int, gets []cardtext.Gets) {
	for i := range gets {
		x := &gets[i]
		switch to := x.To; to.How {
		case cardtext.This, theHost, villainCard, yourIdentityCard, yourHeroCard, faceCard:
		case cardtext.Each:
			if len(to.Zones) > 0 || !within(to, anyCharacter) {
				f.Fault(line, "values of characters change: to = each{ \"character\", … }",
					"des valeurs de personnages changent : to = each{ \"character\", … }")
			}
		default:
			f.Fault(line, "what changes is of this, host, villain, your_hero, your_identity, face \"…\" or each{ … }",
				"ce qui change est de this, host, villain, your_hero, your_identity, face \"…\" ou each{ … }")
		}
		if rests(x.N, Stat(x.Stat), x.To) {
			f.Fault(line, "%s would rest on itself: what it is added to is what it is counted by",
				"%s dépendrait de lui-même : ce à quoi il s'ajoute est ce qui le compte", statWords[x.Stat])
		}
		if x.Most > 0 && Mode(x.How) != Add {
			f.Fault(line, "at_most bounds what is added: without how = …", "at_most borne ce qui s'ajoute : sans how = …")
		}
		if number := x.N.Op == cardtext.Number; number && x.N.N == 0 && Mode(x.How) == Add || !(number && x.N.N == 0) &&
			Mode(x.How) == Halve {
			f.Fault(line, "this number changes nothing; with how = \"half\" it is 0",
				"ce nombre ne change rien ; avec how = \"half\" c'est 0")
		}
	}
}

// rests says whether a number is worked out by the same value of the same card that it changes.
func rests(a *cardtext.Amount, s Stat, to *cardtext.Selector) bool {
	if a == nil {
		return false
	}
	same := a.Of != nil && a.Of.How == to.How && a.Of.Card == to.Card
	return a.Op == amountNow && s == StatATK && same || rests(a.A, s, to) || rests(a.B, s, to) ||
		asksAerial(a.If) && s == StatAerial && to.How == yourIdentityCard
}

// asksAerial says whether a condition asks for the trait that may be gained.
func asksAerial(c *cardtext.Cond) bool {
	return c != nil && (c.Op == condTrait || slices.ContainsFunc(c.All, asksAerial))
}

// hostFits tells hosts that a card of its type never finds: an upgrade is played on one that its player chooses, an
// attachment goes by itself.
func hostFits(f *cardtext.Facts, c *Card, s *cardtext.Selector) {
	upgrade := c.Type == Upgrade && s.How == cardtext.One
	by := c.Type == Attachment && s.How == cardtext.Picked
	if c.Type == Attachment && (s.How == villainCard || s.How == cardtext.Each && oneByName(s)) {
		return
	}
	if !upgrade && !by || len(s.Zones) > 0 || s.Class == 0 && len(s.Tests) == 0 || s.Class&(1<<classTreachery) != 0 {
		f.Fail("an upgrade is attached to one{ … } in play, an attachment to villain, picked{ … } or each{ name = \"…\" }",
			"une amélioration s'attache à one{ … } en jeu, un attachement à villain, picked{ … } ou each{ name = \"…\" }")
	}
}

// triggerFits tells events that never happen to a card, and those in whose place nothing comes.
func triggerFits(f *cardtext.Facts, c *Card, m Moment, t *cardtext.Trigger) {
	self := t.Of != nil && t.Of.How == cardtext.This && t.Of.Class == 0
	played := c.Type == Ally || c.Type == Support || c.Type == Upgrade
	if self && (t.Event == eventEnters && !played && c.Type != Minion || t.Event == eventPlays && !played) {
		does := engine.Text{}
		switch {
		case c.Type == Event:
			does = engine.Text{"; what it does when it is played is action{ … }",
				" ; ce qu'elle fait quand elle est jouée est action{ … }"}
		case slices.Contains(encounters, typeWords[c.Type]):
			does = engine.Text{"; what it does then is revealed = …", " ; ce qu'elle fait alors est revealed = …"}
		}
		f.Fault(t.Line, "a card of type %s does not come so%s", "une carte de type %s n'arrive pas ainsi%s",
			typeWords[c.Type], does)
	}
	if t.Event == eventAttackStarts && (m == Response || m == Delayed) {
		f.Fault(t.Line, "what comes after something waits for its end, and attack_starts is a beginning: "+
			"response(attacked{ … }), or interrupt(attack_starts{ … })",
			"ce qui vient après une chose attend sa fin, et attack_starts est un début : "+
				"response(attacked{ … }), ou interrupt(attack_starts{ … })")
	}
	if self && t.Event == eventFlips && c.Type != Hero && c.Type != AlterEgo {
		f.Fault(t.Line, "a card of type %s is nothing to change to: flips{ your_identity }, flips{ face \"…\" }",
			"on ne devient pas une carte de type %s : flips{ your_identity }, flips{ face \"…\" }", typeWords[c.Type])
	}
	if t.Event == eventDefeated {
		defeatFits(f, c, m, t)
	}
	switch t.Event {
	case eventAttackStarts, eventDamageDealt, eventDefeated, eventThreatPlaced, eventSchemes:
	default:
		if m == Replacement {
			f.Fault(t.Line, "nothing comes in the place of %s", "rien ne remplace %s", eventWords[t.Event])
		}
	}
}

// defeatFits tells a card that waits for a defeat that never comes, or comes when the card is gone: what is defeated
// has left play by then, with what was attached to it, and abilities work in play only (mc.in-play.abilities-need-play,
// mc.attach-to.falls-with-host).
func defeatFits(f *cardtext.Facts, c *Card, m Moment, t *cardtext.Trigger) {
	if t.Of == nil || t.Of.Class != 0 {
		return
	}
	self := t.Of.How == cardtext.This
	switch {
	case self && c.Type == SideScheme:
		f.Fault(t.Line, "what a side scheme does when it is defeated is when_defeated = …",
			"ce qu'une manigance annexe fait une fois déjouée est when_defeated = …")
	case self && c.Type != Ally && c.Type != Minion && c.Type != Villain:
		f.Fault(t.Line, "a card of type %s is never defeated", "une carte de type %s n'est jamais vaincue",
			typeWords[c.Type])
	case m == Response && self:
		f.Fault(t.Line,
			"once defeated it is not in play any more: when_defeated = …, or interrupt(defeated{ this }){ … }",
			"une fois vaincue, la carte n'est plus en jeu : when_defeated = …, ou interrupt(defeated{ this }){ … }")
	case m == Response && t.Of.How == theHost && !c.HostStays:
		f.Fault(t.Line, "it falls with its host, and is not in play any more then: interrupt(defeated{ host }){ … }",
			"elle tombe avec son hôte et n'est alors plus en jeu : interrupt(defeated{ host }){ … }")
	}
}

// savedFits tells a text that stands in the place of a defeat and leaves whom it saves without hit points
// (mc.remaining-hp.zero-defeated).
func savedFits(f *cardtext.Facts, t *cardtext.Trigger, text cardtext.Text) {
	s := &text[0]
	whole := s.Verb == doHeal && !s.Optional && len(s.Rules) == 0 && s.N != nil && s.N.Op == cardtext.Number &&
		s.N.N >= cardtext.Everything
	if !whole || s.What.How != cardtext.That && (t.Of == nil || t.Of.Class != 0 || s.What.How != t.Of.How) {
		f.Fault(t.Line, "who is not defeated is healed first, of all damage: instead(defeated{ host }){ heal(all, host), … }",
			"qui n'est pas vaincu est d'abord soigné, de tous ses dégâts : instead(defeated{ host }){ heal(all, host), … }")
	}
}
