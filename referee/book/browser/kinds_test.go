//go:build browser

package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// kinds are a page of each kind, and what is waited for there.
var kinds = []struct{ name, path, wait string }{
	{"front", "index.html", ".s input"},
	{"topics", "topics.html", "h1"},
	{"game", "champions/index.html", "h1"},
	{"chapter", "metal/q/attack/index.html", "h1"},
	{"question", drone + "#at=8", ".board"},
	{"rules", "rivals/rules/confront.html", "h1"},
	{"readings", "forever-evil/readings.html", "h1"},
	{"clauses", "metal/clauses.html", "h1"},
	{"cards", "forever-evil/cards/hero.html", "h1"},
	{"lessons", "champions/lessons.html", "h1"},
	{"lesson", "rivals/lesson/first-turn.html", "h1"},
	{"quiz", "metal/quiz.html", "h1"},
	{"own", "table.html#game=champions", ".own .play"},
	{"playground", "playground.html", ".verdict h2"},
}

// axe is where npm puts the checker of accessibility.
const axe = "../web/node_modules/axe-core/axe.min.js"

// TestKinds: a page of every kind, in both languages, light and dark, wide and on a phone, has no fault that axe-core
// knows, nothing that lies beyond its width, and does not mix its languages.
func TestKinds(t *testing.T) {
	checker, err := os.ReadFile(axe)
	if err != nil {
		t.Fatalf("%v: npm ci in referee/book/web fetches it", err)
	}
	b := open(t, 1100, 1400)
	for _, k := range kinds {
		for _, wide := range []int{360, 1100} {
			b.do(chromedp.EmulateViewport(int64(wide), 1400))
			for _, scheme := range []string{"light", "dark"} {
				b.looks(scheme)
				for _, lang := range []string{"en", "fr"} {
					at := fmt.Sprintf("%s, %d wide, %s, %s", k.name, wide, scheme, lang)
					b.page(strings.Replace(k.path, ".html", ".html?lang="+lang, 1))
					b.waits(k.wait)
					if k.path == drone+"#at=8" {
						run(b, chromedp.Evaluate[any](`document.getElementById("table").scrollIntoView()`))
					}
					b.shot(fmt.Sprintf("%s-%d-%s-%s", k.name, wide, scheme, lang))
					b.check(at, checker)
				}
			}
		}
	}
}

// check looks for what is wrong with the page.
func (b *tab) check(at string, checker []byte) {
	b.t.Helper()
	if over := run(b, chromedp.Evaluate[int](
		`document.documentElement.scrollWidth - document.documentElement.clientWidth`)); over > 0 {
		b.t.Errorf("%s: %d pixels lie beyond the width", at, over)
	}
	const mixed = `[...document.querySelectorAll("main i:not([lang]) + i[lang=fr], main p:not([lang]) + p[lang=fr]")]
		.flatMap((fr) => [fr, fr.previousElementSibling])
		.filter((e) => e.checkVisibility() && (e.lang || "en") !== document.documentElement.lang)
		.map((e) => e.textContent).slice(0, 3).join(" | ")`
	if says := gives[string](b, mixed); says != "" {
		b.t.Errorf("%s speaks two languages: %s", at, says)
	}
	run(b, chromedp.Evaluate[any](string(checker)+";0"))
	found := run(b, chromedp.Evaluate[string](`axe.run(document, {resultTypes: ["violations"], preload: false}).then((r) =>
		JSON.stringify(r.violations.map((v) => [v.id, v.nodes.map((n) => n.target.join(" ")).slice(0, 3)])))`,
		chromedp.EvalAwaitPromise))
	var wrong [][]any
	if err := json.Unmarshal([]byte(found), &wrong); err != nil {
		b.t.Fatal(err)
	}
	for _, w := range wrong {
		b.t.Errorf("%s: %v", at, w)
	}
}
