//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"tablereferee/scenarios"
)

// TestMachinesThatDie plays each command on three machines of which one is killed and one is asked to stop while they
// play. Their shards are run again, and all together give what one machine gives; nothing half-written is left.
func TestMachinesThatDie(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is played again and again: what runs side by side is in test and simulate")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		command []string
		show    []string
		code    int
	}{
		{"test", []string{"test", "--scenarios", "many", "-j", "1"}, nil, exitFails},
		{"coverage", []string{"coverage", "--scenarios", "many", "-j", "1"}, []string{"--min-matters", "99"}, exitFails},
		{"simulate", []string{"simulate", "--games", "3000", "-j", "1"}, []string{"--json"}, exitOK},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			referee := filepath.Join(dir, "referee") // under this name the test program is the referee
			if err := os.Symlink(self, referee); err != nil {
				t.Fatal(err)
			}
			if err := os.MkdirAll(filepath.Join(dir, "many"), 0o755); err != nil {
				t.Fatal(err)
			}
			// Nothing of the program's stands beside the folder that it is made of.
			marker, err := scenarios.FS.ReadFile("embed.go")
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, "many", "embed.go"), marker, 0o644); err != nil {
				t.Fatal(err)
			}
			for i := range 600 {
				name := filepath.Join(dir, "many", "s"+strings.Repeat("x", i%50)+strings.Repeat("y", i/50)+".lua")
				if c.name == "coverage" && i >= 40 {
					break
				}
				if err := os.WriteFile(name, []byte(punch), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			start := func(out *bytes.Buffer, args ...string) *exec.Cmd {
				cmd := exec.CommandContext(t.Context(), referee, args...)
				cmd.Dir, cmd.Stdout, cmd.Stderr = dir, out, out
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				return cmd
			}
			shard := func(i string) []string {
				return append(append([]string{}, c.command...), "--shard", i+"/3", "--shard-out", "part-"+i+".json")
			}
			var outs [3]bytes.Buffer
			var cmds []*exec.Cmd
			begin := time.Now()
			third := start(&outs[2], shard("3")...)
			_ = third.Wait()
			took := time.Since(begin)
			for i, name := range []string{"1", "2"} {
				cmds = append(cmds, start(&outs[i], shard(name)...))
			}
			cmds = append(cmds, third)
			time.Sleep(took / 3) // they are in the middle of it then: two at a time are no faster
			for i, signal := range []os.Signal{os.Kill, syscall.SIGTERM} {
				if err := cmds[i].Process.Signal(signal); err != nil {
					t.Fatalf("shard %d had ended already: %v", i+1, err)
				}
			}
			for i, cmd := range cmds {
				if i < 2 {
					_ = cmd.Wait()
				}
				_, err := os.Stat(filepath.Join(dir, "part-"+string(rune('1'+i))+".json"))
				if died := i < 2; died != os.IsNotExist(err) || died == cmd.ProcessState.Success() {
					t.Fatalf("shard %d: %v, %v, %s", i+1, cmd.ProcessState, err, outs[i].String())
				}
			}
			merge := append(append([]string{"merge"}, c.show...), "part-1.json", "part-2.json", "part-3.json")
			var out bytes.Buffer
			cmd := start(&out, merge...)
			if _ = cmd.Wait(); cmd.ProcessState.ExitCode() != exitWrong || !strings.Contains(out.String(), "part-1.json") ||
				!strings.Contains(out.String(), "part-2.json") {
				t.Fatalf("merged without two shards: %v %s", cmd.ProcessState, out.String())
			}
			for i, name := range []string{"1", "2"} {
				outs[i].Reset()
				if err := start(&outs[i], shard(name)...).Wait(); err != nil {
					t.Fatalf("shard %s again: %v %s", name, err, outs[i].String())
				}
			}
			var many, one bytes.Buffer
			cmd = start(&many, merge...)
			_ = cmd.Wait()
			alone := start(&one, append(append([]string{}, c.command...), c.show...)...)
			_ = alone.Wait()
			if got, want := timeless(many.String()), timeless(one.String()); got != want ||
				cmd.ProcessState.ExitCode() != c.code || alone.ProcessState.ExitCode() != c.code {
				t.Errorf("%v, on one machine %v:\n%s", cmd.ProcessState, alone.ProcessState, firstOther(got, want))
			}
			left, err := filepath.Glob(filepath.Join(dir, ".referee-*"))
			if err != nil || len(left) > 0 {
				t.Errorf("%v, %v", left, err)
			}
		})
	}
}
