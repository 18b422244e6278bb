package scenario

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

const (
	rod     = `card "Rod" { type = "Equipment", cost = 2, says = { "+2 Power.", "+2 en Puissance." }, play = power(2) }` + "\n"
	playRod = `local ann, ben = players { { "Ann", hand = { "Rod" } }, { "Ben" } }
ann:plays "Rod"
expect(ann.power):is(2)
`
)

// runs runs a script with parts.
func runs(t *testing.T, source string, parts map[string]string) *Result {
	t.Helper()
	s, err := Compile("t", "t.lua", source)
	if err != nil {
		return &Result{Err: err}
	}
	folder := fstest.MapFS{}
	for name, text := range parts {
		folder[name+".lua"] = &fstest.MapFile{Data: []byte(text)}
	}
	return s.Run(Options{Use: NewFolder(fs.FS(folder), "").Use})
}

// TestOwnCards proves that a card which a script declares is one of the game, and only there, wherever the script says
// so.
func TestOwnCards(t *testing.T) {
	for _, c := range []struct {
		what, source string
		parts        map[string]string
	}{
		{"in the script", forever + rod + playRod, nil},
		{"behind everything", forever + playRod + rod, nil},
		{"before the header", rod + forever + playRod, nil},
		{"with brackets", forever + `card("Rod")({ type = "Equipment", play = power(2) })` + "\n" + playRod, nil},
		{"with a function", forever + "local twice = function(n) return power(2 * n) end\n" +
			`card "Rod" { type = "Equipment", play = twice(1) }` + "\n" + playRod, nil},
		{"with a number that the script uses as well",
			forever + "local two = 2\n" + `card "Rod" { type = "Equipment", play = power(two) }` + "\n" + playRod +
				"expect(ann.power):is(two)\n", nil},
		{"with a head", forever + `all { type = "Equipment" }` + "\n" + `card "Rod" { play = power(2) }` + "\n" +
			playRod, nil},
		{"in a part", forever + `use "cards/mine"` + "\n" + playRod, map[string]string{"cards/mine": rod}},
		{"in a part, before the header", `use "cards/mine"` + "\n" + forever + playRod,
			map[string]string{"cards/mine": rod}},
		{"in a part, twice", forever + `use "cards/mine"` + "\n" + `use "cards/mine"` + "\n" + playRod,
			map[string]string{"cards/mine": rod}},
		{"in a part of a part", forever + `use "lib/a"` + "\n" + playRod, map[string]string{"lib/a": `use "cards/mine"`,
			"cards/mine": rod}},
		{"in two places", forever + `use "cards/mine"` + "\n" + `card "Staff" { type = "Equipment", play = power(1) }` +
			"\n" + playRod, map[string]string{"cards/mine": rod}},
	} {
		r := runs(t, c.source, c.parts)
		if r.Err != nil {
			t.Errorf("%s: %v", c.what, r.Err)
			continue
		}
		text := string(log.Text(r.Log, engine.EN))
		for _, want := range []string{"\ncards own: ", "Ann plays Rod (own card): Ann hand -> Ann in play",
			"(now 2)                                          [own.card.rod]"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: the log lacks %q:\n%s", c.what, want, text)
			}
		}
	}
	if r := runs(t, forever+playRod, nil); r.Err == nil {
		t.Error("the card is still there in a script that does not declare it")
	}
}

// TestChangedCards proves that what a script says of a printed card holds there, and that all else of it stays.
func TestChangedCards(t *testing.T) {
	r := runs(t, forever+`card "Coup de pied" { play = power(3) }
local ann, ben = players { { "Ann", hand = { "Kick" } }, { "Ben" } }
ann:plays "Kick"
expect(ann.power):is(3)
expect(log):has(ann, "plays", "Kick")
ann:buys "Kick"
`, nil)
	if r.Err != nil {
		t.Fatal(r.Err)
	}
	text := string(log.Text(r.Log, engine.FR))
	for _, want := range []string{"\ncartes modifiées : Coup de Pied\n", "[own.card.kick]",
		"Ann joue Coup de Pied (modifiée)"} {
		if !strings.Contains(text, want) {
			t.Errorf("the log lacks %q:\n%s", want, text)
		}
	}
}

