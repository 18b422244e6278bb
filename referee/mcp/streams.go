package mcp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"time"
)

// streams are those of a client. A line that is no call is answered as an error, and the ones behind it are read; and
// the end of the input is told to the server only once every call has been answered, for a file of calls ends at once.
type streams struct {
	in  *bufio.Reader
	out io.WriteCloser

	line []byte // that is good, as far as the server has not read it

	mu      sync.Mutex
	pending map[int64]bool // calls that are not answered yet, by their numbers
	named   map[string]bool
	done    chan struct{} // something was answered
}

func streamsOf(in io.Reader, out io.WriteCloser) *streams {
	return &streams{in: bufio.NewReaderSize(in, 64<<10), out: out, pending: map[int64]bool{}, named: map[string]bool{},
		done: make(chan struct{}, 1)}
}

// patience is how long the end of the input waits for answers: calls that were taken back get none.
const patience = longestRun

// deepest is how deep a call may nest: none does by far.
const deepest = 100

func (s *streams) Read(p []byte) (int, error) {
	for len(s.line) == 0 {
		line, long, err := s.next()
		switch {
		case long:
			err = errors.Join(err, s.refuse(-32600, fmt.Sprintf("a call has at most %d bytes", longestCall)))
		case len(bytes.TrimSpace(line)) > 0:
			code, why := s.check(line)
			if why == "" {
				s.line = append(line, '\n')
			} else if no := s.refuse(code, why); no != nil {
				return 0, no
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

// next reads a line. Of one that is too long the rest is passed over.
func (s *streams) next() (line []byte, long bool, err error) {
	for {
		piece, err := s.in.ReadSlice('\n')
		if long = long || len(line)+len(piece) > longestCall; !long {
			line = append(line, piece...)
		} else {
			line = nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return bytes.TrimPrefix(bytes.TrimRight(line, "\r\n"), []byte("\ufeff")), long, err
		}
	}
}

// message is what tells calls from answers.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Method  json.RawMessage `json:"method"`
	Result  json.RawMessage `json:"result"`
	Error   json.RawMessage `json:"error"`
}

// check says what is wrong with a line, nothing if it is a call, a notification or an answer.
func (s *streams) check(line []byte) (code int, why string) {
	if deep(line) > deepest {
		return -32600, "brackets stand in one another too deeply"
	}
	if !json.Valid(line) {
		return -32700, "this line is no JSON; each call stands on a line of its own"
	}
	var m message
	if line = bytes.TrimSpace(line); line[0] != '{' || json.Unmarshal(line, &m) != nil || m.Version != "2.0" {
		return -32600, `a call is an object with "jsonrpc": "2.0", by itself on its line`
	}
	if m.Method == nil {
		if m.ID == nil || m.Result == nil && m.Error == nil {
			return -32600, "a call names its method"
		}
		return 0, ""
	}
	var method string
	if json.Unmarshal(m.Method, &method) != nil {
		return -32600, "the method is a text"
	}
	if m.ID == nil {
		return 0, "" // a notification
	}
	return s.opens(m.ID)
}

// opens notes a call that is to be answered.
func (s *streams) opens(id json.RawMessage) (code int, why string) {
	const twice = "a call of this id is not answered yet"
	s.mu.Lock()
	defer s.mu.Unlock()
	var name string
	if json.Unmarshal(id, &name) == nil && id[0] == '"' {
		if s.named[name] {
			return -32600, twice
		}
		s.named[name] = true
		return 0, ""
	}
	n, err := strconv.ParseInt(string(id), 10, 64)
	switch {
	case err != nil:
		return -32600, "the id of a call is a text or a whole number"
	case s.pending[n]:
		return -32600, twice
	}
	s.pending[n] = true
	return 0, ""
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
func (s *streams) refuse(code int, why string) error {
	said, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": nil, "error": map[string]any{"code": code, "message": why}})
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	_, err = s.out.Write(append(said, '\n'))
	return err
}

// wait waits until every call is answered.
func (s *streams) wait() {
	late := time.After(patience)
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.pending)+len(s.named) > 0 {
		s.mu.Unlock()
		select {
		case <-s.done:
			s.mu.Lock()
		case <-late:
			s.mu.Lock()
			return
		}
	}
}

func (s *streams) Write(p []byte) (int, error) {
	s.mu.Lock()
	n, err := s.out.Write(p)
	for line := range bytes.Lines(p[:n]) {
		var m message
		if json.Unmarshal(line, &m) != nil || m.Method != nil {
			continue
		}
		var name string
		if json.Unmarshal(m.ID, &name) == nil {
			delete(s.named, name)
		}
		if id, err := strconv.ParseInt(strings.TrimSpace(string(m.ID)), 10, 64); err == nil {
			delete(s.pending, id)
		}
	}
	s.mu.Unlock()
	select {
	case s.done <- struct{}{}:
	default:
	}
	return n, err
}

func (s *streams) Close() error { return s.out.Close() }
