package cardtext

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablereferee/engine"
)

// Bounds of the cards that somebody adds to a box.
const (
	maxOwn    = 500 // cards
	maxCopies = 20  // of each
	maxName   = 60  // bytes
)

// What cards may say, in words.
const (
	MaxSays    = 1_000  // of one card: more than any number that counts what stands on one
	MaxSaysAll = 50_000 // of all of somebody's own together: as many abilities as the rules can number
)

// WithOwn puts cards of somebody's own behind those of a box. One that bears the name of a printed card is that card,
// changed: it keeps its place, what is written of it holds, and of all else what is printed. A test card, which nobody
// knows, takes its name from nobody: it makes way for one that bears it. The error tells every mistake, each with file
// and line.
func WithOwn(box, own []Declared) ([]Declared, error) {
	box = withoutNamesakes(box, own)
	o := owner{cards: slices.Clone(box), printed: map[string][]int{}, titled: map[string][]int{}, ids: map[string]int{},
		first: map[int]*Declared{}, turn: map[*Declared]int{}}
	for i := range box {
		f := NewFacts(&box[i], nil, nil)
		o.ids[f.ID()] = i
		note := func(in map[string][]int, names ...string) {
			slices.Sort(names)
			for _, name := range slices.Compact(names) {
				if name != "" { // a French name that nobody knows
					in[name] = append(in[name], i)
				}
			}
		}
		note(o.printed, engine.FoldName(box[i].Name), engine.FoldName(f.Word("fr")), f.ID())
		if title := f.Both("title"); title != (engine.Text{}) {
			note(o.titled, engine.FoldName(title[engine.EN]), engine.FoldName(title[engine.FR]))
		}
	}
	if len(own) > maxOwn {
		o.fail(&own[maxOwn], 0, "these are %d cards of your own; the most is %d",
			"cela fait %d cartes de votre cru ; le maximum est %d", len(own), maxOwn)
		return nil, Together(o.wrong)
	}
	all := 0
	for i := range own {
		n := wordsOf(own[i].Says)
		if all += n; n > MaxSays {
			o.fail(&own[i], 0, "a card of your own says %d words at most", "une carte de votre cru dit %d mots au plus",
				MaxSays)
		}
	}
	if all > MaxSaysAll {
		o.fail(&own[len(own)-1], 0, "your cards say more than %d words together",
			"vos cartes disent ensemble plus de %d mots", MaxSaysAll)
	}
	if len(o.wrong) > 0 {
		return nil, Together(o.wrong)
	}
	for i := range own {
		o.add(own[i])
	}
	o.namesakes()
	return o.cards, Together(o.wrong)
}

// names are what a card can be called by, folded: in any language, by its title and by its id.
func names(d *Declared) []string {
	f := NewFacts(d, nil, nil)
	title := f.Both("title")
	return []string{engine.FoldName(d.Name), engine.FoldName(f.Word(keyFrench)), Slug(d.Name), Slug(f.Word(keyFrench)),
		f.ID(), engine.FoldName(title[engine.EN]), engine.FoldName(title[engine.FR])}
}

// withoutNamesakes leaves out of a box the test cards that bear a name of somebody's own card, each with the other side
// that it has. One whose title is that of a printed card keeps that title.
func withoutNamesakes(box, own []Declared) []Declared {
	taken := map[string]bool{"": false}
	for i := range own {
		f := NewFacts(&own[i], nil, nil)
		for _, name := range [...]string{own[i].Name, f.Word(keyFrench)} {
			taken[engine.FoldName(name)], taken[Slug(name)] = name != "", name != ""
		}
		taken[f.ID()] = true
	}
	isTest := func(d *Declared) bool { return NewFacts(d, nil, nil).Yes("test") }
	for i := range box {
		if !isTest(&box[i]) {
			for _, name := range names(&box[i]) {
				taken[name] = false
			}
		}
	}
	gone := map[string]bool{} // by id
	for range 2 {             // the other side of one that goes, goes as well
		for i := range box {
			f := NewFacts(&box[i], nil, nil)
			if isTest(&box[i]) && (gone[f.Word("back")] || slices.ContainsFunc(names(&box[i]),
				func(name string) bool { return taken[name] })) {
				gone[f.ID()] = true
			}
		}
	}
	if len(gone) == 0 {
		return box
	}
	return slices.DeleteFunc(slices.Clone(box), func(d Declared) bool {
		return gone[NewFacts(&d, nil, nil).ID()]
	})
}

