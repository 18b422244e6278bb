package book

import (
	"cmp"
	"context"
	"runtime"
	"slices"
	"sync"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// Shelf is a folder of scenarios.
type Shelf struct {
	Folder *scenario.Folder
	// Own says that the program does not have these scenarios: their scripts stand on their pages.
	Own bool
	// Use finds the files of the word use; nil is the folder's own.
	Use func(name string) (file, source string, err error)
}

// Source is what a book is made of.
type Source struct {
	Games []*engine.Game
	// Shelves are the folders of scenarios. Of several scenarios with one name that of the first shelf is taken.
	Shelves []Shelf
	// Cards are those that the program does not have, by the ids of their games: the engine of the pages plays with
	// them.
	Cards map[string][]engine.Source
}

// Report tells what was written.
type Report struct {
	Files     int
	Bytes     int64
	Questions int
	Clauses   int
	Cards     int
	Left      []Left // the scenarios that are not in it
	Engine    bool   // whether its pages can play and answer, or only be read
}

// Left is a scenario that is not in the book, and why.
type Left struct {
	Name string
	Why  error
}

// Write makes a book of all that a source has and puts it into a folder, which is made where there is none. A folder
// that holds anything else than an older book is left alone. What is written is the same, byte for byte, whenever it is
// made of the same.
func Write(ctx context.Context, dir string, s Source) (*Report, error) {
	f, err := openFolder(dir)
	if err != nil {
		return nil, err
	}
	defer f.close()
	b, err := gather(ctx, s)
	if err != nil {
		return nil, err
	}
	played := packed(b, &s)
	pages := b.pages(played)
	names := make([]string, len(pages))
	for i := range pages {
		names[i] = pages[i].path
	}
	if err := f.begin(names); err != nil {
		return nil, err
	}
	report := &Report{Engine: len(played) > 0, Files: len(pages) + 1, Left: b.left, Bytes: int64(len(marker(names)))}
	for _, g := range b.games {
		report.Questions += len(g.questions)
		report.Clauses += len(g.clauses)
		report.Cards += len(g.rules.Cards) - 1
	}
	sizes, errs := make([]int64, len(pages)), make([]error, len(pages))
	sideBySide(ctx, len(pages), func(i int) {
		var text []byte
		if text, errs[i] = pages[i].make(); errs[i] == nil {
			sizes[i], errs[i] = int64(len(text)), f.put(pages[i].path, text)
		}
	})
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	for i := range pages {
		if errs[i] != nil {
			return nil, errs[i]
		}
		report.Bytes += sizes[i]
	}
	return report, f.end(names)
}

// sideBySide does something for each number below n, with all processors, until it is interrupted.
func sideBySide(ctx context.Context, n int, do func(i int)) {
	var wait sync.WaitGroup
	next := make(chan int)
	for range min(runtime.GOMAXPROCS(0), max(n, 1)) {
		wait.Go(func() {
			for i := range next {
				do(i)
			}
		})
	}
	for i := range n {
		if ctx.Err() != nil {
			break
		}
		next <- i
	}
	close(next)
	wait.Wait()
}

// page is a file of the book, and how it is made.
type page struct {
	path string // with slashes
	make func() ([]byte, error)
}

// pages gives the files of the book, in the order of their paths.
func (b *book) pages(played []page) []page {
	out := append(b.still(), played...)
	out = append(out, b.front(), b.topicsPage(), b.own(), b.playground())
	for _, g := range b.games {
		out = append(out, g.front(), g.readingsPage(), g.clausesPage(), g.search())
		out = append(out, g.teaching()...)
		for _, c := range g.chapters {
			out = append(out, c.contents())
			for i := range c.questions {
				out = append(out, c.question(i))
			}
		}
		for i := range g.sections {
			out = append(out, g.sectionPage(i))
		}
		for i := range g.groups {
			out = append(out, g.groupPage(i))
		}
	}
	slices.SortFunc(out, func(x, y page) int { return cmp.Compare(x.path, y.path) })
	return out
}
