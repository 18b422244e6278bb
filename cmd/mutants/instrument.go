package main

import (
	"encoding/json"
	"fmt"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// edit sets a text into a file, in place of a few bytes where width is not 0.
type edit struct {
	at, width int
	text      string
	closes    bool // it ends what began at other; else it begins what ends there
	other     int
}

func (p *pkg) around(from, to token.Pos, before, after string) []edit {
	a, b := p.offset(from), p.offset(to)
	return []edit{{at: a, text: before, other: b}, {at: b, text: after, closes: true, other: a}}
}

func (p *pkg) insert(at token.Pos, text string) edit {
	return edit{at: p.offset(at), text: text, other: 1 << 30}
}

func (p *pkg) atEnd(at token.Pos, text string) edit {
	return edit{at: p.offset(at), text: text, closes: true, other: -1}
}

func (p *pkg) replace(from, to token.Pos, text string) edit {
	return edit{at: p.offset(from), width: p.offset(to) - p.offset(from), text: text, other: p.offset(from)}
}

// apply makes all edits. What begins at the same place begins outermost first, what ends there ends innermost first.
func apply(text []byte, edits []edit) []byte {
	type placed struct {
		edit
		seq int
	}
	all := make([]placed, len(edits))
	for i, e := range edits {
		all[i] = placed{e, i}
	}
	slices.SortFunc(all, func(a, b placed) int {
		switch {
		case a.at != b.at:
			return a.at - b.at
		case a.closes != b.closes:
			if a.closes {
				return -1
			}
			return 1
		case a.other != b.other:
			return b.other - a.other
		case a.closes:
			return b.seq - a.seq
		}
		return a.seq - b.seq
	})
	var out strings.Builder
	last := 0
	for _, e := range all {
		out.Write(text[last:e.at])
		out.WriteString(e.text)
		last = e.at + e.width
	}
	out.Write(text[last:])
	return []byte(out.String())
}

// overlay writes the instrumented files and gives the file that -overlay takes. The number of a mutant is its place in
// the list, from 1.
func overlay(dir string, pkgs []*pkg, chosen []*Mutant) (string, error) {
	edits := map[string][]edit{}
	for i, m := range chosen {
		edits[m.path] = append(edits[m.path], m.edits(i+1)...)
	}
	replace := map[string]string{}
	for _, p := range pkgs {
		for _, f := range p.files {
			if len(edits[f.path]) == 0 {
				continue
			}
			name := p.offset(f.Name.End())
			all := append([]edit{{at: name, text: `; import schema "` + module + `internal/schema"`, other: 1 << 30}},
				edits[f.path]...)
			to := filepath.Join(dir, strings.ReplaceAll(f.name, "/", "_"))
			if err := os.WriteFile(to, apply(f.text, all), 0o644); err != nil {
				return "", err
			}
			replace[f.path] = to
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	file := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		return "", fmt.Errorf("the overlay: %w", err)
	}
	return file, nil
}
