package desk

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// messagesFile holds the types of the messages as the scripts of the pages have them.
const messagesFile = "../book/web/src/messages.ts"

// drawnParts are the parts of a frame, which a reply holds as they are written.
var drawnParts = []reflect.Type{reflect.TypeFor[tablePart](), reflect.TypeFor[seatPart](), reflect.TypeFor[placePart]()}

// tsNames are the names of types that the pages call otherwise.
var tsNames = map[string]string{"number": "Num", "Line": "DraftLine"}

// told notes a type and all structs that its messages hold, by their names in the pages.
func told(t reflect.Type, all map[string]reflect.Type) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		told(t.Elem(), all)
	case reflect.Struct:
		name := tsNames[t.Name()]
		if name == "" {
			name = strings.ToUpper(t.Name()[:1]) + t.Name()[1:]
		}
		if all[name] != nil {
			return
		}
		all[name] = t
		for i := range t.NumField() {
			told(t.Field(i).Type, all)
		}
	}
}

// field is a field of a message; it may be left out.
type field struct {
	name     string
	optional bool
}

// TestMessagesInThePages: the types that the pages have of the messages are those of this package, field by field.
func TestMessagesInThePages(t *testing.T) {
	text, err := os.ReadFile(messagesFile)
	if err != nil {
		t.Fatal(err)
	}
	pages := map[string][]field{}
	for _, m := range regexp.MustCompile(`(?s)export interface (\w+) \{\n(.*?)\n\}`).FindAllStringSubmatch(string(text), -1) {
		for _, f := range regexp.MustCompile(`(?m)^  (\w+)(\??): `).FindAllStringSubmatch(m[2], -1) {
			pages[m[1]] = append(pages[m[1]], field{f[1], f[2] != ""})
		}
	}
	ours := map[string]reflect.Type{}
	for _, of := range append(drawnParts, reflect.TypeFor[Request](), reflect.TypeFor[Reply]()) {
		told(of, ours)
	}
	for name := range pages {
		if ours[name] == nil {
			t.Errorf("%s: %s is no message", messagesFile, name)
		}
	}
	for name, of := range ours {
		var want []field
		for i := range of.NumField() {
			tag, more, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
			want = append(want, field{tag, more == "omitempty"})
		}
		got := pages[name]
		if name == "Request" { // of which a page says what it needs
			for i := range got {
				got[i].optional = false
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %s has %v, and its messages have %v", messagesFile, name, got, want)
		}
	}
}
