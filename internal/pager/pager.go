// Package pager shows a text that is longer than the screen by the program that somebody reads with, such as less.
package pager

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"syscall"

	"github.com/rivo/uniseg"
)

// Command gives the command by which long texts are read, empty where they are to be printed: what REFEREE_PAGER says,
// else PAGER, else less where there is one. The word cat asks for none, and so do a terminal that cannot move its lines
// and a machine that tests.
func Command(env func(string) string) string {
	if term := env("TERM"); term == "" || term == "dumb" || env("CI") != "" {
		return ""
	}
	for _, name := range []string{"REFEREE_PAGER", "PAGER"} {
		switch chosen := strings.TrimSpace(env(name)); chosen {
		case "":
		case "cat":
			return ""
		default:
			return chosen
		}
	}
	if _, err := exec.LookPath("less"); err != nil {
		return ""
	}
	return "less -FRX"
}

// sequence is what colours a text on a terminal.
var sequence = regexp.MustCompile("\x1b\\[[0-9;]*m")

// Rows counts the lines that a text takes on a screen of so many columns; 0 columns are as many as it needs.
func Rows(text []byte, columns int) int {
	rows := 0
	for line := range bytes.Lines(text) {
		rows++
		if columns > 0 {
			width := uniseg.StringWidth(strings.TrimRight(sequence.ReplaceAllString(string(line), ""), "\n"))
			rows += max(0, width-1) / columns
		}
	}
	return rows
}

// Show has a text read by a command, and waits until that ends. Whoever leaves before the end has read enough. It fails
// where the command cannot be started, or ends with an error before it has taken any of the text in; then nobody has
// read it.
func Show(ctx context.Context, command string, text []byte, out, errs io.Writer) error {
	cmd := shell(ctx, command)
	if cmd == nil {
		return exec.ErrNotFound
	}
	cmd.Stdout, cmd.Stderr = out, errs
	cmd.Env = os.Environ()
	for name, value := range map[string]string{"LESS": "FRX", "LESSCHARSET": "utf-8"} {
		if _, set := os.LookupEnv(name); !set {
			cmd.Env = append(cmd.Env, name+"="+value)
		}
	}
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	n, wrote := in.Write(text)
	closed := in.Close()
	ended := cmd.Wait()
	switch {
	case ended != nil && (notFound(ended) || n == 0):
		return ended
	case wrote != nil && !errors.Is(wrote, syscall.EPIPE):
		return wrote
	case wrote == nil && closed != nil:
		return closed
	}
	return nil
}

// shell is a command as somebody wrote it: with words of its own, in the quotes of a shell. It is nil where there is
// nothing to start.
func shell(ctx context.Context, command string) *exec.Cmd {
	if sh, err := exec.LookPath("sh"); err == nil {
		return exec.CommandContext(ctx, sh, "-c", command)
	}
	words := strings.Fields(command)
	if len(words) == 0 {
		return nil
	}
	return exec.CommandContext(ctx, words[0], words[1:]...)
}

// notFound says whether a shell has found no such command.
func notFound(err error) bool {
	const missing, noProgram = 127, 126
	var exit *exec.ExitError
	return errors.As(err, &exit) && (exit.ExitCode() == missing || exit.ExitCode() == noProgram)
}
