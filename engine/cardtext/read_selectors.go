package cardtext

import (
	"cmp"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Whom and which cards a word means, and where they lie.

var whos = map[string]Who{"you": You, "foe": Foe, "attacker": Attacker, "one_foe": OneFoe, "each_foe": EachFoe,
	"owner": Owner, "one_player": OnePlayer, "each_player": EachPlayer, "first_player": FirstPlayer,
	"engaged_player": EngagedPlayer}

// who reads a player.
func (r *Reader) who(v Value) Who {
	if n, ok := v.(*Node); ok && n.Of == nil && len(n.Calls) == 0 {
		if w, ok := whos[n.Word]; ok && (r.Words.Players == nil || slices.Contains(r.Words.Players, w)) {
			r.present(w)
			return w
		}
	}
	some := "you, foe, one_foe, each_foe …"
	if r.Words.Players != nil {
		some = strings.Join(whosWords(r.Words.Players), ", ")
	}
	r.fail(lineOf(v), "a player stands here: %s", "ici se trouve un joueur : %s", some)
	return You
}

// lineOf is where a value stands, 0 where that is not known.
func lineOf(v Value) int {
	switch v := v.(type) {
	case *Node:
		return v.Line
	case *Table:
		return v.Line
	}
	return 0
}

// place reads a place: hand, foe.hand, top(deck), bottom(foe.deck).
func (r *Reader) place(v Value) *Place {
	n, ok := v.(*Node)
	if !ok {
		r.fail(lineOf(v), "a place stands here, such as hand or top(deck)",
			"ici se trouve un lieu, comme hand ou top(deck)")
		return &Place{}
	}
	switch n.Word {
	case "top", "bottom":
		r.formed(n)
		if arg(n, 0, 1) != nil {
			r.fail(n.Line, "a place is one card's place: %s(deck)", "un lieu est celui d'une seule carte : %s(deck)",
				n.Word)
		}
		if in, ok := arg(n, 0, 0).(*Node); ok && (in.Word == "top" || in.Word == "bottom") {
			r.wrong(n.Line, in.Word, r.placeWords())
			return &Place{}
		}
		p := r.place(arg(n, 0, 0))
		if p.At = engine.Top; n.Word == "bottom" {
			p.At = engine.Bottom
		}
		return p
	}
	i := slices.IndexFunc(r.Words.Places, func(p PlaceWord) bool { return p.Word == n.Word })
	if i < 0 {
		r.wrong(n.Line, n.Word, r.placeWords())
		return &Place{}
	}
	p := &Place{Zone: r.Words.Places[i].Zone, Of: r.Words.Places[i].Of}
	r.fits(n, n.Word)
	if r.in.Scored && p.Of != Nobody && (n.Of != nil || !slices.Contains(r.Words.Gathered, p.Zone)) {
		r.unscored(n)
	}
	if n.Of == nil {
		return p
	}
	who := r.who(n.Of)
	switch of := r.Words.Owners; {
	case p.Of == Nobody:
		r.fail(n.Line, "%s is nobody's: it belongs to the table", "%s n'est à personne : c'est à la table", n.Word)
		return p
	case of != nil && !slices.Contains(of, who) && !(who == EachPlayer && r.counts):
		r.fail(n.Line, "of whom %s is cannot be said with %s", "de qui est %s ne peut pas se dire avec %s", n.Word,
			n.Of.Word)
	}
	p.Of = who
	return p
}

// placeWords are the words of places.
func (r *Reader) placeWords() []string {
	var words []string
	for _, p := range r.Words.Places {
		words = append(words, p.Word)
	}
	return words
}

// selectors are the words that say which cards.
var selectors = map[string]How{"one": One, "up_to": UpTo, "one_to": OneTo, "exactly": Exactly, "one_of_each": OneOfEach,
	"each": Each, "top": Top, "bottom": Bottom,
	"random": Random, "picked": Picked, "this": This, "that": That, "it": It, "those": It, "the": Called}

// isSelector says whether a value says which cards: by a word of the grammar, or of the game.
func (r *Reader) isSelector(v Value) bool {
	n, ok := v.(*Node)
	return ok && n.Of == nil && (selectors[n.Word] != NoCards || r.cardWord(n.Word) >= 0)
}

// cardWord is the place of a word among those that mean cards by themselves, negative if it is none.
func (r *Reader) cardWord(word string) int {
	return slices.IndexFunc(r.Words.Cards, func(w SelectorWord) bool { return w.Word == word })
}

// selector reads which cards are meant.
func (r *Reader) selector(v Value) *Selector {
	n, ok := v.(*Node)
	if !ok || !r.isSelector(v) {
		r.fail(lineOf(v), "cards stand here, such as one{ hand } or top(deck)",
			"ici se trouvent des cartes, comme one{ hand } ou top(deck)")
		return &Selector{How: This}
	}
	s := &Selector{How: selectors[n.Word], Line: n.Line}
	if i := r.cardWord(n.Word); i >= 0 {
		r.at = cmp.Or(n.Line, r.at)
		if s.How = FirstCards + How(i); r.Words.Cards[i].Named {
			r.fits(n, n.Word+` "…"`, 1)
			s.Card = r.card(n)
		} else {
			r.fits(n, n.Word)
		}
		r.known(n, r.Words.Cards[i].Needs)
		if on := r.Words.Cards[i].On; on != nil && !r.NoEvent && !slices.Contains(on, r.in.Event) {
			r.fail(n.Line, "%s is a card of other events than the one for which this text waits",
				"%s est une carte d'autres événements que celui que ce texte attend", n.Word)
		} else if on != nil && r.NoEvent {
			r.fail(n.Line, "%s is a card of what has happened, and this text waits for nothing",
				"%s est une carte de ce qui est arrivé, et ce texte n'attend rien", n.Word)
		}
		return s
	}
	r.formed(n)
	switch s.How {
	case That:
		if r.NoEvent || r.Words.Waits != nil && r.Words.Waits[r.in.Event].NoCard {
			r.fail(n.Line, "nothing has happened yet of which that could be the card",
				"rien n'est encore arrivé dont that pourrait être la carte")
		}
		return s
	case This:
		return s
	case It:
		r.given(n, r.in.Found || r.in.About)
		return s
	case Called:
		s.Name = r.called(n)
	case Top, Bottom:
		s.Zones = []Place{*r.place(arg(n, 0, 0))}
		if many := arg(n, 0, 1); many != nil {
			s.N = r.howMany(nil, many)
		}
	case UpTo, OneTo, Exactly:
		s.N = r.howMany(nil, arg(n, 0, 0))
		r.among(s, arg(n, 1, 0))
	default:
		r.among(s, arg(n, 0, 0))
	}
	return s
}

// called reads the "name" of a result.
func (r *Reader) called(n *Node) uint8 {
	name, _ := arg(n, 0, 0).(string)
	i := slices.Index(r.names, name)
	r.formed(n)
	if i < 0 {
		r.fail(n.Line, "no sentence before this one gives %q; name it there: …:as %[1]q",
			"aucune phrase avant celle-ci ne donne %q ; nommez-le là : …:as %[1]q", name)
		return 0
	}
	return uint8(i + 1)
}

// among reads the braces of a selector: places, and what the card is asked for.
func (r *Reader) among(s *Selector, v Value) {
	t, ok := v.(*Table)
	if !ok {
		r.fail(s.Line, "which cards are meant stands in braces: one{ hand, cost = {1} }",
			"quelles cartes sont visées se dit entre accolades : one{ hand, cost = {1} }")
		return
	}
	for _, x := range t.List {
		if n, ok := x.(*Node); ok && n.Word == "the" && n.Of == nil {
			if s.Name = r.called(n); len(t.List) > 1 || r.counts {
				r.fail(n.Line, "what has a name stands alone in braces",
					"ce qui a un nom se trouve seul entre accolades")
			}
			continue
		}
		if class, ok := x.(string); ok {
			s.Class |= 1 << r.quoted(cmp.Or(t.Line, s.Line), class, r.Words.Classes)
			continue
		}
		if r.isSelector(x) && r.byItself(s, t) { // none{ host }
			one := r.selector(x)
			s.How, s.Card = one.How, one.Card
			r.finds(&Node{Word: "{ … }", Line: cmp.Or(t.Line, s.Line)}, s, r.Words.Meant)
			continue
		}
		s.Zones = append(s.Zones, *r.place(x))
	}
	if s.Tests = r.tests(t, func(w *KeyWord) bool {
		return !w.NoCards
	}); r.Words.MustPlace && len(s.Zones) == 0 && s.Name == 0 {
		r.fail(cmp.Or(t.Line, s.Line), "where the cards lie is missing: one{ hand }",
			"il manque où se trouvent les cartes : one{ hand }")
		s.Zones = append(s.Zones, Place{Zone: r.Words.Places[0].Zone, Of: r.Words.Places[0].Of})
	}
	if len(s.Zones) > mostPlaces {
		r.fail(cmp.Or(t.Line, s.Line), "%d places at most stand here", "%d lieux au plus se trouvent ici", mostPlaces)
		s.Zones = s.Zones[:mostPlaces]
	}
	if r.Words.Among != nil {
		r.Words.Among(r, s)
	}
}

// mostPlaces is how many places a selector names at most.
const mostPlaces = 4

// byItself says whether a word that means cards by itself may stand in the braces of a selector: alone, where all cards
// are meant; of those that were found something may be asked.
func (r *Reader) byItself(s *Selector, t *Table) bool {
	n, _ := t.List[0].(*Node)
	return s.How == Each && len(t.List) == 1 && (len(t.Keys) == 0 || n != nil && selectors[n.Word] == It)
}

// tests reads the keys of a selector or an event, as far as they may stand there.
func (r *Reader) tests(t *Table, may func(*KeyWord) bool) []Test {
	var out []Test
	for _, k := range t.Keys {
		i := slices.IndexFunc(r.Words.Keys, func(w KeyWord) bool { return w.Word == k.Name && may(&w) })
		if i < 0 {
			var words []string
			for i := range r.Words.Keys {
				if may(&r.Words.Keys[i]) {
					words = append(words, r.Words.Keys[i].Word)
				}
			}
			r.wrong(k.Line, k.Name, words)
			continue
		}
		if r.at = k.Line; r.lacks(k.Line, k.Name) {
			continue
		}
		out = append(out, r.test(uint8(i), &r.Words.Keys[i], k))
	}
	r.opposed(t.Line, out)
	return out
}

// opposed notes tests of which no card passes both: one leaves out all that the other asks for.
func (r *Reader) opposed(line int, tests []Test) {
	for i := range tests {
		w := &r.Words.Keys[tests[i].Key]
		if w.Opposes == "" {
			continue
		}
		for j := range tests {
			asks := &tests[j]
			left := func(d engine.Def) bool { return !slices.Contains(tests[i].Cards, d) }
			if r.Words.Keys[asks.Key].Word != w.Opposes || asks.Bits&^tests[i].Bits != 0 ||
				slices.ContainsFunc(asks.Cards, left) {
				continue
			}
			r.fail(line, "no card is both: %s leaves out what %s asks for",
				"aucune carte n'est les deux : %s exclut ce que %s demande", w.Word, w.Opposes)
		}
	}
}

// test reads what stands behind a key.
func (r *Reader) test(key uint8, w *KeyWord, k Key) Test {
	t := Test{Key: key}
	list := []Value{k.Value}
	table, several := k.Value.(*Table)
	if several {
		r.row(table)
		if list = table.List; len(list) == 0 {
			r.fail(k.Line, "what %s asks for is missing", "il manque ce que %s demande", k.Name)
		} else if w.One && len(list) > 1 {
			r.fail(k.Line, "%s asks for one thing", "%s demande une seule chose", k.Name)
		}
	}
	switch w.Kind {
	case KeySet:
		for _, v := range list {
			bits := r.set(k.Line, v, w.Of)
			if bits != 0 && t.Bits&bits == bits {
				r.fail(k.Line, "%s says %v twice", "%s dit %v deux fois", k.Name, v)
			}
			t.Bits |= bits
		}
	case KeyWords:
		for _, v := range list {
			bit := uint64(1) << r.quoted(k.Line, v, w.Of)
			if t.Bits&bit != 0 {
				r.fail(k.Line, "%s says %v twice", "%s dit %v deux fois", k.Name, v)
			}
			t.Bits |= bit
		}
	case KeyRange:
		t.Low, t.High = r.between(k, list, several)
	case KeyCards:
		for _, v := range list {
			t.Cards = append(t.Cards, r.cardNamed(k.Line, v))
		}
	case KeyWho:
		if t.Who = r.who(k.Value); t.Who != You && !slices.Contains(w.Who, t.Who) {
			r.wrong(k.Line, whoWord(t.Who), whoWords(w.Who))
		}
	case KeyYes:
		r.yes(k)
	case KeyNo:
		if k.Value != false {
			r.fail(k.Line, "%s is false or left out", "%s est false, ou absent", k.Name)
		}
	case KeyClause:
		t.Clause = r.clause(k.Line, k.Value)
	case KeyAny:
		r.quoted(k.Line, k.Value, w.Of)
	}
	return t
}

// between reads a range: a number, { from } or { from, to }.
func (r *Reader) between(k Key, list []Value, several bool) (low, high *Amount) {
	if len(list) > 2 {
		r.fail(k.Line, "%s is a number, or { from, to }", "%s est un nombre, ou { de, à }", k.Name)
	}
	if len(list) == 0 {
		return &Amount{}, nil
	}
	if low = r.amount(list[0]); !several {
		return low, low
	}
	if len(list) > 1 {
		high = r.amount(list[1])
	}
	if least, _ := r.extent(low); high != nil && r.most(high) < least {
		r.fail(k.Line, "%s goes from a number to one that is no less",
			"%s va d'un nombre à un autre qui n'est pas moindre", k.Name)
	}
	return low, high
}

// set reads a word of Sets, one of some if there are any given.
func (r *Reader) set(line int, v Value, of []string) uint64 {
	if of == nil {
		of = sorted(r.Words.Sets)
	}
	return r.Words.Sets[of[r.quoted(line, v, of)]]
}

// NoCard notes the name of a card that there is not, and tells one that is like it.
func (r *Reader) NoCard(line int, name string) {
	r.fail(line, "there is no card %q%s", "il n'y a pas de carte %q%s", name, r.likeCard(name))
}

// likeCard asks whether another card was meant, one whose name is like this one; empty where none is.
func (r *Reader) likeCard(name string) engine.Text {
	if r.Words.Names == nil {
		return engine.Text{}
	}
	others := slices.DeleteFunc(r.Words.Names(), func(n string) bool { return n == name })
	if n := engine.Nearest(name, others); n != "" {
		return engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", n)
	}
	return engine.Text{}
}

// cardNamed reads the name of a card.
func (r *Reader) cardNamed(line int, v Value) engine.Def {
	name, ok := v.(string)
	if !ok {
		r.fail(line, "the name of a card stands here, in quotes", "ici se trouve le nom d'une carte, entre guillemets")
		return 0
	}
	if r.Find != nil {
		if d, ok := r.Find(name); ok {
			return d
		}
	}
	r.NoCard(line, name)
	return 0
}

// card reads the name of a card behind a word.
func (r *Reader) card(n *Node) engine.Def { return r.cardFor(n.Word, n.Line, arg(n, 0, 0)) }

// cardFor reads the name of a card behind a word, and notes one of another kind than the word means.
func (r *Reader) cardFor(word string, line int, v Value) engine.Def {
	d := r.cardNamed(line, v)
	kinds := r.Words.Named[word]
	if d == 0 || kinds == nil || r.Words.Kind == nil {
		return d
	}
	if kind := r.Words.Kind(d); kind != "" && !slices.Contains(kinds, kind) {
		r.fail(line, "%q is a card of the kind %s, and %s names one of these: %s",
			"%q est une carte de genre %s, et %s en nomme une de ceux-ci : %s", v, kind, word,
			strings.Join(kinds, ", "))
	}
	return d
}

// sorted gives the words of a set.
func sorted(m map[string]uint64) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
