package main

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"tablereferee/engine"
	"tablereferee/referee/play"
)

// reader gives the next line, behind a prompt where somebody sits at a terminal. io.EOF is the end of the lines.
type reader func(ctx context.Context, prompt string) (string, error)

// errLineLong is the error of a line that nobody means.
var errLineLong = engine.Errorf("this line has more than %d bytes, and is not read", "cette ligne a plus de %d octets, et n'est pas lue",
	longestLine)

// longestLine bounds a line: no answer and no name comes near.
const longestLine = 4_000

// errCleared is why there is no line where somebody interrupts one that is half typed.
var errCleared = errors.New("the line was thrown away")

// typed reads what is typed: with editing, history and completion on a terminal, and as it comes from anywhere else. It
// says whether somebody sits there.
func (a *app) typed(s *play.Session) (lines reader, seated bool) {
	in, is := a.in.(*os.File)
	out, shows := a.out.(*os.File)
	if is && shows && term.IsTerminal(int(in.Fd())) && a.terminal(out) && a.env("TERM") != "dumb" {
		return a.edited(s, in, out), true
	}
	if a.in == nil {
		return piped(strings.NewReader("")), false
	}
	return piped(a.in), false
}

// got is a line, or why there is none.
type got struct {
	line string
	err  error
}

// piped reads lines of a stream. What is read ahead while somebody interrupts is nobody's.
func piped(in io.Reader) reader {
	ahead := make(chan got)
	b := bufio.NewReaderSize(in, longestLine)
	return func(ctx context.Context, _ string) (string, error) {
		go func() {
			line, err := oneLine(b)
			select {
			case ahead <- got{line, err}:
			case <-ctx.Done():
			}
		}()
		select {
		case g := <-ahead:
			return g.line, g.err
		case <-ctx.Done():
			return "", ctx.Err()
		}
	}
}

// oneLine reads a line. Of one that is too long the rest is passed over.
func oneLine(b *bufio.Reader) (string, error) {
	line, long, err := b.ReadLine()
	text := strings.TrimPrefix(string(line), "\ufeff")
	tooLong := long
	for long && err == nil {
		_, long, err = b.ReadLine()
	}
	if tooLong && (err == nil || errors.Is(err, io.EOF)) {
		return "", errLineLong
	}
	return text, err
}

// ctrlC is what a raw terminal gives for the key that interrupts.
const ctrlC = 3

// lastByte remembers the last byte that was read: the terminal tells of an interruption as of the end.
type lastByte struct {
	io.Reader
	b byte
}

func (l *lastByte) Read(p []byte) (int, error) {
	n, err := l.Reader.Read(p)
	if n > 0 {
		l.b = p[n-1]
	}
	return n, err
}

// edited reads lines of a terminal. It is raw only while a line is typed, so that whatever happens in between can be
// interrupted.
func (a *app) edited(s *play.Session, in, out *os.File) reader {
	pressed := &lastByte{Reader: in}
	half := false // something of a line is typed
	var t *term.Terminal
	completes := func(line string, pos int, key rune) (string, int, bool) {
		if key != '\t' {
			half = half || key >= ' '
			return "", 0, false
		}
		if pos != len(line) {
			return line, pos, true
		}
		whole, others := a.completed(s, line)
		if len(others) > 0 {
			p := &page{width: a.width()}
			p.line("  ", strings.Join(others, "   "))
			t.Write(p.Bytes())
		}
		half = whole != ""
		return whole, len(whole), true
	}
	begins := func() {
		fresh := term.NewTerminal(struct {
			io.Reader
			io.Writer
		}{pressed, out}, "")
		if t != nil {
			fresh.History = t.History
		}
		t, half = fresh, false
		t.AutoCompleteCallback = completes
	}
	begins()
	return func(ctx context.Context, prompt string) (string, error) {
		was, err := term.MakeRaw(int(in.Fd()))
		if err != nil {
			return "", err
		}
		defer term.Restore(int(in.Fd()), was)
		if w, h, err := term.GetSize(int(out.Fd())); err == nil && w > 0 {
			_ = t.SetSize(w, h) // what it draws for is another size then, and no harm
		}
		t.SetPrompt(prompt)
		typed := make(chan got, 1)
		go func() {
			line, err := t.ReadLine()
			typed <- got{line, err}
		}()
		select {
		case g := <-typed:
			if errors.Is(g.err, io.EOF) {
				_, err := io.WriteString(out, "\r\n")
				switch {
				case pressed.b == ctrlC && half:
					g.err = errCleared
				case pressed.b == ctrlC:
					g.err = context.Canceled
				}
				begins() // the terminal would go on with what is left of the input
				return "", errors.Join(g.err, err)
			}
			if half = false; len(g.line) > longestLine {
				return "", errLineLong
			}
			return g.line, g.err
		case <-ctx.Done():
			return "", ctx.Err()
		}
	}
}

// completed makes more of a line, as far as what it may become has in common; and gives what that may be, where there
// is no more in common.
func (a *app) completed(s *play.Session, line string) (whole string, others []string) {
	const most = 40
	all := s.Complete(line, a.lang)
	if len(all) == 0 {
		return line, nil
	}
	common := play.Common(all)
	if len(all) == 1 || len(engine.FoldName(common)) > len(engine.FoldName(line)) {
		return common, nil
	}
	if len(all) > most {
		all = append(all[:most:most], "…")
	}
	for i := range all {
		all[i] = strings.TrimSpace(cleanLine(all[i]))
	}
	return line, all
}
