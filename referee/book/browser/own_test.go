//go:build browser

package browser

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// ownPage is the page of a table of one's own.
const ownPage = "table.html"

// keys presses keys, wherever the focus is.
func (b *tab) keys(keys string) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(keys))
}

// gives evaluates an expression.
func gives[T any](b *tab, expression string) T {
	b.t.Helper()
	return run(b, chromedp.Evaluate[T](expression))
}

// until waits until an expression is true.
func (b *tab) until(expression string) {
	b.t.Helper()
	ctx, late := context.WithTimeout(b.ctx, patience)
	defer late()
	if _, err := chromedp.Run(ctx, chromedp.Poll[bool](expression)); err != nil {
		b.t.Fatalf("%v: %s; at %s the page says %.1500s", err, expression, gives[string](b, `location.href`),
			gives[string](b, `document.body.innerText`))
	}
}

// chooses takes an option of a list.
func (b *tab) chooses(selector, value string) {
	b.t.Helper()
	gives[bool](b, fmt.Sprintf(`(() => { const s = document.querySelector(%s); s.value = %s;
		s.dispatchEvent(new Event("change")); return true })()`, strconv.Quote(selector), strconv.Quote(value)))
}

// puts puts cards of a list into a place, by parts of their names: those of a player, or, where there is none, on the
// table.
func (b *tab) puts(whose, place string, parts ...string) {
	b.t.Helper()
	b.chooses(fmt.Sprintf(`select[aria-label="Place: %s"]`, whose), place)
	for _, p := range parts {
		b.do(chromedp.Focus(chromedp.CSS(fmt.Sprintf(`input[role=combobox][aria-label$=": %s"]:not([aria-label^=Character])`,
			whose))))
		b.keys(p + kb.Enter)
	}
}

// plays begins the game that is laid out.
func (b *tab) plays() {
	b.t.Helper()
	b.click(".own .play")
	b.waits("#play .asks")
}

// answers gives the answer that says something, and waits for what comes of it.
func (b *tab) answers(says string) {
	b.t.Helper()
	b.until(fmt.Sprintf(`(() => { const a = [...document.querySelectorAll("#play .choice .answer")]
		.find(a => a.textContent.includes(%s)); if (!a) return false; window.before = document.querySelector("#play .board");
		a.click(); return true })()`, strconv.Quote(says)))
	b.until(`document.querySelector("#play .board") !== window.before`)
}

// told are the places and cards of the table as it is drawn, and what is asked.
func (b *tab) told() string {
	b.t.Helper()
	return b.text("#play .board") + "\n" + b.text("#play .asks")
}

// copied is what a button of the table copies.
func (b *tab) copied(says string) string {
	b.t.Helper()
	b.until(fmt.Sprintf(`(() => { const a = [...document.querySelectorAll("#play .tools button")]
		.find(a => a.textContent === %s); a.click(); return true })()`, strconv.Quote(says)))
	area := fmt.Sprintf("textarea.copied[aria-label=%s]", strconv.Quote(says))
	b.waits(area)
	return run(b, chromedp.Value(chromedp.CSS(area)))
}

// opens opens an address of the page anew.
func (b *tab) opens(hash string) {
	b.t.Helper()
	b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(b.home+"/"+ownPage+hash))
}

// runs runs a script by the program.
func runs(t *testing.T, script string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "played.lua")
	if err := os.WriteFile(file, []byte(script), 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("../../../bin/referee", "run", file).CombinedOutput()
	if err != nil {
		t.Errorf("%v: %s\n%s", err, out, script)
	}
	return string(out)
}

func TestOwnForeverEvil(t *testing.T) {
	b := open(t, 1200, 1500)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.shot("own-form")
	gives[bool](b, `(() => { const seed = document.querySelector('.own input[inputmode="numeric"]'); // who plays whom
		seed.value = "1"; return seed.dispatchEvent(new Event("input")) })()`)
	b.puts("Ann", "hand", "pun", "pun", "coup de pied", "vulnér")
	b.puts("Ann", "deck", "7")
	b.puts("On the table", "line_up", "gig", "catw")
	b.shot("own-laid")
	b.plays()
	b.shot("own-play")
	b.answers("plays Punch")
	b.answers("plays Punch")
	b.shot("own-played")
	before := b.told()
	link, script := b.copied("Copy a link"), b.copied("Copy the script")
	b.shot("own-copied")
	if !strings.Contains(script, `ann:plays "Punch"`) {
		t.Error(script)
	}
	runs(t, script)
	_, hash, _ := strings.Cut(link, "#")
	b.opens("?lang=en#" + hash)
	b.waits("#play .asks")
	if after := b.told(); after != before {
		t.Errorf("before:\n%s\nafter:\n%s", before, after)
	}
	b.answers("plays Kick")
	b.until(`location.hash.length > 20 && location.hash.slice(1) !== ` + strconv.Quote(hash))
	before = b.told()
	b.do(chromedp.Reload())
	b.waits("#play .asks")
	if after := b.told(); after != before {
		t.Errorf("before:\n%s\nopened anew:\n%s", before, after)
	}
	b.speaks()
	b.until(`document.querySelector("#play .asks").textContent.includes("joue Vuln")`)
	b.speaks()
	b.until(`document.querySelector("#play .asks").textContent.includes("plays Vuln")`)
	// The set-up came with the link, and is changed.
	b.click(`#play .tools button:nth-child(3)`)
	b.do(chromedp.Focus(chromedp.CSS(`input[data-key="name0"]`)))
	b.keys("e" + kb.Tab)
	b.puts("Anne", "hand", "gig")
	b.plays()
	if says := b.text("#play .asks"); !strings.Contains(says, "plays Giganta") || !strings.Contains(says, "Anne") {
		t.Error(says)
	}
}

