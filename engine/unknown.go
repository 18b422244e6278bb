package engine

// UnknownEffect ends a match that needs the text of a card whose effect is not defined: such a card is never played as
// if it were blank.
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

// BrokenText ends a match in which the text of a card of somebody's own cannot be carried out, though each of its words
// is one that cards say.
type BrokenText struct {
	Card    Text
	Where   string // file and line of its declaration
	Endless bool   // it comes to itself again and again
}

// Text tells it in both languages.
func (e *BrokenText) Text() Text {
	if e.Endless {
		return Sayf("the text of %s (%s) comes to itself again and again",
			"le texte de %s (%s) revient sans fin à lui-même", e.Card, e.Where)
	}
	return Sayf("the text of %s (%s) cannot be carried out: its words do not go together here",
		"le texte de %s (%s) ne peut pas être appliqué : ses mots ne vont pas ensemble ici",
		e.Card, e.Where)
}

// Error tells it in English.
func (e *BrokenText) Error() string { return e.In(EN) }

// In tells it in a language.
func (e *BrokenText) In(l Lang) string { return e.Text().In(l) }

// broken is the error of a text that is being carried out, nil where it is of a printed card, or none is.
func (m *Match) broken() *BrokenText {
	if m.Rules.Carried == nil {
		return nil
	}
	for d := range m.Rules.Carried(m) {
		if c := &m.Rules.Cards[d]; c.Origin != Printed {
			return &BrokenText{Card: c.Name, Where: c.Where}
		}
	}
	return nil
}

// Endless ends the match if the text of a card of somebody's own has come to itself too often.
func (m *Match) Endless() {
	if e := m.broken(); e != nil {
		e.Endless = true
		m.Fail(e)
	}
}
