// Package quality measures how well questions are answered, on sets of questions that players typed and that somebody
// has marked with what answers them.
package quality

import (
	"fmt"
	"os"

	"github.com/goccy/go-yaml"

	"tablereferee/engine"
)

// Question is one question of a set.
type Question struct {
	Asked    string     `yaml:"asked"`
	Other    string     `yaml:"other"` // the same in the other language
	Lang     string     `yaml:"lang"`  // en or fr
	Kind     string     `yaml:"kind"`  // plain, rule, natural, double or nothing: how its writer meant it
	Game     string     `yaml:"game"`  // empty where it is about none of them
	Answers  [][]string `yaml:"answers"`
	Near     []string   `yaml:"near"` // what is on the matter and does not settle it
	Misleads []string   `yaml:"misleads"`
}

// Read reads a set of questions.
func Read(file string) ([]Question, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var out []Question
	if err := yaml.UnmarshalWithOptions(data, &out, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return out, nil
}

// Language is the one in which a question was written.
func (q *Question) Language() engine.Lang {
	if q.Lang == engine.FR.Code() {
		return engine.FR
	}
	return engine.EN
}
