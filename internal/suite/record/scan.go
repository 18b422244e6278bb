package record

import "strings"

// kind tells tokens and values apart.
type kind byte

const (
	otherToken kind = iota // a number, an operator, a sign
	nameToken
	textToken
	tableToken // a value only
)

// scanner cuts a script into tokens, as far as reading plain texts needs it.
type scanner struct {
	rest  string
	fresh bool // nothing but the beginning of the script or of a line is behind
	kind  kind
	text  string
	first bool // the token begins its line, without indentation
}

// next takes the next token. It gives false at the end and, with some rest left, where the script cannot be read.
func (s *scanner) next() bool {
	for s.rest != "" {
		c := s.rest[0]
		switch {
		case c == '\n':
			s.rest, s.fresh = s.rest[1:], true
			continue
		case c == ' ' || c == '\t' || c == '\r':
			s.rest, s.fresh = s.rest[1:], false
			continue
		case strings.HasPrefix(s.rest, "--"):
			if strings.HasPrefix(s.rest, "--[") {
				return false
			}
			_, after, _ := strings.Cut(s.rest, "\n")
			s.rest, s.fresh = after, true
			continue
		}
		s.first, s.fresh = s.fresh, false
		switch {
		case letter(c):
			n := 1
			for n < len(s.rest) && (letter(s.rest[n]) || '0' <= s.rest[n] && s.rest[n] <= '9') {
				n++
			}
			s.kind, s.text, s.rest = nameToken, s.rest[:n], s.rest[n:]
		case c == '"' || c == '\'':
			// An escape, or a text over several lines, is rare enough to be left alone.
			n := strings.IndexAny(s.rest[1:], string(c)+"\\\n")
			if n < 0 || s.rest[1+n] != c {
				return false
			}
			s.kind, s.text, s.rest = textToken, s.rest[1:1+n], s.rest[n+2:]
		case c == '[' && len(s.rest) > 1 && (s.rest[1] == '[' || s.rest[1] == '='):
			return false
		default:
			s.kind, s.text, s.rest = otherToken, s.rest[:1], s.rest[1:]
		}
		return true
	}
	return false
}

func letter(c byte) bool { return c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

// value is a plain value of a table: a text, a table, or something else that is one token.
type value struct {
	kind   kind
	text   string
	fields []field
}

// field is a value in a table, with its key where it has one.
type field struct {
	key   string
	value value
}

// deepest bounds tables in tables.
const deepest = 8

// table reads a table that begins here.
func (s *scanner) table() (value, bool) {
	if !s.next() || !s.is("{") {
		return value{}, false
	}
	return s.fields(0)
}

func (s *scanner) is(sign string) bool { return s.kind == otherToken && s.text == sign }

// fields reads a table after its brace. Whatever is no plain value makes the whole table unreadable.
func (s *scanner) fields(depth int) (value, bool) {
	v := value{kind: tableToken}
	if depth == deepest {
		return v, false
	}
	for s.next() {
		if s.is("}") {
			return v, true
		}
		var f field
		if s.kind == nameToken {
			f.key = s.text
			if !s.next() || !s.is("=") || !s.next() {
				return v, false
			}
		}
		switch {
		case s.kind == textToken || s.kind == nameToken:
			f.value = value{kind: s.kind, text: s.text}
		case s.is("{"):
			inner, ok := s.fields(depth + 1)
			if !ok {
				return v, false
			}
			f.value = inner
		case s.kind == otherToken && '0' <= s.text[0] && s.text[0] <= '9':
			for s.rest != "" && '0' <= s.rest[0] && s.rest[0] <= '9' {
				s.rest = s.rest[1:]
			}
		default:
			return v, false
		}
		v.fields = append(v.fields, f)
		if !s.next() {
			return v, false
		}
		if s.is("}") {
			return v, true
		}
		if !s.is(",") && !s.is(";") {
			return v, false
		}
	}
	return v, false
}
