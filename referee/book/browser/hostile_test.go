//go:build browser

package browser

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestRunaway: a script that never ends, eats memory or calls itself is stopped by the bounds that hold everywhere, and
// the page goes on.
func TestRunaway(t *testing.T) {
	b := open(t, 800, 600)
	b.page(withEngine)
	b.waits(".board")
	head := `scenario "x" { game = "rivals" }` + "\n"
	requests := []map[string]string{}
	for _, script := range []string{
		"while true do end",
		"local function f() return f() + 1 end f()",
		"local s = 'x' while true do s = s .. s end",
		"local t = {} while true do t[#t + 1] = {} end",
		"(" + string(make([]byte, 100_000)),
	} {
		requests = append(requests, map[string]string{"do": "run", "script": head + script})
	}
	for i, wrong := range asks[[]string](b, requests, "r.wrong ? r.wrong.says[0] : ''") {
		if wrong == "" {
			t.Errorf("script %d is not stopped", i)
		}
		t.Log(wrong)
	}
	still := []map[string]string{{"do": "run", "name": "champions/ultron/a-defeated-drone-was-a-minion"}}
	if got := asks[[]int](b, still, "r.verdict.holds"); got[0] == 0 {
		t.Error("the engine does not go on")
	}
}

// TestMarkup: what stands in a script is shown as text, on the page and on the table.
func TestMarkup(t *testing.T) {
	mine := t.TempDir()
	script := `scenario "<img src=x onerror=alert(1)>" {
  game = "rivals",
  question = { en = "</p><script>alert(2)</script>?", fr = "<b onclick=alert(3)>x</b> ?" },
}
local ann, ben = players { { "<u>Ann</u>", hand = { "Punch" } }, { "Ben" } }
ann:plays "Punch"
ruling { en = "<iframe src=javascript:alert(4)>", fr = "<svg onload=alert(5)>" }
`
	if err := os.MkdirAll(filepath.Join(mine, "scenarios", "rivals", "bad"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(mine, "scenarios", "rivals", "bad", "one.lua"), []byte(script), 0o644); err != nil {
		t.Fatal(err)
	}
	was := site
	defer func() { site = was }()
	site = filepath.Join(mine, "book")
	command := exec.Command("../../../bin/referee", "book", "--game", "rivals", "--out", site, "--scenarios",
		filepath.Join(mine, "scenarios"))
	if out, err := command.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	b := open(t, 800, 1000)
	b.page("rivals/q/bad/one.html")
	b.waits(".board")
	b.click(`.tool[aria-label="End"]`)
	b.shot("markup")
	const bad = `document.querySelectorAll("img, iframe, svg, main u, main b[onclick], main script").length`
	if n := run(b, chromedp.Evaluate[int](bad)); n > 0 {
		t.Errorf("%d elements of a script stand in the page", n)
	}
}
