package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"path"
	"strings"
	"time"

	"tablereferee/engine"
	"tablereferee/referee/files"
	"tablereferee/referee/golden"
	"tablereferee/referee/suite"
)

// The JUnit report, as far as continuous-integration servers read it.
type (
	junitSuite struct {
		XMLName  xml.Name    `xml:"testsuite"`
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
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
	}
	junitProblem struct {
		Type    string `xml:"type,attr"`
		Message string `xml:"message,attr"`
		Text    string `xml:",chardata"`
	}
)

func (t *tester) writeJUnit(report *suite.Report) error {
	s := junitSuite{Name: "referee", Time: junitTime(report.Wall)}
	for i := range report.Cases {
		c := &report.Cases[i]
		j := junitCase{Name: path.Base(c.Name), Folder: path.Dir(c.Name), File: c.File, Time: junitTime(c.Took)}
		if !c.OK() {
			first, _, _ := strings.Cut(c.Says(t.lang), "\n")
			problem := &junitProblem{Type: string(c.Status), Message: first, Text: t.account(c, "", 0, golden.View{Lang: t.lang}, false)}
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
	text, err := xml.MarshalIndent(s, "", "  ")
	if err == nil {
		err = files.Write(t.flags.junit, append([]byte(xml.Header), append(text, '\n')...), beginsJUnit)
	}
	if err != nil {
		return engine.Errorf("--junit: %v", "--junit : %v", err)
	}
	return nil
}

// beginsJUnit tells whether a file may be an earlier report, of this program or of another: other XML is somebody's work.
func beginsJUnit(head []byte) bool {
	head = bytes.TrimPrefix(head, []byte("\ufeff"))
	if declared, rest, ok := bytes.Cut(head, []byte("?>")); ok && bytes.HasPrefix(declared, []byte("<?xml ")) {
		head = rest
	}
	name, ok := bytes.CutPrefix(bytes.TrimSpace(head), []byte("<testsuite"))
	return ok && len(name) > 0 && bytes.IndexByte([]byte("s >/\t\r\n"), name[0]) >= 0
}

func junitTime(d time.Duration) string { return fmt.Sprintf("%.6f", d.Seconds()) }
