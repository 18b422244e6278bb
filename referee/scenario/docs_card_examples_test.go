package scenario

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// ofFamily are those of the deck-building games.
var ofFamily = []string{
	`card "Rod" { type = "Hero", X }`, `card "Rod" { type = "Hero", play = X }`, `card "Rod" { type = "Hero", X{ draw(1) } }`,
	`card "Rod" { type = "Hero", play = power(X) }`, `card "Rod" { type = "Hero", play = when(X){ draw(1) } }`,
	`card "Rod" { type = "Hero", play = { reveal(top(deck, 3)), draw(X), put(each{ revealed }, top(deck)) } }`,
	`card "Rod" { type = "Hero", play = { reveal(top(main_deck, 3)), play(X), put(each{ revealed }, top(main_deck)) } }`,
	`card "Rod" { type = "Hero", play = { reveal(top(deck)), when(X){ draw(1) } } }`,
	`card "Rod" { type = "Villain", attack(each_foe){ draw(1) }, play = X }`, `card "Rod" { type = "Hero", play = { X, draw(1) } }`,
	`card "Rod" { type = "Villain", play = attack(one_foe){ power(X) } }`,
	`card "Rod" { type = "Hero", play = look(top(deck, 3), X) }`,
	`card "Rod" { type = "Hero", play = attack(each_foe, X){ foe:draw(1) } }`,
	`card "Rod" { type = "Hero", play = attack(each_foe){ X } }`,
}

// framed are cards in which an example of a word may stand: at X.
var framed = map[string][]string{
	"forever-evil": ofFamily, "metal": ofFamily, "rivals": ofFamily,
	"champions": {
		`card "Rod" { type = "minion", hp = 2, X }`, `card "Rod" { type = "minion", X }`, `card "Rod" { type = "event", cost = 1, action{ X } }`,
		`card "Rod" { type = "minion", hp = X }`, `card "Rod" { type = "upgrade", cost = 1, attach = X }`,
		`card "Rod" { type = "upgrade", cost = 1, X }`, `card "Rod" { type = "upgrade", cost = 1, attach = one{ "ally" }, X }`,
		`card "Rod" { type = "support", cost = 1, response(X){ draw(1) } }`, `card "Rod" { type = "support", cost = 1, interrupt(X){ draw(1) } }`,
		`card "Rod" { type = "minion", hp = 2, interrupt(X){ draw(1) } }`, `card "Rod" { type = "minion", hp = 2, response(X){ deal_encounter(1) } }`,
		`card "Rod" { type = "event", cost = 1, action{ damage(X, one{ "villain", "minion" }) } }`, `card "Rod" { type = "treachery", revealed = X }`,
		`card "Rod" { type = "event", cost = 1, action{ when(X){ draw(1) } } }`, `card "Rod" { type = "ally", cost = 1, hp = 1, atk = { 1, 1 }, X }`,
		`card "Rod" { type = "event", cost = 1, action{ form = "hero", label = "attack", attack(2, one{ "villain", "minion" }, X) } }`,
		`card "Rod" { type = "ally", cost = 1, hp = 1, atk = { 1, 1 }, response(X){ draw(1) } }`, `card "Spider-Man" { response(X){ draw(1) } }`,
		`card "Rod" { type = "ally", cost = 1, hp = 1, thw = { 1, 1 }, response(X){ draw(1) } }`,
		`card "Rod" { type = "ally", cost = 1, hp = 1, atk = { 1, 1 }, action{ cost = exhaust(this), X } }`,
		`card "Rod" { type = "event", cost = 0, interrupt(damage_dealt{ your_identity }){ X } }`,
		`card "Rod" { type = "event", cost = 1, action{ draw(X) } }`, `card "Rod" { type = "treachery", revealed = { damage(1, X) } }`,
		`card "Rod" { type = "event", cost = 1, action{ damage(1, one{ "villain", "minion" }), draw(X) } }`,
		`card "Rod" { type = "treachery", revealed = enemy_attack(each{ "minion" }, X) }`,
		`card "Rod" { type = "treachery", revealed = enemy_attack(villain, X) }`, `card "Rod" { type = "upgrade", cost = 1, cannot{ "attack", X } }`,
		`card "Rod" { type = "upgrade", cost = 1, attach = one{ "villain", "minion" }, X{ damage(1, this) } }`, `card "Rod" { type = "event", cost = 1, X }`,
		`card "Rod" { type = "attachment", set = "rhino", attach = X }`,
		`card "Rod" { type = "support", cost = 1, action{ cost = X, draw(1) } }`, `card "Rod" { type = "support", cost = 1, X{ redirect(this) } }`,
		`card "Rod" { type = "treachery", revealed = { discard(top(encounter_deck)):so{ damage(X, your_identity) } } }`,
		`card "Rod" { type = "minion", hp = 2, cannot{ "take damage", X } }`, `card "Rod" { type = "event", cost = 1, action{ damage(2, X) } }`,
		`card "Rod" { type = "event", cost = 1, action{ form = "hero", X } }`,
	},
}

func init() { // games that share their words
	framed["metal"], framed["rivals"] = framed["forever-evil"], framed["forever-evil"]
}

// TestDocumentsCardExamples: what docs/cards-words.md shows of a word in code can be written on some card.
func TestDocumentsCardExamples(t *testing.T) {
	if testing.Short() {
		t.Skip("one card after the other: the run without the race detector reads them")
	}
	text, err := os.ReadFile("../../docs/cards-words.md")
	if err != nil {
		t.Fatal(err)
	}
	code := regexp.MustCompile("`([^`]*[({][^`]*)`")
	var of []string
	seen := 0
	for line := range strings.Lines(string(text)) {
		if title, ok := strings.CutPrefix(strings.TrimSpace(line), "## "); ok {
			of = nil
			for _, g := range games.All() {
				if g.Name[engine.EN] == title || title == "All games" {
					of = append(of, g.ID)
				}
			}
		}
		cells := strings.Split(line, "|")
		if len(cells) < 4 || len(of) == 0 {
			continue
		}
		shown := code.FindAllStringSubmatch(cells[2], -1)
		for _, m := range shown {
			if strings.HasPrefix(m[1], " (") || strings.Contains(m[1], "…") { // words between two names; left open
				continue
			}
			seen++
			why := ""
			if !fitsOnCard(m[1], of, &why) {
				t.Errorf("%s\n\t%s can stand on no card: %s", strings.TrimSpace(line), m[1], why)
			}
		}
	}
	if seen < 40 {
		t.Errorf("only %d examples stand in the document", seen)
	}
}

// fitsOnCard says whether a card of one of the games can have an example on it; why not, if not.
func fitsOnCard(example string, of []string, why *string) bool {
	for _, id := range of {
		for _, frame := range framed[id] {
			file := `all { game = "` + id + `" }` + "\n" + strings.Replace(frame, "X", example, 1)
			_, err := games.Find(id).With([]engine.Source{{Name: "mine.lua", Text: file}})
			if err == nil {
				return true
			}
			*why = err.Error()
		}
	}
	return false
}
