package main

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"tablereferee/referee/suite"
)

// slowest is how many of the slowest scenarios the summary names.
const slowest = 3

// showText prints what was found, for people.
func (t *tester) showText(report *suite.Report) error {
	var b bytes.Buffer
	colour := t.colour()
	for i := range report.Cases {
		c := &report.Cases[i]
		switch {
		case c.Removed:
			fmt.Fprintf(&b, "removed %s\n", c.Golden)
		case c.Written:
			fmt.Fprintf(&b, "wrote %s\n", c.Golden)
		case !c.OK():
			fmt.Fprintf(&b, "%s %s\n", paint(colour, c.Status, string(c.Status)), c.Name)
			b.WriteString(t.account(c, "  ", colour))
			b.WriteByte('\n')
		}
	}
	t.summary(&b, report, colour)
	_, err := t.out.Write(b.Bytes())
	return err
}

// paint colours a status.
func paint(colour bool, s suite.Status, text string) string {
	switch {
	case !colour:
		return text
	case s == suite.Passed:
		return "\x1b[32m" + text + "\x1b[0m"
	case s == suite.Missing || s == suite.Orphan:
		return "\x1b[33m" + text + "\x1b[0m"
	}
	return "\x1b[31m" + text + "\x1b[0m"
}

// account says what is wrong with a case and what mends it. The difference has its own first column and takes no margin.
func (t *tester) account(c *suite.Case, margin string, colour bool) string {
	var b bytes.Buffer
	say := func(s string) { fmt.Fprintln(&b, margin+strings.ReplaceAll(s, "\n", "\n"+margin)) }
	say(c.Message)
	if c.Difference != nil {
		// A buffer takes everything.
		_ = c.Difference.Write(&b, colour)
	}
	if m := t.mend(c); m != "" {
		say(m)
	}
	return b.String()
}

// mend names what to do about a case.
func (t *tester) mend(c *suite.Case) string {
	update := fmt.Sprintf("referee test --update%s %s", t.lib.flags, shellWord(c.Name))
	switch {
	case t.lib.goldenDir == "" || c.Removed:
		return ""
	case c.Unaccepted && c.Golden != "":
		return c.Golden + " was left as it was: only a scenario that holds is accepted"
	case c.Status == suite.Missing:
		return "read its log, and if it is right:  " + update
	case c.Status == suite.Differs:
		return "if the new log is right:  " + update
	case c.Status == suite.Orphan:
		return "to remove it:  " + update
	}
	return ""
}

// summary counts the outcomes in one line, and names the slowest in a second.
func (t *tester) summary(b *bytes.Buffer, report *suite.Report, colour bool) {
	scenarios := len(report.Cases) - report.Count(suite.Orphan)
	fmt.Fprintf(b, "%d scenario%s", scenarios, plural(scenarios))
	sep := ": "
	for _, s := range []suite.Status{suite.Passed, suite.Failed, suite.Differs, suite.Missing, suite.Broken, suite.Orphan} {
		n := 0
		for i := range report.Cases {
			if c := &report.Cases[i]; c.Status == s && !c.Removed {
				n++
			}
		}
		if n > 0 {
			b.WriteString(sep + paint(colour, s, fmt.Sprintf("%d %s", n, s)))
			sep = ", "
		}
	}
	b.WriteByte('\n')
	fmt.Fprintf(b, "%s", seconds(report.Wall))
	sep = "; slowest "
	for _, c := range report.Slowest(slowest) {
		if c.Took > 0 {
			fmt.Fprintf(b, "%s%s %s", sep, c.Name, seconds(c.Took))
			sep = ", "
		}
	}
	b.WriteByte('\n')
}

func plural(n int) string {
	if n == 1 {
		return ""
	}
	return "s"
}

// seconds writes a duration to the precision that matters to a person.
func seconds(d time.Duration) string {
	if d < time.Second {
		return fmt.Sprintf("%.1f ms", float64(d)/1e6)
	}
	return fmt.Sprintf("%.2f s", d.Seconds())
}
