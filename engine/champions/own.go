package champions

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What is asked of the cards that somebody adds, beside what is asked of all: a printed card keeps these rules anyway,
// and of one's own a card that breaks them would be read as if nothing were wrong, and never do what its author means.

// usual is the classification of a card of one's own that says none: a player's card that belongs to no aspect is a
// basic one.
func usual(t Type) Aspect {
	switch {
	case t == Hero || t == AlterEgo:
		return HeroCard
	case slices.Contains(ofPlayers, typeWords[t]):
		return Basic
	}
	return Encounter
}

// checkOwn says what does not go together on a card of somebody's own.
func checkOwn(f *cardtext.Facts, c *Card) {
	if c.Type == 0 {
		return
	}
	word := typeWords[c.Type]
	if c.Type == Hero || c.Type == AlterEgo || c.Type == Villain || c.Type == MainSchemeCard {
		f.Lack("type", word, "set")
	}
	if encounter := usual(c.Type) == Encounter; f.Get("aspect") != nil && encounter != (c.Aspect == Encounter) {
		other := "encounter"
		if !encounter {
			other = strings.Join(aspectWords[1:], ", ")
		}
		f.Fail("%q is no aspect of a card of type %s; that is %s", "%q n'est pas la classification d'une carte de type %s ; c'est %s",
			aspectWords[c.Aspect], word, other)
	}
	checkNumbers(f, c)
	if c.Type == Villain && (c.Stage < 1 || c.Stage > expertTo) && f.Get("stage") != nil {
		f.Fail("the stages of a villain are 1, 2 and 3", "les stades d'un méchant sont 1, 2 et 3")
	}
}

// checkNumbers says which printed numbers cannot be: those below 0, and an X of which nothing says what it is.
func checkNumbers(f *cardtext.Facts, c *Card) {
	for _, x := range []struct {
		key string
		n   int8
	}{{"cost", c.Cost}, {"thw", c.THW}, {"atk", c.ATK}, {"def", c.DEF}, {"rec", c.REC}, {"sch", c.SCH}, {"thw", c.THWCost}, {"atk", c.ATKCost},
		{"hand_size", c.HandSize}, {"threat", c.Start.N}, {"threshold", c.Threshold.N}, {"escalation", c.Escalation.N}, {"crisis", c.Crisis},
		{"hazard", c.Hazard}, {"acceleration", c.Acceleration}, {"boost_icons", c.Boost}, {"retaliate", c.Retaliate}, {"uses", c.Uses},
		{"enters_with", c.Arrives}, {"breaks_at", c.Breaks}} {
		v := f.Get(x.key)
		_, told := v.(int) // one that is too small, where it was read
		switch {
		case v == nil || x.n >= 0 || told:
		case v != "X":
			f.Fail("%s is a number from 0", "%s est un nombre, 0 ou plus", x.key)
		case x.key != "cost" && c.XIs == nil:
			f.Fail("%s is X, and nothing says what X is: x = \"remaining_hp\"", "%s est X, et rien ne dit ce que vaut X : x = \"remaining_hp\"", x.key)
		}
	}
}

// sized keeps a starter deck within its size (mc.deck.size): of one's own cards of an aspect as many go into it as it
// may hold, and the deck of a hero of one's own who has few cards is filled up with basic ones. Those of the box have
// their size.
func (k *Box) sized(hero engine.Def, deck []engine.Def) []engine.Def {
	least, most := deckSize()
	for i := len(deck) - 1; i >= 0 && len(deck) > most; i-- {
		if c := &k.Cards[deck[i]]; c.Origin == engine.Invented && c.Aspect != HeroCard {
			deck = slices.Delete(deck, i, i+1)
		}
	}
	if k.Cards[hero].Origin != engine.Invented {
		return deck
	}
	for d := 1; d < len(k.Cards) && len(deck) < least; d++ {
		c := &k.Cards[d]
		if c.Aspect != Basic || c.Test || c.Unknown || c.InStarters || slices.Contains(deck, engine.Def(d)) {
			continue
		}
		copies := min(c.Copies, c.InDeck)
		if c.Unique {
			copies = min(copies, 1)
		}
		for range min(copies, least-len(deck)) {
			deck = append(deck, engine.Def(d))
		}
	}
	return deck
}

// mostSets is how many sets there can be: a card tells its own by a byte.
const mostSets = 200

