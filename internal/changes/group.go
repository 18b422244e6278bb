package changes

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/golden"
)

// Changed is a log that is not what it was.
type Changed struct {
	Name       string
	Players    []string // their names, as the log writes them
	Cards      *Cards   // of its game; nil where they are not known
	Difference *golden.Difference
	// Why tells, in place of a difference, why the scenario cannot be played to its end any more or, with Unmet, what
	// it expects in vain; Clauses are those that rests on.
	Why     error
	Unmet   bool
	Clauses []string
}

// Group is some logs whose first change is of one kind.
type Group struct {
	ID      string // stays as long as the kind of change is the same, such as "@3f2a"
	Clauses []string
	More    int // clauses that only some of the logs have there, and that are not among these
	Members []Member
	// Values are the numbers of the first change before and after, where these are not the same in all logs; the most
	// frequent first.
	Values []Value

	first   change
	key     string
	uniform bool   // the lines are the same, but for what stands for one thing among its like
	fixed   []bool // of the pieces of the first line, and of those of the second: they are the same in all
	cited   map[string]int
	counts  map[string]int
}

// Member is a log of a group.
type Member struct {
	Index int // among those that were given
	Alike int // those with the same number change in the same kinds to their end; 0 are the most
}

// Value is how often there is something, such as that one number became another.
type Value struct {
	Text  string
	Times int
}

// mostClauses is how many clauses a group names.
const mostClauses = 5

// mostUncommon is how many it names where no clause is cited in all of its logs.
const mostUncommon = 3

// Groups puts logs together that change in the same way: the greatest group first, and those of one size in the order
// of their first logs.
func Groups(all []Changed) []*Group {
	byKey := map[string]*Group{}
	alike := map[*Group]map[string][]int{}
	var out []*Group
	for i := range all {
		kinds := all[i].kinds()
		if len(kinds) == 0 {
			continue
		}
		g := byKey[kinds[0].key]
		if g == nil {
			g = &Group{first: kinds[0], key: kinds[0].key, uniform: true, cited: map[string]int{},
				counts: map[string]int{}}
			byKey[g.key], alike[g] = g, map[string][]int{}
			out = append(out, g)
		}
		g.add(kinds[0])
		course := courseOf(kinds)
		alike[g][course] = append(alike[g][course], i)
	}
	for _, g := range out {
		g.settle(alike[g])
	}
	slices.SortStableFunc(out, func(a, b *Group) int { return len(b.Members) - len(a.Members) })
	name(out)
	return out
}

// courseOf is the same for logs that change in the same kinds, and in numbers by as much, however often in each.
func courseOf(kinds []change) string {
	keys := make([]string, len(kinds))
	for i := range kinds {
		keys[i] = kinds[i].key + kinds[i].steps()
	}
	slices.Sort(keys)
	return strings.Join(slices.Compact(keys), "\n")
}

// add takes the first change of one more log into the group.
func (g *Group) add(c change) {
	if g.fixed == nil {
		for range len(c.was.says) + len(c.is.says) {
			g.fixed = append(g.fixed, true)
		}
	}
	if len(c.was.says) != len(g.first.was.says) || len(c.is.says) != len(g.first.is.says) ||
		keyOf(c.was.says) != keyOf(g.first.was.says) || keyOf(c.is.says) != keyOf(g.first.is.says) {
		g.uniform = false
	}
	if g.uniform {
		first, now := slices.Concat(g.first.was.says, g.first.is.says), slices.Concat(c.was.says, c.is.says)
		for i := range first {
			g.fixed[i] = g.fixed[i] && first[i].text == now[i].text
		}
		if v := c.value(); v != "" {
			g.counts[v]++
		}
	}
	seen := map[string]bool{}
	for _, id := range slices.Concat(c.was.clauses, c.is.clauses) {
		if !seen[id] {
			seen[id] = true
			g.cited[id]++
		}
	}
}

// value says which numbers became which, where only numbers did.
func (c *change) value() string {
	if c.sort != Altered || len(c.parts) > 0 {
		return ""
	}
	var out []string
	for i, p := range c.was.says {
		if q := c.is.says[i]; p.what == number && p.text != q.text {
			out = append(out, p.text+" -> "+q.text)
		}
	}
	return strings.Join(out, ", ")
}

