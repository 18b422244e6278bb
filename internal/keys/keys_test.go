package keys

import (
	"context"
	"os"
	"testing"
)

// TestOrders proves that no letter of what a terminal sends for an arrow or a function key passes for a key.
func TestOrders(t *testing.T) {
	for typed, want := range map[string]string{
		"aA?":            "aA?",
		"\x1b[A":         "", // up, whose last letter would accept a group
		"a\x1b[1;5Aq":    "aq",
		"\x1bOA\x1bOPr":  "r",
		"\x1b":           "",
		"\x1bq":          "q",
		"\x1b\x1b[Aq":    "q",
		"é\x00s":         "s",
		"\r\x03\x04":     "\r\x03\x04",
		"\x1b[200~a":     "a",
		"\x1b[\x1b[15~g": "g",
	} {
		var o order
		var got []byte
		for _, b := range []byte(typed) {
			if !o.takes(b) {
				got = append(got, b)
			}
		}
		if string(got) != want {
			t.Errorf("%q: keys %q, want %q", typed, got, want)
		}
	}
}

// TestNoTerminal proves that where there is no terminal there is no key, and nothing is waited for.
func TestNoTerminal(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	defer w.Close()
	if key := Of(r).Press(context.Background()); key != None {
		t.Errorf("key %q", key)
	}
}
