//go:build browser

package browser

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// seen is what stands on the page of a question: the table, and the step or what is asked.
const seen = `document.querySelector("#table .board").textContent + " | " +
	document.querySelector("#table .count, #table .asks").textContent`

// leaves opens the page of a question at a step and plays beside the record there.
func (b *tab) leaves(at int) {
	b.t.Helper()
	b.page(fmt.Sprintf("%s?lang=en#at=%d", drone, at))
	b.click("#table .told .answer")
	b.waits("#table .asks")
	b.until(`location.hash.includes("&t=")`)
}

// clears empties a field, as somebody does who types there.
func (b *tab) clears(selector string) {
	b.t.Helper()
	gives[bool](b, fmt.Sprintf(`(() => { const f = document.querySelector(%q); f.value = "";
		return f.dispatchEvent(new Event("input")) })()`, selector))
}

// left is a step of the drone's record that may be left.
const left = 5

// TestPlayedIsKept: what is played beside the record is there again when the page is opened anew, or gone back to;
// whoever returns to the record has the address of its step.
func TestPlayedIsKept(t *testing.T) {
	b := open(t, 1200, 1500)
	b.leaves(left)
	first := gives[string](b, `location.hash`)
	b.until(`(() => { const a = document.querySelector("#table .choice .answer"); a?.click(); return !!a })()`)
	b.until(fmt.Sprintf(`location.hash !== %q`, first))
	before := gives[string](b, seen)
	b.do(chromedp.Reload())
	b.waits("#table .asks")
	if after := gives[string](b, seen); after != before {
		t.Errorf("before:\n%s\nopened anew:\n%s", before, after)
	}
	b.page("index.html")
	b.do(chromedp.NavigateBack())
	b.waits("#table .asks")
	if after := gives[string](b, seen); after != before {
		t.Errorf("before:\n%s\ngone back to:\n%s", before, after)
	}
	b.click(`#table [data-key="undo"]`)
	b.until(fmt.Sprintf(`%s !== %q`, seen, before))
	b.keys(kb.Escape)
	b.waits("#table .count")
	b.until(fmt.Sprintf(`location.hash === "#at=%d"`, left))
	b.do(chromedp.Reload())
	b.waits("#table .count")
	if got := b.text("#table .count"); !strings.HasPrefix(got, fmt.Sprintf("%d /", left)) {
		t.Errorf("the record is at %s", got)
	}
	b.do(chromedp.Focus(chromedp.CSS("#table .tool:enabled")))
	b.keys(kb.Home)
	b.until(`location.hash === ""`)
	b.keys(kb.ArrowRight + kb.ArrowRight + kb.ArrowRight)
	b.until(`location.hash === "#at=3"`)
	gives[string](b, `location.hash = "at=4"`)
	b.until(`document.querySelector("#table .count").textContent.startsWith("4 /")`)
	gives[string](b, `location.hash = "_m"`)
	b.do(chromedp.Sleep(100 * time.Millisecond))
	if got := b.text("#table .count"); !strings.HasPrefix(got, "4 /") {
		t.Errorf("a place in the page moves the table to %s", got)
	}
}

// TestResumed: what was played beside the record can be gone on with after one has come back to it; Escape folds first
// what is unfolded.
func TestResumed(t *testing.T) {
	b := open(t, 1200, 1500)
	b.leaves(left)
	before := gives[string](b, seen)
	b.until(`(() => { const a = document.querySelector("#table .then"); a?.click(); return !!a })()`)
	b.waits("#table .choice.wide")
	b.keys(kb.Escape)
	b.until(`!document.querySelector("#table .choice.wide")`)
	if after := gives[string](b, seen); after != before {
		t.Errorf("before:\n%s\nfolded:\n%s", before, after)
	}
	b.keys(kb.Escape)
	b.waits("#table .count")
	b.keys(kb.Home)
	b.until(`(() => { const a = [...document.querySelectorAll("#table .tools button")]
		.find((a) => a.textContent === "Resume what you played"); a?.click(); return !!a })()`)
	b.waits("#table .asks")
	if after := gives[string](b, seen); after != before {
		t.Errorf("before:\n%s\nresumed:\n%s", before, after)
	}
	b.until(`location.hash.includes("&t=")`)
}

