package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

// plays is a scenario in which a player plays a card.
func plays(who, card string) string {
	return strings.NewReplacer("Ann", who, `plays "Punch"`, `plays "`+card+`"`, `{ "Punch", "Vulnerability" }`, `{ "Punch", "Kick" }`).
		Replace(punch)
}

// seated is a person at a terminal who presses some keys, in a folder of scenarios of whose logs some have changed: a,
// b and c in the same way, d in another, and e is new.
func seated(t *testing.T, keys string, env map[string]string) *app {
	t.Helper()
	t.Chdir(t.TempDir())
	a := &app{scenarios: scenarios.FS, golden: golden.FS, env: func(k string) string {
		if k == "NO_COLOR" {
			return "1"
		}
		return env[k]
	}}
	put := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll("scenarios", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join("scenarios", name+".lua"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, who := range map[string]string{"a": "Ann", "b": "Cy", "c": "Dan", "d": "Eve"} {
		put(name, plays(who, "Punch"))
	}
	if code, out, errs := call(t, a, "test", "--update"); code != exitOK {
		t.Fatalf("%d %s%s", code, out, errs)
	}
	for name, who := range map[string]string{"a": "Ann", "b": "Cy", "c": "Dan"} {
		put(name, plays(who, "Kick"))
	}
	put("d", strings.ReplaceAll(plays("Eve", "Punch"), "{ \"Ben\" }", "{ \"Ben\", hand = { \"Weakness\" } }"))
	put("e", plays("Fay", "Kick"))
	a.terminal = func(io.Writer) bool { return true }
	a.press = func(ctx context.Context) byte {
		if keys == "" {
			return 0
		}
		key := keys[0]
		keys = keys[1:]
		return key
	}
	return a
}

func TestReviewByKeys(t *testing.T) {
	for _, test := range []struct {
		name, keys string
		code       int
		accepted   string // the scenarios whose log is the golden one afterwards
		says       []string
	}{
		{"one by one", "aaaaa", exitOK, "abcde", []string{"[1/5] a", "[5/5] e", "5 accepted\n", "Any of them may come first.",
			"fe.play.any-order", "wrote ", "question  Must a Vulnerability"}},
		{"the group", "Aaa", exitOK, "abcde", []string{"[4/5] d", "5 accepted\n"}},
		{"those alike", "esq", exitFails, "abc", []string{"3 accepted, 2 left to judge\n"}},
		{"rejected and skipped", "rsaaa", exitFails, "cde", []string{"rejected: a\n", "3 accepted, 1 rejected, 1 left to judge\n"}},
		{"yes and no", "ynq", exitFails, "a", []string{"rejected: b\n", "1 accepted, 1 rejected, 3 left to judge\n"}},
		{"quit", "aq", exitFails, "a", []string{"1 accepted, 4 left to judge\n"}},
		{"interrupted", "\x03", exitFails, "", []string{"5 left to judge\n"}},
		{"the terminal is closed", "", exitFails, "", []string{"5 left to judge\n"}},
		{"help, names, whole, and what is no key", "r?gwxq", exitFails, "", []string{"  g  show the names of its group\n", "  r a\n    b\n    c\n", "1 rejected"}},
		{"no editor", "oq", exitFails, "", []string{"no editor is known: set VISUAL or EDITOR", "scenarios/a.lua"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := seated(t, test.keys, nil)
			code, out, errs := call(t, a, "review")
			if code != test.code {
				t.Errorf("exit code %d, want %d\n%s%s", code, test.code, out, errs)
			}
			for _, s := range test.says {
				if !strings.Contains(filepath.ToSlash(out), s) {
					t.Errorf("not told: %q in\n%s", s, out)
				}
			}
			accepted := ""
			for _, name := range []string{"a", "b", "c", "d", "e"} {
				a.terminal = nil
				if code, _, _ := call(t, a, "test", name); code == exitOK {
					accepted += name
				}
			}
			if accepted != test.accepted {
				t.Errorf("accepted %s, want %s", accepted, test.accepted)
			}
		})
	}
}

// TestReviewAsksTwice proves that a group is accepted as a whole only when that is asked for twice, where its logs go
// on in different ways.
func TestReviewAsksTwice(t *testing.T) {
	for keys, want := range map[string]int{"Aq": 4, "AA": 2, "AsAA": 2} {
		a := seated(t, keys, nil)
		script := strings.ReplaceAll(plays("Cy", "Kick"), "ruling", "ann:plays \"Punch\"\nruling")
		if err := os.WriteFile("scenarios/b.lua", []byte(script), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Remove("scenarios/e.lua"); err != nil {
			t.Fatal(err)
		}
		_, out, _ := call(t, a, "review")
		if !strings.Contains(out, "logs left in this group: 3; of these, go on otherwise than this one: 1; A again accepts all") {
			t.Errorf("%s: %s", keys, out)
		}
		a.terminal = nil
		_, out, _ = call(t, a, "review", "--names-only")
		if got := strings.Count(out, "\n"); keys == "Aq" && got != want || keys != "Aq" && got > want {
			t.Errorf("%s: %d left, want %d: %s", keys, got, want, out)
		}
	}
}

// TestReviewInFrench goes through a review in French, and dry.
func TestReviewInFrench(t *testing.T) {
	a := seated(t, "A?rs", nil)
	code, out, errs := call(t, a, "review", "--lang", "fr", "--dry-run")
	for _, s := range []string{"accepter ? a oui, r non", "décision  L'ordre est libre.", "écrirait ", "  A  accepter tous ceux de son groupe",
		"refusé : d\n", "3 seraient acceptés, refusés : 1, restent à juger : 1\n"} {
		if !strings.Contains(out, s) {
			t.Errorf("not told: %q in\n%s%s", s, out, errs)
		}
	}
	if log, err := os.ReadFile("golden/a.log"); code != exitFails || err != nil || !strings.Contains(string(log), "Ann plays Punch") {
		t.Errorf("%d, %v, %s", code, err, log)
	}
}

// TestReviewOpensTheEditor breaks a script from within a review, leaves it so, and mends it after a slip.
func TestReviewOpensTheEditor(t *testing.T) {
	editor := filepath.Join(t.TempDir(), "editor.sh")
	if err := os.WriteFile(editor, []byte("#!/bin/sh\nif [ -e \"$1.was\" ]; then mv \"$1.was\" \"$1\"; "+
		"else cp \"$1\" \"$1.was\"; printf ')' > \"$1\"; fi\n"), 0o755); err != nil {
		t.Skip("no script can be written: ", err)
	}
	a := seated(t, "oaAewsaaaa", map[string]string{"EDITOR": editor})
	code, out, errs := call(t, a, "review")
	if code != exitFails || !strings.Contains(out, "not to be accepted: a: ") ||
		!strings.Contains(out, "4 accepted, 1 not to be accepted") ||
		strings.Count(out, "no log to judge: o opens the script again") != 5 {
		t.Errorf("%d\n%s%s", code, out, errs)
	}
	a = seated(t, "ooaaaaa", map[string]string{"EDITOR": editor})
	if code, out, errs = call(t, a, "review"); code != exitOK || !strings.Contains(out, "5 accepted\n") {
		t.Errorf("%d\n%s%s", code, out, errs)
	}
	a = seated(t, "oq", map[string]string{"VISUAL": "/nowhere/at/all --wait"})
	if _, out, _ := call(t, a, "review"); !strings.Contains(out, "the editor /nowhere/at/all: ") {
		t.Error(out)
	}
}

// TestWatchByKeys tests by keys alone.
func TestWatchByKeys(t *testing.T) {
	for _, test := range []struct {
		name, keys string
		says       []string
	}{
		{"only what failed, then all", "faq", []string{"only what was not well: 5 scenarios; a runs all\n"}},
		{"again, and help", "\r?q", []string{"  u      accept all changed and new logs; u once more does it\n"}},
		{"accepted at once", "uuq", []string{"u again accepts the logs of 5 scenarios", "5 scenarios: 5 passed\n"}},
		{"not accepted", "uxq", []string{"u again accepts"}},
		{"reviewed", "raaaaafruq", []string{"5 accepted\n", "nothing has failed\n", "there is nothing to judge\n"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := seated(t, test.keys, nil)
			done := make(chan struct{})
			go func() {
				select {
				case <-done:
				case <-time.After(time.Minute):
					panic("the test watches on")
				}
			}()
			code, out, errs := call(t, a, "test", "--watch")
			close(done)
			for _, s := range test.says {
				if !strings.Contains(out, s) {
					t.Errorf("not told: %q in\n%s%s", s, out, errs)
				}
			}
			accepted := strings.Contains(test.keys, "uu") || strings.Contains(test.keys, "raaaaa")
			if accepted != (code == exitOK) {
				t.Errorf("exit code %d\n%s", code, out)
			}
		})
	}
	a := seated(t, "uruq", nil)
	if _, out, _ := call(t, a, "test", "--watch", "--rule", "fe.end-turn.6-draw=6"); !strings.Contains(out,
		"what is played otherwise becomes no golden log\n") {
		t.Error(out)
	}
}
