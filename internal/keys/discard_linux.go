package keys

import (
	"os"

	"golang.org/x/sys/unix"
)

// discard has a terminal forget what was typed and nobody has read. What is none has nothing to forget.
func discard(in *os.File) { _ = unix.IoctlSetInt(int(in.Fd()), unix.TCFLSH, unix.TCIFLUSH) }
