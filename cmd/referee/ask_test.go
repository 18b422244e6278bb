package main

import (
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

// At a terminal one of the offers is picked by its number, and any other key picks none.
func TestAskPicks(t *testing.T) {
	t.Chdir(t.TempDir())
	const question = "kick"
	for key, want := range map[byte]int{'1': exitOK, '3': exitOK, '4': exitOffer, '0': exitOffer, 'q': exitOffer,
		0: exitOffer, 3: exitOffer} {
		asked := 0
		a := &app{scenarios: scenarios.FS, golden: golden.FS, terminal: func(io.Writer) bool { return true },
			env: func(string) string { return "" }, press: func(context.Context) byte { asked++; return key }}
		code, out, errs := call(t, a, "ask", question)
		if code != want || asked != 1 || errs != "" || !strings.Contains(out, "Which one? 1 to 3, any other key for none: ") {
			t.Errorf("key %q: code %d, asked %d times: %s%s", key, code, asked, out, errs)
		}
		if picked := strings.Contains(out, "referee run "); picked != (want == exitOK) {
			t.Errorf("key %q: %s", key, out)
		}
	}
	// Nobody is asked in a pipe, nor for programs, nor where somebody has picked.
	for _, args := range [][]string{{"ask", "--json", question}, {"ask", "--md", question}, {"ask", "--pick", "1", question}} {
		a := &app{scenarios: scenarios.FS, golden: golden.FS, terminal: func(io.Writer) bool { return true },
			env: func(string) string { return "" }, press: func(context.Context) byte { t.Errorf("%v: a key is waited for", args); return 0 }}
		call(t, a, args...)
	}
	a := &app{scenarios: scenarios.FS, golden: golden.FS, press: func(context.Context) byte { t.Error("a key is waited for in a pipe"); return 0 }}
	call(t, a, "ask", question)
}

// twoThings asks two things, of which one is answered.
const twoThings = "What is an obligation and who has to deal with it if its hero is not the one who drew it?"

// Of two things that are asked, the one that is not answered is named in every form, in the language of the question,
// and what may be meant by it can be picked.
func TestAskNamesWhatItDoesNotAnswer(t *testing.T) {
	const left = "who has to deal with it if its hero is not the one who drew it?"
	a := &app{scenarios: scenarios.FS, golden: golden.FS, env: func(string) string { return "" }}
	for _, c := range []struct {
		args []string
		want []string
	}{
		{[]string{twoThings}, []string{"« What is an obligation »\n", "Not answered: « " + left + " »", "Is it one of these?\n 1  ", "--pick 1 "}},
		{[]string{"--short", twoThings}, []string{"Not answered: « " + left + " »"}},
		{[]string{"--full", twoThings}, []string{"Not answered: « " + left + " »", "\n 3  "}},
		{[]string{"--md", twoThings}, []string{"Not answered: « " + left + " »\n\n1. "}},
		{[]string{"C'est quoi un Lieu, et est-ce que je peux utiliser Happy Harbor le tour où je le pose ?"},
			[]string{"Sans réponse : « C'est quoi un Lieu »", "Est-ce l'une de celles-ci ?"}},
	} {
		code, out, errs := call(t, a, append([]string{"ask"}, c.args...)...)
		for _, want := range c.want {
			if code != exitOK || errs != "" || !strings.Contains(out, want) {
				t.Errorf("%q: code %d, without %q: %s%s", c.args, code, want, out, errs)
			}
		}
	}
	code, out, errs := call(t, a, "ask", "--json", twoThings)
	var got jsonAnswer
	if err := json.Unmarshal([]byte(out), &got); err != nil || code != exitOK || errs != "" {
		t.Fatalf("code %d: %s%s", code, errs, err)
	}
	if len(got.Answers) != 1 || len(got.Unanswered) != 1 || got.Unanswered[0] != left || len(got.Offers) == 0 ||
		got.Offers[0].Part != left {
		t.Errorf("%+v", got)
	}
	if code, out, _ := call(t, a, "ask", "--pick", "1", twoThings); code != exitOK || strings.Contains(out, "Not answered") {
		t.Errorf("picked: code %d, %s", code, out)
	}
}

// TestAskedOfAReading: a clause that is a reading of ours is told as one, however it is written.
func TestAskedOfAReading(t *testing.T) {
	a := &app{scenarios: scenarios.FS, golden: golden.FS, env: func(string) string { return "" }}
	const id, en, fr = "fe.amb.own-trigger-order", "a reading of ours, the booklets do not say",
		"notre lecture, les livrets ne le disent pas"
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{id}, "  " + id + ": " + en + "\n"},
		{[]string{"--lang", "fr", id}, "  " + id + " : " + fr + "\n"},
		{[]string{"--md", id}, "(`" + id + "`: " + en + ")\n"},
		{[]string{"--json", id}, `"reading": true`},
		{[]string{"forever-evil/vp-tokens/own-effects-in-fixed-order"}, "  " + id + ": " + en + "\n"},
	} {
		code, out, errs := call(t, a, append([]string{"ask"}, c.args...)...)
		if code != exitOK || errs != "" || !strings.Contains(out, c.want) {
			t.Errorf("%q: code %d, without %q: %s%s", c.args, code, c.want, out, errs)
		}
	}
	if code, out, _ := call(t, a, "ask", "fe.buy.to-discard"); code != exitOK || strings.Contains(out, en) {
		t.Errorf("a printed clause: code %d, %s", code, out)
	}
}

// TestYesAndNoStandBehindTheirQuestion: a ruling that begins with one of them could be taken for the answer to another
// question than its own.
func TestYesAndNoStandBehindTheirQuestion(t *testing.T) {
	a := &app{scenarios: scenarios.FS, golden: golden.FS, env: func(string) string { return "" }}
	const own, ruled = "Is there a limit of one Kick per turn?", "No. At cost 3 each, Power 6 buys two of them."
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"can I buy a Kick with 3 power"}, "Recorded question: " + own + "\n" + ruled + "\n"},
		{[]string{"--short", "can I buy a Kick with 3 power"}, "Recorded question: " + own + "\n" + ruled + "\n"},
		{[]string{"--md", "can I buy a Kick with 3 power"}, "Recorded question: *" + own + "*\n\n**" + ruled + "**\n"},
		{[]string{own}, ruled + "\n  This rules: " + own + "\n"},
		{[]string{"puis-je acheter un coup de pied avec 3 de puissance"}, "Question enregistrée : Est-on limité"},
		{[]string{"--game", "champions", "il subit les dégâts de l'attaque et rien d'autre, c'est bien ça ?"}, "Question enregistrée : "},
	} {
		code, out, errs := call(t, a, append([]string{"ask"}, c.args...)...)
		told := strings.TrimPrefix(out, "> "+c.args[len(c.args)-1]+"\n\n")
		if code != exitOK || errs != "" || !strings.HasPrefix(told, c.want) {
			t.Errorf("%q: code %d, does not begin with %q: %s%s", c.args, code, c.want, out, errs)
		}
	}
}
