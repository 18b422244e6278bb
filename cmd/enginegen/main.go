// Enginegen builds the engine for the pages of the book and lays it where the program embeds it (referee/book/engine):
// compiled to WebAssembly, compressed, and beside it the glue that Go needs in a page.
//
//	go run ./cmd/enginegen FOLDER
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/klauspost/compress/zstd"
)

func main() {
	if err := build(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "enginegen:", err)
		os.Exit(1)
	}
}

func build(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("say the folder that the engine is put into")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	temp, err := os.MkdirTemp("", "enginegen")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	module := filepath.Join(temp, "engine.wasm")
	// Without inlining the module is a fifth smaller, compressed; in a page that counts for more than speed.
	compile := exec.Command("go", "build", "-trimpath", "-gcflags=all=-l", "-ldflags=-s -w", "-o", module,
		"./cmd/pageengine")
	compile.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	compile.Stderr = os.Stderr
	if err := compile.Run(); err != nil {
		return err
	}
	wasm, err := os.ReadFile(module)
	if err != nil {
		return err
	}
	packer, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithWindowSize(32<<20),
		zstd.WithEncoderConcurrency(1))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(args[0], "wasm_exec.js"), glue, 0o644); err != nil {
		return err
	}
	packed := packer.EncodeAll(wasm, nil)
	fmt.Printf("the engine of the pages: %d bytes, compressed %d\n", len(wasm), len(packed))
	return os.WriteFile(filepath.Join(args[0], "engine.zst"), packed, 0o644)
}
