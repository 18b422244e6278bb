package golden

import (
	"strings"
	"testing"
)

// TestFolded: on a terminal the clauses of a changed line stand below it where there is no room, no word is broken, and
// colours take no columns.
func TestFolded(t *testing.T) {
	for _, x := range []struct{ line, want string }{
		{"-  Ann draws [fe.a.b]", "-  Ann draws [fe.a.b]"},
		{"-  Ann draws                           [fe.a.b]", "-  Ann draws  [fe.a.b]"},
		{"-  Ann draws the whole of the Line-Up [fe.a.b fe.c.d]", "-  Ann draws the whole of the\n       Line-Up\n       [fe.a.b fe.c.d]"},
		{"+ \x1b[7mone two three\x1b[27m four five six seven", "+ \x1b[7mone two three\x1b[27m four five six\n      seven"},
		{"\x1b[1m" + strings.Repeat("x", 40), "\x1b[1m" + strings.Repeat("x", 40)},
	} {
		if got := folded(x.line, 30); got != x.want {
			t.Errorf("%q is folded into\n%q, and not\n%q", x.line, got, x.want)
		}
		if got := folded(x.line, 0); got != x.line {
			t.Errorf("%q is folded where nothing is to be: %q", x.line, got)
		}
	}
}
