//go:build !linux

package keys

import "os"

// discard would have a terminal forget what was typed and nobody has read: only on Linux is it known how.
func discard(*os.File) {}
