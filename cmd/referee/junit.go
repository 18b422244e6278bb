package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"path"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
)

// The JUnit report, as far as continuous-integration servers read it.
type (
	junitSuite struct {
		XMLName  xml.Name    `xml:"testsuite"`
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Skipped  int         `xml:"skipped,attr,omitempty"`
		Time     string      `xml:"time,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Name    string        `xml:"name,attr"`
		Folder  string        `xml:"classname,attr"`
		File    string        `xml:"file,attr"`
		Time    string        `xml:"time,attr"`
		Failure *junitProblem `xml:"failure"`
		Error   *junitProblem `xml:"error"`
		Skipped *struct{}     `xml:"skipped"`
	}
	junitProblem struct {
		Type    string `xml:"type,attr"`
		Message string `xml:"message,attr"`
		Text    string `xml:",chardata"`
	}
)

func (t *tester) writeJUnit(report *suite.Report) error {
	s := junitSuite{Name: junitName, Time: junitTime(report.Wall)}
	for i := range report.Cases {
		c := &report.Cases[i]
		j := junitCase{Name: path.Base(c.Name), Folder: path.Dir(c.Name), File: c.File, Time: junitTime(c.Took)}
		if c.Status == suite.Uncompared {
			j.Skipped = &struct{}{}
			s.Skipped++
		}
		if !c.OK() {
			first, _, _ := strings.Cut(c.Says(t.lang), "\n")
			problem := &junitProblem{Type: string(c.Status), Message: first,
				Text: t.account(c, "", 0, golden.View{Lang: t.lang}, false)}
			if c.Status == suite.Broken {
				j.Error = problem
				s.Errors++
			} else {
				j.Failure = problem
				s.Failures++
			}
		}
		s.Cases = append(s.Cases, j)
	}
	s.Tests = len(s.Cases)
	text, err := s.bytes()
	if err == nil {
		err = files.Write(t.flags.junit, text, isJUnit)
	}
	if err != nil {
		return engine.Errorf("--junit: %v", "--junit : %v", err)
	}
	return nil
}

// junitName is the name of the suite in a report of this program.
const junitName = "referee"

// bytes gives a report as it is written.
func (s *junitSuite) bytes() ([]byte, error) {
	text, err := xml.MarshalIndent(s, "", "  ")
	return append([]byte(xml.Header), append(text, '\n')...), err
}

// isJUnit tells whether a text is an earlier report of this program, and nothing else: written anew it has the same
// bytes. The report of another program, or a note that somebody put into one, is somebody's work.
func isJUnit(text []byte) bool {
	var s junitSuite
	if xml.Unmarshal(text, &s) != nil || s.Name != junitName {
		return false
	}
	again, err := s.bytes()
	return err == nil && bytes.Equal(again, text)
}

func junitTime(d time.Duration) string { return fmt.Sprintf("%.6f", d.Seconds()) }