// TestOwnCardsGoneWrong tells what is wrong with a card of a script where it is written.
func TestOwnCardsGoneWrong(t *testing.T) {
	for _, c := range []struct{ source, wrong, faux string }{
		{forever + `card "Rod" { tipe = "Hero" }` + "\n" + playRod,
			"t.lua:2: Rod: a card has no tipe; did you mean type?",
			"t.lua:2: Rod : une carte n'a pas de tipe ; vouliez-vous dire type ?"},
		{"scenario \"A test\" { game = \"champions\", scenario = \"loki\" }\n",
			`champions has no scenario "loki"; there are rhino, klaw, ultron`, `champions n'a pas de scénario "loki" ; il y a rhino, klaw, ultron`},
		{forever + `local ann, ben = players { { "Ann", hand = { "Xyzzy Wand" } }, { "Ben" } }` + "\n",
			"or in a file that --cards names", "ou dans un fichier que --cards nomme"},
		{forever + `card "Rod" { play = powr(2) }` + "\n" + playRod, "t.lua:2:21: powr is not known",
			"t.lua:2:21: powr n'est pas connu"},
		{forever + `card "Rod" { play = power(2)` + "\n" + playRod, "t.lua:2:12: { is never closed",
			"t.lua:2:12: { n'est jamais fermé"},
		{forever + `card Rod { }` + "\n" + playRod, "a card is declared so: card \"Rod\" { … }",
			"une carte se déclare ainsi : card \"Rod\" { … }"},
		{forever + `Card "Rod" { }` + "\n" + playRod, "a card is declared so: card \"Rod\" { … }",
			"une carte se déclare ainsi : card \"Rod\" { … }"},
		{forever + `card "Rod"` + "\n" + playRod, "t.lua:2: Rod: behind the name of a card stands what it is",
			"t.lua:2: Rod : derrière le nom"},
		{forever + rod + rod + playRod, "t.lua:3: Rod: it is declared already: t.lua:2",
			"t.lua:3: Rod : elle est déjà déclarée : t.lua:2"},
		{forever + `for i = 1, 3 do card "Rod" { } end` + "\n" + playRod, "t.lua:2:17: a card is declared by itself",
			"t.lua:2:17: une carte se déclare à part"},
		{forever + `local function f() card "Rod" { } end` + "\n" + playRod, "t.lua:2:20: a card is declared by itself",
			""},
		{forever + `local x = card "Rod" { }` + "\n" + playRod, "t.lua:2:11: a card is declared by itself", ""},
		{forever + `card "Rod" { play = { card "Staff" { } } }` + "\n" + playRod,
			"t.lua:2:23: a card is declared by itself", ""},
		{forever + "local ann, ben = players { { \"Ann\" }, { \"Ben\" } }\n" + `use "cards/mine"`,
			"t.lua:3: cards/mine.lua brings cards, so it is used before the players are seated",
			"t.lua:3: cards/mine.lua apporte des cartes"},
		{forever + `use "cards/mine"` + "\n" + rod + playRod,
			"t.lua:3: Rod: it is declared already: cards/mine.lua:1|cards/mine.lua:1: Rod: it is declared already: t.lua:3", ""},
		{forever + `card "Rod" { type = "Hero", cost = "two", plays = 1 }` + "\n" + playRod,
			"t.lua:2: Rod: cost is a number\n  t.lua:2: Rod: a card has no plays; did you mean play?", ""},
		{forever + rod + `local rod, ben = players { { "Rod", hand = { "Punch" } }, { "Ben" } }`,
			"Rod is no name for a player: a card is called so", ""},
	} {
		r := runs(t, c.source, map[string]string{"cards/mine": rod})
		if r.Err == nil {
			t.Errorf("%s\nis taken as if nothing were wrong", c.source)
			continue
		}
		got, either := engine.Tell(r.Err, engine.EN), false
		for want := range strings.SplitSeq(c.wrong, "|") {
			either = either || strings.Contains(got, want)
		}
		if !either {
			t.Errorf("%s\ntells\n%s\nand not\n%s", c.source, got, c.wrong)
		}
		if got := engine.Tell(r.Err, engine.FR); !strings.Contains(got, c.faux) {
			t.Errorf("%s\ntells\n%s\nand not\n%s", c.source, got, c.faux)
		}
	}
}

