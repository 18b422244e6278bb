package desk_test

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/desk"
)

// TestNext: what is legal behind the beginning of a script is told in both languages, also where no game has begun,
// in a branch, and behind an expectation that does not hold.
func TestNext(t *testing.T) {
	d := &desk.Desk{}
	setUp, _, _ := strings.Cut(three, "ann:")
	for _, x := range []struct {
		name, above string
		begun, kick bool
	}{
		{"before the first move", setUp, false, false},
		{"behind it", three, true, false},
		{"an expectation that fails", three + "expect(ann.power):is(7)\n", true, false},
		{"in a branch", three + "what_if(\"so\", function()\n", true, false},
		{"behind a move in a branch", setUp + "what_if(\"so\", function()\n  ann:plays \"Punch\"\n", true, false},
		{"behind a branch", three + "what_if(\"so\", function()\n  ann:plays \"Punch\"\nend)\n", true, false},
		{"in what is refused", three + "refused(function()\n", true, false},
	} {
		r := tell(t, d, desk.Request{Do: "next", Script: x.above})
		if r.Wrong != nil || r.Next == nil || r.Next.Begun != x.begun {
			t.Fatalf("%s: %+v, %+v", x.name, r.Wrong, r.Next)
		}
		ends := slices.Contains(r.Next.Lines, engine.Text{"ann:ends_turn()", "ann:ends_turn()"})
		punches := slices.Contains(r.Next.Lines, engine.Text{`ann:plays "Punch"`, `ann:plays "Coup de Poing"`})
		if !ends || !punches {
			t.Errorf("%s: %v", x.name, r.Next.Lines)
		}
	}
	for _, no := range []string{"", "scenario \"x\" { game = \"metal\" }\n", three + "ann:plays \"Kick\"\n", three + "while"} {
		if r := tell(t, d, desk.Request{Do: "next", Script: no}); r.Wrong == nil || r.Next != nil {
			t.Errorf("%q: %+v", no, r.Next)
		}
	}
}

// TestBegins: as a script about each game begins, it runs, and something may be done next.
func TestBegins(t *testing.T) {
	d := &desk.Desk{}
	begins := tell(t, d, desk.Request{Do: "words"}).Words.Begins
	if len(begins) != len(games.All()) {
		t.Fatalf("%+v", begins)
	}
	for _, b := range begins {
		for _, script := range b.Script[:engine.FR+1] {
			if w := tell(t, d, desk.Request{Do: "run", Script: script}).Wrong; w != nil {
				t.Errorf("%s: %+v", b.Game, w)
			}
			above, _, _ := strings.Cut(script, "expect")
			n := tell(t, d, desk.Request{Do: "next", Script: above}).Next
			if n == nil || !n.Begun || len(n.Lines) == 0 {
				t.Errorf("%s: %+v", b.Game, n)
			}
		}
	}
}

// TestNextWithin: in a branch it is told what is legal, also behind others that were closed in it.
func TestNextWithin(t *testing.T) {
	d := &desk.Desk{}
	for _, above := range []string{
		"what_if(\"so\", function()\n",
		"what_if(\"so\", function() -- or so\n",
		"what_if(\"so\", function()\nrefused(function()\nann:plays \"Kick\"\nend, \"fe.play.from-hand\")\n",
		"what_if(\"so\", function()\nwhat_if(\"then\", function()\nann:plays \"Vulnerability\"\nend)\nwhat_if(\"else\", function()\n",
	} {
		r := tell(t, d, desk.Request{Do: "next", Script: three + above})
		if r.Next == nil || len(r.Next.Lines) == 0 {
			t.Errorf("%s: %+v", above, r.Wrong)
		}
	}
}

// TestPlaceOfAWord: of a word that is not understood it is told where in its line it stands, in bytes, if it stands
// there once.
func TestPlaceOfAWord(t *testing.T) {
	d := &desk.Desk{}
	for _, x := range []struct {
		line string
		col  int
	}{
		{`ann:play "Kick"`, 5},
		{`  ann:plays "Kcik"`, 14},
		{`expect(ann.powr):is(1)`, 12},
		{`ann:plays "Coup de Pyng"`, 12},
		{`expect(ann.hand):is { "Kcik", "Kcik" }`, 0},
	} {
		w := tell(t, d, desk.Request{Do: "run", Script: three + x.line}).Wrong
		if w == nil || w.Line != 5 || w.Col != x.col {
			t.Errorf("%s: %+v", x.line, w)
		}
	}
}
