package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/referee/simulate"
)

// maxReplay bounds what is read of a replay file. A game has a few thousand answers, and no file of any size may fill the memory.
const maxReplay = 16 << 20

func (a *app) replayCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "replay FILE",
		Short: "Play a broken game again that referee simulate has saved",
		Long: `Play a broken game again that referee simulate has saved, print its log, and say what breaks.

Exit codes: 1 if it breaks, 0 if nothing breaks any more, 2 if the file is no replay.`,
		Example: `  referee replay broken-41.json`,
		Args:    exactly(argFile),
	}
	cmd.RunE = func(_ *cobra.Command, args []string) error { return a.replay(args[0], a.lang) }
	return cmd
}

func (a *app) replay(file string, lang engine.Lang) error {
	r, err := readReplay(file)
	if err != nil {
		return err
	}
	log, broke := r.Run()
	if log == nil {
		return fmt.Errorf("%s: %w", file, broke)
	}
	if _, err := a.out.Write(log.Text(lang)); err != nil {
		return err
	}
	switch {
	case errors.Is(broke, engine.ErrMismatch):
		fmt.Fprintln(a.err, "referee: the game goes another way now: a recorded answer is no longer among the legal ones")
	case broke != nil:
		fmt.Fprintf(a.err, "referee: it breaks: %v\n", broke)
	default:
		fmt.Fprintln(a.err, "referee: nothing breaks")
		return nil
	}
	if broke.Error() != r.Broke {
		fmt.Fprintf(a.err, "  when it was saved it broke otherwise: %s\n", r.Broke)
	}
	return failed{exitFails}
}

func readReplay(file string) (*simulate.Replay, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxReplay+1))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if len(text) > maxReplay {
		return nil, fmt.Errorf("%s: larger than %d bytes, which no replay is", file, maxReplay)
	}
	r, err := simulate.ParseReplay(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return r, nil
}
