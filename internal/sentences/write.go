package sentences

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// Write makes the file of a language: every sentence, with what it is in the language, which is empty where it is still
// to be translated. The entries stand in the order of the source, under the name of their file. A sentence that the
// language has and the program does not say any longer stands at the end.
func Write(l *engine.Language, all []Sentence) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "language: %s\nname: %s\n", l.Code, quoted(l.Name))
	if l.Decimal != "" {
		fmt.Fprintf(&b, "decimal: %s\n", quoted(l.Decimal))
	}
	b.WriteString("says:\n")
	place, said := "", map[engine.Text]bool{}
	entry := func(t engine.Text, alone bool, says string) {
		said[t] = true
		fmt.Fprintf(&b, "- en: %s\n", quoted(t[engine.EN]))
		if !alone {
			fmt.Fprintf(&b, "  fr: %s\n", quoted(t[engine.FR]))
		}
		fmt.Fprintf(&b, "  %s: %s\n", l.Code, quoted(says))
	}
	for _, s := range all {
		if s.File != place {
			place = s.File
			fmt.Fprintf(&b, "\n# %s\n", place)
		}
		says, known := l.Where[s.Text]
		if !known {
			says = l.Says[s.Text[engine.EN]]
		}
		entry(s.Text, s.Alone, says)
	}
	if stale := Stale(l, all); len(stale) > 0 {
		b.WriteString("\n# The program says this no longer.\n")
		for _, t := range stale {
			if says, known := l.Where[t]; known {
				entry(t, false, says)
			} else {
				entry(t, true, l.Says[t[engine.EN]])
			}
		}
	}
	return b.Bytes()
}

// quoted writes a text as it stands in a file: on one line, between double quotes, or on lines of its own.
func quoted(s string) string {
	if strings.Contains(s, "\n") && strings.TrimSpace(s) == s && !strings.ContainsAny(s, "\t\r\u007f\u0085\u2028") {
		return "|-\n    " + strings.ReplaceAll(strings.ReplaceAll(s, "\n", "\n    "), "\n    \n", "\n\n")
	}
	if strings.IndexFunc(s, func(r rune) bool { return r < ' ' && r != '\n' && r != '\t' || r == '\u007f' }) >= 0 {
		return strconv.QuoteToASCII(s)
	}
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`).Replace(s) + `"`
}
