package ask

import (
	"context"
	"io/fs"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/suite"
	"tablereferee/internal/suite/record"
	"tablereferee/referee/ask/corpus"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/scenario"
)

// Learned gives the model that questions are found with.
var Learned = sync.OnceValues(func() (*index.Model, error) { return index.OpenModel(learned) })

var ready = sync.OnceValues(func() (*index.Prepared, error) {
	m, err := Learned()
	if err != nil {
		return nil, err
	}
	return index.Open(m, prepared)
})

// Records are the questions on record, each with the scenario that shows its ruling, and the clauses of the rulebooks.
// They may be asked from several goroutines.
type Records struct {
	games   []*engine.Game
	folders []*scenario.Folder
	fresh   *suite.Report // the scenarios that are not those that were prepared
	said    corpus.Wordings
	gone    map[string]bool // prepared scenarios that are not here, or not like that
	mu      sync.Mutex
	indexes map[*engine.Game]func() (*index.Index, error)
	casts   map[*engine.Game]*cast
}

// Open makes what is on record in a folder of scenarios ready to be asked. No scenario is played for it that can be
// read without.
func Open(ctx context.Context, folder fs.FS) (*Records, error) {
	return Of(ctx, games.All(), scenario.NewFolder(folder, "scenarios"))
}

// Of makes what is on record in some folders ready to be asked, about some games. Of two scenarios with one name, that
// of the folder named first counts.
func Of(ctx context.Context, about []*engine.Game, folders ...*scenario.Folder) (*Records, error) {
	r := &Records{games: about, folders: folders, fresh: &suite.Report{}, said: corpus.Wordings{},
		gone: map[string]bool{}, indexes: map[*engine.Game]func() (*index.Index, error){},
		casts: map[*engine.Game]*cast{}}
	p, err := ready()
	if err != nil {
		return nil, err
	}
	for name := range p.Sums {
		r.gone[name] = true
	}
	seen := map[string]bool{}
	for _, f := range folders {
		names, err := f.Names()
		if err != nil {
			return nil, err
		}
		names = slices.DeleteFunc(slices.Clone(names), func(name string) bool { return seen[name] })
		as := likePrepared(p, f, names)
		var changed []string
		for i, name := range names {
			seen[name] = true
			if as[i] {
				delete(r.gone, name)
			} else {
				changed = append(changed, name)
			}
		}
		if len(changed) == 0 {
			continue
		}
		report, err := record.Of(ctx, &suite.Runner{Scenarios: f, Options: scenario.Options{Use: f.Use}}, changed)
		if err != nil {
			return nil, err
		}
		r.fresh.Cases = append(r.fresh.Cases, report.Cases...)
		said, err := corpus.WordingsBeside(f.FS(), changed)
		if err != nil {
			return nil, err
		}
		for name, w := range said {
			if _, known := r.said[name]; !known {
				r.said[name] = w
			}
		}
	}
	return r, nil
}

// likePrepared says of scripts of a folder which are those that were prepared. All are read for that: by as many as
// there are processors.
func likePrepared(p *index.Prepared, f *scenario.Folder, names []string) []bool {
	out := make([]bool, len(names))
	var wait sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for w := range workers {
		wait.Go(func() {
			for i := w; i < len(names); i += workers {
				if sum, known := p.Sums[names[i]]; known {
					_, source, err := f.Use(names[i])
					out[i] = err == nil && corpus.Sum(source) == sum
				}
			}
		})
	}
	wait.Wait()
	return out
}

// Broken counts the scenarios that could not be read and so are not found.
func (r *Records) Broken() int { return r.fresh.Count(suite.Broken) }

// Index makes the questions and clauses of a game searchable, once.
func (r *Records) Index(g *engine.Game) (*index.Index, error) {
	r.mu.Lock()
	x := r.indexes[g]
	if x == nil {
		x = sync.OnceValues(func() (*index.Index, error) { return r.index(g) })
		r.indexes[g] = x
	}
	r.mu.Unlock()
	return x()
}

// cast gives the sides of those whom questions on a game name, found out once.
func (r *Records) cast(g *engine.Game, x *index.Index) *cast {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.casts[g] == nil {
		r.casts[g] = castOf(g, x.Lexicon())
	}
	return r.casts[g]
}

func (r *Records) index(g *engine.Game) (*index.Index, error) {
	p, err := ready()
	if err != nil {
		return nil, err
	}
	words := corpus.Lexicon(g)
	questions, clauses := corpus.Questions(g, r.fresh, r.said), corpus.Clauses(g, nil)
	if !p.Has(g.ID) { // a game that was added since
		m, err := Learned()
		if err != nil {
			return nil, err
		}
		return index.New(g.ID, words, m, slices.Concat(questions, clauses)), nil
	}
	x, err := p.Index(g.ID, words)
	if err != nil {
		return nil, err
	}
	here, old := map[string]bool{}, map[string]bool{}
	for i := range clauses {
		here[clauses[i].Name] = true
	}
	clauses = slices.DeleteFunc(clauses, func(it index.Item) bool {
		sum, known := p.Sums[it.Name]
		return known && sum == it.Sum
	})
	for i := range clauses {
		old[clauses[i].Name] = true
	}
	x = x.Without(func(it *index.Item) bool {
		if !it.Clause {
			return r.gone[it.Name]
		}
		return old[it.Name] || !here[it.Name]
	})
	return x.With(slices.Concat(questions, clauses)), nil
}

// Scenario gives a recorded question as its script says it, nil if there is none of that name.
func (r *Records) Scenario(ctx context.Context, name string) (*scenario.Result, error) {
	if c := r.fresh.Find(name); c != nil {
		return c.Result, nil
	}
	for _, f := range r.folders {
		names, err := f.Names()
		if err != nil {
			return nil, err
		}
		if _, here := slices.BinarySearch(names, name); !here {
			continue
		}
		runner := &suite.Runner{Scenarios: f, Options: scenario.Options{Use: f.Use}}
		report, err := record.Of(ctx, runner, []string{name})
		if err != nil {
			return nil, err
		}
		return report.Cases[0].Result, nil
	}
	return nil, nil
}

// Showing gives the recorded questions that rest on a clause, by their names, those first that rest on little else.
func (r *Records) Showing(g *engine.Game, clause string) ([]string, error) {
	x, err := r.Index(g)
	if err != nil {
		return nil, err
	}
	return x.Showing(clause), nil
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

// Stale gives the scenarios of a folder and the clauses that are not as they were prepared, sorted.
func Stale(folder fs.FS) ([]string, error) {
	p, err := ready()
	if err != nil {
		return nil, err
	}
	scripts := scenario.NewFolder(folder, "scenarios")
	names, err := scripts.Names()
	if err != nil {
		return nil, err
	}
	left := maps.Clone(p.Sums)
	var out []string
	check := func(name string, sum uint32) {
		if was, known := left[name]; !known || was != sum {
			out = append(out, name)
		}
		delete(left, name)
	}
	for _, name := range names {
		_, source, err := scripts.Use(name)
		if err != nil {
			return nil, err
		}
		check(name, corpus.Sum(source))
	}
	for _, g := range games.All() {
		for _, it := range corpus.Clauses(g, nil) {
			check(it.Name, it.Sum)
		}
	}
	out = append(out, slices.Collect(maps.Keys(left))...)
	slices.Sort(out)
	return out, nil
}