// owner adds cards to those of a box.
type owner struct {
	cards   []Declared
	printed map[string][]int // by folded name in any language, or id
	titled  map[string][]int // by folded title, which several cards may have
	ids     map[string]int
	first   map[int]*Declared // where an added card, or a change, was declared
	turn    map[*Declared]int // and which of all it was
	wrong   []error
}

func (o *owner) fail(d *Declared, line int, en, fr string, args ...any) {
	o.wrong = append(o.wrong, &Error{File: d.File, Line: cmp.Or(line, d.Line), Card: NameShown(d.Name),
		Says: engine.Sayf(en, fr, args...)})
}

// wordsOf is how many words a value holds.
func wordsOf(v Value) int {
	n := 1
	switch v := v.(type) {
	case *Table:
		for _, x := range v.List {
			n += wordsOf(x)
		}
		for _, k := range v.Keys {
			n += wordsOf(k.Value)
		}
	case *Node:
		if v.Of != nil {
			n += wordsOf(v.Of)
		}
		for _, call := range v.Calls {
			for _, x := range call {
				n += wordsOf(x)
			}
		}
	}
	return n
}

// NameShown is a name as a message shows it: on one line, not without end, and in quotes where some of it could not be
// seen.
func NameShown(name string) string {
	cut := ""
	if len(name) > maxName {
		name, cut = strings.ToValidUTF8(name[:maxName], ""), "…"
	}
	if strings.TrimSpace(name) == "" || !shown(name) || strings.Contains(name, "\n") {
		name = strconv.Quote(name)
	}
	return name + cut
}

// add takes in one card.
func (o *owner) add(d Declared) {
	called := engine.FoldName(d.Name)
	switch {
	case len(o.printed[called]) > 0:
		o.change(&d, o.printed[called])
		return
	case len(o.titled[called]) > 0:
		o.change(&d, o.alike(o.titled[called]))
		return
	}
	if why := badName(d.Name); why != (engine.Text{}) {
		o.fail(&d, 0, "a card cannot be called so: %s%s", "une carte ne peut pas s'appeler ainsi : %s%s", why, o.plain(d.Name))
		return
	}
	f := NewFacts(&d, nil, nil)
	id := f.ID()
	at, taken := o.ids[id]
	switch {
	case taken && o.first[at] != nil:
		o.fail(&d, 0, "it is declared already: %s", "elle est déjà déclarée : %s", o.first[at].Where(0))
	case taken:
		printed := o.cards[at].Name
		o.fail(&d, 0,
			"the log would take it for %s, whose id is %s as well; to change that card, write its name so: card %q { … }; else give yours another name, and no id",
			"le journal la prendrait pour %s, dont l'id est aussi %s ; pour modifier cette carte-là, écrivez son nom ainsi : card %q { … } ; sinon, donnez à la vôtre un autre nom, et pas d'id",
			printed, id, printed)
	case id == "" || id != Slug(id):
		o.fail(&d, 0, "an id is made of small letters, digits and hyphens; leave it out, and the name makes it",
			"un id se compose de minuscules, de chiffres et de traits d'union ; sans lui, le nom le donne")
	default:
		d.Origin = engine.Invented
		o.ids[id] = len(o.cards)
		o.first[len(o.cards)], o.turn[&d] = &d, len(o.turn)
		o.cards = append(o.cards, d)
		o.bounded(&d)
		o.particular(&d, nil)
	}
}

