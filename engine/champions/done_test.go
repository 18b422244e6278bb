package champions

import (
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
	"tablereferee/internal/cardfile"
)

// sentences are all verbs with arguments of every kind, most of which do not fit.
func sentences(w *cardtext.Vocabulary) []string {
	cards := []string{"this", "that", "it", "host", "villain", "your_identity", "your_hero", "each_hero", "main_scheme",
		"target",
		`face "Spider-Man"`, `one{ "enemy" }`, `one{ "minion" }`, `one{ "ally" }`, `one{ "character" }`,
		`one{ "scheme" }`,
		`one{ "upgrade" }`, `one{ hand }`, `each{ "character" }`, `each{ "minion", engaged_with = you }`,
		`each{ "side scheme" }`,
		`each{ hand }`, `each{ name = "Hydra Bomber" }`, `picked{ "minion" }`, `random{ hand }`, `top(deck)`,
		`top(deck, 2)`,
		`top(encounter_deck)`, `bottom(deck)`, `up_to(2){ discard_pile }`, `one_to(2){ hand }`, `exactly(1){ hand }`}
	var out []string
	for i := range w.Verbs {
		v := &w.Verbs[i]
		args := []string{""}
		add := func(more ...string) {
			var longer []string
			for _, a := range args {
				for _, m := range more {
					longer = append(longer, strings.TrimPrefix(a+", "+m, ", "))
				}
			}
			args = longer
		}
		for _, a := range v.Args {
			switch {
			case a&cardtext.ArgMay != 0:
			case a&cardtext.ArgAmong != 0:
				add(`{ "character" }`, `{ "minion" }`, `{ "upgrade" }`)
			case a&cardtext.ArgCard != 0:
				add(`"Hydra Bomber"`)
			case a&cardtext.ArgGets != 0:
				add(`{ atk = 1, to = this }`)
			case a&cardtext.ArgWords != 0:
				add(`"energy"`)
			case a&cardtext.ArgWhat != 0:
				add(cards...)
			case a&cardtext.ArgTo != 0:
				add("hand", "deck", "owner.hand", "captured", "encounter_deck", "top(deck)")
			case a&cardtext.ArgN != 0:
				add("1", "that_many")
			}
		}
		for _, a := range args {
			body := ""
			if v.Body {
				body = "{ draw(1) }"
			}
			out = append(out, fmt.Sprintf("%s(%s)%s", v.Word, a, body))
			for _, who := range v.By {
				word := map[cardtext.Who]string{cardtext.OnePlayer: "one_player", cardtext.EachPlayer: "each_player",
					cardtext.FirstPlayer: "first_player", cardtext.EngagedPlayer: "engaged_player"}[who]
				out = append(out, fmt.Sprintf("%s:%s(%s)%s", word, v.Word, a, body))
			}
		}
	}
	return out
}

// places are where a sentence may stand.
func places() []string {
	out := []string{`type = "treachery", revealed = %s`, `type = "treachery", boost_star = true, boost = %s`,
		`type = "minion", hp = 2, when_defeated = %s`, `type = "minion", hp = 2, revealed = { dig{ "minion" }, %s }`,
		`type = "alter_ego", hp = 9, hand_size = 6, back = "spider-man", setup = %s`,
		`type = "obligation", given_to = "peter-parker", revealed = %s`,
		`type = "ally", cost = 1, hp = 2, action{ %s }`, `type = "upgrade", cost = 1, special = { %s }`}
	for _, e := range eventWords {
		out = append(out, `type = "ally", cost = 1, hp = 2, interrupt(`+e+`{}){ forced = true, %s }`)
	}
	return out
}

