package language

import (
	"maps"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"tablereferee/engine"
	"tablereferee/languages"
)

const whole = `# German, to try it
language: de
name: "Deutsch"   # as it calls itself
decimal: ','
says:
- en: "%s has no card %q"
  de: "%[2]q ist keine Karte von %[1]s"
-   en: play
    fr: jouer
    de: 'spiel''s'
- en: |-
    Two lines,

      the second indented.
  de: |-
      Zwei Zeilen,

        die zweite eingerückt.
# not yet
- en: "{actor} draws {card}"
  de: ""
- en: "a \"quoted\" word\n\u00e9"
  de: einfach gesagt # ein Wort
`

func TestRead(t *testing.T) {
	l, err := Read([]byte(whole), "de.yaml")
	if err != nil {
		t.Fatal(err)
	}
	if l.Code != "de" || l.Name != "Deutsch" || l.Decimal != "," {
		t.Errorf("%+v", l)
	}
	want := map[string]string{"%s has no card %q": "%[2]q ist keine Karte von %[1]s",
		"Two lines,\n\n  the second indented.": "Zwei Zeilen,\n\n  die zweite eingerückt.",
		"a \"quoted\" word\né":                 "einfach gesagt"}
	if !maps.Equal(l.Says, want) {
		t.Errorf("%q", l.Says)
	}
	if !maps.Equal(l.Where, map[engine.Text]string{{"play", "jouer"}: "spiel's"}) {
		t.Errorf("%q", l.Where)
	}
}

// TestFaults: each mistake is told with its line.
func TestFaults(t *testing.T) {
	const head = "language: de\nsays:\n"
	for source, want := range map[string]string{
		"":                                    `x.yaml:1: language is missing: the two or three letters that name it, language: de`,
		"language: fr\n":                      `x.yaml:1: fr stands in the program itself`,
		"language: german\n":                  `x.yaml:1: a language is named by two or three small letters, not "german"`,
		"language: de\nsay:\n":                `x.yaml:2: "say" is no word here; did you mean says?`,
		"language: de\nlanguage: nl\n":        `x.yaml:2: language stands twice here`,
		"language: de\n\tsays:\n":             `x.yaml:2: a tab stands where only spaces may`,
		"language: de\nsays: x\n":             `x.yaml:2: the sentences stand below says, each behind a -`,
		"language: de\n  name: x\n":           `x.yaml:2: this line is indented otherwise than those before it, and belongs to none`,
		"\xff":                                `x.yaml:1: this is not UTF-8`,
		head + "- de: x\n":                    `x.yaml:3: en is missing: the sentence in English`,
		head + "- en: x\n  d: x\n":            `x.yaml:4: "d" is no word of a sentence; did you mean de?`,
		head + "- en: x\n   de: x\n":          `x.yaml:4: this line is indented otherwise than those before it, and belongs to none`,
		head + "- en: x\n- en: x\n":           `x.yaml:4: this sentence stands in line 3 already`,
		head + "- en: x\n  en: y\n":           `x.yaml:4: en stands twice here`,
		head + "- en: \"x\n  de: y\n":         `x.yaml:3: the text does not end on its line; write \n for a new line, or the text on the lines behind  |-`,
		head + "- en: 'x\n":                   `x.yaml:3: the text does not end on its line; write \n for a new line, or the text on the lines behind  |-`,
		head + "- en: \"x\" y\n":              `x.yaml:3: something stands behind the text: a quotation mark in it is written \"`,
		head + "- en: \"\\y\"\n":              `x.yaml:3: \y means nothing; a backslash is written \\`,
		head + "- en: x: y\n":                 `x.yaml:3: this text wants quotes around it`,
		head + "- en: {card} is gone\n":       `x.yaml:3: this text wants quotes around it`,
		head + "- en: >\n    x\n":             `x.yaml:3: only | and |- may stand before the lines of a text`,
		head + "- en: |+\n    x\n":            `x.yaml:3: only | and |- may stand before the lines of a text`,
		head + "- just words\n":               `x.yaml:3: a key and a text were expected here, such as  en: "…"`,
		head + "- en: a %s b %d\n  de: %s\n":  `x.yaml:4: this text wants quotes around it`,
		head + "- en: a\n  de: no\n":          `x.yaml:4: this text wants quotes around it`,
		head + "- en: a %s\n  de: a\n":        `x.yaml:4: what is filled in: the English sentence has %[1]s, and this one has not`,
		head + "- en: a %s\n  de: a %d\n":     `x.yaml:4: what is filled in: the English sentence has %[1]s, and this one has not`,
		head + "- en: a\n  de: a %d\n":        `x.yaml:4: what is filled in: the English sentence has no %[1]d`,
		head + "- en: a {card}\n  de: a\n":    `x.yaml:4: fields: the English sentence has {card}, and this one has not`,
		head + "- en: a\n  de: a {card}\n":    `x.yaml:4: fields: the English sentence has no {card}`,
		head + "- en: x {n}\n  de: {n} {m}\n": `x.yaml:4: this text wants quotes around it`,
	} {
		_, err := Read([]byte(source), "x.yaml")
		if err == nil || err.Error() != want {
			t.Errorf("%q\ngives %v\nnot   %s", source, err, want)
			continue
		}
		if fr := engine.Tell(err, engine.FR); fr == want || !strings.HasPrefix(fr, "x.yaml:") {
			t.Errorf("in French: %s", fr)
		}
	}
	many := head + strings.Repeat("- en: \"\"\n", 12)
	if _, err := Read([]byte(many), "x.yaml"); err == nil || !strings.HasSuffix(err.Error(), "\nand 2 more") {
		t.Error(err)
	}
}

