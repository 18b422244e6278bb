package cardtext

import (
	"strings"

	"tablereferee/engine"
)

// CardClauses adds the clauses of cards to a book: what each says, and what those of its parts say that have words of
// their own. prefix stands before the id of a card, and that of a part behind it: fe.card.stargirl.defense. What is
// wrong with the words is told by whoever reads the card.
func CardClauses(b *engine.Book, prefix string, cards []Declared, parts ...string) {
	for i := range cards {
		f := NewFacts(&cards[i], nil, nil)
		id, name := prefix+f.ClauseID(), cards[i].Name
		if title := f.Both("title"); f.Word("clause") != "" && title != (engine.Text{}) {
			name = title[engine.EN] // several cards share it
		}
		add := func(id, role string, says engine.Text) {
			if says == (engine.Text{}) {
				return
			}
			info := engine.ClauseInfo{ID: id, Kind: "card"}
			if role != "" {
				info.Roles = []string{role}
			}
			b.Add(info, engine.ClauseText{Says: says, Cards: []string{name}})
		}
		add(id, f.Role(), f.Both(KeySays))
		for _, part := range parts {
			if in, ok := f.Get(part).(*Table); ok && in != nil {
				add(id+PartID(part), "", f.Inside(part).Both(KeySays))
			}
		}
	}
}

// KeySays is the key of the words of a card's clause.
const KeySays = "says"

// PartID is what a part adds to the id of a card's clause: first_appearance is .first-appearance.
func PartID(part string) string { return "." + strings.ReplaceAll(part, "_", "-") }

// ID is the id of a card: what it declares, or else what its name makes.
func (f *Facts) ID() string {
	if id := f.Word("id"); id != "" {
		return id
	}
	return Slug(f.Card.Name)
}

// ClauseID is what the id of a card's clause ends with: its own id, or that which several cards share.
func (f *Facts) ClauseID() string {
	if id := f.Word("clause"); id != "" {
		return id
	}
	return f.ID()
}

// ClauseOf begins the id of the card's clause, given what begins that of printed cards.
func (f *Facts) ClauseOf(printed string) string {
	if f.Card.Origin != engine.Printed {
		return engine.OwnClause
	}
	return printed
}

// Role is the rule of the shared code that a card's clause is, if it is one.
func (f *Facts) Role() string { return f.Word("role") }

// Own gives the clause of a card, or of a part of it, as a citation: that which its words make, and which has the id.
// Without words it has none, and that is a mistake unless it may be without.
func (f *Facts) Own(id string, without bool) engine.Clauses {
	if f.Card.Origin != engine.Printed {
		f.Both(KeySays)
		c, ok := f.Words.Clause(id)
		for at := strings.LastIndexByte(id, '.'); !ok && at > 0; at = strings.LastIndexByte(id[:at], '.') {
			c, ok = f.Words.Clause(id[:at]) // a part without words of its own
		}
		return engine.Cite(c)
	}
	if f.Both(KeySays) == (engine.Text{}) {
		if !without && f.Get(KeySays) == nil {
			f.fail(f.says.Line, "what it says is missing: says = { \"English\", \"Français\" }",
				"il manque ce qui y est dit : says = { \"English\", \"Français\" }")
		}
		return 0
	}
	c, _ := f.Words.Clause(id)
	return engine.Cite(c)
}
