package scenario

import (
	"fmt"
	"strings"
	"testing"
)

// payHead leaves Ann with a turn, cards of every type, and one card that pays a typed cost.
const payHead = `scenario "A test" { game = "champions" }
local ann, ben = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 3 } },
    hand = { "Alpha Flight Station", "Energy", "Strength", "Maria Hill", "Genius" }, deck_top = { "Hawkeye" } },
  { "Ben", character = "Spider-Man", hand = { "Backflip" } },
}
villain { "Rhino I" }
`

// TestPayingWithSeveral: a line may pay with more than is wanted, in any order, also where one card alone would have
// been taken unasked.
func TestPayingWithSeveral(t *testing.T) {
	checkScripts(t, payHead, []struct{ script, want string }{
		{`ann:plays "Alpha Flight Station" ann:pays_with "Energy" expect(ann.hand):count(3)`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Strength") expect(ann.hand):is { "Maria Hill", "Genius" }`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Maria Hill", "Energy", "Strength", "Genius") expect(ann.hand):is_empty()`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Strength", ann.hand) expect(ann.hand):count(2)`,
			""},
		{`ann:plays "Maria Hill" ann:pays_with "Alpha Flight Station" ann:pays_with("Energy", "Genius") ann:declines() expect(ann.hand):is { "Strength" }`, ""},
		{`ann:uses "Captain Marvel" expect(ann.hand):count(5)`, ""}, // the only card that pays is taken unasked
		{`ann:uses "Captain Marvel" ann:pays_with "Energy" expect(ann.hand):count(5)`, ""},
		{`ann:uses "Captain Marvel" ann:pays_with("Energy", "Strength") expect(ann.hand):is { "Alpha Flight Station", "Maria Hill", "Genius", "Hawkeye" }`, ""},
		{`ann:uses "Captain Marvel" ann:pays_with("Strength", "Energy") ann:ends_turn()`, ""},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Energy")`, "REFUSED: Ann pays with Energy"},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Backflip")`, "REFUSED: Ann pays with Backflip"},
		{`ann:plays "Alpha Flight Station" ben:pays_with("Backflip", "Energy")`, "REFUSED: Ben pays with Backflip"},
		{`ann:pays_with("Energy", "Strength")`, "REFUSED: Ann pays with Energy"},
		{`ann:plays "Alpha Flight Station" refused(function() ann:pays_with("Energy", "Backflip") end, "mc.cost.own-zones-only") ann:pays_with "Energy"`, ""},
		{`ann:plays "Alpha Flight Station" refused(function() ann:pays_with("Energy", "Energy") end, "mc.resource.by-discarding") ann:pays_with "Energy"`, ""},
		{`ann:plays "Alpha Flight Station" refused(function() ann:pays_with("Strength", "Energy", "Strength") end, "mc.resource.by-discarding") ann:pays_with "Energy"`, ""},
		{`ann:plays "Alpha Flight Station" refused(function() ann:pays_with("Strength", "Energy") end, "mc.resource.by-discarding")`, "but it is allowed"},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "Strenght")`, `did you mean "Strength"?`},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", "")`, "ann:pays_with is said of names"},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", 3)`, "ann:pays_with is said of names"},
		{`ann:plays "Alpha Flight Station" ann:pays_with("Energy", ann.hand, "Genius")`,
			"ann:pays_with is said of names"},
		{`ann:plays("Alpha Flight Station", "Energy")`, `it is paid for on the next line: ann:pays_with "Energy"`},
	})
}

// TestPayingWithAllThereIs: what was left to pay with was taken unasked, and the question that the card asks thereupon
// is open already.
func TestPayingWithAllThereIs(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Nick Fury", "Energy", "Genius" } } }
villain { "Rhino I" }
`, []struct{ script, want string }{
		{`ann:plays "Nick Fury" ann:pays_with("Energy", "Genius") ann:chooses "damage" expect(ann.hand):is_empty()`,
			""},
		{`ann:plays "Nick Fury" ann:pays_with("Energy", "Haymaker") ann:chooses "damage"`,
			"REFUSED: Ann pays with Haymaker"},
	})
}

// TestPayingWithEqualCards: a name may stand as often as there are cards, or abilities, of it.
func TestPayingWithEqualCards(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Haymaker", "Backflip", "Backflip", "Genius" },
  in_play = { { "Web-Shooter", counters = 3 }, { "Web-Shooter", counters = 3 } } } }
