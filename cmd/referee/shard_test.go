package main

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tablereferee/golden"
	"tablereferee/internal/shards"
	"tablereferee/scenarios"
)

// clock is what the time it took has to do with in what is printed: no two runs of one machine agree on it.
var clock = regexp.MustCompile(`[0-9][0-9.,]* (ms|s|games/s|parties/s|turns/s|tours/s)\b|(; slowest| ; les plus lents) .*|` +
	`"(wall_ms|games_per_s|turns_per_s|micros)": [0-9.e+]+|time="[0-9.]+"`)

// timeless is a text without what the clock has to do with.
func timeless(s string) string { return clock.ReplaceAllString(s, "TIME") }

// folderOfAllSorts makes a folder of scenarios in which everything is found that a test can find, and goes there.
func folderOfAllSorts(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	write := func(file, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	read := func(fsys fs.FS, file string) string {
		t.Helper()
		text, err := fs.ReadFile(fsys, file)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	taken := func(dir string) {
		t.Helper()
		names, err := fs.Glob(scenarios.FS, dir+"/*.lua")
		if err != nil || len(names) < 5 {
			t.Fatal(names, err)
		}
		for _, name := range names {
			write(filepath.Join("scenarios", name), read(scenarios.FS, name))
			log := strings.TrimSuffix(name, ".lua") + ".log"
			write(filepath.Join("golden", log), read(golden.FS, log))
		}
	}
	taken("forever-evil/scoring")
	// Nothing of the program's stands beside the folder that it is made of.
	write("scenarios/embed.go", read(scenarios.FS, "embed.go"))
	script := read(scenarios.FS, "forever-evil/cards/bizarro-power-last-weakness.lua")
	log := read(golden.FS, "forever-evil/cards/bizarro-power-last-weakness.log")
	write("scenarios/differs.lua", script)
	write("golden/differs.log", strings.Replace(strings.Replace(log, "Attack on Ben", "Attack on \xffCy ", 1), "draws", "loses", 1))
	write("scenarios/fails.lua", strings.Replace(script, `"Weakness", 1`, `"Weakness", 2`, 1))
	write("golden/fails.log", log)
	write("scenarios/broken.lua", script+")\n")
	write("scenarios/new-name.lua", script)
	write("golden/old-name.log", log)
	write("scenarios/a/new.lua", punch)
	write("golden/z/gone.log", "referee-log 1\n")
	write("golden/z/notes.log", "what I saw\n")
	write("scenarios/overlooked.LUA", script)
}

// machine calls the program as it is built.
func machine(t *testing.T, env map[string]string, args ...string) (code int, out, errs string) {
	t.Helper()
	return call(t, &app{scenarios: scenarios.FS, golden: golden.FS, env: func(name string) string { return env[name] }},
		args...)
}

// shardsOf plays all shards of a command and gives their files, the last first: their order is of no account.
func shardsOf(t *testing.T, n int, command ...string) (files []string) {
	t.Helper()
	dir := t.TempDir()
	for i := 1; i <= n; i++ {
		file := filepath.Join(dir, fmt.Sprintf("%d.json", i))
		args := append(append([]string{}, command...), "--shard", fmt.Sprintf("%d/%d", i, n), "--shard-out", file)
		if code, out, errs := machine(t, nil, args...); code != exitOK || !strings.Contains(out, "referee merge FILES") {
			t.Fatalf("%v: exit code %d\n%s%s", args, code, out, errs)
		}
		files = append([]string{file}, files...)
	}
	return files
}

// sameAsOne plays a command on one machine and on several, and compares what is printed, and the exit codes. Show are
// the flags that say how it is shown: to several machines they are said where all is merged.
func sameAsOne(t *testing.T, env map[string]string, command []string, shards []int, shows ...[]string) {
	t.Helper()
	type told struct {
		code      int
		out, errs string
	}
	var one []told
	for _, show := range shows {
		code, out, errs := machine(t, env, append(append([]string{}, command...), show...)...)
		one = append(one, told{code, out, errs})
	}
	for _, n := range shards {
		files := shardsOf(t, n, command...)
		for i, show := range shows {
			wantCode, want, wantErrs := one[i].code, one[i].out, one[i].errs
			code, out, errs := machine(t, env, append(append([]string{"merge"}, show...), files...)...)
			if code != wantCode || timeless(out) != timeless(want) || timeless(errs) != timeless(wantErrs) {
				t.Errorf("%v %v on %d machines: exit code %d, on one %d\n%s", command, show, n, code, wantCode,
					firstOther(timeless(out+errs), timeless(want+wantErrs)))
			}
			if len(timeless(want)) < 30 {
				t.Errorf("%v %v prints nothing: %q", command, show, want)
			}
		}
	}
}

// firstOther gives the first lines in which two texts differ.
func firstOther(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return a[i] + "\nand on one\n" + b[i]
		}
	}
	return fmt.Sprintf("%d lines, and on one %d", len(a), len(b))
}

