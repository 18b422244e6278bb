package champions

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Scenario is what the players play against. The A side of its first main scheme declares it; the villain's stages and
// the main schemes are those of the set of that card, by their numbers. What a card of it says, such as the set-up on
// an A side, stands on the card.
type Scenario struct {
	ID      string   // as the command line names it
	Modular []string // the recommended modular sets (mc.encounter-deck.recommended), by their words

	set      Set
	said     engine.Def   // the card that says what is played
	villains []engine.Def // the villain's stages, the first first
	schemes  []engine.Def // the main scheme deck: the A sides, the first stage first
}

// The villain's stages of either mode (mc.encounter-deck.expert-mode).
const (
	standardFrom, standardTo = 1, 2
	expertFrom, expertTo     = 2, 3
)

// gather finds the cards of the scenarios.
func (k *Box) gather() {
	for d := range k.Cards {
		if declared := k.Cards[d].Scenario; declared != nil {
			s := &Scenario{ID: declared.ID, Modular: declared.Modular, set: k.Cards[d].Set, said: engine.Def(d)}
			for _, x := range k.sets[s.set].cards {
				switch c := &k.Cards[x]; {
				case c.Type == Villain:
					s.villains = append(s.villains, x)
				case c.Type == MainSchemeCard && c.Copies > 0: // a B side has none of its own
					s.schemes = append(s.schemes, x)
				}
			}
			k.byStage(s.villains)
			k.byStage(s.schemes)
			k.scenarios = append(k.scenarios, s)
		}
	}
}

// byStage sorts cards by their stages.
func (k *Box) byStage(cards []engine.Def) {
	slices.SortStableFunc(cards, func(a, b engine.Def) int { return int(k.Cards[a].Stage) - int(k.Cards[b].Stage) })
}

// named lists the scenarios, each called like its villain; the first is played where nothing else is said.
func (k *Box) named() []engine.Named {
	var out []engine.Named
	for _, s := range k.scenarios {
		n := engine.Named{ID: s.ID}
		if len(s.villains) > 0 {
			n.Name = shown(&k.Cards[s.villains[0]])
		}
		out = append(out, n)
	}
	return out
}

// scenarioNamed is a scenario by its name, the first where it has none.
func (k *Box) scenarioNamed(id string) (*Scenario, error) {
	for i, s := range k.scenarios {
		if s.ID == id || id == "" && i == 0 {
			return s, nil
		}
	}
	var ids []string
	for _, s := range k.scenarios {
		ids = append(ids, s.ID)
	}
	return nil, &engine.SetupError{Cite: engine.Cite(book.EncounterDeckRecommended), Msg: engine.Sayf(
		"there is no scenario %q; there are %s", "il n'y a pas de scénario %q ; il y a %s",
		id, strings.Join(ids, ", "))}
}

// stages are the villain's stages that are played.
func (k *Box) stages(s *Scenario, expert bool) []engine.Def {
	from, to := int8(standardFrom), int8(standardTo)
	if expert {
		from, to = expertFrom, expertTo
	}
	var out []engine.Def
	for _, d := range s.villains {
		if stage := k.Cards[d].Stage; stage >= from && stage <= to {
			out = append(out, d)
		}
	}
	return out
}

// scenario is what is played against: that of the villain in play, none where a test lays out another.
func (g *Match) scenario() *Scenario {
	d := g.Def(g.villain())
	for _, s := range g.Box.scenarios {
		if slices.Contains(s.villains, d) {
			return s
		}
	}
	return &Scenario{}
}

// schemeDeck is the main scheme deck from a stage on, and the scenario that has it; empty where the text of that stage
// is not known, and no scenario where none has it.
func (k *Box) schemeDeck(title string) (of *Scenario, from []engine.Def) {
	for _, s := range k.scenarios {
		for i, d := range s.schemes {
			if a := &k.Cards[d]; a.title() == title {
				if k.card(a.Back).Unknown {
					return s, nil
				}
				return s, s.schemes[i:]
			}
		}
	}
	return nil, nil
}

// wrongScheme says that a main scheme is not of the scenario that is played, and which main schemes are.
func (k *Box) wrongScheme(played, of *Scenario, line int) *engine.SetupError {
	var own []engine.Text
	for _, d := range played.schemes {
		if _, from := k.schemeDeck(k.Cards[d].title()); len(from) > 0 {
			own = append(own, k.Cards[d].Title)
		}
	}
	msg := engine.Sayf("the main schemes of this scenario are %s", "les manigances principales de ce scénario sont %s",
		engine.Join(own, engine.Commas))
	if len(own) == 1 {
		msg = engine.Sayf("the main scheme of this scenario is %s", "la manigance principale de ce scénario est %s", own[0])
	}
	if of != nil && of != played {
		msg = engine.Sayf("%s; this one is of another, %s (as_if() allows it)",
			"%s ; celle-ci est d'un autre, %s (as_if() la permet)", msg, k.Cards[of.villains[0]].Title)
	}
	return &engine.SetupError{Line: line, Cite: engine.Cite(book.MainSchemeType), Msg: msg}
}
