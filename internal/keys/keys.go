// Package keys reads the keys that somebody presses at a terminal, one at a time and without the return key.
package keys

import (
	"context"
	"os"

	"golang.org/x/term"
)

// The keys that are no letters.
const (
	None      byte = 0 // there is no key: the terminal is closed, or nobody waits any more
	Interrupt byte = 3 // Ctrl-C
	End       byte = 4 // Ctrl-D
	Enter     byte = '\r'
)

// Keyboard is a terminal whose keys are read. While a key is waited for the terminal shows nothing of what is typed and
// interrupts nothing; in between it is as it was, so that what is written looks as always and Ctrl-C interrupts.
type Keyboard struct {
	in *os.File
	// reading is the read that is under way. It outlives a wait that is given up, for nothing ends a read of a
	// terminal: the next wait takes what it brings.
	reading chan read
	typed   []byte // and not yet asked for
	order   order
}

// read is what a read has brought.
type read struct {
	bytes []byte
	err   error
}

// Of gives the keyboard of a terminal.
func Of(in *os.File) *Keyboard { return &Keyboard{in: in} }

// Press waits for a key. It is None where there is none, or the context is done.
func (k *Keyboard) Press(ctx context.Context) byte {
	for {
		for len(k.typed) > 0 {
			b := k.typed[0]
			k.typed = k.typed[1:]
			if k.order.takes(b) {
				continue
			}
			return b
		}
		bytes, err := k.wait(ctx)
		if err != nil {
			return None
		}
		k.typed = bytes
	}
}

// Forget passes over the keys that were pressed and not yet asked for.
func (k *Keyboard) Forget() {
	k.typed, k.order = nil, outside
	select {
	case <-k.reading: // nil where nothing is read
		k.reading = nil
	default:
	}
	discard(k.in)
}

// wait waits until something is typed.
func (k *Keyboard) wait(ctx context.Context) (typed []byte, err error) {
	state, err := term.MakeRaw(int(k.in.Fd()))
	if err != nil {
		return nil, err
	}
	defer func() {
		if back := term.Restore(int(k.in.Fd()), state); err == nil {
			err = back
		}
	}()
	if k.reading == nil {
		reading := make(chan read, 1)
		k.reading = reading
		go func() {
			var buf [64]byte
			n, err := k.in.Read(buf[:])
			reading <- read{buf[:n], err}
		}()
	}
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case r := <-k.reading:
		k.reading = nil
		if len(r.bytes) > 0 {
			return r.bytes, nil
		}
		return nil, r.err
	}
}

// order tells keys from what a terminal sends for an arrow or a function key: several bytes, the last of which may be a
// letter that was never pressed.
type order byte

const (
	outside order = iota
	escaped       // behind the escape
	inside        // behind what opens a sequence
	letter        // one byte follows
)

const escape = 0x1b

// takes says whether a byte belongs to such a sequence, or is no key that anything is done at.
func (o *order) takes(b byte) bool {
	switch was := *o; {
	case b == escape:
		*o = escaped
		return true
	case was == escaped && b == '[':
		*o = inside
		return true
	case was == escaped && b == 'O':
		*o = letter
		return true
	case was == inside && (b < 0x40 || b > 0x7e):
		return true
	case was == inside, was == letter:
		*o = outside
		return true
	}
	*o = outside
	return b == 0 || b >= 0x80
}
