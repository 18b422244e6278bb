// Package lesson reads lessons: ordered lists of scenarios that teach a game, each with a sentence or two for whoever
// learns it. They are data, in files beside the scenarios.
//
//	lesson.go  what a lesson is, and the lessons of a folder
//	read.go    a file of lessons, read strictly
//	check.go   whether what the lessons name is there
package lesson

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/referee/scenario"
)

// File is the name of the files of lessons. One may lie in every folder of scenarios; what it names are scenarios in
// its own folder and those below.
const File = "lessons.yaml"

// Lesson teaches one matter of a game, from simple to surprising.
type Lesson struct {
	Name  string // by which its page is found
	Title engine.Text
	Aim   engine.Text // what a learner knows after it
	Steps []Step

	file   string // in which it stands, as it is told to a reader
	folder string // of that file, within the folder of scenarios
	line   int
}

// Step is a scenario with what to look at in it.
type Step struct {
	Scenario string // its whole name
	Says     engine.Text

	line int
}

// Mistake is something wrong in a file of lessons.
type Mistake struct {
	File string
	Line int
	Says engine.Text
}

// Mistakes is the error about files of lessons: all that is wrong in them.
type Mistakes []Mistake

// Error tells the mistakes in English.
func (m Mistakes) Error() string { return m.In(engine.EN) }

// In tells the mistakes, each on a line of its own.
func (m Mistakes) In(l engine.Lang) string {
	all := make([]engine.Text, len(m))
	for i, one := range m {
		all[i] = engine.Sayf("%s:%d: %v", "%s:%d : %v", files.Name(one.File), one.Line, one.Says)
	}
	return engine.Join(all, engine.Text{"\n"}).In(l)
}

// err is the mistakes as an error, in the order of the files and lines, nil if there are none.
func (m Mistakes) err() error {
	if len(m) == 0 {
		return nil
	}
	slices.SortStableFunc(m, func(a, b Mistake) int {
		if a.File != b.File {
			return strings.Compare(a.File, b.File)
		}
		return a.Line - b.Line
	})
	return m
}

// most is how many bytes a file of lessons may have. The time that a reader of YAML takes grows with their square where
// somebody means ill.
const most = 1 << 16

// In gives the lessons of a folder of scenarios, file by file, as they stand there.
func In(folder *scenario.Folder) ([]Lesson, error) {
	var out []Lesson
	var bad Mistakes
	fsys := folder.FS()
	err := files.Walk(fsys, func(p string, d fs.DirEntry, _ error) error {
		switch {
		case p != "." && strings.HasPrefix(d.Name(), ".") && d.IsDir():
			return fs.SkipDir
		case d.IsDir() || d.Name() != File:
			return nil
		}
		text, err := files.ReadFS(fsys, p, most)
		if err != nil {
			return engine.Errorf("%s: %v", "%s : %v", files.Name(folder.File(p)), files.Why(err))
		}
		some, wrong := read(text, folder.File(p), path.Dir(p))
		out, bad = append(out, some...), append(bad, wrong...)
		return nil
	})
	if err == nil {
		err = bad.err()
	}
	return out, err
}
