//go:build browser

package browser

import (
	"context"
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

func TestLooks(t *testing.T) {
	for name, path := range map[string]string{
		"fe":     "forever-evil/q/attack/a-defense-when-nobody-attacks.html#at=6",
		"klaw":   "champions/q/status/stunned-hero-plays-uppercut.html#at=6",
		"champ":  drone + "#at=8",
		"metal":  "metal/q/attack/index.html",
		"rivals": "rivals/q/confrontation/a-card-with-nothing-else.html#at=4",
	} {
		for _, scheme := range []string{"light", "dark"} {
			for size, wide := range map[string]int{"phone": 360, "desk": 1100} {
				b := open(t, wide, 1400)
				b.looks(scheme)
				b.do(chromedp.EmulateViewport(int64(wide), 1400))
				b.page(path)
				if run(b, chromedp.Evaluate[bool](`!!document.getElementById("table")`)) {
					b.waits(".board")
					run(b, chromedp.Evaluate[any](`document.getElementById("table").scrollIntoView()`))
				}
				b.shot(name + "-" + scheme + "-" + size)
			}
		}
	}
}
