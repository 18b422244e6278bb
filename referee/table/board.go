package table

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// Board is what lies where, for whoever draws it. It tells everything, also what players do not see of each other; For
// gives what one of them sees.
type Board struct {
	Game    engine.Text
	Edition string
	Turn    int // the seat whose turn it is, -1 if it is nobody's
	Over    bool
	Winners []int // the seats of those who have won, once the game is over
	// SettingUp says that somebody chooses in the middle of the set-up: the piles are made behind that.
	SettingUp bool

	Numbers []Number // of the table
	Places  []Place  // of the table
	Box     Place    // where lies what is not in the game: only how much that is
	Seats   []Seat
}

// Seat is a player and what lies before them.
type Seat struct {
	Name      string
	Variable  string      // by which a script calls the player
	Character engine.Text // empty where there is none
	Numbers   []Number
	Places    []Place
}

// Number is a number that a player or the table carries.
type Number struct {
	ID   string // the word of a script: power
	Name engine.Text
	N    int
	Yes  bool // it only says yes or no, as 1 or 0
	// Printed is the printed number of which it is worked out, empty where that has the same name or there is none.
	Printed engine.Text
}

// Place is a place for cards.
type Place struct {
	ID     string // the word of a script: hand
	Word   string // the whole of it: ann.hand
	Name   engine.Text
	Count  int
	Cards  []Card // from top to bottom, or from first to last; fewer than Count where some are hidden
	Pile   bool   // its cards lie on one another
	Hand   bool
	Hidden bool // the cards are not told, as nobody whom the board is for may look at them
	Stack  bool // a set-up gives it a size: that nothing lies there tells something
	Aside  bool // the rules alone use it, or what lies there is told by its number: a short account may leave it out
	// Seen is of what is left aside a place of a player that all see throughout the game: a drawing leaves it in.
	Seen bool
	// Version is counted up by a Drawer whenever what lies there is otherwise than when it drew the place before.
	Version int
}

// Card is a card where it lies.
type Card struct {
	ID     int    // the same all through a game; of a card that lies face down in play another one in what players see
	Def    string // of the card: bizarro-power
	Name   engine.Text
	Type   engine.Text
	Facts  []engine.Fact // what is printed on it
	Down   bool          // it lies face down
	Veil   engine.Text   // how it is called, as it lies face down in play and nobody sees it; empty for all others
	Tokens []Number      // what lies on it
	Values []Number      // as the rules work them out, of a card that lies face up by itself: hit points
	Marks  []Mark
	On     int // the card it is attached to, 0 for none
}

// Mark is a mark that a card bears: exhausted.
type Mark struct {
	ID   string
	Name engine.Text
}

// Shown tells what somebody sees to whom all players show their hands. It is one Drawer for all answers of a run: few
// places are otherwise behind an answer.
func (t *Table) Shown() *Drawer {
	if t.drawn == nil {
		t.drawn = t.drawer()
		t.drawn.seen = true
	}
	return t.drawn
}

// Board tells what lies where.
func (t *Table) Board() *Board { return t.drawer().Board() }

// Drawer tells what lies where in a run of a script, also in the middle of it.
type Drawer struct {
	live  *scenario.Live
	facts map[string][]engine.Fact // of the cards that were told of, which it may share with others of one game
	seen  bool                     // what lies face down is only counted
	drawn []drawn                  // by their zones, the places as they were drawn last
	lies  []int                    // room for what lies in one of them
	veils map[int]int              // see Board.veils
}

// drawn is a place as it was drawn, and all that it was drawn from: whoever draws each event of a game finds most
// places as they were.
type drawn struct {
	place Place
	lies  []int
}

// NewDrawer tells of a run what somebody sees to whom all players show their hands.
func NewDrawer(live *scenario.Live) *Drawer {
	return &Drawer{live: live, facts: map[string][]engine.Fact{}, seen: true}
}

// drawer tells of the table as it stands.
func (t *Table) drawer() *Drawer {
	if t.facts == nil {
		t.facts = map[string][]engine.Fact{}
	}
	return &Drawer{live: t.live, facts: t.facts}
}