// crowded is a table on which much can happen.
func crowded(t *testing.T, seed uint64) *Match {
	m, err := start(box(), rules(), &engine.Setup{Seed: seed, First: engine.NoPlayer,
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, engine.NewRandom(seed))
	if err != nil {
		t.Fatal(err)
	}
	g := On(m)
	err = m.Run(func() {
		if seed%2 == 1 {
			return
		}
		by := By{Player: 0, Cite: engine.Cite(book.FormOneOfTwo)}
		for p := range g.players {
			by.Player = p
			g.flip(by, p)
			g.Damage(by, g.identity(p), 2)
			g.exhaust(by, g.identity(p))
			g.Draw(by, p, 2)
			g.discardRandom(by, p)
			for c := range g.Cards(g.Zone(p, PlayerDeck)) {
				if k := g.Card(c); k.Type == Ally || k.Type == Upgrade && k.Hosts == nil {
					g.enter(by, c, PutIntoPlay, p, 0)
					g.exhaust(by, c)
					if k.Type == Ally {
						g.Damage(by, c, 1)
					}
				}
			}
		}
		for c := range g.Cards(EncounterDeck) {
			switch g.Card(c).Type {
			case Minion:
				g.enterMinion(by, c, 0)
			case SideScheme:
				g.enterSide(by, c, book.RevealSideScheme)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestWhatIsReadIsDone: every verb, with every argument, wherever it may stand: it is refused when the card is read, or
// the rules do something, or say that they do nothing. Nothing ends in disorder.
func TestWhatIsReadIsDone(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	traits := printedTraits(t)
	w := cardWords(book.Rulebook.Find, traits)
	r := cardfile.NewReader(w.All())
	find := func(name string) (engine.Def, bool) { d := rules().FindCard(name); return d, d != 0 }
	var source strings.Builder
	var written []string
	for _, place := range places() {
		for _, s := range sentences(w) {
			written = append(written, fmt.Sprintf(place, s))
		}
	}
	read, done := 0, 0
	for at := 0; at < len(written); at += 200 {
		source.Reset()
		some := written[at:min(at+200, len(written))]
		for _, says := range some {
			fmt.Fprintf(&source, "card \"A\" { %s }\n", says)
		}
		all, err := r.Read("mine.lua", source.String())
		if err != nil {
			t.Fatal(err)
		}
		for i := range all {
			f := cardtext.NewFacts(&all[i], w, find)
			var c Card
			readCard(f, &c, traits)
			if len(f.Done()) > 0 {
				continue
			}
			read++
			if strings.Contains(some[i], "surge()") || strings.Contains(some[i], "lasts(") ||
				strings.Contains(some[i], "give_back()") {
				continue // of a card that is being revealed, is in the box, or has captured something
			}
			if c.Type == Ally && len(c.Abilities) > 0 && c.Abilities[0].Moment != Action {
				continue // what it waits for does not happen here
			}
			if comesOf(t, &c, some[i]) {
				done++
			} else {
				t.Errorf("%s: nothing happens, and nothing is said", some[i])
			}
		}
	}
	t.Logf("of %d sentences %d are read, and %d done", len(written), read, done)
	if read < 300 {
		t.Errorf("only %d of %d sentences are read", read, len(written))
	}
}

// ends runs something, and gives what ends it before its end.
func ends(g *Match, do func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	return g.Run(do)
}

// comesOf carries out what a card says on some tables, and says whether anything came of it.
func comesOf(t *testing.T, c *Card, says string) bool {
	some := false
	for seed := uint64(1); seed < 5 && !some; seed++ {
		g := crowded(t, seed)
		g.Limit = 2000
		g.Probe = func(*engine.Match, *engine.Event) { some = true }
		by := By{Player: 0, Card: g.identity(0), Cite: engine.Cite(book.FormOneOfTwo)}
		if c.Type != Ally && c.Type != Upgrade && c.Type != AlterEgo {
			for x := range g.Cards(SideSchemes) {
				by.Card = x
			}
		}
		err := ends(g, func() {
			for _, do := range []func(g *Match, by By){c.Revealed, c.Boosted, c.Defeated, c.Setup} {
				if do != nil {
					do(g, by)
				}
			}
			if c.Special != nil {
				c.Special(g, by, false)
			}
			for i := range c.Abilities {
				c.Abilities[i].Do(g, by, nil)
			}
		})
		if err != nil {
			t.Errorf("%s: %v", says, err)
			return true
		}
	}
	return some
}

// TestEveryVerbIsDone: there is no verb that nothing does. Costs are paid, and not carried out.
func TestEveryVerbIsDone(t *testing.T) {
	for i := range textVerbs {
		s := cardtext.Step{Verb: cardtext.FirstVerb + cardtext.Verb(i)}
		if textVerbs[i].Cost {
			continue
		}
		g := crowded(t, 1)
		f := g.texts.Open(By{Player: 0, Card: g.identity(0)})
		f.Event = &engine.Event{}
		err := ends(g, func() { texter{g}.Do(f, &s) }) // what the sentence lacks here may end it otherwise
		if err != nil && strings.Contains(err.Error(), "nothing does the verb") {
			t.Error(err)
		}
	}
}
