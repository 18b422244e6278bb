package deckbuilder

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Keyword is something that a printed card is known to have, of which it may not be known what it does.
type Keyword struct {
	Word string      // of a declaration: keywords = { "attack" }
	Name engine.Text // as players call it
	Key  string      // under which what it does stands in a declaration, empty where it stands there by itself
	Form string      // how that is written, with "…" for what is not known
	// Words are those that a card uses which has it, where Has does not say it. One of both is enough.
	Words []string
	Has   func(c *Card) bool
}

// The keywords that several games have.
var (
	KeyAttack = Keyword{Word: "attack", Name: engine.Text{"Attack", "Attaque"}, Key: "play",
		Form: "{ …, attack(each_foe){ … } }", Has: func(c *Card) bool { return c.does(doAttack) }}
	KeyDefense = Keyword{Word: "defense", Name: engine.Text{"Defense", "Défense"}, Key: partDefense, Form: "{ … }",
		Has: func(c *Card) bool { return c.Defense != nil }}
	KeyOngoing = Keyword{Word: "ongoing", Name: engine.Text{"Ongoing", "Permanent"},
		Form: "after(plays{ type = \"…\", first = true }){ … }",
		Has: func(c *Card) bool { // that it stays there is known without its text
			return c.Stays && (c.acting() || c.Defense != nil || c.Guard != nil || len(c.WhenDestroyed) > 0)
		}}
	KeyAppearance = Keyword{Word: partAppearance, Key: partAppearance, Form: "{ … }",
		Name: engine.Text{"First Appearance Attack", "Révélation – Attaque"},
		Has:  func(c *Card) bool { return len(c.Appear) > 0 }}
	KeyReward = Keyword{Word: partReward, Name: engine.Text{"Reward", "Récompense"}, Key: partReward, Form: "{ … }",
		Has: func(c *Card) bool { return len(c.Reward) > 0 }}
	KeyGuard = Keyword{Word: partGuard, Name: engine.Text{"Block", "Blocage"}, Key: partGuard,
		Form: "{ raise_cost(…) }", Has: func(c *Card) bool { return c.Guard != nil }}
)

// borne are the keywords after which a card is called, an Attack card, by the bits of Card.bears.
var borne = [...]*Keyword{&KeyAttack, &KeyDefense, &KeyOngoing, &KeyGuard}

// bearing are the words of those that the cards of a game may bear.
func (k *Parts) bearing() []string {
	var out []string
	for _, w := range borne {
		if w != &KeyGuard || slices.Contains(k.Has, partGuard) {
			out = append(out, w.Word)
		}
	}
	return out
}

// readBorne notes after which keywords a card is called: by what it does, or as it is known to have them. What stays in
// play does that by its Ongoing text, whatever that says.
func (k *Parts) readBorne(c *Card) {
	native := slices.ContainsFunc(c.functions(), func(i int) bool { return k.Natives[i].Attacks })
	for i, w := range borne {
		known := slices.ContainsFunc(k.Keywords, func(x Keyword) bool { return x.Word == w.Word })
		if w.Has(c) || w == &KeyAttack && native || w == &KeyOngoing && c.Stays ||
			known && k.Lacks(c, w.Word) {
			c.bears |= 1 << i
		}
	}
}

// bears says whether a card is called after one of the keywords that a text asks for. Where nobody knows what it says,
// nobody knows that, and the match ends.
func (g *Match) bears(t *cardtext.Test, c engine.CardID) bool {
	if uint64(g.Card(c).bears)&t.Bits != 0 {
		return true
	}
	g.Known(c)
	return false
}

// worded cites, of a card that a text has found by a keyword, what it is to be called after it.
func (g *Match) worded(by By, t *cardtext.Test, c engine.CardID) By {
	if t.Key != keyBears {
		return by
	}
	for i, w := range borne {
		if uint64(g.Card(c).bears)&t.Bits>>i&1 == 0 {
			continue
		}
		switch w {
		case &KeyAttack, &KeyDefense:
			by = by.AlsoIfRoom(g.Parts.Cites.AttackWord)
		case &KeyOngoing:
			by = by.AlsoIfRoom(g.Parts.Cites.OngoingWord)
		}
	}
	return by
}

