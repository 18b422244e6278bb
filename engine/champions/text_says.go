package champions

import (
	"strconv"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// What a card says, told in sentences that are made of its steps.

// told tells what a card says, part by part; nil of a card whose text is not known.
func (g *title) told(d engine.Def) []engine.Text {
	all, err := g.declared()
	if d == 0 || int(d) > len(all) || err != nil {
		return nil
	}
	traits, _ := traitsOf(all) // whoever reads the cards says what is wrong with them
	return g.tell(&g.box().Cards[d], &all[d-1], cardWords(g.book.Find, traits), findIn(all))
}

// whoPicks tells who picks one card of several that fit.
func whoPicks(c *Card) engine.Text {
	if c.isPlayers() {
		return engine.Text{"you pick", "vous désignez"}
	}
	return engine.Text{"the first player picks", "le premier joueur désigne"}
}

// tell tells a card as it is declared, in some words; find finds another by its name.
func (g *title) tell(c *Card, of *cardtext.Declared, words *cardtext.Vocabulary,
	find func(string) (engine.Def, bool)) []engine.Text {
	if c.Unknown {
		return nil
	}
	var out []engine.Text
	for l := range engine.Spoken() {
		t := teller{c: c, f: cardtext.NewFacts(of, words, find), book: g.book, cards: g.box().Cards}
		t.Teller = cardtext.Teller{Words: words, Phrases: &phrases, Lang: l, This: shown(c).In(l),
			Picks: whoPicks(c), Ruled: g.rules()[g.book.Editions[0]].On, ClauseID: g.book.ID,
			Card: func(d engine.Def) engine.Text { return shown(&g.box().Cards[d]) }}
		t.f.Begin(cardtext.Scope{})
		t.card()
		if out == nil {
			out = make([]engine.Text, len(t.out))
		}
		for i := range t.out {
			out[i][l] = t.out[i]
		}
	}
	return out
}

// teller tells one card in one language.
type teller struct {
	cardtext.Teller
	c    *Card
	f    *cardtext.Facts
	book *engine.Book
	out  []string

	cards []Card
}

func (t *teller) add(s string) { t.out = append(t.out, t.Told(s)) }

func (t *teller) in(en, fr string) string { return engine.Text{en, fr}.In(t.Lang) }

// part tells a text that the game carries out at a moment of its own.
func (t *teller) part(head engine.Text, text cardtext.Text) {
	if len(text) == 0 {
		return
	}
	t.Begin(nil, text)
	t.add(head.In(t.Lang) + t.in(": ", " : ") + t.Behind(text))
}

// card tells all parts of a card.
func (t *teller) card() {
	f := t.f
	t.keywords()
	t.host()
	t.part(saysSetup, f.Says("setup"))
	t.part(saysRevealed, f.Says("revealed"))
	for _, v := range f.List() {
		n, ok := v.(*cardtext.Node)
		if !ok {
			continue // whoever reads the card says what is wrong with it
		}
		moment, isAbility := momentWords[n.Word]
		switch {
		case n.Word == "gets":
			t.Begin(nil)
			gets := f.Gets(n.Line, n.Arg(0, 0))
			t.add(t.gains(gets))
		case n.Word == "cannot":
			t.immune(f.Called(n))
		case isAbility:
			t.ability(n, moment)
		}
	}
	if s := f.Inside("special"); s != nil {
		text := s.ListText()
		label := Label(s.OneOf("label", labelWords, 0))
		t.part(engine.Sayf("%s%s", "%s%s", saysSpecial, saysLabels[label]), text)
	}
	t.part(saysBoost, f.Says("boost"))
	if t.c.Type == SideScheme || t.c.Type == MainSchemeCard {
		t.part(saysSchemeDefeated, f.Says("when_defeated"))
	} else {
		t.part(saysDefeated, f.Says("when_defeated"))
	}
	if f.OneOf("x", []string{"", "remaining_hp"}, 0) == 1 {
		t.add(saysX.In(t.Lang))
	}
	if f.Word("native") != "" {
		words := ""
		if c := t.c.Cite.First(); c != 0 && t.book.Info(c).Kind == "card" {
			words = t.book.Info(c).Text().Says.In(t.Lang)
		}
		t.out = append(t.out, t.Hand(words))
	}
}

// gains tells which values change of what.
func (t *teller) gains(gets []cardtext.Gets) string {
	if len(gets) == 0 {
		return ""
	}
	return t.Cards(gets[0].To) + t.in(" gets ", " reçoit ") + t.Changes(gets)
}

// keywords tells what is so of the card without any steps: keywords, and marks that the rules of the game know.
func (t *teller) keywords() {
	for _, mark := range marks {
		if says, ok := saysMarks[mark.key]; ok && *mark.is(t.c) {
			t.add(says.In(t.Lang))
		}
	}
	for _, x := range [...]struct {
		n    int8
		says engine.Text
	}{{t.c.Retaliate, saysRetaliate}, {t.c.Uses, saysUses}, {t.c.Arrives, saysArrives}, {t.c.Breaks, saysBreaks}} {
		if x.n > 0 {
			n := strconv.Itoa(int(x.n))
			t.add(engine.Sayt(x.says, n).In(t.Lang))
		}
	}
	if t.c.Type == Attachment {
		t.raises(StatATK, t.c.ATK)
		t.raises(StatSCH, t.c.SCH)
	}
	if id := t.c.GivenTo; id != "" {
		for i := range t.cards {
			if t.cards[i].ID == id {
				t.add(engine.Sayt(saysGiven, shown(&t.cards[i])).In(t.Lang))
			}
		}
	}
	if a := t.c.Doubles; a != 0 {
		t.add(engine.Sayt(saysDoubles, aspectNames[a]).In(t.Lang))
	}
}

// raises tells what a printed value of an attachment adds to that of its host.
func (t *teller) raises(s Stat, n int8) {
	if n > 0 {
		value := engine.Sayf("+%d %s", "+%d %s", n, phrases.Stats[s])
		t.add(engine.Sayt(saysRaises, value).In(t.Lang))
	}
}

// host tells to what a card is attached.
func (t *teller) host() {
	if v := t.f.Get("attach"); v != nil {
		t.Begin(nil)
		t.add(t.in("attach to ", "attachez à ") + t.Cards(t.f.Selector(v)))
	}
}

// immune tells what damage a card does not take.
func (t *teller) immune(in *cardtext.Facts) {
	if in == nil {
		return
	}
	t.Begin(nil)
	out := t.This + t.in(" cannot take damage", " ne peut pas subir de dégâts")
	if _, several := in.Get("while_there").(*cardtext.Table); several {
		there := in.Among("while_there")
		there.How = cardtext.One
		t.add(out + t.in(" while ", " tant que ") + t.Cards(there) + t.in(" is in play", " est en jeu"))
		return
	}
	if name := in.Word("while_there"); name != "" {
		if d, ok := t.f.Find(name); ok {
			t.add(out + t.in(" while ", " tant que ") + t.Card(d).In(t.Lang) + t.in(" is in play", " est en jeu"))
		}
		return
	}
	from := in.Among("from")
	from.How = cardtext.One
	t.add(out + t.in(" from ", " de ") + t.Cards(from))
}

// ability tells an ability: its moment, what it waits for, its cost and its text.
func (t *teller) ability(n *cardtext.Node, m Moment) {
	f := t.f
	in, on := (*cardtext.Facts)(nil), (*cardtext.Trigger)(nil)
	scope := cardtext.Scope{Late: m == Response || m == Delayed, Many: t.c.Cost == X}
	defer f.Begin(f.Where())
	f.Begin(scope)
	if m == Action || m == ResourceAbility {
		in = f.Called(n)
	} else {
		waits := f.Trigger(n.Arg(0, 0))
		on = &waits
		in = f.CalledIn(n, 1)
		scope.Waits, scope.Event = true, on.Event
	}
	if in == nil {
		return
	}
	forced := in.Yes("forced")
	form, label := Form(in.OneOf("form", formWords, 0)), Label(in.OneOf("label", labelWords, 0))
	scope.Cost = true
	f.Begin(scope)
	cost := in.Says("cost")
	scope.Cost, scope.Many, scope.Found = false, true, true
	f.Begin(scope)
	text := in.ListText()

	t.Begin(on, cost, text)
	head := momentHead(m, form, forced).In(t.Lang) + saysLabels[label].In(t.Lang) + t.in(": ", " : ")
	switch {
	case m == Delayed:
		head = t.Event(on, false) + t.in(", ", ", ")
	case m == Replacement:
		head += t.Event(on, true) + t.in(", instead: ", ", à la place : ")
	case on != nil:
		head += t.Event(on, m == Interrupt) + t.in(", ", ", ")
	}
	if len(cost) > 0 {
		head += t.Costs(cost) + " → "
	}
	if m == ResourceAbility {
		head += t.in("generate ", "générez ") + t.generated(in)
	}
	out := t.Told(head + t.Behind(text))
	for _, x := range [...]struct {
		is   bool
		says engine.Text
	}{{in.OneOf("limit", limitWords, 0) == 1, saysLimit}, {in.OneOf("max", limitWords, 0) == 1, saysMax},
		{in.Yes("if_useful"), saysUseful}} {
		if x.is {
			out += " " + x.says.In(t.Lang)
		}
	}
	t.out = append(t.out, out)
}

// generated tells what a resource ability generates: resources, or those that another card shows.
func (t *teller) generated(in *cardtext.Facts) string {
	if makesTop(in) {
		return t.in("the resources printed on the top card of your discard pile",
			"les ressources imprimées sur la carte du dessus de votre défausse")
	}
	return t.resources(makes(in, "makes"))
}

// resources names what an ability generates.
func (t *teller) resources(r Resources) string {
	out := ""
	for i, n := range r {
		if n > 0 {
			if out != "" {
				out += t.in(" and ", " et ")
			}
			noun := phrases.Nouns[resourceWords[i]]
			says := noun.One
			if n > 1 {
				says = noun.Many
			}
			out += strconv.Itoa(int(n)) + " " + says.In(t.Lang)
		}
	}
	return out
}

// momentHead is what an ability begins with.
func momentHead(m Moment, form Form, forced bool) engine.Text {
	out := saysMoments[m]
	forms := [...]engine.Text{AnyForm: {"", ""}, HeroForm: {"Hero ", " de héros"},
		AlterEgoForm: {"Alter-Ego ", " d'alter ego"}}[form]
	force := engine.Text{}
	if forced {
		force = engine.Text{"Forced ", " forcée"}
	}
	return engine.Sayf("%[3]s%[2]s%[1]s", "%s%s%s", out, force, forms)
}

// findIn finds cards by their names; a name means the first card that bears it.
func findIn(all []cardtext.Declared) func(name string) (engine.Def, bool) {
	return func(name string) (engine.Def, bool) {
		for i := range all {
			if all[i].Name == name {
				return engine.Def(i + 1), true
			}
		}
		return 0, false
	}
}

// shown is what a card is called in a text: by its title.
func shown(c *Card) engine.Text {
	if c.Title != (engine.Text{}) {
		return c.Title
	}
	return c.Name
}
