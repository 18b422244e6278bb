package keys

import (
	"context"
	"fmt"
	"os"
	"testing"
	"time"

	"golang.org/x/sys/unix"
	"golang.org/x/term"
)

// terminal opens a terminal, and gives what types at it.
func terminal(t *testing.T) (in, typist *os.File) {
	t.Helper()
	typist, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip("no terminal can be made here: ", err)
	}
	t.Cleanup(func() { typist.Close() })
	fd := int(typist.Fd())
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	in, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skip("the terminal cannot be opened: ", err)
	}
	t.Cleanup(func() { in.Close() })
	return in, typist
}

// TestTerminal proves that keys are read one by one, that no arrow is a letter, and that a wait that is given up loses
// no key and leaves the terminal as it was.
func TestTerminal(t *testing.T) {
	in, typist := terminal(t)
	before, err := term.GetState(int(in.Fd()))
	if err != nil {
		t.Fatal(err)
	}
	k := Of(in)
	press := func(within time.Duration) byte {
		ctx, stop := context.WithTimeout(t.Context(), within)
		defer stop()
		return k.Press(ctx)
	}
	if key := press(10 * time.Millisecond); key != None {
		t.Fatalf("key %q of nobody", key)
	}
	go func() {
		time.Sleep(50 * time.Millisecond) // it is waited for by now
		typist.WriteString("a\x1b[Aq\x03")
	}()
	for _, want := range []byte{'a', 'q', Interrupt} {
		if key := press(10 * time.Second); key != want {
			t.Errorf("key %q, want %q", key, want)
		}
	}
	if key := press(10 * time.Millisecond); key != None {
		t.Errorf("key %q of nobody", key)
	}
	after, err := term.GetState(int(in.Fd()))
	if err != nil || *after != *before {
		t.Errorf("the terminal is not as it was: %v", err)
	}
}
