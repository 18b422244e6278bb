package mcp

import (
	"encoding/json"
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the answers of docs/mcp.md anew")

// TestConversations makes the calls that docs/mcp.md tells of, and holds its answers against those that are given.
func TestConversations(t *testing.T) {
	const page = "../../docs/mcp.md"
	said, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	cs := client(t, shared)
	var out strings.Builder
	rest, calls := string(said), 0
	for {
		before, after, found := strings.Cut(rest, "```call ")
		out.WriteString(before)
		if !found {
			break
		}
		name, after, _ := strings.Cut(after, "\n")
		in, after, _ := strings.Cut(after, "```\n")
		between, after, ok := strings.Cut(after, "```answer\n")
		_, after, closed := strings.Cut(after, "```\n")
		if !ok || !closed {
			t.Fatalf("no answer stands behind the call of %s", name)
		}
		var args map[string]any
		if err := json.Unmarshal([]byte(in), &args); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		text, _ := call(t, cs, name, args, nil)
		out.WriteString("```call " + name + "\n" + in + "```\n" + between + "```answer\n" + text + "\n```\n")
		rest = after
		calls++
	}
	switch {
	case calls < 5:
		t.Errorf("there are %d calls", calls)
	case out.String() == string(said):
	case *update:
		if err := os.WriteFile(page, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is not up to date: go test ./referee/mcp -run Conversations -update", page)
	}
	for _, tool := range toolList {
		if !strings.Contains(string(said), "`"+tool.name+"`") {
			t.Errorf("%s does not tell of %s", page, tool.name)
		}
	}
}