// Game is the game that is played.
func (t *Drawer) Game() *engine.Game { return t.live.Game() }

// Board tells what lies where. What is told of places that are as they were is shared with the boards before.
func (t *Drawer) Board() *Board {
	m, game := t.live.Match(), t.live.Game()
	if t.seen {
		t.veil()
	}
	b := &Board{Game: game.Name, Edition: m.Rules.Edition, Turn: int(game.TurnOf(m)), Over: game.Done(m),
		SettingUp: m.SettingUp}
	if b.Over {
		b.Turn = -1
	}
	if b.Over && game.Won != nil {
		for p := range m.From(0) {
			if game.Won(m, p) {
				b.Winners = append(b.Winners, int(p))
			}
		}
	}
	b.Numbers = t.numbers(engine.NoPlayer)
	for z := range m.Rules.Shared {
		if place, shown := t.place(engine.Zone(z)); shown && engine.Zone(z) != engine.Box {
			b.Places = append(b.Places, place)
		}
	}
	info := m.Info(engine.Box)
	b.Box = Place{ID: info.ID, Word: t.live.PlaceWord(engine.Box), Name: info.Name, Count: m.Len(engine.Box),
		Aside: true, Hidden: true}
	for p := range m.From(0) {
		seat := Seat{Name: t.live.Names()[p], Variable: t.live.Variable(p), Numbers: t.numbers(p)}
		if head := game.Head(m, p); head != 0 {
			seat.Character = m.Rules.Cards[m.Def(head)].Name
		}
		for k := range m.Rules.PerPlayer {
			if place, shown := t.place(m.Zone(p, k)); shown {
				seat.Places = append(seat.Places, place)
			}
		}
		b.Seats = append(b.Seats, seat)
	}
	return b
}

// numbers gives what a player or the table carries.
func (t *Drawer) numbers(p engine.Player) (out []Number) {
	m := t.live.Match()
	for i := range m.Rules.CountInfo {
		c := &m.Rules.CountInfo[i]
		if c.Global == (p == engine.NoPlayer) && !c.Silent && (!c.AtEnd || t.live.Game().Done(m)) &&
			t.live.Game().Uncounted(m, c) == 0 {
			n := c.Read(m.Table, p)
			if c.Earlier && n == 0 {
				continue // what it tells of has not happened this turn
			}
			out = append(out, Number{ID: c.ID, Name: c.Name, N: n, Yes: c.YesNo})
		}
	}
	return out
}

// veil counts the cards that lie face down in play (Board.veils).
func (t *Drawer) veil() {
	m := t.live.Match()
	if t.veils = nil; m.Rules.Veil == 0 {
		return
	}
	t.veils = map[int]int{}
	for p := range m.From(0) {
		for k := range m.Rules.PerPlayer {
			for c := range m.Cards(m.Zone(p, k)) {
				if m.Veiled(c) {
					t.veils[int(c)] = firstVeil + len(t.veils)
				}
			}
		}
	}
}

// ID is the number under which the board that was drawn last tells of a card.
func (t *Drawer) ID(c engine.CardID) int {
	if id := t.veils[int(c)]; id != 0 {
		return id
	}
	return int(c)
}

// place tells what lies in a zone; it is not shown where the game has no such place, unless something lay there.
func (t *Drawer) place(z engine.Zone) (p Place, shown bool) {
	m := t.live.Match()
	for len(t.drawn) <= int(z) {
		t.drawn = append(t.drawn, drawn{})
	}
	before := &t.drawn[z]
	if t.lying(z); before.place.Version == 0 || !slices.Equal(before.lies, t.lies) {
		before.place = t.fresh(z, before.place.Version+1)
		before.lies = append(before.lies[:0], t.lies...)
	}
	info := m.Info(z)
	return before.place, before.place.Count > 0 || !info.Absent || before.place.Version > 1
}