// Clarified is what the booklet says of one card, as far as a declaration can be held against it.
type Clarified struct {
	Card  string // its id
	Cite  engine.Clause
	Holds func(k *Parts, c *Card) bool
	// Part is what acts by the clause, of a card that somebody has told and of which it holds: "play", "defense",
	// "first_appearance" or "reward". It is empty where the rules cite the clause themselves.
	Part string
	// Key is the fact of a declaration that it is about, and Form how that is written for it to hold, with "…" for what
	// is not known; both empty where there are several ways.
	Key, Form string
}

// formOf is how a fact of a card is written, as the booklet has it of that very card, or else as of any.
func (k *Parts) formOf(c *Card, key, form string) string {
	for i := range k.Clarified {
		if x := &k.Clarified[i]; x.Card == c.ID && key != "" && x.Key == key {
			return x.Form
		}
	}
	return form
}

// clarify lets a printed card that somebody has told cite what the booklet says of that very card, as far as it does
// it.
func (k *Parts) clarify(c *Card) {
	if c.Origin != engine.Amended {
		return
	}
	for i := range k.Clarified {
		x := &k.Clarified[i]
		if x.Card != c.ID || !x.Holds(k, c) {
			continue
		}
		switch x.Part {
		case partPlay:
			c.Cite = c.Cite.AndIfRoom(x.Cite)
		case partDefense:
			if c.Defense != nil {
				c.Defense.Cite = c.Defense.Cite.AndIfRoom(x.Cite)
			}
		case partAppearance:
			c.Appears = c.Appears.AndIfRoom(x.Cite)
		case partReward:
			c.Rewards = c.Rewards.AndIfRoom(x.Cite)
		}
	}
}

// AttacksSo says whether a card makes an Attack that is as asked.
func (c *Card) AttacksSo(is func(s *cardtext.Step) bool) bool {
	yes := false
	c.Walk(func(s *cardtext.Step) { yes = yes || s.Verb == doAttack && is(s) })
	return yes
}

// Makes says whether a sentence of a card has a verb that only its game has.
func (k *Parts) Makes(c *Card, word string, is func(s *cardtext.Step) bool) bool {
	yes := false
	c.Walk(func(s *cardtext.Step) { yes = yes || k.isOwn(s, word) && is(s) })
	return yes
}

// Defends says whether the Defense of a card has such a verb in its text.
func (k *Parts) Defends(c *Card, word string) bool {
	if c.Defense == nil {
		return false
	}
	yes := false
	c.Defense.Text.Walk(func(s *cardtext.Step) { yes = yes || k.isOwn(s, word) })
	return yes
}

// isOwn says of a sentence that its verb is this one, which only its game has.
func (k *Parts) isOwn(s *cardtext.Step, word string) bool {
	return s.Verb >= lastVerb && k.Verbs[s.Verb-lastVerb].Word == word
}

// Speaks says whether a sentence of a card is about cards of a zone of the table.
func (c *Card) Speaks(z engine.Zone) bool {
	yes := false
	at := func(p *cardtext.Place) bool { return p != nil && p.Of == cardtext.Nobody && p.Zone == int(z) }
	c.Walk(func(s *cardtext.Step) {
		yes = yes || at(s.To) || s.What != nil && slices.ContainsFunc(s.What.Zones, func(p cardtext.Place) bool {
			return at(&p)
		})
	})
	return yes
}

// Gives says whether a text has a sentence that gives so much Power, or as much as it works out.
func Gives(t cardtext.Text, power int) bool {
	yes := false
	t.Walk(func(s *cardtext.Step) {
		yes = yes || s.Verb == doPower && s.N != nil && (s.N.Op != cardtext.Number || s.N.N == power)
	})
	return yes
}

// TakesAny says whether a sentence discards cards of which nothing is asked, whatever they are.
func TakesAny(s *cardtext.Step) bool {
	return s.Verb == doDiscard && s.What != nil && s.What.How != cardtext.This && len(s.What.Zones) > 0 &&
		len(s.What.Tests) == 0
}

