package dbtest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
	"tablereferee/internal/playtest"
)

// StandIns plays whole games with the stand-ins for cards of which nobody knows what they say, as seen from the folder
// of the game. comes are the kinds of events that must come about, by their names, and ends the clauses by which games
// must end: with the stand-ins everything moves. Silent are the words of cards that no stand-in can use.
func StandIns(t *testing.T, title *deckbuilder.Title, game *engine.Game, comes, ends []string, silent ...string) {
	in := playtest.StandIns(t, game, ".")
	if in == nil {
		t.Fatal("there are no stand-ins")
	}
	for d := 1; d < len(in.Rules(in.Editions[0]).Cards); d++ {
		for _, gap := range in.Gaps(engine.Def(d)) {
			t.Errorf("%s: %s", in.Rules(in.Editions[0]).Cards[d].ID, gap.Says[engine.EN])
		}
		for _, wrong := range in.Differs(engine.Def(d)) {
			t.Errorf("%s: %s", in.Rules(in.Editions[0]).Cards[d].ID, wrong[engine.EN])
		}
	}
	came := playtest.Whole(t, in, 240)
	for _, kind := range comes {
		if came.Kinds[kind] == 0 {
			t.Errorf("in no game did this come about: %s", kind)
		}
	}
	for _, clause := range ends {
		if came.Ends[clause] == 0 {
			t.Errorf("no game ended by %s", clause)
		}
	}
	useEveryWord(t, title, silent)
	allIsOn(t, in)
}

// allIsOn plays some games in which each player tries at each question what is not legal: nothing is refused because a
// rule is off, since all are on.
func allIsOn(t *testing.T, game *engine.Game) {
	rules := game.Rules(game.Editions[0])
	for seed := range uint64(6) {
		m, err := game.Start(rules, playtest.Setup(game, 2, seed), &doubts{Decider: engine.NewRandom(seed), t: t})
		if err != nil {
			t.Fatal(err)
		}
		m.Limit = 2000
		_ = m.Run(func() { game.Play(m) })
	}
}

// doubts answers as another decider does, after it has tried one card in five with every verb.
type doubts struct {
	engine.Decider
	t *testing.T
	n int
}

func (d *doubts) Decide(m *engine.Match, q *engine.Question) int {
	d.n++
	for p := range engine.Player(m.Seats()) {
		for v := range m.Rules.Verbs {
			for x := engine.CardID(1 + (d.n+v)%5); int(x) <= m.CardCount(); x += 5 {
				d.try(m, q, engine.Attempt{Player: p, Verb: engine.Verb(v), Zone: -1, Card: x, Whom: engine.NoPlayer})
			}
		}
	}
	return d.Decider.Decide(m, q)
}

// try lets the judge say why an attempt is refused, if it is.
func (d *doubts) try(m *engine.Match, q *engine.Question, a engine.Attempt) {
	legal := func(x engine.Answer) bool {
		return a.Player == q.Player && x.Verb == a.Verb && x.Card != 0 && m.Def(x.Card) == m.Def(a.Card)
	}
	if slices.ContainsFunc(q.Answers, legal) {
		return
	}
	if no := m.Rules.WhyNot(m, q, a); no.Reason == deckbuilder.SwitchedOff {
		d.t.Fatalf("player %d %s %s is refused because a rule is off that is on: %v", a.Player,
			m.Rules.Verbs[a.Verb].Word, m.Rules.Cards[m.Def(a.Card)].ID, m.Rules.Book.ID(no.Cite.First()))
	}
}

// useEveryWord looks whether the stand-ins of a game use every word that a card may say.
func useEveryWord(t *testing.T, title *deckbuilder.Title, silent []string) {
	text, err := os.ReadFile("testdata/" + playtest.StandInsFile)
	if err != nil {
		t.Fatal(err)
	}
	var says strings.Builder
	for line := range strings.Lines(string(text)) {
		code, _, _ := strings.Cut(line, "--")
		says.WriteString(code)
	}
	used := map[string]bool{}
	for _, word := range regexp.MustCompile(`[:\w]+`).FindAllString(says.String(), -1) {
		used[word] = true
		if at := strings.LastIndexByte(word, ':'); at >= 0 {
			used[word[at:]], used[word[at+1:]] = true, true
		}
	}
	for _, list := range title.Parts.Words(nil).Lists() {
		for _, word := range list.Words {
			word = regexp.MustCompile(`^:?\w+`).FindString(word)
			switch mute := slices.Contains(silent, word); {
			case mute && used[word]:
				t.Errorf("it is said, after all: %s", word)
			case !mute && !used[word]:
				t.Errorf("no stand-in says %s (%s)", word, list.Name[engine.EN])
			}
		}
	}
}
