package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

// TestYourCardsPage follows docs/your-cards.md: the form is written, the cards of the page are in it and fit, and each
// command prints what is shown.
func TestYourCardsPage(t *testing.T) {
	if testing.Short() {
		t.Skip("one command after the other")
	}
	path, err := filepath.Abs("../../docs/your-cards.md")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	form := ""
	out := pageBlock.ReplaceAllStringFunc(string(page), func(b string) string {
		m := pageBlock.FindStringSubmatch(b)
		if m[1] != "" {
			if err := os.WriteFile(m[1], []byte("-- "+m[1]+"\n"+m[2]), 0o644); err != nil {
				t.Fatal(err)
			}
			return b
		}
		line, file, redirected := strings.Cut(m[3], " > ")
		code, o, e := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, words(line)...)
		if redirected {
			if form = o; code != exitOK || os.WriteFile(file, []byte(o), 0o644) != nil {
				t.Errorf("%s: %d %s", m[3], code, e)
			}
			return b
		}
		got, want := strings.TrimRight(o+e, "\n")+"\n", m[4]
		if *update {
			if got, _, _ = strings.Cut(got, "What is missing"); strings.Contains(line, "simulate") {
				got, _, _ = strings.Cut(got, "\n")
				got += "\n"
			}
			return "```\n$ referee " + m[3] + "\n" + got + "…\n```"
		}
		want, _ = strings.CutSuffix(want, "…\n")
		if !strings.HasPrefix(got, want) || want == "" {
			t.Errorf("referee %s\ndocs/your-cards.md says\n%s\nbut it prints\n%s", m[3], want, got)
		}
		return b
	})
	for _, shown := range strings.Split(string(page), "\n\n") {
		if strings.HasPrefix(shown, "    card ") {
			if !strings.Contains(form, strings.ReplaceAll(strings.TrimPrefix(shown, "    "), "\n    ", "\n")) {
				t.Errorf("the form does not show\n%s", shown)
			}
		}
	}
	if *update {
		if err := os.WriteFile(path, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFormExamples: what the top of a form shows can be written so, in either language, and does what a card does.
func TestFormExamples(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, game := range []string{"metal", "rivals"} {
		for _, lang := range []string{"en", "fr"} {
			code, form, errs := call(t, &app{}, "cards", "--missing", "--game", game, "--lang", lang)
			if code != exitOK {
				t.Fatal(errs)
			}
			text, n := "all { game = \""+game+"\" }\n", 0
			for line := range strings.Lines(form) {
				if example, ok := strings.CutPrefix(line, "--|"); ok {
					text += example
					n++
				}
			}
			if err := os.WriteFile("examples.lua", []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			code, out, errs := call(t, &app{}, "cards", "--check", "examples.lua")
			if code != exitOK || n < 8 {
				t.Errorf("%s, %s: %d lines of examples: %s%s", game, lang, n, out, errs)
			}
			if strings.Contains(out, "it goes no further") {
				t.Errorf("%s: %s", game, out)
			}
		}
	}
}
