package mcp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
)

// streams are those of a client. A line that is no call is answered as an error, and the ones behind it are read; and
// the end of the input is told to the server only once every call has been answered, or soon, for a file of calls ends
// at once. The server knows calls by numbers of ours, for it reads those of a client as floats.
type streams struct {
	in  *bufio.Reader
	out io.WriteCloser

	line []byte // that is good, as far as the server has not read it

	mu     sync.Mutex
	count  int64
	open   map[int64]string // calls that are not answered yet: their ids as they were written, by our numbers
	number map[string]int64 // and the other way round
	past   map[int64]bool   // calls that were taken back, or given up, and get no further answer
	done   chan struct{}    // something was answered
}

func streamsOf(in io.Reader, out io.WriteCloser) *streams {
	return &streams{in: bufio.NewReaderSize(in, 64<<10), out: out, open: map[int64]string{}, number: map[string]int64{},
		past: map[int64]bool{}, done: make(chan struct{}, 1)}
}

// patience is how long the end of the input waits for the next answer: each call is done by then, or never.
var patience = longestRun

// deepest is how deep a call may nest: none does by far.
const deepest = 100

func (s *streams) Read(p []byte) (int, error) {
	for len(s.line) == 0 {
		line, long, err := s.next()
		switch {
		case long:
			err = errors.Join(err, s.refuse(idOf(line), jsonrpc.CodeInvalidRequest,
				fmt.Sprintf("a call has at most %d bytes", longestCall)))
		case len(bytes.TrimSpace(line)) > 0:
			call, no := s.check(line)
			if s.line = call; no != nil {
				if err := s.refuse(no.id, no.code, no.why); err != nil {
					return 0, err
				}
			}
		}
		if err != nil && len(s.line) == 0 {
			if errors.Is(err, io.EOF) {
				s.wait()
			}
			return 0, err
		}
	}
	n := copy(p, s.line)
	s.line = s.line[n:]
	return n, nil
}

// kept is how much is kept of either end of a line that is too long: its id stands there.
const kept = 512

// next reads a line. Of one that is too long only the ends are kept.
func (s *streams) next() (line []byte, long bool, err error) {
	for {
		piece, err := s.in.ReadSlice('\n')
		line = append(line, piece...)
		if long = long || len(line) > longestCall; long && len(line) > 2*kept {
			line = append(line[:kept], line[len(line)-kept:]...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return bytes.TrimPrefix(bytes.TrimRight(line, "\r\n"), []byte("\ufeff")), long, err
		}
	}
}

// refusal is what is wrong with a line.
type refusal struct {
	id   string // of the call, null where it has none that can be read
	code int
	why  string
}

// check gives a line as the server is to read it, nothing if it need not, or says what is wrong with it.
func (s *streams) check(line []byte) (call []byte, no *refusal) {
	wrong := func(id string, why string) ([]byte, *refusal) {
		return nil, &refusal{id, jsonrpc.CodeInvalidRequest, why}
	}
	if deep(line) > deepest {
		return wrong(idOf(line), "brackets stand in one another too deeply")
	}
	if !json.Valid(line) {
		return nil, &refusal{null, jsonrpc.CodeParseError, "this line is no JSON; each call stands on a line of its own"}
	}
	var m map[string]json.RawMessage
	const whole = `a call is an object with "jsonrpc": "2.0", by itself on its line`
	if json.Unmarshal(line, &m) != nil || m == nil {
		return wrong(null, whole)
	}
	id := string(m["id"])
	if !isID(id) {
		id = null
	}
	if version, _ := quoted(m["jsonrpc"]); version != "2.0" {
		return wrong(id, whole)
	}
	if m["method"] == nil {
		if m["id"] == nil || m["result"] == nil && m["error"] == nil {
			return wrong(id, "a call names its method")
		}
		return append(line, '\n'), nil
	}
	method, ok := quoted(m["method"])
	switch {
	case !ok:
		return wrong(id, "the method is a text")
	case m["id"] == nil && method == "notifications/cancelled":
		return s.takeBack(m["params"]), nil
	case m["id"] == nil:
		return append(line, '\n'), nil
	case id == null:
		return wrong(null, "the id of a call is a text or a whole number")
	}
	n, twice := s.opens(id)
	if twice {
		return wrong(id, "a call of this id is not answered yet")
	}
	call = fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"method":%s`, n, m["method"])
	if m["params"] != nil {
		call = fmt.Appendf(call, `,"params":%s`, m["params"])
	}
	return append(call, "}\n"...), nil
}

// null is the id of an error that answers no call.
const null = "null"

// isID says whether JSON is an id of a call.
func isID(raw string) bool {
	if raw == "" || raw[0] == '"' {
		return raw != ""
	}
	return strings.Trim(raw, "-0123456789") == ""
}

// quoted is a text of JSON.
func quoted(raw json.RawMessage) (text string, ok bool) {
	return text, len(raw) > 0 && raw[0] == '"' && json.Unmarshal(raw, &text) == nil
}

// key is what an id is known by: a text may be written in several ways.
func key(id string) string {
	if text, ok := quoted(json.RawMessage(id)); ok {
		return `"` + text
	}
	return id
}

