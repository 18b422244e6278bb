package main

import (
	"os"
	"strings"
	"testing"
)

// TestEditorSettings: what new --editor writes is what the documents show, and, but for the folder of the definitions,
// what this repository has.
func TestEditorSettings(t *testing.T) {
	doc, err := os.ReadFile("../../docs/scenarios.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(doc), "```json\n"+luarc(editorDir)+"```\n") {
		t.Error("docs/scenarios.md shows another .luarc.json than is written")
	}
	own, err := os.ReadFile("../../.luarc.json")
	if err != nil {
		t.Fatal(err)
	}
	if string(own) != luarc("docs") {
		t.Errorf("the .luarc.json of this repository differs:\n%s", own)
	}
}
