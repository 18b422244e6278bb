// Package compare tells in what the games here differ, topic by topic: what each of them rules, and by which clauses.
//
// The topics are data (topics.yaml), and a test holds them to the rulebooks.
package compare

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"github.com/goccy/go-yaml"

	"tablereferee/engine"
	"tablereferee/internal/sift"
)

// Topic is a matter that several games have rules for.
type Topic struct {
	ID    string // by which it is named in any language
	Name  engine.Text
	Words engine.Text // other words of players for it
	Sides []Side
}

// Side is what one game rules on a topic.
type Side struct {
	Game    string // its id
	Rule    engine.Text
	Clauses []string // those it stands on, by their ids
}

//go:embed topics.yaml
var topicsFile []byte

// both is a text in the file.
type both struct {
	EN string `yaml:"en"`
	FR string `yaml:"fr"`
}

func (b both) text() (t engine.Text) {
	t[engine.EN], t[engine.FR] = b.EN, b.FR
	return t
}

// Topics gives all topics, in their order.
var Topics = sync.OnceValue(func() []Topic {
	topics, err := read(topicsFile)
	if err != nil {
		panic(err) // a mistake in a file of ours, which a test finds
	}
	return topics
})

func read(file []byte) ([]Topic, error) {
	var written []struct {
		ID    string `yaml:"id"`
		Topic both   `yaml:"topic"`
		Words both   `yaml:"words"`
		Games []struct {
			Game string   `yaml:"game"`
			EN   string   `yaml:"en"`
			FR   string   `yaml:"fr"`
			IDs  []string `yaml:"ids"`
		} `yaml:"games"`
	}
	if err := yaml.UnmarshalWithOptions(file, &written, yaml.Strict()); err != nil {
		return nil, err
	}
	var out []Topic
	for _, w := range written {
		t := Topic{ID: w.ID, Name: w.Topic.text(), Words: w.Words.text()}
		for _, g := range w.Games {
			t.Sides = append(t.Sides, Side{g.Game, both{g.EN, g.FR}.text(), g.IDs})
		}
		out = append(out, t)
	}
	return out, nil
}

// names are its id and its name in each language.
func (t *Topic) names() []string { return slices.AppendSeq([]string{t.ID}, t.Name.All()) }

// words is what words are looked for in.
func (t *Topic) words() string { return strings.Join(slices.AppendSeq(t.names(), t.Words.All()), "\n") }

// Side gives what a game rules on it, nil where the topic does not speak of the game.
func (t *Topic) Side(game string) *Side {
	for i := range t.Sides {
		if t.Sides[i].Game == game {
			return &t.Sides[i]
		}
	}
	return nil
}

// Find gives the topics that some words mean: the one that is called so, else those in whose names all of the words
// stand, else those that players use the words for. A word that stands nowhere is read as the nearest one that does.
func Find(words []string) (found []*Topic, read []sift.Correction) {
	all := Topics()
	called := engine.LooseName(strings.Join(words, " "))
	matching := func(matches func(t *Topic) bool) (out []*Topic) {
		for i := range all {
			if matches(&all[i]) {
				out = append(out, &all[i])
			}
		}
		return out
	}
	for range 2 {
		for _, matches := range []func(t *Topic) bool{
			func(t *Topic) bool {
				same := func(name string) bool { return engine.LooseName(name) == called }
				return slices.ContainsFunc(t.names(), same)
			},
			func(t *Topic) bool { return sift.Holds(t.ID, words) },
			func(t *Topic) bool { return sift.Holds(strings.Join(t.names(), "\n"), words) },
			func(t *Topic) bool { return sift.Holds(t.words(), words) },
		} {
			if found = matching(matches); len(found) > 0 {
				return found, read
			}
		}
		var texts []string
		for i := range all {
			texts = append(texts, all[i].words())
		}
		if words, read = sift.Correct(words, texts); len(read) == 0 {
			break
		}
	}
	return nil, nil
}

// Of gives the topic that clauses of a game stand in, nil where none of them stands in any. A clause that stands in
// several is of the first.
func Of(clauses ...string) *Topic {
	all := Topics()
	for _, id := range clauses {
		for i := range all {
			if slices.ContainsFunc(all[i].Sides, func(s Side) bool { return slices.Contains(s.Clauses, id) }) {
				return &all[i]
			}
		}
	}
	return nil
}
