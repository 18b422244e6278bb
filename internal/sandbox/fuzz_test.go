package sandbox

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tablereferee/engine"
)

// FuzzCompileRun gives any text to Compile and, where that accepts it, to Run. Whatever happens ends soon, and in
// nothing or in an *Error that is the script's own; an internal error would be a fault of this package.
func FuzzCompileRun(f *testing.F) {
	files, err := filepath.Glob("testdata/hostile/*.lua")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(source))
	}
	f.Add(countedScript)
	f.Add(benchScript)
	f.Fuzz(func(t *testing.T, source string) {
		// Only the process can be stopped when a run does not end.
		defer time.AfterFunc(20*time.Second, func() { panic("no end: " + source) }).Stop()
		// The word crash panics on purpose.
		p, err := Compile("fuzz.lua", source, NewGlobals(testWords[:3]...))
		if err == nil {
			h := &host{}
			err = Run(p, Limits{Steps: 20_000}, h.setup)
		}
		var e *Error
		var fault *HostPanic
		switch {
		case err == nil:
		case !errors.As(err, &e):
			t.Fatalf("a bare error: %v", err)
		case errors.As(err, &fault):
			t.Fatalf("%v\n%s", err, fault.Stack)
		case e.Line < 1 || e.File != "fuzz.lua" || e.In(engine.FR) == "":
			t.Fatalf("an error without a position: %v", err)
		}
	})
}
