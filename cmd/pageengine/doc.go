//go:build !(js && wasm)

// Pageengine is the engine as it runs in a page of the book. It is built for WebAssembly (make build).
package main

import "fmt"

func main() { fmt.Println("This program is for a page in a browser: make build builds it.") }