// ownFaults says what is wrong with cards of somebody's own that are read, as they stand beside the others.
func (k *Box) ownFaults(all []cardtext.Declared) []error {
	var wrong []error
	fault := func(d engine.Def, en, fr string, args ...any) {
		of := &all[d-1]
		wrong = append(wrong, &cardtext.Error{File: of.File, Line: of.Line, Card: of.Name,
			Says: engine.Sayf(en, fr, args...)})
	}
	if len(k.sets) > mostSets {
		for d := range k.Cards {
			if k.Cards[d].SetWord == k.sets[mostSets].word {
				fault(engine.Def(d), "there are more than %d sets", "il y a plus de %d sets", mostSets)
				return wrong
			}
		}
	}
	scenarios := map[string]engine.Def{}
	for d := 1; d < len(k.Cards); d++ {
		c := &k.Cards[d]
		if s := c.Scenario; s != nil {
			if first, twice := scenarios[s.ID]; twice {
				fault(engine.Def(d), "the scenario %q is that of %s", "le scénario %q est celui de %s", s.ID,
					k.Cards[first].Name)
			}
			scenarios[s.ID] = engine.Def(d)
			if s.ID == "" {
				fault(engine.Def(d), "a scenario has a name: scenario = { id = \"…\" }",
					"un scénario a un nom : scenario = { id = \"…\" }")
			}
		}
		if c.Origin == engine.Printed {
			continue
		}
		back := k.Def(c.Back)
		switch {
		case c.Back == "":
		case back == 0:
			near := engine.Text{}
			if n := engine.Nearest(c.Back, k.ids()); n != "" {
				near = engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", n)
			}
			fault(engine.Def(d), "there is no card with the id %q to be its back%s",
				"il n'y a pas de carte d'id %q qui soit son verso%s", c.Back, near)
		case !isOtherSide(c, &k.Cards[back]):
			fault(engine.Def(d), "its back is %s, which is no other side of a card of type %s: a hero has an alter ego, a main scheme another main scheme",
				"son verso est %s, qui n'est pas l'autre face d'une carte de type %s : un héros a un alter ego, une manigance principale une autre",
				k.Cards[back].Name, typeWords[c.Type])
		case back == engine.Def(d):
			fault(engine.Def(d), "its back is itself", "son verso est elle-même")
		case c.Copies+k.Cards[back].Copies == 0:
			fault(engine.Def(d), "of one of its two sides there is a copy: copies = 1 is missing on one of them",
				"une de ses deux faces a un exemplaire : il manque copies = 1 sur l'une d'elles")
		case k.Cards[back].Back != c.ID:
			fault(engine.Def(d), "its back is %s, whose back is another: back = %q is missing there",
				"son verso est %s, dont le verso est une autre : il y manque back = %q", k.Cards[back].Name, c.ID)
		case c.Type == Hero && (c.Copies > 0 || k.Cards[back].Copies == 0):
			fault(engine.Def(d), "it is one card with %s: the hero's side says copies = 0, and the other side does not",
				"c'est une seule carte avec %s : le côté du héros dit copies = 0, et l'autre ne le dit pas", k.Cards[back].Name)
		case c.Type == MainSchemeCard && (c.Copies > 0) == (k.Cards[back].Copies > 0) && engine.Def(d) < back:
			fault(engine.Def(d), "it is one card with %s: its B side says copies = 0, and its A side does not",
				"c'est une seule carte avec %s : sa face B dit copies = 0, et sa face A ne le dit pas", k.Cards[back].Name)
		}
		if c.Type == Villain {
			k.stageFault(engine.Def(d), fault)
		}
		if c.GivenTo != "" && k.Def(c.GivenTo) == 0 {
			fault(engine.Def(d), "there is no card with the id %q to whom it is given",
				"il n'y a pas de carte d'id %q à qui la donner", c.GivenTo)
		}
		k.starterFault(engine.Def(d), fault)
	}
	return wrong
}

// starterFault tells a starter deck without an aspect, or with cards that no deck of a player has.
func (k *Box) starterFault(d engine.Def, fault func(d engine.Def, en, fr string, args ...any)) {
	c := &k.Cards[d]
	if c.Starter != nil && (c.Starter.Aspect == Encounter || c.Starter.Aspect == HeroCard) {
		fault(d, "a starter deck has an aspect: starter = { aspect = \"justice\" }",
			"un deck de départ a une affinité : starter = { aspect = \"justice\" }")
	}
	if c.Starter != nil {
		for _, id := range c.Starter.Basics {
			if x := k.Def(id); x == 0 || k.Cards[x].InDeck == 0 {
				fault(d, "%q in its starter deck is the id of no card of a player's deck",
					"%q, dans son deck de départ, n'est l'id d'aucune carte de deck joueur", id)
			}
		}
	}
}

// isOtherSide says whether a card may be the other side of one, by its type.
func isOtherSide(c, back *Card) bool {
	switch c.Type {
	case Hero:
		return back.Type == AlterEgo
	case AlterEgo:
		return back.Type == Hero
	}
	return back.Type == c.Type
}

// stageFault tells a stage of a villain that no game comes to, or that another one is as well: they are played one
// after the other.
func (k *Box) stageFault(d engine.Def, fault func(d engine.Def, en, fr string, args ...any)) {
	c, others := &k.Cards[d], uint16(0)
	if c.Copies == 0 {
		fault(d, "a stage of a villain has a copy: copies = 1", "un stade de méchant a un exemplaire : copies = 1")
	}
	for x := 1; x < len(k.Cards); x++ {
		o := &k.Cards[x]
		if o.Type != Villain || o.Set != c.Set || engine.Def(x) == d {
			continue
		}
		if o.Stage == c.Stage {
			fault(d, "stage %d of this villain is %s already", "le stade %d de ce méchant est déjà %s", c.Stage, o.Name)
			return
		}
		others |= 1 << o.Stage
	}
	if c.Stage > 1 && others&(1<<(c.Stage-1)) == 0 {
		fault(d, "the stages of a villain follow each other: stage %d is missing", "les stades d'un méchant se suivent : il manque le stade %d",
			c.Stage-1)
	}
}

// ids are those of all cards.
func (k *Box) ids() []string {
	var out []string
	for d := 1; d < len(k.Cards); d++ {
		out = append(out, k.Cards[d].ID)
	}
	return out
}
