package scenario

import (
	"errors"
	"regexp"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// Messages give examples with players called ann and ben. Where a script holds its players under other names, they are
// said with these, so that an example can be pasted.

// samplePlayer is a player in an example: ann.hand, ann:plays, expect(ann), has(ben, "gains", …).
var samplePlayer = regexp.MustCompile(`\b(ann|ben)([.:)]|, ")`)

// written says whether a script has a name anywhere: then it means something there, and is no example.
func (s *Script) written(name string) bool {
	return regexp.MustCompile(`\b` + name + `\b`).MatchString(s.Source)
}

// ours puts the names of the script's players into the examples of what it is told.
func (r *run) ours(err error) error {
	var e *sandbox.Error
	if !errors.As(err, &e) || len(r.names) == 0 {
		return err
	}
	named := func(t *engine.Text) {
		for l := range engine.Spoken() {
			t[l] = samplePlayer.ReplaceAllStringFunc(t[l], func(said string) string {
				name, p := said[:3], 0
				if name == "ben" {
					p = min(1, len(r.names)-1)
				}
				if r.script.written(name) {
					return said
				}
				return r.variable(engine.Player(p)) + said[3:]
			})
		}
	}
	var f *Failure
	if errors.As(e.Err, &f) {
		named(&f.What)
		named(&f.Hint)
	}
	named(&e.Msg)
	named(&e.Hint)
	r.fewer(e)
	return err
}

// noPlayer is the message over a name that stands for nothing, of which something is said as of a player.
var noPlayer = regexp.MustCompile(`^([\pL_][\pL\pN_]*) is nil, so `)

// fewer adds to an error over a name behind  local ann, ben = players { … }  that nobody stands for how many players
// there are.
func (r *run) fewer(e *sandbox.Error) {
	m := noPlayer.FindStringSubmatch(e.Msg[engine.EN])
	if m == nil || e.Hint != (engine.Text{}) {
		return
	}
	for i, kept := range r.script.program.Named("players") {
		if kept == m[1] && i >= len(r.names) {
			quoted := make([]string, len(r.names))
			for p := range r.names {
				quoted[p] = strconv.Quote(r.names[p])
			}
			e.Hint = engine.Sayf("players names %s only: %s; another one has braces of its own: players { { %s, … }, { \"…\", … } }",
				"players ne nomme que %s : %s ; un autre a ses propres accolades : players { { %s, … }, { \"…\", … } }",
				engine.Counted(len(r.names), engine.Text{"player", "joueur"}), strings.Join(quoted, ", "), quoted[0])
		}
	}
}
