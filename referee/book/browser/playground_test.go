//go:build browser

package browser

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// editor is a tab in which the playground is open.
type editor struct{ *tab }

// playground opens the playground, with what stands behind # in its address, and waits until something was played.
func playground(t *testing.T, width, height int, hash string) editor {
	t.Helper()
	e := editor{open(t, width, height)}
	e.page("playground.html" + hash)
	e.until(`document.querySelector(".verdict h2") !== null`)
	return e
}

// until waits until an expression is true.
func (e editor) until(expression string) {
	e.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if run(e.tab, chromedp.Evaluate[bool]("Boolean("+expression+")")) {
			return
		}
	}
	e.shot("late")
	e.t.Fatalf("it does not come to  %s;  the verdict is %q", expression, e.verdict())
}

// says waits until the verdict has a text.
func (e editor) says(text string) {
	e.t.Helper()
	e.until(fmt.Sprintf(`document.querySelector(".verdict").innerText.includes(%q)`, text))
}

func (e editor) verdict() string {
	return run(e.tab, chromedp.Evaluate[string](`document.querySelector(".verdict").innerText`))
}

// within is an expression for what a selector finds in the editor.
func within(selector string) string {
	return fmt.Sprintf(`document.querySelector(".editor").shadowRoot.querySelector(%q)`, selector)
}

// focus goes into the editor, to the end of its text.
func (e editor) focus() {
	e.t.Helper()
	run(e.tab, chromedp.Evaluate[any](within(".cm-content")+".focus()"))
	e.press(kb.End, chromedp.ModifierCtrl)
}

// press presses a key.
func (e editor) press(key string, with ...chromedp.Modifier) {
	e.t.Helper()
	e.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(with...)))
}

// types types a text, key by key.
func (e editor) types(text string) {
	e.t.Helper()
	e.do(chromedp.KeyEvent(text))
}

// writes puts a text into the editor in the place of all that is there, as if it were pasted.
func (e editor) writes(text string) {
	e.t.Helper()
	e.focus()
	e.press("a", chromedp.ModifierCtrl)
	e.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: text})
		return err
	}))
}

const table = `scenario "A trial" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Punch", "Punch" } }, { "Ben" } }
ann:plays "Punch"
`

func TestPlaygroundTyping(t *testing.T) {
	e := playground(t, 1300, 1000, "#blank=forever-evil")
	e.says("It holds: 1 check")
	e.writes(table)
	e.until(`document.querySelector(".log").innerText.includes("Ann plays Punch")`)
	e.types("expect(ann.power):is(1)")
	e.says("It holds: 1 check")
	e.shot("play-holds")
	e.press(kb.Backspace)
	e.press(kb.Backspace)
	e.types("7)")
	e.says("An expectation does not hold, line 4")
	e.until(within(".cm-lintRange-error") + " !== null")
	e.shot("play-fails")
}

// faultless looks for what is wrong with the page.
func (e editor) faultless(at string) {
	e.t.Helper()
	checker, err := os.ReadFile(axe)
	if err != nil {
		e.t.Fatal(err)
	}
	e.check(at, checker)
}

// offersFirst says whether the completion comes to offer something first, and shows the list where it does not.
func (e editor) offersFirst(text string) bool {
	e.t.Helper()
	list := within(".cm-tooltip-autocomplete li[aria-selected]") + "?.innerText"
	for end := time.Now().Add(4 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if run(e.tab, chromedp.Evaluate[bool](fmt.Sprintf("Boolean(%s?.startsWith(%q))", list, text))) {
			return true
		}
	}
	e.t.Log(run(e.tab, chromedp.Evaluate[string](within(".cm-tooltip-autocomplete")+`?.innerText ?? "nothing"`)))
	return false
}

// offers waits until the completion offers something first.
func (e editor) offers(text string) {
	e.t.Helper()
	e.until(fmt.Sprintf("%s?.innerText.startsWith(%q)", within(".cm-tooltip-autocomplete li[aria-selected]"), text))
}

// text gives all that stands in the editor.
func (e editor) text() string {
	return run(e.tab, chromedp.Evaluate[string](`[...`+within(".cm-content")+`.children].map((l) => l.textContent).join("\n")`))
}

