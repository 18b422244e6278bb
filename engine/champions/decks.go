package champions

import (
	"tablereferee/engine"
)

// Deck is a player's deck as it is built: the hero whose identity it has, and how many of each card.
type Deck struct {
	Hero   engine.Def
	Cards  []engine.Def
	Aspect Aspect
}

// starter is the aspect of a hero's starter deck, and its basic cards. All cards of the hero and of the aspect are in it.
type starter struct {
	hero   string
	aspect Aspect
	basics []string
}

var common = []string{"energy", "genius", "strength", "avengers-mansion", "helicarrier"}

var starters = []starter{
	{"spider-man", Justice, append([]string{"emergency"}, common...)},
	{"captain-marvel", Leadership, append([]string{"nick-fury", "mockingbird"}, common...)},
	{"she-hulk", Aggression, append([]string{"haymaker"}, common...)},
	{"black-panther", Protection, append([]string{"first-aid"}, common...)},
}

// starterDeck lists a hero's starter deck.
func (k *Kit) starterDeck(hero engine.Def) []engine.Def {
	c := &k.Cards[hero]
	for i := range starters {
		if s := &starters[i]; s.hero == c.ID {
			deck := k.fill(c.Set, s.aspect)
			for _, b := range s.basics {
				deck = append(deck, k.Def(b))
			}
			return deck
		}
	}
	return k.fill(c.Set, Basic)
}

// fill lists all deck cards of a hero's set, and all of an aspect.
func (k *Kit) fill(set Set, aspect Aspect) []engine.Def {
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
func (k *Kit) heroes() []engine.Def {
	var out []engine.Def
	for i := range starters {
		out = append(out, k.Def(starters[i].hero))
	}
	return out
}

// check says which rule of building a deck a deck breaks, nil if none (mc.deck.one-identity and following).
func (d *Deck) check(k *Kit, r *engine.Rules) *engine.SetupError {
	bad := func(c engine.Clause, en, fr string, args ...any) *engine.SetupError {
		return &engine.SetupError{Cite: engine.Cite(c), Msg: engine.Sayf(en, fr, args...)}
	}
	both := func(a, b engine.Clause, en, fr string, args ...any) *engine.SetupError {
		e := bad(a, en, fr, args...)
		e.Cite = e.Cite.And(b)
		return e
	}
	hero := &k.Cards[d.Hero]
	count := map[engine.Def]int{}
	titles := map[string]int{}
	aspects := map[Aspect]bool{}
	for _, c := range d.Cards {
		x := &k.Cards[c]
		count[c]++
		titles[x.title()]++
		name := x.Name
		switch {
		case x.Type == Hero || x.Type == AlterEgo:
			return bad(DeckOneIdentity, "a deck has one identity card, apart from its cards; %s is one", "un deck a une seule carte Identité, à part ; %s en est une", name)
		case x.InDeck == 0:
			return bad(DeckRest, "%s is no card for a player's deck", "%s n'est pas une carte de deck joueur", name)
		case x.Aspect == HeroCard && x.Set != hero.Set:
			return bad(DeckRest, "%s belongs to another hero", "%s appartient à un autre héros", name)
		case x.Aspect.chosen():
			aspects[x.Aspect] = true
		}
		if len(aspects) > 1 {
			return bad(DeckOneAspect, "the deck has cards of two aspects: %s is of the second", "le deck a des cartes de deux affinités : %s est de la seconde", name)
		}
		if x.Unique && k.clash(c, d.Hero) {
			return both(DeckOneUnique, AmbUniqueIdentityTitle, "%s is unique and is the identity itself", "%s est unique et c'est l'identité elle-même", name)
		}
		if x.Unique && count[c] > 1 {
			return both(DeckOneUnique, UniqueOneInDeck, "%s is unique: one in a deck", "%s est unique : une seule dans un deck", name)
		}
		if limit := x.InDeck; count[c] > limit && limit < 3 && x.Aspect != HeroCard {
			return bad(MaxPerDeck, "%s: a deck holds %d at most", "%s : un deck en contient au plus %d", name, limit)
		}
		if x.Aspect != HeroCard && r.On(DeckThreeCopies) && titles[x.title()] > r.Value(DeckThreeCopies) {
			return bad(DeckThreeCopies, "%s: at most %d copies in a deck", "%s : au plus %d exemplaires dans un deck", name, r.Value(DeckThreeCopies))
		}
	}
	for c := range k.Cards {
		x := &k.Cards[c]
		if x.Aspect == HeroCard && x.Set == hero.Set && x.InDeck > 0 && count[engine.Def(c)] != x.Copies {
			return bad(DeckAllHeroCards, "all cards of the hero are in the deck: %s stands %d times and there are %d", "toutes les cartes du héros sont dans le deck : %s y est %d fois, il y en a %d",
				x.Name, count[engine.Def(c)], x.Copies)
		}
	}
	if hero.Needs != nil && !hero.Needs(*d) {
		return bad(DeckRequirements, "the deck does not meet what %s asks of it", "le deck ne respecte pas ce que %s exige", hero.Name)
	}
	if least, most := deckSize(); r.On(DeckSize) && (len(d.Cards) < least || len(d.Cards) > most) {
		return bad(DeckSize, "the deck has %s; %d to %d are allowed", "le deck a %s ; il en faut de %d à %d",
			engine.Counted(len(d.Cards), engine.Text{"card", "carte"}), least, most)
	}
	return nil
}

// deckSize is how many cards a deck has, at least and at most (mc.deck.size).
func deckSize() (least, most int) { return 40, 50 }
