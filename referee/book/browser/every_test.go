//go:build browser

package browser

import (
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tablereferee/engine"
	"tablereferee/referee/explain"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// steps are what a page shows of a scenario, step by step.
type steps struct {
	name string
	says []string
}

// kindOf is a kind of event of a game.
type kindOf struct {
	game string
	kind engine.Kind
}

// everyKind gives few scenarios that have, all together, an event of each kind that any has.
func everyKind(t *testing.T) []steps {
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	names, err := folder.Names()
	if err != nil {
		t.Fatal(err)
	}
	has := make([]map[kindOf]bool, len(names))
	told := make([]steps, len(names))
	left := map[kindOf]bool{}
	for i, name := range names {
		s, err := folder.Compile(name)
		if err != nil {
			t.Fatal(err)
		}
		account := explain.Told(s.Run(scenario.Options{Use: folder.Use}))
		has[i], told[i].name = map[kindOf]bool{}, name
		if account == nil {
			continue
		}
		for k := range account.Steps {
			step := &account.Steps[k]
			told[i].says = append(told[i].says, step.Says[engine.EN])
			if step.In != nil && step.Event >= 0 {
				kind := kindOf{step.In.Game, step.In.Events[step.Event].Kind}
				has[i][kind], left[kind] = true, true
			}
		}
	}
	t.Logf("%d kinds of events", len(left))
	var out []steps
	for len(left) > 0 {
		best, most := 0, 0.0 // kinds for so many steps, and for the page itself
		for i := range has {
			n := 0
			for k := range has[i] {
				if left[k] {
					n++
				}
			}
			if by := float64(n) / float64(len(told[i].says)+60); by > most {
				best, most = i, by
			}
		}
		out = append(out, told[best])
		for k := range has[best] {
			delete(left, k)
		}
	}
	return out
}

// TestEveryKindOfEvent: scenarios with events of every kind (with EVERY=1, else an eighth of them) are stepped
// through, forward and back; each step says what its line in the log says, and the table behind it comes out the same
// both ways.
func TestEveryKindOfEvent(t *testing.T) {
	b := open(t, 1000, 1000)
	all := everyKind(t)
	t.Logf("%d scenarios", len(all))
	for i, s := range all {
		if i%8 != 0 && os.Getenv("EVERY") == "" {
			continue
		}
		game, rest, _ := strings.Cut(s.name, "/")
		b.page(game + "/q/" + rest + ".html?lang=en")
		b.waits(".board")
		got := run(b, chromedp.Evaluate[[]string](`(() => {
			const key = (k) => document.dispatchEvent(new KeyboardEvent("keydown", {key: k}));
			const board = () => document.querySelector(".board").textContent;
			const says = [], boards = [board()], wrong = [];
			for (;;) {
				const before = document.querySelector(".count").textContent;
				key("ArrowRight");
				if (document.querySelector(".count").textContent === before) break;
				says.push(document.querySelector(".says").textContent);
				boards.push(board());
			}
			for (let i = boards.length - 2; i >= 0; i--) {
				key("ArrowLeft");
				if (board() !== boards[i]) wrong.push("WRONG: the table behind step " + i + " is another one on the way back");
			}
			return says.concat(wrong);
		})()`))
		want := make([]string, len(s.says))
		for i := range want {
			want[i] = strings.ReplaceAll(s.says[i], " -> ", " → ")
		}
		for i := range got {
			got[i] = strings.TrimPrefix(strings.TrimPrefix(got[i], "tried "), "answer ")
		}
		if strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s: the page says\n%s\nand the log\n%s", s.name, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}
