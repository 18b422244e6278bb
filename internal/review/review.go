// Package review lets somebody judge the logs that have changed, and those that are new, and makes the golden ones of
// those that are accepted. What may be accepted, and how it is written, is decided where scenarios are tested (package
// suite): here is only kept what is left to judge.
package review

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/changes"
	"tablereferee/internal/suite"
)

// State is what was decided about a log.
type State byte

// The states of a log.
const (
	Open     State = iota // it is left to judge
	Skipped               // it was put off
	Rejected              // it is not right: rules or script are to be mended
	Accepted              // it is the golden one now
	Settled               // there is nothing to judge any more: its script was mended
	Unfit                 // its script does not hold any more, so that it has no log to accept
)

// Item is a log that is to be judged.
type Item struct {
	Case  *suite.Case
	Alike int // those of a group with the same number change in the same kinds to their end
	State State
}

// Left says whether the log is still to be judged.
func (i *Item) Left() bool { return i.State == Open || i.State == Skipped }

// Group is some logs that change in the same way, or those that are new.
type Group struct {
	ID     string
	Change *changes.Group // nil for new logs
	Items  []*Item
}

// NewLogs is the id of the group of those that have no golden log.
const NewLogs = "@new"

// Left gives the logs of the group that are still to be judged.
func (g *Group) Left() (out []*Item) {
	for _, i := range g.Items {
		if i.Left() {
			out = append(out, i)
		}
	}
	return out
}

// Session is a review.
type Session struct {
	Groups []*Group      // the greatest first, and new logs last
	Unfit  []*suite.Case // scenarios that fail or are broken: they have no log that could be accepted
	DryRun bool          // nothing is written, and only told what would be
	runner suite.Runner
}

// New makes a review of what a runner has found.
func New(runner suite.Runner, report *suite.Report) *Session {
	s := &Session{runner: runner}
	s.runner.Update = false
	groups, of := suite.Changes(report.Cases)
	for _, g := range groups {
		group := &Group{ID: g.ID, Change: g}
		for _, m := range g.Members {
			group.Items = append(group.Items, &Item{Case: of[m.Index], Alike: m.Alike})
		}
		s.Groups = append(s.Groups, group)
	}
	fresh := &Group{ID: NewLogs}
	for i := range report.Cases {
		switch c := &report.Cases[i]; c.Status {
		case suite.Missing:
			fresh.Items = append(fresh.Items, &Item{Case: c})
		case suite.Failed, suite.Broken:
			s.Unfit = append(s.Unfit, c)
		}
	}
	if len(fresh.Items) > 0 {
		s.Groups = append(s.Groups, fresh)
	}
	return s
}

// Items gives all logs, in the order in which they are judged.
func (s *Session) Items() (out []*Item) {
	for _, g := range s.Groups {
		out = append(out, g.Items...)
	}
	return out
}

// Count is how many logs are in a state.
func (s *Session) Count(states ...State) (n int) {
	for _, i := range s.Items() {
		if slices.Contains(states, i.State) {
			n++
		}
	}
	return n
}

// Find gives the logs that somebody means: of a group by its id, of a scenario by its name, or of all scenarios in a
// folder.
func (s *Session) Find(meant string) []*Item {
	for _, g := range s.Groups {
		if strings.EqualFold(g.ID, meant) {
			return g.Items
		}
	}
	return s.Named(meant)
}

// Named is Find for what is no group's id, whatever it looks like.
func (s *Session) Named(meant string) []*Item {
	var out []*Item
	folder := strings.TrimSuffix(meant, "/") + "/"
	for _, i := range s.Items() {
		if n := i.Case.Name; strings.EqualFold(n, meant) || meant == "." ||
			len(n) > len(folder) && strings.EqualFold(n[:len(folder)], folder) {
			out = append(out, i)
		}
	}
	return out
}

// Words gives what Find knows, for whoever looks for what was meant.
func (s *Session) Words() (out []string) {
	for _, g := range s.Groups {
		out = append(out, g.ID)
		for _, i := range g.Items {
			out = append(out, i.Case.Name)
		}
	}
	return out
}