// TestEveryLanguageHere reads those that are built in.
func TestEveryLanguageHere(t *testing.T) {
	for _, code := range Codes(languages.FS) {
		src, err := languages.FS.ReadFile(code + ".yaml")
		if err != nil {
			t.Error(err)
		} else if l, err := Read(src, code+".yaml"); err != nil {
			t.Error(err)
		} else if l.Code != code {
			t.Errorf("%s.yaml is the file of %s", code, l.Code)
		}
	}
	if Codes(nil) != nil {
		t.Error("there are languages nowhere")
	}
}

// FuzzParse: whatever is read without a fault is YAML, and means the same to a reader of all of YAML.
func FuzzParse(f *testing.F) {
	f.Add(whole)
	f.Add("language: de\nsays:\n- en: |\n    a\n\n\n  de: 'b' # c\n\n- en: a  b\n  de: c#d\n")
	f.Add("---\nlanguage: \"\\x41\\t\\\\\\/\"\nsays:\n-  en: |-\n\n     a\n      b\n   de: x\n")
	f.Fuzz(func(t *testing.T, source string) {
		if len(source) > 1000 || strings.ContainsAny(source, "\r\x00\u0085\u2028\u2029\ufeff\x7f\t") {
			t.Skip() // these end lines for some readers of YAML, or are forbidden
		}
		file, bad := Parse([]byte(source))
		if len(bad) > 0 || len(file.check()) > 0 {
			return
		}
		var all struct {
			Head map[string]any      `yaml:",inline"`
			Says []map[string]string `yaml:"says"`
		}
		if err := yaml.Unmarshal([]byte(source), &all); err != nil {
			t.Fatal(err)
		}
		if len(all.Says) != len(file.Entries) {
			t.Fatalf("%d sentences, not %d", len(file.Entries), len(all.Says))
		}
		for i, e := range file.Entries {
			for key, v := range e.Values {
				if all.Says[i][key] != v.Text {
					t.Errorf("%s: %q, not %q", key, v.Text, all.Says[i][key])
				}
			}
		}
	})
}
