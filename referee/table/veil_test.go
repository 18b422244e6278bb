package table

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"tablereferee/engine"
)

// drones is a table on which three cards of a deck lie facedown.
const drones = `scenario "Drones" { game = "champions" }
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Haymaker" }, in_play = { "Mockingbird" },
    engaged = { { "Energy", facedown = true }, { "Genius", facedown = true, stunned = true },
      { "Advanced Ultron Drone", damage = 3 } } },
}
villain { "Ultron I" }
`

// TestNobodyIsShownWhatLiesFacedown: neither the questions, nor what happened, nor the board name a card that lies
// facedown as a Drone, until it is defeated and turned up; the script tells them apart.
func TestNobodyIsShownWhatLiesFacedown(t *testing.T) {
	table := opened(t, drones)
	faces := []string{"Energy", "Genius", "Haymaker"}
	none := func(what, said string, of ...string) {
		t.Helper()
		for _, face := range of {
			if strings.Contains(said, face) {
				t.Errorf("%s shows %s: %s", what, face, said)
			}
		}
	}
	told := func() string {
		var b strings.Builder
		for _, e := range table.Events(0) {
			b.WriteString(e.Says[engine.EN] + "\n")
		}
		return b.String()
	}
	board := func() string {
		b, err := json.Marshal(table.Board().For(0).Seats[0].Places)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	play := func(said string) {
		t.Helper()
		if _, err := table.Answer(said); err != nil {
			t.Fatal(err)
		}
	}
	play("attacks with Spider-Man")
	for _, a := range table.Question().Answers {
		none("an answer", a.Says[engine.EN], faces...)
	}
	play("chooses Advanced Ultron Drone") // which leaves a Drone behind
	none("what happened", told(), faces...)
	none("the board", board(), faces...)
	play("attacks with Mockingbird")
	play("chooses facedown Drone#2")
	none("what happened", told(), "Energy", "Haymaker")
	if !strings.Contains(told(), "Genius is defeated: Ann engaged -> Ann discard pile") {
		t.Errorf("the Drone that was defeated is not turned up: %s", told())
	}
	if script := table.Script(engine.EN); !strings.Contains(script, `ann:chooses "Genius"`) {
		t.Errorf("the script does not tell which card was chosen: %s", script)
	}
}

// shownNames collects all that a player is shown at a table.
func shownNames(t *testing.T, at *Table, from int) string {
	t.Helper()
	var b strings.Builder
	write := func(says engine.Text, clauses []Clause) {
		b.WriteString(says[engine.EN] + "\n")
		for _, c := range clauses {
			b.WriteString(c.ID + "\n")
		}
	}
	for _, e := range at.Events(from) {
		write(e.Says, e.Clauses)
	}
	for _, x := range at.Took() {
		write(x.Line, nil)
		write(x.Says, x.Clauses)
	}
	b.WriteString(at.Last().Line + "\n")
	q := at.Question()
	if q == nil {
		return b.String()
	}
	write(q.Asks, q.Clauses)
	for i, a := range q.Answers {
		write(a.Line, at.ClausesOf(i))
		write(a.Says, nil)
		comes, _ := at.Comes(i)
		for _, e := range comes {
			write(e.Says, e.Clauses)
		}
	}
	seen := at.Board().For(engine.Player(q.Seat))
	for p := range seen.Seats { // what is printed on a card may be a word that is the name of another
		for i := range seen.Seats[p].Places {
			for k := range seen.Seats[p].Places[i].Cards {
				seen.Seats[p].Places[i].Cards[k].Facts = nil
			}
		}
	}
	board, err := json.Marshal([]any{seen.Places, seen.Seats})
	if err != nil {
		t.Fatal(err)
	}
	b.Write(board)
	return b.String()
}

// hidden gives the names of cards that nobody at a table sees, and of which none lies open either.
func hidden(at *Table) map[string]engine.CardID {
	m := at.live.Match()
	out, open := map[string]engine.CardID{}, map[string]bool{}
	for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
		card := &m.Rules.Cards[m.Def(c)]
		name := card.Name[engine.EN]
		switch z := m.In(c); {
		case z == engine.Box:
		case m.Open(c) && !m.Veiled(c):
			open[name], open[card.Title[engine.EN]] = true, true
			if card.Back != 0 {
				open[m.Rules.Cards[card.Back].Name[engine.EN]] = true
			}
		default:
			out[name] = c
		}
	}
	for name := range out {
		for seen := range open {
			if strings.Contains(seen, name) {
				delete(out, name)
			}
		}
	}
	return out
}

