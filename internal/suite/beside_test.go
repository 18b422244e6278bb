package suite

import (
	"path/filepath"
	"testing"

	"tablereferee/internal/golden"
	"tablereferee/referee/scenario"
)

// TestBeside: the log of a script that somebody hid, or gave another ending, is neither moved nor proposed to be
// removed.
func TestBeside(t *testing.T) {
	store, err := golden.Open(filepath.Join(t.TempDir(), "golden"))
	if err != nil {
		t.Fatal(err)
	}
	r := Runner{Golden: store, Update: true, Scenarios: scenario.NewFolder(scripts("s1.lua", punch), "s")}
	if _, err := r.Run(t.Context(), nil, nil); err != nil {
		t.Fatal(err)
	}
	r.Scenarios = scenario.NewFolder(scripts("s1.lua.txt", punch, "copy.lua", punch), "s")
	report, err := r.Run(t.Context(), nil, nil)
	if err != nil || !store.Has("s1") || !store.Has("copy") {
		t.Fatalf("the log of a script that is overlooked went: %v", err)
	}
	if c := report.Find("s1"); c == nil || c.Beside != filepath.Join("s", "s1.lua.txt") {
		t.Errorf("%+v", c)
	}
}
