package champions

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
	"tablereferee/internal/cardfile"
)

// stands is how things stand on a table: where each card lies and what lies on it, and what is counted. In which order
// the cards of a zone lie changes nothing.
func (g *Match) stands() string {
	var b strings.Builder
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		fmt.Fprint(&b, g.In(c), g.HostOf(c), g.Def(c), " ")
		for _, f := range flags() {
			fmt.Fprint(&b, g.Flag(c, f.Flag))
		}
		for k := range tokens() {
			fmt.Fprint(&b, " ", g.Tokens(c, engine.Token(k)))
		}
	}
	fmt.Fprint(&b, len(g.Effects()), g.global(AccelTokens), g.global(Over))
	for p := range g.players {
		fmt.Fprint(&b, g.Count(p, Rebate))
	}
	return b.String()
}

// strip takes away all that lies in hands, in decks and on discard piles.
func (g *Match) strip(t *testing.T) {
	t.Helper()
	if err := g.Run(func() {
		for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
			if z := g.In(c); z == EncounterDeck || z == EncounterDiscard {
				g.Do(engine.Event{Kind: RemoveCard, Card: c, To: Removed})
			}
			for p := range g.players {
				if z := g.In(c); z == g.Zone(p, Hand) || z == g.Zone(p, PlayerDeck) || z == g.Zone(p, Discard) {
					g.Do(engine.Event{Kind: RemoveCard, Card: c, To: Removed})
				}
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
}

// tried carries out a text in a card's name, and says whether it was thought to change anything, and whether it did.
func tried(t *testing.T, g *Match, by By, text cardtext.Text) (could, did bool) {
	t.Helper()
	err := ends(g, func() {
		before := g.stands()
		could = g.could(by, nil, text)
		if after := g.stands(); after != before {
			t.Error("looking at it has changed the game")
		}
		g.carry(by, text, nil)
		did = g.stands() != before
	})
	if err != nil {
		t.Error(err)
	}
	return could, did
}

// followed carries out a sentence with what follows where it is done, and where it is not, and says which of them came.
func followed(t *testing.T, g *Match, by By, text cardtext.Text) (so, otherwise bool) {
	t.Helper()
	token := func(n int) cardtext.Text {
		return cardtext.Text{{Verb: doAccelerate, N: &cardtext.Amount{Op: cardtext.Number, N: n}}}
	}
	s := text[0]
	s.So, s.Else = token(100), token(1000)
	before := g.global(AccelTokens)
	if err := ends(g, func() { g.carry(by, cardtext.Text{s}, nil) }); err != nil {
		t.Error(err)
	}
	more := g.global(AccelTokens) - before
	return more >= 100 && more < 1000, more >= 1000
}

// readAll reads cards, nil where one cannot be.
func readAll(t *testing.T, key string, written []string) []cardtext.Text {
	t.Helper()
	w := cardWords(book.Rulebook.Find, printedTraits(t))
	r := cardfile.NewReader(w.All())
	var all []cardtext.Declared
	for some := range slices.Chunk(written, 200) {
		read, err := r.Read("mine.lua", strings.Join(some, "\n"))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, read...)
	}
	find := func(name string) (engine.Def, bool) { d := rules().FindCard(name); return d, d != 0 }
	out := make([]cardtext.Text, len(all))
	for i := range all {
		f := cardtext.NewFacts(&all[i], w, find)
		var c Card
		readCard(f, &c, printedTraits(t))
		if len(f.Done()) == 0 {
			f = cardtext.NewFacts(&all[i], w, find)
			f.Begin(cardtext.Scope{Knows: knowsRevealed | knowsBoost | knowsStays})
			out[i] = f.Says(key)
		}
	}
	return out
}

// TestWhatCouldChangeAnything: of whatever a text says it is known beforehand whether that changes anything
// (mc.choose.must-matter): what is thought to do nothing does nothing, and what is thought to do something does it, but
// for a search of a deck, of which nobody knows what it finds, and an attack, which may come to nothing.
func TestWhatCouldChangeAnything(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	w := cardWords(book.Rulebook.Find, printedTraits(t))
	var written []string
	for _, s := range sentences(w) {
		written = append(written, fmt.Sprintf("card \"A\" { type = \"treachery\", revealed = %s }", s))
		written = append(written, fmt.Sprintf("card \"A\" { type = \"treachery\", revealed = { %s, stun(it) } }", s))
	}
	may := func(v cardtext.Verb) bool {
		return slices.Contains([]cardtext.Verb{doSearchDeck, doFindAndReveal, doFetch, doDig, doEnemyAttack}, v)
	}
	read := 0
	seen := map[cardtext.Verb][2]bool{}
	texts := readAll(t, "revealed", written)
	for _, labelled := range []cardtext.Step{ // these stand where a label announces them
		{Verb: doAttack, What: &cardtext.Selector{How: cardtext.One, Class: 1 << classEnemy}},
		{Verb: doThwart, What: &cardtext.Selector{How: cardtext.One, Class: 1 << classScheme}}} {
		for n := range 2 {
			labelled.N = &cardtext.Amount{Op: cardtext.Number, N: n}
			written = append(written, fmt.Sprintf("verb %d with %d", labelled.Verb, n))
			texts = append(texts, cardtext.Text{labelled})
		}
	}
	var behind []string
	for _, x := range written[:len(texts)-4] {
		if !strings.HasSuffix(x, "} }") || !strings.Contains(x, "stun(it)") {
			x = strings.TrimSuffix(x, " }") + ":otherwise{ accelerate(1) } }"
		}
		behind = append(behind, x)
	}
	follows := readAll(t, "revealed", behind)
	for i, text := range texts {
		if len(text) == 0 || text[0].Verb == doSurge {
			continue
		}
		read++
		single := len(text) == 1 && text[0].Verb != doShuffle
		refused := single && i < len(follows) && len(follows[i]) == 0
		for seed := uint64(1); seed < 7; seed++ {
			for _, ours := range []bool{false, true} {
				g := crowded(t, seed)
				if seed > 4 {
					g.strip(t)
				}
				g.Decider = engine.First{}
				g.Limit = 2000
				by := By{Player: 0, Card: g.identity(0), Cite: engine.Cite(book.FormOneOfTwo)}
				if !ours { // a treachery that is being resolved
					by.Card = take(t, g, "advance").card
				}
				could, did := tried(t, g, by, text)
				v := text[0].Verb
				if refused && !could {
					t.Errorf("seed %d: %s does nothing, and :otherwise is refused", seed, written[i])
				}
				if single && !(could && v == doEnemyAttack || v == doEnemyScheme) {
					again := crowded(t, seed)
					if seed > 4 {
						again.strip(t)
					}
					again.Decider = engine.First{}
					again.Limit = 2000
					if !ours {
						take(t, again, "advance")
					}
					so, otherwise := followed(t, again, by, text)
					if again.Running() && (so == otherwise || so && !could || otherwise && did && !may(v)) {
						t.Errorf("seed %d: %s: could %t, did %t: so %t, otherwise %t", seed, written[i], could, did, so,
							otherwise)
					}
				}
				was := seen[v]
				seen[v] = [2]bool{was[0] || !could, was[1] || could}
				if could != did && !(could && may(v)) {
					t.Errorf("seed %d, of the player %t: %s: it was thought %t and was %t", seed, ours, written[i], could, did)
				}
			}
		}
	}
	if read < 80 {
		t.Errorf("only %d sentences are read", read)
	}
	for _, v := range []cardtext.Verb{doDraw, doDiscard, doDamage, doHeal, doAttack, doThwart, doRemoveThreat,
		doPlaceThreat, doExhaust, doReady, doStun, doConfuse, doToughen, doEnemyAttack, doPut, doReveal, doSearchDeck,
		doFindAndReveal, doDig, doDealEncounter, doSplit, doSpread, doFetch, doMoveDamage} {
		if seen[v] != [2]bool{true, true} {
			t.Errorf("%s is not seen to do something here and nothing there", textVerbs[v-cardtext.FirstVerb].Word)
		}
	}
}
