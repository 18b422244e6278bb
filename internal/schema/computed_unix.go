//go:build unix

package schema

import (
	"syscall"
	"time"
)

// Computed is for how long this program has kept a processor busy.
func Computed() time.Duration {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return time.Since(start)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
