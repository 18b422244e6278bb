// Command askgen makes what questions are found with (docs/ask.md).
//
//	askgen learn     learns from the wordings and the marked questions and writes learned.bin (some minutes)
//	askgen weigh     learns only from the marked questions what speaks for a candidate (seconds)
//	askgen prepare   files the scenarios and clauses as they are now, and writes prepared.bin
//	askgen check     tells how well the questions of each set are answered by what the others teach
//	askgen bars      asks the questions of the sets that are named by other bars than those that are in force
//	askgen quality   asks the questions of the sets that are named, and prints how well they are answered
//	askgen named     the same, each question asked of its game
package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"tablereferee/engine/games"
	"tablereferee/internal/files"
	"tablereferee/internal/suite"
	"tablereferee/internal/suite/record"
	"tablereferee/referee/ask"
	"tablereferee/referee/ask/corpus"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/learn"
	"tablereferee/referee/ask/quality"
	"tablereferee/referee/scenario"
)

const (
	learnedFile  = "referee/ask/learned.bin"
	preparedFile = "referee/ask/prepared.bin"
	setsDir      = "referee/ask/testdata/asked"
)

// learning are the sets that something is learnt from; from the others nothing is.
var learning = []string{"working", "working-2", "working-3", "working-4", "working-5", "working-6", "working-7", "working-8",
	"working-9", "working-10", "working-11", "working-12", "working-13", "working-14", "working-15"}

func main() {
	if err := run(context.Background(), os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "askgen:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("learn, weigh, check, prepare, bars, quality or named")
	}
	switch args[0] {
	case "learn":
		return learnAll(ctx)
	case "weigh":
		return weigh(ctx)
	case "prepare":
		m, err := ask.Learned()
		if err != nil {
			return err
		}
		return prepare(ctx, m)
	case "check":
		return check(ctx)
	case "bars":
		return bars(ctx, args[1:])
	case "quality":
		return measure(ctx, args[1:], quality.Measure)
	case "named":
		return measure(ctx, args[1:], quality.MeasureNamed)
	}
	return fmt.Errorf("%q: learn, weigh, check, prepare, bars, quality or named", args[0])
}

// gather gives what can be asked of each game, and the sums of the scenarios that ask nothing.
func gather(ctx context.Context) (all []learn.Game, others map[string]uint32, err error) {
	folder := os.DirFS("scenarios")
	said, err := corpus.ReadWordings(folder)
	if err != nil {
		return nil, nil, err
	}
	report, err := record.Report(ctx, &suite.Runner{Scenarios: scenario.NewFolder(folder, "scenarios")})
	if err != nil {
		return nil, nil, err
	}
	books, err := filepath.Glob("engine/*/book")
	if err != nil {
		return nil, nil, err
	}
	for _, dir := range books {
		clauses, err := corpus.ReadWordings(os.DirFS(dir))
		if err != nil {
			return nil, nil, err
		}
		maps.Copy(said, clauses)
	}
	for _, g := range games.All() {
		all = append(all, learn.Game{Game: g,
			Items: slices.Concat(corpus.Questions(g, report, said), corpus.Clauses(g, said))})
	}
	return all, corpus.Others(report), nil
}

// taught is what there is to learn from.
type taught struct {
	games  []learn.Game
	marked []learn.Marked
}

func teach(ctx context.Context) (taught, error) {
	all, _, err := gather(ctx)
	if err != nil {
		return taught{}, err
	}
	for i := range all { // by house rules nothing is taught
		all[i].Items = slices.DeleteFunc(all[i].Items, func(it index.Item) bool { return it.House })
	}
	questions, err := marked()
	return taught{all, questions}, err
}

func learnAll(ctx context.Context) error {
	t, err := teach(ctx)
	if err != nil {
		return err
	}
	m := learn.Model(t.games, t.marked, tell)
	if err := files.Write(learnedFile, index.PackModel(m), ours); err != nil {
		return err
	}
	return prepare(ctx, m)
}

// weigh learns anew what speaks for a candidate, and how sure it is.
func weigh(ctx context.Context) error {
	m, err := ask.Learned()
	if err != nil {
		return err
	}
	t, err := teach(ctx)
	if err != nil {
		return err
	}
	learn.Weigh(m, t.games, t.marked, tell)
	return files.Write(learnedFile, index.PackModel(m), ours)
}

