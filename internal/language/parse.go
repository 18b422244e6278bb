package language

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// Parse reads what stands in a file. It knows as much of YAML as such a file needs, and reads thousands of sentences in
// the time in which nobody notices: keys and texts, the text on one line, in quotes or without, or on the lines behind
// a | or |-. Whatever else YAML can say is an error. What it reads means the same to every other reader of YAML.
func Parse(src []byte) (*File, []*Fault) {
	if !utf8.Valid(src) {
		return nil, []*Fault{{1, engine.Sayf("this is not UTF-8", "ce n'est pas de l'UTF-8")}}
	}
	p := &parser{lines: strings.Split(strings.TrimPrefix(string(src), "\ufeff"), "\n"),
		file: &File{Head: map[string]Value{}}}
	for i := range p.lines {
		p.lines[i] = strings.TrimSuffix(p.lines[i], "\r")
	}
	for p.at < len(p.lines) {
		p.line()
	}
	return p.file, p.bad
}

// parser goes through the lines of a file.
type parser struct {
	lines  []string
	at     int // the line that is next
	file   *File
	listed bool // says has been read: what follows are sentences
	open   bool // a sentence has begun
	indent int  // of its keys
	bad    []*Fault
}

func (p *parser) fault(en, fr string, args ...any) {
	p.bad = append(p.bad, &Fault{p.at, engine.Sayf(en, fr, args...)})
}

// line reads a line, and those that belong to it.
func (p *parser) line() {
	raw := p.lines[p.at]
	p.at++
	text := strings.TrimLeft(raw, " ")
	indent := len(raw) - len(text)
	switch {
	case text == "" || text[0] == '#' || text == "---" && indent == 0 && p.at == 1:
		return
	case text[0] == '\t':
		p.fault("a tab stands where only spaces may", "une tabulation là où il ne faut que des espaces")
		return
	}
	first := false
	if rest, is := strings.CutPrefix(text, "-"); is && p.listed && strings.HasPrefix(rest, " ") {
		text = strings.TrimLeft(rest, " ")
		indent += len(rest) - len(text) + 1
		first = true
	}
	key, value, is := strings.Cut(text, ":")
	if !is || value != "" && value[0] != ' ' || key == "" || strings.ContainsAny(key, " \"'{}[],&*#?|<>%@`!-") {
		p.fault("a key and a text were expected here, such as  en: \"…\"",
			"on attendait ici une clé et un texte, comme  en: \"…\"")
		return
	}
	values := p.file.Head
	switch {
	case first:
		p.file.Entries = append(p.file.Entries, Entry{Line: p.at, Values: map[string]Value{}})
		p.open, p.indent = true, indent
		fallthrough
	case p.listed && p.open && indent == p.indent:
		values = p.file.Entries[len(p.file.Entries)-1].Values
	case indent != 0 || p.listed:
		p.fault("this line is indented otherwise than those before it, and belongs to none",
			"cette ligne n'est pas décalée comme celles d'avant, et n'appartient à aucune")
		return
	}
	line := p.at
	value = strings.Trim(value, " ")
	said, ok := p.value(value, indent)
	if _, twice := values[key]; twice {
		p.bad = append(p.bad, &Fault{line, engine.Sayf("%s stands twice here", "%s est ici deux fois", key)})
		return
	}
	if ok {
		values[key] = Value{said, line}
	}
	if key == keySays && !p.listed && indent == 0 {
		if p.listed = true; value != "" && value[0] != '#' {
			p.fault("the sentences stand below says, each behind a -",
				"les phrases se mettent sous says, chacune derrière un -")
		}
	}
}

// value reads the text behind a key. What is not right has been told.
func (p *parser) value(text string, indent int) (string, bool) {
	switch {
	case text == "" || text[0] == '#':
		return "", true
	case text[0] == '"':
		return p.quoted(text)
	case text[0] == '\'':
		return p.single(text)
	case text[0] == '|' || text[0] == '>':
		return p.block(text, indent)
	case !begins(text) || strings.Contains(text, ": ") || strings.HasSuffix(text, ":"):
		p.fault("this text wants quotes around it", "ce texte veut des guillemets autour de lui")
		return "", false
	}
	if i := strings.Index(text, " #"); i >= 0 {
		text = strings.TrimRight(text[:i], " ")
	}
	return text, true
}

