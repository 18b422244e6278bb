//go:build browser

package browser

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// site is the folder of the book that is tried: that of BOOK, else one that is written.
var site string

func TestMain(m *testing.M) {
	code, err := tried(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func tried(m *testing.M) (int, error) {
	if site = os.Getenv("BOOK"); site != "" {
		return m.Run(), nil
	}
	dir, err := os.MkdirTemp("", "book")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	site = filepath.Join(dir, "book")
	if out, err := exec.Command("../../../bin/referee", "book", "--out", site).CombinedOutput(); err != nil {
		return 0, fmt.Errorf("%w: %s", err, out)
	}
	return m.Run(), nil
}

// tab is a page in a browser of its own, with what it complains of.
type tab struct {
	t    testing.TB
	ctx  context.Context
	home string // the address of the book

	mu    sync.Mutex
	wrong []string
}

// patience is how long a thing that is waited for may take.
const patience = 30 * time.Second

// open opens a browser of some width and height; what its pages complain of, or ask of a network, fails the test.
func open(t testing.TB, width, height int, more ...chromedp.ExecAllocatorOption) *tab {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.WindowSize(width, height), chromedp.Flag("disable-quic", true))
	alloc, stop := chromedp.NewExecAllocator(context.Background(), append(options, more...)...)
	t.Cleanup(stop)
	ctx, end := chromedp.NewContext(alloc)
	t.Cleanup(end)
	b := &tab{t: t, ctx: ctx, home: "file://" + site}
	if err := chromedp.Listen(ctx, b.hears); err != nil {
		t.Fatal(err)
	}
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, network.Enable, network.EnableParams{}); err != nil {
			return err
		}
		_, err := cdp.Call(ctx, t, log.Enable, cdp.Empty{})
		return err
	}))
	t.Cleanup(func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		for _, w := range b.wrong {
			t.Error(w)
		}
	})
	return b
}

func (b *tab) hears(event any) {
	says := ""
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		says = fmt.Sprintf("the console: %s", e.Type)
		for _, a := range e.Args {
			says += fmt.Sprintf(" %s", a.Value)
		}
	case *runtime.EventExceptionThrown:
		says = fmt.Sprintf("an exception: %+v", e.ExceptionDetails)
	case *log.EventEntryAdded:
		says = "the log: " + e.Entry.Text
	case *network.EventRequestWillBeSent:
		if u := e.Request.URL; !strings.HasPrefix(u, b.home) && !strings.HasPrefix(u, "data:") &&
			!strings.HasPrefix(u, "blob:") {
			says = "a request leaves the book: " + u
		}
	}
	if says != "" {
		b.mu.Lock()
		b.wrong = append(b.wrong, says)
		b.mu.Unlock()
	}
}

// run does something in a tab, and gives what comes of it.
func run[T any](b *tab, a chromedp.Action[T]) T {
	b.t.Helper()
	ctx, late := context.WithTimeout(b.ctx, patience)
	defer late()
	out, err := chromedp.Run(ctx, a)
	if err != nil {
		b.t.Fatal(err)
	}
	return out
}

func (b *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	for _, s := range steps {
		run(b, s)
	}
}

// page opens a page of the book.
func (b *tab) page(path string) {
	b.t.Helper()
	b.do(chromedp.Navigate(b.home + "/" + path))
}

// click clicks on what a selector means, once it is seen.
func (b *tab) click(selector string) {
	b.t.Helper()
	b.do(chromedp.WaitVisible(chromedp.CSS(selector)), chromedp.Click(chromedp.CSS(selector)))
}

// speaks switches the language. A click by its place may miss the box while a table is drawn above it.
func (b *tab) speaks() {
	b.t.Helper()
	run(b, chromedp.Evaluate[any](`document.getElementById("_fr").click()`))
}

// waits waits until a thing is seen.
func (b *tab) waits(selector string) {
	b.t.Helper()
	b.do(chromedp.WaitVisible(chromedp.CSS(selector)))
}

// text gives what a thing says.
func (b *tab) text(selector string) string {
	b.t.Helper()
	return run(b, chromedp.Text(chromedp.CSS(selector)))
}

// shot keeps a picture of what is seen, if SHOTS names a folder.
func (b *tab) shot(name string) {
	b.t.Helper()
	dir := os.Getenv("SHOTS")
	if dir == "" {
		return
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), run(b, chromedp.CaptureScreenshot()), 0o644); err != nil {
		b.t.Fatal(err)
	}
}

const drone = "champions/q/ultron/a-defeated-drone-was-a-minion.html"

func TestStepping(t *testing.T) {
	b := open(t, 1200, 1500)
	b.page(drone)
	b.waits(".board")
	run(b, chromedp.Evaluate[any](`document.getElementById("table").scrollIntoView()`))
	b.shot("step0")
	for range 5 {
		b.click(`.tool[aria-label="Forward"]`)
	}
	b.shot("step5")
	b.click(`.answers .answer`)
	b.waits(".asks")
	b.shot("left")
}
