//go:build unix

package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/rivo/uniseg"
)

// onTerminal runs the program at a terminal of 24 rows and 80 columns, with these variables in the environment. Keys
// are pressed one after the other, each once the text before it has come.
func onTerminal(t *testing.T, env []string, keys [][2]string, args ...string) (code int, out string) {
	t.Helper()
	cmd := exec.Command("referee", args...)
	cmd.Dir = t.TempDir()
	for _, v := range os.Environ() {
		name, _, _ := strings.Cut(v, "=")
		switch name {
		case "CI", "PAGER", "REFEREE_PAGER", "LESS", "TERM", "COLUMNS", "NO_COLOR", "LANG", "LC_ALL", "LC_MESSAGES":
		default:
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(append(cmd.Env, "TERM=xterm", "NO_COLOR=1", "LESSHISTFILE=-"), env...)
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	defer terminal.Close()
	stuck := time.AfterFunc(60*time.Second, func() { cmd.Process.Kill() })
	defer stuck.Stop()
	var all bytes.Buffer
	part := make([]byte, 4096)
	for {
		n, err := terminal.Read(part)
		all.Write(part[:n])
		for len(keys) > 0 && strings.Contains(all.String(), keys[0][0]) {
			time.Sleep(100 * time.Millisecond) // until whoever wrote it waits for a key
			if _, err := terminal.WriteString(keys[0][1]); err != nil {
				t.Fatal(err)
			}
			keys = keys[1:]
		}
		if err != nil { // a terminal whose program has ended
			if !errors.Is(err, io.EOF) && !errors.Is(err, syscall.EIO) {
				t.Fatal(err)
			}
			break
		}
	}
	if err := cmd.Wait(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	if len(keys) > 0 {
		t.Errorf("referee %q: %q never came", args, keys[0][0])
	}
	return cmd.ProcessState.ExitCode(), strings.ReplaceAll(all.String(), "\r\n", "\n")
}

// TestLongOutputIsPaged: what is longer than the screen is read by a pager, within its width; what is short, what goes
// to no terminal, and what nobody can page through is printed.
func TestLongOutputIsPaged(t *testing.T) {
	if testing.Short() {
		t.Skip("programs one after the other")
	}
	const marked = "sed -e 's/^/PAGED /'"
	for _, c := range []struct {
		env   []string
		args  string
		paged bool
	}{
		{[]string{"REFEREE_PAGER=" + marked, "PAGER=false"}, "clause", true},
		{[]string{"PAGER=" + marked}, "card", true},
		{[]string{"PAGER=" + marked}, "list --folder attack", true},
		{[]string{"PAGER=" + marked}, "run forever-evil/cards/bizarro-power-last-weakness", true},
		{[]string{"PAGER=" + marked}, "show forever-evil/cards/bizarro-power-last-weakness", true},
		{[]string{"PAGER=" + marked}, "clause --json fe.attack.", true},
		{[]string{"PAGER=" + marked}, "--help", true},
		{[]string{"PAGER=" + marked}, "--no-pager --help", false},
		{[]string{"PAGER=" + marked}, "clause --no-pager", false},
		{[]string{"PAGER=" + marked, "TERM=dumb"}, "clause", false},
		{[]string{"PAGER=" + marked, "CI=true"}, "clause", false},
		{[]string{"REFEREE_PAGER=cat", "PAGER=" + marked}, "clause", false},
		{[]string{"PAGER=" + marked}, "version", false},
		{[]string{"PAGER=" + marked}, "clause fe.attack.one-defense", false},
	} {
		code, out := onTerminal(t, c.env, nil, strings.Fields(c.args)...)
		if paged := strings.HasPrefix(out, "PAGED "); paged != c.paged || code != exitOK || out == "" {
			t.Errorf("%s %q: paged %v, exit code %d\n%.300s", c.args, c.env, paged, code, out)
		}
		if strings.HasPrefix(c.args, "show") || strings.Contains(c.args, "--json") {
			continue // code is shown as it is
		}
		for line := range strings.SplitSeq(out, "\n") {
			line = strings.TrimPrefix(line, "PAGED ")
			if uniseg.StringWidth(line) > 80 && len(strings.Fields(line)) > 1 && !strings.HasPrefix(line, "  referee") {
				t.Errorf("%s: wider than the terminal: %q", c.args, line)
			}
		}
	}
}

// TestPagerThatIsNotThere: nothing is lost for a pager that cannot be started, and that is said.
func TestPagerThatIsNotThere(t *testing.T) {
	code, out := onTerminal(t, []string{"PAGER=no-such-pager", "LANG=fr_FR.UTF-8"}, nil, "clause")
	if code != exitOK || !strings.Contains(out, "fe.attack.one-defense") ||
		!strings.Contains(out, "no-such-pager : ce lecteur n'a pas pu être lancé") {
		t.Errorf("exit code %d\n%.1000s", code, out)
	}
}

// TestLess reads with less: the key that interrupts is its own, and who leaves before the end has read enough.
func TestLess(t *testing.T) {
	if _, err := exec.LookPath("less"); err != nil {
		t.Skip("there is no less here")
	}
	code, out := onTerminal(t, nil, [][2]string{{"fe.overview.", " "}, {"fe.setup.", "\x03"}, {"fe.setup.", "q"}}, "clause")
	if code != exitOK || strings.Contains(out, "interrupted") || strings.Contains(out, "mc.cannot.absolute") ||
		strings.Contains(out, "referee: ") {
		t.Errorf("exit code %d\n%.3000s", code, out)
	}
}

// TestPipesAreAsEver: in a pipe there is no pager, whatever the environment says, and every line is whole.
func TestPipesAreAsEver(t *testing.T) {
	cmd := exec.Command("referee", "clause")
	cmd.Dir = t.TempDir()
	cmd.Env = append(os.Environ(), "REFEREE_PAGER=sed -e 's/^/PAGED /'", "TERM=xterm", "COLUMNS=40")
	piped, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(piped, []byte("PAGED")) || bytes.Contains(piped, []byte("\x1b")) {
		t.Errorf("%.300s", piped)
	}
	lines := strings.Split(strings.TrimSuffix(string(piped), "\n"), "\n")
	for _, line := range lines {
		if strings.HasPrefix(line, " ") {
			t.Fatalf("a line is folded: %q", line)
		}
	}
}