// PaysEach says whether a card gives something for each card of a type that is played, and not once.
func (c *Card) PaysEach() bool {
	each := slices.ContainsFunc(c.Waits, func(w cardtext.Waiting) bool {
		return w.On.Event == eventPlays && byType(w.On.Tests) != 0 && !w.On.First && !w.Once
	})
	c.Walk(func(s *cardtext.Step) {
		each = each || s.Verb == cardtext.Lasts && byType(s.Event.Tests) != 0 && !hasTest(s.Event.Tests, keyOnce)
	})
	return each
}

// PaysTwice says whether a card gives Power for the cards of some types that are played, and in another sentence for
// those of others, so that a card of both is paid for twice.
func (c *Card) PaysTwice() bool {
	var paid []Types
	pays := func(on *cardtext.Trigger, t cardtext.Text) {
		if is := byType(on.Tests); on.Event == eventPlays && is != 0 && Gives(t, 1) {
			paid = append(paid, is)
		}
	}
	for i := range c.Waits {
		pays(&c.Waits[i].On, c.Waits[i].Text)
	}
	c.Walk(func(s *cardtext.Step) {
		switch n := s.N; {
		case s.Verb == cardtext.Lasts:
			pays(s.Event, s.Body)
		case s.Verb == doPower && n != nil && n.Op == cardtext.Count && byType(n.Of.Tests) != 0:
			paid = append(paid, byType(n.Of.Tests))
		}
	})
	return slices.ContainsFunc(paid, func(t Types) bool { return t&paid[0] == 0 })
}

// LooksOn says whether a card looks at several cards of a deck and goes on where that has run out.
func (c *Card) LooksOn() bool {
	yes := false
	c.Walk(func(s *cardtext.Step) {
		yes = yes || (s.Verb == doLook || s.Verb == doReveal) && s.What != nil && s.What.How == cardtext.Top &&
			s.What.N != nil && len(s.Marks) == 0 &&
			slices.ContainsFunc(s.What.Zones, func(p cardtext.Place) bool {
				return p.Zone == Deck && p.Of == cardtext.You
			})
	})
	return yes
}

// Discards says whether a sentence discards or destroys cards.
func Discards(s *cardtext.Step) bool { return s.Verb == doDiscard || s.Verb == doDestroy }

// ReadKeywords reads what a card is known to have. A boss of which somebody has told one part keeps the other one
// unknown.
func (k *Parts) ReadKeywords(f *cardtext.Facts, c *Card) {
	if !has(f, "keywords") {
		return
	}
	var words []string
	for i := range k.Keywords {
		w := &k.Keywords[i]
		words = append(words, w.Word)
		if w.Has != nil && w.Has(c) || slices.ContainsFunc(w.Words, f.Card.Uses) {
			c.shows |= 1 << i
		}
	}
	v := f.Get("keywords")
	list := []cardtext.Value{v}
	switch v := v.(type) {
	case nil:
		return
	case *cardtext.Table:
		list = v.List
	}
	for _, v := range list {
		word, _ := v.(string)
		i := slices.Index(words, word)
		if i < 0 {
			f.Wrong("keywords", v, words)
			continue
		}
		c.Keywords |= 1 << i
	}
	if c.Sort == BossCard && c.Keywords&^c.shows != 0 {
		c.Unknown = true
	}
}

// Lacks says of a card that it is known to have something of which its declaration does not say what it does.
func (k *Parts) Lacks(c *Card, word string) bool {
	missing := c.Keywords &^ c.shows
	for i := 0; missing != 0; i, missing = i+1, missing>>1 {
		if missing&1 != 0 && k.Keywords[i].Word == word {
			return true
		}
	}
	return false
}

// NotOffered tells of the cards of a player's hand which are known to have such a thing, by what it would be used, that
// it is not defined here: nobody is asked for it. Nothing is told of a card that could not be used anyway; nil is none.
func (g *Match) NotOffered(p engine.Player, word string, used engine.Clauses, anyway func(x engine.CardID) bool) {
	for x := range g.Cards(g.Zone(p, Hand)) {
		if c := g.Card(x); c.Keywords != 0 && g.Parts.Lacks(c, word) && (anyway == nil || !anyway(x)) {
			g.Tell(&engine.Event{Kind: Undefined, Actor: p, Player: p, Card: x, Cite: c.Cite.WithIfRoom(used)})
		}
	}
}

