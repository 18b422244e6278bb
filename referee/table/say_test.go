package table

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

const dispute = `scenario "One Weakness is left" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Invulnerable", "Punch" } },
}
stacks { weakness = 1 }
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }
`

func opened(t *testing.T, source string) *Table {
	t.Helper()
	table, err := Open(Setup{File: "table.lua", Source: source})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(table.Close)
	return table
}

// TestAnswersAreUnderstood says the same move in the ways in which people say it.
func TestAnswersAreUnderstood(t *testing.T) {
	for _, said := range []string{
		`ann:plays "Bizarro Power"`, `ann:plays("Bizarro Power")`, "plays Bizarro Power", "play bizarro power",
		"Bizarro Power", "I play Bizarro Power", "Ann plays Bizarro Power.", "joue Pouvoir de Bizarro",
		"Pouvoir de Bizarro", "je joue le Pouvoir de Bizarro", "1",
	} {
		table := opened(t, dispute)
		step, err := table.Answer(said)
		if err != nil {
			t.Errorf("%s: %v", said, err)
			continue
		}
		if step.Line != `ann:plays "Bizarro Power"` && step.Line != said {
			t.Errorf("%s is taken for %s", said, step.Line)
		}
		if q := table.Question(); q == nil || q.Player != "Ben" || q.Menu {
			t.Errorf("behind %s this is asked: %v", said, q)
		}
	}
}

// TestWhatIsRefusedIsARuling tries what is not legal: the table stays as it is, and the reason, the clauses and what is
// legal are told.
func TestWhatIsRefusedIsARuling(t *testing.T) {
	for said, clause := range map[string]string{
		"buys Giganta": "fe.buy.combined-cost", "Giganta": "fe.buy.combined-cost",
		`ann:buys "Giganta"`: "fe.buy.combined-cost", "achète Giganta": "fe.buy.combined-cost",
		"Ben plays Punch": "fe.play.own-turn",
	} {
		table := opened(t, dispute)
		before := len(table.Log().Events)
		_, err := table.Answer(said)
		var no *scenario.Failure
		if !errors.As(err, &no) || !no.Refused || !slices.Contains(no.Clauses, clause) {
			t.Errorf("%s: %v, and not refused by %s", said, err, clause)
			continue
		}
		if len(no.Legal) == 0 {
			t.Errorf("%s: nothing is legal", said)
		}
		why, err := table.Why(said)
		if err != nil || why == nil || why.What != no.What {
			t.Errorf("why %s: %v, %v", said, why, err)
		}
		if len(table.Log().Events) != before || table.Question().Player != "Ann" {
			t.Errorf("%s has changed the table", said)
		}
	}
}

// TestWhyAsIsAsked: what may not be done is asked in the words of a player, too.
func TestWhyAsIsAsked(t *testing.T) {
	for said, clause := range map[string]string{
		"Why can't I buy Giganta?": "fe.buy.combined-cost", "why cant i buy giganta": "fe.buy.combined-cost",
		"can I buy Giganta?": "fe.buy.combined-cost", "why not buy Giganta?": "fe.buy.combined-cost",
		"Pourquoi ne puis-je pas acheter Giganta ?": "fe.buy.combined-cost",
		"pourquoi je ne peux pas acheter Giganta ?": "fe.buy.combined-cost",
		"est-ce que je peux acheter Giganta ?":      "fe.buy.combined-cost",
		"Est-ce qu'on peut acheter Giganta ?":       "fe.buy.combined-cost",
		"puis-je acheter Giganta ?":                 "fe.buy.combined-cost",
		"pourquoi pas acheter Giganta":              "fe.buy.combined-cost",
	} {
		why, err := opened(t, dispute).Why(said)
		if err != nil || why == nil || !slices.Contains(why.Clauses, clause) {
			t.Errorf("%s: %v, %v", said, why, err)
		}
	}
}

func TestWordsThatMeanNothing(t *testing.T) {
	table := opened(t, dispute)
	for _, said := range []string{"", "   ", "xyzzy", "0", "99", "-1", "ann:flies()", "ann:plays", "nobody:plays \"Punch\"",
		"os.exit()", "while true do end", "\x00", strings.Repeat("a", 1000), "((((", "Bizaro Power?!"} {
		step, err := table.Answer(said)
		if err == nil && said != "Bizaro Power?!" {
			t.Errorf("%q is taken for %q", said, step.Line)
		}
	}
}

func TestTakingBack(t *testing.T) {
	table := opened(t, dispute)
	for _, said := range []string{"Bizarro Power", "declines", "Punch"} {
		if _, err := table.Answer(said); err != nil {
			t.Fatal(err)
		}
	}
	whole := table.Script(engine.EN)
	if n, err := table.Undo(2); n != 2 || err != nil {
		t.Fatal(n, err)
	}
	if q := table.Question(); q.Player != "Ben" {
		t.Fatal(q)
	}
	fork, err := table.Fork()
	if err != nil {
		t.Fatal(err)
	}
	defer fork.Close()
	if _, err := fork.Answer("defends with Invulnerable"); err != nil {
		t.Fatal(err)
	}
	if n, err := table.Redo(5); n != 2 || err != nil {
		t.Fatal(n, err)
	}
	if table.Script(engine.EN) != whole {
		t.Errorf("taken back and played again, the script is another:\n%s", table.Script(engine.EN))
	}
	if n, _ := table.Undo(100); n != 3 {
		t.Error("there were ", n, " steps to take back")
	}
}

