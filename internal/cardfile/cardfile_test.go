package cardfile

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"tablereferee/engine"
)

func reader() *Reader {
	return NewReader([]string{"power", "draw", "one", "hand", "both", "own_turn", "may", "when"})
}

// TestNothingIsPassedOver: what a file says outside of all cards is told, as is a card that is nothing, and all of that
// at once.
func TestNothingIsPassedOver(t *testing.T) {
	for _, c := range []struct{ source, en, fr string }{
		{`card "A"`, `mine.lua:1: A: behind the name of a card stands what it is, in braces`,
			`mine.lua:1: A : derrière le nom d'une carte se trouve ce qu'elle est, entre accolades`},
		{"card \"A\" {}\npower(1)", `mine.lua:2: power stands outside of all cards, and nothing reads it`,
			`mine.lua:2: power se trouve hors de toute carte, et rien ne le lit`},
		{"local x = may(draw(1))\ncard \"A\" {}", `mine.lua:1: may stands outside of all cards, and nothing reads it`,
			``},
		{"power(1)\ndraw(1)\ncard \"A\"", "mine.lua:3: A: behind the name of a card stands what it is, in braces\n" +
			"mine.lua:1: power stands outside of all cards, and nothing reads it\nmine.lua:2: draw stands outside of all cards, and nothing reads it", ``},
		{`card "A" ({}, {})`, `mine.lua:1: behind the name of a card stands what it is, in braces: card "A" { … }`, ``},
		{"local a = card \"A\"\na{}\na{}",
			`mine.lua:3: behind the name of a card stands what it is, in braces: card "A" { … }`, ``},
		{`card("A", "B") {}`, `mine.lua:1: a card is declared with its name: card "Name" { … }`, ``},
		{`all({}, {})`, `mine.lua:1: all takes what all the cards behind it share, in braces: all { … }`, ``},
		{`card "A" { [1.5] = 2 }`, `mine.lua:1: the keys of a card are names, not 1.5`, ``},
		{`card "A" { cost = 1e9 }`, `mine.lua:1: A: a card knows whole numbers up to a million only, not 1000000000`, ``},
	} {
		_, err := reader().Read("mine.lua", c.source)
		if err == nil {
			t.Errorf("%s\nis read as if nothing were wrong", c.source)
			continue
		}
		if got := engine.Tell(err, engine.EN); !strings.HasPrefix(got, c.en) {
			t.Errorf("%s\ntells\n%s\nand not\n%s", c.source, got, c.en)
		}
		if got := engine.Tell(err, engine.FR); !strings.HasPrefix(got, c.fr) || got == engine.Tell(err, engine.EN) {
			t.Errorf("%s\ntells\n%s\nand not\n%s", c.source, got, c.fr)
		}
	}
	if cards, err := reader().Read("mine.lua", `local b, a = card "B", card "A"
local twice = draw(2)
a{ play = twice }
b{ play = { twice, may(draw(1)) } }`); err != nil || len(cards) != 2 || cards[0].Name != "A" {
		t.Errorf("%v, %v", cards, err)
	}
}

// hostile are files that would take all memory, or never end, if nothing stopped them.
var hostile = map[string]string{
	"doubling":          `local x = own_turn for i = 1, 100 do x = both(x, x) end card "A" { play = x }`,
	"doubling in rows":  `local x = {} for i = 1, 100 do x = { x, x } end card "A" { play = x }`,
	"a table of itself": `local x = {} x.x = x card "A" (x)`,
	"a long chain":      `local x = power for i = 1, 30000 do x = x(1) end card "A" { play = x }`,
	"empty brackets":    `local x = power for i = 1, 30000 do x = x() end card "A" { play = x }`,
	"a long sentence":   `local x = draw(1) for i = 1, 30000 do x = may(x) end card "A" { play = x }`,
	"said of it again":  `local x = draw(1) for i = 1, 30000 do x = x.hand end card "A" { play = x }`,
	"a long sum":        `local x = one(1) for i = 1, 30000 do x = x + 1 end card "A" { play = power(x) }`,
	"the same at length": `local t = {} for i = 1, 2000 do t[i] = draw(1) end
		for i = 1, 1000 do card("A" .. i) { play = t } end`,
	"heads":        `for i = 1, 10000 do all { cost = i } end card "A" {}`,
	"recursion":    `local function f() return { f() } end card "A" (f())`,
	"a long name":  `local s = "a" for i = 1, 100 do s = s .. s end card(s) {}`,
	"many nothing": `for i = 1, 100000 do draw(1) end`,
}

// TestHostileFiles: each is stopped soon, with a message in both languages, and takes little memory.
func TestHostileFiles(t *testing.T) {
	for name, source := range hostile {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			_, err := reader().Read("mine.lua", source)
			took := time.Since(start)
			runtime.ReadMemStats(&after)
			mb := (after.TotalAlloc - before.TotalAlloc) >> 20
			t.Logf("%v, %d MB: %.200v", took, mb, err)
			if err == nil || engine.Tell(err, engine.FR) == "" {
				t.Error("nothing is told")
			}
			if took > 5*time.Second || mb > 256 {
				t.Errorf("it took %v and %d MB", took, mb)
			}
		})
	}
}

// TestManyCards: a thousand cards of a file are read.
func TestManyCards(t *testing.T) {
	cards, err := reader().Read("mine.lua",
		`all { cost = 1 } for i = 1, 1000 do card("Card " .. i) { vp = 1, play = { draw(1), power(2) } } end`)
	if err != nil || len(cards) != 1000 {
		t.Errorf("%d cards, %v", len(cards), err)
	}
}
