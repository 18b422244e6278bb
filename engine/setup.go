package engine

import (
	"cmp"
	"math"
	"slices"
)

// Setup is what somebody fixes about the start of a match. What it leaves open the game's own set-up fills in from the
// seed.
type Setup struct {
	Seed     uint64
	Players  []SeatSetup
	First    Player // NoPlayer: as the game decides
	Turn     int    // the seat whose turn it is, counted from 1; 0: as it follows from the rest
	At       int    // the step of Rules.Steps at which play begins, counted from 1; 0: at the beginning
	Zones    []ZoneSetup
	Counts   []CountSetup
	Sizes    map[Zone]int   // how many cards a stack holds, where its cards do not matter
	Options  map[string]int // the game's own: "super_heroes": 10
	Scenario string         // one of Game.ScenarioIDs; empty: the first, or as the fixed cards say
	Watch    func(m *Match) // if set, called when the fixed cards lie and the rest of the set-up is about to begin
	// what no real game could hold is allowed: more copies than the box has, a card of another hero
	AsIf bool
}

// SeatSetup is a player.
type SeatSetup struct {
	Name      string
	Character Def // zero: by chance
	Earlier   Deeds
	Line      int // of the script
}

// ZoneSetup fixes what lies in a zone, top first.
type ZoneSetup struct {
	Zone  Zone
	Cards []Def
	Top   bool    // only the top; the rest as the game's set-up would have it
	Line  int     // of the script
	Marks []Marks // what lies on each card; may be nil
	Lines []int   // of the script, for each card; may be nil
}

// line is the line of the script that names the i-th card.
func (z *ZoneSetup) line(i int) int {
	if i < len(z.Lines) {
		return z.Lines[i]
	}
	return z.Line
}

// Marks is what lies on a card at the start, and the cards attached to it.
type Marks struct {
	Tokens  [Tokens]int16
	Flags   Flag
	With    []Marked
	Earlier Deeds
	Whose   int // the seat of the player whose tokens they are, counted from 1; 0 if it is not said
}

// Marked is a card with what lies on it.
type Marked struct {
	Card  Def
	Marks Marks
	Line  int // of the script
}

// CountSetup fixes a counter.
type CountSetup struct {
	Player Player
	Info   int // index in Rules.CountInfo
	N      int
}

// SetupError is why a set-up is impossible.
type SetupError struct {
	Cite Clauses
	Msg  Text
	Line int // of the script, 0 if unknown
	// Comes is how many tokens of the kind With a card comes with that lies there without any; 0 for no such card.
	Comes int
	With  Token
}

// Error is the reason in English.
func (e *SetupError) Error() string { return e.Msg[EN] }

// In is the reason in a language.
func (e *SetupError) In(l Lang) string { return e.Msg.In(l) }

// PlaceOf is the name of a zone in a message about a set-up, with that of its player.
func (m *Match) PlaceOf(s *Setup, z Zone) Text {
	names := make([]string, len(s.Players))
	for p := range names {
		names[p] = s.Players[p].Name
	}
	return Each(func(l Lang) string { return m.ZoneName(z, names, l) })
}

// Has says whether a zone is fixed as a whole.
func (s *Setup) Has(z Zone) bool {
	for i := range s.Zones {
		if s.Zones[i].Zone == z && !s.Zones[i].Top {
			return true
		}
	}
	return false
}

// KeptOnTop is how many cards a set-up wants on top of a pile.
func (s *Setup) KeptOnTop(z Zone) (n int) {
	for i := range s.Zones {
		if top := &s.Zones[i]; top.Top && top.Zone == z {
			n += len(top.Cards)
		}
	}
	return n
}

