package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/rivo/uniseg"

	"tablereferee/engine"
	"tablereferee/referee/table"
)

// seen is the board as it is shown: with all hands, or as whoever is asked sees it.
func (p *player) seen() *table.Board {
	t := p.s.Table()
	b := t.Board()
	if p.open {
		return b.Shown()
	}
	seat := engine.NoPlayer
	if q := t.Question(); q != nil {
		seat = engine.Player(q.Seat)
	} else if b.Turn >= 0 {
		seat = engine.Player(b.Turn)
	}
	return b.For(seat)
}

// hosts finds the cards that others are attached to.
type hosts struct {
	shown map[int]bool
	on    map[int][]table.Card
}

func hostsOf(b *table.Board) hosts {
	h := hosts{map[int]bool{}, map[int][]table.Card{}}
	each := func(places []table.Place) {
		for i := range places {
			for _, c := range places[i].Cards {
				h.shown[c.ID] = true
				if c.On != 0 {
					h.on[c.On] = append(h.on[c.On], c)
				}
			}
		}
	}
	each(b.Places)
	for i := range b.Seats {
		each(b.Seats[i].Places)
	}
	return h
}

// board shows what lies where, in few lines.
func (p *player) board(g *page) {
	b := p.seen()
	h := hostsOf(b)
	head := p.outcome(b)
	switch {
	case b.Over:
	case b.Turn >= 0:
		head = p.sayf("turn: %s", "tour : %s", b.Seats[b.Turn].Name)
	default:
		head = p.sayf("nobody's turn", "le tour de personne")
	}
	if n := p.numbers(b.Numbers); n != "" {
		head += p.sayf("; %s", " ; %s", n)
	}
	g.heading(head)
	p.places(g, "  ", b.Places, h)
	for i := range b.Seats {
		s := &b.Seats[i]
		name := cleanLine(s.Name)
		if c := s.Character.In(p.lang); c != "" {
			name += ", " + c
		}
		if n := p.numbers(s.Numbers); n != "" {
			name = p.sayf("%s: %s", "%s : %s", name, n)
		}
		mark := "  "
		if i == b.Turn {
			mark = "> "
		}
		g.fold(mark, name, 4, strong)
		p.places(g, "    ", s.Places, h)
	}
}

// numbers are what a player or the table carries, in a list.
func (p *player) numbers(all []table.Number) string {
	var out []string
	for _, n := range all {
		switch {
		case n.Yes && n.N == 0:
		case n.Yes:
			out = append(out, n.Name.In(p.lang))
		default:
			out = append(out, n.Name.In(p.lang)+" "+strconv.Itoa(n.N))
		}
	}
	return strings.Join(out, ", ")
}

// places shows places: those whose cards are told, a line each, then the piles in one.
func (p *player) places(g *page, margin string, places []table.Place, h hosts) {
	width := 0
	for i := range places {
		if pl := &places[i]; !pl.Pile && !pl.Aside && (pl.Count > 0 || pl.Hand) {
			width = max(width, uniseg.StringWidth(pl.Name.In(p.lang)))
		}
	}
	var piles []string
	for i := range places {
		pl := &places[i]
		switch {
		case pl.Aside || pl.Count == 0 && !pl.Hand && !pl.Stack:
		case pl.Pile || pl.Stack:
			piles = append(piles, p.pile(pl))
		default:
			cards := p.cardsIn(pl, h)
			switch {
			case pl.Count == 0:
				cards = p.sayf("empty", "vide")
			case pl.Hidden && len(pl.Cards) == 0:
				cards = engine.Counted(pl.Count, engine.Text{"card", "carte"}).In(p.lang)
			case pl.Hidden:
				cards += p.sayf(", and %d hidden", ", et %d cachées", pl.Count-len(pl.Cards))
			}
			if cards != "" { // else all of it lies on cards elsewhere
				g.row(margin, pl.Name.In(p.lang), width, "  ", cards)
			}
		}
	}
	if len(piles) > 0 {
		g.line(margin, strings.Join(piles, ", "))
	}
}

// pile is a pile in a few words: how many cards, and what lies on top face up, where that says more than the name of
// the pile.
func (p *player) pile(pl *table.Place) string {
	name := pl.Name.In(p.lang) + " " + strconv.Itoa(pl.Count)
	if len(pl.Cards) == 0 || len(pl.Cards) == pl.Count && pl.Stack &&
		!slices.ContainsFunc(pl.Cards, func(c table.Card) bool { return c.Def != pl.Cards[0].Def }) {
		return name
	}
	const few = 3
	if len(pl.Cards) > few || len(pl.Cards) < pl.Count {
		return name + " (" + p.sayf("top: %s", "dessus : %s", pl.Cards[0].Name) + ")"
	}
	return name + " (" + strings.Join(numbered(p.named(pl.Cards)), ", ") + ")"
}

func (p *player) named(cards []table.Card) (out []string) {
	for i := range cards {
		out = append(out, cards[i].Name.In(p.lang))
	}
	return out
}

// numbered says equal things once, with their number.
func numbered(all []string) (out []string) {
	n := map[string]int{}
	for _, s := range all {
		n[s]++
	}
	for _, s := range all {
		switch {
		case n[s] > 1:
			out = append(out, strconv.Itoa(n[s])+" x "+s)
		case n[s] == 1:
			out = append(out, s)
		}
		n[s] = 0
	}
	return out
}

