//go:build browser

package browser

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestFacedownNumbers: a card that lies facedown in play shows the numbers that it has there, and nothing of its face.
func TestFacedownNumbers(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=champions")
	b.waits(".own .play")
	b.puts("On the table", "villain", "Ultron I")
	b.puts("Ann", "engaged", "Haymaker")
	b.plays()
	const drone = `#play [data-word="ann.engaged"] .card`
	b.waits(drone)
	for _, says := range []string{"remaining hit points 1", "ATK 1", "SCH 1"} {
		if got := b.text(drone); !strings.Contains(got, says) || strings.Contains(got, "Haymaker") ||
			strings.Count(got, "hit points") != 1 {
			t.Errorf("the card shows %q, and should %q", got, says)
		}
	}
	b.shot("facedown")
	b.speaks()
	b.until(`document.querySelector('` + drone + `').innerText.includes("points de vie restants 1")`)
}

// TestOwnRepeated: a name that is typed several times on end is as many cards.
func TestOwnRepeated(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
	b.keys("punch punch punch" + kb.Enter)
	b.until(`document.querySelector(".own .what")?.textContent === "3 × Punch"`)
	b.keys("kick punch" + kb.Enter) // no card's name
	b.waits(".refusals .bad")
	if laid := b.laid(); laid != "3 × Punch" {
		t.Errorf("laid is %q", laid)
	}
}

// TestOwnSettingNamed: a mistake that names a setting leads to its field, which is folded away until then.
func TestOwnSettingNamed(t *testing.T) {
	for lang, words := range map[string][2]string{"en": {"On the table", "expert mode"}, "fr": {"Sur la table", "mode expert"}} {
		b := open(t, 1000, 1200)
		b.opens("?lang=en#game=champions")
		b.waits(".own .play")
		b.puts("On the table", "villain", "Rhino III")
		b.waits(".own .refused")
		if lang == "fr" {
			b.speaks()
		}
		leads := `[...document.querySelectorAll(".own .refused button")].find((b) => b.textContent === ` +
			strconv.Quote(words[1]) + `)`
		b.until(leads + ` !== undefined`)
		b.shot("own-setting-" + lang)
		if gives[bool](b, `document.querySelector(".own .moment").open`) {
			t.Error("the settings are unfolded before")
		}
		gives[bool](b, leads+`.click() === undefined`)
		b.until(`document.activeElement.matches('[data-entry="expert:-1"] input')`)
		b.keys(" ")
		b.until(`!document.querySelector(".own .refused")`)
	}
}

// TestRulingIsOfTheRecord: while something else is played than the record, that is said at its ruling.
func TestRulingIsOfTheRecord(t *testing.T) {
	b := open(t, 1000, 1400)
	const note = `document.querySelector("section.r > div")`
	b.leaves(left)
	b.until(note + `?.offsetHeight > 0 && ` + note + `.innerText.startsWith("This is the ruling of the recorded line")`)
	b.shot("ruling-left")
	b.speaks()
	b.until(note + `.offsetHeight > 0 && ` + note + `.innerText.startsWith("C'est la décision de la ligne enregistrée")`)
	b.keys(kb.Escape)
	b.waits("#table .count")
	b.until(note + `.offsetHeight === 0`)
}

// TestOnlyHeard: what is told to whoever does not see the table is not seen.
func TestOnlyHeard(t *testing.T) {
	b := open(t, 1000, 1400)
	b.leaves(left)
	const heard = `[...document.querySelectorAll("#table .unseen")]`
	b.until(heard + `.some((e) => e.textContent.length > 20)`)
	if !gives[bool](b, heard+`.every((e) => e.offsetWidth <= 1 && e.offsetHeight <= 1 &&
		getComputedStyle(e).clipPath !== "none" && getComputedStyle(e).position === "absolute")`) {
		t.Error("what is only to be heard is seen")
	}
}

// TestAnswersOfALog: an answer and its event are one line of the log, marked, and the table steps through both.
func TestAnswersOfALog(t *testing.T) {
	b := open(t, 1000, 1400)
	b.page("champions/q/limits/once-per-round.html?lang=en")
	b.waits("#table .count")
	steps := gives[int](b, `Number(document.querySelector("#table .count").textContent.split("/")[1])`)
	told := gives[int](b, `[...document.querySelectorAll(".g li")].reduce((n, li) => n + (li.classList.contains("z") ? 2 :
		Number(/ ×(\d+)$/.exec(li.querySelector("p").textContent)?.[1] ?? 1)), 0)`)
	if told != steps {
		t.Errorf("the log tells of %d steps, and the table of %d", told, steps)
	}
	const ends = `[...document.querySelectorAll(".g .z")].find((li) => li.textContent.includes("ends the turn"))`
	gives[bool](b, ends+`.click() === undefined`)
	b.until(`document.querySelector("#table .says").innerText.includes("ends the turn") && ` + ends + `.matches(".now")`)
	b.keys(kb.ArrowRight)
	b.until(`document.querySelector("#table .says").innerText === "Ann ends the turn" && ` + ends + `.matches(".now")`)
	b.keys(kb.ArrowRight)
	b.until(`!` + ends + `.matches(".now")`)
	gives[bool](b, ends+`.scrollIntoView() === undefined`)
	b.shot("log-answers")
	b.speaks()
	b.until(`getComputedStyle(` + ends + `, "::before").content === '"réponse"'`)
	b.shot("log-answers-fr")
}

