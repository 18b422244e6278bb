//go:build js && wasm

// Pageengine is the engine as it runs in a page of the book: a desk (referee/desk) that a page drives by messages.
package main

import (
	"syscall/js"

	"tablereferee/referee/desk"
)

func main() {
	d := &desk.Desk{}
	// refereeEngine.handle(message) gives the reply, both as text; refereeEngine.shelve(archive) puts scenarios onto the
	// desk, and gives what is wrong with them, or null.
	js.Global().Set("refereeEngine", map[string]any{
		"handle": js.FuncOf(func(_ js.Value, args []js.Value) any {
			return string(d.Handle([]byte(args[0].String())))
		}),
		"shelve": js.FuncOf(func(_ js.Value, args []js.Value) any {
			archive := make([]byte, args[0].Length())
			js.CopyBytesToGo(archive, args[0])
			if err := d.Shelve(archive); err != nil {
				return err.Error()
			}
			return nil
		}),
	})
	js.Global().Call("refereeReady")
	select {}
}
