package main

import (
	"errors"
	"testing"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// A mistake in a card file of the program is no fault of its code: whoever wrote the file is told what and where.
func TestTheFrameOfAMistakeInACardFile(t *testing.T) {
	unfit := &engine.Unfit{Game: "demo", Err: errors.New("cards/mine.lua:2: Rod: what it says is missing")}
	const want = "the card files of demo in this program do not fit:\ncards/mine.lua:2: Rod: what it says is missing"
	root := &cobra.Command{Use: "demo", RunE: func(*cobra.Command, []string) error { panic(unfit) }}
	root.SetArgs(nil)
	if err := execute(t.Context(), root); err == nil || engine.Tell(err, engine.EN) != want {
		t.Errorf("a command says %v", err)
	}
	if got := (&sandbox.HostPanic{Value: unfit}).Error(); got != want {
		t.Errorf("a script says %s", got)
	}
}
