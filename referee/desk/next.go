package desk

import (
	"errors"
	"regexp"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// Next is what a script may say next: what is legal where its beginning leaves the table.
type Next struct {
	Begun bool          `json:"begun,omitempty"` // the game has begun: nothing more is set up
	Lines []engine.Text `json:"lines"`
}

// next plays the beginning of a script and tells what is legal behind it. What it expects need not hold.
func (d *Desk) next(r *Request, out *Reply) error {
	above := *r
	above.Script = closed(r.Script)
	script, options, err := d.script(&above)
	if err != nil {
		return err
	}
	options.Lenient = true
	live, err := script.Live(options)
	begun := err == nil
	if errors.Is(err, scenario.ErrNotBegun) {
		above.Script += "\nbegin()\n"
		if script, _, err = d.script(&above); err != nil {
			return err
		}
		live, err = script.Live(options)
	}
	if err != nil {
		return err
	}
	defer live.Close()
	out.Next = &Next{Begun: begun, Lines: []engine.Text{}}
	if q := live.Question(); q != nil {
		for i := range q.Answers {
			out.Next.Lines = append(out.Next.Lines, live.Line(i))
		}
	}
	return nil
}

// opens finds the line with which a branch or what is refused begins, and closes how it ends.
var (
	opens  = regexp.MustCompile(`^\s*(?:what_if|refused)\s*\(.*\bfunction\s*\(\s*\)\s*(?:--.*)?$`)
	closes = regexp.MustCompile(`^\s*end\s*[,)]`)
)

// closed is the beginning of a script with an end to each branch that it leaves open: what is played in them is played
// at the table itself, where it is seen what is legal then.
func closed(script string) string {
	lines, within := strings.Split(script, "\n"), 0
	for i := len(lines) - 1; i >= 0; i-- {
		switch {
		case closes.MatchString(lines[i]):
			within++
		case !opens.MatchString(lines[i]):
		case within > 0:
			within--
		default:
			lines[i] = "do"
			lines = append(lines, "end")
		}
	}
	return strings.Join(lines, "\n")
}