// TestManyMachinesTest: what many machines test is told to the byte as one machine tells it, whatever there is to find.
func TestManyMachinesTest(t *testing.T) {
	folderOfAllSorts(t)
	shows := [][]string{nil, {"--json"}, {"--whole"}, {"--lang", "fr"}, {"--lang", "fr", "--json"}}
	sameAsOne(t, nil, []string{"test"}, []int{1, 3, 30}, shows...)
	github := map[string]string{"GITHUB_ACTIONS": "true"}
	sameAsOne(t, github, []string{"test"}, []int{3}, nil, []string{"--json"})
	sameAsOne(t, nil, []string{"test", "--filter", "scoring"}, []int{2}, nil)
	sameAsOne(t, nil, []string{"test", "forever-evil/scoring", "new-name"}, []int{2}, nil)
	sameAsOne(t, nil, []string{"test", "z"}, []int{2}, nil)
	code, out, _ := machine(t, nil, "test")
	for _, s := range []string{"failed", "differs", "missing", "orphan", "broken", "left alone", "old-name", "<0xFF>"} {
		if !strings.Contains(out, s) {
			t.Errorf("nothing is %s in what is compared:\n%s", s, out)
		}
	}
	if code != exitWrong {
		t.Errorf("exit code %d", code)
	}
	// The report for servers, and a golden file that only one scenario lacks.
	if err := os.Remove("scenarios/broken.lua"); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := machine(t, nil, "test", "--junit", "one.xml"); code != exitFails {
		t.Fatal(code, errs)
	}
	if code, _, errs := machine(t, nil, append([]string{"merge", "--junit", "many.xml"}, shardsOf(t, 3, "test")...)...); code !=
		exitFails {
		t.Fatal(code, errs)
	}
	one, err := os.ReadFile("one.xml")
	if err != nil {
		t.Fatal(err)
	}
	many, err := os.ReadFile("many.xml")
	if err != nil || timeless(string(one)) != timeless(string(many)) || !bytes.Contains(one, []byte("<testcase")) {
		t.Errorf("%v\n%s\nand of one machine\n%s", err, many, one)
	}
}

// TestManyMachinesWithCards: built-in scenarios are played with both cards, and beside one's own.
func TestManyMachinesWithCards(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("errata.lua", []byte(`all { game = "forever-evil" }
card "Punch" { type = "Starter", play = power(3) }
`), 0o644); err != nil {
		t.Fatal(err)
	}
	shows := [][]string{nil, {"--json"}}
	sameAsOne(t, nil, []string{"test", "--cards", "errata.lua", "--filter", "forever-evil/(scoring|buying)"}, []int{1, 3}, shows...)
	if err := os.MkdirAll("scenarios", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("scenarios/p.lua", []byte(punch), 0o644); err != nil {
		t.Fatal(err)
	}
	sameAsOne(t, nil, []string{"test", "--cards", "errata.lua", "--all", "--filter", "^p$|forever-evil/scoring"}, []int{2, 5}, shows...)
	sameAsOne(t, nil, []string{"test", "--cards", "errata.lua"}, []int{2}, nil)
}

// TestManyMachinesCoverage: each clause is tried on one machine, and all are told as by one.
func TestManyMachinesCoverage(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is played again and again: what runs side by side is in test and simulate")
	}
	folderOfAllSorts(t)
	sameAsOne(t, nil, []string{"coverage"}, []int{1, 3}, nil, []string{"--json"}, []string{"--list", "unshown"},
		[]string{"--lang", "fr", "--require-shown", "--min-matters", "5"}, []string{"--list", "decorative", "--min-matters", "0.1"})
	sameAsOne(t, nil, []string{"coverage", "--game", "champions"}, []int{2}, nil)
}

