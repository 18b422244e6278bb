//go:build !unix

package schema

import "time"

// Computed is for how long this program has been running: here nothing better is known.
func Computed() time.Duration { return time.Since(start) }
