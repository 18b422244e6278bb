package pager_test

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"tablereferee/internal/pager"
)

func TestCommand(t *testing.T) {
	env := func(pairs ...string) func(string) string {
		return func(name string) string {
			for i := 0; i < len(pairs); i += 2 {
				if pairs[i] == name {
					return pairs[i+1]
				}
			}
			return ""
		}
	}
	for _, c := range []struct {
		env  func(string) string
		want string
	}{
		{env("TERM", "xterm", "REFEREE_PAGER", "most -w", "PAGER", "more"), "most -w"},
		{env("TERM", "xterm", "PAGER", "more"), "more"},
		{env("TERM", "xterm", "PAGER", "cat"), ""},
		{env("TERM", "xterm", "REFEREE_PAGER", "cat", "PAGER", "more"), ""},
		{env("TERM", "dumb", "PAGER", "more"), ""},
		{env("PAGER", "more"), ""},
		{env("TERM", "xterm", "CI", "true", "PAGER", "more"), ""},
	} {
		if got := pager.Command(c.env); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	t.Setenv("PATH", t.TempDir())
	if got := pager.Command(env("TERM", "xterm")); got != "" {
		t.Errorf("without less: %q", got)
	}
}

func TestRows(t *testing.T) {
	for text, want := range map[string]int{"": 0, "a\n": 1, "a\nb": 2, "0123456789\n": 1, "0123456789a\n": 2,
		"\x1b[1m0123456789\x1b[0m\n": 1, "\n\n": 2, "李李李李李李": 2, "0123456789012345678901": 3} {
		if got := pager.Rows([]byte(text), 10); got != want {
			t.Errorf("%q takes %d rows, want %d", text, got, want)
		}
	}
	if got := pager.Rows([]byte(strings.Repeat("a", 100)), 0); got != 1 {
		t.Errorf("%d rows", got)
	}
}

func TestShow(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no shell")
	}
	text := []byte(strings.Repeat("a line\n", 100_000)) // more than a pipe holds
	var out bytes.Buffer
	if err := pager.Show(t.Context(), "cat", text, &out, &out); err != nil || !bytes.Equal(out.Bytes(), text) {
		t.Errorf("%v, %d bytes of %d", err, out.Len(), len(text))
	}
	out.Reset()
	if err := pager.Show(t.Context(), "head -n 1", text, &out, &out); err != nil || out.String() != "a line\n" {
		t.Errorf("who leaves early: %v, %q", err, out.String())
	}
	if err := pager.Show(t.Context(), "no-such-command-here 2>/dev/null", text, &out, &out); err == nil {
		t.Error("a command that is not there is no error")
	}
}
