package main

import (
	"fmt"
	"strings"

	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
)

// annotate writes a GitHub annotation for each case that is not well, where the run is one of GitHub's. They go to
// the error stream, so that the output of --json stays one object.
func (t *tester) annotate(report *suite.Report) {
	if t.env("GITHUB_ACTIONS") != "true" {
		return
	}
	told := 0
	for i := range report.Cases {
		c := &report.Cases[i]
		if c.OK() {
			continue
		}
		at := ""
		if !t.at.BuiltIn {
			at = "file=" + githubProperty(c.File) + ","
			if c.Line > 0 {
				at += fmt.Sprintf("line=%d,", c.Line)
			}
			if c.Col > 0 {
				at += fmt.Sprintf("col=%d,", c.Col)
			}
		}
		n, err := fmt.Fprintf(t.err, "::error %stitle=%s::%s\n", at,
			githubProperty(outcome(c).In(t.lang)+" "+c.Name),
			githubText(t.account(c, "", 0, golden.View{Lang: t.lang}, told > plenty)))
		if told += n; err != nil {
			return // there is nobody to tell
		}
	}
}

// githubText escapes a message as GitHub's workflow commands ask for.
func githubText(s string) string {
	s = clean(s)
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(strings.TrimSuffix(s, "\n"))
}

// githubProperty escapes a property, in which colons and commas have a meaning as well.
func githubProperty(s string) string {
	return strings.NewReplacer(":", "%3A", ",", "%2C").Replace(githubText(s))
}
