package main

import (
	"context"
	"io"
	"strings"
	"testing"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

// At a terminal one of the offers is picked by its number, and any other key picks none.
func TestAskPicks(t *testing.T) {
	t.Chdir(t.TempDir())
	const question = "kick"
	for key, want := range map[byte]int{'1': exitOK, '3': exitOK, '4': exitOffer, '0': exitOffer, 'q': exitOffer,
		0: exitOffer, 3: exitOffer} {
		asked := 0
		a := &app{scenarios: scenarios.FS, golden: golden.FS, terminal: func(io.Writer) bool { return true },
			env: func(string) string { return "" }, press: func(context.Context) byte { asked++; return key }}
		code, out, errs := call(t, a, "ask", question)
		if code != want || asked != 1 || errs != "" || !strings.Contains(out, "Which one? 1 to 3, any other key for none: ") {
			t.Errorf("key %q: code %d, asked %d times: %s%s", key, code, asked, out, errs)
		}
		if picked := strings.Contains(out, "referee run "); picked != (want == exitOK) {
			t.Errorf("key %q: %s", key, out)
		}
	}
	// Nobody is asked in a pipe, nor for programs, nor where somebody has picked.
	for _, args := range [][]string{{"ask", "--json", question}, {"ask", "--md", question}, {"ask", "--pick", "1", question}} {
		a := &app{scenarios: scenarios.FS, golden: golden.FS, terminal: func(io.Writer) bool { return true },
			env: func(string) string { return "" }, press: func(context.Context) byte { t.Errorf("%v: a key is waited for", args); return 0 }}
		call(t, a, args...)
	}
	a := &app{scenarios: scenarios.FS, golden: golden.FS, press: func(context.Context) byte { t.Error("a key is waited for in a pipe"); return 0 }}
	call(t, a, "ask", question)
}
