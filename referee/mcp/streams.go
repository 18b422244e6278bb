package mcp

import (
	"bytes"
	"encoding/json"
	"io"
	"sync"
	"time"
)

// streams are those of a client that may end its input before it has read all answers, as a file of calls does: the end
// is told to the server only once every call has been answered.
type streams struct {
	in  io.ReadCloser
	out io.WriteCloser

	mu       sync.Mutex
	calls    int
	answers  int
	line     []byte // of the input, as far as it was read
	answered chan struct{}
}

// patience is how long the end of the input waits for answers: calls that were taken back get none.
const patience = longestRun

func (s *streams) Read(p []byte) (int, error) {
	n, err := s.in.Read(p)
	s.mu.Lock()
	defer s.mu.Unlock()
	for rest := p[:n]; len(rest) > 0; {
		line, after, whole := bytes.Cut(rest, []byte("\n"))
		if s.line = append(s.line, line...); whole || len(s.line) > longestCall {
			s.calls += calls(s.line)
			s.line = s.line[:0]
		}
		rest = after
	}
	if err == io.EOF && n == 0 {
		s.calls += calls(s.line)
		s.line = s.line[:0]
		s.wait()
	}
	return n, err
}

// wait waits until every call is answered.
func (s *streams) wait() {
	late := time.After(patience)
	for s.answers < s.calls {
		s.mu.Unlock()
		select {
		case <-s.answered:
		case <-late:
			s.mu.Lock()
			return
		}
		s.mu.Lock()
	}
}

func (s *streams) Write(p []byte) (int, error) {
	n, err := s.out.Write(p)
	s.mu.Lock()
	s.answers += answers(p[:n])
	s.mu.Unlock()
	select {
	case s.answered <- struct{}{}:
	default:
	}
	return n, err
}

func (s *streams) Close() error { return s.out.Close() }

// message is what tells calls from answers.
type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
}

// calls is 1 for a line that is a call, which is answered, and 0 for any other.
func calls(line []byte) int {
	var m message
	if json.Unmarshal(line, &m) == nil && m.Method != "" && len(m.ID) > 0 {
		return 1
	}
	return 0
}

// answers counts the answers among lines.
func answers(lines []byte) (n int) {
	for line := range bytes.Lines(lines) {
		var m message
		if json.Unmarshal(line, &m) == nil && m.Method == "" && len(m.ID) > 0 {
			n++
		}
	}
	return n
}
