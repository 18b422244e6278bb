package suite

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/golden"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

var update = flag.Bool("update", false, "write down anew what the house rules change")

// switchesFile holds what was read and agreed of a game.
func switchesFile(game *engine.Game) string { return "testdata/switches-" + game.ID + ".txt" }

// shownAt is in how many scenarios each house rule is written down.
const shownAt = 3

// telling is how many lines of change tell best what a rule does: fewer may only drop a remark, more are hard to read.
const telling = 7

// readable is how many lines of change anybody reads.
const readable = 200

// changesNothing are clauses that a run may set to no effect that a log could tell, with the reason.
var changesNothing = map[string]string{
	"rivals.setup.two-players":     "the game has two sides, and no third one comes about by a number",
	"rivals.components.characters": "how many there are is counted, and each is a card of its own",
}

// house is a scenario that is played with one rule set otherwise than it is printed.
type house struct {
	clause   string
	value    int
	scenario string
	changes  []string
	stopped  bool
}

func (h *house) head() string { return fmt.Sprintf("%s = %d, %s", h.clause, h.value, h.scenario) }

// TestWhatEachHouseRuleChanges plays scenarios that show a clause once more with that clause set otherwise, for every
// clause that a run may set, and compares what becomes different with what was read and agreed: nothing else does, and
// no such rule is without an effect. A scenario that is altered may need -update, and a look at what the file says
// then.
func TestWhatEachHouseRuleChanges(t *testing.T) {
	if testing.Short() {
		t.Skip("one scenario after the other, for each rule that a run may set otherwise")
	}
	for _, game := range games.All() {
		t.Run(game.ID, func(t *testing.T) { houseRulesOf(t, game) })
	}
}

