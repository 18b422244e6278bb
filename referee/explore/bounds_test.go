package explore

import (
	"context"
	"errors"
	"testing"
	"time"
)

// TestWork bounds a search by its work: it ends at the same state every time, and further on with more.
func TestWork(t *testing.T) {
	table := simple().table(t)
	power := own(table.Rules(), 0, "power")
	look := func(work int64) *Outcome {
		return Answer(&Plan{Game: game, From: table, Kind: Never, That: []Term{AtLeast(power, 999)}, Moves: Endless,
			Turns: Endless, States: 20_000, Work: work})
	}
	little, again, more, all := look(2_000_000), look(2_000_000), look(4_000_000), look(0)
	if !errors.Is(little.Why, ErrWork) || !errors.Is(little.Why, ErrStates) || little.Verdict != Undecided {
		t.Errorf("%v, %v", little.Why, little.Verdict)
	}
	if little.States != again.States || little.Work != again.Work || little.Work < 2_000_000 ||
		little.Work > 2_500_000 {
		t.Errorf("%d states for %d, then %d for %d", little.States, little.Work, again.States, again.Work)
	}
	if more.States <= little.States || all.States != 20_000 || errors.Is(all.Why, ErrWork) {
		t.Errorf("%d, %d, %d states; %v", little.States, more.States, all.States, all.Why)
	}
}

// TestStopped ends a search before and in the middle of it.
func TestStopped(t *testing.T) {
	table := simple().table(t)
	power := own(table.Rules(), 0, "power")
	ctx, stop := context.WithCancel(t.Context())
	plan := &Plan{Game: game, From: table, Kind: Never, That: []Term{AtLeast(power, 999)}, Moves: Endless,
		Turns: Endless, States: 1 << 30, Context: ctx}
	time.AfterFunc(50*time.Millisecond, stop)
	if out := Answer(plan); !errors.Is(out.Why, ErrStopped) || out.Verdict != Undecided || out.States == 0 {
		t.Errorf("%v, %v after %d states", out.Why, out.Verdict, out.States)
	}
	if out := Answer(plan); !errors.Is(out.Why, ErrStopped) || out.States != 0 {
		t.Errorf("%v after %d states", out.Why, out.States)
	}
}
