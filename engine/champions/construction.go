package champions

import (
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

// starterDeck lists a hero's starter deck.
func (k *Box) starterDeck(hero engine.Def) []engine.Def {
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

// counted is what is counted of a deck, card by card.
type counted struct {
	cards   map[engine.Def]int
	titles  map[string]int
	aspects map[Aspect]bool
}

// broken is the refusal of a deck by a rule of building one.
func broken(c engine.Clause, en, fr string, args ...any) *engine.SetupError {
	return &engine.SetupError{Cite: engine.Cite(c), Msg: engine.Sayf(en, fr, args...)}
}

// also cites a second clause for a refusal.
func also(c engine.Clause, e *engine.SetupError) *engine.SetupError {
	e.Cite = e.Cite.And(c)
	return e
}

// check says which rule of building a deck a deck breaks, nil if none (mc.deck.one-identity and following).
func (d *Deck) check(k *Box, r *engine.Rules) *engine.SetupError {
	hero := &k.Cards[d.Hero]
	seen := counted{cards: map[engine.Def]int{}, titles: map[string]int{}, aspects: map[Aspect]bool{}}
	for _, c := range d.Cards {
		if bad := d.belongs(k, c, &seen); bad != nil {
			return bad
		}
		if bad := d.tooMany(k, r, c, &seen); bad != nil {
			return bad
		}
	}
	for c := range k.Cards {
		x := &k.Cards[c]
		if x.Aspect == HeroCard && x.Set == hero.Set && x.InDeck > 0 && seen.cards[engine.Def(c)] != x.Copies {
			return broken(book.DeckAllHeroCards,
				"all cards of the hero are in the deck: %s stands %d times and there are %d",
				"toutes les cartes du héros sont dans le deck : %s y est %d fois, il y en a %d", x.Name,
				seen.cards[engine.Def(c)], x.Copies)
		}
	}
	if hero.Needs != nil && !hero.Needs(*d) {
		return broken(book.DeckRequirements, "the deck does not meet what %s asks of it",
			"le deck ne respecte pas ce que %s exige", hero.Name)
	}
	if least, most := deckSize(); r.On(book.DeckSize) && (len(d.Cards) < least || len(d.Cards) > most) {
		return broken(book.DeckSize, "the deck has %s; %d to %d are allowed", "le deck a %s ; il en faut de %d à %d",
			engine.Counted(len(d.Cards), engine.Text{"card", "carte"}), least, most)
	}
	return nil
}

// belongs counts one more card, and says why it can be in no deck of this hero, or not beside those that are counted
// already (mc.deck.one-aspect).
func (d *Deck) belongs(k *Box, c engine.Def, seen *counted) *engine.SetupError {
	x := &k.Cards[c]
	seen.cards[c]++
	seen.titles[x.title()]++
	switch {
	case x.Type == Hero || x.Type == AlterEgo:
		return broken(book.DeckOneIdentity, "a deck has one identity card, apart from its cards; %s is one",
			"un deck a une seule carte Identité, à part ; %s en est une", x.Name)
	case x.InDeck == 0:
		return broken(book.DeckRest, "%s is no card for a player's deck", "%s n'est pas une carte de deck joueur",
			x.Name)
	case x.Aspect == HeroCard && x.Set != k.Cards[d.Hero].Set:
		return broken(book.DeckRest, "%s belongs to another hero", "%s appartient à un autre héros", x.Name)
	case x.Aspect.chosen():
		seen.aspects[x.Aspect] = true
	}
	if len(seen.aspects) > 1 {
		return broken(book.DeckOneAspect, "the deck has cards of two aspects: %s is of the second",
			"le deck a des cartes de deux affinités : %s est de la seconde", x.Name)
	}
	return nil
}

// tooMany says why a card that is counted is one too many.
func (d *Deck) tooMany(k *Box, r *engine.Rules, c engine.Def, seen *counted) *engine.SetupError {
	x := &k.Cards[c]
	if x.Unique && k.clash(c, d.Hero) {
		return also(book.AmbUniqueIdentityTitle, broken(book.DeckOneUnique, "%s is unique and is the identity itself",
			"%s est unique et c'est l'identité elle-même", x.Name))
	}
	if x.Unique && seen.cards[c] > 1 {
		return also(book.UniqueOneInDeck, broken(book.DeckOneUnique, "%s is unique: one in a deck",
			"%s est unique : une seule dans un deck", x.Name))
	}
	if limit := x.InDeck; seen.cards[c] > limit && limit < 3 && x.Aspect != HeroCard {
		return broken(book.MaxPerDeck, "%s: a deck holds %d at most", "%s : un deck en contient au plus %d", x.Name,
			limit)
	}
	if x.Aspect != HeroCard && r.On(book.DeckThreeCopies) && seen.titles[x.title()] > r.Value(book.DeckThreeCopies) {
		return broken(book.DeckThreeCopies, "%s: at most %d copies in a deck",
			"%s : au plus %d exemplaires dans un deck",
			x.Name, r.Value(book.DeckThreeCopies))
	}
	return nil
}

// deckSize is how many cards a deck has, at least and at most (mc.deck.size).
func deckSize() (least, most int) { return 40, 50 }
