package sentences

import (
	"context"
	"reflect"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/suite"
	"tablereferee/internal/suite/record"
	"tablereferee/referee/compare"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// Data gives what the games say: the words of their rules, their clauses, what is told of their cards, and in what they
// differ. What is put together of parts is left out, since the parts are translated. So a further language is spoken
// from here on: where there was none, one without sentences.
func Data() []Sentence {
	if engine.Spoken() == engine.Further {
		engine.Speak(&engine.Language{Code: "zz"})
	}
	w := &walker{seen: map[visit]bool{}}
	for _, g := range games.All() {
		w.place = g.ID
		w.text(g.Name)
		w.walk(reflect.ValueOf(g.Policies))
		w.walk(reflect.ValueOf(g.Sightings))
		w.walk(reflect.ValueOf(g.SetupWords()))
		w.walk(reflect.ValueOf(g.Notes))
		w.walk(reflect.ValueOf(g.Stats))
		for _, edition := range g.Editions {
			r := g.Rules(edition)
			w.walk(reflect.ValueOf(r))
			for d := range r.Cards {
				for _, f := range g.Facts(engine.Def(d)) {
					w.text(f.Name)
					w.text(f.Value)
					if f.Name[engine.EN] == "traits" { // a list of words
						for word := range strings.SplitSeq(f.Value[engine.EN], ", ") {
							w.text(engine.Text{word, word})
						}
					}
				}
			}
		}
		for c := range g.Book.All() {
			w.text(c.Text().Says)
			w.text(c.Text().Why)
		}
	}
	w.place = "referee/compare/topics.yaml"
	for _, t := range compare.Topics() {
		w.text(t.Name)
		for _, side := range t.Sides {
			w.text(side.Rule)
		}
	}
	return w.said
}

// Scenarios gives the questions and rulings of the scenarios of the program.
func Scenarios() ([]Sentence, error) {
	report, err := record.Report(context.Background(),
		&suite.Runner{Scenarios: scenario.NewFolder(scenarios.FS, "scenarios")})
	if err != nil {
		return nil, err
	}
	var said []Sentence
	for i := range report.Cases {
		c := &report.Cases[i]
		if c.Result == nil {
			continue
		}
		for _, t := range [...]engine.Text{c.Result.Question, c.Result.Ruling} {
			if t[engine.EN] != "" && t[engine.Further] == "" {
				said = append(said, Sentence{Text: t, File: "scenarios/" + c.Name + ".lua"})
			}
		}
	}
	return said, nil
}

// walker gathers the texts of values.
type walker struct {
	place string
	said  []Sentence
	seen  map[visit]bool
}

// visit is a value that has been seen.
type visit struct {
	at uintptr
	of reflect.Type
}

// text notes a text that is not put together of parts.
func (w *walker) text(t engine.Text) {
	if strings.ContainsFunc(t[engine.EN], isLetter) && t[engine.Further] == "" {
		w.said = append(w.said, Sentence{Text: t, File: w.place})
	}
}

// walk goes through a value.
func (w *walker) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		if v.Kind() == reflect.Pointer {
			at := visit{v.Pointer(), v.Type()}
			if w.seen[at] {
				return
			}
			w.seen[at] = true
		}
		w.walk(v.Elem())
	case reflect.Struct:
		if v.Type().PkgPath() != "" && !strings.HasPrefix(v.Type().PkgPath(), module) {
			return // nothing of ours
		}
		for i := range v.NumField() {
			w.walk(v.Field(i))
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			w.walk(it.Key())
			w.walk(it.Value())
		}
	case reflect.Slice:
		for i := range v.Len() {
			w.walk(v.Index(i))
		}
	case reflect.Array:
		if v.Type() == reflect.TypeFor[engine.Text]() {
			var t engine.Text
			for l := range t {
				t[l] = v.Index(l).String()
			}
			w.text(t)
			return
		}
		for i := range v.Len() {
			w.walk(v.Index(i))
		}
	}
}
