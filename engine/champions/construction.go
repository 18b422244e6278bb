package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Deck is a player's deck as it is built: the hero whose identity it has, and how many of each card.
type Deck struct {
	Hero  engine.Def
	Cards []engine.Def
}

// Starter is the deck a hero comes with: all cards of the hero and of an aspect, and basic ones.
type Starter struct {
	Aspect Aspect
	Basics []string // beside those that all starter decks have, by their ids
}

// starterDeck lists a hero's starter deck. It belongs to the box: nobody changes it.
func (k *Box) starterDeck(hero engine.Def) []engine.Def {
	if deck := k.starters[hero]; deck != nil {
		return slices.Clip(deck)
	}
	return k.makeStarter(hero)
}

// makeStarter puts a starter deck together.
func (k *Box) makeStarter(hero engine.Def) []engine.Def {
	c := &k.Cards[hero]
	if c.Starter == nil {
		return k.sized(hero, k.fill(c.Set, Basic))
	}
	deck := k.fill(c.Set, c.Starter.Aspect)
	for _, id := range c.Starter.Basics {
		deck = append(deck, k.Def(id))
	}
	return k.sized(hero, append(deck, k.basics()...))
}

// basics lists the basic cards that all starter decks have.
func (k *Box) basics() []engine.Def {
	var out []engine.Def
	for d := range k.Cards {
		if k.Cards[d].InStarters {
			out = append(out, engine.Def(d))
		}
	}
	return out
}

// fill lists all deck cards of a hero's set, and all of an aspect.
func (k *Box) fill(set Set, aspect Aspect) []engine.Def {
	var deck []engine.Def
	for d := range k.Cards {
		c := &k.Cards[d]
		if c.InDeck > 0 && (c.Aspect == HeroCard && c.Set == set || c.Aspect == aspect) && !c.Test {
			for range min(c.Copies, c.InDeck) {
				deck = append(deck, engine.Def(d))
			}
		}
	}
	return deck
}

// heroes are the heroes that can be played, hero sides.
func (k *Box) heroes() []engine.Def {
	var out []engine.Def
	for d := range k.Cards {
		if k.Cards[d].Starter != nil {
			out = append(out, engine.Def(d))
		}
	}
	return out
}

// faults says which rules of building a deck a deck breaks, each once for the card that breaks it
// (mc.deck.one-identity and following): what is wrong with single cards, in their order, then what is with the whole.
func (d *Deck) faults(k *Box, r *engine.Rules) []engine.DeckFault {
	f := faultFinder{Deck: d, box: k, rules: r, cards: map[engine.Def]int{}, titles: map[string]int{}}
	f.aspect = f.mostAspect()
	for i, c := range d.Cards {
		f.cards[c]++
		f.titles[k.Cards[c].title()]++
		if !f.belongs(i, c) {
			f.tooMany(i, c)
		}
	}
	f.whole()
	return f.found
}

// faultFinder looks at the cards of a deck, one after the other.
type faultFinder struct {
	*Deck
	box    *Box
	rules  *engine.Rules
	cards  map[engine.Def]int
	titles map[string]int
	aspect Aspect // that of the deck
	found  []engine.DeckFault
}

// broken notes that a rule is broken by the card at a place of the list, or by the whole.
func (f *faultFinder) broken(at int, cite engine.Clauses, en, fr string, args ...any) {
	fault := engine.DeckFault{Card: at, Cite: cite, Says: engine.Sayf(en, fr, args...)}
	same := func(x engine.DeckFault) bool { return x.Says == fault.Says && x.Cite.First() == cite.First() }
	if !slices.ContainsFunc(f.found, same) { // of a further copy it is told already
		f.found = append(f.found, fault)
	}
}

// mostAspect is the aspect of which most cards are; of those that are equal, the one that comes first.
func (f *faultFinder) mostAspect() Aspect {
	many := map[Aspect]int{}
	best := Aspect(0)
	for _, c := range f.Cards {
		if a := f.box.Cards[c].Aspect; a.chosen() {
			many[a]++
		}
	}
	for _, c := range f.Cards {
		if a := f.box.Cards[c].Aspect; a.chosen() && (best == 0 || many[a] > many[best]) {
			best = a
		}
	}
	return best
}

// belongs notes why a card can be in no deck of this hero, or not in one of its aspect (mc.deck.one-aspect), and says
// whether there is such a reason.
func (f *faultFinder) belongs(at int, c engine.Def) (no bool) {
	x := &f.box.Cards[c]
	switch {
	case x.Type == Hero || x.Type == AlterEgo:
		f.broken(at, engine.Cite(book.DeckOneIdentity), "a deck has one identity card, apart from its cards; %s is one",
			"un deck a une seule carte Identité, à part ; %s en est une", x.Name)
	case x.InDeck == 0:
		f.broken(at, engine.Cite(book.DeckRest), "%s is no card for a player's deck",
			"%s n'est pas une carte de deck joueur", x.Name)
	case x.Aspect == HeroCard && x.Set != f.box.Cards[f.Hero].Set && f.rules.On(book.DeckRest):
		f.broken(at, engine.Cite(book.DeckRest), "%s belongs to another hero", "%s appartient à un autre héros", x.Name)
	case x.Aspect.chosen() && x.Aspect != f.aspect && f.rules.On(book.DeckOneAspect):
		f.broken(at, engine.Cite(book.DeckOneAspect), "the deck has cards of two aspects: %s is of the second",
			"le deck a des cartes de deux affinités : %s est de la seconde", x.Name)
	default:
		return false
	}
	return true
}

