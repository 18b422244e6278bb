// Package corpus gathers what a question can be answered with: for each game the recorded questions of its scenarios
// and the clauses of its rulebook, with the texts by which they are found.
package corpus

import (
	_ "embed"
	"hash/crc32"
	"regexp"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/suite"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
	"tablereferee/referee/scenario"
)

// Lexicon gives the words of a game, open to learn those of its items.
func Lexicon(g *engine.Game) *lexicon.Lexicon {
	x := lexicon.New(g.ID)
	for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
		if c.Test {
			continue // nobody means it: what it is called are plain words in a question
		}
		names := []string{c.Name[engine.EN], c.Name[engine.FR]}
		if said := c.Name.In(engine.Further); said != names[0] {
			names = append(names, said)
		}
		x.AddName(names...)
	}
	x.AddNicknames(g.ID)
	return x
}

//go:embed silent.txt
var silentClauses string

// silent are the clauses that say too little to answer anything.
var silent = func() map[string]bool {
	out := map[string]bool{}
	for line := range strings.Lines(silentClauses) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			out[line] = true
		}
	}
	return out
}()

// Clauses gives the clauses of a game's rulebook as items.
func Clauses(g *engine.Game, said Wordings) []index.Item {
	var out []index.Item
	for c := range g.Book.All() {
		if silent[c.ID] {
			continue
		}
		text, where := c.Text(), c.Headings()
		it := index.Item{Name: c.ID, Clause: true, Sum: Sum(text.Says[engine.EN] + text.Says[engine.FR])}
		words := strings.NewReplacer(".", " ", "-", " ").Replace(strings.TrimPrefix(c.ID, g.Book.Prefix+"."))
		it.Texts = append(it.Texts, index.Text{Field: index.ID, Words: words},
			index.Text{Field: index.Subject, Words: strings.Join(text.Cards, ". ")})
		for l := range engine.Lang(2) {
			it.Texts = append(it.Texts, index.Text{Lang: l, Field: index.Says, Words: text.Says[l]},
				index.Text{Lang: l, Field: index.Heading, Words: where[l]})
		}
		out = append(out, said.into(it))
	}
	return out
}

// Sum stands for what an item was made from: the script of a scenario, or what a clause says.
func Sum(source string) uint32 {
	table := crc32.MakeTable(crc32.Castagnoli)
	sum := uint32(0)
	var part [1024]byte // every script is summed before a question is answered: it is not copied whole
	for source != "" {
		n := copy(part[:], source)
		sum = crc32.Update(sum, table, part[:n])
		source = source[n:]
	}
	return sum
}

// Questions gives the recorded questions of a game as items. A scenario that fails is found as well: that the ruling on
// a question no longer holds is an answer too. One with house rules does not say what
// the rulebook does: it is found by its own words only.
func Questions(g *engine.Game, report *suite.Report, said Wordings) []index.Item {
	cards := map[string]string{} // by folded name
	for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
		for n := range c.Name.All() {
			cards[engine.FoldName(n)] = c.Name[engine.EN]
		}
	}
	var out []index.Item
	for i := range report.Cases {
		c := &report.Cases[i]
		switch {
		case Asked(c.Result, g):
			out = append(out, said.into(question(g, c, cards)))
		case Recorded(c.Result, g):
			out = append(out, house(c))
		}
	}
	return out
}

// Recorded says whether a scenario records a question on a game.
func Recorded(r *scenario.Result, g *engine.Game) bool {
	return r != nil && r.Game != nil && r.Game.ID == g.ID && r.Question != (engine.Text{})
}

// Asked says whether a scenario records a question on the rules of a game.
func Asked(r *scenario.Result, g *engine.Game) bool { return Recorded(r, g) && !r.HouseRules() }

// Others gives the sums of the scenarios of a report that record no question.
func Others(report *suite.Report) map[string]uint32 {
	out := map[string]uint32{}
	for i := range report.Cases {
		c := &report.Cases[i]
		if c.Script != nil && (c.Result == nil || c.Result.Game == nil || !Recorded(c.Result, c.Result.Game)) {
			out[c.Name] = Sum(c.Script.Source)
		}
	}
	return out
}

// house gives a recorded question by house rules.
func house(c *suite.Case) index.Item {
	it := index.Item{Name: c.Name, House: true, Sum: Sum(c.Script.Source)}
	for l := range engine.Lang(2) {
		it.Texts = append(it.Texts, index.Text{Lang: l, Field: index.Question, Words: c.Result.Question[l]})
	}
	return it
}

func question(g *engine.Game, c *suite.Case, cards map[string]string) index.Item {
	r := c.Result
	it := index.Item{Name: c.Name, Shows: r.Shows, Stance: index.StanceOf(r.Ruling[engine.EN])}
	it.Texts = append(it.Texts, index.Text{Field: index.Title, Words: r.Title})
	for l := range engine.Lang(2) {
		it.Texts = append(it.Texts, index.Text{Lang: l, Field: index.Question, Words: r.Question[l]},
			index.Text{Lang: l, Field: index.Ruling, Words: r.Ruling[l]})
		for _, id := range r.Shows {
			if k, ok := g.Book.Find(id); ok {
				it.Texts = append(it.Texts,
					index.Text{Lang: l, Field: index.Rests, Words: g.Book.Info(k).Text().Says[l]})
			}
		}
	}
	// What is asked in the further language is found by its words as they stand: no language is known for them.
	if said := r.Question.In(engine.Further); said != r.Question[engine.EN] {
		it.Texts = append(it.Texts, index.Text{Field: index.Question, Words: said},
			index.Text{Field: index.Ruling, Words: r.Ruling.In(engine.Further)})
	}
	if c.Script != nil {
		it.Sum = Sum(c.Script.Source)
		it.Texts = append(it.Texts,
			index.Text{Field: index.Props, Words: strings.Join(named(c.Script.Source, cards), ". ")})
	}
	return it
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