// TestTheBoard tells what lies where, and hides what a player does not see.
func TestTheBoard(t *testing.T) {
	table := opened(t, dispute)
	b := table.Board()
	if b.Turn != 0 || b.Over || len(b.Seats) != 2 || b.Seats[1].Character[engine.FR] != "Sinestro" {
		t.Errorf("%+v", b)
	}
	hand := func(b *Board, seat int) Place {
		for _, p := range b.Seats[seat].Places {
			if p.Hand {
				return p
			}
		}
		return Place{}
	}
	if h := hand(b, 1); h.Count != 2 || len(h.Cards) != 2 || h.Word != "ben.hand" {
		t.Errorf("%+v", h)
	}
	seen := b.For(0)
	if h := hand(seen, 1); h.Count != 2 || len(h.Cards) != 0 || !h.Hidden {
		t.Errorf("Ann sees the hand of Ben: %+v", h)
	}
	if h := hand(seen, 0); len(h.Cards) != 2 || h.Hidden {
		t.Errorf("Ann does not see her hand: %+v", h)
	}
	cards := 0
	count := func(places []Place) {
		for _, p := range places {
			cards += p.Count
		}
	}
	count(b.Places)
	for i := range b.Seats {
		count(b.Seats[i].Places)
	}
	if m := table.live.Match(); cards != m.CardCount()-m.Len(engine.Box) {
		t.Errorf("the board has %d cards, the table %d", cards, m.CardCount()-m.Len(engine.Box))
	}
}

// BenchmarkAnswer is one answer at a table of a whole turn, with the question that follows.
func BenchmarkAnswer(b *testing.B) {
	table, err := Open(Setup{File: "table.lua", Source: dispute})
	if err != nil {
		b.Fatal(err)
	}
	defer table.Close()
	for b.Loop() {
		if _, err := table.Answer("Punch"); err != nil {
			b.Fatal(err)
		}
		table.Question()
		if _, err := table.Undo(1); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkClauses tells by which clauses each answer of a question does what it does.
func BenchmarkClauses(b *testing.B) {
	table, err := Open(Setup{File: "table.lua", Source: dispute})
	if err != nil {
		b.Fatal(err)
	}
	defer table.Close()
	for b.Loop() {
		for i := range table.Question().Answers {
			table.ClausesOf(i)
		}
	}
}

// TestOnward goes on from a step for which the script has waited, wherever it says so.
func TestOnward(t *testing.T) {
	const sits = `scenario "Steps" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
`
	for _, steps := range []string{"until_step \"end of turn, step 7\"\nann:ends_turn()\n",
		"ann:plays \"Punch\"\nuntil_step \"end of turn, step 7\"\nann:ends_turn()\nexpect(ann.hand):count(5)\n"} {
		table, err := Open(Setup{File: "table.lua", Source: sits + steps, Before: End})
		if err != nil {
			t.Fatal(err)
		}
		if table.Stands() == (engine.Text{}) {
			t.Fatalf("play does not stand at a step:\n%s", steps)
		}
		if _, err := table.Answer("1"); err == nil || !strings.Contains(err.Error(), "play stands before this step") {
			t.Error(err)
		}
		if err := table.Onward(); err != nil {
			t.Fatal(err)
		}
		if q := table.Question(); q == nil || q.Player != "Ben" || table.Stands() != (engine.Text{}) {
			t.Errorf("behind it this is asked: %+v\n%s", q, table.Script(engine.EN))
		}
		table.Close()
	}
}

// TestWindowsSayToWhat: whoever may interrupt or respond is told what is about to happen, or has happened.
func TestWindowsSayToWhat(t *testing.T) {
	table := opened(t, `scenario "t" { game = "champions", at = "villain phase, step 2" }
local ann = players { { "Ann", character = "Spider-Man", hand = {} } }
`)
	if q := table.Question(); q == nil || !strings.Contains(q.Asks[engine.EN], "(before: Rhino I attacks Ann)") ||
		!strings.Contains(q.Asks[engine.FR], "(avant : Rhino I attaque Ann)") {
		t.Errorf("%+v", q)
	}
	table = opened(t, `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = { "One-Two Punch", "Energy" } } }
ann:attacks_with "She-Hulk"
`)
	if _, err := table.Redo(1); err != nil {
		t.Fatal(err)
	}
	if q := table.Question(); q == nil ||
		!strings.Contains(q.Asks[engine.EN], "(after: the attack of She-Hulk on Rhino I is over") {
		t.Errorf("%+v", q)
	}
}

// TestTitlesOfSeveralCards: a title means the card that may be used, and where several may, it is asked which.
func TestTitlesOfSeveralCards(t *testing.T) {
	const hand = `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "Black Panther", in_play = { "Panther Claws" }, hand = { %s } } }
`
	for _, said := range []string{"plays Wakanda Forever!", "Wakanda Forever!", "wakanda forever", "Wakanda Forever! (mental)",
		"plays wakanda forever mental", "joue Wakanda Éternel !"} {
		table := opened(t, strings.Replace(hand, "%s", `"Wakanda Forever! (mental)", "Energy"`, 1))
		if _, err := table.Answer(said); err != nil {
			t.Errorf("%s: %v", said, err)
		}
	}
	table := opened(t, strings.Replace(hand, "%s", `"Wakanda Forever! (mental)", "Wakanda Forever! (wild)", "Energy"`, 1))
	_, err := table.Answer("plays Wakanda Forever!")
	var f *scenario.Failure
	if !errors.As(err, &f) || len(f.Legal) != 2 || f.Refused {
		t.Errorf("%v", err)
	}
	_, err = table.Answer("plays Wakanda Forever! (energy)")
	if !errors.As(err, &f) || !slices.Contains(f.Clauses, "mc.play-put.from-hand") {
		t.Errorf("%v", err)
	}
}