func TestPlaygroundCompletion(t *testing.T) {
	e := playground(t, 1300, 1000, "#blank=champions")
	for _, x := range []struct{ typed, offered, written string }{
		{"expe", "expect", "expect"},
		{"villain { \"sandm", "Sandman", "villain { \"Sandman\""},
		{"villain { \"homme sa", "L'Homme-Sable", "villain { \"L'Homme-Sable\""},
		{"expect(ann.ha", "hand", "expect(ann.hand"},
		{"refused(f, \"mc.attack.labelled-n", "mc.attack.labelled-no-exhaust", "refused(f, \"mc.attack.labelled-no-exhaust\""},
		{"ann:atta", "attacks_with", "ann:attacks_with \"\""},
		{"ann:decl", "declines", "ann:declines()"},
		{"ann:ends", "ends_turn", "ann:ends_turn()"},
		{"players { { \"Ann\", ident", "identity", "players { { \"Ann\", identity"},
	} {
		e.writes("scenario \"x\" { game = \"champions\" }\n")
		e.types(x.typed)
		e.offers(x.offered)
		time.Sleep(150 * time.Millisecond) // a key that comes at once is not yet for what is offered
		e.shot("play-offers")
		e.takes()
		if got := e.text(); !strings.Contains(got, "\n"+x.written) {
			t.Errorf("%s: written %q, not %q", x.typed, got, x.written)
		}
	}
}

// TestPlaygroundNext: what comes next is offered first.
func TestPlaygroundNext(t *testing.T) {
	const (
		setUp = "scenario \"x\" { game = \"forever-evil\" }\nlocal ann, ben = players { { \"Ann\", hand = { \"Kick\", \"Punch\" } }, { \"Ben\" } }\n"
		hero  = "scenario \"x\" { game = \"champions\" }\n"
	)
	e := playground(t, 1300, 1000, "#blank=champions")
	for _, x := range []struct{ name, before, typed, first string }{
		{"an empty page", "", "", `scenario … game = "forever-evil"`},
		{"a game on an empty page", "", "champ", `scenario … game = "champions"`},
		{"a header without players", hero, "", "players"},
		{"the header", "", `scenario "x" { `, "game"},
		{"the header further on", "", `scenario "x" { game = "champions", `, "edition"},
		{"a player", hero, `players { { "Ann", `, "character"},
		{"a player's places", hero, `players { { "Ann", ha`, "hand"},
		{"a character", hero, `players { { "Ann", character = "carol`, "Carol Danvers"},
		{"a card that is laid out", hero, `villain { { "Rhino", `, "damage"},
		{"a card that is declared", "", `card "Fog" { typ`, "type"},
		{"what a card does", hero, `card "Fog" { type = "treachery", revealed = dam`, "damage"},
		{"behind the set-up", setUp, "", `ann:plays "Kick"`},
		{"by a word", setUp, "end", `ann:ends_turn()`},
		{"a player's moves", setUp, "ann:", `plays "Kick"`},
		{"another player's moves", setUp, "ben:", "plays"},
		{"further on", setUp + "ann:plays \"Kick\"\n", "ann:", `plays "Punch"`},
		{"a name", setUp, `ann:plays "`, "Kick"},
		{"a name in French", setUp, `ann:plays "coup de po`, "Coup de Poing"},
		{"a name in a branch", setUp + "ann:plays \"Kick\"\nwhat_if(\"so\", function()\n", `ann:plays "`, "Punch"},
		{"what is refused", setUp + "ann:plays \"Kick\"\n", `refused(function() ann:plays "`, "Punch"},
		{"what is expected", setUp, `expect(`, "ann"},
	} {
		e.clear()
		if x.before != "" {
			e.writes(x.before)
		}
		e.types(x.typed)
		e.press(kb.Escape) // an offer that came while it was typed
		began := time.Now()
		e.press(" ", chromedp.ModifierCtrl)
		if !e.offersFirst(x.first) {
			t.Errorf("%s: %q is not offered first", x.name, x.first)
		}
		if took := time.Since(began); took > 2*time.Second {
			t.Errorf("%s: offered after %v", x.name, took)
		} else {
			t.Logf("%s: %v", x.name, took.Round(time.Millisecond))
		}
	}
	e.shot("play-next")
	e.clear()
	e.press(" ", chromedp.ModifierCtrl)
	e.offers("scenario")
	if run(e.tab, chromedp.Evaluate[bool]("[..."+within(".cm-tooltip-autocomplete")+
		`.querySelectorAll("li")].some((l) => !l.innerText.startsWith("scenario"))`)) {
		t.Error("an empty page offers more than how scripts begin")
	}
	e.says("Nothing is written yet")
	e.shot("play-empty")
	e.takes()
	e.says("It holds: 1 check")
	e.faultless("a script that was begun by an offer")
	for _, typed := range []string{"My trial", "Eve", "Dan"} {
		e.types(typed)
		e.press(kb.Tab)
	}
	e.press(" ", chromedp.ModifierCtrl)
	e.offers("ann:plays")
	e.shot("play-moves")
	e.takes()
	e.until(`document.querySelector(".log").innerText.includes("Eve plays Punch")`)
	if got := e.file(); got != "my-trial.lua" {
		t.Errorf("the file is %q", got)
	}
}