// TestNoSuchStep: an address of a step that is not there, or of what cannot be read, shows the nearest step and says
// so.
func TestNoSuchStep(t *testing.T) {
	b := open(t, 1000, 1200)
	for _, x := range []struct{ at, says, count string }{
		{"#at=9999", "no step “9999”", ""},
		{"#at=abc", "no step “abc”", "0 /"},
		{"#at=-1", "no step “-1”", "0 /"},
		{"#at=", "no step “”", "0 /"},
		{"#at=5%", "no step “5%”", "0 /"},
		{"#at=2&v=1&t=abc", "another version", "2 /"},
		{"#at=2&t=abc", "broken", "2 /"},
	} {
		b.do(chromedp.Navigate("about:blank"))
		b.page(drone + "?lang=en" + x.at)
		b.waits("#table .told .bad")
		if got := b.text("#table .told .bad"); !strings.Contains(got, x.says) {
			t.Errorf("%s: %s", x.at, got)
		}
		count := b.text("#table .count")
		n, of, _ := strings.Cut(count, " / ")
		if !strings.HasPrefix(count, x.count) || (x.count == "" && n != of) {
			t.Errorf("%s shows %s", x.at, count)
		}
	}
	b.speaks()
	if got := b.text("#table .told .bad"); strings.Contains(got, "broken") {
		t.Errorf("in French: %s", got)
	}
	b.keys(kb.ArrowRight)
	b.until(`!document.querySelector("#table .told .bad")`)
}

// TestEverythingIsTranslated: what a table announces, and what an answer rests on, is in the language switched to.
func TestEverythingIsTranslated(t *testing.T) {
	b := open(t, 1200, 1500)
	b.leaves(left)
	for _, said := range []string{"jumps over the moon", strings.Repeat("plays ", 100)} {
		b.clears(".why input")
		b.do(chromedp.SendKeys(chromedp.CSS(".why input"), said+kb.Enter))
		b.waits("#table .bad")
		english, told := gives[string](b, `document.querySelector("#table .unseen").textContent`), b.text("#table .bad")
		if !strings.Contains(told, english) {
			t.Errorf("it says %q, and is heard as %q", told, english)
		}
		b.speaks()
		french := gives[string](b, `document.querySelector("#table .unseen").textContent`)
		if french == english || !strings.Contains(b.text("#table .bad"), french) {
			t.Errorf("%q is in French %q, and is seen as %q", english, french, b.text("#table .bad"))
		}
		b.speaks()
	}
	b.page("index.html?lang=en")
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "Can I defeat two Super Heroes in one turn?"))
	b.waits(".heard .ruled")
	english := b.text(".heard")
	if !strings.Contains(english, "It holds if:") {
		t.Errorf("no condition in %q", english)
	}
	b.speaks()
	for _, line := range strings.Split(b.text(".heard"), "\n") {
		if line = strings.TrimSpace(line); strings.Count(line, " ") > 3 && strings.Contains(english, line) {
			t.Errorf("in French it still says %q", line)
		}
	}
}

// TestWhyNot: the field asks, for example, of a card that lies on the table, in the language of the page; what is typed
// stays when the table is drawn anew, and what is too long is refused.
func TestWhyNot(t *testing.T) {
	b := open(t, 1200, 1500)
	b.leaves(left)
	for _, verb := range []string{"for example: uses ", "par exemple : utilise "} {
		example := gives[string](b, `document.querySelector(".why input").placeholder`)
		card, ok := strings.CutPrefix(example, verb)
		if !ok || card == "" || !strings.Contains(b.text("#table .board"), card) {
			t.Errorf("the example: %q", example)
		}
		b.shot("why-" + verb[:3])
		b.clears(".why input")
		b.do(chromedp.SendKeys(chromedp.CSS(".why input"), strings.TrimSpace(example[strings.Index(example, ":")+1:])))
		b.keys(kb.Enter)
		b.waits("#table .why + *")
		if got := b.text("#table .why + *"); strings.Contains(got, "script") {
			t.Errorf("the example is answered by %q", got)
		}
		b.clears(".why input")
		b.do(chromedp.SendKeys(chromedp.CSS(".why input"), "plays"))
		b.speaks()
		if got := gives[string](b, `document.querySelector(".why input").value`); got != "plays" {
			t.Errorf("of what was typed there is %q", got)
		}
	}
	b.clears(".why input")
	b.do(chromedp.SendKeys(chromedp.CSS(".why input"), "why am I not asked to defend"+kb.Enter))
	b.until(`document.querySelector("#table .why + .bad")?.textContent.includes("“why am I not asked to defend” is not a move")`)
	b.shot("why-asked")
	b.speaks()
	b.until(`document.querySelector("#table .why + .bad")?.textContent.includes("«\u00a0why am I not asked to defend\u00a0»")`)
	b.shot("why-asked-fr")
	b.speaks()
	b.clears(".why input")
	b.do(chromedp.SendKeys(chromedp.CSS(".why input"), strings.Repeat("x", 300)+kb.Enter))
	b.until(`document.querySelector("#table .why + .bad")?.textContent.includes("too long")`)
}