villain { "Rhino I" }
ann:plays "Haymaker"
`, []struct{ script, want string }{
		{`ann:pays_with("Backflip", "Backflip") expect(ann.hand):is { "Genius" }`, ""},
		{`ann:pays_with("Web-Shooter", "Web-Shooter") expect(ann.hand):count(3)`, ""},
		{`ann:pays_with("Web-Shooter", "Web-Shooter", "Backflip") expect(ann.hand):count(2)`, ""},
		{`refused(function() ann:pays_with("Web-Shooter", "Web-Shooter") end, "mc.resource.by-discarding")`,
			"but it is allowed"},
		{`refused(function() ann:pays_with("Backflip", "Genius", "Backflip") end, "mc.resource.by-discarding")`,
			"but it is allowed"},
		{`refused(function() ann:pays_with("Backflip", "Backflip", "Backflip") end, "mc.resource.by-discarding") ann:pays_with "Genius"`, ""},
		{`refused(function() ann:pays_with("Web-Shooter", "Web-Shooter", "Web-Shooter") end, "mc.resource.by-discarding") ann:pays_with "Genius"`, ""},
	})
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Haymaker" }, in_play = { { "Web-Shooter", counters = 3 }, { "Web-Shooter", counters = 3 } } } }
villain { "Rhino I" }
ann:plays "Haymaker"
`, []struct{ script, want string }{
		{`ann:pays_with("Web-Shooter", "Web-Shooter") expect(villain:damage "Rhino"):is(3)`, ""},
		{`ann:pays_with("Web-Shooter", "Web-Shooter", "Web-Shooter")`, "REFUSED: Ann pays with Web-Shooter"},
	})
}

// TestClaimsPayMoreThanTheCost: a player may pay more than is needed (mc.cost.may-overpay), so a claim about all lines
// of play looks at that, and what it prints for it is a line that can be played.
func TestClaimsPayMoreThanTheCost(t *testing.T) {
	head := `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = %q, hand = { %s }, in_play = { %s } } }
villain { "Rhino I" }
`
	spider := fmt.Sprintf(head, "Spider-Man", `"Energy", "Genius", "Haymaker", "Backflip"`, "")
	for _, c := range []struct{ table, claim, line, then string }{
		{fmt.Sprintf(head, "Spider-Man", `"Energy", "Genius", "Haymaker"`, ""),
			`never { that(ann.hand):is_empty(), within = "1 moves" }`, `ann:pays_with("Energy", "Genius")`,
			`expect(ann.hand):is_empty()`},
		{fmt.Sprintf(head, "Spider-Man", `"Backflip", "Backflip", "Web-Shooter"`, ""),
			`always { that(ann.hand):has "Backflip", within = "this turn" }`, `ann:pays_with("Backflip", "Backflip")`,
			`expect(ann.hand):has_no "Backflip"`},
		{fmt.Sprintf(head, "Spider-Man", `"Energy", "Web-Shooter"`, `{ "Web-Shooter", counters = 3 }`),
			`never { that(ann.hand):is_empty(), that(ann.in_play:counters "Web-Shooter"):is(2), within = "1 moves" }`,
			`ann:pays_with("Energy", "Web-Shooter")`,
			`expect(ann.hand):is_empty()`},
		{spider, `never { that(ann.discard):is { "Haymaker", "Energy", "Genius" }, within = "1 moves" }`,
			`ann:pays_with("Energy", "Genius")`,
			`expect(ann.discard):is { "Haymaker", "Energy", "Genius" }`},
		{spider, `never { that(ann.discard):is { "Haymaker", "Energy", "Genius", "Backflip" }, within = "1 moves" }`,
			`ann:pays_with("Energy", "Genius", "Backflip")`,
			`expect(ann.hand):is_empty()`},
		{spider, `never { that(ann.discard):in_order { "Haymaker", "Backflip", "Energy" }, within = "this turn" }`,
			`ann:pays_with("Energy", "Backflip")`,
			`expect(ann.discard):in_order { "Haymaker", "Backflip", "Energy" }`},
		{spider, `never { that(ann.discard):in_order { "Haymaker", "Energy", "Backflip", "Genius" }, within = "this turn" }`, `ann:pays_with("Genius", "Backflip", "Energy")`,
			`expect(ann.discard):in_order { "Haymaker", "Energy", "Backflip", "Genius" }`},
		{fmt.Sprintf(head, "Captain Marvel", `"Photonic Blast", "Energy", "Strength", "Genius", "Energy Absorption"`,
			""),
			`never { that(ann.hand):has "Strength", that(ann.discard):has "Energy", that(ann.discard):has "Genius", that(ann.discard):has "Energy Absorption", within = "1 moves" }`,
			`ann:pays_with(`, `expect(ann.hand):has "Strength" expect(ann.discard):has "Genius"`},
	} {
		err := fails(c.table + c.claim)
		if err == nil || !strings.Contains(err.Error(), "does not hold") || !strings.Contains(err.Error(), c.line) {
			t.Errorf("%s\n%v\nwant a line of play with %s", c.claim, err, c.line)
			continue
		}
		_, play, _ := strings.Cut(err.Error(), " position")
		_, play, _ = strings.Cut(play, "\n")
		if err := fails(c.table + play + "\n" + c.then); err != nil {
			t.Errorf("%s\nthe line of play cannot be played: %v\n%s", c.claim, err, play)
		}
	}
}

// fails is why a script fails.
func fails(script string) error {
	s, err := Compile("test", "test.lua", script)
	if err != nil {
		return err
	}
	return s.Run(Options{}).Err
}
