//go:build linux

package sandbox

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"syscall"
	"testing"
	"time"
)

// hostileChild makes the test binary run one script from its standard input instead of the tests.
const hostileChild = "SANDBOX_HOSTILE_CHILD"

func TestMain(m *testing.M) {
	if name := os.Getenv(hostileChild); name != "" {
		child(name)
		return
	}
	os.Exit(m.Run())
}

// child runs a script as a stranger's: whatever it does to this process, the tests go on.
func child(name string) {
	if !raceDetector {
		limit := syscall.Rlimit{Cur: 4 << 30, Max: 4 << 30}
		if err := syscall.Setrlimit(syscall.RLIMIT_AS, &limit); err != nil {
			fmt.Println("cannot limit memory:", err)
			os.Exit(1)
		}
	}
	// Seconds of work, which pass on a busy machine as on any other.
	if err := syscall.Setrlimit(syscall.RLIMIT_CPU, &syscall.Rlimit{Cur: 60, Max: 60}); err != nil {
		fmt.Println("cannot limit work:", err)
		os.Exit(1)
	}
	source, err := io.ReadAll(os.Stdin)
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	begin := time.Now()
	p, err := Compile(name, string(source), NewGlobals(testWords...))
	if err == nil {
		h := &host{}
		err = Run(p, Limits{}, h.setup)
	}
	fmt.Printf("%d\n%v", time.Since(begin).Microseconds(), err)
}

// hostileScript is a script and the end it must come to.
type hostileScript struct {
	name, source string
	ends         string // part of the error; empty where the script is harmless
}

// hostileFiles reads testdata/hostile. The first line of a file tells how it must end.
func hostileFiles(t testing.TB) (scripts []hostileScript) {
	files, err := filepath.Glob("testdata/hostile/*.lua")
	if err != nil || len(files) == 0 {
		t.Fatal("no hostile scripts", err)
	}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(string(source), "\n")
		ends, ok := strings.CutPrefix(first, "-- ends: ")
		switch {
		case first == "-- harmless":
			ends = ""
		case !ok:
			t.Fatalf("%s does not tell how it ends", file)
		}
		scripts = append(scripts, hostileScript{filepath.Base(file), string(source), ends})
	}
	return scripts
}

// hostileShapes are sources whose shape is the attack, too large to keep as files. They aim at the parser, at the
// compiler and at our own walk.
func hostileShapes() []hostileScript {
	repeat := strings.Repeat
	counted := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	manyLocals, fewLocals := counted(150, "local v%d = 1 "), counted(75, "local v%d = 1 ")
	nested := func(n int) string {
		return repeat("local function f() "+manyLocals, n) + repeat("end ", n)
	}
	const tooDeep, tooLong = "too deeply", "too long"
	return []hostileScript{
		{"shape-size", "--" + repeat("x", maxSource), "longest allowed"},
		{"shape-braces", "say(" + repeat("{", 200_000), tooDeep},
		{"shape-braces-closed", "say(" + repeat("{", 100_000) + repeat("}", 100_000) + ")", tooDeep},
		{"shape-parentheses", "say(" + repeat("(", 100_000) + "1" + repeat(")", 100_000) + ")", tooDeep},
		{"shape-functions", repeat("local function f() ", 10_000) + repeat("end ", 10_000), tooDeep},
		{"shape-ifs", repeat("if say then ", 10_000) + repeat("end ", 10_000), tooDeep},
		{"shape-elseifs", "if say then " + repeat("elseif say then ", 10_000) + "end", tooDeep},
		{"shape-dos", repeat("do ", 30_000) + repeat("end ", 30_000), tooDeep},
		{"shape-repeats", repeat("repeat ", 10_000) + repeat("until say ", 10_000), tooDeep},
		{"shape-calls", "say(" + repeat("say(", 30_000) + repeat(")", 30_000) + ")", tooDeep},
		{"shape-call-chain", "say" + repeat("()", 29_000), tooDeep},
		{"shape-index-chain", "local x = say" + repeat(".x", 29_000), tooDeep},
		{"shape-bracket-chain", "local x = say" + repeat("[1]", 19_000), tooDeep},
		{"shape-method-chain", "ann" + repeat(":x()", 14_000), tooDeep},
		{"shape-not", "local x = " + repeat("not ", 59_000) + "1", tooDeep},
		{"shape-minus", "local x = " + repeat("- ", 59_000) + "1", tooDeep},
		{"shape-length", "local x = " + repeat("#", 59_000) + "say", tooDeep},
		{"shape-sum", "local x = 1" + repeat(" + 1", 29_000), tooDeep},
		{"shape-sum-names", "local y = 1 local x = y" + repeat(" + 1", 29_000), tooDeep},
		{"shape-power", "local x = 1" + repeat(" ^ 1", 29_000), tooDeep},
		{"shape-and", "local x = 1" + repeat(" and 1", 29_000), tooDeep},
		{"shape-compare", "local x = 1" + repeat(" == 1", 29_000), tooDeep},
		{"shape-join", "local x = 1" + repeat(" .. 1", 29_000), "in one go"},
		{"shape-join-left", "local x = " + repeat("(", 150) + "1" + repeat(" .. 1)", 150), ""},
		{"shape-sums", repeat("local x = 1 + say"+repeat(" + 1", 180)+"\n", 150), "to be compiled"},
		{"shape-sums-few", repeat("local x = 1 + say"+repeat(" + 1", 180)+"\n", 20), "arithmetic"},
		{"shape-tokens", "say(" + repeat("1,", 100_000) + "1)", tooLong},
		{"shape-constants", "local t = {" + counted(25_000, "%d,") + "}", "to be compiled"},
		{"shape-constants-large", "local t = {" + counted(30_000, "%d,") + "}", tooLong},
		{"shape-texts", "local t = {" + counted(25_000, "'%d',") + "}", "to be compiled"},
		{"shape-same-constant", "local t = {" + repeat("1,", 24_000) + "} say(#t)", ""},
		{"shape-fields", "local t = {" + repeat("1,", 26_000) + "}", "more than 25000"},
		{"shape-locals", counted(300, "local v%d = 1\n"), "local names"},
		{"shape-locals-list", "local a" + repeat(", a", 20_000), "local names"},
		{"shape-parameters", "local function f(a" + repeat(", a", 300) + ") end", "local names"},
		{"shape-arguments", "say(1" + repeat(", 1", 300) + ")", "in one list"},
		{"shape-targets", "local a a" + repeat(", a", 300) + " = 1", "in one list"},
		{"shape-registers", counted(140, "local v%d = 1 ") + "say(1" + repeat(", 1", 90) + ")", "at once"},
		{"shape-outside", nested(2) + "local function g() " + counted(100, "local a%d = 1 ") +
			"return function() return a0" + repeat(", a1", 90) + " end end", ""},
		{"shape-outside-many", counted(90, "local a%d = 1 ") + "local f = function() " + counted(90, "say(a%d) ") +
			"end", "from outside"},
		{"shape-name-search", repeat("local function f() "+fewLocals, 40) + repeat("say(say) ", 10_000) + repeat("end ",
			40), "to be compiled"},
		{"shape-empty-functions", repeat("local f = function() end ", 6000), "functions"},
		{"shape-empty-tables", "local t = {" + repeat("{},", 14_000) + "}", "takes too long"},
		{"shape-labels", counted(10_000, "::a%d:: "), "goto"},
		{"shape-number", "local x = " + repeat("1", 200_000), "digits"},
		{"shape-name", "local x = " + repeat("x", 200_000), "is not known"},
		{"shape-names", repeat("say(sya)\n", 10_000), "is not known"},
		{"shape-literal", "say('" + repeat("x", 200_000) + "')", "longest allowed"},
		{"shape-long-line", repeat("say(1) ", 14_000) + "x", "whole sentence"},
		{"shape-comment", "--[" + repeat("=", 100_000) + "[" + repeat("x", 100_000), "no end"},
		{"shape-unclosed-text", "say([[" + repeat("]=", 100_000), "no end"},
		{"shape-newlines", repeat("\n", 200_000) + "x", "whole sentence"},
		{"shape-semicolons", repeat(";", 50_000), ""},
		{"shape-nul", "say(1)\x00say(2)", "control character"},
		{"shape-utf8", "say('\xc3\x28')", "UTF-8"},
		{"shape-binary", "\x1bLua\x51\x00", "control character"},
		{"shape-shebang", "#!/bin/sh\nsay(1)", "cannot stand here"},
		{"shape-backslash", "say('" + repeat("\\\n", 4000) + "')", ""},
	}
}