// cardsIn names the cards of a place with what lies on them. Those that are attached to a card are told with it.
func (p *player) cardsIn(pl *table.Place, h hosts) string {
	var out []string
	for i := range pl.Cards {
		if c := &pl.Cards[i]; c.On == 0 || !h.shown[c.On] {
			out = append(out, p.cardWith(c, h, 0))
		}
	}
	return strings.Join(numbered(out), ", ")
}

// cardWith is a card with what lies on it.
func (p *player) cardWith(c *table.Card, h hosts, depth int) string {
	var on []string
	for _, n := range c.Tokens {
		on = append(on, strings.TrimSuffix(n.Name.In(p.lang), ":")+" "+strconv.Itoa(n.N))
	}
	for _, m := range c.Marks {
		on = append(on, m.Name.In(p.lang))
	}
	if depth == 0 {
		for _, n := range c.Values {
			on = append(on, n.Name.In(p.lang)+" "+strconv.Itoa(n.N))
		}
	}
	const deepest = 3
	if with := h.on[c.ID]; len(with) > 0 && depth < deepest {
		var names []string
		for i := range with {
			names = append(names, p.cardWith(&with[i], h, depth+1))
		}
		on = append(on, p.sayf("with %s", "avec %s", strings.Join(numbered(names), ", ")))
	}
	name := c.Name.In(p.lang)
	if len(on) > 0 {
		name += " (" + strings.Join(on, ", ") + ")"
	}
	return name
}

// place shows every card of a place that may be looked at, the top card first; of a player, what lies there.
func (p *player) place(g *page, said string) error {
	b := p.seen()
	h := hostsOf(b)
	var names []string
	show := func(owner string, pl *table.Place) {
		name := pl.Name
		if owner != "" {
			name = engine.Sayf("%s %s", "%[2]s de %[1]s", owner, name)
		}
		g.heading(p.sayf("%s: %d", "%s : %d", name, pl.Count))
		for k := range pl.Cards {
			g.line("  ", p.cardWith(&pl.Cards[k], h, 0))
		}
		if n := pl.Count - len(pl.Cards); n > 0 {
			g.aside("  ", p.sayf("%d that may not be looked at", "%d que l'on ne peut pas regarder", n))
		}
	}
	try := func(owner string, places []table.Place) bool {
		for i := range places {
			for _, form := range placeForms(owner, &places[i]) {
				names = append(names, form)
				if spacedName(form) == strings.TrimSpace(spacedName(said)) {
					show(owner, &places[i])
					return true
				}
			}
		}
		return false
	}
	asked := max(0, b.Turn)
	if q := p.s.Table().Question(); q != nil {
		asked = q.Seat
	}
	if try("", b.Seats[asked].Places) || try("", b.Places) {
		return nil
	}
	for i := range b.Seats {
		if try(b.Seats[i].Name, b.Seats[i].Places) {
			return nil
		}
	}
	// As a set-up names it: "top of main deck", "ma main".
	if w, name, ok := table.ReadPlace(p.s.Table().Game(), said); ok {
		owner, places := "", b.Places
		if seat := seatCalled(b, name, asked); w.Player && seat >= 0 {
			owner, places = b.Seats[seat].Name, b.Seats[seat].Places
		}
		for i := range places {
			if id := places[i].ID; id == w.Word || id+"_top" == w.Word {
				show(owner, &places[i])
				return nil
			}
		}
	}
	if seat := seatCalled(b, said, -1); seat >= 0 {
		g.heading(cleanLine(b.Seats[seat].Name))
		p.places(g, "  ", b.Seats[seat].Places, h)
		return nil
	}
	for i := range b.Seats {
		names = append(names, b.Seats[i].Name)
	}
	err := engine.Errorf("there is no place %q on the board%v", "il n'y a pas d'endroit %q sur le plateau%v", clip(said),
		didYouMean(nearest(said, names)))
	return engine.Errorf("%v\n  there are: %v", "%v\n  il y a : %v", err, engine.Join(placesOf(b, asked), engine.Commas))
}

// placesOf names the places on the board: those of all, those of a player, and the players.
func placesOf(b *table.Board, seat int) (out []engine.Text) {
	for _, places := range [][]table.Place{b.Places, b.Seats[seat].Places} {
		for i := range places {
			if !places[i].Aside {
				out = append(out, places[i].Name)
			}
		}
	}
	for i := range b.Seats {
		out = append(out, asIs(cleanLine(b.Seats[i].Name)))
	}
	return out
}

// seatCalled is the place of a player at the table by the name: -1 where nobody is called so, or another one where no
// name is said.
func seatCalled(b *table.Board, name string, unnamed int) int {
	if name = strings.TrimSpace(name); name == "" {
		return unnamed
	}
	folded := engine.FoldName(name)
	return slices.IndexFunc(b.Seats, func(s table.Seat) bool { return engine.FoldName(s.Name) == folded })
}

// placeForms are the ways to name a place.
func placeForms(owner string, pl *table.Place) []string {
	if owner == "" {
		return append([]string{pl.ID, pl.Word}, slices.Collect(pl.Name.All())...)
	}
	out := []string{owner + " " + pl.ID, pl.Word}
	for name := range pl.Name.All() {
		out = append(out, owner+" "+name, owner+"'s "+name, name+" "+engine.OfFrench(owner))
	}
	return out
}