// begins says whether a text may stand without quotes: YAML takes much that begins with a sign for something else, and
// a few words.
func begins(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	switch word, _, _ := strings.Cut(text, " #"); strings.ToLower(strings.TrimRight(word, " ")) {
	case "true", "false", "null", "yes", "no", "on", "off":
		return false
	}
	return unicode.IsLetter(first)
}

// ends says whether nothing stands behind a text but a remark.
func (p *parser) ends(rest string) bool {
	trimmed := strings.TrimLeft(rest, " ")
	if trimmed == "" || trimmed[0] == '#' && trimmed != rest {
		return true
	}
	p.fault("something stands behind the text: a quotation mark in it is written \\\"",
		"il y a quelque chose derrière le texte : un guillemet y est écrit \\\"")
	return false
}

// unclosed is a text whose quotation mark is not on its line.
func (p *parser) unclosed() (string, bool) {
	p.fault("the text does not end on its line; write \\n for a new line, or the text on the lines behind  |-",
		"le texte ne finit pas sur sa ligne ; écrivez \\n pour une nouvelle ligne, ou le texte sur les lignes derrière  |-")
	return "", false
}

// single reads a text between single quotes, in which two of them are one.
func (p *parser) single(text string) (string, bool) {
	var b strings.Builder
	for rest := text[1:]; ; {
		before, after, is := strings.Cut(rest, "'")
		if !is {
			return p.unclosed()
		}
		b.WriteString(before)
		if !strings.HasPrefix(after, "'") {
			return b.String(), p.ends(after)
		}
		b.WriteByte('\'')
		rest = after[1:]
	}
}

// quoted reads a text between double quotes, with what stands behind a backslash.
func (p *parser) quoted(text string) (string, bool) {
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '"':
			return b.String(), p.ends(text[i+1:])
		case '\\':
			if i++; i == len(text) {
				return p.unclosed()
			}
			if at := strings.IndexByte(`"\/nte`, text[i]); at >= 0 {
				b.WriteByte("\"\\/\n\t\x1b"[at])
				continue
			}
			size := map[byte]int{'x': 2, 'u': 4, 'U': 8}[text[i]]
			if size > 0 && i+size < len(text) {
				if n, err := strconv.ParseUint(text[i+1:i+1+size], 16, 32); err == nil && utf8.ValidRune(rune(n)) {
					b.WriteRune(rune(n))
					i += size
					continue
				}
			}
			p.fault(`\%s means nothing; a backslash is written \\`, `\%s ne veut rien dire ; une barre oblique inverse est écrite \\`,
				text[i:i+1])
			return "", false
		default:
			b.WriteByte(text[i])
		}
	}
	return p.unclosed()
}

// block reads the lines behind a | or |-: those that are indented more than the key.
func (p *parser) block(head string, indent int) (string, bool) {
	head, _, _ = strings.Cut(head, " #")
	head = strings.TrimRight(head, " ")
	known := head == "|" || head == "|-"
	if !known {
		p.fault("only | and |- may stand before the lines of a text", "seuls | et |- précèdent les lignes d'un texte")
	}
	var lines []string
	deep := 0
	for ; p.at < len(p.lines); p.at++ {
		line := p.lines[p.at]
		text := strings.TrimLeft(line, " ")
		if text == "" && (deep == 0 || len(line) <= deep) {
			lines = append(lines, "")
			continue
		}
		in := len(line) - len(text)
		if deep == 0 {
			if in <= indent {
				break
			}
			deep = in
		}
		if in < deep {
			break
		}
		lines = append(lines, line[deep:])
	}
	said := strings.TrimRight(strings.Join(lines, "\n"), "\n")
	if head == "|" && said != "" {
		said += "\n"
	}
	return said, known
}
