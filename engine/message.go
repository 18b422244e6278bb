package engine

import "fmt"

// Message is an error told in every language. As a plain error it is in English; Tell gives the others.
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

// Errorf makes an error that can be told in every language: in English and French by the formats given, in a further
// one by what its file has for them. All formats take the same arguments, in the same order or by explicit indexes
// (%[2]s); a Text, a Message or any error that knows languages is put into each format in its language. In French a
// part is joined to the "de" or "que" before it.
func Errorf(en, fr string, args ...any) error {
	m := &Message{Text: Sayf(en, fr, args...)}
	for _, a := range args {
		if err, ok := a.(error); ok {
			m.errs = append(m.errs, err)
		}
	}
	return m
}

// Sayf says one thing in each language, as Errorf does.
func Sayf(en, fr string, args ...any) Text {
	return Sayt(Text{en, fr}, args...)
}

// Sayt says one thing in each language by formats that stand in a text.
func Sayt(formats Text, args ...any) Text {
	if len(args) == 0 {
		return formats
	}
	var out Text
	said := make([]any, len(args))
	for l := range Spoken() {
		for i, a := range args {
			switch a := a.(type) {
			case interface{ In(Lang) string }:
				said[i] = a.In(l)
			case error:
				said[i] = Tell(a, l)
			default:
				said[i] = a
			}
		}
		out[l] = l.sprintf(formats.In(l), said)
	}
	return out
}

// sprintf fills a format as a language writes.
func (l Lang) sprintf(format string, args []any) string {
	switch {
	case l == FR:
		return sayFrench(format, args)
	case l == Further && further.Decimal != "":
		for i, a := range args {
			if number, is := a.(float64); is {
				args[i] = decimal{number, Further}
			}
		}
	}
	return fmt.Sprintf(format, args...)
}

// Tell gives an error in a language: in its own words where it knows languages, in ours where it is one of the system.
func Tell(err error, l Lang) string {
	if s, ok := err.(interface{ In(Lang) string }); ok {
		return s.In(l)
	}
	return tellForeign(err, l)
}
