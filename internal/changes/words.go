package changes

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// what says for what a piece of a line stands.
type what byte

const (
	word   what = iota
	player      // the name of one
	card        // the name of one, or a list of such names
	number
)

// piece is a piece of a line.
type piece struct {
	text   string
	what   what
	spaced bool // a space stands before it
}

// key is the same for pieces that stand for the same, or are the same word.
func (p piece) key() string {
	switch p.what {
	case player:
		return "\x01"
	case card:
		return "\x02"
	case number:
		return "\x03"
	}
	return p.text
}

// Cards are the names of the cards of a game, as its logs write them.
type Cards struct {
	byStart map[string][]string // by their first bytes, the longest first
}

// startLen is how many bytes of a name it is found by.
const startLen = 2

// NewCards makes the names ready to be found.
func NewCards(names []string) *Cards {
	c := &Cards{map[string][]string{}}
	for _, n := range names {
		if len(n) >= startLen {
			c.byStart[n[:startLen]] = append(c.byStart[n[:startLen]], n)
		}
	}
	for _, names := range c.byStart {
		slices.SortFunc(names, func(a, b string) int { return cmp.Or(len(b)-len(a), strings.Compare(a, b)) })
	}
	return c
}

// at gives the longest name with which a text begins.
func (c *Cards) at(text string) string {
	if c == nil || len(text) < startLen {
		return ""
	}
	return longest(c.byStart[text[:startLen]], text)
}

// longest gives the first of some names with which a text begins, as a word of its own.
func longest(names []string, text string) string {
	for _, n := range names {
		if strings.HasPrefix(text, n) && !goesOn(text[len(n):]) {
			return n
		}
	}
	return ""
}

// goesOn says whether a word goes on with what follows.
func goesOn(rest string) bool {
	r, _ := utf8.DecodeRuneInString(rest)
	return rest != "" && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// pieces takes a line apart.
func pieces(line string, players []string, cards *Cards) []piece {
	var out []piece
	spaced := false
	for i := 0; i < len(line); {
		rest := line[i:]
		r, n := utf8.DecodeRuneInString(rest)
		if r == ' ' {
			spaced = true
			i += n
			continue
		}
		p := piece{spaced: spaced}
		if p.text = longest(players, rest); p.text != "" {
			p.what = player
		} else if p.text = cards.at(rest); p.text != "" {
			p.what = card
		}
		switch {
		case p.text != "":
		case unicode.IsDigit(r):
			p.text, p.what = while(rest, unicode.IsDigit), number
		case unicode.IsLetter(r):
			p.text = while(rest, unicode.IsLetter)
		default:
			p.text = rest[:n]
		}
		out = append(out, p)
		spaced = false
		i += len(p.text)
	}
	return out
}

// while gives the runes at the beginning of a text that are of a sort.
func while(text string, is func(rune) bool) string {
	for i, r := range text {
		if !is(r) {
			return text[:i]
		}
	}
	return text
}

// listed makes one piece of each list of cards, such as "Punch, 2 x Kick". How many there are is not what kind of line
// it is, and neither is that there are none.
func listed(line []piece, ofState bool) []piece {
	var out []piece
	for i := 0; i < len(line); {
		n := cardAt(line[i:])
		if n == 0 {
			out = append(out, line[i])
			i++
			continue
		}
		for i+n < len(line) && line[i+n].text == "," {
			more := cardAt(line[i+n+1:])
			if more == 0 {
				break
			}
			n += 1 + more
		}
		out = append(out, piece{written(line[i : i+n]), card, line[i].spaced})
		i += n
	}
	if last := len(out) - 1; ofState && last > 0 && out[last].text == "empty" {
		out[last].what = card
	}
	return out
}

// cardAt says how many pieces the card has that a list begins with: "Punch", or "2 x Punch".
func cardAt(line []piece) int {
	switch {
	case len(line) > 0 && line[0].what == card:
		return 1
	case len(line) > 2 && line[0].what == number && line[1].text == "x" && line[2].what == card:
		return 3
	}
	return 0
}

// written writes pieces as they stood in their line.
func written(line []piece) string {
	var b strings.Builder
	for i, p := range line {
		if p.spaced && i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(p.text)
	}
	return b.String()
}

// keyOf is the same for lines that are of one kind.
func keyOf(line []piece) string {
	var b strings.Builder
	for i := range line {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(line[i].key())
	}
	return b.String()
}

// replaced are pieces of a line in whose place others stand.
type replaced struct{ from, to, gotFrom, gotTo int }

// mostAligned bounds the pieces of two lines that are aligned with each other: so much of a line is not one kind of
// event any more.
const mostAligned = 100 * 100

// align finds which pieces of a line became which of another, by their keys.
func align(a, b []piece) (out []replaced) {
	head := 0
	for head < len(a) && head < len(b) && a[head].key() == b[head].key() {
		head++
	}
	tail := 0
	for tail < len(a)-head && tail < len(b)-head && a[len(a)-1-tail].key() == b[len(b)-1-tail].key() {
		tail++
	}
	x, y := a[head:len(a)-tail], b[head:len(b)-tail]
	if len(x) == 0 && len(y) == 0 {
		return nil
	}
	if len(x)*len(y) > mostAligned {
		return []replaced{{head, len(a) - tail, head, len(b) - tail}}
	}
	// how long what both have in common is at most, from each pair of places to the ends
	width := len(y) + 1
	common := make([]int, (len(x)+1)*width)
	for i := len(x) - 1; i >= 0; i-- {
		for j := len(y) - 1; j >= 0; j-- {
			if x[i].key() == y[j].key() {
				common[i*width+j] = common[(i+1)*width+j+1] + 1
			} else {
				common[i*width+j] = max(common[(i+1)*width+j], common[i*width+j+1])
			}
		}
	}
	at := replaced{head, head, head, head}
	end := func() {
		if at.to > at.from || at.gotTo > at.gotFrom {
			out = append(out, at)
		}
	}
	i, j := 0, 0
	for i < len(x) || j < len(y) {
		switch {
		case i < len(x) && j < len(y) && x[i].key() == y[j].key():
			end()
			i, j = i+1, j+1
			at = replaced{head + i, head + i, head + j, head + j}
		case j == len(y) || i < len(x) && common[(i+1)*width+j] >= common[i*width+j+1]:
			i++
			at.to = head + i
		default:
			j++
			at.gotTo = head + j
		}
	}
	end()
	return out
}
