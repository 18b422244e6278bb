package engine

import (
	"flag"
	"os"
	"testing"
)

// TestMain lets a property be tried fewer times where -short asks for it: the run with the race detector looks at what
// runs side by side, and the properties of one table are tried in full by the run without it.
func TestMain(m *testing.M) {
	flag.Parse()
	if testing.Short() {
		if err := flag.Set("rapid.checks", "20"); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