// idAtHead and idAtTail find the id of a call that is not read as a whole, where clients write it.
var (
	idAtHead = regexp.MustCompile(`^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?(?:"method"\s*:\s*"[^"\\]*"\s*,\s*)?` + anID + `,`)
	idAtTail = regexp.MustCompile(`,\s*` + anID + `\}\s*$`)
)

const anID = `"id"\s*:\s*(-?[0-9]+|"[^"\\]*")\s*`

// idOf is the id of a call that is too long or too deep, null where it does not stand at either end.
func idOf(line []byte) string {
	for _, at := range []*regexp.Regexp{idAtHead, idAtTail} {
		if found := at.FindSubmatch(line); found != nil && json.Valid(found[1]) {
			return string(found[1])
		}
	}
	return null
}

// opens notes a call that is to be answered, and gives our number of it.
func (s *streams) opens(id string) (n int64, twice bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, twice := s.number[key(id)]; twice {
		return 0, true
	}
	s.count++
	s.open[s.count], s.number[key(id)] = id, s.count
	return s.count, false
}

// closes takes a call from those that are open. The lock is held.
func (s *streams) closes(n int64) {
	delete(s.number, key(s.open[n]))
	delete(s.open, n)
}

// takeBack has a call end that nobody waits for any more: it gets no answer.
func (s *streams) takeBack(params json.RawMessage) (call []byte) {
	var of struct {
		ID json.RawMessage `json:"requestId"`
	}
	if json.Unmarshal(params, &of) != nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	n, open := s.number[key(string(of.ID))]
	if !open {
		return nil // it is answered already
	}
	s.closes(n)
	s.past[n] = true
	return fmt.Appendf(nil, `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":%d}}`+"\n", n)
}

// deep is how deep brackets stand in one another.
func deep(line []byte) (most int) {
	depth, quoted := 0, false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			depth++
			most = max(most, depth)
		case c == '}' || c == ']':
			depth--
		}
	}
	return most
}

// refuse answers a line that is no call.
func (s *streams) refuse(id string, code int, why string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.fail(id, code, why)
}

// fail writes an error. The lock is held.
func (s *streams) fail(id string, code int, why string) error {
	said, err := json.Marshal(why)
	if err == nil {
		_, err = fmt.Fprintf(s.out, `{"jsonrpc":"2.0","id":%s,"error":{"code":%d,"message":%s}}`+"\n", id, code, said)
	}
	return err
}

// wait waits until every call is answered. Those that are not after a while are given up, which is told.
func (s *streams) wait() {
	late := time.NewTimer(patience)
	defer late.Stop()
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.open) > 0 {
		s.mu.Unlock()
		select {
		case <-s.done:
			late.Reset(patience)
			s.mu.Lock()
		case <-late.C:
			s.mu.Lock()
			s.giveUp()
			return
		}
	}
}

// giveUp answers the calls that are open when the input has ended and time is up. The lock is held.
func (s *streams) giveUp() {
	for _, n := range slices.Sorted(maps.Keys(s.open)) {
		_ = s.fail(s.open[n], jsonrpc.CodeInternalError, // to a client that may have gone
			fmt.Sprintf("the input has ended, and for %v no call was done: this one is given up", patience))
		s.closes(n)
		s.past[n] = true
	}
}

func (s *streams) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for line := range bytes.Lines(p) {
		if line = s.answer(line); line == nil {
			continue
		}
		if _, err := s.out.Write(line); err != nil {
			return 0, err
		}
	}
	select {
	case s.done <- struct{}{}:
	default:
	}
	return len(p), nil
}

// answer gives a line of the server as the client is to read it, nothing where nobody waits for it. The lock is held.
func (s *streams) answer(line []byte) []byte {
	var m struct {
		ID     *int64          `json:"id"`
		Method json.RawMessage `json:"method"`
		Result json.RawMessage `json:"result"`
		Error  *jsonrpc.Error  `json:"error"`
	}
	if json.Unmarshal(line, &m) != nil || m.Method != nil || m.ID == nil {
		return line
	}
	if s.past[*m.ID] {
		delete(s.past, *m.ID)
		return nil
	}
	id, open := s.open[*m.ID]
	if !open {
		return line
	}
	s.closes(*m.ID)
	if m.Error == nil {
		return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"result":%s}`+"\n", id, m.Result)
	}
	if m.Error.Code == 0 {
		m.Error.Code = jsonrpc.CodeInvalidRequest // the protocol has no error of this number
	}
	if m.Error.Code == jsonrpc.CodeInvalidParams && strings.Contains(m.Error.Message, "unmarshal") {
		m.Error.Message = `the params are not as this method takes them: tools/call takes {"name": "…", "arguments": {…}}`
	}
	said, err := json.Marshal(m.Error)
	if err != nil {
		return line
	}
	return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"error":%s}`+"\n", id, said)
}

func (s *streams) Close() error { return s.out.Close() }