// Take finds a card of a declaration in the box. Where the box has none left a set-up that says AsIf gets one more.
func (m *Match) Take(s *Setup, d Def, line int) (CardID, error) {
	if c := m.InBox(d); c != 0 {
		return c, nil
	}
	if !s.AsIf {
		k := &m.Rules.Cards[d]
		no := &SetupError{Line: line, Cite: m.Rules.CopiesClause(d)}
		if k.Guessed {
			no.Msg = Sayf("there is no further %s: how many the box has is not known, %d are played with, and all are placed already (as_if() allows more)",
				"il n'y a plus de %s : on ne sait pas combien la boîte en a, on joue avec %d, toutes déjà placées (as_if() en permet plus)",
				k.Name, k.Copies)
			return 0, no
		}
		no.Msg = Sayf("there is no further %s: the box has %d of it, and all are placed already (as_if() allows more)",
			"il n'y a plus de %s : la boîte en a %d, toutes déjà placées (as_if() en permet plus)", k.Name, k.Copies)
		return 0, no
	}
	c := CardID(len(m.cards))
	m.cards = append(m.cards, card{def: d, owner: NoPlayer})
	m.link(c, Box, Bottom)
	return c, nil
}

// Begin makes a match of a set-up: it lays what the set-up fixes, has the game make its piles of the rest, and lays on
// top of them what is to lie there. The game deals from its piles afterwards. The error is a *SetupError.
func (s *Setup) Begin(r *Rules, d Decider, piles func(m *Match)) (*Match, error) {
	m := NewMatch(NewTable(r, len(s.Players), s.Seed), d)
	if err := m.Lay(s); err != nil {
		return nil, err
	}
	if err := m.Reserve(s); err != nil {
		return nil, err
	}
	if s.Watch != nil {
		s.Watch(m)
	}
	piles(m)
	if err := m.LayTops(s); err != nil {
		return nil, err
	}
	return m, nil
}

// Lay puts the cards that a set-up fixes into their zones and sets the counters; the game has emptied nothing yet and
// deals the rest afterwards (LayTops).
func (m *Match) Lay(s *Setup) error {
	for i := range s.Zones {
		if s.Zones[i].Top {
			continue
		}
		if err := m.lay(s, &s.Zones[i], Bottom); err != nil {
			return err
		}
	}
	for _, n := range s.Counts {
		info := &m.Rules.CountInfo[n.Info]
		m.counts[m.slot(n.Player, info.Counter)] = int32(n.N)
	}
	return nil
}

// Reserve takes the cards out of the box that a set-up wants on top of piles, so that nothing else uses them up: until
// LayTops they lie at the bottom of their piles.
func (m *Match) Reserve(s *Setup) error {
	for i := range s.Zones {
		z := &s.Zones[i]
		if !z.Top {
			continue
		}
		for i, d := range z.Cards {
			c, err := m.Take(s, d, z.line(i))
			if err != nil {
				return err
			}
			m.move(c, z.Zone, Bottom)
		}
	}
	return nil
}

// LayTops puts the cards that a set-up wants on top of zones whose rest is dealt.
func (m *Match) LayTops(s *Setup) error {
	for i := range s.Zones {
		if s.Zones[i].Top {
			if err := m.lay(s, &s.Zones[i], Top); err != nil {
				return err
			}
		}
	}
	return nil
}

// Cut gives a pile the number of cards that a set-up wants, where it wants one: what lies below goes back to the box
// unseen. cite is the clause that says how many cards there are.
func (m *Match) Cut(s *Setup, z Zone, cite Clauses) error {
	size, fixed := s.Sizes[z]
	if !fixed {
		return nil
	}
	for i := range s.Zones {
		if top := &s.Zones[i]; top.Top && top.Zone == z && len(top.Cards) > size {
			return &SetupError{Line: top.Line, Cite: cite, Msg: Sayf(
				"%d cards are to lie on top of this place (%s), which is said to hold %d",
				"%d cartes doivent être au-dessus de cet endroit (%s), dit en contenir %d",
				len(top.Cards), m.PlaceOf(s, z), size)}
		}
	}
	if have := m.Len(z); have < size {
		return &SetupError{Line: s.LineOf(z), Cite: cite, Msg: Sayf(
			"%s in this place (%s): no more than %d are left for it", "%s à cet endroit (%s) : il n'en reste que %d",
			Counted(size, Text{"card", "carte"}), m.PlaceOf(s, z), have)}
	}
	for m.Len(z) > size {
		m.move(m.Bottom(z), Box, Bottom)
	}
	return nil
}

