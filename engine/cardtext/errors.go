package cardtext

import (
	"strings"

	"tablereferee/engine"
)

// Errors is all that is wrong in card files, in its order.
type Errors []error

// Together gives several mistakes as one, nil if there are none. What is told of every card that a head is about is
// told once.
func Together(wrong []error) error {
	told := map[Error]bool{}
	var out Errors
	for _, err := range wrong {
		if e, ok := err.(*Error); ok {
			if told[*e] {
				continue
			}
			told[*e] = true
		}
		out = append(out, err)
	}
	if len(out) == 0 {
		return nil
	}
	return out
}

// Error tells them in English, one a line.
func (e Errors) Error() string { return e.In(engine.EN) }

// In tells them in a language.
func (e Errors) In(l engine.Lang) string {
	lines := make([]string, len(e))
	for i, err := range e {
		lines[i] = engine.Tell(err, l)
	}
	return strings.Join(lines, "\n")
}

// Unwrap gives them one by one.
func (e Errors) Unwrap() []error { return e }
