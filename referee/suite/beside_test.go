package suite

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/referee/golden"
)

// TestBeside finds what was a script until somebody hid it or gave it another ending: its log is neither moved nor proposed to be removed.
func TestBeside(t *testing.T) {
	orphans := []string{"a/s1", "b", "c/d/e", "é"}
	for file, want := range map[string]string{
		"a/s1.lua.txt": "a/s1", "a/s1.LUA": "a/s1", "a/S1.Lua": "a/s1", "a/s1": "a/s1", "a/s1.lua~": "a/s1", "a/.s1.lua.swp": "a/s1", "a/_s1.lua": "a/s1",
		"a/#s1.lua#": "a/s1", "a/lib/s1.lua": "a/s1", "_a/s1.lua": "a/s1", "a/s1.lua/x": "a/s1", "a/s1.bak": "a/s1", "lib/b.lua": "b", "E\u0301.txt": "é", "b.lua.orig": "b",
		"a/s2.lua.txt": "", "a/s1.old.lua": "", "s1.lua.txt": "", "a/s11.txt": "", "a/b.lua.txt": "", ".git/b.txt": "", "b.x/y.txt": "", "other.lua": "", "a/s1.log": "",
	} {
		got, err := NewFolder(scripts(file, punch, "keep.lua", punch), "s").beside(orphans)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for name := range got {
			names = append(names, name)
		}
		if strings.Join(names, " ") != want {
			t.Errorf("%s: %q, want %q", file, names, want)
		}
	}
	link := fstest.MapFS{"c": {Mode: fs.ModeSymlink, Data: []byte("elsewhere")}}
	if got, err := NewFolder(link, "s").beside(orphans); err != nil || got["c/d/e"] != filepath.Join("s", "c") || len(got) != 1 {
		t.Errorf("behind a link: %q, %v", got, err)
	}

	store, err := golden.Open(filepath.Join(t.TempDir(), "golden"))
	if err != nil {
		t.Fatal(err)
	}
	r := Runner{Golden: store, Update: true, Scenarios: NewFolder(scripts("s1.lua", punch), "s")}
	if _, err := r.Run(t.Context(), nil, nil); err != nil {
		t.Fatal(err)
	}
	r.Scenarios = NewFolder(scripts("s1.lua.txt", punch, "copy.lua", punch), "s")
	report, err := r.Run(t.Context(), nil, nil)
	if err != nil || !store.Has("s1") || !store.Has("copy") {
		t.Fatalf("the log of a script that is overlooked went: %v", err)
	}
	if c := report.Find("s1"); c == nil || c.Beside != filepath.Join("s", "s1.lua.txt") {
		t.Errorf("%+v", c)
	}
}
