// Package golden keeps the agreed logs of the scenarios and shows how a new log differs from the agreed one.
//
// A scenario and its golden file are two files, so a difference always names the line of the scenario that was being
// played when the log went another way. Three things are kept apart: [Compare] finds the difference, [Difference.Write]
// shows it, and [Store.Accept] makes a new log the agreed one.
package golden

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sergi/go-diff/diffmatchpatch"

	"tablereferee/engine"
)

// contextLines is how many unchanged lines surround a change. Two keep most hunks within one step of the scenario.
const contextLines = 2

// maxAligned bounds the lines that are aligned with each other, both texts counted after their common beginning and
// end. Aligning takes time that grows with the square of the changes, and the clock may not stop it: the same texts
// must give the same difference on a slow machine. Beyond the bound the whole middle counts as replaced, and
// maxUnaligned lines of it on each side are enough to see that.
const (
	maxAligned   = 20_000
	maxUnaligned = 200
)

// Op says what became of a line.
type Op byte

// The three fates of a line. Each is also the mark that a unified diff puts before it.
const (
	Same    Op = ' '
	Removed Op = '-'
	Added   Op = '+'
)

// Difference is how a log that was just produced differs from the golden one.
type Difference struct {
	Name   string // the scenario, such as "fe/attack-order"
	Golden string // the golden file as the reader should see it; Compare proposes golden/NAME.log
	New    string // the file of the other log; empty where it is just played
	Cards  bool   // not the golden log is missed, but that of the printed cards: this one is of somebody's own
	// Settings: the other log is of the same scenario with something set otherwise. Where Golden is empty, this one is
	// of the scenario as it is.
	Settings bool
	Script   string // the scenario file as the reader should see it; Compare proposes scenarios/NAME.lua

	Notes   []engine.Text // what concerns the whole file, such as its line ends
	Hunks   []Hunk        // the changed places, in order; empty when the notes say it all
	Removed int           // lines that only the golden log has
	Added   int           // lines that only the produced log has
}

// WithoutEnd is the difference without the lines at its end that only the golden log has, but for those in whose place
// the produced log ends with others, one for one; nil if nothing is left of it.
func (d *Difference) WithoutEnd() *Difference {
	if d == nil || len(d.Hunks) == 0 {
		return d
	}
	h := &d.Hunks[len(d.Hunks)-1]
	added := len(h.Lines)
	for added > 0 && h.Lines[added-1].Op == Added {
		added--
	}
	kept := added
	for kept > 0 && h.Lines[kept-1].Op == Removed && h.Lines[kept-1].Partner < 0 {
		kept--
	}
	first := kept
	for first > 0 && h.Lines[first-1].Op == Removed {
		first--
	}
	kept = min(added, max(kept, first+len(h.Lines)-added))
	n := added - kept
	for i := range h.Lines[:kept] {
		if h.Lines[i].Partner >= added {
			h.Lines[i].Partner -= n
		}
	}
	h.Lines = slices.Delete(h.Lines, kept, added)
	h.WantLines -= n
	d.Removed -= n
	last := len(h.Lines)
	for last > 0 && h.Lines[last-1].Op == Same {
		last--
	}
	if beyond := len(h.Lines) - last - contextLines; beyond > 0 { // what led to a change that is gone
		h.Lines = h.Lines[:last+contextLines]
		h.WantLines -= beyond
		h.GotLines -= beyond
	}
	if !slices.ContainsFunc(h.Lines, func(l Line) bool { return l.Op != Same }) {
		d.Hunks = d.Hunks[:len(d.Hunks)-1]
	}
	if len(d.Hunks) == 0 && len(d.Notes) == 0 {
		return nil
	}
	return d
}

// Hunk is one changed place with the unchanged lines around it. Lines are numbered from 1.
type Hunk struct {
	WantStart, WantLines int    // where it lies in the golden log, and how many lines of it are shown
	GotStart, GotLines   int    // the same for the produced log
	Section              string // the nearest line before it that is not indented, such as "turn Ann"
	Steps                []Step // the lines of the scenario that were being executed
	Lines                []Line
}

// Step is a line of the scenario.
type Step struct {
	Line int    // numbered from 1
	Text string // without the spaces around it; empty when the source has no such line
}

// Line is one line of a hunk.
type Line struct {
	Op      Op
	Text    string // as it is in the file, without the line feed
	NoEnd   bool   // the file ends here without a line feed
	Partner int    // the index in Hunk.Lines of the line that it became or was, or -1
	// the visible text in changed and unchanged pieces; nil when it has no partner with other words
	Parts []Part
	Notes []engine.Text // what the eye cannot see in it and its partner does not have, such as "ends with a space"
}

// Part is a piece of a line.
type Part struct {
	Text    string
	Changed bool
}

