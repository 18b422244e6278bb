package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"tablereferee/internal/shards"
)

// TestManyMachinesPage runs the commands of docs/many-machines.md that run anywhere, and reads the rest: each job is
// YAML, each call of the program has flags that there are, and each variable is one that is looked at.
func TestManyMachinesPage(t *testing.T) {
	if testing.Short() {
		t.Skip("one command after the other")
	}
	path, err := filepath.Abs("../../docs/many-machines.md")
	if err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	page := string(b)
	t.Chdir(t.TempDir())
	_, first, _ := strings.Cut(page, "```sh\n")
	first, _, _ = strings.Cut(first, "```")
	ran := 0
	for line := range strings.Lines(first) {
		args := strings.Fields(line)
		if len(args) < 3 || args[0] != "referee" {
			t.Fatalf("no command: %q", line)
		}
		code, out, errs := machine(t, nil, args[1:]...)
		if code != exitOK || errs != "" {
			t.Errorf("%s: exit code %d\n%.500s%s", line, code, out, errs)
		}
		if ran++; args[1] == "merge" {
			_, want, _ := machine(t, nil, "test")
			if timeless(out) != timeless(want) {
				t.Errorf("%s\nand on one machine\n%s", out, want)
			}
		}
	}
	if ran != 4 {
		t.Errorf("%d commands", ran)
	}
	shown := regexp.MustCompile(`    \$ referee (.*)\n((?:    .*\n)+)`).FindStringSubmatch(page)
	if shown == nil {
		t.Fatal("no command with what it prints")
	}
	if _, out, errs := machine(t, nil, strings.Fields(shown[1])...); out+errs !=
		strings.ReplaceAll(strings.TrimPrefix(shown[2], "    "), "\n    ", "\n") {
		t.Errorf("referee %s\nprints\n%s%s\nand the page says\n%s", shown[1], out, errs, shown[2])
	}
	blocks := regexp.MustCompile("(?s)```yaml\n(.*?)```").FindAllStringSubmatch(page, -1)
	for _, m := range blocks {
		var job map[string]any
		if err := yaml.Unmarshal([]byte(m[1]), &job); err != nil || len(job) < 3 {
			t.Errorf("%v\n%s", err, m[1])
		}
	}
	if len(blocks) != 3 {
		t.Errorf("%d blocks of YAML", len(blocks))
	}
	root := (&app{}).root()
	calls := regexp.MustCompile(`(?:bin/|exec |')referee ((?:test|coverage|simulate|merge) .*(?:\\\n.*)?)`).FindAllStringSubmatch(page, -1)
	for _, m := range calls {
		cmd, _, err := root.Find(strings.Fields(m[1])[:1])
		if err != nil {
			t.Fatal(err)
		}
		for _, flag := range regexp.MustCompile(`--([a-z-]+)`).FindAllStringSubmatch(m[1], -1) {
			if cmd.Flags().Lookup(flag[1]) == nil {
				t.Errorf("referee %s: there is no --%s", m[1], flag[1])
			}
		}
	}
	if len(calls) != 6 {
		t.Errorf("%d calls in jobs", len(calls))
	}
	for _, s := range shards.Systems {
		for _, v := range []string{s.Index, s.Count, s.Min, s.Step} {
			if !strings.Contains(page, "`"+v+"`") && v != "" {
				t.Errorf("the page does not tell of %s", v)
			}
		}
	}
}