// TestManyMachinesSimulate: each game has its seed, whoever plays it; those that break are kept as by one machine.
func TestManyMachinesSimulate(t *testing.T) {
	t.Chdir(t.TempDir())
	shows := [][]string{nil, {"--json"}, {"--lang", "fr"}}
	sameAsOne(t, nil, []string{"simulate", "--games", "73", "--seed", "5"}, []int{1, 3, 90}, shows...)
	sameAsOne(t, nil, []string{"simulate", "--games", "1300", "--seed", "5"}, []int{3}, nil) // not all are watched
	sameAsOne(t, nil, []string{"simulate", "--games", "9", "--policy", "random", "--players", "4"}, []int{2}, shows...)
	sameAsOne(t, nil, []string{"simulate", "--games", "20", "--game", "champions", "--heroes", "spider-man,she-hulk",
		"--option", "expert=1", "--check"}, []int{3}, shows...)
	sameAsOne(t, nil, []string{"simulate", "--games", "40", "--game", "champions", "--policy", "random", "--reached"},
		[]int{1, 3, 50}, shows...)
	breaking(t)
	sameAsOne(t, nil, []string{"simulate", "--games", "30", "--check"}, []int{1, 4}, append(shows,
		[]string{"--replays", "kept"}, []string{"--replays", "kept", "--json"})...)
	if kept, err := filepath.Glob("kept/broken-*.json"); err != nil || len(kept) != 10 {
		t.Errorf("%v, %v", kept, err)
	}
}

// TestMergeNeedsNothingElse: where the files are merged there need be no scenarios and no cards.
func TestMergeNeedsNothingElse(t *testing.T) {
	folderOfAllSorts(t)
	files := shardsOf(t, 2, "test")
	_, want, _ := machine(t, nil, "test")
	t.Chdir(t.TempDir())
	if code, out, errs := machine(t, nil, append([]string{"merge"}, files...)...); code != exitWrong ||
		timeless(out) != timeless(want) {
		t.Errorf("exit code %d\n%s%s\nand on one machine\n%s", code, out, errs, want)
	}
}

// TestPartsThatNobodyWrote: a part whose checksum is right and that says nonsense is refused, and nothing falls.
func TestPartsThatNobodyWrote(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, command := range [][]string{{"test", "--filter", "forever-evil/scoring"}, {"simulate", "--games", "3"}} {
		files := shardsOf(t, 1, command...)
		text, err := os.ReadFile(files[0])
		if err != nil {
			t.Fatal(err)
		}
		for _, forged := range []string{`null`, `{}`, `[]`, `"x"`, `{"part":null}`, `{"part":{}}`, `{"part":{"cases":null}}`,
			`{"part":{"cases":[{"name":"a","status":"odd"}]}}`, `{"part":{"cases":[{"name":"a","status":"failed"}]}}`,
			`{"part":{"cases":[{"name":"a","status":"differs","says":["x"],"difference":{"Hunks":[{"Lines":[{"Op":43,"Partner":7,"Parts":[{}]}]}]}}]}}`,
			`{"part":{"report":{"wins":[1]},"breaks":[null]}}`, `{"part":{"report":{"players":-1,"wins":null,"games":-5}}}`,
			`{"part":{"clauses":[{}],"tried":[7]}}`} {
			if err := os.WriteFile("forged.json", forge(t, text, forged), 0o644); err != nil {
				t.Fatal(err)
			}
			_, out, errs := machine(t, nil, "merge", "forged.json")
			if strings.Contains(errs, "internal error") || strings.Contains(out+errs, "panic") {
				t.Errorf("%v, %s: %s%s", command, forged, out, errs)
			}
		}
	}
}

// TestMergeToAFullDisk tells that what was found could not be printed.
func TestMergeToAFullDisk(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, command := range [][]string{{"test", "--filter", "forever-evil/scoring"}, {"simulate", "--games", "3"}} {
		files := shardsOf(t, 1, command...)
		a := &app{out: fullDisk{}, err: io.Discard, env: func(string) string { return "" }, terminal: terminal,
			scenarios: scenarios.FS, golden: golden.FS}
		if code := a.run(t.Context(), append([]string{"merge"}, files...)); code != exitWrong {
			t.Errorf("%v: exit code %d", command, code)
		}
	}
}

// forge puts something else into a part, with its checksum.
func forge(t *testing.T, text []byte, found string) []byte {
	t.Helper()
	p, err := shards.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	p.Found = []byte(found)
	forged, err := p.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return forged
}
