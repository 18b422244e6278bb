package main

import (
	"math"

	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
)

// jsonReport is what test --json prints.
type jsonReport struct {
	Scenarios int `json:"scenarios"`
	Passed    int `json:"passed"`
	Failed    int `json:"failed"` // every case that is not well, orphans too
	// Uncompared are those that were played otherwise and have nothing that they could be held against.
	Uncompared int        `json:"uncompared,omitempty"`
	WallMS     float64    `json:"wall_ms"`
	Written    []string   `json:"written,omitempty"` // golden files, with --update
	Removed    []string   `json:"removed,omitempty"`
	Renamed    []jsonMove `json:"renamed,omitempty"`
	Ignored    []string   `json:"ignored,omitempty"` // files with the names of golden ones that are no logs
	// Overlooked are the paths of what lies among the scenarios as if it were some.
	Overlooked []string   `json:"overlooked,omitempty"`
	Stopped    bool       `json:"interrupted,omitempty"`
	Cases      []jsonCase `json:"cases"`
}

// jsonMove is a golden file that has got the new name of its scenario.
type jsonMove struct {
	From string `json:"from"`
	To   string `json:"to"`
}

// turnWords are the words for what becomes of a scenario that is played otherwise than agreed.
var turnWords = map[suite.Turn]string{suite.Goes: "goes", suite.Unmet: "unmet", suite.Stopped: "stopped"}

type jsonCase struct {
	Name    string       `json:"name"`
	Status  suite.Status `json:"status"`
	Micros  int64        `json:"micros"`
	Turn    string       `json:"turn,omitempty"` // where it is played otherwise: goes, unmet or stopped
	Clauses []string     `json:"clauses"`
	Message string       `json:"message"`
}

func (t *tester) showJSON(report *suite.Report, stopped bool) error {
	out := jsonReport{
		Scenarios: len(report.Cases) - report.Count(suite.Orphan),
		Passed:    report.Count(suite.Passed),

		Uncompared: report.Count(suite.Uncompared),

		WallMS:  math.Round(float64(report.Wall)/1e5) / 10,
		Ignored: report.Others,
		Stopped: stopped,
		Cases:   []jsonCase{},
	}
	for _, o := range t.overlooked {
		if o.kept {
			continue
		}
		out.Overlooked = append(out.Overlooked, o.path)
	}
	for i := range report.Cases {
		c := &report.Cases[i]
		if c.Written {
			out.Written = append(out.Written, c.Golden)
		}
		if c.Moved != "" {
			out.Renamed = append(out.Renamed, jsonMove{t.lib.golden.Path(c.Moved), c.Golden})
		}
		if c.Removed {
			out.Removed = append(out.Removed, c.Golden)
			continue
		}
		j := jsonCase{Name: c.Name, Status: c.Status, Micros: c.Took.Microseconds(), Clauses: notNil(c.Shows())}
		j.Turn = turnWords[c.Turn]
		if !c.OK() {
			out.Failed++
			j.Message = t.account(c, "", 0, golden.View{Lang: t.lang, Whole: t.flags.whole}, false)
		}
		out.Cases = append(out.Cases, j)
	}
	return t.json(out)
}
