package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/files"
	"tablereferee/internal/golden"
	"tablereferee/referee/simulate"
)

// maxReplay bounds what is read of a replay file. A game has a few thousand answers, and no file of any size may fill
// the memory.
const maxReplay = 4 << 20

// Bounds of a log that is printed. The longest game that comes to an end has half as many lines; of one without an end
// its beginning and its last lines say all.
const (
	mostPrinted = 20_000
	printedHead = 100
	printedTail = 1_000
)

func (a *app) replayCommand() *cobra.Command {
	var into string
	cmd := &cobra.Command{
		Use: "replay " + a.sayf("FILE", "FICHIER"),
		Short: a.sayf("Play a broken game again that referee simulate has saved",
			"Rejouer une partie rompue qu'a gardée referee simulate"),
		Long: a.sayf(`Play a broken game again that referee simulate has saved, print its log, and say what breaks.

Of a log without end only the beginning and the last lines are printed; --log writes the whole.

Exit codes: 1 if it breaks, 0 if nothing breaks any more, 2 if the file is no replay.`,
			`Rejouer une partie rompue qu'a gardée referee simulate, écrire son journal, et dire ce qui se rompt.

D'un journal sans fin ne s'affichent que le début et les dernières lignes ; --log l'écrit en entier.

Codes de sortie : 1 si cela se rompt, 0 si plus rien ne se rompt, 2 si le fichier n'est pas une partie gardée.`),
		Example: `  referee replay broken-41.json
  referee replay --log game.log broken-41.json`,
		Args: exactly(argFile),
	}
	cmd.Flags().StringVar(&into, "log", "", a.sayf("write the log into this `FILE` instead of printing it",
		"écrire le journal dans ce `FICHIER` au lieu de l'afficher"))
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return []string{"json"}, cobra.ShellCompDirectiveFilterFileExt
	}
	_ = cmd.MarkFlagFilename("log", "log")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if into == "-" {
			return &wrongUse{cmd.CommandPath(), engine.Errorf("--log names a file; without it the log is printed",
				"--log nomme un fichier ; sans elle le journal s'affiche")}
		}
		if into != "" {
			err := checkEnding("--log", into, ".log")
			if err == nil {
				err = a.checkNotGolden("--log", into)
			}
			if err != nil {
				return &wrongUse{cmd.CommandPath(), err}
			}
		}
		return a.replay(cmd.Context(), args[0], into)
	}
	return cmd
}

func (a *app) replay(ctx context.Context, file, into string) error {
	r, err := readReplay(file)
	if err != nil {
		return err
	}
	known, err := a.games()
	if err != nil {
		return err
	}
	record, broke := r.Run(ctx, known...)
	if record == nil {
		return engine.Errorf("%s: %v", "%s : %v", files.Name(file), broke)
	}
	if r.Changed(known...) {
		fmt.Fprintln(a.err, a.sayf("referee: the cards say something else now than when the game was saved",
			"referee : les cartes disent maintenant autre chose que lorsque la partie a été gardée"))
	}
	if err := a.writeReplay(record, into); err != nil {
		return err
	}
	say := func(en, fr string, args ...any) { fmt.Fprintln(a.err, a.sayf(en, fr, args...)) }
	switch {
	case errors.Is(broke, context.Canceled):
		return broke
	case errors.Is(broke, engine.ErrLimit):
		say("referee: nothing breaks; the game was given up, no end in sight after %d events",
			"referee : rien ne se rompt ; la partie a été abandonnée, sans fin en vue après %d événements",
			simulate.DefaultLimit)
		return nil
	case errors.Is(broke, engine.ErrMismatch):
		say("referee: the game goes another way now: a recorded answer is no longer among the legal ones",
			"referee : la partie prend maintenant un autre chemin : une réponse gardée n'est plus parmi celles qui sont permises")
	case broke != nil:
		say("referee: it breaks: %v", "referee : elle se rompt : %v", broke)
	default:
		say("referee: nothing breaks", "referee : rien ne se rompt")
		return nil
	}
	if broke.Error() != r.Broke {
		say("  when it was saved it broke otherwise: %q", "  quand elle a été gardée, elle se rompait autrement : %q",
			clip(r.Broke))
	}
	return failed{exitFails}
}

// writeReplay writes a log into a file, or prints what anybody would read of it.
func (a *app) writeReplay(record *engine.Log, into string) error {
	text := log.Text(record, a.lang)
	if into != "" {
		french := func(head []byte) bool { return bytes.HasPrefix(head, []byte("journal-arbitre ")) }
		if err := files.Write(into, text, func(head []byte) bool {
			return golden.BeginsLog(head) || french(head)
		}); err != nil {
			return engine.Errorf("--log: %v", "--log : %v", err)
		}
		return nil
	}
	if lines := bytes.Count(text, []byte("\n")); lines > mostPrinted {
		head, tail := text[:lineAt(text, printedHead)], text[lineAt(text, lines-printedTail):]
		left := a.sayf("… lines left out: %d; --log FILE writes the whole\n",
			"… lignes omises : %d ; --log FICHIER écrit le tout\n", lines-printedHead-printedTail)
		text = slices.Concat(head, []byte(left), tail)
	}
	return a.logLines(text)
}

// lineAt gives where the n-th line of a text begins, counted from 0.
func lineAt(text []byte, n int) int {
	at := 0
	for range n {
		at += bytes.IndexByte(text[at:], '\n') + 1
	}
	return at
}

func readReplay(file string) (*simulate.Replay, error) {
	text, err := files.Read(file, maxReplay)
	if err != nil {
		return nil, files.Missing(err, engine.Text{"such files are written by  referee simulate --check --replays DIR",
			"de tels fichiers sont écrits par  referee simulate --check --replays DOSSIER"})
	}
	r, err := simulate.ParseReplay(text)
	if err != nil {
		return nil, engine.Errorf("%s: %v", "%s : %v", files.Name(file), err)
	}
	return r, nil
}