// TestLongNames: no word of a name is broken on its card, on a phone either.
func TestLongNames(t *testing.T) {
	for _, width := range []int{360, 1000} {
		b := open(t, width, 1000)
		b.do(chromedp.EmulateViewport(int64(width), 1000))
		b.opens("?lang=en#game=forever-evil")
		b.waits(".own .play")
		b.puts("Ann", "hand", "Transmutation", "Vulnerability", "Invulnerable", "Sledgehammer")
		b.plays()
		const broken = `[...document.querySelectorAll("#play .card .name")].flatMap((e) => {
			const text = e.firstChild, out = [];
			for (const m of text.data.matchAll(/[^\s-]+/g)) {
				const range = document.createRange();
				range.setStart(text, m.index);
				range.setEnd(text, m.index + m[0].length);
				if (new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size > 1) out.push(m[0]);
			}
			return out;
		}).join()`
		b.waits(`#play [data-word="ann.hand"] .card`)
		if got := gives[string](b, broken); got != "" {
			t.Errorf("at %d: broken are %s", width, got)
		}
		gives[bool](b, `document.querySelector('[data-word="ann.hand"]').scrollIntoView() === undefined`)
		b.shot("long-names-" + strconv.Itoa(width))
		b.speaks()
		b.until(`[...document.querySelectorAll("#play .card .name")].some((e) => e.textContent === "Vulnérabilité")`)
		if got := gives[string](b, broken); got != "" {
			t.Errorf("in French at %d: broken are %s", width, got)
		}
	}
}

// TestPlaygroundHeadless: a script that does not begin as one does is told how that is, and no other one.
func TestPlaygroundHeadless(t *testing.T) {
	e := playground(t, 1300, 1000, "#blank=forever-evil")
	e.writes("hello world")
	e.says("A script begins with scenario")
	e.shot("play-headless")
	run(e.tab, chromedp.Evaluate[any](`document.getElementById("_fr").click()`))
	e.says("Un script commence par scenario")
	run(e.tab, chromedp.Evaluate[any](`document.getElementById("_fr").click()`))
	e.writes(table + "  hello world")
	e.until(`document.querySelector(".verdict").innerText.includes("hello") ||
		document.querySelector(".verdict").innerText.includes("line 4")`)
	if got := e.verdict(); strings.Contains(got, "A script begins") {
		t.Errorf("a script with a head is told:\n%s", got)
	}
}

// TestOwnNoRoom: what has no room in the storage of the page is not kept, and nothing older in its place.
func TestOwnNoRoom(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	const kept = `sessionStorage.getItem("referee-cleared")`
	for _, card := range []string{"Punch", "Kick"} {
		b.puts("Ann", "hand", card)
		b.until(`document.querySelector(".own .what")?.textContent === ` + strconv.Quote(card))
		b.click(`[data-key="clear"]`)
		b.until(`!document.querySelector(".own .what")`)
		if card == "Punch" {
			b.until(kept + `?.includes("Punch")`)
			gives[bool](b, `(Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }, true)`)
		}
	}
	b.until(kept + ` === null`)
}

// TestOwnOtherEdition: in another edition stands what was laid out, and what was typed and not put.
func TestOwnOtherEdition(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.puts("Ann", "discard", "Punch")
	b.until(`document.querySelector(".own .what")?.textContent === "Punch"`)
	b.puts("Ben", "hand", "zebra")
	b.waits(".refusals .bad")
	b.do(chromedp.SendKeys(chromedp.CSS(field("On the table")), "gigan"))
	b.chooses(`select[data-key="edition"]`, "fr")
	typed := func(whose string) string { return `document.querySelector(` + strconv.Quote(field(whose)) + `)?.value` }
	b.until(`document.querySelector('select[data-key="edition"]').value === "fr" &&
		!document.querySelector(".refusals .bad") && ` + typed("Ben") + ` === "zebra"`)
	if got := gives[string](b, typed("On the table")); got != "gigan" {
		t.Errorf("%q is typed on the table", got)
	}
	const place = `document.querySelector('select[aria-label="Place: Ann"]').value`
	if got := gives[string](b, place); got != "discard" {
		t.Errorf("the place is %q", got)
	}
	if laid := b.laid(); laid != "Punch" {
		t.Errorf("laid is %q", laid)
	}
	b.click(`[data-key="clear"]`)
	b.until(typed("On the table") + ` === "" && ` + typed("Ben") + ` === ""`)
}
