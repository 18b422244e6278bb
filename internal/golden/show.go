package golden

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"strings"

	"tablereferee/engine"
)

// maxSteps bounds the scenario lines printed above one hunk.
const maxSteps = 4

// The escape sequences of a terminal. Words change inside a coloured line by inversion alone, so that the line's colour
// stays and a reader who cannot tell red from green still sees them.
const (
	bold      = "\x1b[1m"
	red       = "\x1b[31m"
	green     = "\x1b[32m"
	yellow    = "\x1b[33m"
	cyan      = "\x1b[36m"
	invert    = "\x1b[7m"
	invertOff = "\x1b[27m"
	reset     = "\x1b[0m"
)

// Bounds of what is shown unless the whole is asked for: enough to see what happened, and no terminal is flooded.
const (
	maxShownLines = 200
	maxShownBytes = 64 << 10
)

// maxShownLine bounds the bytes that are shown of one line, in any case: no log has such lines.
const maxShownLine = 4 << 10

// View is how a difference is shown.
type View struct {
	Colour bool
	Lang   engine.Lang
	Whole  bool // however long it is
	Most   int  // lines that are shown, if it is not the usual number
	Width  int  // columns within which lines are folded; 0: none is
}

// Write shows the difference: for each changed place the line of the scenario that was being played, then the golden
// lines marked with - and the new ones with +. It tells how many lines it left out.
//
// Without colour, a line marked with ~ repeats each changed line with [-what went-] and {+what came+}; with colour the
// changed words are inverted where they stand. A line marked with \ names what cannot be seen.
func (d *Difference) Write(w io.Writer, v View) (leftOut int, err error) {
	p := printer{View: v}
	p.heads(d)
	for _, n := range d.Notes {
		p.line(yellow, `\ `+n.In(v.Lang))
	}
	for i := range d.Hunks {
		p.hunk(d, &d.Hunks[i])
	}
	if p.leftOut > 0 {
		p.out.WriteString(p.sayf("… lines not shown: %d", "… lignes non montrées : %d", p.leftOut) + "\n")
	}
	_, err = w.Write(p.out.Bytes())
	return p.leftOut, err
}

// heads names the two logs.
func (p *printer) heads(d *Difference) {
	was := "--- " + visible(d.Golden)
	switch {
	case d.Cards:
		p.line(bold, p.sayf("--- %s with the printed cards", "--- %s avec les cartes imprimées", visible(d.Script)))
		p.line(bold, p.sayf("+++ %s with your cards", "+++ %s avec vos cartes", visible(d.Script)))
		return
	case d.New != "":
		p.line(bold, was)
		p.line(bold, "+++ "+visible(d.New))
		return
	case d.Golden == "":
		was = p.sayf("--- %s as it is", "--- %s tel quel", visible(d.Script))
	}
	p.line(bold, was)
	if d.Settings {
		p.line(bold, p.sayf("+++ %s with these settings", "+++ %s avec ces réglages", visible(d.Script)))
		return
	}
	p.line(bold, p.sayf("+++ the log of %s", "+++ le journal de %s", visible(d.Script)))
}

// printer collects the text, so that the writer gets it in one piece and fails at most once.
type printer struct {
	View
	out            bytes.Buffer
	lines, leftOut int
}

func (p *printer) sayf(en, fr string, args ...any) string {
	return engine.Sayf(en, fr, args...).In(p.Lang)
}

func (p *printer) line(style, text string) {
	if p.leftOut > 0 || !p.Whole && (p.lines == cmp.Or(p.Most, maxShownLines) || p.out.Len() > maxShownBytes) {
		p.leftOut++
		return
	}
	p.lines++
	// what is coloured is short enough, and would end in a half colour
	if len(text) > 2*maxShownLine && !strings.Contains(text, "\x1b") {
		text = strings.ToValidUTF8(text[:maxShownLine], "") + "…"
	}
	text = folded(text, p.Width)
	if p.Colour && style != "" {
		p.out.WriteString(style + text + reset + "\n")
		return
	}
	p.out.WriteString(text + "\n")
}

func (p *printer) hunk(d *Difference, h *Hunk) {
	for i, s := range h.Steps {
		if i == maxSteps-1 && len(h.Steps) > maxSteps {
			p.line(cyan, p.sayf("%s: and %d more", "%s : et %d de plus", visible(d.Script), len(h.Steps)-i))
			break
		}
		at := fmt.Sprintf("%s:%d", visible(d.Script), s.Line)
		if s.Text != "" {
			at += ":  " + visible(s.Text)
		}
		p.line(cyan, at)
	}
	head := fmt.Sprintf("@@ -%s +%s @@", span(h.WantStart, h.WantLines), span(h.GotStart, h.GotLines))
	if h.Section != "" {
		head += " " + h.Section
	}
	p.line(bold, head)
	for i := range h.Lines {
		l := &h.Lines[i]
		style := ""
		switch l.Op {
		case Removed:
			style = red
		case Added:
			style = green
		}
		if p.Colour && l.Parts != nil {
			p.line(style, string(l.Op)+inverted(l.Parts))
		} else {
			p.line(style, string(l.Op)+visible(l.Text))
		}
		for _, n := range l.Notes {
			p.line(yellow, `\ `+n.In(p.Lang))
		}
		if !p.Colour && l.Op == Added && l.Parts != nil {
			p.line("", "~"+marked(h.Lines[l.Partner].Parts, l.Parts))
		}
	}
}

// span writes a range of lines as a unified diff does: the length is left out when it is one.
func span(start, lines int) string {
	if lines == 1 {
		return fmt.Sprint(start)
	}
	return fmt.Sprintf("%d,%d", start, lines)
}

func inverted(parts []Part) string {
	var b bytes.Buffer
	for _, p := range parts {
		if p.Changed {
			b.WriteString(invert + p.Text + invertOff)
		} else {
			b.WriteString(p.Text)
		}
	}
	return b.String()
}

// marked writes both lines as one. The unchanged pieces of both correspond one by one, so each is written once, after
// the changed pieces that come before it in either line.
func marked(before, after []Part) string {
	var b bytes.Buffer
	for len(before) > 0 || len(after) > 0 {
		for ; len(before) > 0 && before[0].Changed; before = before[1:] {
			b.WriteString("[-" + before[0].Text + "-]")
		}
		for ; len(after) > 0 && after[0].Changed; after = after[1:] {
			b.WriteString("{+" + after[0].Text + "+}")
		}
		if len(before) > 0 {
			before = before[1:]
		}
		if len(after) > 0 {
			b.WriteString(after[0].Text)
			after = after[1:]
		}
	}
	return b.String()
}
