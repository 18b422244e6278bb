package cardfile

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/internal/sandbox"
)

// Source gives the declaration of a card, with the file; nothing where it is not written there. own are the files of
// cards that somebody has added or changed.
func (b *Box) Source(cards []cardtext.Declared, i int, own ...engine.Source) (file, text string) {
	if i < 0 || i >= len(cards) {
		return "", ""
	}
	source := ""
	if cards[i].Origin != engine.Printed {
		if at := slices.IndexFunc(own, func(s engine.Source) bool { return s.Name == cards[i].File }); at >= 0 {
			source = own[at].Text
		}
	} else if b, err := fs.ReadFile(b.Files, cards[i].File); err == nil {
		source = string(b)
	}
	text, err := Source(source, &cards[i])
	if err != nil {
		return "", ""
	}
	return cards[i].File, text
}

// Source gives the declaration of a card as it is written in its file, ready to stand alone: before it the functions of
// the file that it uses, and in its braces what the file says of all its cards.
func Source(source string, d *cardtext.Declared) (string, error) {
	statements, err := sandbox.Statements(d.File, source)
	if err != nil {
		return "", err
	}
	at := slices.IndexFunc(statements, func(s sandbox.Statement) bool { return s.First <= d.Line && d.Line <= s.Last })
	if at < 0 {
		return "", fmt.Errorf("%s:%d: no declaration stands here", d.File, d.Line)
	}
	lines := strings.Split(source, "\n")
	written := func(s *sandbox.Statement) string { return strings.Join(lines[s.First-1:s.Last], "\n") + "\n" }
	out := withHeads(written(&statements[at]), d)
	names := statements[at].Names
	for i := at - 1; i >= 0; i-- {
		s := &statements[i]
		if slices.ContainsFunc(s.Locals, func(name string) bool { return slices.Contains(names, name) }) {
			names = append(names, s.Names...)
			out = written(s) + "\n" + out
		}
	}
	return out, nil
}

// withHeads puts what the heads of a file say into the braces of a card that does not say it.
func withHeads(written string, d *cardtext.Declared) string {
	said, add := map[string]bool{}, ""
	for _, k := range d.Says.Keys {
		said[k.Name] = true
	}
	for _, head := range d.Heads {
		for _, k := range head.Keys {
			if v := plain(k.Value); v != "" && !said[k.Name] {
				said[k.Name], add = true, add+" "+k.Name+" = "+v+","
			}
		}
	}
	name, rest, ok := strings.Cut(written, "{")
	if !ok {
		return written
	}
	return name + "{" + add + rest
}

// plain writes a value as it stands in a file; empty for what is no word and no number.
func plain(v cardtext.Value) string {
	switch v := v.(type) {
	case string:
		return strconv.Quote(v)
	case int, bool:
		return fmt.Sprint(v)
	}
	return ""
}
