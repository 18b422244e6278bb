package main

import (
	"bytes"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"

	"github.com/rivo/uniseg"
	"golang.org/x/term"

	"tablereferee/internal/pager"
)

// page is what a command prints. In a file or a pipe its lines stay whole; on a terminal they are folded at its width,
// under where they began, and what matters less is dimmed.
type page struct {
	bytes.Buffer
	width  int // 0: nothing is folded
	colour bool
}

func (a *app) page() *page { return &page{width: a.width(), colour: a.colour()} }

// print writes a page to the output.
func (a *app) print(p *page) error { return a.put(p.Bytes()) }

// put writes a text to the output. On a terminal that it does not fit on, it is read by a pager, unless --no-pager says
// otherwise.
func (a *app) put(text []byte) error {
	command := a.pagerFor(text)
	if command == "" {
		_, err := a.out.Write(text)
		return err
	}
	a.reading.Store(true)
	err := pager.Show(a.ctx, command, text, a.out, a.err)
	a.reading.Store(false)
	if err == nil || a.ctx.Err() != nil {
		return a.ctx.Err()
	}
	if _, err := a.out.Write(text); err != nil {
		return err
	}
	a.complain(a.sayf("referee: %s: the pager could not be started; REFEREE_PAGER or PAGER names another, cat names none",
		"referee : %s : ce lecteur n'a pas pu être lancé ; REFEREE_PAGER ou PAGER en nomme un autre, cat n'en nomme aucun",
		clip(command)))
	return nil
}

// pagerFor gives the command by which a text is read, empty where it is to be printed.
func (a *app) pagerFor(text []byte) string {
	f, ok := a.out.(*os.File)
	if !ok || a.noPager || !a.terminal(a.out) {
		return ""
	}
	columns, rows, err := term.GetSize(int(f.Fd()))
	// The line in which the shell asks for the next command takes one as well.
	if err != nil || rows <= 0 || pager.Rows(text, columns) < rows {
		return ""
	}
	return pager.Command(a.env)
}

// lines prints a text line by line, each folded under where it began.
func (a *app) lines(text string) error {
	p := a.page()
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		p.fold("", line, indentOf(line)+4, plainly)
	}
	return a.print(p)
}

// leastWidth is the narrowest terminal that is folded for.
const leastWidth = 20

// width gives how many columns the output has, 0 if it is no terminal or does not say.
func (a *app) width() int { return a.widthOf(a.out) }

func (a *app) widthOf(w io.Writer) int {
	if !a.terminal(w) {
		return 0
	}
	n, err := strconv.Atoi(a.env("COLUMNS"))
	if f, ok := w.(*os.File); ok && (err != nil || n <= 0) {
		if n, _, err = term.GetSize(int(f.Fd())); err != nil {
			return 0
		}
	}
	if n < leastWidth {
		return 0
	}
	return n
}

// terminal tells whether a stream is one that a person reads as it is written.
func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// colour tells whether to colour what goes to the output.
func (a *app) colour() bool {
	return a.env("NO_COLOR") == "" && a.env("TERM") != "dumb" && a.terminal(a.out)
}

// style is how a piece of text looks on a terminal that has colours.
type style string

const (
	plainly style = ""
	strong  style = "\x1b[1m"
	dim     style = "\x1b[2m"
)

func (p *page) styled(s style, text string) string {
	if !p.colour || s == plainly || text == "" {
		return text
	}
	return string(s) + text + "\x1b[0m"
}

// heading prints a line that stands above others.
func (p *page) heading(text string) { p.fold("", text, 2, strong) }

// line prints a text behind a lead; further lines begin under its first word. A text of several lines is several such
// lines.
func (p *page) line(lead, text string) { p.styledLine(lead, text, plainly) }

// aside is line for what matters less.
func (p *page) aside(lead, text string) { p.styledLine(lead, text, dim) }

func (p *page) styledLine(lead, text string, s style) {
	for part := range strings.SplitSeq(clean(text), "\n") {
		p.fold(lead, part, uniseg.StringWidth(lead), s)
		lead = strings.Repeat(" ", uniseg.StringWidth(lead))
	}
}

