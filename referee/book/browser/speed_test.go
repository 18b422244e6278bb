//go:build browser

package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// timed loads a page as often as the benchmark asks, and gives how long something took each time, in milliseconds.
func timed(b *testing.B, path, wait, read string) {
	tab := open(b, 1000, 1000)
	sum := 0.0
	for b.Loop() {
		tab.page("index.html")
		tab.page(path)
		if wait != "" {
			tab.waits(wait)
		}
		sum += run(tab, chromedp.Evaluate[float64](read, chromedp.EvalAwaitPromise))
	}
	b.ReportMetric(sum/float64(b.N), "ms/page")
}

// BenchmarkFirstPage: until the first page can be read.
func BenchmarkFirstPage(b *testing.B) {
	timed(b, "index.html", "h1", `new Promise((told) => {
		new PerformanceObserver((all) => told(all.getEntries()[0].startTime)).observe({type: "paint", buffered: true});
	})`)
}

// BenchmarkEngineReady: from the beginning of a page until its engine has given its first reply.
func BenchmarkEngineReady(b *testing.B) {
	timed(b, drone, "", `referee.ask({do: "look"}).then(() => performance.now())`)
}

// BenchmarkStep: a step on the drawn table, until the browser has laid it out.
func BenchmarkStep(b *testing.B) {
	timed(b, drone, ".board", `(() => {
		const key = (k) => document.dispatchEvent(new KeyboardEvent("keydown", {key: k}));
		const from = performance.now();
		for (let i = 0; i < 10; i++) { key("ArrowRight"); document.body.offsetHeight; }
		return (performance.now() - from) / 10;
	})()`)
}

// BenchmarkAnswer: an answer that is played at a table, until its reply is there.
func BenchmarkAnswer(b *testing.B) {
	timed(b, drone, ".board", `(async () => {
		await referee.ask({do: "open", name: "champions/ultron/a-defeated-drone-was-a-minion"});
		const from = performance.now();
		const n = 5;
		for (let i = 0; i < n; i++) {
			await referee.ask({do: "give", n: 0});
			await referee.ask({do: "go", n: 0});
		}
		return (performance.now() - from) / n / 2;
	})()`)
}

// BenchmarkQuestion: a question in a player's words, once the finder is there.
func BenchmarkQuestion(b *testing.B) {
	timed(b, drone, ".board", `(async () => {
		await referee.ask({do: "ask", said: "can I block with an exhausted hero?"});
		const from = performance.now();
		await referee.ask({do: "ask", said: "my hero is exhausted, may she still defend?"});
		return performance.now() - from;
	})()`)
}
