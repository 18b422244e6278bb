// Package engine holds the engine for the pages of the book, as make build lays it here: WebAssembly, compressed.
package engine

import (
	"embed"
	"io/fs"
	"testing"
)

//go:embed built
var built embed.FS

// by is set by make build and make install. What they have laid here stays, and may be of an older program than one
// that is built without them.
var by string

// Files gives the compressed module and the glue that it needs in a page. They are nil in a program that was built
// without (go build, go install).
func Files() (module, glue []byte) {
	if by != "make" && !testing.Testing() {
		return nil, nil
	}
	module, err := fs.ReadFile(built, "built/engine.zst")
	if err != nil {
		return nil, nil
	}
	glue, err = fs.ReadFile(built, "built/wasm_exec.js")
	if err != nil {
		return nil, nil
	}
	return module, glue
}