// TestQuizIsKept: how far the quiz has come is there again when its page is opened anew, until one begins anew.
func TestQuizIsKept(t *testing.T) {
	b := open(t, 800, 1000)
	b.page("rivals/quiz.html?lang=en")
	given := `(document.querySelector("#quiz .q").textContent.match(/right: \d+ of (\d+)/) ?? [])[1]`
	for {
		b.waits("#quiz .bt button")
		b.click("#quiz .bt button")
		if gives[bool](b, given+` === "3"`) {
			break
		}
		b.click("#quiz .go")
	}
	before := b.text("#quiz")
	b.shot("quiz-kept")
	b.do(chromedp.Reload())
	b.waits("#quiz .go")
	if after := b.text("#quiz"); after != before {
		t.Errorf("before:\n%s\nopened anew:\n%s", before, after)
	}
	b.click("#quiz .go + button")
	b.waits("#quiz .bt button")
	if got := b.text("#quiz .q"); !strings.HasPrefix(got, "Question 1 of") || strings.Contains(got, "right") {
		t.Errorf("begun anew: %s", got)
	}
	for _, wrong := range []string{`{`, `{"order":[1,2]}`, `null`, `{"order":{}}`} {
		gives[bool](b, fmt.Sprintf(`(sessionStorage.setItem("referee-quiz-rivals", %q), true)`, wrong))
		b.do(chromedp.Reload())
		b.waits("#quiz .bt button")
		if got := b.text("#quiz .q"); !strings.HasPrefix(got, "Question 1 of") {
			t.Errorf("%s is kept: %s", wrong, got)
		}
	}
}

// TestNumbersAreSaid: a number stands behind its name, and one that tells of this turn is told when there is something
// to tell.
func TestNumbersAreSaid(t *testing.T) {
	b := open(t, 1000, 1400)
	b.page("rivals/q/blocks/a-block-raises-the-cost.html?lang=en")
	b.waits("#table .board")
	if got := b.text("#table .board"); strings.Contains(got, "raised by") {
		t.Errorf("at the beginning: %s", got)
	}
	for gives[bool](b, `!document.querySelector("#table .board").textContent.includes("raised by")`) {
		b.keys(kb.ArrowRight)
	}
	for i, want := range []string{"cost of the Character raised by ", "coût du Personnage augmenté de "} {
		got := gives[string](b, `[...document.querySelectorAll("#table .numbers .chip")].map((c) => c.textContent).join()`)
		if _, n, _ := strings.Cut(got, want); n == "" || n[0] < '1' || n[0] > '9' {
			t.Errorf("%q is not in %q", want, got)
		}
		b.shot(fmt.Sprintf("numbers-%d", i))
		b.speaks()
	}
}

// touches moves a finger over the page.
func (b *tab) touches(x, y, dx, dy float64) {
	b.t.Helper()
	at := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind,
				TouchPoints: append([]*input.TouchPoint{}, points...)})
			return err
		}))
	}
	at("touchStart", &input.TouchPoint{X: x, Y: y})
	for i := 1.0; i <= 10; i++ {
		at("touchMove", &input.TouchPoint{X: x + dx*i/10, Y: y + dy*i/10})
	}
	at("touchEnd")
}

