//go:build browser

package browser

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// ofOwn are the cards and the scenario of a book of somebody's own.
var ofOwn = map[string]string{
	"cards/rod.lua": `all { game = "rivals" }
card "Lightning Rod" { type = "Equipment", cost = 3, play = power(2) }
`,
	"scenarios/rod.lua": `scenario "A rod" {
  game = "rivals",
  question = { en = "What does a Lightning Rod give?", fr = "Que donne un paratonnerre ?" },
}
local ann = players { { "Ann", character = "Batman 9", hand = { "Lightning Rod" } }, { "Ben", character = "The Joker 9" } }
ann:plays "Lightning Rod"
expect(ann.power):is(2)
ruling { en = "Two Power.", fr = "Deux de Pouvoir." }
`,
}

// TestOwnCards: what is played with cards of somebody's own is stepped through as well.
func TestOwnCards(t *testing.T) {
	dir, was := t.TempDir(), site
	t.Cleanup(func() { site = was })
	for name, text := range ofOwn {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	site = filepath.Join(dir, "book")
	out, err := exec.Command("../../../bin/referee", "book", "--out", site, "--game", "rivals", "--cards",
		filepath.Join(dir, "cards"), "--scenarios", filepath.Join(dir, "scenarios")).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	b := open(t, 800, 600)
	b.page("rivals/q/rod.html")
	b.waits(".board")
	if says := b.text(".board"); !strings.Contains(says, "Lightning Rod") {
		t.Errorf("the table: %s", says)
	}
	b.shot("own-cards")
}