// Written is a golden file that was written, or that had another name.
type Written struct {
	Path string
	From string // its path before, where it was only renamed
}

// Refused is a log that was not accepted, and why.
type Refused struct {
	Item      *Item
	Why       error
	Unwritten bool // it would have been accepted, and could not be written
}

// changed is why a log is not accepted: what was looked at is not there any more.
var changed = engine.Errorf("its log is another one by now; look at it again",
	"son journal n'est plus le même ; regardez-le de nouveau")

// otherGolden is why a log is not accepted: it was looked at beside another golden file.
var otherGolden = engine.Errorf("its golden file is another one by now; look at it again",
	"son fichier de référence n'est plus le même ; regardez-le de nouveau")

// Accept makes the logs golden that are left of some. Each scenario is played once more, and only the very log is
// accepted that was looked at, in the place of the very golden file that it was held against.
func (s *Session) Accept(ctx context.Context, items []*Item) (written []Written, refused []Refused, err error) {
	meant := map[string]*Item{}
	twins := map[string]bool{}
	for _, i := range items {
		if i.State == Accepted || i.State == Settled || i.State == Unfit {
			continue
		}
		meant[i.Case.Name] = i
		if i.Case.Twin != "" {
			twins[i.Case.Twin] = true
		}
	}
	if len(meant) == 0 {
		return nil, nil, nil
	}
	if s.DryRun {
		return s.would(items, meant), nil, nil
	}
	for _, i := range items {
		if meant[i.Case.Name] == i && !s.runner.AgreedOn(i.Case) {
			delete(meant, i.Case.Name)
			refused = append(refused, Refused{Item: i, Why: otherGolden})
			s.Again(ctx, i)
		}
	}
	if len(meant) == 0 {
		return nil, refused, nil
	}
	runner := s.runner
	runner.Update = true
	runner.Accepts = func(name string, text []byte) bool {
		return meant[name] != nil && bytes.Equal(text, log.Text(meant[name].Case.Result.Log, engine.EN))
	}
	report, err := runner.Run(ctx, func(name string) bool { return meant[name] != nil || twins[name] }, nil)
	if report == nil {
		return nil, nil, err
	}
	for n := range report.Cases {
		c := &report.Cases[n]
		i := meant[c.Name]
		if i == nil {
			continue
		}
		if c.Moved != "" {
			written = append(written, Written{c.Golden, s.runner.Golden.Path(c.Moved)})
		} else if c.Written {
			written = append(written, Written{Path: c.Golden})
		}
		switch {
		case c.Status == suite.Passed:
			i.State = Accepted
		case c.Status == suite.Differs || c.Status == suite.Missing:
			refused = append(refused, Refused{Item: i, Why: changed})
			s.take(i, *c)
		case c.Unwritten: // what is left to judge is the same
			refused = append(refused, Refused{i, c.Err, true})
		default:
			refused = append(refused, Refused{Item: i, Why: c.Err})
			s.take(i, *c)
		}
	}
	return written, refused, err
}

// would says what Accept would write.
func (s *Session) would(items []*Item, meant map[string]*Item) (written []Written) {
	for _, i := range items {
		if meant[i.Case.Name] != i {
			continue
		}
		i.State = Accepted
		w := Written{Path: i.Case.Golden}
		if i.Case.Twin != "" {
			w.From = s.runner.Golden.Path(i.Case.Twin)
		}
		written = append(written, w)
	}
	return written
}

// Again plays the scenario of a log once more, as its script may be another one now.
func (s *Session) Again(ctx context.Context, i *Item) { s.take(i, s.runner.Play(ctx, i.Case.Name)) }

// take puts what a scenario gives now in the place of what it gave.
func (s *Session) take(i *Item, c suite.Case) {
	i.Case = &c
	switch c.Status {
	case suite.Passed:
		i.State = Settled
	case suite.Differs, suite.Missing:
		i.State = Open
	default:
		i.State = Unfit
	}
}