// TestSwiping: a swipe over the table steps it, and neither goes back in history nor moves the page sideways; an
// upright one scrolls.
func TestSwiping(t *testing.T) {
	b := open(t, 360, 740)
	b.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.page("index.html")
	b.page(drone + "?lang=en#at=4")
	b.waits("#table .board")
	gives[bool](b, `document.getElementById("table").scrollIntoView() === undefined`)
	count := func() string { return b.text("#table .count") }
	for _, x := range []struct {
		from, by float64
		want     string
	}{{300, -200, "5 /"}, {20, 250, "4 /"}, {10, 250, "3 /"}, {340, -250, "4 /"}} {
		b.touches(x.from, 500, x.by, 5)
		b.do(chromedp.Sleep(100 * time.Millisecond))
		if got := count(); !strings.HasPrefix(got, x.want) {
			t.Errorf("a swipe from %v by %v steps to %s", x.from, x.by, got)
		}
		if gives[float64](b, `scrollX`) != 0 {
			t.Errorf("the page is moved sideways by a swipe from %v", x.from)
		}
	}
	before := gives[float64](b, `scrollY`)
	b.touches(180, 600, 3, -300)
	b.until(fmt.Sprintf(`scrollY > %v`, before+100))
	if got := count(); !strings.HasPrefix(got, "4 /") {
		t.Errorf("scrolling steps to %s", got)
	}
	for selector, want := range map[string]string{"html": "none auto", "#table": "auto pan-y pinch-zoom"} {
		got := gives[string](b, fmt.Sprintf(`((s) => s.overscrollBehaviorX + " " + s.touchAction)(
			getComputedStyle(document.querySelector(%q)))`, selector))
		if got != want {
			t.Errorf("%s: %s", selector, got)
		}
	}
}

// questions are asked by the keyboard alone, in both languages.
var questions = []struct{ page, lang, asks string }{
	{"index.html", "en", "can I defend with an exhausted hero?"},
	{"champions/index.html", "en", "my hero is stunned and I play Uppercut"},
	{"champions/quiz.html", "en", "does retaliate trigger when the attack is prevented"},
	{"rivals/index.html", "en", "can I confront twice in a turn"},
	{drone, "en", "is a defeated drone a minion"},
	{"index.html", "fr", "puis-je défendre avec un héros incliné ?"},
	{"champions/index.html", "fr", "mon héros est sonné et je joue uppercut"},
	{"forever-evil/index.html", "fr", "un coup de pied compte combien de puissance"},
	{"rivals/rules/block.html", "fr", "que fait un blocage"},
	{"metal/index.html", "fr", "zzzz qqqq xxxx"},
}

// TestAskingByKeys: Enter in the box waits for the answer and goes to it instead of leaving the page; the arrows go
// through what is offered, Escape leaves nothing of it; what is heard is short, and in the language of the page.
func TestAskingByKeys(t *testing.T) {
	b := open(t, 1000, 1000)
	for i, q := range questions {
		b.do(chromedp.Navigate("about:blank"))
		b.page(q.page + "?lang=" + q.lang)
		b.waits(".s input")
		b.do(chromedp.Focus(chromedp.CSS(".s input")))
		b.keys(q.asks + kb.Enter)
		b.until(`document.activeElement.matches(".heard h2")`)
		path := gives[string](b, `location.pathname`)
		if !strings.HasSuffix(path, q.page) {
			t.Errorf("%s: Enter leads to %s", q.asks, path)
		}
		heard := gives[string](b, `document.querySelector(".s .unseen").textContent`)
		t.Logf("%s\n\t%s", q.asks, heard)
		if answerer := map[string]string{"en": "The referee:", "fr": "L'arbitre :"}[q.lang]; heard == "" ||
			!strings.HasPrefix(heard, answerer) {
			t.Errorf("%s: what is heard: %q", q.asks, heard)
		}
		b.shot(fmt.Sprintf("asked-%d", i))
		ways := gives[int](b, `document.querySelectorAll(".s a[href], .s summary").length`)
		for n := range min(ways, 6) {
			b.keys(kb.ArrowDown)
			if at := gives[int](b, `[...document.querySelectorAll(".s a[href], .s summary")]
				.filter((w) => w.checkVisibility()).indexOf(document.activeElement)`); at != n {
				t.Errorf("%s: after %d arrows the focus is on %d", q.asks, n+1, at)
			}
		}
		b.keys(kb.Escape)
		b.until(`document.activeElement.matches(".s input") && document.activeElement.value === "" &&
			!document.querySelector(".heard").textContent && !document.querySelector(".s .unseen").textContent &&
			!document.querySelector(".s li")`)
	}
}

