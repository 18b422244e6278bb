package foreverevil

import (
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	db "tablereferee/engine/deckbuilder"
	"tablereferee/engine/foreverevil/book"
	"tablereferee/internal/cardfile"
)

// sentences are all verbs with arguments of every kind, most of which do not fit.
func sentences(w *cardtext.Vocabulary) []string {
	cards := []string{"this", "that", "it", `one{ hand }`, `one{ discard_pile, cost = {0, 9} }`, `one{ line_up }`,
		`one{ in_play }`,
		`one{ destroyed }`, `one{ revealed }`, `one{ weakness_stack }`, `each{ hand }`, `each{ destroyed }`,
		`exactly(2){ hand }`,
		`up_to(2){ destroyed }`, `up_to(2){ hand }`, `one_of_each{ hand, type = { "Hero", "Villain" } }`, `top(deck)`,
		`top(deck, 2)`,
		`top(main_deck)`, `bottom(main_deck)`, `top(main_deck, 2)`, `random{ hand }`, `one{ foe.hand }`}
	var out []string
	for i := range w.Verbs {
		v := &w.Verbs[i]
		args := []string{""}
		for _, a := range v.Args {
			var some, longer []string
			if a&cardtext.ArgN != 0 {
				some = append(some, "1", "count{ hand }", "that_many", `printed("cost", it)`)
			}
			if a&cardtext.ArgWhat != 0 {
				some = append(some, cards...)
			}
			if a&cardtext.ArgWhom != 0 {
				some = append(some, "foe", "one_foe", "each_foe", "attacker", "one_player")
			}
			if a&cardtext.ArgTo != 0 {
				some = append(some, "hand", "top(deck)", "bottom(deck)", "discard_pile", "bottom(main_deck)",
					"top(main_deck)", "line_up",
					"weakness_stack", "foe.hand", "in_play", "destroyed")
			}
			for _, x := range args {
				for _, m := range some {
					longer = append(longer, strings.TrimPrefix(x+", "+m, ", "))
				}
			}
			args = longer
		}
		for _, a := range args {
			says := fmt.Sprintf("%s(%s)", v.Word, a)
			if v.Body {
				says += "{ foe:gain_weakness(1) }"
			}
			out = append(out, says, "foe:"+says, "may("+says+")")
		}
	}
	return append(out, "nothing()", `over_the_turn(plays{ type = "Hero" }){ power(1) }`,
		`for_each(acquires{ type = "Hero" }){ draw(1) }`)
}

// TestWhatIsReadIsDone: every verb, with every argument, wherever it may stand: it is refused when the card is read, or
// the rules do something, or say that they do nothing. Nothing ends in disorder.
func TestWhatIsReadIsDone(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	w := parts().Words(book.Rulebook.Find)
	r := cardfile.NewReader(w.All())
	places := []string{`play = %s`, `play = { reveal(top(deck)), %s }`, `play = attack(each_foe){ %s }`,
		`when_destroyed = %s`,
		`play = when(own_turn){ %s }`, `play = reveal(top(deck)):so{ %s }`, `action{ %s }`}
	var written []string
	for _, place := range places {
		for _, s := range sentences(w) {
			written = append(written, fmt.Sprintf(place, s))
		}
	}
	find := func(name string) (engine.Def, bool) { d := rules("en").FindCard(name); return d, d != 0 }
	var source strings.Builder
	var fit []string
	for _, says := range written {
		declared, err := r.Read("mine.lua",
			fmt.Sprintf("card \"A %d\" { type = \"Hero\", says = { \"a\", \"b\" }, %s }\n", len(fit), says))
		if err != nil {
			t.Fatal(err)
		}
		f := cardtext.NewFacts(&declared[0], w, find)
		db.ReadCard(f, "fe.card.")
		if len(f.Done()) == 0 {
			fmt.Fprintf(&source, "card \"A %d\" { type = \"Hero\", %s }\n", len(fit), says)
			fit = append(fit, says)
		}
	}
	t.Logf("of %d sentences %d are read", len(written), len(fit))
	lines := strings.SplitAfter(source.String(), "\n")
	for at := 0; at < len(fit); at += 400 {
		some := lines[at:min(at+400, len(fit))]
		g, err := Game.With([]engine.Source{{Name: "mine.lua", Text: strings.Join(some, "")}})
		if err != nil {
			t.Fatal(err)
		}
		for i := range some {
			came, err := comesOf(g, fmt.Sprintf("A %d", at+i))
			if err != nil {
				t.Errorf("%s: %v", fit[at+i], err)
			} else if !came && !strings.Contains(fit[at+i], "one_of_each") && // not on these tables
				!strings.Contains(fit[at+i], "for_each") {
				t.Errorf("%s: nothing happens, and nothing is said", fit[at+i])
			}
		}
	}
}

// comesOf plays, uses and destroys a card on some tables, and says whether anything came of what it says.
func comesOf(g *engine.Game, name string) (some bool, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v", p)
		}
	}()
	r := g.Rules("en")
	for seed := uint64(0); seed < 4 && !some; seed++ {
		s := &engine.Setup{Seed: seed, First: 0, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
		m, err := g.Start(r, s, engine.NewRandom(seed))
		if err != nil {
			return false, err
		}
		m.Limit = 2000
		over, c := false, engine.CardID(1)
		own, _ := g.Book.Find("own.card." + cardtext.Slug(name))
		m.Probe = func(_ *engine.Match, e *engine.Event) {
			some = some || e.Cite.Has(own) && e.Kind != db.Play && (e.Kind != db.Destroy || !over || e.Card != c)
		}
		err = m.Run(func() {
			match := db.On(m)
			for match.Def(c) != r.FindCard(name) {
				c++
			}
			by := db.By{Player: 0, Self: c, Text: c, Cite: engine.Cite(own)}
			match.BeginTurn(0)
			for range seed { // something lies in hands, discard piles and among the destroyed cards
				match.DiscardCard(by, 0, match.Top(match.Zone(0, db.Hand)))
				match.Destroy(by, match.Top(db.MainDeck))
				match.GainCard(by, 1, match.Top(db.MainDeck))
			}
			match.GainTokens(by, 1, 2)
			match.GainWeakness(by, 0, 1)
			match.GainTokens(by, 0, 2)
			match.Put(by, c, match.Zone(0, db.Hand), engine.Top)
			some = false
			match.PlayCard(0, c, 0)
			if action := match.Card(c).Action; action != nil {
				match.Carry(by, action.Text)
			}
			over = true
			match.Destroy(by, c)
		})
		if err != nil {
			return some, err
		}
	}
	return some, nil
}