// check tells what would become of the questions of each set if nothing had been learnt from it.
func check(ctx context.Context) error {
	m, err := ask.Learned()
	if err != nil {
		return err
	}
	t, err := teach(ctx)
	if err != nil {
		return err
	}
	checked := learn.Check(m, t.games, t.marked)
	give := ask.TheBars().Give
	for _, set := range learning {
		of := slices.DeleteFunc(slices.Clone(checked), func(c learn.Checked) bool { return c.Set != set })
		summary(of, give).tell(fmt.Sprintf("%s, at %.2f", set, give))
		for _, c := range of {
			if c.Sure >= give && !c.Right {
				tell("  %.2f %s\n     got %s, not %s", c.Sure, c.Words, c.First, strings.Join(c.Answers[:min(3, len(c.Answers))], ", "))
			}
		}
	}
	for bar := 0.7; bar < 0.97; bar += 0.02 {
		summary(checked, bar).tell(fmt.Sprintf("all, at %.2f", bar))
	}
	return nil
}

// tally is what would become of some questions.
type tally struct {
	all, answerable, first, three, right, wrong, ruled int

	loss float64 // by how much less than wholly sure one was of what came to be
}

// summary counts what would become of questions where an answer is given from a bar on.
func summary(checked []learn.Checked, bar float64) (t tally) {
	for _, c := range checked {
		t.all++
		chance, given := c.Sure, c.Sure >= bar
		if !c.Right {
			chance = 1 - chance
		}
		t.loss -= math.Log(max(chance, 1e-3))
		switch {
		case len(c.Answers) == 0:
			if given {
				t.ruled++
			}
			continue
		case given && c.Right:
			t.right++
		case given:
			t.wrong++
		}
		t.answerable++
		if c.Right {
			t.first++
		}
		if c.Three {
			t.three++
		}
	}
	return t
}

func (t tally) tell(label string) {
	share := quality.Share
	tell("%-18s right first %.1f %%, among three %.1f %%; given and right %.1f %%, something else %.1f %% of all, of those given "+
		"right %.1f %%; given where nothing answers %.1f %%; loss %.3f", label, share(t.first, t.answerable),
		share(t.three, t.answerable), share(t.right, t.answerable), share(t.wrong+t.ruled, t.all),
		share(t.right, t.right+t.wrong+t.ruled), share(t.ruled, t.all-t.answerable), t.loss/float64(t.all))
}

// marked gives the questions of the sets that something is learnt from.
func marked() ([]learn.Marked, error) {
	var out []learn.Marked
	for _, set := range learning {
		questions, err := quality.Read(filepath.Join(setsDir, set+".yaml"))
		if err != nil {
			return nil, err
		}
		for _, q := range questions {
			out = append(out, learn.Marked{Words: q.Asked, Lang: q.Language(), Game: q.Game, Set: set,
				Answers: slices.Concat(q.Answers...), Near: q.Near})
		}
	}
	return out, nil
}

func tell(format string, args ...any) { fmt.Printf(format+"\n", args...) }

// prepare files everything with a model.
func prepare(ctx context.Context, m *index.Model) error {
	all, others, err := gather(ctx)
	if err != nil {
		return err
	}
	games := map[string]*index.Index{}
	for _, g := range all {
		games[g.Game.ID] = index.New(g.Game.ID, corpus.Lexicon(g.Game), m, g.Items)
	}
	return files.Write(preparedFile, index.Pack(games, others), ours)
}

// measure asks the questions of some sets.
func measure(ctx context.Context, sets []string,
	by func(*ask.Records, []quality.Question) (*quality.Report, error)) error {
	records, err := ask.Open(ctx, os.DirFS("scenarios"))
	if err != nil {
		return err
	}
	for _, set := range sets {
		questions, err := quality.Read(filepath.Join(setsDir, set+".yaml"))
		if err != nil {
			return err
		}
		report, err := by(records, questions)
		if err != nil {
			return err
		}
		fmt.Printf("%s\n%s\n", set, report)
	}
	return nil
}

// bars shows, for some sets, what becomes of the figures where more or less is asked of an answer.
func bars(ctx context.Context, sets []string) error {
	records, err := ask.Open(ctx, os.DirFS("scenarios"))
	if err != nil {
		return err
	}
	for _, set := range sets {
		questions, err := quality.Read(filepath.Join(setsDir, set+".yaml"))
		if err != nil {
			return err
		}
		for give := 0.6; give < 0.95; give += 0.04 {
			by := ask.TheBars()
			by.Give = give
			report, err := quality.MeasureWith(records, questions, by)
			if err != nil {
				return err
			}
			t := report.All()
			fmt.Printf("%s, %.2f: right %.1f %%, or offered %.1f %%, something else %.1f %%, of those given right %.1f %%\n",
				set, give, quality.Share(t.Right, t.Answerable), quality.Share(t.Right+t.Offered, t.Answerable),
				quality.Share(t.Wrong+t.Ruled, t.Answerable+t.Nothing), quality.Share(t.Right, t.Right+t.Wrong+t.Ruled))
		}
	}
	return nil
}

// ours says whether a file is one that this command made, in this form or an older one, or empty.
func ours(head []byte) bool { return len(head) == 0 || strings.HasPrefix(string(head), index.PackName) }
