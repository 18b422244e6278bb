//go:build browser

package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestAsking: the box answers a question in a player's words, says what it is not sure of, and invents nothing.
func TestAsking(t *testing.T) {
	b := open(t, 1000, 1200)
	b.page("index.html")
	b.waits(".s input")
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "can I block with an exhausted hero?"))
	b.waits(".heard .ruled, .heard .offers, .heard .r")
	b.shot("ask")
	t.Log(b.text(".heard"))
	if got := b.text(".heard"); !strings.Contains(got, "Marvel Champions") {
		t.Error(got)
	}
}