// TestOwnLeft: the link to a table that has left a question opens to the same board.
func TestOwnLeft(t *testing.T) {
	b := open(t, 1200, 1500)
	b.page(drone)
	b.waits(".board")
	b.do(chromedp.WaitVisible(chromedp.CSS(`.tool[aria-label="Forward"]`)))
	for gives[bool](b, `!document.querySelector("#table .told .answer")`) {
		b.click(`.tool[aria-label="Forward"]`)
	}
	b.click("#table .told .answer")
	b.waits("#table .asks")
	before := b.text("#table .board")
	b.click(`#table [data-key="link"]`)
	b.waits("textarea.copied")
	_, hash, _ := strings.Cut(run(b, chromedp.Value(chromedp.CSS("textarea.copied"))), "#")
	b.opens("#" + hash)
	b.waits("#play .asks")
	if after := b.text("#play .board"); after != before {
		t.Errorf("before:\n%s\nafter:\n%s", before, after)
	}
}

// TestOwnNew: each game begins by itself, and goes on.
func TestOwnNew(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en")
	b.waits(".own .play")
	for _, game := range []string{"metal", "rivals", "champions", "forever-evil"} {
		gives[bool](b, `(window.before = document.querySelector(".own section"), true)`)
		b.chooses(`select[data-key="game"]`, game)
		b.until(`document.querySelector(".own section") !== window.before`)
		most := map[string]int{"rivals": 2, "champions": 4}[game]
		for n := 2; n < cmp.Or(most, 5); n++ {
			b.click(`.own [data-key="add"]:enabled`)
			b.waits(fmt.Sprintf(`.own [data-key="name%d"]`, n))
		}
		b.waits(`.own [data-key="add"]:disabled`)
		if says := b.text("#mostPlay"); says != "That is as many as can play this game." {
			t.Errorf("%s: %q", game, says)
		}
		b.plays()
		for range 3 {
			b.answers("")
		}
		b.click(`#play .tools button:nth-child(3)`)
		b.waits(".own .play")
	}
}

// TestOwnSetUp: a new game begins with its set-up: what it lays lies there, and what is asked in it is asked. Where
// something lies play begins behind it, and the page says which.
func TestOwnSetUp(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=champions")
	b.waits(".own .play")
	begins := func(says string) {
		b.t.Helper()
		b.until(fmt.Sprintf(`document.querySelector(".own").innerText.includes(%q)`, says))
	}
	begins("Play begins a new game, with its set-up.")
	b.chooses(`[data-entry="scenario:-1"] select`, "klaw")
	b.plays()
	if says := b.text("#play"); !strings.Contains(says, "starting hand") || !strings.Contains(says, "Defense Network") {
		t.Error(says)
	}
	b.shot("own-set-up")
	if says := b.text(`#play [role="status"]`); says != "Ann: starting hand:" {
		t.Errorf("the set-up is told: %q", says)
	}
	b.click("#play details summary") // how it was set up
	b.answers("declines")
	b.answers("declines")
	b.until(`document.querySelector("#play .asks").innerText.includes("ends the turn")`)
	b.click(`#play .tools button:nth-child(3)`)
	b.waits(".own .play")
	b.puts("Ann", "hand", "backflip")
	begins("Play goes on from what lies here")
}

