package engine

import "fmt"

// Message is an error told in both languages. As a plain error it is in English; Tell gives the other language.
type Message struct {
	Text Text
	errs []error // among its arguments, for errors.Is and errors.As
}

// Error is the message in English.
func (m *Message) Error() string { return m.Text[EN] }

// Unwrap gives the errors that the message tells of.
func (m *Message) Unwrap() []error { return m.errs }

// In gives the message in a language.
func (m *Message) In(l Lang) string { return m.Text.In(l) }

// Errorf makes an error that can be told in both languages. Both formats take the same arguments, in the same order or
// by explicit indexes (%[2]s); a Text, a Message or any error that knows languages is put into each format in its
// language. In French a part is joined to the "de" or "que" before it.
func Errorf(en, fr string, args ...any) error {
	m := &Message{Text: Sayf(en, fr, args...)}
	for _, a := range args {
		if err, ok := a.(error); ok {
			m.errs = append(m.errs, err)
		}
	}
	return m
}

// Sayf says one thing in both languages, as Errorf does.
func Sayf(en, fr string, args ...any) Text {
	if len(args) == 0 {
		return Text{en, fr}
	}
	var out Text
	said := make([]any, len(args))
	for l, format := range [...]string{en, fr} {
		for i, a := range args {
			switch a := a.(type) {
			case interface{ In(Lang) string }:
				said[i] = a.In(Lang(l))
			case error:
				said[i] = Tell(a, Lang(l))
			default:
				said[i] = a
			}
		}
		if Lang(l) == FR {
			out[l] = sayFrench(format, said)
		} else {
			out[l] = fmt.Sprintf(format, said...)
		}
	}
	return out
}

// Tell gives an error in a language: in its own words where it knows languages, in ours where it is one of the system.
func Tell(err error, l Lang) string {
	if s, ok := err.(interface{ In(Lang) string }); ok {
		return s.In(l)
	}
	return tellForeign(err, l)
}
