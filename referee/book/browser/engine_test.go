//go:build browser

package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tablereferee/golden"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// withEngine is a page that has an engine.
const withEngine = drone

// asks says something to the engine of the page, and gives what is read of each reply.
func asks[T any](b *tab, requests any, read string) T {
	b.t.Helper()
	said, err := json.Marshal(requests)
	if err != nil {
		b.t.Fatal(err)
	}
	ctx, late := context.WithTimeout(b.ctx, 5*time.Minute)
	defer late()
	out, err := chromedp.Run(ctx, chromedp.Evaluate[T](fmt.Sprintf(
		`Promise.all(%s.map((r) => referee.ask(r))).then((all) => all.map((r) => %s))`, said, read),
		chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatal(err)
	}
	return out
}

// TestGoldenBytes: every scenario that is shipped gives its golden bytes in the engine of the page.
func TestGoldenBytes(t *testing.T) {
	names, err := scenario.NewFolder(scenarios.FS, "scenarios").Names()
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, 800, 600)
	b.page(withEngine)
	b.waits(".board")
	const batch = 100
	for from := 0; from < len(names); from += batch {
		some := names[from:min(from+batch, len(names))]
		requests := make([]map[string]string, len(some))
		for i, name := range some {
			requests[i] = map[string]string{"do": "run", "name": name}
		}
		for i, got := range asks[[]string](b, requests, "r.verdict ? r.verdict.log : String(r.wrong.says[0])") {
			want, err := fs.ReadFile(golden.FS, some[i]+".log")
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s: %.200s", some[i], got)
			}
		}
	}
	t.Logf("%d scenarios", len(names))
}

// TestStopped: an engine that is stopped takes nothing with it that is asked later, and leaves nobody waiting.
func TestStopped(t *testing.T) {
	b := open(t, 800, 600)
	b.page(withEngine)
	b.waits(".board")
	ctx, late := context.WithTimeout(b.ctx, patience)
	defer late()
	got, err := chromedp.Run(ctx, chromedp.Evaluate[string](`(async () => {
		const told = (p) => p.then((r) => r.wrong ? r.wrong.says[0] : "told", (e) => e.name);
		const answered = told(referee.ask({ do: "ask", said: "What ends a turn?" })); // the finder is on its way
		const played = told(referee.ask({ do: "story", name: "champions/whole-games/three-heroes-are-too-slow" }));
		await referee.stop("enough");
		const after = told(referee.ask({ do: "story", name: "champions/ultron/a-defeated-drone-was-a-minion" }));
		return (await Promise.all([answered, played, after])).join(", ");
	})()`, chromedp.EvalAwaitPromise))
	if err != nil {
		t.Fatal(err)
	}
	if got != "told, Stopped, told" {
		t.Error(got)
	}
}
