package ask

import (
	"context"
	"io/fs"
	"regexp"
	"strings"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/suite"
	"tablereferee/internal/suite/record"
	"tablereferee/referee/scenario"
)

// Records are the questions on record, each with the scenario that shows its ruling. They may be asked from several
// goroutines.
type Records struct {
	report  *suite.Report
	games   []*engine.Game
	mu      sync.Mutex
	indexes map[*engine.Game]func() *Index
}

// Open reads the questions on record in a folder of scenarios: the rulings are what the scripts say, and no scenario is
// played for it that can be read without.
func Open(ctx context.Context, folder fs.FS) (*Records, error) {
	report, err := record.Report(ctx, &suite.Runner{Scenarios: scenario.NewFolder(folder, "scenarios")})
	if err != nil {
		return nil, err
	}
	return From(report), nil
}

// From gives the records of a report, whether its scenarios were played or only read, about some games, and about all
// that are listed where none is named. It is for the referee itself; others call Open.
func From(report *suite.Report, about ...*engine.Game) *Records {
	if len(about) == 0 {
		about = games.All()
	}
	return &Records{report: report, games: about, indexes: map[*engine.Game]func() *Index{}}
}

// Ask finds the recorded question nearest to one that is asked, among those of a game; of all games where game is nil.
// The games are searched apart, as each has its own words: the one whose cards the question names is meant, else the
// one that surely answers it. Where two do so equally well, none is given, and the answer is unsure. The language is
// guessed where lang is nil.
func (r *Records) Ask(words string, game *engine.Game, lang *engine.Lang) Answer {
	if game != nil {
		return r.Index(game).Find(words, lang)
	}
	all := r.games
	answers := make([]Answer, len(all))
	var wg sync.WaitGroup
	for i, g := range all {
		wg.Go(func() { answers[i] = r.Index(g).Find(words, lang) })
	}
	wg.Wait()
	var best Answer
	for i, a := range answers {
		switch better := fitter(&a, &best); {
		case i == 0 || better > 0:
			best = a
		case better == 0 && a.Near:
			best.Unsure = true
		}
	}
	best.Near = best.Near && !best.Unsure
	return best
}

// fitter compares the answers of two games to one question: by the cards it names in full, by whether it is surely
// answered, by how much of it is met.
func fitter(a, b *Answer) int {
	const surer = 0.05 // less of a difference than this decides nothing
	switch x, y := met(a), met(b); {
	case a.Named != b.Named:
		return a.Named - b.Named
	case a.Near != b.Near:
		if a.Near {
			return 1
		}
		return -1
	case x > y+surer:
		return 1
	case y > x+surer:
		return -1
	}
	return 0
}

// met is how much of a question the best entry meets.
func met(a *Answer) float64 {
	if len(a.Entries) == 0 {
		return 0
	}
	return a.Entries[0].Coverage
}

// Index makes the scenarios of a game searchable by their questions, beside the clauses of its rulebook, once. A
// scenario that fails is found as well: that the ruling on a question no longer holds is an answer too. One with house
// rules is not: it does not say what the rulebook does.
func (r *Records) Index(g *engine.Game) *Index {
	r.mu.Lock()
	index := r.indexes[g]
	if index == nil {
		index = sync.OnceValue(func() *Index { return r.index(g) })
		r.indexes[g] = index
	}
	r.mu.Unlock()
	return index()
}

func (r *Records) index(g *engine.Game) *Index {
	var clauses []ClauseEntry
	var names []engine.Text
	cards := map[string]string{} // by folded name
	for c := range g.Book.All() {
		text := c.Text()
		clauses = append(clauses, ClauseEntry{ID: c.ID, Says: text.Says, Where: c.Headings(), Cards: text.Cards})
	}
	for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
		names = append(names, c.Name)
		for n := range c.Name.All() {
			cards[engine.FoldName(n)] = c.Name[engine.EN]
		}
	}
	var entries []Entry
	for i := range r.report.Cases {
		c := &r.report.Cases[i]
		if r := c.Result; r != nil && r.Game != nil && r.Game.ID == g.ID && r.Question != (engine.Text{}) &&
			!r.HouseRules() {
			entries = append(entries, Entry{Name: c.Name, Title: r.Title, Question: r.Question, Ruling: r.Ruling,
				Clauses: r.Shows, Cards: named(c.Script.Source, cards)})
		}
	}
	for _, e := range entries {
		if asked := e.Question.In(engine.Further); asked != e.Question[engine.EN] { // asked in the further language
			ruling := e.Ruling.In(engine.Further)
			e.Title, e.Question, e.Ruling = "", engine.Text{asked, "", asked}, engine.Text{ruling, "", ruling}
			entries = append(entries, e)
		}
	}
	return newIndex(manners[g.ID], entries, clauses, names...)
}

// quoted finds the texts of a script. A card's name holds no quote.
var quoted = regexp.MustCompile(`"[^"\n]*"`)

// named gives the cards that a script names, in the order of their first naming.
func named(source string, cards map[string]string) []string {
	var out []string
	seen := map[string]bool{}
	for _, q := range quoted.FindAllString(source, -1) {
		name, _, _ := strings.Cut(q[1:len(q)-1], "#")
		if card, ok := cards[engine.FoldName(name)]; ok && !seen[card] {
			seen[card] = true
			out = append(out, card)
		}
	}
	return out
}

// Bearing gives the lines of a log that bear the clauses a scenario shows: those by which its ruling can be argued.
func Bearing(result *scenario.Result, lang engine.Lang) []string {
	l := result.Log
	if l == nil {
		return nil
	}
	bears := func(cite engine.Clauses) bool {
		for _, id := range result.Shows {
			if c, ok := result.Game.Book.Find(id); ok && cite.Has(c) {
				return true
			}
		}
		return false
	}
	var out []string
	for i := range l.Impossible {
		if e := &l.Impossible[i]; bears(e.Cite) {
			out = append(out, e.Msg.In(lang))
		}
	}
	events := log.LineEvents(l)
	for i, line := range strings.Split(string(log.Text(l, lang)), "\n") {
		if i < len(events) && events[i] >= 0 && bears(l.Events[events[i]].Cite) {
			out = append(out, strings.TrimSpace(line))
		}
	}
	return out
}