// gaps are what nobody knows of a card.
func (t *Title) gaps(d engine.Def) []engine.Gap {
	k := t.WithCards()
	if d == 0 || int(d) >= len(k.Cards) {
		return nil
	}
	c := &k.Cards[d]
	if c.Test || c.Origin == engine.Invented {
		return nil
	}
	var out []engine.Gap
	if c.Provisional {
		out = append(out, engine.Gap{Key: "copies", Sort: engine.OfCopies, Form: strconv.Itoa(c.Copies),
			Says: engine.Sayf("how many of it the box has: %d are played with", "combien la boîte en a : on joue avec %d",
				c.Copies)})
	}
	told := 0
	for i := range k.Keywords {
		if c.Keywords>>i&1 == 0 || c.shows>>i&1 != 0 {
			continue
		}
		told++
		out = append(out, engine.Gap{Key: k.Keywords[i].Key, Form: k.formOf(c, k.Keywords[i].Key, k.Keywords[i].Form),
			Says: engine.Sayf("its %s, which it is known to have", "%s : on sait qu'elle en a", k.Keywords[i].Name)})
	}
	switch {
	case !c.unplayable(), told > 0 && (c.Sort == BossCard || slices.ContainsFunc(out, func(g engine.Gap) bool {
		return g.Key == "play"
	})):
	case c.Sort == CharacterCard:
		out = append(out, engine.Gap{Sort: engine.OfText, Form: "after(plays{ type = \"…\", first = true }){ … }",
			Says: engine.Text{"the ability, or action{ … }; where the card says nothing else: unknown = false",
				"la capacité, ou action{ … } ; si la carte ne dit rien d'autre : unknown = false"}})
	case !c.Stays:
		out = append(out, engine.Gap{Key: "play", Sort: engine.OfText, Form: "{ … }",
			Says: engine.Text{"what happens when it is played", "ce qui se passe quand on la joue"}})
	}
	return out
}

// known is what is printed on a card, in the words of card files.
func (t *Title) known(d engine.Def) string {
	k := t.WithCards()
	c := &k.Cards[d]
	var out []string
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	var types []string
	for i, name := range typeNames {
		if c.Types>>i&1 != 0 {
			types = append(types, strconv.Quote(name[engine.EN]))
		}
	}
	switch len(types) {
	case 0:
	case 1:
		add("type = %s", types[0])
	default:
		add("type = { %s }", strings.Join(types, ", "))
	}
	for i, sub := range k.Subtypes {
		if c.Types&(Subtype<<i) != 0 {
			add("subtype = %q", sub[engine.EN])
		}
	}
	if c.Sort != CharacterCard || c.Cost > 0 {
		add("cost = %d", c.Cost)
		if c.Stars == nil && c.VP != 0 {
			add("vp = %d", c.VP)
		}
	}
	return strings.Join(out, ", ")
}