func (m *Match) lay(s *Setup, z *ZoneSetup, at Pos) error {
	cs := make([]CardID, len(z.Cards))
	for i, d := range z.Cards {
		var on Flag
		if i < len(z.Marks) {
			on = z.Marks[i].Flags
		}
		if err := m.barred(z, i, on); err != nil {
			return err
		}
		c, err := m.find(s, z, d, cs[:i], z.line(i))
		if err != nil {
			return err
		}
		m.named(c, z.line(i))
		cs[i] = c
		if at == Bottom || m.cards[c].zone == Box {
			m.move(c, z.Zone, Bottom)
		}
		if i < len(z.Marks) && at == Bottom {
			if err := m.mark(s, c, &z.Marks[i], z.line(i)); err != nil {
				return err
			}
		}
	}
	m.given = append(m.given, Given{Zone: z.Zone, Cards: cs, Counter: -1, Partly: z.Top})
	if at == Top {
		for i := len(cs) - 1; i >= 0; i-- {
			m.move(cs[i], z.Zone, Top)
			if i < len(z.Marks) {
				if err := m.mark(s, cs[i], &z.Marks[i], z.line(i)); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// Room is how many cards could ever lie in a zone: those of the game, without what is left in the box, that are of a
// kind that may.
func (m *Match) Room(z Zone) int {
	n := 0
	may := func(d Def) bool {
		return d != 0 && m.Never(z, d) == 0 && (m.Rules.Strange == nil || m.Rules.Strange(m, z, d) == 0)
	}
	for c := CardID(1); int(c) <= m.CardCount(); c++ {
		if d := m.Def(c); m.In(c) != Box && (may(d) || may(m.Rules.Cards[d].Back)) {
			n++
		}
	}
	return n
}

// Never gives the clauses by which a card never lies in a zone, whatever marks it bears; none if it may.
func (m *Match) Never(z Zone, d Def) Clauses {
	if m.bars(z, d, ^Flag(0)) == 0 {
		return 0
	}
	return m.bars(z, d, 0)
}

// CanLay says whether a set-up can lay a card in a zone without a mark on it.
func (m *Match) CanLay(z Zone, d Def) bool {
	return m.bars(z, d, 0) == 0 && (m.Rules.Strange == nil || m.Rules.Strange(m, z, d) == 0)
}

func (m *Match) bars(z Zone, d Def, on Flag) Clauses {
	if m.Rules.Bars == nil {
		return 0
	}
	owner, k := m.zones[z].owner, int(z)
	if owner != NoPlayer {
		k = (k - len(m.Rules.Shared)) % len(m.Rules.PerPlayer)
	}
	return m.Rules.Bars(owner, k, d, on)
}

// barred says why a card cannot lie in a zone, and where it can.
func (m *Match) barred(z *ZoneSetup, i int, on Flag) error {
	d := z.Cards[i]
	cite := m.bars(z.Zone, d, on)
	if cite == 0 {
		return nil
	}
	var can []Text
	for _, in := range [...]struct {
		owner Player
		zones []ZoneInfo
	}{{0, m.Rules.PerPlayer}, {NoPlayer, m.Rules.Shared}} {
		for k := range in.zones {
			info := &in.zones[k]
			if info.Inner || in.owner == NoPlayer && k == 0 || m.Rules.Bars(in.owner, k, d, on) != 0 {
				continue
			}
			if in.owner != NoPlayer || m.Rules.Leaves == nil || !m.Rules.Leaves(m, Zone(k), d) {
				can = append(can, info.Name)
			}
		}
	}
	name, in := m.Rules.Cards[d].Name, m.Info(z.Zone).Name
	bad := &SetupError{Line: z.line(i), Cite: cite, Msg: Sayf("%s cannot lie in this place (%s)",
		"%s : pas de place pour cette carte ici (%s)", name, in)}
	if len(can) > 0 {
		bad.Msg = Sayf("%s, only in: %s", "%s, seulement dans : %s", bad.Msg, Join(can, Commas))
	}
	return bad
}

func (m *Match) mark(s *Setup, c CardID, marks *Marks, line int) error {
	m.cards[c].tokens = marks.Tokens
	m.cards[c].flags |= marks.Flags
	if marks.Earlier != 0 || marks.Whose != 0 {
		m.laid = append(m.laid, laid{c, marks.Earlier, marks.Whose, line})
	}
	for _, with := range marks.With {
		line := cmp.Or(with.Line, line)
		z, cite := m.Rules.HostZone(m, c, with.Card, Player(with.Marks.Whose)-1)
		if cite != 0 {
			on, off := m.Rules.Cards[m.cards[c].def].Name, m.Rules.Cards[with.Card].Name
			return &SetupError{Line: line, Cite: cite, Msg: Sayf("%s cannot be attached to %s, nor to anything else",
				"%s ne s'attache pas à %s, ni à rien d'autre", off, on)}
		}
		a, err := m.Take(s, with.Card, line)
		if err != nil {
			return err
		}
		m.move(a, z, Bottom)
		m.named(a, line)
		m.attach(a, c)
		if err := m.mark(s, a, &with.Marks, line); err != nil {
			return err
		}
		m.given = append(m.given, Given{Zone: m.cards[a].zone, Cards: []CardID{a}, Counter: -1})
	}
	return nil
}

// Mark puts on a card what a set-up says lies on it, and lists it for the log. A game lays those cards that Lay cannot:
// with two faces.
func (m *Match) Mark(s *Setup, c CardID, marks Marks) error {
	if err := m.mark(s, c, &marks, 0); err != nil {
		return err
	}
	m.given = append(m.given, Given{Zone: m.cards[c].zone, Cards: []CardID{c}, Counter: -1})
	return nil
}

// find takes a card for a zone: a top card from the rest of that zone if it is there, else from the box.
func (m *Match) find(s *Setup, z *ZoneSetup, d Def, taken []CardID, line int) (CardID, error) {
	if z.Top {
	next:
		for c := m.zones[z.Zone].top; c != 0; c = m.cards[c].next {
			if m.cards[c].def == d {
				for _, t := range taken {
					if t == c {
						continue next
					}
				}
				return c, nil
			}
		}
	}
	return m.Take(s, d, line)
}

// topsToCome are the cards that a set-up wants on top of piles which are still to be made, each by a copy of it.
func (m *Match) topsToCome(s *Setup) (out []Given) {
	for i := range s.Zones {
		z := &s.Zones[i]
		if !z.Top {
			continue
		}
		top := Given{Zone: z.Zone, Cards: make([]CardID, len(z.Cards)), Counter: -1, Partly: true}
		for j, d := range z.Cards {
			top.Cards[j] = m.Rules.firsts[d]
			for _, before := range z.Cards[:j] {
				if before == d {
					top.Cards[j]++
				}
			}
		}
		out = append(out, top)
	}
	return out
}

// GivenBy lists for the log what a set-up fixed.
func (m *Match) GivenBy(s *Setup) []Given {
	out := slices.Clone(m.given)
	if m.SettingUp {
		out = append(out, m.topsToCome(s)...)
	}
	slices.SortStableFunc(out, func(a, b Given) int { return int(a.Zone) - int(b.Zone) })
	for i := range out {
		for j, c := range out[i].Cards {
			for _, l := range m.laid {
				if l.card == c && l.earlier != 0 {
					if out[i].Earlier == nil {
						out[i].Earlier = make([]Deeds, len(out[i].Cards))
					}
					out[i].Earlier[j] = l.earlier
				}
			}
		}
	}
	for _, n := range s.Counts {
		out = append(out, Given{Counter: n.Info, Player: n.Player, N: n.N})
	}
	out = append(out, m.moment(s)...)
	for z := range Zone(m.ZoneCount()) {
		if n, ok := s.Sizes[z]; ok {
			out = append(out, Given{Zone: z, Counter: -1, N: n, Sized: true})
		}
	}
	return out
}

// SetupWord is a set-up word of a game: what it means, and the greatest number it takes. The least is 0, as if it were
// not said; a game may refuse to be without.
type SetupWord struct {
	Name Text // what players call it, empty where that is the word
	Says Text
	Most int
}

// Takes says whether the word takes this number.
func (w SetupWord) Takes(n float64) bool { return n >= 0 && n <= float64(w.Most) && n == math.Trunc(n) }
