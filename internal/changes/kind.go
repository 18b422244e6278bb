package changes

import (
	"fmt"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/golden"
)

// Sort is what a change does to a line.
type Sort byte

// The sorts of changes.
const (
	Altered Sort = iota // a line says something else
	Gone                // a line of the log before is not there any more
	Came                // a line is there that was not
	Cited               // the line is the same, by other clauses
	Offered             // the line is the same, with other choices beside it
	Placed              // the line is the same, under another event
	Whole               // not a line, but the file differs, such as in its line ends
	Stopped             // the scenario cannot be played to its end
	Unmet               // what it expects does not hold
)

// line is one line of a log.
type line struct {
	depth   int
	says    []piece
	offers  string
	clauses []string
}

// offering begins what else could have been chosen or done.
var offering = []string{"; or: ", "; legal for "}

// read takes a line of a log apart.
func read(text string, c *Changed) line {
	text = strings.TrimRight(text, " \t\r")
	body := strings.TrimLeft(text, " \t")
	l := line{depth: len(text) - len(body)}
	body, tail := golden.SplitClauses(body)
	l.clauses = strings.Fields(strings.Trim(tail, " []"))
	for _, o := range offering {
		if says, rest, found := strings.Cut(body, o); found {
			body, l.offers = says, rest
			break
		}
	}
	ofState := strings.HasPrefix(body, "state ") || strings.HasPrefix(body, "given ")
	l.says = listed(pieces(body, c.Players, c.Cards), ofState)
	return l
}

// change is what happened to one line.
type change struct {
	sort        Sort
	key         string // of its kind
	was, is     line   // one of them is empty where the line has come or gone
	parts       []replaced
	less, fresh []string    // clauses that are not cited any more, and that are now
	tells       engine.Text // what is told where no line is
}

// unseen is what is told where lines differ in nothing that is read.
var unseen = engine.Text{"only in what is not seen: empty lines, spaces, or the end of the file",
	"seulement dans ce qui ne se voit pas : lignes vides, espaces ou fin du fichier"}

// pair is a line that has become another.
func pair(was, is line) change {
	c := change{was: was, is: is, parts: align(was.says, is.says)}
	for _, id := range was.clauses {
		if !slices.Contains(is.clauses, id) {
			c.less = append(c.less, id)
		}
	}
	for _, id := range is.clauses {
		if !slices.Contains(was.clauses, id) {
			c.fresh = append(c.fresh, id)
		}
	}
	cited := "[-" + strings.Join(general(c.less), " ") + " +" + strings.Join(general(c.fresh), " ") + "]"
	same := written(was.says) == written(is.says)
	switch {
	case len(c.parts) > 0:
		// which words became which: the same wording may stand in lines of many kinds
		var words []string
		for _, p := range c.parts {
			w := keyOf(was.says[p.from:p.to]) + "\x00" + keyOf(is.says[p.gotFrom:p.gotTo])
			if !slices.Contains(words, w) {
				words = append(words, w)
			}
		}
		c.key = "words " + strings.Join(words, "\x00\x00") + cited
	case !same:
		c.key = "fields " + keyOf(was.says)
		for i := range was.says {
			if was.says[i].text != is.says[i].text {
				c.key += "\x00" + strings.Repeat("|", i)
			}
		}
		c.key += cited
	case !slices.Equal(was.clauses, is.clauses):
		c.sort, c.key = Cited, "cited "+cited
	case was.offers != is.offers:
		c.sort, c.key = Offered, "offered "+keyOf(was.says)
	case was.depth != is.depth:
		c.sort, c.key = Placed, "placed "+keyOf(was.says)
	default:
		c.sort, c.key, c.tells = Whole, "whole unseen", unseen
	}
	return c
}

// alone is a line that has come or gone.
func alone(sort Sort, l line) change {
	c := change{sort: sort, was: l, key: "gone "}
	if sort == Came {
		c.was, c.is, c.key = line{}, l, "came "
	}
	c.key += keyOf(l.says) + "[" + strings.Join(general(l.clauses), " ") + "]"
	return c
}

// general gives those of some clauses that are no card's own: the same happens by many cards.
func general(clauses []string) (out []string) {
	for _, id := range clauses {
		if !strings.Contains(id, ".card.") && !strings.HasPrefix(id, engine.OwnClause) {
			out = append(out, id)
		}
	}
	return out
}

// kinds gives what happened to each line of a log, in the order of the lines.
func (c *Changed) kinds() (out []change) {
	if c.Why != nil {
		says, sort := pieces(engine.Tell(c.Why, engine.EN), c.Players, c.Cards), Stopped
		if c.Unmet {
			sort = Unmet
		}
		return []change{{sort: sort, is: line{says: says, clauses: c.Clauses}, tells: engine.Sayf("%v", "%v", c.Why),
			key: fmt.Sprint("why ", sort, keyOf(says), c.Clauses)}}
	}
	if c.Difference == nil {
		return nil
	}
	for i := range c.Difference.Hunks {
		lines := c.Difference.Hunks[i].Lines
		for j := range lines {
			l := &lines[j]
			switch {
			case l.Op == golden.Same || l.Op == golden.Added && l.Partner >= 0 || strings.TrimSpace(l.Text) == "":
			case l.Op == golden.Added:
				out = append(out, alone(Came, read(l.Text, c)))
			case l.Partner < 0:
				out = append(out, alone(Gone, read(l.Text, c)))
			default:
				out = append(out, pair(read(l.Text, c), read(lines[l.Partner].Text, c)))
			}
		}
	}
	if len(out) == 0 {
		notes := unseen
		if len(c.Difference.Notes) > 0 {
			notes = engine.Join(c.Difference.Notes, engine.Semicolons)
		}
		out = []change{{sort: Whole, key: "whole " + notes[engine.EN], tells: notes}}
	}
	return out
}
