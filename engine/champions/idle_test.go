package champions

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
	"tablereferee/engine/log"
)

// TestWhereAnAbilityStandsOnItsCard plays games with the cards as they are, and with something before and after all
// that a card does that never acts. Every line, every legal answer and every refusal is the same: no rule looks only at
// what stands first on a card, or stops there.
func TestWhereAnAbilityStandsOnItsCard(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	all, err := declarations()
	if err != nil {
		t.Fatal(err)
	}
	cards, _ := readCards(&book.Rulebook, "fr", all)
	other, more := newTitle(&book.Rulebook, declarations), newBox(idle(cards))
	other.boxes = func() map[string]*Box { return map[string]*Box{"fr": more} }
	rulesOfMore := other.makeRules("fr")
	for seed := range uint64(16) {
		if is, was := idling(t, seed, more, rulesOfMore), idling(t, seed, box(), rules()); is != was {
			t.Fatalf("seed %d: %s", seed, firstDifference(was, is))
		}
	}
}

// firstDifference shows the first lines in which two texts differ.
func firstDifference(was, is string) string {
	a, b := strings.Split(was, "\n"), strings.Split(is, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d\nwas: %s\nis:  %s", i+1, a[i], b[i])
		}
	}
	return fmt.Sprintf("%d lines were, %d lines are", len(a), len(b))
}

// idle gives every card that does something more that never acts, before and after it.
func idle(cards []Card) []Card {
	for i := range cards {
		c := &cards[i]
		if len(c.Abilities) > 0 {
			never := Ability{Moment: Delayed, Forced: true, Do: func(*Match, By, *engine.Event) {}}
			c.Abilities = append(append([]Ability{never}, c.Abilities...), never)
		}
		if len(c.Constants) > 0 {
			never := Constant{Stat: (c.Constants[0].Stat + 1) % statCount, Mode: SetTo,
				To: func(*Match, engine.CardID, engine.CardID, engine.Player) bool {
					return false
				}}
			c.Constants = append(append([]Constant{never}, c.Constants...), never)
		}
	}
	return cards
}

// idling plays a game by chance with the cards of a box, and tells all of it.
func idling(t *testing.T, seed uint64, box *Box, played *engine.Rules) string {
	t.Helper()
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Options: map[string]int{"expert": int(seed % 2),
		"legions_of_hydra": int(seed / 2 % 2)}}
	names := []string{"Ann", "Ben", "Cy"}[:1+seed%3]
	heroes := box.heroes()
	for i, name := range names {
		s.Players = append(s.Players, engine.SeatSetup{Name: name, Character: heroes[(int(seed)+i)%len(heroes)]})
	}
	var out strings.Builder
	random := engine.NewRandom(seed)
	m, err := start(box, played, s, random)
	if err != nil {
		t.Fatal(err)
	}
	if seed%2 == 0 { // with what belongs to the heroes in play, used already
		used := slices.IndexFunc(played.Deeds, func(d engine.Deed) bool { return d.ID == "used" })
		for p := range engine.Player(len(s.Players)) {
			character := s.Players[p].Character
			for _, d := range box.sets[box.Cards[character].Set].cards {
				c, z := &box.Cards[d], InPlay
				if d == character {
					z = Identity
				} else if c.Type != Upgrade && c.Type != Support || c.Hosts != nil || c.Unknown {
					continue
				}
				var marks engine.Marks
				marks.Tokens[CounterToken] = int16(c.Uses)
				if slices.ContainsFunc(c.Abilities, func(a Ability) bool { return a.Limit || a.Max }) {
					marks.Earlier |= 1 << used
				}
				s.Zones = append(s.Zones, engine.ZoneSetup{Zone: m.Zone(p, z), Cards: []engine.Def{d},
					Marks: []engine.Marks{marks}})
			}
		}
		if m, err = start(box, played, s, nil); err != nil {
			t.Fatal(err)
		}
	}
	m.Decider = decider(func(m *engine.Match, q *engine.Question) int {
		fmt.Fprintln(&out, m.AnswerNames(q.Answers, names, engine.EN))
		for p := range engine.Player(m.Seats()) {
			for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
				if m.In(c) == engine.Box {
					continue
				}
				for _, v := range [...]engine.Verb{VerbPlay, engine.VerbUse} {
					no := m.Rules.WhyNot(m, q, engine.Attempt{Player: p, Verb: v, Card: c, Zone: -1,
						Whom: engine.NoPlayer})
					fmt.Fprintln(&out, p, c, v, no)
				}
			}
		}
		return random.Decide(m, q)
	})
	m.Limit = 1_000
	m.Log = engine.NewLog(m, names)
	if err := m.Run(func() { Game.Play(m) }); err != nil {
		fmt.Fprintln(&out, err)
	}
	m.Log.Close(m.Table)
	out.Write(log.Text(m.Log, engine.EN))
	return out.String()
}