// Compare gives the difference between the golden log and the produced one, or nil when they are equal byte for byte.
//
// For a line of the produced log, numbered from 0, lineOf gives the line of the scenario, numbered from 1, that was
// being executed, or 0 when there was none. The source holds the lines of the scenario. Both may be nil.
func Compare(name string, want, got []byte, lineOf func(gotLine int) int, source []string) *Difference {
	if bytes.Equal(want, got) {
		return nil
	}
	d := &Difference{Name: name, Golden: "golden/" + name + ".log", Script: "scenarios/" + name + ".lua"}
	wantText, gotText := d.foldLineEnds(string(want), string(got))
	a, b := splitLines(wantText), splitLines(gotText)
	edits, aligned := diffLines(a, b)
	for _, e := range edits {
		d.Removed += e.wantLen
		d.Added += e.gotLen
	}
	if !aligned {
		d.Notes = append(d.Notes,
			engine.Sayf("too much differs to align the lines; only the first %d that went and that came are shown",
				"trop de choses diffèrent pour aligner les lignes ; seules les %d premières disparues et apparues sont montrées", maxUnaligned))
		edits[0].wantLen = min(edits[0].wantLen, maxUnaligned)
		edits[0].gotLen = min(edits[0].gotLen, maxUnaligned)
		a, b = a[:edits[0].want+edits[0].wantLen], b[:edits[0].got+edits[0].gotLen]
	}
	steps := stepFinder{lineOf: lineOf, source: source, got: b}
	section, seen := "", 0
	for len(edits) > 0 {
		n := 1
		for n < len(edits) && edits[n].want-(edits[n-1].want+edits[n-1].wantLen) <= 2*contextLines {
			n++
		}
		h := makeHunk(a, b, edits[:n])
		for ; seen < h.WantStart-1 && seen < len(a); seen++ {
			if l := a[seen]; l[0] != ' ' && l[0] != '\t' && strings.TrimSpace(l) != "" {
				section, _ = SplitClauses(strings.TrimSpace(l))
			}
		}
		if len(h.Lines) > 0 && strings.HasPrefix(h.Lines[0].Text, " ") {
			h.Section = visible(section)
		}
		h.Steps = steps.of(edits[:n])
		d.Hunks = append(d.Hunks, h)
		edits = edits[n:]
	}
	return d
}

// foldLineEnds turns CR LF into LF when exactly one of the texts uses it throughout, and notes it. A checkout that
// rewrites line ends would otherwise show every line as changed and hide the one that matters.
func (d *Difference) foldLineEnds(want, got string) (string, string) {
	switch {
	case onlyCRLF(want) && !strings.Contains(got, "\r\n"):
		d.Notes = append(d.Notes,
			engine.Text{"every line of the golden file ends with CR LF, those of the new log with LF",
				"chaque ligne du fichier de référence se termine par CR LF, celles du nouveau journal par LF"})
		return strings.ReplaceAll(want, "\r\n", "\n"), got
	case onlyCRLF(got) && !strings.Contains(want, "\r\n"):
		d.Notes = append(d.Notes,
			engine.Text{"every line of the new log ends with CR LF, those of the golden file with LF",
				"chaque ligne du nouveau journal se termine par CR LF, celles du fichier de référence par LF"})
		return want, strings.ReplaceAll(got, "\r\n", "\n")
	}
	return want, got
}

// onlyCRLF tells whether a text of at least two lines ends each of them with CR LF.
func onlyCRLF(s string) bool {
	n := strings.Count(s, "\n")
	return n > 1 && n == strings.Count(s, "\r\n")
}

