package scenario

import (
	"strings"
	"testing"
)

// TestPartsAreBounded proves that parts take no time that is not counted: each is compiled once, and all together are no longer than a
// script.
func TestPartsAreBounded(t *testing.T) {
	compiled := 0
	use := func(name string) (string, string, error) {
		compiled++
		if name == "lib/big" || strings.HasPrefix(name, "lib/large") {
			return name + ".lua", "--" + strings.Repeat("x", 60<<10), nil
		}
		return name + ".lua", "return 1", nil
	}
	for _, c := range []struct {
		body, want string
		parts      int
	}{
		{`for i = 1, 700 do use "lib/big" end ann:plays "Punch"`, "", 1},
		{`for i = 1, 990 do use "lib/big" end`, "takes too long", 1},
		{`for i = 1, 5 do use("lib/large" .. i) end`, "more than 262144 bytes together", 5},
		{`for i = 1, 33 do use("lib/x" .. i) end`, "more than 32 different parts", 32},
	} {
		compiled = 0
		s, err := Compile("t", "t.lua", head+c.body)
		if err != nil {
			t.Fatal(err)
		}
		r := s.Run(Options{Use: use})
		if c.want == "" && r.Err != nil || c.want != "" && (r.Err == nil || !strings.Contains(r.Err.Error(), c.want)) {
			t.Errorf("%s: %v, not %q", c.body, r.Err, c.want)
		}
		if compiled != c.parts {
			t.Errorf("%s: %d parts were read, not %d", c.body, compiled, c.parts)
		}
	}
}
