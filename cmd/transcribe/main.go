// Command transcribe writes the printed facts of the cards, as the tests of the games hold them against the
// declarations:
//
//	go run ./cmd/transcribe DIR
//
// DIR holds the lists of cards that the facts come from: forever-evil.yaml, and marvel-champions with core.json,
// core_encounter.json and fr beside them. They are lists of others, made from the cards; the declarations of this
// project are not looked at. What is written is facts only (names, numbers, traits and keywords), one line for each
// card, into testdata/facts.txt of each game.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./cmd/transcribe DIR")
		os.Exit(2)
	}
	if err := transcribe(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "transcribe:", err)
		os.Exit(1)
	}
}

func transcribe(dir string) error {
	fe, err := foreverEvil(filepath.Join(dir, "forever-evil.yaml"))
	if err != nil {
		return err
	}
	mc, err := champions(filepath.Join(dir, "marvel-champions"))
	if err != nil {
		return err
	}
	for game, text := range map[string][]byte{"foreverevil": fe, "champions": mc} {
		folder := filepath.Join("engine", game, "testdata")
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, "facts.txt"), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// line is the facts of one card, in the order in which they are added. A fact that is not printed is left out.
type line struct{ parts []string }

func (l *line) add(name string, value any) {
	switch v := value.(type) {
	case nil:
		return
	case string:
		if v == "" {
			return
		}
	case bool:
		if !v {
			return
		}
		value = "yes"
	case float64:
		value = int(v)
	}
	l.parts = append(l.parts, fmt.Sprintf("%s=%v", name, value))
}

func (l *line) write(b *bytes.Buffer, id string) {
	fmt.Fprintf(b, "%s | %s\n", id, strings.Join(l.parts, " | "))
}

// foreverEvil gives the facts of that game.
func foreverEvil(file string) ([]byte, error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var list struct {
		Cards []struct {
			ID     string   `yaml:"id"`
			NameEN string   `yaml:"name_en"`
			NameFR string   `yaml:"name_fr"`
			Kind   string   `yaml:"kind"`
			Types  []string `yaml:"types"`
			Cost   any      `yaml:"cost"`
			VP     any      `yaml:"vp"`
			Copies int      `yaml:"copies"`
			Words  []string `yaml:"keywords"`
			First  any      `yaml:"first_appearance"`
			Def    any      `yaml:"defense"`
			InBox  *bool    `yaml:"in_box"`
		} `yaml:"cards"`
	}
	if err := yaml.Unmarshal(src, &list); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	for i := range list.Cards {
		c := &list.Cards[i]
		var l line
		l.add("name", c.NameEN)
		l.add("fr", c.NameFR)
		l.add("kind", c.Kind)
		if types := strings.Join(c.Types, ", "); types != "none" {
			l.add("types", types)
		}
		l.add("cost", c.Cost)
		if s, ok := c.VP.(string); ok && strings.HasPrefix(s, "variable") {
			l.add("vp", "*")
		} else {
			l.add("vp", c.VP)
		}
		l.add("copies", c.Copies)
		l.add("defense", c.Def != nil)
		l.add("first-appearance", c.First != nil)
		l.add("stays", slices.Contains(c.Words, "ongoing"))
		l.add("outside", c.InBox != nil && !*c.InBox)
		l.write(&b, c.ID)
	}
	return b.Bytes(), nil
}

// keywords are the words that stand at the beginning of a sentence of a card and say a rule by themselves.
var keywords = regexp.MustCompile(`(?:^|\n|\. |> )(Guard|Surge|Toughness|Quickstrike|Retaliate (\d)|Uses \((\d)|Max 1 per (player|enemy|ally)|Hero form only|Play under any player)`)

// champions gives the facts of that game.
func champions(dir string) ([]byte, error) {
	var b bytes.Buffer
	for _, name := range []string{"core.json", "core_encounter.json"} {
		cards, err := records(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		french, err := records(filepath.Join(dir, "fr", name))
		if err != nil {
			return nil, err
		}
		for _, c := range cards {
			code, _ := c["code"].(string)
			i := slices.IndexFunc(french, func(f map[string]any) bool { return f["code"] == code })
			if code == "" || i < 0 {
				return nil, fmt.Errorf("%s: %v has no code, or nothing in French", name, c["name"])
			}
			var l line
			l.add("name", c["name"])
			l.add("fr", french[i]["name"])
			for _, field := range []string{"type_code", "faction_code", "set_code", "traits", "is_unique", "quantity",
				"deck_limit", "cost",
				"resource_energy", "resource_mental", "resource_physical", "resource_wild", "thwart", "attack",
				"defense", "recover", "scheme",
				"thwart_cost", "attack_cost", "health", "health_per_hero", "hand_size", "stage", "base_threat",
				"base_threat_fixed", "threat",
				"threat_fixed", "escalation_threat", "escalation_threat_fixed", "scheme_crisis", "scheme_hazard",
				"scheme_acceleration", "boost", "boost_star"} {
				if field == "deck_limit" && c["hand_size"] != nil {
					continue // an identity is not a card of the deck
				}
				l.add(field, c[field])
			}
			text, _ := c["text"].(string)
			text, _, _ = strings.Cut(text, "<hr />") // below it stands the boost ability
			for _, m := range keywords.FindAllStringSubmatch(text, -1) {
				word, number, _ := strings.Cut(strings.ToLower(m[1]), " ")
				switch {
				case m[2] != "":
					l.add(word, m[2])
				case m[3] != "":
					l.add(word, m[3])
				case m[4] != "":
					l.add("max-per", map[string]string{"player": "player", "ally": "host", "enemy": "host"}[m[4]])
				case number == "":
					l.add(word, true)
				default:
					l.add(strings.ReplaceAll(strings.ToLower(m[1]), " ", "-"), true)
				}
			}
			l.write(&b, code)
		}
	}
	return b.Bytes(), nil
}

func records(file string) ([]map[string]any, error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var out []map[string]any
	return out, json.Unmarshal(src, &out)
}
