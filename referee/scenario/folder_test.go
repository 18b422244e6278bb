package scenario

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// folderOf makes a file system of pairs of names and texts.
func folderOf(pairs ...string) fstest.MapFS {
	m := fstest.MapFS{}
	for i := 0; i < len(pairs); i += 2 {
		m[pairs[i]] = &fstest.MapFile{Data: []byte(pairs[i+1])}
	}
	return m
}

func TestNames(t *testing.T) {
	got, err := NewFolder(folderOf("a/b.lua", "", "a.lua", "", "a-b.lua", "", "a/_b.lua", "", "_c/d.lua", "",
		"lib/e.lua", "",
		"a/lib/f/g.lua", "", "lib.lua", "", "a/lib.lua", "", ".h.lua", "", ".i/j.lua", "", "k.txt", "", "embed.go", ""),
		"s").Names()
	want := []string{"a", "a-b", "a/b", "a/lib", "lib"}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("got %q, %v; want %q", got, err, want)
	}
}

func TestUseStaysInside(t *testing.T) {
	dir := t.TempDir()
	for file, text := range map[string]string{"in/lib/a.lua": "return 1", "out.lua": "return 2"} {
		file = filepath.Join(dir, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(filepath.Join(dir, "out.lua"), filepath.Join(dir, "in", "lib", "link.lua")); err != nil {
		t.Skip("no symbolic links here:", err)
	}
	f, err := OpenFolder(filepath.Join(dir, "in"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"lib/a", "lib/a.lua"} {
		if file, source, err := f.Use(name); err != nil || source != "return 1" || file != filepath.Join(dir, "in",
			"lib", "a.lua") {
			t.Errorf("%s: %q %q %v", name, file, source, err)
		}
	}
	for _, name := range []string{"../out", "lib/../../out", filepath.ToSlash(dir) + "/out", "lib/link", "", ".", "lib",
		"lib\x00a", `..\out`} {
		if file, source, err := f.Use(name); err == nil {
			t.Errorf("%q was read: %q %q", name, file, source)
		}
	}
}

func TestNoFolder(t *testing.T) {
	if _, err := OpenFolder(filepath.Join(t.TempDir(), "nowhere")); err == nil {
		t.Error("a folder that does not exist was opened")
	}
}

// TestAPartIsNoFolder: what names the folder itself, or what is around it, names no part.
func TestAPartIsNoFolder(t *testing.T) {
	f := NewFolder(fstest.MapFS{"lib/a.lua": {Data: []byte("return 1")}}, "scenarios")
	for _, name := range []string{".", "..", "./lib/a", "lib/..", "lib/", "/lib/a", "lib//a"} {
		if _, _, err := f.Use(name); !errors.Is(err, errNoName) {
			t.Errorf("%q: %v", name, err)
		}
	}
	if file, source, err := f.Use("lib/a"); file != filepath.Join("scenarios", "lib", "a.lua") ||
		source != "return 1" || err != nil {
		t.Errorf("%q, %q, %v", file, source, err)
	}
}

// TestOverlooked finds what was a script until somebody hid it or gave it another ending.
func TestOverlooked(t *testing.T) {
	orphans := []string{"a/s1", "b", "c/d/e", "é"}
	for file, want := range map[string]string{
		"a/s1.lua.txt": "a/s1", "a/s1.LUA": "a/s1", "a/S1.Lua": "a/s1", "a/s1": "a/s1", "a/s1.lua~": "a/s1",
		"a/.s1.lua.swp": "a/s1", "a/_s1.lua": "a/s1",
		"a/#s1.lua#": "a/s1", "a/lib/s1.lua": "a/s1", "_a/s1.lua": "a/s1", "a/s1.lua/x": "a/s1", "a/s1.bak": "a/s1",
		"lib/b.lua": "b", "E\u0301.txt": "é", "b.lua.orig": "b",
		"a/s2.lua.txt": "", "a/s1.old.lua": "", "s1.lua.txt": "", "a/s11.txt": "", "a/b.lua.txt": "", ".git/b.txt": "",
		"b.x/y.txt": "", "other.lua": "", "a/s1.log": "",
	} {
		got, err := NewFolder(folderOf(file, "", "keep.lua", ""), "s").Overlooked(orphans)
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
	if got, err := NewFolder(link, "s").Overlooked(orphans); err != nil || got["c/d/e"] != filepath.Join("s", "c") ||
		len(got) != 1 {
		t.Errorf("behind a link: %q, %v", got, err)
	}
}
