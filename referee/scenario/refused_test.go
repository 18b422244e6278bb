package scenario

import (
	"regexp"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// TestOneThingIsTried proves that inside refused one thing is tried, and nothing else stands there.
func TestOneThingIsTried(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"an allowed move before", `refused(function() ann:plays "Punch" ann:buys "Kick" end, "fe.buy.combined-cost")`,
			"only one thing is tried inside refused"},
		{"an allowed move after", `refused(function() ann:buys "Kick" ann:plays "Punch" end, "fe.buy.combined-cost")`,
			"only one thing is tried inside refused"},
		{"two refused moves", `refused(function() ann:buys "Kick" ann:buys "Giganta" end, "fe.buy.combined-cost")`,
			"only one thing is tried inside refused"},
		{"a move and a begin", `refused(function() begin() ann:buys "Kick" end, "fe.buy.combined-cost")`,
			"only one thing is tried inside refused"},
		{"a set-up and a move",
			`refused(function() stacks { weakness = 3 } ann:buys "Kick" end, "fe.buy.combined-cost")`,
			"inside refused stands the one move, or a set-up and  begin()"},
		{"an allowance and a move", `refused(function() as_if() ann:buys "Kick" end, "fe.buy.combined-cost")`,
			"inside refused stands the one move"},
		{"a shuffle and a move",
			`refused(function() shuffle_gives { "Punch" } ann:buys "Kick" end, "fe.buy.combined-cost")`,
			"inside refused stands the one move"},
		{"a top card and a move",
			`refused(function() main_deck:on_top { "Vibe" } ann:buys "Kick" end, "fe.buy.combined-cost")`,
			"inside refused stands the one move"},
		{"a set-up and a step",
			`refused(function() stacks { weakness = 3 } until_step "end of turn, step 1" end, "fe.buy.combined-cost")`,
			"until_step does not stand inside refused"},
		{"nothing", `refused(function() local x = 1 end, "fe.buy.combined-cost")`, "nothing is tried inside refused"},
		{"only a set-up", `refused(function() stacks { weakness = 3 } end, "fe.buy.combined-cost")`,
			"nothing is tried inside refused"},
		{"an expectation", `refused(function() expect(ann.power):is(0) ann:buys "Kick" end, "fe.buy.combined-cost")`,
			"expect does not stand inside refused"},
		{"an expectation begun before", `local check = expect(ann.power)
refused(function() check:is(0) ann:buys "Kick" end, "fe.buy.combined-cost")`, "expect does not stand inside refused"},
		{"a refusal",
			`refused(function() refused(function() ann:buys "Kick" end, "fe.buy.combined-cost") end, "fe.buy.combined-cost")`, "refused does not stand inside refused"},
		{"a claim",
			`refused(function() never { that(ann.vp):at_most(-1), within = "this turn" } end, "fe.buy.combined-cost")`,
			"does not stand inside refused"},
		{"a ruling", `refused(function() ruling { en = "x", fr = "x" } ann:buys "Kick" end, "fe.buy.combined-cost")`,
			"ruling does not stand inside refused"},
		{"a shuffle", `begin()
refused(function() shuffle_gives { "Punch" } ann:buys "Kick" end, "fe.buy.combined-cost")`, "shuffle_gives does not stand inside refused"},
		{"a late set-up", `begin()
refused(function() stacks { weakness = 3 } ann:buys "Kick" end, "fe.buy.combined-cost")`, "stacks comes too late"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if r := run1(t, c.body); r.Err == nil || !strings.Contains(r.Err.Error(), c.want) {
				t.Errorf("got %v\nwant … %s …", r.Err, c.want)
			}
		})
	}
}

// TestRefusedLeavesNothing proves that what stands inside refused is as if it had not been: for a move, and for a
// set-up.
func TestRefusedLeavesNothing(t *testing.T) {
	for _, body := range []string{
		`refused(function() ann:buys "Kick" end, "fe.buy.combined-cost")
refused(function() ann:buys "Kick" end, "fe.buy.combined-cost")
ann:plays "Punch"
expect(ann.power):is(1)`,
		// Nothing of the refused set-up is left: neither its stacks nor its cards.
		`refused(function() stacks { kick = 17 } begin() end, "fe.components.kicks")
ann:plays "Punch"
expect(kick):count(16)`,
		`refused(function() main_deck { "Grid", "Grid" } stacks { kick = 17 } begin() end, "fe.components.kicks")
main_deck:on_top { "Kid Flash" }
ann:plays "Punch"
expect(main_deck):top "Kid Flash"`,
	} {
		r := run1(t, strings.ReplaceAll(body, "Kid Flash", "Vibe"))
		if r.Err != nil {
			t.Errorf("%s\n%v", body, r.Err)
		}
	}
}

// TestRefusedMovesNothing plays the shipped scenarios with and without the refusals in them: everything else is the
// same.
func TestRefusedMovesNothing(t *testing.T) {
	line := regexp.MustCompile(`(?m)^refused\(function\(\) \w+:.* end, "[a-z.0-9-]+"\)$`)
	tried := 0
	for name, source := range shipped(t) {
		without := line.ReplaceAllString(source, "")
		if without == source {
			continue
		}
		var logs [2]string
		for i, source := range []string{source, without} {
			s, err := Compile(name, name, source)
			if err != nil {
				t.Fatal(err)
			}
			r := s.Run(Options{})
			if r.Log == nil {
				continue // without its refusals the match never begins
			}
			var kept []string
			for line := range strings.Lines(string(log.Text(r.Log, engine.EN))) {
				if trimmed := strings.TrimSpace(line); !strings.HasPrefix(trimmed, "REFUSED") &&
					!strings.HasPrefix(trimmed, "settings") {
					kept = append(kept, line)
				}
			}
			logs[i] = strings.Join(kept, "")
		}
		if logs[1] != "" {
			tried++
		}
		if logs[1] != "" && logs[0] != logs[1] {
			t.Errorf("%s goes on otherwise without its refusals", name)
		}
	}
	if tried < 200 {
		t.Errorf("only %d scenarios have a refusal", tried)
	}
}

// TestAnImpossibleTableRefusesNoMove proves that a table which no game comes to is the script's mistake, also where a
// move in refused is the first that needs it: only an attempt to begin is refused for it.
func TestAnImpossibleTableRefusesNoMove(t *testing.T) {
	checkScripts(t, `scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = "Spider-Man", hand = {} }, { "Ben", character = "Jennifer Walters", hand = {}, changed_form = true } }
`, []struct{ script, want string }{
		{`refused(function() ben:changes_form() end, "mc.player-turn.change-form")`,
			"test.lua:3: this set-up is impossible"},
		{`refused(function() ben:changes_form() end)`, "test.lua:3: this set-up is impossible"},
		{`refused(function() ann:pays_with("Energy", "Genius") end, "mc.player-turn.change-form")`,
			"test.lua:3: this set-up is impossible"},
		{`refused(function() begin() end, "mc.player-turn.change-form")`, ""},
	})
}