// turnedUp gives the cards that events have shown to all, or to whoever is asked: what has left its place, or is
// chosen from.
func turnedUp(at *Table, from int) map[string]bool {
	m, out := at.live.Match(), map[string]bool{}
	name := func(c engine.CardID) { out[m.Rules.Cards[m.Def(c)].Name[engine.EN]] = true }
	for i := from; i < len(at.Log().Events); i++ {
		e := &at.Log().Events[i]
		k := &m.Rules.Kinds[e.Kind]
		if k.Op == engine.MoveCard && m.Info(e.From).ID == "nemesis" { // what lies there is known
			name(e.Card)
		}
		if k.Op == engine.MoveCard && k.Flag&m.Rules.Veil == 0 && !m.Info(e.To).Down || k.Op == engine.Attach {
			name(e.Card)
		}
	}
	if q := at.live.Question(); q != nil {
		for _, a := range q.Answers {
			if a.Card != 0 && !m.Veiled(a.Card) {
				name(a.Card)
			}
		}
	}
	return out
}

// TestRandomTablesNameNothingHidden plays random tables of every scenario: nothing that a player is shown names a card
// that nobody sees, and a guess of one is refused as one of a card that takes no part at all.
func TestRandomTablesNameNothingHidden(t *testing.T) {
	const steps = 60
	seeds := 4
	if testing.Short() {
		seeds = 1
	}
	for _, against := range []string{"rhino", "klaw", "ultron"} {
		for seed := range seeds {
			at := opened(t, fmt.Sprintf(`scenario "R" { game = "champions", seed = %d, scenario = %q, random_modular = 1 }
local ann, ben = players { { "Ann", character = "Spider-Man" }, { "Ben", character = "She-Hulk" } }
`, seed+1, against))
			pick := rand.New(rand.NewPCG(uint64(seed), 7))
			from, offered := 0, map[string]bool{}
			for range steps {
				nothingHidden(t, at, from, offered, against)
				q := at.Question()
				if q == nil {
					break
				}
				from = len(at.Log().Events)
				offered = turnedUp(at, from)
				i := pick.IntN(len(q.Answers))
				if pick.IntN(3) == 0 { // so that turns end
					i = len(q.Answers) - 1
				}
				if _, err := at.Give(i); err != nil {
					t.Fatal(err)
				}
			}
			if n, err := at.Undo(1); n == 1 && err == nil {
				for name := range hidden(at) {
					if strings.Contains(at.Next(), `"`+name+`"`) && !turnedUp(at, 0)[name] {
						t.Errorf("%s: what was taken back names %s: %s", against, name, at.Next())
					}
				}
			}
			guesses(t, at)
			at.Close()
		}
	}
}

// nothingHidden fails a test where what is shown names what nobody sees.
func nothingHidden(t *testing.T, at *Table, from int, offered map[string]bool, where string) {
	t.Helper()
	shown, up := shownNames(t, at, from), turnedUp(at, from)
	for name, c := range hidden(at) {
		if up[name] || offered[name] {
			continue
		}
		m := at.live.Match()
		for line := range strings.Lines(shown) {
			n := strings.Index(line, name)
			if n >= 0 && (n+len(name) == len(line) || !unicode.IsLetter(rune(line[n+len(name)]))) {
				t.Errorf("%s: %s (%s) is named: %.400s", where, name, m.Info(m.In(c)).ID, line[max(0, n-200):])
			}
		}
	}
}