// takes takes what is offered, by the key alone: one that is typed by the driver writes a line behind it all the same.
func (e editor) takes() {
	e.t.Helper()
	time.Sleep(150 * time.Millisecond) // a key that comes at once is not yet for what is offered
	run(e.tab, chromedp.Evaluate[any](within(".cm-content")+
		`.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 13, bubbles: true, cancelable: true }))`))
}

// clear takes all away that stands in the editor.
func (e editor) clear() {
	e.t.Helper()
	e.focus()
	e.press(kb.Escape)
	e.press("a", chromedp.ModifierCtrl)
	e.press(kb.Delete)
}

func TestPlaygroundRefused(t *testing.T) {
	e := playground(t, 1300, 1000, "#blank=forever-evil")
	e.writes(table + "  ann:plays \"Kick\"\n")
	e.says("The rules refuse it, line 4")
	e.until(within(".cm-lint-marker-error") + " !== null")
	e.shot("play-refused")
	run(e.tab, chromedp.Evaluate[any](`[...document.querySelectorAll(".legal")].find((b) => b.innerText.includes("plays")).click()`))
	e.says("nothing is expected")
	if got := e.text(); !strings.Contains(got, "\n  ann:plays \"Punch\"\n") || strings.Contains(got, "Kick") {
		t.Errorf("written: %q", got)
	}
	// A line of the log leads to that of the script, and that sets off what it has caused.
	run(e.tab, chromedp.Evaluate[any](`[...document.querySelectorAll(".log button")].find((b) => b.innerText.includes("Punch")).click()`))
	e.until(`[...document.querySelectorAll(".log .now")].some((l) => l.innerText.includes("Punch"))`)
}

func TestPlaygroundNamed(t *testing.T) {
	e := playground(t, 1300, 1000, "#name=champions/ultron/a-defeated-drone-was-a-minion")
	e.says("It holds: 2 checks")
	compared := `document.querySelector(".compared").innerText`
	e.until(compared + `.startsWith("This log, compared with that of the recorded scenario “") && ` + compared + `.endsWith("”: the same.")`)
	recorded := e.text()
	if title := e.file(); !strings.HasSuffix(title, ".lua") || strings.Contains(title, "basic-attack") {
		t.Errorf("its file is %q", title)
	}
	e.writes(strings.Replace(e.text(), "ruling {", "expect(ann.hand):is_empty()\nruling {", 1))
	e.says("It holds: 3 checks")
	e.shot("play-named")
	run(e.tab, chromedp.Evaluate[any](`document.getElementById("_fr").click()`))
	e.says("Il tient : 3 contrôles")
	e.until(compared + `.endsWith("\u00a0»\u00a0: le même.")`)
	e.writes(strings.Replace(e.text(), "threat = 3", "threat = 4", 1))
	e.until(`document.querySelectorAll(".log .fresh").length > 0`)
	e.until(`document.querySelector(".log").innerText.includes("journal-arbitre")`)
	e.shot("play-french")
	run(e.tab, chromedp.Evaluate[any](`document.querySelector(".read input").click()`))
	e.until(`document.querySelector(".log").innerText.includes("referee-log")`)
	// Another script in its place is compared with nothing, and is saved by its own name.
	e.writes(strings.Replace(table, "A trial", "Étude n° 1 : <œil>", 1))
	e.until(`document.querySelector(".log").innerText.includes("Punch") && document.querySelector(".compared").hidden`)
	if got := e.file(); got != "etude-n-1-oeil.lua" {
		t.Errorf("the file of an own script is %q", got)
	}
	e.writes(recorded)
	e.until(`!document.querySelector(".compared").hidden`)
	e.page(drone)
	e.until(`document.querySelector("a[href$='playground.html#name=champions/ultron/a-defeated-drone-was-a-minion']") !== null`)
	e.page("playground.html#name=champions/no-such-thing")
	e.until(`document.querySelector(".note").innerText.includes("champions/no-such-thing")`)
}

