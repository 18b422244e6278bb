package engine

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// FindCard looks a card up by its name in any language (letter case, accents' absence and typographic apostrophes do
// not matter), or by its id. Zero if there is none.
func (r *Rules) FindCard(name string) Def {
	if d, ok := r.byName[name]; ok {
		return d
	}
	return r.byName[FoldName(name)]
}

// Means says whether a name means a declaration: its own name, id or title in any language.
func (r *Rules) Means(d Def, name string) bool {
	if r.FindCard(name) == d {
		return true
	}
	k := &r.Cards[d]
	if k.Title == (Text{}) {
		return false
	}
	folded := FoldName(name)
	return folded != "" && k.Title.Means(folded)
}

// Namesake gives the card that is meant by the name of another where only one that fits can be: the card itself if it
// fits or none of that title does.
func (r *Rules) Namesake(d Def, fits func(d Def) bool) Def {
	if fits(d) {
		return d
	}
	name := r.Cards[d].Name[EN]
	for x := Def(1); int(x) < len(r.Cards); x++ {
		if x != d && r.Means(x, name) && fits(x) {
			return x
		}
	}
	return d
}

// CardOf gives the card whose text a clause is, zero if it is no card's. The clauses of a card are called by its id:
// fe.card.kick.
func (r *Rules) CardOf(c Clause) Def {
	id, ok := strings.CutPrefix(r.Book.ID(c), r.Book.Prefix+".card.")
	if !ok {
		id, ok = strings.CutPrefix(r.Book.ID(c), OwnClause)
	}
	if !ok {
		return 0
	}
	id, _, _ = strings.Cut(id, ".")
	for d := 1; d < len(r.Cards); d++ {
		if r.Cards[d].ID == id {
			return Def(d)
		}
	}
	return 0
}

// nameCards readies the rules for FindCard.
func (r *Rules) nameCards() {
	r.byName = make(map[string]Def, 4*len(r.Cards))
	// a title means the first card that bears it, of its faces the one that shows last
	for d := 1; d < len(r.Cards); d++ {
		c := &r.Cards[d]
		first := Def(d)
		if c.Back != 0 && r.Cards[c.Back].Title == c.Title {
			first = c.Back
		}
		for title := range c.Title.All() {
			for _, n := range [...]string{title, FoldName(title)} {
				if r.byName[n] == 0 {
					r.byName[n] = first
				}
			}
		}
	}
	for d := len(r.Cards) - 1; d > 0; d-- {
		c := &r.Cards[d]
		if c.ID != "" {
			r.byName[c.ID] = Def(d)
		}
		for name := range c.Name.All() {
			r.byName[name], r.byName[FoldName(name)] = Def(d), Def(d)
		}
	}
	for d := 1; d < len(r.Cards); d++ {
		if also := FoldName(r.Cards[d].Also); also != "" && r.byName[also] == 0 {
			r.byName[also] = Def(d)
		}
	}
}

// FindOption finds an option by its name in any language, zero if there is none.
func (r *Rules) FindOption(name string) Option {
	name = FoldName(name)
	for o := 1; o < len(r.Options); o++ {
		if name != "" && r.Options[o].Means(name) {
			return Option(o)
		}
	}
	return 0
}

// NearCard gives the card name nearest to a wrong one, "" if none is near. An article before a name may be left out, or
// be too much.
func (r *Rules) NearCard(name string) string {
	var names []string
	for d := 1; d < len(r.Cards); d++ {
		if r.Cards[d].Test { // nobody means it
			continue
		}
		names = slices.AppendSeq(names, r.Cards[d].Name.All())
		names = slices.AppendSeq(names, r.Cards[d].Title.All())
	}
	if near := Nearest(name, names); near != "" {
		return near
	}
	bare := make([]string, len(names))
	for i := range names {
		bare[i] = withoutArticle(names[i])
	}
	if near := Nearest(withoutArticle(name), bare); near != "" {
		return names[slices.Index(bare, near)]
	}
	return ""
}