var positioned = regexp.MustCompile(`^[a-z0-9-]+\.lua:[0-9]+:`)

// TestHostile runs each hostile script in a process of its own. It must end with a clear error that has a position, or
// do no harm; it must not take long, and not take much memory. What is limited is the work of the process and not the
// time that passes, which on a busy machine says nothing; what each script took is logged.
func TestHostile(t *testing.T) {
	if testing.Short() {
		t.Skip("one process after the other")
	}
	scripts := hostileFiles(t)
	for _, s := range hostileShapes() {
		s.name += ".lua"
		scripts = append(scripts, s)
	}
	type measure struct {
		name   string
		took   time.Duration
		memory int64 // kB
	}
	var measures []measure
	for _, s := range scripts {
		t.Run(s.name, func(t *testing.T) {
			cmd := exec.Command(os.Args[0])
			// The race detector would wait a second before each exit.
			cmd.Env = append(os.Environ(), hostileChild+"="+s.name, "GORACE=atexit_sleep_ms=0")
			cmd.Stdin = strings.NewReader(s.source)
			var out bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &out
			if err := cmd.Run(); err != nil {
				t.Fatalf("the process died: %v\n%s", err, clip(out.String(), 2000))
			}
			micros, end, _ := strings.Cut(out.String(), "\n")
			took, err := time.ParseDuration(micros + "us")
			if err != nil {
				t.Fatalf("the process said %s", clip(out.String(), 2000))
			}
			memory := int64(cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss)
			measures = append(measures, measure{s.name, took, memory})
			switch {
			case s.ends == "" && end != "<nil>":
				t.Errorf("harmless, but gave %s", end)
			case s.ends != "" && !strings.Contains(end, s.ends):
				t.Errorf("gave %s\n\twant %s", end, s.ends)
			case s.ends != "" && !positioned.MatchString(end):
				t.Errorf("no position: %s", end)
			case strings.Contains(end, "0xc0") || strings.Contains(end, "goroutine"):
				t.Errorf("shows what is inside: %s", end)
			}
			if !raceDetector && memory > 300<<10 {
				t.Errorf("took %d MB", memory>>10)
			}
		})
	}
	sort.Slice(measures, func(i, j int) bool { return measures[i].took > measures[j].took })
	for _, m := range measures[:min(8, len(measures))] {
		t.Logf("slow:  %-28s %8v %4d MB", m.name, m.took, m.memory>>10)
	}
	sort.Slice(measures, func(i, j int) bool { return measures[i].memory > measures[j].memory })
	for _, m := range measures[:min(8, len(measures))] {
		t.Logf("large: %-28s %8v %4d MB", m.name, m.took, m.memory>>10)
	}
}
