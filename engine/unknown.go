package engine

// UnknownEffect ends a match that needs the text of a card whose effect is not defined: such a card is never played as if it were blank.
type UnknownEffect struct {
	Card   Text
	Clause string // the id of the clause that wants the text
}

// Text tells it in both languages.
func (e *UnknownEffect) Text() Text {
	return Sayf("the effect of %s is not defined here: it can be counted and laid out, but nothing goes on that needs its text",
		"l'effet de %s n'est pas défini ici : la carte peut être comptée et placée, mais rien qui demande son texte ne se joue", e.Card)
}

// Error tells it in English.
func (e *UnknownEffect) Error() string { return e.Text()[EN] }

// In tells it in a language.
func (e *UnknownEffect) In(l Lang) string { return e.Text().In(l) }

// ClauseID is the id of the clause that wants the text.
func (e *UnknownEffect) ClauseID() string { return e.Clause }