// steps says by how much numbers became others, where only numbers did.
func (c *change) steps() string {
	if c.sort != Altered || len(c.parts) > 0 {
		return ""
	}
	var out strings.Builder
	for i, p := range c.was.says {
		if q := c.is.says[i]; p.what == number && p.text != q.text {
			was, wrong := strconv.Atoi(p.text)
			is, wrongToo := strconv.Atoi(q.text)
			if wrong != nil || wrongToo != nil { // longer than any number that is counted
				fmt.Fprintf(&out, " %s %s", p.text, q.text)
				continue
			}
			fmt.Fprintf(&out, " %+d", is-was)
		}
	}
	return out.String()
}

// settle puts the logs of the group in their order, and sums up what they have in common.
func (g *Group) settle(alike map[string][]int) {
	var courses [][]int
	for _, indexes := range alike {
		courses = append(courses, indexes)
	}
	slices.SortFunc(courses, func(a, b []int) int {
		if len(a) != len(b) {
			return len(b) - len(a)
		}
		return a[0] - b[0]
	})
	for n, indexes := range courses {
		for _, i := range indexes {
			g.Members = append(g.Members, Member{i, n})
		}
	}
	var ids []string
	for id := range g.cited {
		ids = append(ids, id)
	}
	// the order of the citation is from the most particular to the most general; that of the first log counts
	order := slices.Concat(g.first.was.clauses, g.first.is.clauses)
	place := func(id string) int {
		if i := slices.Index(order, id); i >= 0 {
			return i
		}
		return len(order)
	}
	slices.SortFunc(ids, func(a, b string) int {
		switch {
		case g.cited[a] != g.cited[b]:
			return g.cited[b] - g.cited[a]
		case place(a) != place(b):
			return place(a) - place(b)
		}
		return strings.Compare(a, b)
	})
	for n, id := range ids {
		common := g.cited[ids[0]] == len(g.Members)
		if n == mostClauses || g.cited[id] < len(g.Members) && (common || n == mostUncommon) {
			g.More = len(ids) - n
			break
		}
		g.Clauses = append(g.Clauses, id)
	}
	if len(g.counts) > 1 {
		g.Values = frequent(g.counts)
	}
}

// ByClause counts by clause the logs whose first change cites it, before or after; the most frequent first.
func ByClause(groups []*Group) []Value {
	times := map[string]int{}
	for _, g := range groups {
		for id, n := range g.cited {
			times[id] += n
		}
	}
	return frequent(times)
}

// frequent lists what was counted, the most frequent first.
func frequent(times map[string]int) (out []Value) {
	for text, n := range times {
		out = append(out, Value{text, n})
	}
	slices.SortFunc(out, func(a, b Value) int {
		if a.Times != b.Times {
			return b.Times - a.Times
		}
		return strings.Compare(a.Text, b.Text)
	})
	return out
}

// name gives each group its id: some digits that come of its kind of change alone, as many as tell them apart.
func name(all []*Group) {
	for digits := 4; ; digits += 2 {
		seen := map[string]bool{}
		for _, g := range all {
			sum := sha256.Sum256([]byte(g.key))
			g.ID = "@" + hex.EncodeToString(sum[:])[:digits]
			seen[g.ID] = true
		}
		if len(seen) == len(all) || digits >= 2*sha256.Size {
			return
		}
	}
}

// Alike is how many logs of the group change to their end as those with a number do.
func (g *Group) Alike(n int) int {
	count := 0
	for _, m := range g.Members {
		if m.Alike == n {
			count++
		}
	}
	return count
}

// Courses is in how many ways the logs of the group go on behind their first change.
func (g *Group) Courses() int { return g.Members[len(g.Members)-1].Alike + 1 }

// Sort is what the first change does to its line.
func (g *Group) Sort() Sort { return g.first.sort }

// stands are the words for what is not the same in all logs of a group.
var stands = map[what]engine.Text{
	player: {"‹player›", "‹joueur›"},
	card:   {"‹card›", "‹carte›"},
	number: {"‹number›", "‹nombre›"},
}

// longestTitle bounds the runes of a title: it is read in a list.
const longestTitle = 160

