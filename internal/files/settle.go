package files

import (
	"sync"
	"time"
)

// gate is held for reading while a file stands half-written beside the one that it will replace.
type gate struct{ sync.RWMutex }

var writing gate

// Writing says that a file is being written, until what it gives is called.
func Writing() (done func()) {
	writing.RLock()
	return writing.RUnlock
}

// Settle waits, but no longer than a while, until every file that is being written is whole, and lets no other begin.
// It is for a program that is about to end whatever else it does.
func Settle(most time.Duration) { writing.settle(most) }

func (g *gate) settle(most time.Duration) {
	settled := make(chan struct{})
	go func() {
		g.Lock()
		close(settled)
	}()
	select {
	case <-settled:
	case <-time.After(most):
	}
}
