package shards

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestEachThingIsOfOneShard: whatever is cut is played once, and no shard has two more than another.
func TestEachThingIsOfOneShard(t *testing.T) {
	for _, all := range []int{0, 1, 2, 7, 20, 41} {
		for n := 1; n <= 9; n++ {
			count := make([]int, n)
			for k := range all {
				of := 0
				for i := 1; i <= n; i++ {
					if (Of{i, n}).Has(k) {
						of++
						count[i-1]++
					}
				}
				if of != 1 {
					t.Errorf("thing %d of %d, %d shards: in %d of them", k, all, n, of)
				}
			}
			for i, got := range count {
				if want := (Of{i + 1, n}).Count(all); got != want || got < all/n || got > all/n+1 {
					t.Errorf("shard %d/%d of %d: %d, and Count says %d", i+1, n, all, got, want)
				}
			}
		}
	}
	if o := (Of{}); !o.Whole() || !o.Has(5) || o.Count(7) != 7 {
		t.Error("the whole is not the whole")
	}
}

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"1/1": "", "2/3": "", "1000/1000": "",
		"":                       "it is I/N, such as 2/3",
		"2":                      "it is I/N, such as 2/3",
		"2/":                     "it is I/N, such as 2/3",
		"2/3/4":                  "it is I/N, such as 2/3",
		"2 of 3":                 "it is I/N, such as 2/3",
		"two/3":                  "it is I/N, such as 2/3",
		"0/3":                    "the first is 1/3",
		"-1/3":                   "from 1 to 3",
		"3/2":                    "did you mean 2/3?",
		"1/0":                    "1 to 1000 shards",
		"1/1001":                 "1 to 1000 shards",
		"5000/3":                 "of 3 shards there is no number 5000",
		"99999999999999999999/3": "it is I/N, such as 2/3",
	} {
		o, err := Parse(text)
		switch {
		case want == "" && (err != nil || o.String() != text):
			t.Errorf("%q: %v, %v", text, o, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%q: %v, want %q", text, err, want)
		case want != "" && engine.Tell(err, engine.FR) == err.Error():
			t.Errorf("%q: no French", text)
		}
	}
}

func TestOfJob(t *testing.T) {
	for _, c := range []struct{ env, want string }{
		{"JOB_COMPLETION_INDEX=0 REFEREE_SHARDS=3", "1/3"},
		{"JOB_COMPLETION_INDEX=2 REFEREE_SHARDS=3", "3/3"},
		{"JOB_COMPLETION_INDEX=2", "Kubernetes: the variable REFEREE_SHARDS is not set"},
		{"JOB_COMPLETION_INDEX=3 REFEREE_SHARDS=3", "of 3 shards there is no number 4"},
		{"SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_COUNT=4", "1/4"},
		{"SLURM_ARRAY_TASK_ID=4 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=4 SLURM_ARRAY_TASK_STEP=1", "4/4"},
		{"SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=4 SLURM_ARRAY_TASK_STEP=2", "3/4"},
		{"SLURM_ARRAY_TASK_ID=4 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=4 SLURM_ARRAY_TASK_STEP=2",
			"SLURM_ARRAY_TASK_ID is 4, and the first is 1"},
		// Of an array of eight only the third job runs again: Slurm then counts one.
		{"SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=3 SLURM_ARRAY_TASK_COUNT=1 REFEREE_SHARDS=8", "--shard I/8"},
		{"SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=3 SLURM_ARRAY_TASK_COUNT=2", "of 2 shards there is no number 3"},
		{"SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=4", "from 1"},
		{"CI_NODE_INDEX=1 CI_NODE_TOTAL=5", "1/5"},
		{"CI_NODE_TOTAL=1", "this is no job of many"},
		{"BUILDKITE_PARALLEL_JOB=4 BUILDKITE_PARALLEL_JOB_COUNT=5", "5/5"},
		{"CIRCLE_NODE_INDEX=0 CIRCLE_NODE_TOTAL=1", "1/1"},
		{"AWS_BATCH_JOB_ARRAY_INDEX=9 AWS_BATCH_JOB_ARRAY_SIZE=10", "10/10"},
		{"AWS_BATCH_JOB_ARRAY_INDEX=9 REFEREE_SHARDS=10", "10/10"},
		{"CLOUD_RUN_TASK_INDEX=1 CLOUD_RUN_TASK_COUNT=2", "2/2"},
		{"CI_NODE_INDEX=2 CI_NODE_TOTAL=5 JOB_COMPLETION_INDEX=1 REFEREE_SHARDS=5", "2/5"},
		{"CI_NODE_INDEX=2 CI_NODE_TOTAL=5 JOB_COMPLETION_INDEX=2 REFEREE_SHARDS=5",
			"Kubernetes says that this is shard 3/5, and GitLab CI that it is 2/5"},
		{"CI_NODE_INDEX=two CI_NODE_TOTAL=5", `the variable CI_NODE_INDEX is "two"`},
		{"CI_NODE_INDEX=-1 CI_NODE_TOTAL=5", "should be a whole number"},
		{"CI_NODE_INDEX=1 CI_NODE_TOTAL=99999", "1 to 1000 shards"},
		{"", "none of these variables is set: JOB_COMPLETION_INDEX (Kubernetes), SLURM_ARRAY_TASK_ID (Slurm)"},
	} {
		set := map[string]string{}
		for _, v := range strings.Fields(c.env) {
			name, value, _ := strings.Cut(v, "=")
			set[name] = value
		}
		o, err := OfJob(func(name string) string { return set[name] })
		got := o.String()
		if err != nil {
			got = err.Error()
		}
		if err == nil && got != c.want || !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, want %s", c.env, got, c.want)
		}
	}
}