// file gives the name under which the script is saved.
func (e editor) file() string {
	return run(e.tab, chromedp.Evaluate[string](`(() => {
		let name = "";
		const click = HTMLAnchorElement.prototype.click;
		HTMLAnchorElement.prototype.click = function () { name = this.download; };
		document.querySelectorAll(".tools button")[2].click();
		HTMLAnchorElement.prototype.click = click;
		return name;
	})()`))
}

func TestPlaygroundLinks(t *testing.T) {
	e := playground(t, 1300, 1000, "#blank=forever-evil")
	e.writes(table + "-- à moi, œil\n")
	e.until(`document.querySelector(".log").innerText.includes("Ann plays Punch")`)
	run(e.tab, chromedp.Evaluate[any](`navigator.clipboard.writeText = () => Promise.reject(); 0`))
	e.click(".tools button")
	e.until(`document.querySelector(".note textarea") !== null`)
	link := run(e.tab, chromedp.Evaluate[string](`document.querySelector(".note textarea").value`))
	_, hash, _ := strings.Cut(link, "playground.html")
	if hash == "" {
		t.Fatalf("the link is %q", link)
	}
	for _, own := range []string{"", "-- mine"} {
		for _, x := range []struct{ hash, says string }{
			{hash[:len(hash)-9], "This link is broken"},
			{strings.Replace(hash, "v=", "v=0", 1), "another version"},
			{"#w=" + hash[3:20], "This link is broken"},
		} {
			e.page("index.html")
			run(e.tab, chromedp.Evaluate[any](fmt.Sprintf(
				`localStorage.clear(); if (%q) localStorage.setItem("referee-playground", %[1]q); 0`, own)))
			e.page("playground.html" + x.hash)
			e.until(fmt.Sprintf(`document.querySelector(".note").innerText.includes(%q)`, x.says))
			if got := e.text(); got != own {
				t.Errorf("%s: below it stands %q, not %q", x.says, got, own)
			}
		}
	}
	e.shot("play-broken-link")
	e.writes("nothing")
	e.says("The script is wrong")
	e.page("playground.html" + hash)
	e.says("nothing is expected")
	if got := e.text(); got != table+"-- à moi, œil\n" {
		t.Errorf("by its link: %q", got)
	}
	e.types("-- and so on\n")
	e.says("nothing is expected")
	e.until(`localStorage.getItem("referee-playground").includes("and so on")`)
	e.page("index.html") // what was written is there again without a link
	e.page("playground.html")
	e.until(`document.querySelector(".log")?.innerText.includes("Ann plays Punch")`)
}

// TestPlaygroundReload: what was written is there again behind a reload, also where the address names something else to
// begin with, and an example that is only looked at does not take its place.
func TestPlaygroundReload(t *testing.T) {
	e := playground(t, 1300, 1000, "#name=champions/ultron/a-defeated-drone-was-a-minion")
	e.says("It holds: 2 checks")
	e.focus()
	e.types("-- my own") // and no moment is waited
	e.do(chromedp.Reload())
	e.until(`document.querySelector(".verdict h2") !== null && ` + within(".cm-content") + `.innerText.includes("-- my own")`)
	e.page("index.html")
	e.page("playground.html#name=champions/ultron/a-defeated-drone-was-a-minion")
	e.says("It holds: 2 checks")
	if strings.Contains(e.text(), "-- my own") {
		t.Error("a link does not lead to what is recorded")
	}
	e.page("index.html")
	e.page("playground.html")
	e.until(`document.querySelector(".verdict h2") !== null && ` + within(".cm-content") + `.innerText.includes("-- my own")`)
}