// lying notes all that tells of what lies in a zone.
func (t *Drawer) lying(z engine.Zone) {
	m := t.live.Match()
	valued := t.valued(z)
	t.lies = append(t.lies[:0], m.Len(z))
	for c := range m.Cards(z) {
		open := m.Open(c)
		if t.seen && !open && !m.Veiled(c) {
			continue
		}
		is := 0 // what is only so or not, bit by bit
		if open {
			is = 1
		}
		for i := range m.Rules.Flags {
			if m.Flag(c, m.Rules.Flags[i].Flag) {
				is |= 2 << i
			}
		}
		t.lies = append(t.lies, int(c), t.ID(c), int(m.Def(c)), int(m.HostOf(c)), t.ID(m.HostOf(c)), is)
		for k := range m.Rules.Tokens {
			t.lies = append(t.lies, m.Tokens(c, engine.Token(k)))
		}
		if valued && open {
			for i := range t.live.Game().Stats {
				if s := &t.live.Game().Stats[i]; t.has(s, c) {
					t.lies = append(t.lies, i, s.Of(m, c))
				}
			}
		}
	}
}

// valued says whether the values of the cards in a zone are told.
func (t *Drawer) valued(z engine.Zone) bool {
	info := t.live.Match().Info(z)
	return info.Beside && !info.Held && (!leftAside(info) || t.seenByAll(z))
}

// seenByAll says whether a zone is Place.Seen: the Character of a player, and those that are still to come.
func (t *Drawer) seenByAll(z engine.Zone) bool {
	m := t.live.Match()
	info := m.Info(z)
	return m.Owner(z) != engine.NoPlayer && info.Inner && !info.Absent && !info.Passing && !info.Brief && !info.Down
}

// isPile says whether cards lie one on the other.
func isPile(info *engine.ZoneInfo) bool {
	return info.Piled || info.Enter == engine.Top && !info.Beside
}

func leftAside(info *engine.ZoneInfo) bool {
	return info.Inner && !info.Passing || info.Brief && info.Beside
}

// fresh draws a place.
func (t *Drawer) fresh(z engine.Zone, version int) Place {
	m := t.live.Match()
	info := m.Info(z)
	p := Place{ID: info.ID, Word: t.live.PlaceWord(z), Name: info.Name, Count: m.Len(z),
		Pile: isPile(info), Hand: info.Held, Stack: info.Sized,
		Aside: leftAside(info) || m.Len(z) == 0 && info.Passing, Seen: t.seenByAll(z), Version: version}
	valued := t.valued(z)
	for c := range m.Cards(z) {
		if t.seen && !m.Open(c) && !m.Veiled(c) {
			continue
		}
		card := t.card(c)
		if valued && !card.Down {
			card.Values = t.values(c)
		}
		p.Cards = append(p.Cards, card)
	}
	if t.seen {
		return p.seen(false, t.veils)
	}
	return p
}

// card tells what a card is and what lies on it.
func (t *Drawer) card(c engine.CardID) Card {
	m := t.live.Match()
	d := m.Def(c)
	info := &m.Rules.Cards[d]
	out := Card{ID: int(c), Def: info.ID, Name: info.Name, Type: m.Rules.Types[info.Type], Down: !m.Open(c),
		On: int(m.HostOf(c))}
	if m.Veiled(c) {
		out.Veil = m.Rules.VeilSays
	}
	if facts := t.live.Game().Facts; facts != nil {
		said, known := t.facts[info.ID]
		if !known {
			said = facts(d)
			t.facts[info.ID] = said
		}
		out.Facts = said
	}
	for k := range m.Rules.Tokens {
		if token := &m.Rules.Tokens[k]; token.ID != "" && m.Tokens(c, engine.Token(k)) != 0 {
			out.Tokens = append(out.Tokens, Number{ID: token.ID, Name: token.Name, N: m.Tokens(c, engine.Token(k))})
		}
	}
	for i := range m.Rules.Flags {
		if f := &m.Rules.Flags[i]; m.Flag(c, f.Flag) {
			out.Marks = append(out.Marks, Mark{f.ID, f.Name})
		}
	}
	return out
}

