package sandbox

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestLibraryTakesWhatItMeans calls every function of the library with a value too many, and with every sort of value
// at every place: it ends well or in a clear error in both languages, and never within the host.
func TestLibraryTakesWhatItMeans(t *testing.T) {
	bad := []string{"0/0", "math.huge", "-math.huge", "0.5", "2^53", "-(2^53)", "2^31", "1e300", "nil", "true", "'2'",
		"'\\255'", "{}", "{ 1, nil, 3 }", "ann", "say"}
	run := func(call string) string {
		_, err := runSource("say("+call+")", Limits{})
		var e *Error
		var fault *HostPanic
		switch {
		case err == nil:
			return ""
		case !errors.As(err, &e), errors.As(err, &fault), e.In(engine.FR) == "":
			t.Errorf("%s: %v", call, err)
		}
		return err.Error()
	}
	check := func(name string, f function) {
		if f.most == anyNumber {
			return
		}
		args := strings.Repeat("1, ", f.most)
		if got := run(name + "(" + args + "1)"); !strings.Contains(got,
			fmt.Sprintf("takes no more than %d, and is given %d values", f.most, f.most+1)) {
			t.Errorf("%s takes a value too many: %s", name, got)
		}
		for i := range f.most {
			for _, b := range bad {
				run(name + "(" + strings.Repeat("{}, ", i) + b + ")")
				run(name + "(" + strings.Repeat("'ab', ", i) + b + ")")
				run(name + "(" + strings.Repeat("1, ", i) + b + ")")
			}
		}
	}
	for _, f := range baseFunctions {
		check(f.name, f)
	}
	for _, l := range libraries {
		for _, f := range l.functions {
			check(l.name+"."+f.name, f)
		}
	}
	// A place of a text or of a list is a whole number that fits into any processor.
	for _, call := range []string{"('x'):rep(%s)", "('x'):sub(%s)", "('x'):sub(1, %s)", "('x'):byte(%s)",
		"unpack({}, %s)", "unpack({}, 1, %s)", "table.concat({}, '', %s)",
		"table.concat({}, '', 1, %s)", "table.insert({}, %s, 1)", "table.remove({ 1 }, %s)", "string.char(%s)",
		"select(%s, 1)", "tonumber('1', %s)"} {
		for _, b := range []string{"0/0", "math.huge", "-math.huge", "0.5", "2^53", "-(2^53)", "2^31", "1e300"} {
			if got := run(fmt.Sprintf(call, b)); !strings.Contains(got,
				"a whole number is expected, at most 1000000000, not") {
				t.Errorf(call+": %s", b, got)
			}
		}
	}
}

// TestPower proves that powers are what repeated multiplication gives.
func TestPower(t *testing.T) {
	said, err := runSource("say(2 ^ 10, 10 ^ 0, 2 ^ -2, (-3) ^ 3, 2 ^ 53, 0.5 ^ 2, 2 ^ 3 ^ 2)", Limits{})
	if want := "1024 1 0.25 -27 9.007199254741e+15 0.25 512"; err != nil || strings.Join(said, " ") != want {
		t.Errorf("%v %v, not %s", said, err, want)
	}
}
