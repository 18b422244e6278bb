//go:build js && wasm

// Pageengine is the engine as it runs in a page of the book: a desk (referee/desk) that a page drives by messages.
package main

import (
	"syscall/js"

	"tablereferee/referee/ask"
	"tablereferee/referee/desk"
)

// text gives the bytes of an array as a text.
func text(bytes js.Value) string {
	out := make([]byte, bytes.Length())
	js.CopyBytesToGo(out, bytes)
	return string(out)
}

func main() {
	d := &desk.Desk{}
	// refereeEngine.handle(message) gives the reply, both as text; refereeEngine.shelve(archive) puts scenarios onto
	// the desk, and gives what is wrong with them, or null.
	js.Global().Set("refereeEngine", map[string]any{
		"handle": js.FuncOf(func(_ js.Value, args []js.Value) any {
			return string(d.Handle([]byte(args[0].String())))
		}),
		// bring gives what questions are found with: what was learnt, and what is filed.
		"bring": js.FuncOf(func(_ js.Value, args []js.Value) any {
			ask.Bring(text(args[0]), text(args[1]))
			return nil
		}),
		"shelve": js.FuncOf(func(_ js.Value, args []js.Value) any {
			if err := d.Shelve([]byte(text(args[0]))); err != nil {
				return err.Error()
			}
			return nil
		}),
	})
	js.Global().Call("refereeReady")
	select {}
}
