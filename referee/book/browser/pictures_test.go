//go:build browser

package browser

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// looks shows pages in light or dark colours.
func (b *tab) looks(scheme string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}})
		return err
	}))
}

// pictures are what the documents show of the book: a page of a kind, and what is done there before it is taken.
var pictures = []struct {
	name, path string
	first      func(b *tab)
}{
	{"question", drone + "?lang=en#at=8", func(b *tab) {
		b.waits(".board")
		gives[bool](b, `document.getElementById("table").scrollIntoView() === undefined`)
	}},
	{"ask", "index.html?lang=en", func(b *tab) {
		b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "can I defend with an exhausted hero?"))
		b.waits(".heard .r, .heard .offers")
	}},
	{"table", "table.html?lang=en#game=forever-evil", func(b *tab) {
		b.waits(".own .play")
		b.puts("Ann", "hand", "Punch", "Bizarro Power")
		b.puts("Ben", "hand", "Punch")
		b.plays()
		gives[bool](b, `document.getElementById("play").scrollIntoView() === undefined`)
	}},
	{"playground", "playground.html?lang=en", func(b *tab) { b.waits(".verdict h2") }},
	{"lesson", "rivals/lesson/first-turn.html?lang=fr", func(b *tab) { b.waits("h1") }},
	{"rules", "forever-evil/rules/attack.html?lang=fr", func(b *tab) { b.waits("h1") }},
}

// TestPictures takes the pictures of the documents, light, dark and on a phone, if PICTURES names their folder.
func TestPictures(t *testing.T) {
	dir := os.Getenv("PICTURES")
	if dir == "" {
		t.Skip("make pictures takes them")
	}
	for _, look := range []struct {
		name, scheme string
		width        int64
		height       int64
	}{{"light", "light", 1000, 720}, {"dark", "dark", 1000, 720}, {"phone", "light", 360, 720}} {
		for _, p := range pictures {
			b := open(t, int(look.width), int(look.height))
			b.do(chromedp.EmulateViewport(look.width, look.height))
			b.looks(look.scheme)
			b.page(p.path)
			p.first(b)
			file := filepath.Join(dir, p.name+"-"+look.name+".png")
			if err := os.WriteFile(file, run(b, chromedp.CaptureScreenshot()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