// differs tells what somebody's own file says of a card otherwise than it is known.
func (t *Title) differs(d engine.Def) []engine.Text {
	k := t.WithCards()
	if t.printed == nil || d == 0 || int(d) >= len(k.Cards) {
		return nil
	}
	c := &k.Cards[d]
	printed := t.printed.WithCards()
	var out []engine.Text
	say := func(en, fr string, args ...any) { out = append(out, engine.Sayf(en, fr, args...)) }
	at := printed.Def(c.ID)
	if c.Origin == engine.Invented && at == 0 {
		if near := t.printed.rules(t.book.Editions[0]).NearCard(c.Name[engine.EN]); near != "" {
			say("the box has no card of this name; did you mean %q?", "la boîte n'a pas de carte de ce nom ; vouliez-vous dire %q ?",
				near)
		}
		return out
	}
	if c.Origin != engine.Amended || at == 0 {
		return nil
	}
	p := &printed.Cards[at]
	number := func(name engine.Text, known, said int) {
		if known != said {
			say("%[1]s is known to be %[2]d, and the file says %[3]d", "%[1]s : on sait que c'est %[2]d, et le fichier dit %[3]d",
				name, known, said)
		}
	}
	if !slices.Contains(k.Assumed[c.ID], "cost") {
		number(engine.Text{"cost", "coût"}, p.Cost, c.Cost)
	}
	if c.Stars == nil {
		number(engine.Text{"VP", "PV"}, p.VP, c.VP)
	} else if p.Stars == nil && p.VP != 0 {
		say("VP are known to be %d, and the file has a formula (stars)",
			"PV : on sait que c'est %d, et le fichier a une formule (stars)", p.VP)
	}
	if p.Types != c.Types && !slices.Contains(k.Assumed[c.ID], "type") {
		say("it is known to be of type %v, and the file says %v", "type : on sait que c'est %v, et le fichier dit %v",
			k.typesNamed(p.Types), k.typesNamed(c.Types))
	}
	if fr := p.Name[engine.FR]; fr != "" && fr != c.Name[engine.FR] {
		say("its French name is known to be %q, and the file says %q", "nom français : on sait que c'est %q, et le fichier dit %q",
			fr, c.Name[engine.FR])
	}
	if !p.Provisional {
		number(engine.Text{"copies", "exemplaires"}, p.Copies, c.Copies)
	}
	for i := range k.Keywords {
		if c.Unknown {
			break // what it does is still to be told
		}
		if c.Keywords&^c.shows>>i&1 != 0 && !(c.Unplayed && k.Keywords[i].Key == "play") {
			say("it is known to have this, and the file gives it none: %s",
				"on sait qu'elle a ceci, et le fichier ne le lui donne pas : %s", k.Keywords[i].Name)
		}
	}
	for i := range k.Clarified {
		x := &k.Clarified[i]
		if x.Card != c.ID || x.Holds(k, c) {
			continue
		}
		otherwise := engine.Sayf("the booklet says otherwise (%s): %s", "le livret dit autre chose (%s) : %s",
			t.book.ID(x.Cite), t.book.Info(x.Cite).Text().Says)
		if x.Key != "" {
			otherwise = engine.Sayf("%s Write it so: %s = %s", "%s Cela s'écrit ainsi : %s = %s", otherwise, x.Key, x.Form)
		}
		out = append(out, otherwise)
	}
	return out
}

// counted gives how many copies of the cards of the main deck are counted, of how many cards they are not, and how many
// there are in all.
func (t *Title) counted() (copies, uncounted, all int) {
	if t.Form == (engine.Text{}) {
		return 0, 0, 0
	}
	for i := range t.WithCards().Cards {
		switch c := &t.WithCards().Cards[i]; {
		case i == 0 || c.Sort != MainCard || c.Outside || c.Test || c.Origin == engine.Invented:
		case c.Provisional:
			uncounted++
		default:
			copies += c.Copies
		}
	}
	cites, _ := t.cites() // an error of it is told where a match is set up
	all, _ = t.book.Info(cites.MainDeckCards).In(t.book.Editions[0])
	return copies, uncounted, all
}

// typesNamed names types and subtypes.
func (k *Parts) typesNamed(t Types) engine.Text {
	out := TypeList(t)
	for i, sub := range k.Subtypes {
		if t&(Subtype<<i) != 0 {
			out = engine.Sayf("%s, %s", "%s, %s", out, sub)
		}
	}
	return out
}

// leavesOut gives the word of the set-up by which what is unknown of bosses is left out, where there are such bosses.
func (t *Title) leavesOut() (word string, of []engine.Def) {
	k := t.WithCards()
	if k.LeavesOut == "" {
		return "", nil
	}
	for d := 1; d < len(k.Cards); d++ {
		if c := &k.Cards[d]; c.Sort == BossCard && c.Unknown && !c.Test {
			of = append(of, engine.Def(d))
		}
	}
	if len(of) == 0 {
		return "", nil
	}
	return k.LeavesOut, of
}
