package deckbuilder

import (
	"errors"
	"fmt"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Of what a game has, its rulebook must have a clause. This is looked at when its cards are read, so that nothing
// happens later that no clause says.

// need is something that a card may have, and the Particulars that the rulebook of a game with such a card has clauses
// of.
type need struct {
	says engine.Text
	has  func(c *Card) bool
	of   []string // fields of Particulars
}

var needs = []need{
	{engine.Text{"belongs to the stack that is always for sale", "est de la pile qui est toujours en vente"},
		sorted(KickCard), []string{"KickCards", "StacksBeside"}},
	{engine.Text{"is a Weakness", "est une Faiblesse"}, sorted(WeaknessCard),
		[]string{"WeaknessCards", "WeaknessNotBought", "StacksBeside"}},
	{engine.Text{"is a character", "est un personnage"}, sorted(CharacterCard),
		[]string{"CharacterCards", "OneCharacterEach"}},
	{engine.Text{"is a boss", "est un boss"}, sorted(BossCard),
		[]string{"BossCards", "BossFaceDown", "BossMayDefeat", "NoBoss"}},
	{engine.Text{"has a Defense", "a une Défense"}, func(c *Card) bool { return c.Defense != nil },
		[]string{"MayAvoid"}},
	{engine.Text{"makes an Attack", "fait une Attaque"}, func(c *Card) bool { return c.does(doAttack) },
		[]string{"MayAvoid", "HitsUndefended"}},
	{engine.Text{"has a First Appearance Attack", "a une Révélation"}, func(c *Card) bool { return len(c.Appear) > 0 },
		[]string{"AppearanceName", "MayAvoid", "HitsUndefended"}},
	{engine.Text{"brings VP tokens", "rapporte des jetons PV"},
		func(c *Card) bool { return c.does(doTokens) || c.does(doSteal) }, []string{"ScoreTokens"}},
}

// stepNeeds are those of the steps after a turn.
var stepNeeds = [...]struct {
	says string
	of   []string
}{
	partHand:    {"puts the hand away", []string{"EndHand"}},
	partEffects: {"has a step for what waits for it", []string{"EndEffects"}},
	partPlayed:  {"puts the cards played away", []string{"EndPlayed", "PowerLost"}},
	partRefill:  {"fills the Line-Up", []string{"EndRefill"}},
	partDraw:    {"draws a new hand", []string{"EndDraw"}},
	partFlip:    {"turns a boss up", []string{"EndFlip"}},
}

func sorted(s Sort) func(c *Card) bool { return func(c *Card) bool { return c.Sort == s } }

// does says whether a text of a card has a verb.
func (c *Card) does(verb cardtext.Verb) bool {
	yes := false
	c.Walk(func(s *cardtext.Step) { yes = yes || s.Verb == verb })
	return yes
}

// lacks are the roles that no clause of a rulebook has, though the game has what they are about: each is told once,
// with the first card that calls for it. What a function does is not looked at.
func (k *Parts) lacks(b *engine.Book) error {
	left := slices.Clone(k.Cites.silent)
	if len(left) == 0 {
		return nil
	}
	var bad []error
	tell := func(of []string, why string) {
		for _, field := range of {
			if i := slices.Index(left, field); i >= 0 {
				left = slices.Delete(left, i, i+1)
				bad = append(bad, fmt.Errorf("role %s: no clause of %s has it, and %s", Role(field), b.Game, why))
			}
		}
	}
	for _, step := range k.EndTurn {
		tell(stepNeeds[step.what].of, "the end of a turn "+stepNeeds[step.what].says)
	}
	for i := range k.Cards[1:] {
		c := &k.Cards[i+1]
		for _, n := range needs {
			if n.has(c) {
				tell(n.of, fmt.Sprintf("%s %s (%s:%d)", c.Name[engine.EN], n.says[engine.EN], c.File, c.Line))
			}
		}
	}
	return errors.Join(bad...)
}

// suits refuses a card that somebody has added or changed where the rulebook has no clause of what it has.
func (k *Parts) suits(f *cardtext.Facts, c *Card) {
	for _, n := range needs {
		i := slices.IndexFunc(n.of, func(field string) bool { return slices.Contains(k.Cites.silent, field) })
		if i < 0 || !n.has(c) {
			continue
		}
		role := Role(n.of[i])
		f.Fault(0, "it %s, and the rulebook of this game has no clause for that (role %s)",
			"elle %s, et le livret de ce jeu n'a pas de clause pour cela (rôle %s)", n.says, role)
	}
}
