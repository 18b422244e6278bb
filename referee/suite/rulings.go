package suite

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask"
	"tablereferee/referee/scenario"
)

// Ask finds the recorded question nearest to one that is asked, among those of a game; of all games where game is nil. The games are
// searched apart, as each has its own words: the one whose cards the question names is meant, else the one that surely answers it. Where
// two do so equally well, none is given, and unsure says so.
func Ask(report *Report, game *engine.Game, words string, lang *engine.Lang) (best ask.Answer, unsure bool) {
	if game != nil {
		return Rulings(report, game).Find(words, lang), false
	}
	all := games.All()
	answers := make([]ask.Answer, len(all))
	var wg sync.WaitGroup
	for i, g := range all {
		wg.Go(func() { answers[i] = Rulings(report, g).Find(words, lang) })
	}
	wg.Wait()
	for i := range all {
		a := answers[i]
		switch better := fitter(&a, &best); {
		case i == 0 || better > 0:
			best, unsure = a, false
		case better == 0 && a.Near:
			unsure = true
		}
	}
	best.Near = best.Near && !unsure
	return best, unsure
}

// fitter compares the answers of two games to one question: by the cards it names in full, by whether it is surely answered, by how much of it
// is met.
func fitter(a, b *ask.Answer) int {
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
func met(a *ask.Answer) float64 {
	if len(a.Entries) == 0 {
		return 0
	}
	return a.Entries[0].Coverage
}

// Rulings makes the scenarios of a game in a report searchable by their questions, beside the clauses of its rulebook. A scenario that
// fails is found as well: that the ruling on a question no longer holds is an answer too. One with house rules is not: it does not say
// what the rulebook does.
func Rulings(report *Report, g *engine.Game) *ask.Index {
	var clauses []ask.ClauseEntry
	var names []engine.Text
	cards := map[string]string{} // by folded name
	for _, c := range g.Book.Clauses[1:] {
		clauses = append(clauses, ask.ClauseEntry{ID: c.ID, Says: c.Says, Where: c.Where, Cards: c.Cards})
	}
	for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
		names = append(names, c.Name)
		for _, n := range c.Name {
			cards[engine.FoldName(n)] = c.Name[engine.EN]
		}
	}
	delete(cards, "")
	var entries []ask.Entry
	for i := range report.Cases {
		c := &report.Cases[i]
		if r := c.Result; r != nil && r.Game == g && r.Question != (engine.Text{}) && !r.HouseRules() {
			entries = append(entries, ask.Entry{Name: c.Name, Title: r.Title, Question: r.Question, Ruling: r.Ruling,
				Clauses: r.Shows, Cards: named(c.Script.Source, cards)})
		}
	}
	return ask.NewFor(g.Glossary, g.Doubt, entries, clauses, names...)
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

// Find gives the case of a name, nil if there is none.
func (r *Report) Find(name string) *Case {
	for i := range r.Cases {
		if r.Cases[i].Name == name {
			return &r.Cases[i]
		}
	}
	return nil
}

// Showing gives the cases whose scenario says that it shows a clause.
func (r *Report) Showing(clause string) []*Case {
	var out []*Case
	for i := range r.Cases {
		if c := &r.Cases[i]; slices.Contains(c.Shows(), clause) {
			out = append(out, c)
		}
	}
	return out
}

// Bearing gives the lines of a log that bear the clauses a scenario shows: those by which its ruling can be argued.
func Bearing(result *scenario.Result, lang engine.Lang) []string {
	log := result.Log
	if log == nil {
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
	for i := range log.Impossible {
		if e := &log.Impossible[i]; bears(e.Cite) {
			out = append(out, e.Msg.In(lang))
		}
	}
	events := log.LineEvents()
	for i, line := range strings.Split(string(log.Text(lang)), "\n") {
		if i < len(events) && events[i] >= 0 && bears(log.Events[events[i]].Cite) {
			out = append(out, strings.TrimSpace(line))
		}
	}
	return out
}
