//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestCharactersOnTheBoard: the Characters of both sides are drawn, also those defeated; an answer is told as one.
func TestCharactersOnTheBoard(t *testing.T) {
	for _, width := range []int64{1100, 360} {
		b := open(t, int(width), 1400)
		b.do(chromedp.EmulateViewport(width, 1400))
		b.page("rivals/q/confrontation/exactly-the-cost-is-enough.html?lang=en#at=1")
		b.waits("#table .board")
		b.until(`document.querySelector('[data-word="ben.character"]')?.innerText.includes("cost 9")`)
		b.do(chromedp.Focus(chromedp.CSS("#table .tool:enabled")))
		b.keys(kb.End)
		b.until(`document.querySelector('[data-word="ann.defeated_characters"]')?.innerText.includes("The Joker 9")`)
		b.until(`document.querySelector('[data-word="ben.later_characters"]')?.innerText.includes("The Joker 15")`)
		gives[bool](b, `document.getElementById("table").scrollIntoView() === undefined`)
		b.shot("characters-" + map[bool]string{true: "wide", false: "phone"}[width > 400])
		b.keys(kb.Home)
		for range 40 {
			b.keys(kb.ArrowRight)
			if strings.HasPrefix(b.text("#table .says"), "answer ") {
				break
			}
		}
		if got := b.text("#table [role=status]"); !strings.HasPrefix(got, "answer: ") {
			t.Errorf("an answer is told as %q", got)
		}
		b.speaks()
		b.until(`document.querySelector("#table .says .chip")?.textContent === "réponse"`)
		gives[bool](b, `document.getElementById("table").scrollIntoView() === undefined`)
		b.shot("answer-" + map[bool]string{true: "wide", false: "phone"}[width > 400])
	}
}

// TestUnknownOnTheBoard: a card of which nobody here knows what it says is marked, in its dialog, too.
func TestUnknownOnTheBoard(t *testing.T) {
	b := open(t, 1100, 1200)
	b.page("rivals/q/confrontation/an-unknown-card-is-not-played.html?lang=en#at=1")
	b.waits("#table .board")
	b.until(`/what these say is not played: .*Batarang/.test(document.querySelector("#table .board").innerText)`)
	b.until(`(() => { const c = [...document.querySelectorAll("#table .card")].find((c) => c.innerText.includes("Batarang"));
		if (!c?.innerText.includes("text not known here")) return false; c.click(); return true })()`)
	b.waits("dialog.look")
	if got := b.text("dialog.look"); !strings.Contains(got, "What this card says is not known here") ||
		strings.Contains(got, "effect not defined") {
		t.Errorf("the dialog says:\n%s", got)
	}
	b.shot("unknown")
	b.keys(kb.Escape)
	b.speaks()
	b.until(`document.querySelector("#table .board").innerText.includes("texte inconnu ici")`)
	b.shot("unknown-fr")
}

// TestWholePile: what is not drawn of a pile is told by its number, and shown by a key.
func TestWholePile(t *testing.T) {
	b := open(t, 1100, 1200)
	b.page("table.html?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.puts("Ann", "hand", "Punch", "Bizarro Power")
	b.puts("Ann", "discard", "Punch", "Punch", "Punch", "Kick", "Vulnerability")
	b.plays()
	const more = `document.querySelector('[data-word="ann.discard"] button.back')`
	b.until(more + `?.textContent === "+3"`)
	gives[bool](b, more+`.focus() === undefined`)
	b.keys(kb.Enter)
	b.waits("dialog.look")
	if got := b.text("dialog.look"); !strings.Contains(got, "discard pile 5") || !strings.Contains(got, "× 3") ||
		!strings.Contains(got, "Kick") || !strings.Contains(got, "Vulnerability") {
		t.Errorf("the pile is:\n%s", got)
	}
	b.shot("pile")
	b.until(`(() => { const c = [...document.querySelectorAll("dialog .card")].find((c) => c.innerText.includes("Kick"));
		c?.click(); return !!c })()`)
	b.until(`document.querySelector("dialog.look h3")?.textContent === "Kick" && document.querySelectorAll("dialog").length === 1`)
	b.keys(kb.Escape)
	b.until(more + ` === document.activeElement`)
}