// TestTheWordIsRight: a word that can be said of a card is not called wrong where another is legal for it.
func TestTheWordIsRight(t *testing.T) {
	r := runs(t, `scenario "A test" { game = "champions" }
card "Scout" { type = "ally", aspect = "basic", cost = 2, thw = 1, atk = 1, hp = 2,
  action{ cost = exhaust(this), draw(1) } }
local ann = players { { "Ann", identity = { "Spider-Man" }, in_play = { "Scout" } } }
main_scheme { { "The Break-In!", threat = 0 } }
ann:thwarts_with "Scout"
`, nil)
	if r.Err == nil || !strings.Contains(r.Err.Error(), "REFUSED: Ann thwarts with Scout") ||
		strings.Contains(r.Err.Error(), "the word for this is") {
		t.Errorf("%v", r.Err)
	}
}

// TestOwnCardsEnd proves that a card which never comes to an end ends the script, with a reason.
func TestOwnCardsEnd(t *testing.T) {
	for _, c := range []string{
		`card "Rod" { play = (function() while true do end end)() }`,
		"local x = {}\ncard \"Rod\" { play = { x, x, x } }",
		`card "Rod" { type = "Hero", play = play(this) }`,
		`card "Rod" { type = "Hero", play = { put(this, hand), play(one{ hand, name = "Rod" }) } }`,
		strings.Repeat(rod, 10_000),
		`card "Rod" { play = ` + strings.Repeat("{", 150) + "power(1)" + strings.Repeat("}", 150) + ` }`,
	} {
		r := runs(t, forever+c+"\n"+playRod, nil)
		if r.Err == nil {
			t.Errorf("%.200s\nends well", c)
		} else if strings.Contains(r.Err.Error(), "internal") || errors.Is(r.Err, fs.ErrInvalid) {
			t.Errorf("%.200s\n%v", c, r.Err)
		} else {
			t.Logf("%.60s: %.200v", c, r.Err)
		}
	}
}

// TestOneOfSeveralWays: what a card of one's own gives to choose from is chosen by what it does.
func TestOneOfSeveralWays(t *testing.T) {
	const table = forever + `card "Fork" { type = "Equipment", play = choose_one{ power(2), draw(1), destroy(one{ discard_pile }) } }
local ann, ben = players { { "Ann", character = "Bizarro", hand = { "Fork" }, deck = { "Kick" }, discard = { "Punch" } }, { "Ben" } }
ann:plays "Fork"
`
	for way, then := range map[string]string{
		"Power":      "expect(ann.power):is(2)",
		"to draw":    `expect(ann.hand):is { "Kick" }`,
		"to destroy": `expect(ann.discard):is { "Weakness" }`,
	} {
		if r := runs(t, table+"ann:chooses \""+way+"\"\n"+then+"\n", nil); r.Err != nil {
			t.Errorf("%s: %v", way, r.Err)
		}
	}
	r := runs(t, table+`ann:chooses "to gain a card"`, nil)
	if r.Err == nil || !strings.Contains(r.Err.Error(), "draw") {
		t.Errorf("what is no way: %v", r.Err)
	}
}