// TestPlaygroundMistakes: what somebody in a hurry writes wrongly is marked at its place and told with what was meant,
// in both languages, and the result is announced.
func TestPlaygroundMistakes(t *testing.T) {
	e := playground(t, 1300, 1000, "#blank=forever-evil")
	for _, x := range []struct{ line, marked, en, fr string }{
		{`ann:play "Punch"`, "play", `did you mean "plays"?`, `vouliez-vous dire "plays" ?`},
		{`ann:joue "Punch"`, "joue", `did you mean "plays"?`, `vouliez-vous dire "plays" ?`},
		{`ann plays "Punch"`, "ann", `ann:plays "Punch"`, `ann:plays "Punch"`},
		{`ann:plays "Pnuch"`, "Pnuch", `did you mean "Punch"?`, `vouliez-vous dire "Punch" ?`},
		{`ann:plays Punch`, "Punch", `a name stands in quotes`, `un nom se met entre guillemets`},
		{`ann:plays "Punch`, `"`, `no closing quote`, `pas de guillemet fermant`},
		{`what_if("so", function() ann:plays "Punch"`, "function", `end is missing`, `il manque end`},
		{`line_up { "Punch"`, "{", `} is missing`, `il manque }`},
		{`ann:plays "Batman"`, `ann:plays "Batman"`, `is not in Ann's hand`, `n'est pas dans la main d'Ann`},
		{`while true do end`, `while true do end`, `look for a loop that never ends`, `cherchez une boucle qui ne finit jamais`},
	} {
		e.writes(table + "  " + x.line)
		for n, says := range []string{x.en, x.fr} {
			if n == 1 {
				run(e.tab, chromedp.Evaluate[any](`document.getElementById("_fr").click()`))
			}
			e.says(says)
			e.until(within(".cm-lintRange-error") + " !== null")
			marked := run(e.tab, chromedp.Evaluate[string](`[...`+strings.Replace(within(".cm-lintRange-error"),
				"querySelector(\".cm", "querySelectorAll(\".cm", 1)+`].map((m) => m.textContent).join("")`))
			if marked != x.marked {
				t.Errorf("%s: marked is %q, not %q", x.line, marked, x.marked)
			}
		}
		e.shot("play-mistake-fr")
		run(e.tab, chromedp.Evaluate[any](`document.getElementById("_fr").click()`))
	}
	if role := run(e.tab, chromedp.Evaluate[string](`document.querySelector(".verdict").getAttribute("role")`)); role != "status" {
		t.Errorf("the verdict has the role %q", role)
	}
	e.writes(table + "for i = 1, 300 do ann:ends_turn() ben:ends_turn() end")
	e.says("line 4")
	e.writes(table + "for i = 1, 1900 do expect(ann.power):is(1) end")
	e.says("It holds: 1900 checks")
	e.until(`document.querySelector(".log").children.length <= 2001`)
}