func houseRulesOf(t *testing.T, game *engine.Game) {
	rules, file := game.Rules(game.Editions[0]), switchesFile(game)
	scripts := scenario.NewFolder(scenarios.FS, "scenarios")
	var all []house
	if *update {
		all = choose(t, game, scripts)
	} else {
		all = agreed(t, file)
	}
	held := map[string]bool{}
	var out strings.Builder
	for i := range all {
		h := &all[i]
		if held[h.clause] = true; !*update {
			is := played(t, scripts, h.clause, h.value, h.scenario)
			if !slices.Equal(is.changes, h.changes) {
				t.Errorf("%s changes other things than agreed (go test ./internal/suite -run HouseRule -update writes them down anew):\n%s\nagreed:\n%s",
					h.head(), strings.Join(is.changes, "\n"), strings.Join(h.changes, "\n"))
			}
		}
		if c, _ := rules.Book.Find(h.clause); h.value == 0 && !rules.Book.Info(c).IsNumber() {
			for _, line := range h.changes {
				if actsThough(line, h.clause) {
					t.Errorf("%s: the rule is off, and cited beside others:\n%s", h.head(), line)
				}
			}
		}
		fmt.Fprintf(&out, "%s\n%s\n\n", h.head(), strings.Join(h.changes, "\n"))
	}
	for c := range rules.Book.All() {
		if c.Switch && held[c.ID] != (changesNothing[c.ID] == "") {
			t.Errorf("%s may be set by a run: either what it changes is agreed (go test ./internal/suite -run HouseRule "+
				"-update writes it down), or why that is nothing (changesNothing)", c.ID)
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// actsThough says whether a new line of a log cites a rule that is off beside others that are not. Alone it may stand,
// for want of which something is so; and with what it would have allowed, or in the words of a set-up that cannot be.
func actsThough(line, clause string) bool {
	_, cites, found := strings.Cut(strings.TrimSuffix(line, "]"), " [")
	all := strings.Fields(cites)
	return found && strings.HasPrefix(line, "+ ") && len(all) > 1 && slices.Contains(all, clause) &&
		!strings.Contains(line, "is switched off") && !strings.Contains(line, "impossible")
}

// agreed reads what was agreed.
func agreed(t *testing.T, file string) (out []house) {
	t.Helper()
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) { // a rulebook without switches has none; every switch is looked for later
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	for part := range strings.SplitSeq(strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")), "\n\n") {
		lines := strings.Split(part, "\n")
		clause, rest, _ := strings.Cut(lines[0], " = ")
		value, name, _ := strings.Cut(rest, ", ")
		n, err := strconv.Atoi(value)
		if err != nil {
			t.Fatalf("%s: %q is no house rule: %v", file, lines[0], err)
		}
		out = append(out, house{clause: clause, value: n, scenario: name, changes: lines[1:]})
	}
	return out
}

// choose picks, for every clause that a run may set and each value that is worth trying, the scenarios that show it
// best: those that it does not stop, and those in which it changes something, but not everything.
func choose(t *testing.T, game *engine.Game, scripts *scenario.Folder) (out []house) {
	t.Helper()
	runner := Runner{Scenarios: scripts}
	report, err := runner.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for c := range game.Book.All() {
		if !c.Switch {
			continue
		}
		byValue := map[int][]house{}
		for _, shown := range []bool{true, false} { // what is only counted in the box is shown by no scenario
			for j := range report.Cases {
				r := report.Cases[j].Result
				if r == nil || r.Log == nil || r.Game != game || r.HouseRules() || shown != slices.Contains(r.Shows,
					c.ID) {
					continue
				}
				for _, v := range others(c, r.Edition) {
					if h := played(t, scripts, c.ID, v, report.Cases[j].Name); len(h.changes) > 0 {
						byValue[v] = append(byValue[v], h)
					}
				}
			}
			if len(byValue) > 0 {
				break
			}
		}
		for _, v := range slices.Sorted(maps.Keys(byValue)) {
			of := byValue[v]
			slices.SortStableFunc(of, func(a, b house) int {
				if a.stopped != b.stopped {
					return map[bool]int{false: -1, true: 1}[a.stopped]
				}
				return cmp.Compare(max(telling-len(a.changes), len(a.changes)-telling),
					max(telling-len(b.changes), len(b.changes)-telling))
			})
			out = append(out, of[:min(shownAt, len(of))]...)
		}
	}
	return out
}

// others are values of a clause besides the printed one: off, or on; and of a number also one more.
func others(c *engine.ClauseInfo, edition string) []int {
	now, _ := c.In(edition)
	switch {
	case now == 0:
		return []int{1}
	case c.IsNumber():
		return []int{0, now + 1}
	}
	return []int{0}
}

// played plays a scenario with a clause set otherwise and gives the lines that are different then. What the script
// expects does not matter.
func played(t *testing.T, scripts *scenario.Folder, clause string, value int, name string) house {
	t.Helper()
	h := house{clause: clause, value: value, scenario: name}
	script, err := scripts.Compile(name)
	if err != nil {
		t.Fatal(err)
	}
	text := func(rules map[string]int) string {
		ctx, stop := context.WithTimeout(t.Context(), time.Minute)
		defer stop()
		r := script.Run(scenario.Options{Rules: rules, Use: scripts.Use, Lenient: true, Context: ctx})
		if r.Err != nil {
			h.stopped = true
		}
		if r.Log == nil { // the table cannot be laid out
			return r.Err.Error() + "\n"
		}
		record := *r.Log
		record.Settings = nil
		return string(log.Text(&record, engine.EN))
	}
	plain, set := text(nil), text(map[string]int{clause: value})
	if !strings.HasPrefix(set, "referee-log") {
		_, why, _ := strings.Cut(set, ": ") // after the place in the script
		h.changes = []string{"+ " + strings.Join(strings.Fields(why), " ")}
		return h
	}
	parted := false // a move of the script is not made: what follows in it is missing too, and says nothing
	if d := golden.Compare(name, []byte(plain), []byte(set), nil, nil); d != nil {
		for i := range d.Hunks {
			for _, l := range d.Hunks[i].Lines {
				line := string(l.Op) + " " + strings.Join(strings.Fields(l.Text), " ")
				if l.Op == golden.Same || len(line) == 2 || strings.HasPrefix(line[2:], "ruling") ||
					l.Op == golden.Removed && (parted || strings.HasPrefix(line[2:], "state")) {
					continue
				}
				parted = parted || strings.HasPrefix(line, "+ REFUSED")
				h.changes = append(h.changes, line)
			}
		}
	}
	if len(h.changes) > readable { // a run that does not end, or hardly
		h.changes = append(h.changes[:telling], fmt.Sprintf("and %d more", len(h.changes)-telling))
	}
	return h
}