// guesses tries names of what nobody sees at a table, and of what takes no part: all are refused in the same words.
func guesses(t *testing.T, at *Table) {
	t.Helper()
	q := at.Question()
	if q == nil {
		return
	}
	m := at.live.Match()
	var names []string
	for name := range hidden(at) {
		c := hidden(at)[name]
		if len(names) < 12 && m.Owner(m.In(c)) != engine.Player(q.Seat) || m.Veiled(c) {
			names = append(names, name)
		}
	}
	for _, verb := range []string{"uses", "chooses", "plays", "attacks_with"} {
		var was string
		for _, name := range append([]string{"Killmonger"}, names...) {
			why, err := at.Why(fmt.Sprintf("%s:%s %q", strings.ToLower(q.Player), verb, name))
			if err != nil || why == nil {
				t.Errorf("%s %s: %v, %v", verb, name, why, err)
				continue
			}
			said := strings.ReplaceAll(why.Error(), name, "X")
			if was == "" {
				was = said
			} else if said != was {
				t.Errorf("%s %s: %s\nand otherwise: %s", verb, name, said, was)
			}
		}
	}
}

// TestADroneIsNotFoundOut: neither what is asked, nor why, nor what was taken back names a card that lies facedown, and
// no guess does: it is called as everybody sees it.
func TestADroneIsNotFoundOut(t *testing.T) {
	at := opened(t, `scenario "Drones" { game = "champions", scenario = "ultron" }
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy" }, deck_top = { "Haymaker" },
    engaged = { { "Genius", facedown = true }, { "Energy", facedown = true } } },
}
villain { { "Ultron I", stunned = true } }
`)
	free := func(what, said string) {
		t.Helper()
		if strings.Contains(said, "Genius") || said == "" {
			t.Errorf("%s: %q", what, said)
		}
	}
	answer := func(said string) Step {
		t.Helper()
		step, err := at.Answer(said)
		if err != nil {
			t.Fatal(err)
		}
		free("the line", step.Line)
		return step
	}
	refused := func(said, want string) {
		t.Helper()
		if _, err := at.Answer(said); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", said, err)
		}
	}
	answer("attacks with Spider-Man")
	for i, a := range at.Question().Answers {
		free("an answer", a.Line[engine.EN])
		comes, _ := at.Comes(i)
		for _, e := range comes {
			free("what would come", e.Says[engine.EN])
		}
	}
	const hides = "no card of that name is in play"
	refused("chooses Genius", hides)
	refused(`ann:chooses "Genius"`, hides)
	refused("chooses Backflip", hides)
	refused("uses Genius", hides)
	refused("uses Melter", hides)
	refused(`ann:chooses "Energy"`, "Energy") // that one which is in the hand
	answer(`ann:chooses "facedown Drone#1"`)
	if n, err := at.Undo(1); n != 1 || err != nil {
		t.Fatal(err)
	}
	if next := at.Next(); next != `ann:chooses "facedown Drone#1"` {
		t.Errorf("taken back was %s", next)
	}
	if n, err := at.Redo(1); n != 1 || err != nil {
		t.Fatal(err)
	}
	free("what was played again", at.Last().Line)
	answer("ends the turn")
	for q := at.Question(); q != nil && !strings.Contains(q.Asks[engine.EN], "who defends?"); q = at.Question() {
		if _, err := at.Give(len(q.Answers) - 1); err != nil {
			t.Fatal(err)
		}
	}
	if q := at.Question(); q == nil || q.Asks[engine.EN] != "Ann: who defends? (facedown Drone)" {
		t.Errorf("asked is %+v", q)
	}
	refused("defends with Genius", "") // it was turned up
}

// What comes is told up to the card that nobody has seen, in the games without facedown cards as well.
func TestComesUpToTheDeck(t *testing.T) {
	at, err := Open(Setup{File: "t", Source: `scenario "t" { game = "forever-evil" }
local ann = players { { "Ann", hand = { "Royal Flush Gang", "Punch" },
	deck = { "Vulnerability", "Giganta", "Kick" } }, { "Ben" } }
`})
	if err != nil {
		t.Fatal(err)
	}
	defer at.Close()
	for said, want := range map[string]bool{"plays Royal Flush Gang": true, "plays Punch": false} {
		i, err := at.FindAsked(said)
		if err != nil {
			t.Fatal(err)
		}
		events, unseen := at.Comes(i)
		for _, e := range events {
			if strings.Contains(e.Says[engine.EN], "Giganta") || strings.Contains(e.Says[engine.EN], "Vulnerability") {
				t.Errorf("%s tells of the deck: %s", said, e.Says[engine.EN])
			}
		}
		if unseen != want {
			t.Errorf("%s: unseen is %t", said, unseen)
		}
	}
}