// NearName is what NearCard gives, in each language in which the name or the title of that card is near as well, and as
// that card is called in a further language; empty if none is near.
func (r *Rules) NearName(name string) Text {
	near := r.NearCard(name)
	if near == "" {
		return Text{}
	}
	k := &r.Cards[r.FindCard(near)]
	return Each(func(l Lang) string {
		if l == Further {
			return k.Name.In(l)
		}
		for _, own := range [...]string{k.Title.In(l), k.Name.In(l)} {
			if own != "" && (Nearest(name, []string{own}) != "" ||
				Nearest(withoutArticle(name), []string{withoutArticle(own)}) != "") {
				return own
			}
		}
		return near
	})
}

// Numbered gives, in quotes, the names that are a name and a number behind it.
func (r *Rules) Numbered(name string) []string {
	var out []string
	for d := 1; d < len(r.Cards); d++ {
		of := r.Cards[d].Name[EN]
		at := strings.LastIndexByte(of, ' ')
		if at < 0 || r.Cards[d].Test || FoldName(of[:at]) != FoldName(name) {
			continue
		}
		if _, err := strconv.Atoi(of[at+1:]); err == nil {
			out = append(out, strconv.Quote(of))
		}
	}
	return out
}

// withoutArticle is a name, folded, without the article before it and the signs behind it.
func withoutArticle(name string) string {
	folded := FoldName(name)
	for _, article := range [...]string{"the ", "a ", "an ", "le ", "la ", "les ", "l'", "un ", "une ", "des "} {
		if rest, ok := strings.CutPrefix(folded, article); ok {
			folded = rest
			break
		}
	}
	return strings.TrimRight(folded, " !?.…\u00a0\u202f")
}

// FoldName makes two spellings of a name comparable; quotation marks do not count.
func FoldName(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, c := range strings.TrimSpace(s) {
		switch c = unicode.ToLower(c); c {
		case '"', '“', '”', '«', '»':
			continue
		case '’', '‘', '`':
			c = '\''
		case 'à', 'á', 'â', 'ã', 'ä', 'å':
			c = 'a'
		case 'ç':
			c = 'c'
		case 'è', 'é', 'ê', 'ë':
			c = 'e'
		case 'ì', 'í', 'î', 'ï':
			c = 'i'
		case 'ñ':
			c = 'n'
		case 'ò', 'ó', 'ô', 'õ', 'ö':
			c = 'o'
		case 'ù', 'ú', 'û', 'ü':
			c = 'u'
		case 'ý', 'ÿ':
			c = 'y'
		case 'œ':
			b.WriteByte('o')
			c = 'e'
		case 'æ':
			b.WriteByte('a')
			c = 'e'
		}
		b.WriteRune(c)
	}
	return b.String()
}

// Nearest gives the name nearest to a wrong one by edit distance, "" if none is near enough to be meant.
func Nearest(wrong string, names []string) string {
	return NearestWithin(wrong, names, 3)
}

// NearestWithin is Nearest for who takes fewer slips for meant, at most so many.
func NearestWithin(wrong string, names []string, most int) string {
	w := []rune(FoldName(wrong))
	best, bestDistance := "", max(1, min(most, len(w)/3))+1
	for _, n := range names {
		f := []rune(FoldName(n))
		if d := editDistance(w, f, bestDistance); d < bestDistance {
			best, bestDistance = n, d
		}
	}
	return best
}

// editDistance counts insertions, deletions, changes and swaps of neighbours, giving up at limit.
func editDistance(a, b []rune, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit || len(a) > 100 {
		return limit
	}
	before, row, next := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		next[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			next[j] = min(row[j]+1, next[j-1]+1, row[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				next[j] = min(next[j], before[j-2]+1)
			}
		}
		before, row, next = row, next, before
	}
	return row[len(b)]
}