// part is a part for the tests.
func part(i, n int, words ...string) *Part {
	return &Part{Shard: i, Of: n, Run: Run{Command: "test", Words: words, Program: "v1",
		Sources: []Source{{Scenarios, "a"}, {Golden, "b"}}}, Found: json.RawMessage(fmt.Sprintf(`{"found":%d}`, i))}
}

// TestWhateverIsChangedIsNoticed cuts a file at every place, and changes each of its bytes.
func TestWhateverIsChangedIsNoticed(t *testing.T) {
	text, err := part(2, 3, "--filter", "a").Encode()
	if err != nil {
		t.Fatal(err)
	}
	for _, whole := range []string{string(text), strings.TrimSuffix(string(text), "\n"),
		strings.TrimSuffix(string(text), "\n") + "\r\n"} {
		if p, err := Decode([]byte(whole)); err != nil || p.ID() != (Of{2, 3}) || string(p.Found) != `{"found":2}` {
			t.Fatalf("%+v, %v", p, err)
		}
	}
	for i := range len(text) - 1 {
		if _, err := Decode(text[:i]); err == nil {
			t.Fatalf("cut at %d: nothing is noticed", i)
		}
		for _, b := range []byte{' ', '7', text[i] ^ 1} {
			changed := []byte(string(text))
			if changed[i] = b; b == text[i] {
				continue
			}
			if _, err := Decode(changed); err == nil {
				t.Fatalf("byte %d is %q and not %q: nothing is noticed", i, b, text[i])
			}
		}
	}
	for _, c := range []struct{ text, want string }{
		{string(text[:250]), "was cut off or changed after it was written; run this shard again:  referee test --shard 2/3,"},
		{string(text[:40]), "was cut off or changed after it was written; run its shard again"},
		{strings.Replace(string(text), `"found":2`, `"found":3`, 1), "or changed after it was written; run this shard again:  referee test --shard 2/3,"},
		{string(text) + "{}", "changed"},
		{strings.Replace(string(text), `part":1`, `part":2`, 1), "is of version 2, and this program reads version 1"},
		{"{}", "is no part of a run"},
		{"", "is no part of a run"},
	} {
		if _, err := Decode([]byte(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.80s: %v, want %q", c.text, err, c.want)
		}
	}
}

// FuzzPart: no file of anybody's is taken for a part without its checksum, and none makes the program fall.
func FuzzPart(f *testing.F) {
	text, err := part(1, 2).Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add(text[:100])
	f.Add([]byte(`{"referee_part":1,"sum":"","body":{"shard":9999,"of":0,"command":"test"`))
	f.Fuzz(func(t *testing.T, text []byte) {
		Claims(text)
		p, err := Decode(text)
		if err != nil {
			if engine.Tell(err, engine.FR) == "" {
				t.Error("no French")
			}
			return
		}
		if p.ID().check() != nil {
			t.Errorf("%v", p.ID())
		}
	})
}

// gathered writes parts into files and gathers them.
func gathered(t *testing.T, m Merger, parts ...*Part) ([]*Part, error) {
	t.Helper()
	t.Chdir(t.TempDir())
	var names []string
	for i, p := range parts {
		name := string(rune('a'+i)) + ".json"
		if err := Write(name, p); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	return m.Gather(names)
}

func TestGather(t *testing.T) {
	m := Merger{Program: "v1", Quote: func(w string) string { return w }}
	changed := func(i, n int, change func(*Part)) *Part {
		p := part(i, n)
		change(p)
		return p
	}
	for _, c := range []struct {
		parts []*Part
		want  string
	}{
		{[]*Part{part(2, 2), part(1, 2)}, ""},
		{[]*Part{part(1, 1)}, ""},
		{[]*Part{part(1, 3, "--filter", "x"), part(3, 3, "--filter", "x")},
			"shard 2/3 is missing: name its file too, or run it:  referee test --shard 2/3 --shard-out part-2-of-3.json --filter x"},
		{[]*Part{part(1, 2), part(2, 2), part(2, 2)}, "b.json and c.json are both shard 2/2"},
		{[]*Part{part(1, 3), part(2, 3), part(3, 3, "--all")},
			"c.json is a part of  referee test --all,  and a.json of  referee test;  run it again as the others:  referee test --shard 3/3 --shard-out c.json"},
		{[]*Part{part(1, 2), part(2, 2), part(1, 4)}, "c.json is shard 1/4, and a.json is shard 1/2 of a run that is cut otherwise"},
		// The one that is alone is the stranger, wherever it stands.
		{[]*Part{changed(1, 3, func(p *Part) { p.Program = "v2" }), part(2, 3), part(3, 3)},
			"a.json was played by referee v2, and b.json by referee v1"},
		{[]*Part{part(1, 2), changed(2, 2, func(p *Part) { p.Command = "coverage" })},
			"b.json is a part of referee coverage, and a.json of referee test"},
		{[]*Part{part(1, 2), changed(2, 2, func(p *Part) { p.Sources = []Source{{Scenarios, "z"}, {Golden, "b"}} })},
			"b.json was played with other scenarios than a.json"},
		{[]*Part{part(1, 2), changed(2, 2, func(p *Part) { p.Sources = []Source{{Scenarios, "a"}, {Golden, "z"}} })},
			"b.json was played with other golden files than a.json"},
		{[]*Part{part(1, 2), changed(2, 2, func(p *Part) { p.Sources = nil })},
			"b.json was played with something else than a.json"},
		{[]*Part{part(1, 2), changed(2, 2, func(p *Part) { p.Language = "de" })},
			"b.json was played with another --lang than a.json"},
		{[]*Part{changed(1, 1, func(p *Part) { p.Program = "v0" })}, "a.json was played by referee v0, and this is referee v1"},
	} {
		got, err := gathered(t, m, c.parts...)
		switch {
		case c.want == "" && (err != nil || len(got) != len(c.parts) || got[0].Shard != 1):
			t.Errorf("%v, %v", got, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%v\nwant %q", err, c.want)
		case c.want != "" && engine.Tell(err, engine.FR) == err.Error():
			t.Errorf("no French: %v", err)
		}
	}
	if _, err := gathered(t, Merger{Program: "v1", Language: "de"}, part(1, 1)); err == nil ||
		!strings.Contains(err.Error(), "does not speak de") {
		t.Error(err)
	}
	many := make([]*Part, 1)
	many[0] = part(7, 40)
	if _, err := gathered(t, m, many...); err == nil || !strings.HasSuffix(err.Error(), "\nand 29 more") {
		t.Error(err)
	}
	if _, err := m.Gather([]string{"gone.json", "."}); err == nil || !strings.Contains(err.Error(), "gone.json: ") ||
		!strings.Contains(err.Error(), "\n.: ") {
		t.Error(err)
	}
}

// TestAnotherShardIsNotReplaced: where two machines write into one file, the second says so.
func TestAnotherShardIsNotReplaced(t *testing.T) {
	file := filepath.Join(t.TempDir(), "part.json")
	for _, again := range []*Part{part(1, 2), part(1, 2), part(1, 3)} {
		if err := Write(file, again); err != nil {
			t.Fatal(err)
		}
	}
	if err := Write(file, part(2, 3)); err == nil || !strings.Contains(err.Error(), "holds shard 1/3, and this is shard 2/3") {
		t.Error(err)
	}
	// What was cut off may be replaced, and what is no part may not.
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text[:50], 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Write(file, part(2, 3)); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(file, []byte(`{"mine": 1}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Write(file, part(2, 3)); err == nil || !strings.Contains(err.Error(), "holds something else, and is kept") {
		t.Error(err)
	}
	if err := Place(filepath.Join(t.TempDir(), "no", "part.json"), Of{1, 2}); err == nil {
		t.Error("a folder that is not there")
	}
}

func TestProgram(t *testing.T) {
	if p, err := Program("v1.2.3"); p != "v1.2.3" || err != nil {
		t.Error(p, err)
	}
	for _, version := range []string{"(devel)", "(unknown)", "v0.0.0-2026-abc+dirty"} {
		p, err := Program(version)
		if again, _ := Program(version); err != nil || p != again || len(p) != len(version)+1+16 {
			t.Error(p, again, err)
		}
	}
}

// BenchmarkGather reads as many files as a run may have shards, each of the size of a part of a few scenarios.
func BenchmarkGather(b *testing.B) {
	b.Chdir(b.TempDir())
	var names []string
	for i := range 200 {
		p := part(i+1, 200)
		p.Found = json.RawMessage(`"` + strings.Repeat("x", 10_000) + `"`)
		names = append(names, fmt.Sprintf("%d.json", i))
		if err := Write(names[i], p); err != nil {
			b.Fatal(err)
		}
	}
	m := Merger{Program: "v1", Quote: func(w string) string { return w }}
	for b.Loop() {
		if _, err := m.Gather(names); err != nil {
			b.Fatal(err)
		}
	}
}