func TestPlaygroundHostile(t *testing.T) {
	e := playground(t, 1300, 1000, "#blank=forever-evil")
	const evil = `</script><img src=x onerror=alert(1)><svg onload=alert(2)>`
	e.writes(fmt.Sprintf("scenario %q { game = \"forever-evil\" }\nlocal ann, ben = players { { %q }, { \"Ben\" } }\nann:ends_turn()\n"+
		"ruling { en = %[1]q, fr = %[1]q }\n", evil, "<img>"))
	e.says("<svg onload=alert(2)>")
	e.until(`document.querySelector(".log").innerText.includes("<img>")`)
	e.writes(fmt.Sprintf(table+"ann:plays %q\n", evil))
	e.says("there is no card, player or choice called")
	if n := run(e.tab, chromedp.Evaluate[int](`document.querySelectorAll("main img, main svg, main script:not([src])").length`)); n != 0 {
		t.Errorf("%d elements of a script", n)
	}
	for _, x := range []string{
		"while true do end",
		"local function f() return 1 + f() end\nf()",
		"local s = \"x\"\nfor i = 1, 60 do s = s .. s end",
		"local t = {}\nlocal i = 0\nwhile true do i = i + 1\nt[i] = {} end",
		strings.Repeat("-- one line more\n", 1<<16),
		strings.Repeat("(", 5000),
		"local s = string.rep(\"x\", 1e9)",
	} {
		e.writes("scenario \"x\" { game = \"forever-evil\" }\n" + x)
		began := time.Now()
		e.until(`document.querySelector(".verdict .bad") !== null && !document.querySelector(".verdict").innerText.includes("onload")`)
		t.Logf("%.30q: %v: %s", x, time.Since(began).Round(time.Millisecond), e.verdict())
		e.writes(table)
		e.says("nothing is expected")
	}
}

func TestPlaygroundKeyboard(t *testing.T) {
	e := playground(t, 1300, 1000, "#blank=forever-evil")
	e.focus()
	e.types("/")
	if got := e.text(); !strings.Contains(got, "/") {
		t.Error("/ leaves the editor")
	}
	e.press(kb.Tab)
	e.press(kb.Escape)
	e.press(kb.Escape)
	e.press(kb.Tab)
	e.until(`document.activeElement !== document.querySelector(".editor")`)
	e.faultless("left by the keyboard")
}

func TestPlaygroundLooks(t *testing.T) {
	e := playground(t, 360, 1400, "#name=champions/ultron/a-defeated-drone-was-a-minion")
	e.do(chromedp.EmulateViewport(360, 1400))
	e.says("It holds")
	e.shot("play-phone")
	e.faultless("it holds, on a phone")
	e.writes(table + "ann:plays \"Kick\"\n")
	e.says("The rules refuse it")
	e.shot("play-phone-refused")
	e.faultless("refused, on a phone")
	e.looks("dark")
	run(e.tab, chromedp.Evaluate[any](`document.getElementById("_fr").click()`))
	e.writes(table)
	e.says("rien n'est attendu")
	e.press(" ", chromedp.ModifierCtrl)
	e.offers("ann:")
	e.shot("play-phone-offers")
	e.faultless("with an offer, on a phone, in the dark, in French")
	if wide := run(e.tab, chromedp.Evaluate[int](`document.documentElement.scrollWidth`)); wide > 360 {
		t.Errorf("the page is %d wide", wide)
	}
	e.press(kb.Escape)
	e.page("playground.html#v=1&t=x")
	e.until(`document.querySelector(".note .bad") !== null`)
	e.shot("play-phone-broken")
	e.faultless("a broken link, on a phone, in the dark, in French")
	run(e.tab, chromedp.Evaluate[any](`document.getElementById("_fr").click()`))
	e.do(chromedp.EmulateViewport(1300, 1000))
	e.writes(table)
	e.types("expect(ann.")
	e.until(within(".cm-tooltip-autocomplete") + " !== null")
	e.shot("play-dark")
	e.faultless("with an offer, in the dark")
}

// TestPlaygroundPhone: on a small phone what is offered is not cut.
func TestPlaygroundPhone(t *testing.T) {
	e := playground(t, 360, 740, "#blank=champions")
	e.tab.do(chromedp.EmulateViewport(360, 740))
	e.tab.speaks()
	e.writes("scenario \"x\" { game = \"champions\" }\n")
	e.types("villain { \"ultr")
	e.until(within(".cm-tooltip-autocomplete li") + ` !== null`)
	e.shot("play-phone-offers")
	list := within(".cm-tooltip-autocomplete")
	if got := run(e.tab, chromedp.Evaluate[string](`[...`+list+`.querySelectorAll("li")].filter((l) => l.scrollWidth > l.clientWidth)
		.map((l) => l.textContent).join("; ")`)); got != "" {
		t.Errorf("cut: %s", got)
	}
	if right := run(e.tab, chromedp.Evaluate[float64](list+`.getBoundingClientRect().right`)); right > 360 {
		t.Errorf("what is offered ends at %v", right)
	}
}
