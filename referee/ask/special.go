package ask

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// Whoever asks in general is not answered by what a clause says of a special case: who wins a tie does not tell who
// wins.

// cases are the words by which a clause begins with the case of which it tells, up to a comma. When something is done
// is no case of it.
var cases = [2][]string{
	engine.EN: strings.Fields("if when whenever while among between unless without with in on at for"),
	engine.FR: strings.Fields("si quand lorsque tant entre parmi sans avec dans en sur a au aux pour"),
}

// caseOf cuts what a clause says into the case of which it tells, empty where it begins with none, and the rest.
func caseOf(says string, l engine.Lang) (of, rest string) {
	first, _, _ := strings.Cut(engine.FoldName(says), " ")
	of, rest, found := strings.Cut(says, ", ")
	if !found || !slices.Contains(cases[l], first) {
		return "", says
	}
	return of, rest
}

// reasons are the words by which somebody asks for the very case in which something is so.
var reasons = [2][]string{strings.Fields("when how why"), strings.Fields("quand comment pourquoi")}

// inGeneral gives what a question is about, but for the words that only ask; nothing where it asks for a case or names
// what it wants to read about.
func inGeneral(r *lexicon.Reading) []lexicon.Term {
	shape, word := shapeAt(r)
	if shape == shapeless || shape == which && slices.Contains(reasons[r.Lang], word) {
		return nil
	}
	asks := func(t lexicon.Term) bool {
		return (&spot{term: &t}).is("#who", "#when", "#how-many", "#happen", "#where")
	}
	return slices.DeleteFunc(slices.Clone(r.Terms), asks)
}

// special says whether what a clause says is for a case of which a question does not speak, while all of which it
// speaks is said of that case.
func special(about []lexicon.Term, says string, x *lexicon.Lexicon, l engine.Lang) bool {
	of, rest := caseOf(says, l)
	if of == "" || len(about) == 0 {
		return false
	}
	its, said := x.Read(l, of), x.Read(l, rest)
	in := func(told *lexicon.Reading) func(t lexicon.Term) bool {
		return func(t lexicon.Term) bool { return speaks(told, &t) }
	}
	beyond := func(t lexicon.Term) bool { return !speaks(&said, &t) }
	return len(its.Terms) > 0 && !slices.ContainsFunc(about, in(&its)) && !slices.ContainsFunc(about, beyond)
}

// speaks says whether a text speaks of something.
func speaks(told *lexicon.Reading, of *lexicon.Term) bool {
	return slices.ContainsFunc(told.Terms, func(t lexicon.Term) bool { return (&spot{term: &t}).is(of.Tokens...) })
}