// values gives what the rules work out of a card beside what lies on it.
func (t *Drawer) values(c engine.CardID) (out []Number) {
	m := t.live.Match()
	for i := range t.live.Game().Stats {
		if s := &t.live.Game().Stats[i]; t.has(s, c) {
			out = append(out, Number{ID: s.ID, Name: s.Name, N: s.Of(m, c), Printed: s.Printed})
		}
	}
	return out
}

// has says whether a card has a value that is told.
func (t *Drawer) has(s *engine.StatInfo, c engine.CardID) bool {
	return !s.YesNo && (s.Lacks == nil || s.Lacks(t.live.Match(), c) == 0)
}

// For gives what a player sees: neither the hands of the others nor what lies face down. NoPlayer is somebody who looks
// on.
func (b *Board) For(seat engine.Player) *Board {
	seen, ids := *b, b.veils()
	seen.Places, seen.Seats = make([]Place, len(b.Places)), make([]Seat, len(b.Seats))
	for i := range b.Places {
		seen.Places[i] = b.Places[i].seen(false, ids)
	}
	for p := range b.Seats {
		seen.Seats[p] = b.Seats[p]
		seen.Seats[p].Places = make([]Place, len(b.Seats[p].Places))
		for i := range b.Seats[p].Places {
			place := &b.Seats[p].Places[i]
			seen.Seats[p].Places[i] = place.seen(place.Hand && p != int(seat), ids)
		}
	}
	return &seen
}

// Shown gives what somebody sees to whom all players show their hands: everything but what lies face down.
func (b *Board) Shown() *Board {
	seen, ids := b.For(engine.NoPlayer), b.veils()
	for p := range b.Seats {
		for i := range b.Seats[p].Places {
			seen.Seats[p].Places[i] = b.Seats[p].Places[i].seen(false, ids)
		}
	}
	return seen
}

// firstVeil is beyond the ids of all cards.
const firstVeil = 100_000

// veils gives the cards that lie face down in play ids by which nobody knows them again: those from firstVeil on, in
// the order in which they lie there.
func (b *Board) veils() map[int]int {
	ids := map[int]int{}
	for p := range b.Seats {
		for i := range b.Seats[p].Places {
			for _, c := range b.Seats[p].Places[i].Cards {
				if c.Veil != (engine.Text{}) {
					ids[c.ID] = firstVeil + len(ids)
				}
			}
		}
	}
	return ids
}

// veiled is a card as everybody sees it who does not know more of it than that it lies face down in play.
func (c Card) veiled(ids map[int]int) Card {
	if id := ids[c.On]; id != 0 {
		c.On = id
	}
	if c.Veil != (engine.Text{}) {
		c.ID, c.Def, c.Name, c.Type, c.Facts = ids[c.ID], "", c.Veil, engine.Text{}, nil
		c.Marks = slices.DeleteFunc(slices.Clone(c.Marks), func(m Mark) bool { return m.Name == c.Veil })
	}
	return c
}

// Unnamed is the board with everything but the names of cards that lie face down in play.
func (b *Board) Unnamed() *Board {
	seen, ids := *b, b.veils()
	unnamed := func(all []Place) []Place {
		out := slices.Clone(all)
		for i := range out {
			out[i].Cards = slices.Clone(out[i].Cards)
			for k := range out[i].Cards {
				out[i].Cards[k] = out[i].Cards[k].veiled(ids)
			}
		}
		return out
	}
	seen.Places, seen.Seats = unnamed(b.Places), slices.Clone(b.Seats)
	for p := range seen.Seats {
		seen.Seats[p].Places = unnamed(b.Seats[p].Places)
	}
	return &seen
}

// seen is a place without what is hidden there: all of it, or what lies face down. A card that lies face down in play
// is there, with what lies on it; what it is nobody is told.
func (p Place) seen(all bool, ids map[int]int) Place {
	cards := p.Cards
	p.Cards = nil
	for _, c := range cards {
		if !all && !c.Down {
			p.Cards = append(p.Cards, c.veiled(ids))
		}
	}
	p.Hidden = len(p.Cards) < p.Count
	return p
}
