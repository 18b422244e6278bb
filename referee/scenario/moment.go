package scenario

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
)

// The moment: who begins, whose turn it is, at which step play begins, where it stops, and what has happened before.

// moment is what a header says of the beginning; names of players are looked up when all are known.
type moment struct {
	first, turn             string
	firstStands, turnStands place // in the header
}

// random leaves a choice of the set-up to chance.
const random = "random"

// momentWord reads a label of the header that tells of the beginning; false if it is none.
func (r *run) momentWord(key string, v lua.LValue) bool {
	switch key {
	case "first":
		r.moment.first, r.moment.firstStands = r.whom(key, v), r.here()
	case "turn":
		r.moment.turn, r.moment.turnStands = r.whom(key, v), r.here()
	case "at":
		name, ok := v.(lua.LString)
		if !ok {
			r.failf("at is the name of a step: at = %q", "at est le nom d'une étape : at = %q",
				r.rules.Steps[len(r.rules.Steps)-1].Name)
		}
		r.setup.At = r.stepNamed(string(name)) + 1
	default:
		for i := range r.rules.CountInfo {
			c := &r.rules.CountInfo[i]
			if c.ID == key && c.Global && !c.Outcome {
				r.setup.Counts = append(r.setup.Counts, engine.CountSetup{Player: engine.NoPlayer, Info: i,
					N: r.fixed(c, v)})
				return true
			}
		}
		return false
	}
	return true
}

// momentWords are the labels of a header that tell of the beginning.
func momentWords(rules *engine.Rules) []string {
	out := []string{"first", "turn", "at"}
	for i := range rules.CountInfo {
		if c := &rules.CountInfo[i]; c.Global && !c.Outcome {
			out = append(out, c.ID)
		}
	}
	return out
}

func (r *run) whom(key string, v lua.LValue) string {
	name, ok := v.(lua.LString)
	if !ok || name == "" {
		r.failf("%s names a player: %[1]s = \"Ann\"", "%s désigne un joueur : %[1]s = \"Ann\"", key)
	}
	return string(name)
}

// settleMoment looks the players up that the header names.
func (r *run) settleMoment() {
	if name := r.moment.first; name == random {
		r.setup.First = engine.NoPlayer
	} else if name != "" {
		r.spot = spot{place: r.moment.firstStands}
		r.setup.First = r.seatNamed("first", name)
	}
	if name := r.moment.turn; name != "" {
		r.spot = spot{place: r.moment.turnStands}
		r.setup.Turn = int(r.seatNamed("turn", name)) + 1
	}
	r.spot = spot{}
}

// seatNamed finds a player by name.
func (r *run) seatNamed(word, name string) engine.Player {
	for p, n := range r.sitting {
		if engine.FoldName(n) == engine.FoldName(name) {
			return engine.Player(p)
		}
	}
	r.fail(failure("%s = %q: no player is called that; there are %s",
		"%s = %q : aucun joueur ne s'appelle ainsi ; il y a %s",
		word, clip(name), strings.Join(r.sitting, ", ")).meaning(name, r.sitting))
	return engine.NoPlayer
}

// stepNamed finds a step of the game by its name.
func (r *run) stepNamed(name string) int {
	i, no := StepNamed(r.game, r.rules, name)
	if no != nil {
		r.fail(no)
	}
	return i
}

// StepNamed finds a step of a game by its name in any language; a name without its number is the first of them.
func StepNamed(g *engine.Game, rules *engine.Rules, name string) (int, *Failure) {
	folded := engine.FoldName(name)
	for _, whole := range [...]bool{true, false} {
		for i := range rules.Steps {
			for n := range rules.Steps[i].Name.All() {
				if !whole {
					n, _, _ = strings.Cut(n, ",")
				}
				if engine.FoldName(n) == folded {
					return i, nil
				}
			}
		}
	}
	var names []string
	var all []engine.Text
	for i := range rules.Steps {
		names = slices.AppendSeq(names, rules.Steps[i].Name.All())
		all = append(all, engine.Sayf("%q", "%q", rules.Steps[i].Name))
	}
	return 0, failure("%s has no step %q; its steps are: %s", "%s n'a pas d'étape %q ; ses étapes sont : %s", g.ID,
		clip(name), engine.Join(all, engine.Commas)).meaning(name, names)
}

// deed reads a word that says what has happened to a card or by a player already; false if it is none of the game's.
func (r *run) deed(word string, v lua.LValue, ofPlayer bool, to *engine.Deeds) bool {
	for i := range r.rules.Deeds {
		d := &r.rules.Deeds[i]
		if d.ID != word || d.OfPlayer != ofPlayer {
			continue
		}
		if r.yes(same(word), v) {
			*to |= 1 << i
		}
		return true
	}
	return false
}

// deedWords are the words for what has happened already.
func deedWords(rules *engine.Rules, ofPlayer bool) []string {
	var out []string
	for i := range rules.Deeds {
		if rules.Deeds[i].OfPlayer == ofPlayer {
			out = append(out, rules.Deeds[i].ID)
		}
	}
	return out
}

// untilStep is  until_step "villain phase, step 3": play goes on, and stops when that step is about to begin.
func (r *run) untilStep(L *lua.LState) int {
	r.rulesOrFail()
	r.outside("until_step")
	r.arrived()
	step := r.stepNamed(text(L.Get(1)))
	r.until = until{step: step + 1, line: r.at()}
	if r.m == nil {
		r.begin()
		return 0
	}
	r.log.Mark(r.at())
	r.d.stopAt = r.until.step
	if r.d.stopped {
		r.resume()
	}
	return 0
}

// until is a step that a script waits for, and the line that does.
type until struct{ step, line int }

// resume goes on from where until_step has stopped.
func (r *run) resume() {
	r.d.advance()
	r.matchErr()
}

// onward passes the optional windows before a step that is waited for, where the header says so. It is called by the
// first line that looks at the table: until then a line may answer them.
func (r *run) onward() {
	for r.windows && r.d != nil && r.d.stopAt > 0 && r.d.q != nil && r.pass(r.d.q) {
	}
}

// arrived stops a script that asks for something while it still waits for a step.
func (r *run) arrived() {
	if f := r.unreached(); f != nil {
		r.fail(f)
	}
}

// unreached is the failure of a script that waits for a step which has not come; nil if it does not.
func (r *run) unreached() *Failure {
	r.onward()
	if r.d == nil || r.d.stopAt == 0 {
		return nil
	}
	f := failure("until_step %q, on line %d: that step has not come",
		"until_step %q, à la ligne %d : cette étape n'est pas venue",
		r.rules.Steps[r.until.step-1].Name, r.until.line)
	if r.game.Done(r.m) {
		f.What = engine.Sayf("%s: the game is over before it", "%s : la partie est finie avant elle", f.What)
		return f.citing(r.rules, r.endedBy())
	}
	f.citing(r.rules, r.rules.Steps[r.until.step-1].Cite)
	if r.d.q != nil {
		f.What = engine.Sayf("%s; the open question is %s", "%s ; la question ouverte est %s", f.What,
			r.question(r.d.q))
		f.Legal = r.lines(r.d.q)
	}
	return f
}

// endedBy gives the clauses by which the game is over: of the line of the log that says so.
func (r *run) endedBy() engine.Clauses {
	for _, e := range slices.Backward(r.log.Events) {
		if k := &r.rules.Kinds[e.Kind]; k.Chapter && !k.Opens && e.Cite != 0 {
			return e.Cite
		}
	}
	return 0
}
