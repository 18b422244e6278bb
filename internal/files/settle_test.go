package files

import (
	"testing"
	"time"
)

func TestSettleWaitsForWhatIsHalfWritten(t *testing.T) {
	const pause = 30 * time.Millisecond
	var slow, whole gate
	slow.RLock()
	start := time.Now()
	slow.settle(pause)
	if took := time.Since(start); took < pause || took > time.Minute {
		t.Errorf("it waited %v for a file that does not become whole", took)
	}
	whole.RLock()
	start = time.Now()
	time.AfterFunc(pause, whole.RUnlock)
	whole.settle(time.Hour)
	if took := time.Since(start); took < pause {
		t.Errorf("it waited only %v for a file that is being written", took)
	}
	if whole.TryRLock() {
		t.Error("a file can be begun after all was settled")
	}
}
