package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// claimed are statements of which something comes true sooner or later, by game; {x} is a small number, {back} the
// other face of Ann's identity.
var claimed = map[string][]string{
	"forever-evil": {
		`that(ann.power):at_least({x})`,
		`that(ann.discard):count({x})`,
		`that(ann.hand):count({x})`,
		`that(ann.in_play):count({x})`,
		`that(ben.hand):count({x})`,
		`that(ann.discard):has "Kick"`,
	},
	"champions": {
		`that(ann.identity):has "{back}", that(villain:damage "Rhino I"):at_least({x})`,
		`that(ann.identity):has "{back}", that(main_scheme:threat "The Break-In!"):at_least(1), that(villain:damage "Rhino I"):at_least(2)`,
		`that(ann.identity):has "{back}", that(ann.discard):count({x})`,
		`that(ann.identity):has "{back}", that(ann.in_play):count(1)`,
		`that(ann.identity):has "{back}", that(ann):may_not("changes_form")`,
		`that(villain:damage "Rhino I"):at_least({x})`,
		`that(ann.in_play):count({x})`,
		`that(ann.hand):count({x})`,
	},
}

// TestPlayOfClaimsCanBePasted makes claims of tables dealt by chance: what is printed for them, laid behind the same
// table, is played to a table of which the statements are true.
func TestPlayOfClaimsCanBePasted(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for _, id := range slices.Sorted(maps.Keys(claimed)) {
		game := games.Find(id)
		rules := game.Rules(game.Editions[0])
		heads := map[string][]string{"forever-evil": {"Lex Luthor", "Sinestro", "Bizarro", "Deathstroke"}}[game.ID]
		if heads == nil {
			heads = []string{"Carol Danvers", "Jennifer Walters", "Peter Parker", "T'Challa"}
		}
		played, behind := 0, 0
		for seed := range 60 {
			chance := engine.NewPCG(uint64(seed))
			ann, back := heads[chance.Below(len(heads))], ""
			if d := rules.Cards[rules.FindCard(ann)].Back; d != 0 {
				if back = rules.Cards[d].Name[engine.EN]; chance.Below(2) == 0 { // either face begins
					ann, back = back, ann
				}
			}
			header := ""
			if back != "" && chance.Below(2) == 0 {
				header = `, windows = "pass"`
			}
			table := fmt.Sprintf("scenario \"t\" { game = %q, seed = %d%s }\nlocal ann, ben = players { { \"Ann\", character = %q }, { \"Ben\" } }\n",
				game.ID, seed, header, ann)
			says := claimed[game.ID][chance.Below(len(claimed[game.ID]))]
			says = strings.NewReplacer("{x}", fmt.Sprint(1+chance.Below(7)), "{back}", back).Replace(says)
			within := []string{"this turn", "1 turn", "3 moves", "4 moves"}[chance.Below(4)]
			run := func(script string) *Result {
				s, err := Compile("t", "t.lua", table+script)
				if err != nil {
					t.Fatal(err)
				}
				return s.Run(Options{Explore: true, Lenient: true})
			}
			r := run(fmt.Sprintf("possible { %s, within = %q, states = 6000 }", says, within))
			if len(r.Claims) == 0 {
				t.Errorf("%s%s: %v", table, says, r.Err)
				continue
			}
			play := r.Claims[0].Play
			if len(play) == 0 {
				continue
			}
			played++
			lines := strings.Join(play, "\n")
			if _, then, ok := strings.Cut(lines, "changes_form"); ok && strings.Contains(then, back) {
				behind++
			}
			again := run(lines + "\n" + strings.ReplaceAll(strings.ReplaceAll(says, "that(", "expect("), ", expect(",
				"\nexpect("))
			if again.Err != nil {
				t.Errorf("%s%s\nstates %s, and gives %s", table, lines, says, told(again.Err))
			}
		}
		if played < 25 || game.ID == "champions" && behind < 5 {
			t.Errorf("%s: %d lines of play, %d go on behind a change of form: too few to prove anything", game.ID,
				played, behind)
		}
	}
}