// Title says what kind of change it is, in one line.
func (g *Group) Title() engine.Text {
	says := engine.Each(func(l engine.Lang) string { return clip(g.line(l)) })
	switch g.first.sort {
	case Gone:
		return engine.Sayf("no longer: %s", "disparaît : %s", says)
	case Came:
		return engine.Sayf("new: %s", "nouveau : %s", says)
	case Offered:
		return engine.Sayf("other choices: %s", "d'autres choix : %s", says)
	case Placed:
		return engine.Sayf("under another event: %s", "sous un autre événement : %s", says)
	case Whole:
		return g.first.tells
	case Stopped, Unmet:
		says := engine.Each(func(l engine.Lang) string { return clip(g.first.tells.In(l)) })
		what := engine.Text{"can no longer be played", "ne peut plus être joué"}
		if g.first.sort == Unmet {
			what = engine.Text{"what it expects does not hold", "ce qu'il attend n'est plus vrai"}
		}
		if slices.Contains(g.fixed, false) {
			return engine.Sayf("%v; one of them: %v", "%v ; l'un d'eux : %v", what, says)
		}
		return engine.Sayf("%v: %v", "%v : %v", what, says)
	case Cited:
		return engine.Sayf("by other clauses: %s", "par d'autres clauses : %s", clip(marked(
			strings.Join(g.first.less, " "), strings.Join(g.first.fresh, " "))))
	}
	return says
}

// marked writes what went and what came as a difference without colours does.
func marked(was, is string) string {
	if was != "" {
		was = "[-" + was + "-]"
	}
	if is != "" {
		is = "{+" + is + "+}"
	}
	return was + is
}

// line writes the line of the first change, with what went and what came.
func (g *Group) line(l engine.Lang) string {
	c := &g.first
	got := len(c.was.says)
	switch {
	case !g.uniform && c.sort == Altered:
		var out []string
		for _, p := range c.parts {
			piece := marked(written(c.was.says[p.from:p.to]), written(c.is.says[p.gotFrom:p.gotTo]))
			if !slices.Contains(out, piece) {
				out = append(out, piece)
			}
		}
		if len(out) == 0 {
			return g.marks(l)
		}
		return strings.Join(out, " … ") + engine.Text{", as in: ", ", comme dans : "}.In(l) + g.marks(l)
	case c.sort == Came:
		return g.run(c.is.says, got, l)
	case c.sort != Altered:
		return g.run(c.was.says, 0, l)
	}
	return g.marks(l)
}

// show writes a piece: as it is where it is the same in all logs of the group, and else what it stands for. at counts
// the pieces of both lines.
func (g *Group) show(p piece, at int, l engine.Lang) string {
	if p.what == word || !g.uniform || g.fixed[at] {
		return p.text
	}
	return stands[p.what].In(l)
}

// run writes some pieces that begin at a place.
func (g *Group) run(line []piece, at int, l engine.Lang) string {
	out := slices.Clone(line)
	for i := range out {
		out[i].text = g.show(line[i], at+i, l)
	}
	return written(out)
}

// marks writes both lines of the first change as one.
func (g *Group) marks(l engine.Lang) string {
	c := &g.first
	got := len(c.was.says)
	var b strings.Builder
	space := func(p piece) {
		if p.spaced && b.Len() > 0 {
			b.WriteByte(' ')
		}
	}
	for i, j := 0, 0; i < len(c.was.says) || j < len(c.is.says); {
		if k := slices.IndexFunc(c.parts, func(p replaced) bool { return p.from == i && p.gotFrom == j }); k >= 0 {
			p := c.parts[k]
			space(slices.Concat(c.was.says[p.from:p.to], c.is.says[p.gotFrom:p.gotTo])[0])
			b.WriteString(marked(g.run(c.was.says[p.from:p.to], p.from, l),
				g.run(c.is.says[p.gotFrom:p.gotTo], got+p.gotFrom, l)))
			i, j = p.to, p.gotTo
			continue
		}
		was, is := c.was.says[i], c.is.says[j]
		space(is)
		if was.text != is.text && len(c.parts) == 0 {
			b.WriteString(marked(g.show(was, i, l), g.show(is, got+j, l)))
		} else {
			b.WriteString(g.show(is, got+j, l))
		}
		i, j = i+1, j+1
	}
	return b.String()
}

// clip shortens what is too long for a title.
func clip(s string) string {
	n := 0
	for at := range s {
		if n == longestTitle {
			return s[:at] + "…"
		}
		n++
	}
	return s
}

// String is the title, for tests.
func (g *Group) String() string { return fmt.Sprintf("%s %s (%d)", g.ID, g.Title(), len(g.Members)) }
