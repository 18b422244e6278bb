package engine

import (
	"fmt"
	"slices"
)

// What has happened before a match begins, and where in a turn or a round it begins: the parts of a set-up that are no
// cards.

// Deeds is a set of what has happened already this turn, or this round: indexes of Rules.Deeds.
type Deeds uint32

// Has says whether the i-th deed is one of them.
func (d Deeds) Has(i int) bool { return d>>i&1 != 0 }

// Deed is something that has happened already this turn, or this round, as far as rules ask for it: a set-up may say so
// of a card or of a player.
type Deed struct {
	ID       string // the word of a script: "played"
	Name     Text   // in the log: "played this turn"
	OfPlayer bool   // it is said of a player, else of a card
	// Do makes the table remember it. p is the player, or the one whose zone the card lies in (NoPlayer for a shared
	// one); c is zero for what is said of a player. It gives why that cannot have happened.
	Do func(m *Match, p Player, c CardID) *SetupError
}

// Step is a moment of a turn or a round at which a match may begin and a script may stop.
type Step struct {
	Name  Text // "villain phase, step 2"
	Cite  Clauses
	SetUp bool // of the set-up: play that begins there begins with the first of them, as a new game does
}

// laid is what a set-up says of a card beside what lies on it.
type laid struct {
	card    CardID
	earlier Deeds
	whose   int
	line    int
}

// Whose is the player whom a set-up names as the owner of the tokens on a card, NoPlayer if it names none, and the line
// that does so.
func (m *Match) Whose(c CardID) (Player, int) {
	for _, l := range m.laid {
		if l.card == c && l.whose > 0 {
			return Player(l.whose - 1), l.line
		}
	}
	return NoPlayer, 0
}

// Given says whether a set-up has fixed what lies in a zone, as a whole or on top.
func (m *Match) Given(z Zone) bool {
	for i := range m.given {
		if m.given[i].Zone == z {
			return true
		}
	}
	return false
}

// LineOf is the line of a script that lays out a zone, 0 if none does.
func (s *Setup) LineOf(z Zone) int {
	for i := range s.Zones {
		if s.Zones[i].Zone == z {
			return s.Zones[i].Line
		}
	}
	return 0
}

// named notes the line of a script that names a card.
func (m *Match) named(c CardID, line int) {
	if line == 0 {
		return
	}
	if m.lines == nil {
		m.lines = map[CardID]int{}
	}
	m.lines[c] = line
}

// LineOf is the line of a script that names a card of the set-up, else the one that lays out its zone; 0 if none does.
func (m *Match) LineOf(s *Setup, c CardID) int {
	if line := m.Named(c); line > 0 {
		return line
	}
	return s.LineOf(m.In(c))
}

// Named is the line of a script that names a card of the set-up, 0 if none does.
func (m *Match) Named(c CardID) int { return m.lines[c] }

// Recall makes the table remember what a set-up says has happened already. A game calls it when everything lies in its
// place.
func (m *Match) Recall(s *Setup) error {
	for _, l := range m.laid {
		if err := m.recall(l.earlier, m.Owner(m.In(l.card)), l.card, l.line); err != nil {
			return err
		}
	}
	for p := range s.Players {
		if err := m.recall(s.Players[p].Earlier, Player(p), 0, s.Players[p].Line); err != nil {
			return err
		}
	}
	return nil
}

func (m *Match) recall(what Deeds, p Player, c CardID, line int) error {
	for i := range m.Rules.Deeds {
		if !what.Has(i) {
			continue
		}
		if bad := m.Rules.Deeds[i].Do(m, p, c); bad != nil {
			bad.Line = line
			return bad
		}
	}
	return nil
}

// Earlier says whether a set-up tells of anything that has happened already in the turn, or the round.
func (s *Setup) Earlier(r *Rules) bool {
	for _, n := range s.Counts {
		if n.N != 0 && r.CountInfo[n.Info].Earlier {
			return true
		}
	}
	for i := range s.Players {
		if s.Players[i].Earlier != 0 {
			return true
		}
	}
	for i := range s.Zones {
		for j := range s.Zones[i].Marks {
			if s.Zones[i].Marks[j].earlier() {
				return true
			}
		}
	}
	return false
}

func (k *Marks) earlier() bool {
	if k.Earlier != 0 {
		return true
	}
	for i := range k.With {
		if k.With[i].Marks.earlier() {
			return true
		}
	}
	return false
}

// Listed notes for the log a list of cards that a set-up gives and that lie elsewhere: a deck list.
func (m *Match) Listed(z Zone, cards []Def) {
	m.lists = append(m.lists, listed{z, cards})
}

// listed is a list of cards of a set-up.
type listed struct {
	zone  Zone
	cards []Def
}

// text is a list as a log tells it: equal cards are counted, wherever they stand.
func (l *listed) text(m *Match, s *Setup) Text {
	return Each(func(lang Lang) string {
		names := make([]string, len(s.Players))
		for p := range s.Players {
			names[p] = s.Players[p].Name
		}
		said := m.ZoneName(l.zone, names, lang) + ": "
		for i, d := range l.cards {
			n := 0
			for _, x := range l.cards {
				if x == d {
					n++
				}
			}
			switch {
			case slices.Contains(l.cards[:i], d):
				continue
			case i > 0:
				said += ", "
			}
			if n > 1 {
				said += fmt.Sprintf("%d x ", n)
			}
			said += m.Rules.Cards[d].Label(lang)
		}
		return said
	})
}

// optionWords are the words of the game that a set-up gives, in the order of the alphabet.
func (s *Setup) optionWords() []string {
	out := make([]string, 0, len(s.Options))
	for word := range s.Options {
		out = append(out, word)
	}
	slices.Sort(out)
	return out
}

// moment lists for the log what else is fixed than cards and numbers: deck lists, the game's own words, where in a turn
// or a round a match begins, and what the players have done already.
func (m *Match) moment(s *Setup) []Given {
	var out []Given
	say := func(en, fr string, args ...any) { out = append(out, Given{Counter: -1, Says: Sayf(en, fr, args...)}) }
	for i := range m.lists {
		out = append(out, Given{Counter: -1, Says: m.lists[i].text(m, s)})
	}
	if s.Scenario != "" {
		say("scenario: %s", "scénario : %s", s.Scenario)
	}
	for _, word := range s.optionWords() {
		say("%s: %d", "%s : %d", word, s.Options[word])
	}
	if s.AsIf {
		say("as if: what no real game could hold is allowed",
			"comme si : ce qu'aucune vraie partie ne pourrait contenir est permis")
	}
	for p := range s.Players {
		for i := range m.Rules.Deeds {
			if d := &m.Rules.Deeds[i]; s.Players[p].Earlier.Has(i) {
				say("%s: %s", "%s : %s", s.Players[p].Name, d.Name)
			}
		}
	}
	switch {
	case s.First > 0:
		say("first player: %s", "premier joueur : %s", s.Players[s.First].Name)
	case s.First == NoPlayer:
		say("first player: by the seed", "premier joueur : par la graine")
	}
	if s.Turn > 0 {
		say("turn of: %s", "tour de : %s", s.Players[s.Turn-1].Name)
	}
	if s.At > 0 {
		say("begins at: %s", "commence à : %s", m.Rules.Steps[s.At-1].Name)
	}
	return out
}

// Reach says that a step of Rules.Steps is about to begin. Whoever plays the match may stop there.
func (m *Match) Reach(step int) {
	if m.Reached != nil {
		m.Reached(step)
	}
}
