package scenario

import (
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// TestPartsAreBounded proves that parts take no time that is not counted: each is compiled once, and all together are
// no longer than a script.
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

// TestPartsAreLookedAt proves that what stands in a part and is never reached is told, in the part; its functions serve
// other scripts too.
func TestPartsAreLookedAt(t *testing.T) {
	for _, c := range []struct{ part, body, want string }{
		{"local nobody\nif nobody then\n  expect(nobody.hand):count(2)\nend", `use "lib/part" ann:plays "Punch"`,
			"lib/part.lua:3: this expect is never reached"},
		{"\nif false then expect(line_up):count(9) end", `use "lib/part" ann:plays "Punch"`,
			"lib/part.lua:2: this expect is never reached"},
		{"expect(line_up):has \"Giganta\"", `use "lib/part" ann:plays "Punch"`, ""},
		{"return function(p)\n  expect(p.power):is(1)\nend",
			`local check = use "lib/part" ann:plays "Punch" check(ann)`, ""},
		{"return function(p)\n  expect(p.power):is(1)\nend", `use "lib/part" ann:plays "Punch"`, ""},
		{"return function(p)\n  p:plays \"Punch\"\nend", `use "lib/part" ann:plays "Punch"`, ""},
		{"\nif false then begin() end", `use "lib/part" ann:plays "Punch"`,
			"lib/part.lua:2: this begin is never reached"},
		{"\n\nthat(line_up)", `use "lib/part" ann:plays "Punch"`, "lib/part.lua:3: that(…) states nothing"},
		{"\nthat(line_up):count(3)", `use "lib/part" ann:plays "Punch"`,
			"lib/part.lua:2: that(…) states something, and nothing is done with it"},
		{"players {\n  { \"Ann\" },\n  {\n    \"Ben\",\n    hnd = {},\n  },\n}", `use "lib/part"`,
			"lib/part.lua:5: a player has no \"hnd\""},
	} {
		begin := head
		if strings.Contains(c.part, "players") {
			begin = forever
		}
		s, err := Compile("t", "t.lua", begin+c.body)
		if err != nil {
			t.Fatal(err)
		}
		r := s.Run(Options{Use: func(name string) (string, string, error) { return name + ".lua", c.part, nil }})
		if c.want == "" && r.Err != nil || c.want != "" && (r.Err == nil || !strings.HasPrefix(r.Err.Error(), c.want)) {
			t.Errorf("%s: %v, not %q", c.part, r.Err, c.want)
		}
	}
}

// TestUseOfAPartThatGivesNothing proves that a part without a return is told where its players are missed.
func TestUseOfAPartThatGivesNothing(t *testing.T) {
	const script = `scenario "A test" { game = "forever-evil" }
local ann, ben = use "lib/none"
ann:plays "Punch"
`
	s, err := Compile("test", "test.lua", script)
	if err != nil {
		t.Fatal(err)
	}
	r := s.Run(Options{Use: func(string) (string, string, error) {
		return "lib/none.lua", `local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }`, nil
	}})
	if r.Err == nil || !strings.Contains(r.Err.Error(),
		"test.lua:3: lib/none.lua gives nothing back: a last line is missing there, such as  return ann, ben") {
		t.Error(r.Err)
	}
}

// TestCallersAreTold proves that a failure inside a function of the script, or of a part, also tells the lines that
// called it.
func TestCallersAreTold(t *testing.T) {
	const part = "return function(p, n)\n  expect(p.power):is(n)\nend"
	for _, c := range []struct{ body, en, fr string }{
		{"local function play(n)\n  ann:plays(n)\nend\nplay \"Punch\"\nplay \"Kick\"", "\n  called from line 11",
			"\n  appelé depuis la ligne 11"},
		{"local function inner() ann:plays \"Kick\" end\nlocal function outer()\n  inner()\nend\nouter()",
			"\n  called from line 9\n  called from line 11", "depuis la ligne 9\n  appelé depuis la ligne 11"},
		{"local power = use \"lib/part\"\n\npower(ann, 3)", "\n  called from t.lua:9", "\n  appelé depuis t.lua:9"},
		{"local function f(n) return 1 + f(n) end\n\nf(1)", "\n  called from line 9", "\n  appelé depuis la ligne 9"},
		{"local function f(n) return n.x.y end\n\nlocal y = f {}", "\n  called from line 9",
			"\n  appelé depuis la ligne 9"},
		{"ann:plays \"Kick\"", "", ""},
	} {
		s, err := Compile("t", "t.lua", head+c.body)
		if err != nil {
			t.Fatal(err)
		}
		err = s.Run(Options{Use: func(name string) (string, string, error) { return name + ".lua", part, nil }}).Err
		if err == nil {
			t.Errorf("%s is no failure", c.body)
			continue
		}
		for lang, want := range []string{c.en, c.fr} {
			said := err.(*sandbox.Error).In(engine.Lang(lang))
			if !strings.HasSuffix(said, want) || want == "" && strings.Contains(said, "called from") {
				t.Errorf("%s\ngives %s", c.body, said)
			}
		}
	}
}

// TestPartsDoNotCrossNames proves that the players whom a part gives back are kept under their own names.
func TestPartsDoNotCrossNames(t *testing.T) {
	for body, want := range map[string]string{
		`local ben, ann = use "lib/two"
ann:ends_turn()`: "test.lua:2: ben would stand for Ann from here on, and another player is called Ben",
		`local ann, ben = use "lib/two"
ann:ends_turn() ben:ends_turn()`: "",
	} {
		s, err := Compile("test", "test.lua", "scenario \"A test\" { game = \"forever-evil\" }\n"+body)
		if err != nil {
			t.Fatal(err)
		}
		err = s.Run(Options{Use: func(string) (string, string, error) {
			return "lib/two.lua", "local first, second = players { { \"Ann\" }, { \"Ben\" } }\nreturn first, second",
				nil
		}}).Err
		if want == "" && err != nil || want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)) {
			t.Errorf("%s\ngives %v, not %q", body, err, want)
		}
	}
}