// alike gives cards that bear a title, and the other printed cards that are called as the title is in another language:
// whoever says the title may mean either.
func (o *owner) alike(titled []int) []int {
	out := slices.Clone(titled)
	for _, i := range titled {
		for _, title := range NewFacts(&o.cards[i], nil, nil).Both("title") {
			out = append(out, o.printed[engine.FoldName(title)]...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// plain asks whether the printed card was meant that is called as a name is without what stands in brackets behind it;
// empty where there is none.
func (o *owner) plain(name string) engine.Text {
	name, _, cut := strings.Cut(name, "(")
	at := o.printed[engine.FoldName(strings.TrimSpace(name))]
	if !cut || len(at) == 0 {
		return engine.Text{}
	}
	return engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", o.cards[at[0]].Name)
}

// several tells which printed cards a name may mean: by their names, or where these are the same by their ids.
func (o *owner) several(d *Declared, at []int) {
	var names, ids []string
	for _, i := range at {
		names = append(names, o.cards[i].Name)
		ids = append(ids, NewFacts(&o.cards[i], nil, nil).ID())
	}
	slices.Sort(names)
	if len(slices.Compact(slices.Clone(names))) == len(ids) {
		o.fail(d, 0, "several printed cards are called so; write the name of the one that you mean: %s",
			"plusieurs cartes imprimées s'appellent ainsi ; écrivez le nom de celle que vous voulez dire : %s",
			`"`+strings.Join(names, `", "`)+`"`)
		return
	}
	o.fail(d, 0, "several printed cards bear this name; say which by its id: %s",
		"plusieurs cartes imprimées portent ce nom ; dites laquelle par son id : %s", strings.Join(ids, ", "))
}

// particular tells what only a printed card has: the parts in which the rules know it, and functions of the program. A
// card that is changed keeps those it has.
func (o *owner) particular(d *Declared, printed *Table) {
	for _, t := range append([]*Table{d.Says}, d.Heads...) {
		for _, k := range t.Keys {
			switch {
			case k.Name != keyRole && k.Name != keyHook && k.Name != keyNative:
			case printed == nil:
				o.fail(d, k.Line, "%s is of printed cards only; a card of your own says what it does in words",
					"%s n'est que pour les cartes imprimées ; une carte de votre cru dit ce qu'elle fait avec des mots", k.Name)
			case printed.Get(k.Name) != k.Value:
				o.fail(d, k.Line, "a printed card keeps its %s as it is: leave it out",
					"une carte imprimée garde son %s tel quel : enlevez-le", k.Name)
			}
		}
	}
	var used []string
	if printed != nil {
		used = nativesIn(printed)
	}
	for _, name := range nativesIn(d.Says) {
		if !slices.Contains(used, name) {
			o.fail(d, 0, "native %q is of printed cards only; a card of your own says what it does in words",
				"native %q n'est que pour les cartes imprimées ; une carte de votre cru dit ce qu'elle fait avec des mots", name)
		}
	}
}

// change puts what is written of a printed card in the place of what is printed.
func (o *owner) change(d *Declared, at []int) {
	if len(at) > 1 {
		o.several(d, at)
		return
	}
	i := at[0]
	if before := o.first[i]; before != nil {
		o.fail(d, 0, "it is changed already: %s", "elle est déjà modifiée : %s", before.Where(0))
		return
	}
	printed := &o.cards[i]
	if id, ok := d.Says.Get("id").(string); ok && id != NewFacts(printed, nil, nil).ID() {
		o.fail(d, 0, "a printed card keeps its id", "une carte imprimée garde son id")
		return
	}
	o.first[i], o.turn[d] = d, len(o.turn)
	if isBlank(d, printed) {
		return
	}
	said := &Table{Line: d.Says.Line, List: d.Says.List}
	for _, t := range append([]*Table{d.Says}, d.Heads...) {
		for _, k := range t.Keys {
			if !said.has(k.Name) {
				said.Keys = append(said.Keys, k)
			}
		}
	}
	if len(said.List) == 0 {
		said.List = unplaced(printed.Says).(*Table).List
	}
	own := &Table{Keys: slices.Clone(said.Keys)}
	reworded := rewords(d.Says, printed.Says)
	known := nowKnown(d, own)
	for _, k := range printed.Says.Keys {
		if displaced(k.Name, d.Says, printed.Says) || k.Name == KeySays && displaced(keyStars, d.Says, printed.Says) {
			continue
		}
		if k.Name == KeySays && reworded {
			continue // the printed words say what the card does no longer
		}
		if k.Name == keyNative && reworded {
			continue // nor does it do what they say
		}
		if k.Name == KeyEditions {
			if k.Value = unsaid(k.Value, own); len(keysOf(k.Value)) == 0 {
				continue
			}
		}
		if !said.has(k.Name) && !slices.Contains(known, k.Name) {
			said.Keys = append(said.Keys, Key{Name: k.Name, Value: unplaced(k.Value)})
		}
	}
	d.Origin = engine.Amended
	was := printed.Says
	o.cards[i] = Declared{Name: printed.Name, Says: said, Heads: without(printed.Heads, known), File: d.File,
		Line: d.Line,
		End:  d.End, Origin: d.Origin, WasUnknown: NewFacts(printed, nil, nil).Yes(keyUnknown),
		Anew: len(d.Says.List) > 0 && (len(printed.Says.List) > 0 ||
			printed.Says.has(keyNative))}
	o.bounded(d)
	o.particular(d, was)
}

// The keys of what a card is worth: a number, a rule, or nothing, as of what leaves without having done anything.
const (
	keyWorth  = "vp"
	keyStars  = "stars"
	keyLeaves = "leaves"
)

// displaced says whether what is printed under a key makes way for what a change says under another: a card is worth
// one thing.
func displaced(key string, change, printed *Table) bool {
	writes := func(key string) bool { return change.has(key) && !printed.has(key) }
	switch key {
	case keyStars, keyLeaves:
		return writes(keyWorth) && printed.has(key) && !change.has(key)
	case keyWorth:
		return writes(keyStars) && !change.has(key)
	}
	return false
}

// rewords says whether the change of a card says what it does, so that the words of the printed one are those of
// another text. A part of a card that has words of its own is not in those of the card.
func rewords(change, printed *Table) bool {
	apart := func(v Value) bool { t, ok := v.(*Table); return ok && t.has(KeySays) }
	if slices.ContainsFunc(change.List, tells) {
		return true
	}
	return slices.ContainsFunc(change.Keys, func(k Key) bool {
		return tells(k.Value) && !apart(k.Value) && !apart(printed.Get(k.Name))
	})
}

// has says whether something stands under a key.
func (t *Table) has(name string) bool {
	return slices.ContainsFunc(t.Keys, func(k Key) bool { return k.Name == name })
}

// keyNative is the key of a text that no words say.
const keyNative = "native"

// The keys by which the rules know a printed card.
const (
	keyRole = "role"
	keyHook = "hook"
)

// keyUnknown is the key of a card whose text nobody knows, keyProvisional that of one of which it is not known how many
// there are, which is under keyCopies.
const (
	keyUnknown     = "unknown"
	keyProvisional = "provisional"
	keyCopies      = "copies"
)

// nowKnown gives what is no longer said of a card that its owner tells of: that nobody knows what it says, or how many
// there are.
func nowKnown(d *Declared, said *Table) (keys []string) {
	if tells(d.Says) {
		keys = append(keys, keyUnknown)
	}
	if said.has(keyCopies) {
		keys = append(keys, keyProvisional)
	}
	return keys
}

// without gives heads without some keys.
func without(heads []*Table, keys []string) []*Table {
	if len(keys) == 0 {
		return heads
	}
	out := make([]*Table, len(heads))
	for i, h := range heads {
		out[i] = &Table{List: h.List, Line: h.Line, Keys: slices.DeleteFunc(slices.Clone(h.Keys),
			func(k Key) bool { return slices.Contains(keys, k.Name) })}
	}
	return out
}

// isBlank says whether the change of a card that nobody knows says nothing of it that is not printed, as an entry of a
// form that nobody has filled in: then there is no change.
func isBlank(d, printed *Declared) bool {
	p := NewFacts(printed, nil, nil)
	if len(d.Says.List) > 0 || !p.Yes(keyUnknown) {
		return false
	}
	return !slices.ContainsFunc(d.Says.Keys, func(k Key) bool {
		return !same(k.Value, p.Get(k.Name)) ||
			k.Name == keyCopies && p.Yes(keyProvisional) // who writes it down has counted them
	})
}

// tells says whether a card is told what it does, and not only what is printed on it in numbers and words.
func tells(v Value) bool {
	switch v := v.(type) {
	case *Node:
		return v.Word != "per_player"
	case *Table:
		return slices.ContainsFunc(v.List, tells) || slices.ContainsFunc(v.Keys, func(k Key) bool {
			return tells(k.Value)
		})
	}
	return false
}

// unplaced is a value without the lines where it stands, for they are those of another file.
func unplaced(v Value) Value {
	switch v := v.(type) {
	case *Table:
		t := &Table{}
		for _, x := range v.List {
			t.List = append(t.List, unplaced(x))
		}
		for _, k := range v.Keys {
			t.Keys = append(t.Keys, Key{Name: k.Name, Value: unplaced(k.Value)})
		}
		return t
	case *Node:
		n := &Node{Word: v.Word}
		if v.Of != nil {
			n.Of = unplaced(v.Of).(*Node)
		}
		for _, call := range v.Calls {
			args := make([]Value, len(call))
			for i := range call {
				args[i] = unplaced(call[i])
			}
			n.Calls = append(n.Calls, args)
		}
		return n
	}
	return v
}

// same says whether two values are the same, wherever they stand.
func same(a, b Value) bool {
	switch a := a.(type) {
	case *Table:
		b, ok := b.(*Table)
		return ok && slices.EqualFunc(a.List, b.List, same) && slices.EqualFunc(a.Keys, b.Keys, func(x, y Key) bool {
			return x.Name == y.Name && same(x.Value, y.Value)
		})
	case *Node:
		b, ok := b.(*Node)
		if !ok || a == nil || b == nil {
			return ok && a == b
		}
		return a.Word == b.Word && same(a.Of, b.Of) && slices.EqualFunc(a.Calls, b.Calls, func(x, y []Value) bool {
			return slices.EqualFunc(x, y, same)
		})
	}
	if _, ok := b.(*Table); ok {
		return false
	}
	if _, ok := b.(*Node); ok {
		return false
	}
	return a == b
}

// bounded says what is too much of a card.
func (o *owner) bounded(d *Declared) {
	f := NewFacts(d, nil, nil)
	for _, says := range f.Both(KeySays) {
		if !shown(says) {
			o.fail(d, 0, "what it says holds a sign that cannot be seen",
				"ce qu'elle dit contient un signe qui ne se voit pas")
		}
	}
	o.texts(d, d.Says)
	for _, head := range d.Heads {
		o.texts(d, head)
	}
	if fr := d.Says.Get(keyFrench); fr != nil {
		name, _ := fr.(string) // what is no name at all is told where the card is read
		if _, ok := fr.(string); !ok {
			return
		}
		if why := badName(name); why != (engine.Text{}) {
			o.fail(d, 0, "a card cannot be called so in French: %s",
				"une carte ne peut pas s'appeler ainsi en français : %s", why)
		}
	}
}

// texts says which words in quotes no log and no list could show: titles, traits, names of sets and the like.
func (o *owner) texts(d *Declared, v Value) {
	t, ok := v.(*Table)
	if !ok {
		return
	}
	wrong := func(v Value) bool { s, ok := v.(string); return ok && (!shown(s) || strings.Contains(s, "\n")) }
	long := func(v Value) bool { s, ok := v.(string); return ok && len(s) > maxName }
	for _, k := range t.Keys {
		if (k.Name == KeySays || k.Name == keyFrench) && t == d.Says {
			continue // which are looked at by themselves
		}
		parts := []Value{k.Value}
		if in, ok := k.Value.(*Table); ok {
			o.texts(d, in)
			parts = in.List
		}
		switch {
		case slices.ContainsFunc(parts, wrong):
			o.fail(d, k.Line, "%s holds a sign that cannot be seen", "%s contient un signe qui ne se voit pas", k.Name)
		case k.Name != KeySays && slices.ContainsFunc(parts, long):
			o.fail(d, k.Line, "a word of %s has more than %d bytes", "un mot de %s a plus de %d octets", k.Name,
				maxName)
		}
	}
}

// keyFrench is the key of the French name of a card.
const keyFrench = "fr"

// namesakes tells which cards of somebody's own bear a name that another card bears as well, in whichever language: a
// script or a log that names it would mean either. A name that differs in its hyphens and points alone is the same one
// to whoever reads it.
func (o *owner) namesakes() {
	type name struct {
		card   int
		french bool
	}
	bearers := map[string][]name{}
	for i := range o.cards {
		names := []string{Slug(o.cards[i].Name)}
		if fr := Slug(NewFacts(&o.cards[i], nil, nil).Word(keyFrench)); fr != names[0] {
			names = append(names, fr)
		}
		if o.first[i] == nil { // scripts name a printed card by its title, too
			title := NewFacts(&o.cards[i], nil, nil).Both("title")
			names = append(names, Slug(title[engine.EN]), Slug(title[engine.FR]))
		}
		for n, slug := range names {
			if slug != "" {
				bearers[slug] = append(bearers[slug], name{i, n == 1})
			}
		}
	}
	for i := range o.cards {
		d := o.first[i]
		if d == nil {
			continue
		}
		for french, called := range [2]string{o.cards[i].Name, NewFacts(&o.cards[i], nil, nil).Word(keyFrench)} {
			if french == 1 && d.Origin == engine.Amended && !d.Says.has(keyFrench) ||
				french == 0 && d.Origin == engine.Amended {
				continue // as it is printed
			}
			for _, other := range bearers[Slug(called)] {
				before := o.first[other.card]
				if before != nil && before.Origin == engine.Amended && !(other.french && before.Says.has(keyFrench)) {
					before = nil // that name is as it is printed
				}
				if other.card == i || before != nil && o.turn[before] > o.turn[d] {
					continue // the one behind tells it
				}
				o.shares(d, french == 1, called, &o.cards[other.card], before, other.french)
				break
			}
		}
	}
}

// shares says that a card bears a name of another, which is one of somebody's own where it has been declared so.
func (o *owner) shares(d *Declared, french bool, called string, other, declared *Declared, otherFrench bool) {
	its := engine.Text{"its name", "son nom"}
	if french {
		its = engine.Text{"its French name", "son nom français"}
	}
	if declared == nil {
		o.fail(d, 0, "a printed card bears %s, %s: %s; give yours another",
			"une carte imprimée porte %s, %s : %s ; donnez-en un autre à la vôtre",
			its, NameShown(called), other.Name)
		return
	}
	theirs := engine.Text{"the name", "le nom"}
	if otherFrench {
		theirs = engine.Text{"the French name", "le nom français"}
	}
	o.fail(d, 0, "%s, %s, is %s of %s as well (%s): whoever names it would mean either; give one of them another",
		"%s, %s, est aussi %s de %s (%s) : qui le dit pourrait désigner l'une ou l'autre ; donnez un autre nom à l'une d'elles",
		its, NameShown(called), theirs, other.Name, declared.Where(0))
}

// shown says whether all of a text can be seen.
func shown(s string) bool {
	return !strings.ContainsFunc(s, func(c rune) bool {
		return c == unicode.ReplacementChar || !unicode.IsPrint(c) && c != '\n' && c != '\u00a0' && c != '\u202f'
	})
}

// badName says why a card cannot have a name.
func badName(name string) engine.Text {
	switch folded := engine.FoldName(name); {
	case len(name) > maxName:
		return engine.Sayf("its name has more than %d bytes", "son nom a plus de %d octets", maxName)
	case strings.TrimSpace(name) == "":
		return engine.Text{"its name is empty", "son nom est vide"}
	case !shown(name) || strings.Contains(name, "\n"):
		return engine.Text{"its name holds a sign that cannot be seen", "son nom contient un signe qui ne se voit pas"}
	case name != strings.Join(strings.Fields(name), " "):
		return engine.Text{"its name has spaces at its ends or more than one in a row",
			"son nom a des espaces à ses bouts ou plus d'une à la suite"}
	case strings.ContainsAny(name, ",:;()[]{}<>=#\"\\"):
		return engine.Text{"its name holds a sign that a log reads otherwise: one of , : ; ( ) [ ] { } < > = # \" \\",
			"son nom contient un signe qu'un journal lit autrement : un de , : ; ( ) [ ] { } < > = # \" \\"}
	case !strings.ContainsFunc(Slug(name), unicode.IsLetter) || strings.ContainsFunc(folded, func(c rune) bool {
		return c > unicode.MaxASCII && unicode.IsLetter(c)
	}):
		return engine.Text{"its name is written with the letters of English and French, one at least",
			"son nom s'écrit avec les lettres du français et de l'anglais, au moins une"}
	case unicode.IsDigit(rune(name[0])) || name[0] == '-' || name[0] == '+':
		return engine.Text{"its name begins with a sign that a log reads as a number",
			"son nom commence par un signe qu'un journal lit comme un nombre"}
	}
	return engine.Text{}
}

// CalledAsPlaces tells which of the cards that somebody has added are called like a place: a log could not be read any
// more.
func CalledAsPlaces(cards []Declared, places ...[]engine.ZoneInfo) error {
	names := map[string]bool{}
	for _, zones := range places {
		for i := range zones {
			for _, name := range [...]string{zones[i].ID, zones[i].Name[engine.EN], zones[i].Name[engine.FR]} {
				names[engine.FoldName(name)] = true
			}
		}
	}
	var wrong []error
	for i := range cards {
		d := &cards[i]
		fr, _ := d.Says.Get("fr").(string)
		if d.Origin == engine.Invented && (names[engine.FoldName(d.Name)] || fr != "" && names[engine.FoldName(fr)]) {
			wrong = append(wrong, &Error{File: d.File, Line: d.Line, Card: d.Name,
				Says: engine.Text{"a card cannot be called so: a log calls a place so",
					"une carte ne peut pas s'appeler ainsi : un journal appelle ainsi un endroit"}})
		}
	}
	return Together(wrong)
}

// OwnClauses adds the clauses of the cards that somebody has added or changed to a book.
func OwnClauses(b *engine.Book, cards []Declared, parts ...string) {
	for i := range cards {
		d := &cards[i]
		if d.Origin == engine.Printed {
			continue
		}
		f := NewFacts(d, nil, nil)
		id := engine.OwnClause + f.ID()
		add := func(id string, says engine.Text) {
			whose := d.Origin.Says()
			if says == (engine.Text{}) && d.Origin == engine.Amended {
				says = engine.Sayf("%s: %s, without words for it: the printed ones no longer hold, and its steps alone say what it does.",
					"%s : %s, sans mots pour le dire : ceux qui sont imprimés ne valent plus, et ses étapes seules disent ce qu'elle fait.",
					d.Name, whose)
			} else if says == (engine.Text{}) {
				says = engine.Sayf("%s: %s.", "%s : %s.", d.Name, whose)
			} else {
				says = engine.Sayf("%s (%s)", "%s (%s)", says, whose)
			}
			b.Add(engine.ClauseInfo{ID: id, Kind: "card"},
				engine.ClauseText{Says: says, Cards: []string{d.Name}})
		}
		add(id, f.Both(KeySays))
		for _, part := range parts {
			if in, ok := f.Get(part).(*Table); ok && in != nil {
				if says := f.Inside(part).Both(KeySays); says != (engine.Text{}) {
					add(id+PartID(part), says)
				}
			}
		}
	}
}
