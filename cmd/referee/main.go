// Command referee rules on card games: it runs scenarios, tests them against their golden files, and answers questions
// with the rulings they record. What it can do is in docs/cli.md and behind --help.
//
//	main.go      the value that is the whole command line, and the one place where errors are printed
//	root.go      the command itself, its flags and what is wrong with them
//	once.go      flags that are given once
//	help.go      the help of every command
//	language.go  the language in which all of it is said
//	library.go   the scenarios: one's own, and those built in
//	cards.go     the games with the cards of --cards
//	books.go     the rulebooks of all games, searched by clause
//	page.go      what is printed, as wide as the terminal is, and read by a pager where it is longer
//	markdown.go  the same for a chat or a page
//	text.go words.go   words of the user's, made fit to be printed and looked for
//	encode.go    what is printed for programs
//	complete.go  what a shell completes
//	ask.go card.go clause.go list.go show.go run.go init.go new.go test.go … version.go   one command each;
//	             ask_json.go, card_json.go, run_json.go: the same for programs
//	ask_reply.go ask_text.go ask_cards.go   what ask answers, as it is printed, and with one's own cards
//	play_lines.go play_show.go play_save.go play_json.go   how a table that is played at is read, shown and kept
//	editor.go first   what new and init write
//	pick.go      which scenarios test runs
//	shard.go     which part of a run is played here, and what is kept of it for merge
//	review.go judge.go   the logs that are to be judged, listed and one by one
//	changes.go turns.go  logs that change alike, and scenarios that are played otherwise than they are
//	report.go json.go junit.go github.go progress.go watch.go   the ways to show what test found
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"tablereferee/engine"
	"tablereferee/golden"
	"tablereferee/internal/files"
	"tablereferee/internal/keys"
	"tablereferee/languages"
	"tablereferee/scenarios"
)

// The exit codes. They are documented in docs/cli.md and in the help.
const (
	exitOK    = 0
	exitFails = 1 // a scenario fails, or its log is not the golden one
	exitWrong = 2 // wrong use, or a script that is broken
	exitNone  = 3 // nothing on record answers
	exitOffer = 4 // answers are offered
)

// app is the command line with everything it touches besides files, so that a test builds the same thing as main.
type app struct {
	in       io.Reader
	out, err io.Writer
	env      func(string) string
	terminal func(io.Writer) bool // whether a person reads a stream as it is written
	// waits for a key, keys.None if there is none; nil where nobody sits at a terminal
	press     func(context.Context) byte
	forget    func() // passes over the keys that were pressed already
	scenarios fs.FS  // those built in
	golden    fs.FS
	languages fs.FS // beside English and French

	ctx     context.Context // of the command line that runs
	noPager bool            // --no-pager
	reading atomic.Bool     // a pager has the terminal, and takes the keys

	// The folders that the flags name, empty where they do not.
	scenariosDir, goldenDir string
	cards                   ownCards

	args []string // the command line

	// The language that is spoken, and whether --lang gave it; otherwise it is that of the environment.
	lang      engine.Lang
	langGiven bool
	langFile  string // the further language that is spoken, as it was asked for
}

// failed is the error of a command that has already shown what there is to say.
type failed struct{ code int }

func (f failed) Error() string { return fmt.Sprint("exit code ", f.code) }

// wrongUse is an error in the way a command was called; its help is pointed to.
type wrongUse struct {
	command string
	err     error
}

func (w *wrongUse) Error() string { return w.err.Error() }
func (w *wrongUse) Unwrap() error { return w.err }

// run runs a command line and gives its exit code. Every error is printed here and nowhere else.
func (a *app) run(ctx context.Context, args []string) int {
	a.ctx = ctx
	a.speak(args)
	a.args = args
	root := a.root()
	// what completes reads the flags twice
	if len(args) == 0 || !strings.HasPrefix(args[0], cobra.ShellCompRequestCmd) {
		onceEach(root)
	}
	root.SetArgs(args)
	help := &checked{Writer: a.out}
	root.SetOut(help)
	err := execute(ctx, root)
	if err == nil {
		err = help.err
	}
	var done failed
	var wrong *wrongUse
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &done):
		return done.code
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(a.err, interrupted.In(a.lang))
	case errors.As(err, &wrong):
		a.complain(a.sayf("referee: %v\n  how it is used:  %s --help", "referee : %v\n  mode d'emploi :  %s --help",
			wrong.err, wrong.command))
	default:
		a.complain(a.sayf("referee: %v", "referee : %v", err))
	}
	return exitWrong
}

