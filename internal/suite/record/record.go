// Package record gathers the recorded questions of a scenarios folder without playing them.
//
// A scenario says its title, question and clauses in its header and its ruling at the end, nearly always as plain
// texts, so that reading the script is enough to search them; playing all scenarios for one question would take several
// times as long. A script whose texts cannot be read that way is played. Whoever gives a ruling plays its scenario
// first: what is read here says what the ruling is, not that it still holds.
package record

import (
	"context"
	"runtime"
	"strings"
	"sync"

	"tablereferee/engine"
	"tablereferee/internal/language"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
)

// Report gives a report with a case for each scenario of the runner's folder, in the order of their names. The result
// of a case that was only read has no more than what the script says of itself, and counts as passed.
func Report(ctx context.Context, r *suite.Runner) (*suite.Report, error) {
	names, err := r.Scenarios.Names()
	if err != nil {
		return nil, err
	}
	return Of(ctx, r, names)
}

// Of is Report for some scenarios of the folder.
func Of(ctx context.Context, r *suite.Runner, names []string) (*suite.Report, error) {
	report := &suite.Report{Cases: make([]suite.Case, len(names))}
	var wait sync.WaitGroup
	jobs := runtime.GOMAXPROCS(0)
	for job := range jobs {
		wait.Go(func() {
			for i := job; i < len(names) && ctx.Err() == nil; i += jobs {
				report.Cases[i] = readCase(r.Scenarios, names[i])
			}
		})
	}
	wait.Wait()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	unread := map[string]*suite.Case{}
	for i := range report.Cases {
		if c := &report.Cases[i]; c.Result == nil {
			unread[c.Name] = c
		}
	}
	if len(unread) == 0 {
		return report, nil
	}
	played, err := r.Run(ctx, func(name string) bool { return unread[name] != nil }, nil)
	if err != nil {
		return nil, err
	}
	for _, c := range played.Cases {
		if into := unread[c.Name]; into != nil && c.Status != suite.Orphan {
			*into = c
		}
	}
	return report, nil
}

// readCase gives a case as its script describes it, without a result where it does not do so plainly.
func readCase(folder *scenario.Folder, name string) suite.Case {
	c := suite.Case{Name: name, Status: suite.Passed}
	file, source, err := folder.Use(name)
	if err != nil {
		return c
	}
	if h, ok := read(source, folder.Game); ok {
		c.File = file
		c.Script = &scenario.Script{Name: name, File: file, Source: source}
		c.Result = &scenario.Result{Name: name, File: file, Title: h.title, Question: h.question, Ruling: h.ruling,
			Shows: h.shows, Game: h.game}
	}
	return c
}

// header is what a script says of itself.
type header struct {
	game             *engine.Game
	title            string
	question, ruling engine.Text
	shows            []string
}

// read takes the header and the ruling out of a script. It is sure of what it gives: anything but one header and at
// most one ruling, written at the beginning of a line and made of plain texts, is left to be played.
func read(source string, game func(id string) *engine.Game) (h header, ok bool) {
	s := &scanner{rest: strings.TrimPrefix(source, "\ufeff"), fresh: true}
	headers, rulings := 0, 0
	for s.next() {
		switch {
		case s.kind != nameToken || s.text != "scenario" && s.text != "ruling":
		case !s.first:
			return h, false // a word that is called in an unusual place, or is no call at all
		case s.text == "scenario":
			headers++
			if !s.next() || s.kind != textToken {
				return h, false
			}
			h.title = s.text
			v, fine := s.table()
			if !fine || !h.fill(v, game) {
				return h, false
			}
		default:
			rulings++
			v, fine := s.table()
			if !fine || !bilingual(v, &h.ruling) {
				return h, false
			}
		}
	}
	return h, s.rest == "" && headers == 1 && rulings <= 1
}

// fill takes a header from its table.
func (h *header) fill(v value, game func(id string) *engine.Game) bool {
	for _, f := range v.fields {
		switch f.key {
		case "question":
			if !bilingual(f.value, &h.question) {
				return false
			}
		case "shows":
			for _, f := range f.value.fields {
				if f.key != "" || f.value.kind != textToken {
					return false
				}
				h.shows = append(h.shows, f.value.text)
			}
			if f.value.kind != tableToken {
				return false
			}
		case "game":
			if h.game = game(f.value.text); f.value.kind != textToken || h.game == nil {
				return false
			}
		}
	}
	return h.game != nil
}

// bilingual takes a text in some languages from its table: those that are spoken.
func bilingual(v value, into *engine.Text) bool {
	for _, f := range v.fields {
		l, spoken := engine.LangOf(f.key)
		if !language.IsCode(f.key) || f.value.kind != textToken {
			return false
		}
		if spoken {
			into[l] = f.value.text
		}
	}
	return v.kind == tableToken
}