// splitLines gives the lines of a text with their line feeds; the last one may lack it.
func splitLines(s string) []string {
	if s == "" {
		return nil
	}
	lines := strings.SplitAfter(s, "\n")
	if lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// edit says that the lines of the golden log from want on were replaced by those of the produced log from got on.
type edit struct {
	want, wantLen int
	got, gotLen   int
}

// diffLines gives the edits that turn the lines a into the lines b, in order and apart from each other. The second
// result is false when the texts were too large to be aligned.
func diffLines(a, b []string) ([]edit, bool) {
	head := 0
	for head < len(a) && head < len(b) && a[head] == b[head] {
		head++
	}
	tail := 0
	for tail < len(a)-head && tail < len(b)-head && a[len(a)-1-tail] == b[len(b)-1-tail] {
		tail++
	}
	midA, midB := a[head:len(a)-tail], b[head:len(b)-tail]
	if len(midA) == 0 && len(midB) == 0 {
		return nil, true
	}
	whole := []edit{{want: head, wantLen: len(midA), got: head, gotLen: len(midB)}}
	if len(midA)+len(midB) > maxAligned {
		return whole, false
	}
	if len(midA) == 0 || len(midB) == 0 {
		return whole, true
	}
	dmp := diffmatchpatch.New()
	dmp.DiffTimeout = 0 // A deadline would make the result depend on the speed of the machine.
	runesA, runesB, _ := dmp.DiffLinesToRunes(strings.Join(midA, ""), strings.Join(midB, ""))
	var edits []edit
	at := edit{want: head, got: head}
	flush := func() {
		if at.wantLen > 0 || at.gotLen > 0 {
			edits = append(edits, at)
		}
		at = edit{want: at.want + at.wantLen, got: at.got + at.gotLen}
	}
	for _, c := range dmp.DiffMainRunes(runesA, runesB, false) {
		// One rune stands for one line, so counting them is all that is needed to find the lines again.
		n := utf8.RuneCountInString(c.Text)
		switch c.Type {
		case diffmatchpatch.DiffDelete:
			at.wantLen += n
		case diffmatchpatch.DiffInsert:
			at.gotLen += n
		default:
			flush()
			at.want += n
			at.got += n
		}
	}
	flush()
	return edits, true
}

// makeHunk builds one hunk of edits that lie close together.
func makeHunk(a, b []string, edits []edit) Hunk {
	first, last := edits[0], edits[len(edits)-1]
	before := min(contextLines, first.want)
	after := min(contextLines, len(a)-(last.want+last.wantLen))
	from, to := first.want-before, last.want+last.wantLen+after
	gotFrom, gotTo := first.got-before, last.got+last.gotLen+after
	h := Hunk{
		WantStart: from + 1, WantLines: to - from,
		GotStart: gotFrom + 1, GotLines: gotTo - gotFrom,
		Lines: make([]Line, 0, to-from+gotTo-gotFrom),
	}
	// A unified diff names the line before an empty range, so that "nothing after line 0" can be said.
	if h.WantLines == 0 {
		h.WantStart--
	}
	if h.GotLines == 0 {
		h.GotStart--
	}
	at := from
	for _, e := range edits {
		for ; at < e.want; at++ {
			h.Lines = append(h.Lines, makeLine(Same, a[at]))
		}
		start := len(h.Lines)
		for _, l := range a[e.want : e.want+e.wantLen] {
			h.Lines = append(h.Lines, makeLine(Removed, l))
		}
		for _, l := range b[e.got : e.got+e.gotLen] {
			h.Lines = append(h.Lines, makeLine(Added, l))
		}
		explainBlock(h.Lines, start, start+e.wantLen)
		at = e.want + e.wantLen
	}
	for ; at < to; at++ {
		h.Lines = append(h.Lines, makeLine(Same, a[at]))
	}
	return h
}

func makeLine(op Op, text string) Line {
	body, ended := strings.CutSuffix(text, "\n")
	return Line{Op: op, Text: body, NoEnd: !ended, Partner: -1}
}

// explainBlock finds the partners, changed words and invisible marks in lines, where the removed lines begin at start,
// the added ones at middle, and the block ends with the slice.
func explainBlock(lines []Line, start, middle int) {
	removed, added := lines[start:middle], lines[middle:]
	for i, j := range pairLines(removed, added) {
		if j < 0 {
			continue
		}
		r, a := &removed[i], &added[j]
		parts, ok := diffWords(visible(r.Text), visible(a.Text))
		if !ok {
			continue
		}
		r.Partner, a.Partner = middle+j, start+i
		r.Parts, a.Parts = parts[0], parts[1]
	}
	for i := start; i < len(lines); i++ {
		var other *Line
		if p := lines[i].Partner; p >= 0 {
			other = &lines[p]
		}
		lines[i].Notes = invisible(&lines[i], other)
	}
}

// stepFinder finds the lines of the scenario that belong to a change.
type stepFinder struct {
	lineOf func(int) int
	source []string
	got    []string
}

// of gives the steps behind some edits, each once, in the order in which the log meets them. A line that is missing
// from the produced log was executed nowhere, so the lines on both sides of the gap answer for it.
func (f stepFinder) of(edits []edit) []Step {
	if f.lineOf == nil {
		return nil
	}
	var steps []Step
	seen := map[int]bool{}
	add := func(gotLine int) {
		if gotLine < 0 || gotLine >= len(f.got) {
			return
		}
		n := f.lineOf(gotLine)
		if n <= 0 || seen[n] {
			return
		}
		seen[n] = true
		s := Step{Line: n}
		if n <= len(f.source) {
			s.Text = strings.TrimSpace(f.source[n-1])
		}
		steps = append(steps, s)
	}
	for _, e := range edits {
		if e.gotLen == 0 {
			add(e.got - 1)
			add(e.got)
		}
		for i := range e.gotLen {
			add(e.got + i)
		}
	}
	return steps
}

// Summary says in a few words how much differs, such as "2 places, 3 lines removed, 2 added".
func (d *Difference) Summary() engine.Text {
	if len(d.Hunks) == 0 {
		return engine.Join(d.Notes, engine.Semicolons)
	}
	return engine.Sayf("%s, %s removed, %d added", "%s, %s en moins, %d en plus",
		engine.Counted(len(d.Hunks), engine.Text{"place", "endroit"}),
		engine.Counted(d.Removed, engine.Text{"line", "ligne"}), d.Added)
}