// execute runs a command. A panic in it is a fault of the program, whatever it was given: it is told as an error like
// any other. A mistake in a card file of the program is told as what it is.
func execute(ctx context.Context, root *cobra.Command) (err error) {
	defer func() {
		v := recover()
		if unfit, ok := v.(*engine.Unfit); ok {
			err = unfit
		} else if v != nil {
			err = engine.Errorf("internal error: %v; this is a fault of the program, not of what it was given",
				"erreur interne : %v ; c'est une faute du programme, et non de ce qu'il a reçu", v)
		}
	}()
	return root.ExecuteContext(ctx)
}

// atOnce does what asks no context whether it is to stop. Where the command is interrupted meanwhile, it is left
// behind: it writes nothing, and what it reads nobody changes.
func atOnce(ctx context.Context, do func()) error {
	fault := make(chan any, 1)
	go func() {
		defer func() { fault <- recover() }()
		do()
	}()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case v := <-fault:
		if v != nil {
			panic(v) // execute tells it
		}
		return ctx.Err()
	}
}

// complain prints what is wrong. However much of the user's it repeats, it obeys no terminal and floods none.
func (a *app) complain(text string) {
	const most = 4000
	lines := strings.Split(clean(text), "\n")
	for i, line := range lines {
		if len(line) > most {
			lines[i] = strings.ToValidUTF8(line[:most], "") + "…"
		}
	}
	p := page{width: a.widthOf(a.err)}
	p.message("", strings.Join(lines, "\n"))
	a.err.Write(p.Bytes())
}

// checked remembers that something could not be written, where the library that prints the help forgets it.
type checked struct {
	io.Writer
	err error
}

func (c *checked) Write(p []byte) (int, error) {
	n, err := c.Writer.Write(p)
	if c.err == nil {
		c.err = err
	}
	return n, err
}

// grace is how long a command may take to tell what it had done when it was interrupted. No command needs a tenth of
// it, unless the disk keeps it waiting.
const grace = time.Second

// mainCode is what the program does; the end-to-end tests run it too.
func mainCode() int {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	a := &app{in: os.Stdin, out: os.Stdout, err: os.Stderr, env: os.Getenv, terminal: terminal, scenarios: scenarios.FS,
		golden: golden.FS, languages: languages.FS}
	if term.IsTerminal(int(os.Stdin.Fd())) {
		keyboard := keys.Of(os.Stdin)
		a.press, a.forget = keyboard.Press, keyboard.Forget
	}
	a.speak(os.Args[1:])
	lang := a.lang
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	if !signal.Ignored(syscall.SIGHUP) { // a terminal that is closed interrupts too, unless nohup has said otherwise
		signal.Notify(signals, syscall.SIGHUP)
	}
	go interrupts(signals, stop, lang, &a.reading)
	return a.run(ctx, os.Args[1:])
}

// interrupts asks a command to stop at the first interrupt. At the second one, or when it takes too long, the program
// ends whatever it does, but leaves no file half-written. While somebody reads with a pager, the key that interrupts is
// one of the pager's.
func interrupts(signals <-chan os.Signal, stop func(), lang engine.Lang, reading *atomic.Bool) {
	for s := range signals {
		if s != os.Interrupt || !reading.Load() {
			break
		}
	}
	stop()
	select {
	case <-signals:
	case <-time.After(grace):
	}
	files.Settle(grace)
	fmt.Fprintln(os.Stderr, interrupted.In(lang))
	os.Exit(exitWrong)
}

// interrupted is what a command says that was stopped and has nothing else to say.
var interrupted = engine.Text{"referee: interrupted", "referee : interrompu"}

func main() {
	if os.Getenv("GOGC") == "" {
		// runs are short and their heaps small: collecting less often is faster, for a few MB more
		debug.SetGCPercent(400)
	}
	os.Exit(mainCode())
}
