//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestReading: what a reader does without the engine: search, the language, the quiz, a lesson's way, the
// next question.
func TestReading(t *testing.T) {
	b := open(t, 1000, 1000)
	b.page("forever-evil/index.html")
	b.do(chromedp.KeyEvent("/"))
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "pouvoir de bizarro"))
	b.waits(".s > ul a")
	if got := b.text(".s > ul"); !strings.Contains(got, "Bizarro") {
		t.Error(got)
	}
	b.speaks()
	b.page("forever-evil/index.html")
	if got := run(b, chromedp.Evaluate[string](`document.documentElement.lang`)); got != "fr" {
		t.Errorf("the next page speaks %s", got)
	}
	b.page("rivals/lessons.html?lang=en")
	b.click("main li a")
	b.click(`a[href*="#lesson="]`)
	b.waits(".board")
	b.shot("lesson-bar")
	if got := b.text("body"); !strings.Contains(got, "étape 1 sur ") {
		t.Errorf("no bar of the lesson: %.300s", got)
	}
	b.page(drone)
	b.click(".a a:last-child")
	b.click(".a a:first-child")
	b.waits(".a a")
	if got := run(b, chromedp.Evaluate[string](`location.pathname`)); !strings.HasSuffix(got, drone) {
		t.Errorf("on to the next question and back: %s", got)
	}
	b.page("champions/quiz.html")
	b.waits("main button")
	b.click("main button")
	b.shot("quiz")
}

// TestKeys: a reader with a keyboard alone steps, leaves the line and comes back.
func TestKeys(t *testing.T) {
	b := open(t, 1000, 1000)
	b.page(drone + "?lang=en")
	b.waits(".board")
	for range 5 {
		b.do(chromedp.KeyEvent(kb.ArrowRight))
	}
	if got := b.text(".count"); !strings.HasPrefix(got, "5 /") {
		t.Errorf("after five keys: %s", got)
	}
	run(b, chromedp.Evaluate[any](`document.querySelector(".answers .answer").focus()`))
	b.do(chromedp.KeyEvent(kb.Enter))
	b.waits(".asks")
	b.do(chromedp.KeyEvent(kb.Escape))
	b.waits(".count")
	if got := b.text(".count"); !strings.HasPrefix(got, "5 /") {
		t.Errorf("back at %s", got)
	}
	b.do(chromedp.KeyEvent(kb.ArrowLeft))
	if got := b.text(".count"); !strings.HasPrefix(got, "4 /") {
		t.Errorf("one back: %s", got)
	}
}

// TestWithoutScript: reading works in a browser that runs no scripts.
func TestWithoutScript(t *testing.T) {
	b := open(t, 1000, 1000, chromedp.Flag("blink-settings", "scriptEnabled=false"))
	b.page(drone)
	for _, want := range []string{"Jessica Jones", "Spider-Man exhausts", "Interrogation Room"} {
		if got := b.text("body"); !strings.Contains(got, want) {
			t.Errorf("without scripts %q is not there", want)
		}
	}
}