// tooMany notes why a card that is counted is one too many.
func (f *faultFinder) tooMany(at int, c engine.Def) {
	x := &f.box.Cards[c]
	switch most := f.rules.Value(book.DeckThreeCopies); {
	case x.Unique && f.box.clash(c, f.Hero):
		f.broken(at, engine.Cite(book.DeckOneUnique, book.AmbUniqueIdentityTitle),
			"%s is unique and is the identity itself", "%s est unique et c'est l'identité elle-même", x.Name)
	case x.Unique && f.cards[c] > 1:
		f.broken(at, engine.Cite(book.DeckOneUnique, book.UniqueOneInDeck), "%s is unique: one in a deck",
			"%s est unique : une seule dans un deck", x.Name)
	case f.cards[c] > x.InDeck && x.InDeck < 3 && x.Aspect != HeroCard:
		f.broken(at, engine.Cite(book.MaxPerDeck), "%s: a deck holds %d at most",
			"%s : un deck en contient au plus %d", x.Name, x.InDeck)
	case x.Aspect != HeroCard && f.rules.On(book.DeckThreeCopies) && f.titles[x.title()] > most:
		f.broken(at, engine.Cite(book.DeckThreeCopies), "%s: at most %d copies in a deck",
			"%s : au plus %d exemplaires dans un deck", x.Name, most)
	}
}

// whole notes what the deck as a whole lacks: cards of its hero, what the hero asks of it, its size.
func (f *faultFinder) whole() {
	hero := &f.box.Cards[f.Hero]
	var wrong []engine.Text
	for c := range f.box.Cards {
		x := &f.box.Cards[c]
		if n := f.cards[engine.Def(c)]; x.Aspect == HeroCard && x.Set == hero.Set && x.InDeck > 0 && n != x.Copies {
			wrong = append(wrong, engine.Sayf("%s (%d of %d)", "%s (%d sur %d)", x.Name, n, x.Copies))
		}
	}
	if len(wrong) > 0 {
		f.broken(engine.WholeDeck, engine.Cite(book.DeckAllHeroCards), "not as many cards of the hero as there are: %s",
			"pas autant de cartes du héros qu'il y en a : %s", engine.Join(wrong, engine.Commas))
	}
	if hero.Needs != nil && !hero.Needs(*f.Deck) {
		f.broken(engine.WholeDeck, engine.Cite(book.DeckRequirements), "the deck does not meet what %s asks of it",
			"le deck ne respecte pas ce que %s exige", hero.Name)
	}
	if least, most := deckSize(); f.rules.On(book.DeckSize) && (len(f.Cards) < least || len(f.Cards) > most) {
		f.broken(engine.WholeDeck, engine.Cite(book.DeckSize), "the deck has %s; %d to %d are allowed",
			"le deck a %s ; il en faut de %d à %d",
			engine.Counted(len(f.Cards), engine.Text{"card", "carte"}), least, most)
	}
}

// check is the refusal of a deck with all that is wrong with it, nil if nothing is.
func (d *Deck) check(k *Box, r *engine.Rules) *engine.SetupError {
	all := d.faults(k, r)
	if len(all) == 0 {
		return nil
	}
	no := &engine.SetupError{Cite: all[0].Cite}
	var says []engine.Text
	for _, f := range all {
		says, no.Cite = append(says, f.Says), no.Cite.WithIfRoom(f.Cite)
	}
	no.Msg = engine.Join(says, engine.Text{"; ", " ; "})
	return no
}

// building is how decks of one's own are built: which cards a name stands for, whose a deck is, and what is wrong with
// it.
func (t *title) building() *engine.Decks {
	return &engine.Decks{Zone: DeckList,
		Cards: func(r *engine.Rules, name string, n int, before []engine.Def) []engine.Def {
			return t.box().listed(r, name, n, before)
		},
		Head: func(cards []engine.Def) engine.Def { return t.box().headOf(cards) },
		Begins: func(head engine.Def) engine.Def { // mc.identity.starts-alter-ego
			k := t.box()
			if k.Cards[head].Type == Hero {
				return k.Def(k.Cards[head].Back)
			}
			return head
		},
		Faults: func(r *engine.Rules, head engine.Def, cards []engine.Def) []engine.DeckFault {
			k := t.box()
			if k.Cards[head].Type == AlterEgo {
				head = k.Def(k.Cards[head].Back)
			}
			d := Deck{Hero: head, Cards: cards}
			return d.faults(k, r)
		}}
}

// listed gives n cards of a name for a deck that has some already. Where several cards of one title may be in a deck,
// there are as many of each as the box has of it.
func (k *Box) listed(r *engine.Rules, said string, n int, before []engine.Def) []engine.Def {
	var fit []engine.Def
	for d := range k.Cards {
		if c := &k.Cards[d]; c.InDeck > 0 && !c.Test && r.Means(engine.Def(d), said) {
			fit = append(fit, engine.Def(d))
		}
	}
	if len(fit) == 0 {
		if d := r.FindCard(said); d != 0 {
			fit = append(fit, d)
		}
	}
	var out []engine.Def
	for i, d := range fit {
		have := 0
		for _, x := range before {
			if x == d {
				have++
			}
		}
		for len(out) < n && (have < k.Cards[d].Copies || i == len(fit)-1) {
			out, have = append(out, d), have+1
		}
	}
	return out
}

// headOf is the hero whose own cards are in a deck, zero if none are.
func (k *Box) headOf(cards []engine.Def) engine.Def {
	for _, h := range k.heroes() {
		if slices.ContainsFunc(cards, func(c engine.Def) bool {
			return k.Cards[c].Aspect == HeroCard && k.Cards[c].Set == k.Cards[h].Set
		}) {
			return h
		}
	}
	return 0
}

// deckSize is how many cards a deck has, at least and at most (mc.deck.size).
func deckSize() (least, most int) { return 40, 50 }
