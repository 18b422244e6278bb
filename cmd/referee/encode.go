package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf16"

	"tablereferee/internal/files"
)

// json prints a value as indented JSON. What a terminal would obey, and what nobody sees, is escaped, so that it is not
// lost to a program and does no harm to a reader.
func (a *app) json(v any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		return err
	}
	var out bytes.Buffer
	for _, r := range b.String() {
		if r == '\n' || !files.Hidden(r) {
			out.WriteRune(r)
			continue
		}
		for _, unit := range utf16.Encode([]rune{r}) { // as JSON numbers characters
			fmt.Fprintf(&out, "\\u%04x", unit)
		}
	}
	return a.put(out.Bytes())
}

// notNil gives a list that JSON writes as a list also when it is empty.
func notNil(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
