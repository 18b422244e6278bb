//go:build unix

package files

import "syscall"

// nonblock opens a pipe without waiting for somebody who writes into it.
const nonblock = syscall.O_NONBLOCK