// TestOwnAlone: where the book has no engine, the page says so.
func TestOwnAlone(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{ownPage, "page.js", "own.js", "style.css", "table.css", "own.css"} {
		text, err := os.ReadFile(filepath.Join(site, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b := open(t, 800, 800)
	b.do(chromedp.Navigate("file://" + filepath.Join(dir, ownPage) + "?lang=fr"))
	b.waits("#own .note .bad")
	if says := b.text("#own .note"); !strings.Contains(says, "pas de moteur") {
		t.Error(says)
	}
	b.mu.Lock()
	b.wrong = nil // the browser tells of what is missing, too
	b.mu.Unlock()
}

func TestOwnChampions(t *testing.T) {
	b := open(t, 1200, 1500)
	b.opens("?lang=en#game=champions")
	b.waits(".own .play")
	b.puts("On the table", "villain", "rhino i")
	b.click(`.own [data-key="villain0"]`)
	b.waits("dialog.marks")
	b.shot("own-marks")
	b.keys("3" + kb.Enter) // there is one villain: it is not asked how many
	b.until(`document.querySelector('[data-key="villain0"]').textContent.includes("damage 3")`)
	b.puts("Ann", "identity", "spider-man")
	b.puts("Ann", "engaged", "shocker")
	b.shot("own-champions-laid")
	b.plays()
	b.shot("own-champions")
	before := b.told()
	b.click("#play .choice .then")
	b.waits("#play .choice .happened, #play .choice p")
	b.shot("own-champions-then")
	b.answers("changes form")
	if b.told() == before {
		t.Error("nothing comes of changing form")
	}
	b.click(`#play [data-key="record"]`)
	b.waits("#play .record li")
	b.click(`#play [data-key="undo"]`)
	b.until(`document.querySelector('#play [data-key="undo"]').disabled`)
	if after := b.told(); after != before {
		t.Errorf("taken back:\n%s\nbefore:\n%s", after, before)
	}
	b.do(chromedp.Focus(chromedp.CSS("#play .why input")))
	b.keys("plays Backflip" + kb.Enter)
	b.waits("#play .bad, #play .good")
	b.shot("own-champions-why")
	b.click(`#play [data-key="redo"]`)
	b.until(`document.querySelector('#play [data-key="redo"]').disabled`)
	runs(t, b.copied("Copy the script"))
}

// broken says whether the page says something plain instead of a table, and lives.
func (b *tab) broken(what, says string) {
	b.t.Helper()
	b.waits("#own .note .bad")
	b.waits(".own .play")
	if got := b.text("#own .note"); !strings.Contains(got, says) || strings.Contains(got, "undefined") {
		b.t.Errorf("%s: %q, and not %q", what, got, says)
	}
}

// link is the address of a table with a script, as the page packs it.
func (b *tab) link(script string) string {
	b.t.Helper()
	return run(b, chromedp.Evaluate[string](`(async () => {
		const json = JSON.stringify({ script: `+script+` });
		const packed = new Blob([json]).stream().pipeThrough(new CompressionStream("deflate"));
		let text = "";
		for (const b of new Uint8Array(await new Response(packed).arrayBuffer())) text += String.fromCharCode(b);
		return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
	})()`, chromedp.EvalAwaitPromise))
}

func TestOwnLinks(t *testing.T) {
	b := open(t, 800, 1000)
	for lang, says := range map[string][4]string{
		"en": {"This link is broken", "another version", "more than any table needs", "cannot be played"},
		"fr": {"Ce lien est abîmé", "une autre version", "plus qu'il n'en faut", "ne peut pas être jouée"},
	} {
		b.opens("?lang=" + lang + "#game=rivals")
		b.plays()
		word := map[string]string{"en": "Copy a link", "fr": "Copier un lien"}[lang]
		_, good, _ := strings.Cut(b.copied(word), "#")
		v, packed, _ := strings.Cut(good, "&t=")
		hash := func(h string) {
			gives[bool](b, `(document.querySelector("#own .note").textContent = "", location.hash = `+strconv.Quote(h)+`, true)`)
		}
		for i := 1; i < len(packed); i += max(1, len(packed)/8) {
			hash(v + "&t=" + packed[:len(packed)-i])
			b.broken("cut", says[0])
			other := byte('A')
			if packed[i] == 'A' {
				other = 'B'
			}
			hash(v + "&t=" + packed[:i] + string(other) + packed[i+1:])
			b.broken("changed", says[0])
		}
		hash(v)
		b.broken("half", says[0])
		hash("game=monopoly")
		b.broken("no game", says[0])
		hash("foo=1")
		b.broken("another's", says[0])
		hash(v + "&t=%%%")
		b.broken("letters", says[0])
		hash("v=00000000&t=" + packed)
		b.broken("another version", says[1])
		hash(v + "&t=" + b.link(`"-".repeat(1 << 30 - 9 & 0x3fffffff)`))
		b.broken("a bomb", says[2])
		hash(v + "&t=" + b.link(`"-- long\n".repeat(100000) + "x"`))
		b.broken("long", says[3])
		hash(v + "&t=" + b.link(`'scenario "x" { game = "rivals" }\nwhile true do end'`))
		b.broken("for ever", says[3])
		hash(v + "&t=" + b.link(`'scenario "x" { game = "rivals" }\nlocal s = "x" while true do s = s .. s end'`))
		b.broken("without end", says[3])
		hash(v + "&t=" + b.link(`"<img src=x onerror=alert(1)>"`))
		b.broken("markup", says[3])
		hash(v + "&t=" + b.link(`'scenario "x" { game = "rivals" }\n'+
			'players { { "<img/src>Ann" }, { "<b>Ben</b>" } }'`))

		b.waits("#play .asks")
		if !strings.Contains(b.text("#play .board"), "<img/src>Ann") {
			t.Error("a name is shown otherwise than it is")
		}
		hash(good)
		b.until(`document.querySelector("#play .seat h3")?.textContent.startsWith("Ann")`)
	}
}

// tabs goes on by the key Tab until something has the focus.
func (b *tab) tabs(selector string) {
	b.t.Helper()
	for range 120 {
		if gives[bool](b, fmt.Sprintf(`document.activeElement.matches(%s)`, strconv.Quote(selector))) {
			return
		}
		b.keys(kb.Tab)
	}
	b.t.Fatalf("%s is not reached by the keyboard", selector)
}

// TestOwnKeyboard: a table is laid out, played, taken back and copied by keys alone.
func TestOwnKeyboard(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=fr#game=forever-evil")
	b.waits(".own .play")
	b.tabs(`[role=combobox][aria-label$=": Ann"]:not([aria-label^=Personnage])`)
	b.keys("coup")
	b.until(`document.activeElement.getAttribute("aria-expanded") === "true"`)
	at := gives[string](b, `document.activeElement.getAttribute("aria-activedescendant")`)
	b.keys(kb.ArrowDown)
	if to := gives[string](b, `document.activeElement.getAttribute("aria-activedescendant")`); to == at {
		t.Error("the arrow goes nowhere")
	}
	b.keys(kb.Escape)
	b.until(`document.activeElement.getAttribute("aria-expanded") === "false"`)
	b.keys(kb.ArrowDown + kb.Enter + "vuln" + kb.Enter)
	b.tabs(`.laidCard .what`)
	b.keys(kb.Enter)
	b.waits("dialog.marks")
	b.keys(kb.Escape)
	b.until(`document.activeElement.matches(".laidCard .what")`)
	b.tabs(`[aria-label^=retirer]`)
	b.tabs(`.play`)
	b.keys(kb.Enter)
	b.until(`document.activeElement.matches("#play .answer")`)
	before := b.told()
	b.keys(kb.Enter)
	b.waits(`#play [data-key="undo"]:enabled`)
	b.until(`document.activeElement.matches("#play .answer")`)
	b.keys(kb.ArrowLeft)
	b.waits(`#play [data-key="redo"]:enabled`)
	if after := b.told(); after != before {
		t.Errorf("taken back:\n%s\nbefore:\n%s", after, before)
	}
	b.tabs(`#play [data-key="copy"]`)
	b.keys(kb.Enter)
	b.waits("textarea.copied")
}

// field is the field in which cards are put before a player, or on the table.
func field(whose string) string {
	return fmt.Sprintf(`input[role=combobox][aria-label$=": %s"]:not([aria-label^=Character]):not([aria-label^=Personnage])`,
		whose)
}

// holds is what stands in the field of somebody.
func (b *tab) holds(whose string) string {
	b.t.Helper()
	return gives[string](b, fmt.Sprintf(`document.querySelector(%s).value`, strconv.Quote(field(whose))))
}

// laid are the cards that are laid out, as they stand in the form.
func (b *tab) laid() string {
	b.t.Helper()
	return gives[string](b, `[...document.querySelectorAll(".own .what")].map(x => x.textContent).join("; ")`)
}

// TestOwnMistakes: what cannot be laid out is told where it is said, as soon as it is known, and all of it where it is
// played all the same; the focus stays where it is.
func TestOwnMistakes(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.puts("Ann", "hand", "pun")
	b.puts("Ben", "hand", "catw", "catw", "catw", "catw", "catw")
	b.waits(`[data-entry="hand:1"] .refused`)
	if !gives[bool](b, `document.activeElement.matches(`+strconv.Quote(field("Ben"))+`)`) {
		t.Error("the focus has gone away")
	}
	b.waits(`[data-entry="hand:1"] .laidCard.wrong`)
	b.puts("On the table", "weakness", "99")
	b.until(`document.querySelectorAll(".own .refused").length === 2`)
	if n := gives[int](b, `document.querySelectorAll(".own .mistakes").length`); n != 0 {
		t.Error("they are listed before somebody wants to play")
	}
	b.click(".own .play")
	b.until(`document.querySelectorAll(".own .mistakes button").length === 2`)
	b.until(`document.activeElement === document.querySelector(".own .mistakes button")`)
	b.shot("own-refused")
	b.keys(kb.Enter)
	b.until(`document.activeElement.matches('[data-entry="hand:1"]')`)
	b.click(`[aria-label="take away: Weakness stack 99"]`)
	b.until(`document.querySelectorAll(".own .refused").length === 1 &&
		document.querySelectorAll(".own .mistakes button").length === 1`)
	b.click(`.own > div > .check input`)
	b.until(`!document.querySelector(".own .refused, .own .mistakes")`)
	b.plays()
}

// TestOwnUnfinished: a player without a name, or a table on which nothing lies, is no mistake.
func TestOwnUnfinished(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=champions")
	b.waits(".own .play")
	b.do(chromedp.Focus(chromedp.CSS(`[data-key="name0"]`)))
	b.keys(kb.Backspace + kb.Backspace + kb.Backspace)
	b.until(`location.hash.includes("&t=")`) // it has been looked at by then
	b.puts("On the table", "villain", "rhino i")
	b.waits(`[data-entry="villain:-1"]`)
	gives[bool](b, `(window.was = location.hash, true)`)
	b.until(`location.hash !== window.was`)
	if n := gives[int](b, `document.querySelectorAll(".own .refused").length`); n != 0 {
		t.Error(b.text(".own .refused"))
	}
	b.plays()
}

// TestOwnFits: only cards are offered that may lie in the place; of another it is told where it may, and of a part of a
// name which card is meant.
func TestOwnFits(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.chooses(`select[aria-label="Place: On the table"]`, "weakness")
	b.do(chromedp.Focus(chromedp.CSS(field("On the table"))))
	b.keys("catw")
	if says := gives[string](b, `document.activeElement.getAttribute("aria-expanded")`); says != "false" {
		t.Error("a card is offered that has no place there")
	}
	b.keys("oman" + kb.Enter)
	b.waits(".refusals .bad .near")
	if says := b.text(".refusals .bad"); !strings.Contains(says, "Catwoman has no place in: Weakness stack") {
		t.Error(says)
	}
	b.shot("own-misplaced")
	b.until(`(() => { const n = [...document.querySelectorAll(".refusals .near")].find(n => n.textContent === "Line-Up");
		n?.click(); return !!n })()`)
	b.waits(`[data-entry="line_up:-1"]`)
	if left := b.holds("On the table"); left != "" {
		t.Errorf("%q is left", left)
	}
	// Part of a name without an option.
	b.chooses(`select[aria-label="Place: Ann"]`, "hand")
	b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
	b.keys("power" + kb.Escape + kb.Enter)
	b.waits(".refusals .near")
	b.shot("own-near")
	if laid := b.laid(); strings.Contains(laid, "power") {
		t.Errorf("a part of a name lies there: %s", laid)
	}
	b.until(`(() => { const n = [...document.querySelectorAll(".refusals .near")].find(n => n.textContent === "Power Girl");
		n?.click(); return !!n })()`)
	b.waits(`[data-entry="hand:0"]`)
	b.until(`!document.querySelector(".refusals .bad")`)
	// The only one that fits is taken.
	b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
	b.keys("vulnerab" + kb.Escape + kb.Enter)
	b.until(`document.querySelector('[data-entry="hand:0"]').textContent.includes("Vulnerability")`)
	// Who a player is.
	b.do(chromedp.Focus(chromedp.CSS(`input[aria-label="Character: Ann"]`)))
	b.keys("sin" + kb.Escape + kb.Tab)
	b.until(`document.querySelector('input[aria-label="Character: Ann"]').value === "Sinestro"`)
}

// TestOwnList: several cards are put at once, as they are typed or pasted; what is wrong stays in the field.
func TestOwnList(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
	gives[bool](b, `(() => { const data = new DataTransfer(); data.setData("text", "2 Punch\n3x Vulnerability\nPunsh\n");
		document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true })); return true })()`)
	if typed := b.holds("Ann"); typed != "2 Punch, 3x Vulnerability, Punsh" {
		t.Fatal(typed)
	}
	b.keys(kb.Enter)
	b.waits(".refusals .near")
	if laid, left := b.laid(), b.holds("Ann"); laid != "2 × Punch; 3 × Vulnerability" || left != "Punsh" {
		t.Errorf("%q, left %q", laid, left)
	}
	b.shot("own-list")
	b.click(".refusals .near")
	b.until(`document.querySelector(".own .what").textContent === "3 × Punch"`)
	if left := b.holds("Ann"); left != "" {
		t.Errorf("%q is left", left)
	}
	b.keys("2 kic" + kb.Enter) // an option for the last of a list
	b.until(`[...document.querySelectorAll(".own .what")]
		.some(x => x.textContent === "2 × Kick")`)
}

// TestOwnBears: what lies on a card is asked of what it may bear in its place.
func TestOwnBears(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=champions")
	b.waits(".own .play")
	panel := func(entry string) string {
		b.click(fmt.Sprintf(`[data-entry=%q] .what`, entry))
		b.waits("dialog.marks")
		says := gives[string](b, `[...document.querySelectorAll("dialog.marks .field > span:first-child, dialog.marks .check")]
			.map(x => x.textContent.trim()).join(", ")`)
		b.keys(kb.Escape)
		b.until(`!document.querySelector("dialog.marks")`)
		return says
	}
	b.puts("On the table", "villain", "rhino i")
	b.puts("Ann", "hand", "backfl")
	b.puts("Ann", "engaged", "shocker", "backfl")
	for entry, want := range map[string]string{
		"villain:-1": "damage, Stunned, Confused, Tough, with",
		"hand:0":     "How many",
		"engaged:0":  "damage, Stunned, Confused, Tough, with",
	} {
		if got := panel(entry); got != want {
			t.Errorf("%s: %s", entry, got)
		}
	}
	if laid := b.laid(); !strings.Contains(laid, "Backflip (facedown Drone)") {
		t.Errorf("no Drone is laid out: %s", laid)
	}
}

// TestOwnKept: what is laid out and not played is there when the page is opened anew, in each language.
func TestOwnKept(t *testing.T) {
	b := open(t, 1000, 1200)
	for lang, want := range map[string]string{"en": "Punch", "fr": "Coup de Poing"} {
		b.opens("?lang=" + lang + "#game=forever-evil")
		b.waits(".own .play")
		b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
		b.keys(want + kb.Enter)
		b.until(`location.hash.includes("&t=")`)
		b.do(chromedp.Reload())
		b.waits(".own .what")
		if laid := b.laid(); laid != want {
			t.Errorf("%s: %q", lang, laid)
		}
		seed := gives[string](b, `document.querySelector(".own input[inputmode=numeric]").value`)
		b.click(`[data-entry="hand:0"] .laidCard button:last-child`)
		gives[bool](b, `(window.was = location.hash, true)`)
		b.until(`location.hash !== window.was`)
		b.do(chromedp.Reload())
		b.waits(".own .play")
		if again := gives[string](b, `document.querySelector(".own input[inputmode=numeric]").value`); again != seed {
			t.Errorf("the number of the game was %s, and is %s", seed, again)
		}
	}
}

// TestOwnReads: axe-core finds nothing, in both languages, by day and by night, on a phone, and the board is within it.
func TestOwnReads(t *testing.T) {
	axe, err := os.ReadFile("../web/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct{ scheme, lang, game string }{{"light", "en", "champions"}, {"dark", "fr", "forever-evil"}} {
		b := open(t, 360, 740, chromedp.Flag("force-dark-mode", c.scheme == "dark"),
			chromedp.Flag("blink-settings", map[string]string{"light": "preferredColorScheme=1", "dark": "preferredColorScheme=0"}[c.scheme]))
		b.do(chromedp.EmulateViewport(360, 740))
		b.opens("?lang=" + c.lang + "#game=" + c.game)
		b.waits(".own .play")
		b.legible(".own input")
		table := map[string]string{"en": "On the table", "fr": "Sur la table"}[c.lang]
		b.do(chromedp.Focus(chromedp.CSS(fmt.Sprintf(`input[role=combobox][aria-label$=": %s"]`, table))))
		b.keys("r")
		b.shot(fmt.Sprintf("own-phone-%d-options", i))
		found := func(what string) {
			gives[bool](b, string(axe)+";true")
			bad := run(b, chromedp.Evaluate[[]string](`axe.run({ preload: false }).then(r => r.violations.map(v => v.id + ": " + v.help + " " +
				v.nodes.map(n => n.html).slice(0, 3).join(" ")))`, chromedp.EvalAwaitPromise))
			for _, v := range bad {
				t.Errorf("%s, %+v: %s", what, c, v)
			}
			if wide := gives[int](b, `document.documentElement.scrollWidth`); wide > 360 {
				t.Errorf("%s, %+v: %d pixels wide", what, c, wide)
			}
		}
		found("options")
		b.keys(kb.Enter)
		found("form")
		b.shot(fmt.Sprintf("own-phone-%d-form", i))
		gives[bool](b, `(document.querySelector(".laidCard .what").click(), true)`)
		b.waits("dialog.marks")
		found("marks")
		b.shot(fmt.Sprintf("own-phone-%d-marks", i))
		b.keys(kb.Escape)
		b.do(chromedp.Focus(chromedp.CSS(fmt.Sprintf(`input[role=combobox][aria-label$=": %s"]`, table))))
		b.keys("nothing" + kb.Enter)
		b.waits(".refusals .bad")
		b.chooses(fmt.Sprintf("select[aria-label$=%q]", ": "+table), map[string]string{"champions": "encounter_deck",
			"forever-evil": "weakness"}[c.game])
		b.do(chromedp.Focus(chromedp.CSS(fmt.Sprintf(`input[role=combobox][aria-label$=": %s"]`, table))))
		gives[bool](b, `(document.activeElement.value = "", true)`)
		b.keys("9999" + kb.Enter)
		b.click(".own .play")
		b.waits(".mistakes")
		found("refused")
		b.shot(fmt.Sprintf("own-phone-%d-refused", i))
		for gives[bool](b, `!!document.querySelector('.entry')`) {
			gives[bool](b, `(document.querySelector('.entry button[aria-label]:last-child').click(), true)`)
		}
		b.plays()
		gives[bool](b, `(document.querySelector("#play .record").open = true)`)
		b.waits("#play .record li, #play .record ol")
		found("table")
		gives[bool](b, `(document.querySelector("#play .choice .then").click(), true)`)
		b.waits("#play .choice.wide")
		b.do(chromedp.Focus(chromedp.CSS("#play .why input")))
		b.keys("attack" + kb.Enter)
		b.waits("#play .bad")
		gives[bool](b, `(document.querySelector('#play [data-key="copy"]').click(), true)`)
		b.waits("textarea.copied")
		found("told")
		gives[bool](b, `(document.querySelector("#play").scrollIntoView(), true)`)
		b.shot(fmt.Sprintf("own-phone-%d-table", i))
		gives[bool](b, `(document.querySelector("#play .board").scrollIntoView(), true)`)
		b.shot(fmt.Sprintf("own-phone-%d-board", i))
	}
}

// TestOwnNames: what is said of a player is said of that one, however they come to be called, and goes when they go.
func TestOwnNames(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.click(`.own [data-key="add"]`)
	b.waits(`.own [data-key="name2"]`)
	b.click(".own .moment summary")
	b.chooses(`.own [data-entry="first:-1"] select`, "@1")
	b.do(chromedp.Focus(chromedp.CSS(`input[data-key="name0"]`)))
	b.keys(kb.End + "\b\b\b" + "Benny")
	b.do(chromedp.Focus(chromedp.CSS(`input[data-key="name1"]`)))
	b.keys(kb.End + "\b\b\b" + "Zoe" + kb.Tab)
	b.plays()
	if says := b.text("#play .asks"); !strings.Contains(says, "Zoe") {
		t.Errorf("Zoe begins: %s", says)
	}
	b.click(`#play .tools button:nth-child(3)`)
	b.click(`.own [aria-label="Zoe leaves"]`)
	b.until(`!document.querySelector('.own [data-key="name2"]')`)
	b.plays()
	if says := b.text("#play .asks"); strings.Contains(says, "Zoe") {
		t.Errorf("Zoe is gone: %s", says)
	}
}

// called renames a player.
func (b *tab) called(seat int, name string) {
	b.t.Helper()
	b.do(chromedp.Focus(chromedp.CSS(fmt.Sprintf(`input[data-key="name%d"]`, seat))))
	gives[bool](b, `(document.activeElement.select(), true)`)
	b.keys(name)
}

// sits are the names of the players.
func (b *tab) sits() string {
	b.t.Helper()
	return gives[string](b, `[...document.querySelectorAll(".own [data-key^=name]")].map(x => x.value).join(", ")`)
}

// TestOwnBack: who sits at the table stays for another game, and what was laid out of a game is there again; what was
// cleared away is brought back.
func TestOwnBack(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	another := func(game string) {
		b.chooses(`select[data-key="game"]`, game)
		b.until(fmt.Sprintf(`location.hash.includes("game=%s") || location.hash.includes("&t=")`, game))
		b.until(fmt.Sprintf(`document.querySelector('select[data-key="game"]').value === %q`, game))
	}
	b.click(`.own [data-key="add"]`)
	b.waits(`.own [data-key="name2"]`)
	b.called(0, "Zoe")
	b.puts("Zoe", "hand", "pun")
	b.puts("On the table", "line_up", "gig")
	gives[bool](b, `(window.was = document.querySelector(".own section"), true)`)
	another("rivals")
	b.until(`document.querySelector(".own section") !== window.was`)
	if sits := b.sits(); sits != "Zoe, Ben" { // two play it
		t.Errorf("at the other game sit %s", sits)
	}
	b.called(1, "cleo")
	b.until(`location.hash.includes("&t=")`)
	gives[bool](b, `(window.was = document.querySelector(".own section"), true)`)
	another("forever-evil")
	b.until(`document.querySelector(".own section") !== window.was`)
	if sits, laid := b.sits(), b.laid(); laid != "Giganta; Punch" || sits != "Zoe, cleo, Ann" {
		t.Errorf("%s lie before %s", laid, sits)
	}
	b.click(`.own [data-key="clear"]`)
	b.waits(`.own [data-key="back"]`)
	b.until(`document.activeElement.matches('[data-key="back"]')`)
	b.shot("own-cleared")
	if laid := b.laid(); laid != "" {
		t.Errorf("%s is not cleared away", laid)
	}
	b.keys(kb.Enter)
	b.waits(`.own .what`)
	if sits, laid := b.sits(), b.laid(); laid != "Giganta; Punch" || sits != "Zoe, cleo, Ann" {
		t.Errorf("%s are brought back before %s", laid, sits)
	}
	if n := gives[int](b, `document.querySelectorAll('.own [data-key="back"]').length`); n != 0 {
		t.Error("it is brought back a second time")
	}
}

// TestOwnFree: a player who comes is called as nobody is, however that is written.
func TestOwnFree(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.called(0, "bén")
	b.called(1, "ann")
	b.click(`.own [data-key="add"]`)
	b.waits(`.own [data-key="name2"]`)
	if sits := b.sits(); sits != "bén, ann, Cleo" {
		t.Error(sits)
	}
}

// TestOwnQuick: what is typed behind Enter is something else, and nothing is put twice.
func TestOwnQuick(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	at := field("Ann")
	// A list is on its way, Enter is pressed again, and somebody types on.
	gives[bool](b, fmt.Sprintf(`(() => { const f = document.querySelector(%q);
		const key = () => f.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true }));
		f.value = "2 Punch, Punsh"; key(); window.empty = f.value === ""; key(); f.value = "Ki"; return true })()`, at))
	b.waits(".refusals .near")
	if !gives[bool](b, `window.empty`) {
		t.Error("the field is not emptied at once")
	}
	if laid, holds := b.laid(), b.holds("Ann"); laid != "2 × Punch" || holds != "Ki" {
		t.Errorf("%q lies, and %q is typed", laid, holds)
	}
	// What is wrong comes back, and what was right has gone.
	gives[bool](b, fmt.Sprintf(`(document.querySelector(%q).value = "", true)`, at))
	b.do(chromedp.Focus(chromedp.CSS(at)))
	b.keys("Kick, Punsh, Kicck" + kb.Enter)
	b.until(fmt.Sprintf(`document.querySelector(%q).value === "Punsh, Kicck"`, at))
	b.keys(kb.Enter)
	b.until(fmt.Sprintf(`document.querySelector(%q).value === "Punsh, Kicck"`, at))
	if laid := b.laid(); laid != "2 × Punch; Kick" {
		t.Error(laid)
	}
}

// TestOwnPart: a part of a name that only one card of the place has is taken in a list, too.
func TestOwnPart(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
	b.keys("Commissioner, 2 vulnerab, Kick" + kb.Escape + kb.Enter)
	b.until(`document.querySelectorAll(".own .what").length === 3`)
	if laid := b.laid(); laid != "Commissioner Gordon; 2 × Vulnerability; Kick" {
		t.Error(laid)
	}
}

// TestOwnElsewhere: no card is proposed that has no place there; it is told where it lies.
func TestOwnElsewhere(t *testing.T) {
	b := open(t, 1000, 1200)
	for lang, says := range map[string]string{"en": "has no place in: hand", "fr": "n'a pas sa place ici : main"} {
		b.opens("?lang=" + lang + "#game=rivals")
		b.waits(".own .play")
		b.chooses(fmt.Sprintf("select[aria-label$=%q]", ": Ann"), "hand")
		b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
		b.keys("batman" + kb.Enter)
		b.waits(".refusals .bad")
		b.shot("own-elsewhere-" + lang)
		if told := b.text(".refusals .bad"); !strings.Contains(told, says) || strings.Contains(told, "mean") ||
			!strings.Contains(told, "Batman") {
			t.Error(told)
		}
	}
}

// TestOwnComes: a card is put with what it comes with; where it is refused without something, a button lays it there.
func TestOwnComes(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=champions")
	b.waits(".own .play")
	b.puts("Ann", "in_play", "web-sh")
	b.puts("On the table", "side_schemes", "crowd")
	b.until(`document.querySelectorAll(".own .what").length === 2 &&
		[...document.querySelectorAll(".own .what")].every(x => x.textContent.includes("("))`)
	if laid := b.laid(); laid != "Crowd Control (threat 4); Web-Shooter (counters 3)" {
		t.Error(laid)
	}
	b.plays()
	// Play is quicker than the check.
	b.opens("?lang=fr#game=champions")
	b.waits(".own .play")
	b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
	b.chooses(`select[aria-label$=": Ann"]`, "in_play")
	b.keys("lance-t" + kb.Enter)
	b.plays()
	// What has been done to a card is not taken for granted.
	for lang, says := range map[string]string{"en": "Punch (played this turn)", "fr": "Coup de Poing (jouée ce tour)"} {
		b.opens("?lang=" + lang + "#game=metal")
		b.waits(".own .play")
		b.chooses(fmt.Sprintf("select[aria-label$=%q]", ": Ann"), "in_play")
		b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
		b.keys("punch" + kb.Enter)
		b.waits(`[data-entry="in_play:0"] .refused .near`)
		b.shot("own-mends-" + lang)
		b.click(`[data-entry="in_play:0"] .refused .near`)
		b.until(`!document.querySelector(".refused")`)
		if laid := b.laid(); laid != says {
			t.Error(laid)
		}
		if !gives[bool](b, `document.activeElement.matches(".laidCard .what")`) {
			t.Error("the focus has gone away")
		}
		b.plays()
	}
}

// TestOwnOnce: why it cannot be played is told once, where it is; by Play stand the ways there.
func TestOwnOnce(t *testing.T) {
	b := open(t, 1000, 1200)
	for lang, link := range map[string]string{"en": "Ann, hand, Catwoman", "fr": "Ann, main, Catwoman"} {
		b.opens("?lang=" + lang + "#game=forever-evil")
		b.waits(".own .play")
		b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
		b.keys("9 catwoman" + kb.Enter)
		b.waits(".own .what")
		b.click(".own .play")
		b.until(`document.activeElement.matches(".mistakes button")`)
		b.shot("own-once-" + lang)
		if says := b.text(".mistakes button"); says != link {
			t.Errorf("%q", says)
		}
		told := gives[string](b, `document.querySelector(".refused p").textContent`)
		if n := gives[int](b, fmt.Sprintf(`document.querySelector(".own").textContent.split(%q).length - 1`, told)); n != 1 {
			t.Errorf("%q stands there %d times", told, n)
		}
		if !gives[bool](b, `!!document.getElementById(document.activeElement.getAttribute("aria-describedby"))`) {
			t.Error("who does not see it is not told why")
		}
	}
	// What is wrong at no entry is told by Play.
	b.called(1, "Ann")
	b.keys(kb.Tab)
	b.click(".own .play")
	b.until(`document.activeElement.matches(".refused")`)
	if n := gives[int](b, `document.querySelectorAll(".mistakes").length`); n != 0 {
		t.Error("a list without a way to anything")
	}
	b.shot("own-once-nowhere")
}

// TestOwnLevel: the fields of a player stand on one line, and are wide enough for their hints.
func TestOwnLevel(t *testing.T) {
	b := open(t, 1200, 1200)
	b.opens("?lang=fr#game=forever-evil")
	b.waits(".own .play")
	b.legible(".own input")
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.legible(".own input")
	if tops := gives[string](b, `[...document.querySelectorAll(".own fieldset .fields input, .own fieldset .fields button")]
		.slice(0, 3).map(x => Math.round(x.getBoundingClientRect().bottom)).join(" ")`); len(tops) == 0 ||
		strings.Count(tops, strings.Fields(tops)[0]) != 3 {
		t.Error(tops)
	}
}

// TestOwnTyped: what is still typed when somebody wants to play is put first; what cannot be put keeps the game from
// beginning without it.
func TestOwnTyped(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	const field = `input[role=combobox][aria-label$=": Ann"]:not([aria-label^=Character])`
	b.do(chromedp.Focus(chromedp.CSS(field)))
	b.keys("2 Punch, Zorglub")
	b.click(".own .play")
	b.until(`document.activeElement === document.querySelector(` + strconv.Quote(field) + `)`)
	if left := run(b, chromedp.Value(chromedp.CSS(field))); left != "Zorglub" {
		t.Errorf("left: %q", left)
	}
	gives[bool](b, `(document.querySelector(`+strconv.Quote(field)+`).value = "Bizarro Power", true)`)
	b.plays()
	if says := b.text("#play .asks"); !strings.Contains(says, "plays Bizarro Power") || !strings.Contains(says, "plays Punch") {
		t.Error(says)
	}
}

// refuses are what is told of what cannot be put.
func (b *tab) refuses() string {
	b.t.Helper()
	return gives[string](b, `[...document.querySelectorAll(".refusals .bad")].map(x => x.textContent).join("|")`)
}

// TestOwnNumber: a number that counts nothing is told to be one, and no card is proposed for it.
func TestOwnNumber(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=metal")
	b.waits(".own .play")
	b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
	b.keys("0 punch" + kb.Escape + kb.Enter)
	b.until(`document.querySelectorAll(".refusals .bad").length === 1`)
	if says := b.refuses(); says != `Punch: how many there are is a whole number from 1, and not "0"` {
		t.Error(says)
	}
	if left := b.holds("Ann"); left != "0 Punch" {
		t.Errorf("%q is left", left)
	}
	b.shot("own-number")
}

// TestOwnAlike: equal cards lie together, whenever they were put; in a pile each keeps its place.
func TestOwnAlike(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	b.puts("Ann", "hand", "punch", "kick", "punch")
	b.puts("Ann", "deck_top", "punch", "kick", "punch")
	b.until(`document.querySelectorAll('[data-entry="deck_top:0"] .what').length === 3`)
	if laid := b.laid(); laid != "2 × Punch; Kick; Punch; Kick; Punch" {
		t.Error(laid)
	}
}

// TestOwnSpoken: what cannot be put is told of all fields, and anew in another language; another game has none of it.
func TestOwnSpoken(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=forever-evil")
	b.waits(".own .play")
	const status = `document.querySelector(".own [role=status]").textContent`
	for _, whose := range []string{"Ann", "Ben"} {
		b.do(chromedp.Focus(chromedp.CSS(field(whose))))
		b.keys(map[string]string{"Ann": "Zorglub", "Ben": "0 Punch"}[whose])
	}
	b.click(".own .play")
	b.until(`document.querySelectorAll(".refusals .bad").length === 2`)
	b.until(`document.activeElement.matches(` + strconv.Quote(field("Ann")) + `)`)
	if says := gives[string](b, status); !strings.Contains(says, "Zorglub") || !strings.Contains(says, "from 1, and not") {
		t.Errorf("only this is heard: %s", says)
	}
	b.speaks()
	b.until(`document.querySelectorAll(".refusals .bad").length === 2`)
	if says := b.refuses(); !strings.Contains(says, "n'a pas de carte") || !strings.Contains(says, "à partir de 1") {
		t.Error(says)
	}
	if says := gives[string](b, status); !strings.Contains(says, "n'a pas de carte") || !strings.Contains(says, "à partir de 1") {
		t.Errorf("heard: %s", says)
	}
	if ann, ben := b.holds("Ann"), b.holds("Ben"); ann != "Zorglub" || ben != "0 Punch" {
		t.Errorf("%q and %q are left", ann, ben)
	}
	b.shot("own-spoken")
	b.chooses(`select[data-key="game"]`, "rivals")
	b.until(status + ` === "" && !document.querySelector(".refusals .bad")`)
}

// TestOwnCleared: what was cleared away can be brought back also when the page has been opened anew, and whom one plays
// against stays.
func TestOwnCleared(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=champions")
	b.waits(".own .play")
	const against = `[data-entry="scenario:-1"] select`
	b.chooses(against, "klaw")
	b.puts("Ann", "hand", "backfl")
	b.click(`.own [data-key="clear"]`)
	b.waits(`.own [data-key="back"]`)
	stays := func(laid string) {
		t.Helper()
		if got := gives[string](b, `document.querySelector('`+against+`').value`); got != "klaw" {
			t.Errorf("it is played against %q", got)
		}
		if got := b.laid(); got != laid {
			t.Errorf("%q lies there", got)
		}
	}
	stays("")
	b.until(`location.hash.includes("&t=")`)
	b.do(chromedp.Reload())
	b.waits(`.own [data-key="back"]`)
	stays("")
	gives[bool](b, `(window.was = location.hash, true)`)
	b.click(`.own [data-key="back"]`)
	b.waits(".own .what")
	stays("Backflip")
	if gives[bool](b, `!!document.querySelector('.own [data-key="back"]')`) {
		t.Error("nothing has been cleared away for it")
	}
	b.until(`location.hash !== window.was`)
	b.do(chromedp.Reload())
	b.waits(".own .what")
	if gives[bool](b, `!!document.querySelector('.own [data-key="back"]')`) {
		t.Error("it is brought back a second time")
	}
}

// TestOwnHeard: what has happened is heard once.
func TestOwnHeard(t *testing.T) {
	b := open(t, 1000, 1200)
	for lang, says := range map[string]string{"en": "Ann ends the turn", "fr": "Ann termine son tour"} {
		b.opens("?lang=" + lang + "#game=forever-evil")
		b.waits(".own .play")
		b.plays()
		b.until(fmt.Sprintf(`(() => { const a = [...document.querySelectorAll("#play .answer")]
			.find(a => a.title.includes("ends_turn")); a?.click(); return !!a })()`))
		b.until(`document.querySelector("#play [data-key=undo]").disabled === false`)
		heard := gives[string](b, `document.querySelector("#play [role=status]").textContent`)
		if n := strings.Count(heard, says); n != 1 {
			t.Errorf("%q is heard %d times: %.300s", says, n, heard)
		}
	}
}

// TestOwnSettingUp: a pile that is not made yet is not told to be empty, and a card of which nobody here knows what it
// says is known by that where it is chosen.
func TestOwnSettingUp(t *testing.T) {
	b := open(t, 1000, 1200)
	for lang, says := range map[string]string{"en": "text not known here", "fr": "texte inconnu ici"} {
		b.opens("?lang=" + lang + "#game=metal")
		b.waits(".own .play")
		b.do(chromedp.Focus(chromedp.CSS(field("Ann"))))
		b.keys("batmani")
		b.waits(".options li")
		b.shot("own-unknown-" + lang)
		if offered := b.text(".options:not([hidden])"); !strings.Contains(offered, says) {
			t.Error(offered)
		}
		b.keys(kb.Escape + strings.Repeat(kb.Backspace, len("batmani")))
		b.plays()
		b.shot("own-setting-up-" + lang)
		if n := gives[int](b, `document.querySelectorAll("#play .board .empty").length`); n != 0 {
			t.Error(b.text("#play .board .empty"))
		}
		for range 2 {
			gives[bool](b, `(window.before = document.querySelector("#play .board"),
				document.querySelector("#play .choice .answer").click(), true)`)
			b.until(`document.querySelector("#play .board") !== window.before`)
		}
		b.waits("#play .board .empty")
	}
}

// TestOwnFigures: a number of a card stands once on it and once in its dialog, and a face has no copies.
func TestOwnFigures(t *testing.T) {
	b := open(t, 1000, 1200)
	b.opens("?lang=en#game=champions")
	b.waits(".own .play")
	b.plays()
	for _, word := range []string{"ann.identity", "main_scheme", "villain"} {
		card := fmt.Sprintf(`#play [data-word=%q] .card`, word)
		b.waits(card)
		drawn := b.text(card)
		b.click(card)
		b.waits("dialog.look")
		b.shot("own-figures-" + word)
		if told := b.text("dialog.look"); strings.Contains(told, "copies\n0") || strings.Count(told, "\nhit points") > 1 ||
			strings.Count(drawn, "hit points") > 1 || strings.Count(told, "\nATK\n") > 1 {
			t.Errorf("%s\n\n%s", drawn, told)
		}
		b.keys(kb.Escape)
		b.until(`!document.querySelector("dialog")`)
	}
}