// message prints what is wrong, line by line. An excerpt of a script stays as it is: a mark stands under the place that
// is meant.
func (p *page) message(margin, text string) {
	for line := range strings.SplitSeq(clean(text), "\n") {
		if excerpts.MatchString(line) {
			p.WriteString(margin + line + "\n")
			continue
		}
		p.fold("", margin+line, len(margin)+indentOf(line)+2, plainly)
	}
}

// excerpts are the lines of an excerpt of a script, and those with the mark below.
var excerpts = regexp.MustCompile(`^ *[0-9]* \| `)

// whole prints a line that is never folded, such as a command to be copied.
func (p *page) whole(text string) { p.WriteString(clean(text) + "\n") }

// leastBeside is how many columns a text needs beside its label, so as not to stand below it.
const leastBeside = 30

// widestLabel is how wide a label may be that others are padded to: one file with a long name does not make every line
// as long.
const widestLabel = 100

// row prints a label, padded to a width, and a text behind it. Where the terminal leaves too little beside the label,
// the text goes below.
func (p *page) row(margin, label string, width int, gap, text string) {
	label = cleanLine(label)
	padded := label + strings.Repeat(" ", max(0, min(width, widestLabel)-uniseg.StringWidth(label)))
	lead := margin + padded + gap
	// Further lines stand under the first only as far as fold lets them.
	if n := uniseg.StringWidth(lead); p.width > 0 && (p.width < n+leastBeside || n > p.width/2) {
		if label != "" {
			p.fold(margin, label, uniseg.StringWidth(margin), plainly)
		}
		p.line(margin+"    ", text)
		return
	}
	if text == "" {
		lead = strings.TrimRight(lead, " ")
	}
	p.line(lead, text)
}

// event prints a line of a log, with its clauses behind it where there is room, and else below.
func (p *page) event(line string) {
	line = cleanLine(line)
	text, clauses := splitCited(line)
	if p.width == 0 || clauses == "" {
		p.fold("", line, indentOf(line)+4, plainly)
		return
	}
	if n := uniseg.StringWidth(text) + 2 + len(clauses); n <= p.width {
		p.WriteString(text + "  " + p.styled(dim, clauses) + "\n")
		return
	}
	hang := indentOf(line) + 4
	p.fold("", text, hang, plainly)
	p.fold(strings.Repeat(" ", hang), clauses, hang+1, dim)
}

// splitCited takes the clauses off a line of a log.
func splitCited(line string) (text, clauses string) {
	at := strings.LastIndex(line, " [")
	if at < 0 || !strings.HasSuffix(line, "]") || !strings.Contains(line[at:], ".") {
		return line, ""
	}
	return strings.TrimRight(line[:at], " "), line[at+1:]
}

func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// fold prints a line; where it is wider than the terminal, it goes on below, so many columns from the edge. A word is
// never broken: an id or a command that is copied stays whole.
func (p *page) fold(lead, text string, hang int, s style) {
	if p.width == 0 || uniseg.StringWidth(lead)+uniseg.StringWidth(text) <= p.width {
		p.WriteString(lead + p.styled(s, text) + "\n")
		return
	}
	if hang > p.width/2 {
		hang = 4 // so deep that nothing would stand beside it
	}
	body := strings.TrimLeft(text, " ")
	lead += text[:len(text)-len(body)]
	column := uniseg.StringWidth(lead)
	var line strings.Builder
	end := func() {
		p.WriteString(strings.TrimRight(lead+p.styled(s, strings.TrimRight(line.String(), " ")), " ") + "\n")
		line.Reset()
	}
	// Only a plain space ends a line: French sets its signs off with spaces that do not.
	for word := range strings.SplitAfterSeq(body, " ") {
		n := uniseg.StringWidth(strings.TrimRight(word, " "))
		if column+n > p.width {
			if line.Len() > 0 || strings.TrimSpace(lead) != "" {
				end()
				column = hang
			}
			// A word that is too long to stand under the others begins further to the left.
			for _, left := range []int{4, 0} {
				if column+n > p.width {
					column = min(column, left)
				}
			}
			lead = strings.Repeat(" ", column)
		}
		if line.Len() > 0 || n > 0 {
			line.WriteString(word)
			column += uniseg.StringWidth(word)
		}
	}
	if line.Len() > 0 {
		end()
	}
}
