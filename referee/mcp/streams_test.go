package mcp

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"
)

const hello = `{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
`

// serve has a server read lines and gives its answers, by their ids as they are written, once it has ended.
func serve(t *testing.T, s *Server, lines ...string) (answers map[string]string, took time.Duration) {
	t.Helper()
	in := io.NopCloser(strings.NewReader(hello + strings.Join(lines, "\n") + "\n"))
	out, w := io.Pipe()
	began := time.Now()
	go func() {
		_ = s.Serve(context.Background(), in, w)
		w.Close()
	}()
	answers = map[string]string{}
	for read := bufio.NewReader(out); ; {
		line, err := read.ReadString('\n')
		if err != nil {
			return answers, time.Since(began)
		}
		var m struct{ ID, Result, Error json.RawMessage }
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		answers[string(m.ID)] += string(m.Error) + string(m.Result)
	}
}

// TestIDsComeBackAsTheyWere: whatever the size of an id, its call is answered under it, also where it is refused.
func TestIDsComeBackAsTheyWere(t *testing.T) {
	ids := []string{"0", "-1", "9007199254740992", "9007199254740993", "9007199254740994", "9223372036854775807",
		"-9223372036854775808", "123456789012345678901234567890", `"9007199254740993"`, `"a\u0062"`, `""`}
	var lines []string
	for _, id := range ids {
		lines = append(lines, fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"method":"ping"}`, id))
	}
	answers, took := serve(t, shared, lines...)
	for _, id := range ids {
		if answers[id] != "{}" {
			t.Errorf("%s is answered with %q", id, answers[id])
		}
	}
	if took > patience {
		t.Errorf("it ends after %v", took)
	}
	long := strings.Repeat("a", longestCall)
	deep := strings.Repeat("[", 2*deepest) + strings.Repeat("]", 2*deepest)
	answers, _ = serve(t, shared, `{"jsonrpc":"2.0","id":1}`, `{"id":2,"method":"ping"}`,
		`{"jsonrpc":"2.0","id":3,"method":5}`, `{"jsonrpc":"2.0","id":4,"method":"ping","params":"`+long+`"}`,
		`{"method":"ping","params":"`+long+`","jsonrpc":"2.0","id":5}`,
		`{"jsonrpc":"2.0","id":6,"method":"ping","params":`+deep+`}`,
		`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":[1]}`,
		`{"jsonrpc":"2.0","id":8,"method":"prompts/get","params":{"name":"check_card"}}`,
		`{"jsonrpc":"2.0","id":9,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}`,
		`{"jsonrpc":"2.0","id":1.5,"method":"ping"}`)
	for id, wants := range map[string]string{"1": "names its method", "2": `\"jsonrpc\"`, "3": "is a text", "4": "at most",
		"5": "at most", "6": "too deeply", "7": "params are not", "8": "-32602", "9": "-32600", "null": "whole number"} {
		if !strings.Contains(answers[id], wants) || strings.Contains(answers[id], "unmarshal") {
			t.Errorf("%s is answered with %s", id, answers[id])
		}
	}
}

// long is a script that plays for longer than the end of the input is waited for.
const long = `{"name":"run_script","arguments":{"log":"none","script":"scenario \"t\" { game = \"champions\" }\nlocal ann, ben = players { {\"Ann\",character=\"Spider-Man\"},{\"Ben\",character=\"She-Hulk\"} }\nnever { that(ann.eliminated):is(1), within=\"the game\", states=200000 }"}}`

// TestTheInputEnds with many calls open: it ends soon, and each is answered.
func TestTheInputEnds(t *testing.T) {
	was := patience
	patience = time.Millisecond
	defer func() { patience = was }()
	var lines []string
	for id := range 60 {
		lines = append(lines, fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":%s}`, id, long))
	}
	lines = append(lines, `{"jsonrpc":"2.0","id":60,"method":"ping"}`)
	answers, _ := serve(t, server(nil), lines...)
	given := 0
	for id := range 61 {
		switch said := answers[fmt.Sprint(id)]; {
		case said == "":
			t.Errorf("%d is not answered", id)
		case strings.Contains(said, "given up"):
			given++
		}
	}
	if given == 0 {
		t.Error("none is given up")
	}
	patience = was
	lines = lines[:0]
	for id := range 20 {
		lines = append(lines, fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"guide","arguments":{"game":"champions"}}}`, id))
	}
	answers, _ = serve(t, server(nil), lines...)
	for id := range 20 {
		if said := answers[fmt.Sprint(id)]; said == "" || strings.Contains(said, "given up") {
			t.Errorf("%d is answered with %s", id, said)
		}
	}
}

// TestWhatIsTakenBack gets no answer, and its id is free again.
func TestWhatIsTakenBack(t *testing.T) {
	call := `{"jsonrpc":"2.0","id":9007199254740993,"method":"tools/call","params":` + long + `}`
	back := `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9007199254740993}}`
	if answers, took := serve(t, shared, call, back); len(answers) != 1 || took > patience {
		t.Errorf("%v after %v", answers, took)
	}
	answers, _ := serve(t, shared, call, back, back, `{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}`)
	if answers["9007199254740993"] != "{}" {
		t.Errorf("%v", answers)
	}
}