// TestHomeAndEnd: these keys are the page's, but where the focus is on the table.
func TestHomeAndEnd(t *testing.T) {
	b := open(t, 1000, 700)
	b.page(drone + "?lang=en")
	b.waits("#table .board")
	b.keys(kb.ArrowRight + kb.ArrowRight)
	b.keys(kb.End)
	b.until(`scrollY > 300`)
	b.keys(kb.Home)
	b.until(`scrollY === 0`)
	if got := b.text("#table .count"); !strings.HasPrefix(got, "2 /") {
		t.Errorf("scrolling steps to %s", got)
	}
	b.do(chromedp.Focus(chromedp.CSS("#table .card")))
	b.keys(kb.Home)
	b.until(`document.querySelector("#table .count").textContent.startsWith("0 /")`)
}

// legible fails where a field is too narrow for what stands in it until somebody types.
func (b *tab) legible(fields string) {
	b.t.Helper()
	cut := gives[string](b, fmt.Sprintf(`[...document.querySelectorAll(%q)].filter((f) => {
		const c = document.createElement("canvas").getContext("2d"), s = getComputedStyle(f);
		c.font = s.font;
		return f.checkVisibility() && c.measureText(f.placeholder).width > f.clientWidth - 2 * parseFloat(s.paddingLeft);
	}).map((f) => f.placeholder).join("; ")`, fields))
	if cut != "" {
		b.t.Errorf("cut: %s", cut)
	}
}

// TestPhone: on a small phone nothing is cut or hidden, in either language.
func TestPhone(t *testing.T) {
	const width = 360
	b := open(t, width, 740)
	b.do(chromedp.EmulateViewport(width, 740))
	for _, lang := range []string{"en", "fr"} {
		b.page(drone + "?lang=" + lang)
		b.waits("#table .board")
		b.legible(".s input")
		steps := gives[int](b, `Number(document.querySelector("#table .count").textContent.split("/")[1])`)
		for range steps {
			b.keys(kb.ArrowRight)
			if got := gives[string](b, `(() => { const bar = document.querySelector("#table .where"), out = [];
				for (const e of document.querySelectorAll("#table .steps :is(button, summary)")) {
					if (bar.contains(e) || !e.checkVisibility()) continue;
					scrollTo(0, document.documentElement.scrollHeight);
					e.focus();
					if (e.getBoundingClientRect().top < bar.getBoundingClientRect().bottom) out.push(e.textContent);
				}
				return out.join("|") })()`); got != "" {
				t.Errorf("%s: behind what stays on top: %s", b.text("#table .count"), got)
			}
		}
		b.shot("phone-steps-" + lang)
		b.leaves(left)
		if lang == "fr" {
			b.speaks()
		}
		gives[bool](b, `(document.querySelector("#table .why").scrollIntoView({ block: "center" }), true)`)
		b.shot("phone-why-" + lang)
		if got := gives[float64](b, `parseFloat(getComputedStyle(document.querySelector("#table .why input")).paddingLeft)`); got < 6 {
			t.Errorf("what is typed begins %v pixels behind the border", got)
		}
		b.page("playground.html?lang=" + lang + "#name=champions/ultron/a-defeated-drone-was-a-minion")
		b.waits(".log li")
		gives[bool](b, `(document.querySelector(".log").scrollIntoView(), true)`)
		b.shot("phone-log-" + lang)
		if got := gives[float64](b, `Math.max(...[...document.querySelectorAll(".log li")].map((li) => parseFloat(getComputedStyle(li).paddingLeft)))`); got > width/5 {
			t.Errorf("a line of the log is indented by %v pixels", got)
		}
	}
}
