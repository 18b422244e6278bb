package cardtext

import (
	"cmp"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Facts reads what is said of a card, key by key: what the card says itself, and otherwise what the heads of its file
// say of all. Asked for all that a game knows, it tells which keys are none.
type Facts struct {
	*Reader
	says  *Table
	heads []*Table
	asked []string // in the order they were asked for, one as often as it was
	inner []*Facts
	of    string // of which part of the card it is; empty for the card itself
	rowed bool   // what stands in a row has been read
	apart bool   // something is said of an edition

	lacking []error
}

// NewFacts begins to read a declaration.
func NewFacts(d *Declared, w *Vocabulary, find func(name string) (engine.Def, bool)) *Facts {
	f := &Facts{Reader: &Reader{Words: w, Find: find}}
	f.begin(d)
	return f
}

// begin begins to read a declaration.
func (f *Facts) begin(d *Declared) {
	*f.Reader = Reader{Words: f.Words, Card: d, Find: f.Find}
	*f = Facts{Reader: f.Reader, says: d.Says, heads: d.Heads, asked: f.asked[:0]}
	f.apart = d.Says.key(KeyEditions) != nil ||
		slices.ContainsFunc(d.Heads, func(head *Table) bool { return head.key(KeyEditions) != nil })
}

// named finds cards by their names, in English or in French: a name means the first card that bears it. It gives the
// names as well.
func named(all []Declared) (find func(name string) (engine.Def, bool), names func() []string) {
	byName := map[string]engine.Def{}
	french := func(i int) string {
		fr, _ := all[i].Says.Get(keyFrench).(string)
		return fr
	}
	for i := range slices.Backward(all) {
		byName[french(i)] = engine.Def(i + 1)
	}
	for i := range slices.Backward(all) {
		byName[all[i].Name] = engine.Def(i + 1)
	}
	find = func(name string) (engine.Def, bool) { d, ok := byName[name]; return d, ok && name != "" }
	return find, func() []string {
		var out []string
		for i := range all {
			out = append(out, all[i].Name, french(i))
		}
		return out
	}
}

// EachCard has declarations read one after the other, and gives every mistake. Texts name cards in either language.
func EachCard(all []Declared, w *Vocabulary, read func(i int, f *Facts)) (
	wrong []error) {
	var find func(name string) (engine.Def, bool)
	find, w.Names = named(all)
	f := &Facts{Reader: &Reader{Words: w, Find: find}}
	for i := range all {
		f.begin(&all[i])
		read(i, f)
		wrong = append(wrong, f.Done()...)
	}
	return wrong
}

// value gives what stands under a key, and the line.
func (f *Facts) value(key string) (Value, int) {
	f.asked = append(f.asked, key)
	k := f.in(f.says, key)
	for i := 0; k == nil && i < len(f.heads); i++ {
		k = f.in(f.heads[i], key)
	}
	if k == nil {
		return nil, 0
	}
	f.at = k.Line
	return k.Value, k.Line
}

// in finds a key in braces, nil if there is none: what they say of the edition that is read, or else of all.
func (f *Facts) in(t *Table, key string) *Key {
	if e := f.ofEdition(t, key); e != nil {
		if k := e.key(key); k != nil {
			return k
		}
	}
	return t.key(key)
}

// Get gives what stands under a key, nil if nothing does.
func (f *Facts) Get(key string) Value {
	v, _ := f.value(key)
	return v
}

// Int gives a number, otherwise if there is none.
func (f *Facts) Int(key string, otherwise int) int {
	n, _, _ := f.number(key, otherwise)
	return n
}

// number gives a number, otherwise if there is none, the line, and whether something stands there.
func (f *Facts) number(key string, otherwise int) (n, line int, there bool) {
	v, line := f.value(key)
	if v == nil {
		return otherwise, line, false
	}
	n, ok := v.(int)
	if !ok {
		f.fail(line, "%s is a number", "%s est un nombre", key)
	}
	return reads(f.Reader, n), line, true
}

// Within gives a number from least to most, otherwise if there is none.
func (f *Facts) Within(key string, least, most, otherwise int) int {
	n, line, there := f.number(key, otherwise)
	if key == "copies" && f.Card.Origin != engine.Printed && line > 0 { // what is as it is printed has no line
		most = maxCopies
	}
	if there && (n < least || n > most) {
		f.fail(line, "%s is a number from %d to %d", "%s est un nombre de %d à %d", key, least, most)
		return otherwise
	}
	return n
}

// Changes says whether something is said of a printed card under a key that is not what is printed.
func (f *Facts) Changes(key string) bool {
	v, line := f.value(key)
	return v != nil && line > 0 && f.Card.Origin == engine.Amended // what is as it is printed has no line
}

// Yes says whether a key is true.
func (f *Facts) Yes(key string) bool {
	v, line := f.value(key)
	yes, ok := v.(bool)
	if v != nil && !yes && (!ok || f.Card.Origin != engine.Amended) { // who changes a card may take something away
		f.fail(line, "%s is true or left out", "%s est true, ou absent", key)
	}
	return reads(f.Reader, yes)
}

// Word gives a text, empty if there is none.
func (f *Facts) Word(key string) string {
	v, line := f.value(key)
	s, ok := v.(string)
	if v != nil && !ok {
		f.fail(line, "%s is a text in quotes", "%s est un texte entre guillemets", key)
	} else if v != nil && s == "" {
		f.fail(line, "%s is empty; leave it out", "%s est vide ; laissez-le de côté", key)
	}
	return reads(f.Reader, s)
}

// Both gives a text in both languages: { "…", "…" }. Of a card of one's own one is enough.
func (f *Facts) Both(key string) engine.Text {
	v, line := f.value(key)
	if v == nil {
		return engine.Text{}
	}
	if s, ok := v.(string); ok && f.Card.Origin != engine.Printed {
		if s == "" {
			f.fail(line, "%s is empty; leave it out", "%s est vide ; laissez-le de côté", key)
		}
		return engine.Text{s, s}
	}
	if t, ok := v.(*Table); ok && len(t.List) == 2 && len(t.Keys) == 0 {
		en, one := t.List[0].(string)
		fr, two := t.List[1].(string)
		if one && two && en != "" && fr != "" {
			return reads(f.Reader, engine.Text{en, fr})
		}
	}
	f.fail(line, "%s is said in English and in French: %[1]s = { \"…\", \"…\" }",
		"%s se dit en anglais et en français : %[1]s = { \"…\", \"…\" }", key)
	return engine.Text{}
}

// OneOf gives the place of a word among others, otherwise if there is none.
func (f *Facts) OneOf(key string, words []string, otherwise int) int {
	v, line := f.value(key)
	if v == nil {
		return otherwise
	}
	return reads(f.Reader, f.quoted(line, v, words))
}

// Set gives words of Words.Sets as a set; of are those that may stand there, if not all may.
func (f *Facts) Set(key string, of ...string) uint64 {
	v, line := f.value(key)
	if v == nil {
		return 0
	}
	return reads(f.Reader, f.test(0, &KeyWord{Word: key, Of: of}, Key{Name: key, Value: v, Line: line}).Bits)
}

// Cite gives a citation.
func (f *Facts) Cite(key string) engine.Clauses {
	v, _ := f.value(key)
	return f.Clauses(v)
}

// Clause gives the clause under a key, zero if there is none.
func (f *Facts) Clause(key string) engine.Clause {
	v, line := f.value(key)
	if v == nil {
		return 0
	}
	return reads(f.Reader, f.clause(line, v))
}

// Says gives the text under a key.
func (f *Facts) Says(key string) Text {
	v, line := f.value(key)
	told := len(f.Errors)
	t := f.Text(v)
	if v != nil && len(t) == 0 && len(f.Errors) == told {
		f.fail(line, "what %s does is missing: sentences, such as %[1]s = %s",
			"il manque ce que fait %s : des phrases, comme %[1]s = %s", key, f.sample())
	}
	return t
}

// Inside gives a table under a key as facts of their own, nil if there is none.
func (f *Facts) Inside(key string) *Facts {
	v, line := f.value(key)
	if v == nil {
		return nil
	}
	t, ok := v.(*Table)
	if !ok {
		f.fail(line, "%s stands in braces: %[1]s = { … }", "%s se dit entre accolades : %[1]s = { … }", key)
		return nil
	}
	in := &Facts{Reader: f.Reader, says: t, of: key}
	f.inner = append(f.inner, in)
	return in
}

// List gives what stands in a row.
func (f *Facts) List() []Value {
	f.rowed = true
	return f.says.List
}

// ListText reads what stands in a row as a text.
func (f *Facts) ListText() Text { return f.Text(&Table{List: f.List(), Line: f.says.Line}) }

// CostAndText reads what stands under cost and what stands in a row, which may speak of what was paid.
func (f *Facts) CostAndText() (cost, text Text) {
	cost = f.Says("cost")
	return cost, reads(f.Reader, f.text(&Table{List: f.List(), Line: f.says.Line}))
}

// Done gives every mistake, and tells keys that nobody has asked for.
func (f *Facts) Done() []error {
	if f.of == "" && f.Card.Origin != engine.Printed {
		f.Word("game") // whoever reads the file has compared it
	}
	for _, in := range f.inner {
		in.Done()
	}
	if !f.rowed && len(f.says.List) > 0 {
		f.unlisted(f.says)
	}
	f.known(f.says)
	for _, head := range f.heads {
		f.unlisted(head)
		f.known(head)
	}
	f.Errors = append(f.Errors, f.lacking...)
	return f.Errors
}

// known tells the keys of braces that nobody has asked for.
func (f *Facts) known(t *Table) {
	for _, k := range t.Keys {
		if slices.Contains(f.asked, k.Name) {
			continue
		}
		if slices.Contains(f.heads, t) { // it is about no card more than about another
			d := *f.Card
			d.Name = ""
			defer func(was *Declared) { f.Card = was }(f.Card)
			f.Card = &d
		}
		hint := f.sentenceHint(k)
		if near := engine.Nearest(k.Name, f.asked); near != "" {
			hint = engine.Sayf("; did you mean %s?", " ; vouliez-vous dire %s ?", near)
		}
		if f.of != "" {
			f.fail(k.Line, "%s has no %s%s", "%s n'a pas de %s%s", f.of, k.Name, hint)
			continue
		}
		f.fail(k.Line, "a card has no %s%s", "une carte n'a pas de %s%s", k.Name, hint)
	}
}

// sentenceHint is where a sentence stands that has been written as if it were a fact: power = 2.
func (f *Facts) sentenceHint(k Key) engine.Text {
	n, number := k.Value.(int)
	if f.of != "" || !number || !slices.ContainsFunc(f.Words.Verbs, func(v VerbWord) bool {
		return v.Word == k.Name && len(v.Args) == 1 && v.Args[0]&ArgN != 0
	}) || !slices.Contains(f.asked, keyPlay) {
		return engine.Text{}
	}
	return engine.Sayf("; what happens when it is played stands behind play: play = %s(%d)",
		" ; ce qui arrive quand on la joue se met derrière play : play = %s(%d)", k.Name, n)
}

// keyPlay is the key of what happens when a card is played.
const keyPlay = "play"

// Slug makes an id of a name: "Pandora's Box" is pandoras-box.
func Slug(name string) string {
	var b strings.Builder
	gap := false
	for _, c := range engine.FoldName(name) {
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			b.WriteRune(c)
			gap = false
		case c == ' ' || c == '-':
			gap = true
		}
	}
	return b.String()
}

// Waiting reads a text that waits: after(event){ …, optional = true, cost = … }.
func (r *Reader) Waiting(n *Node) Waiting {
	r.names = nil
	r.ability(n, 1)
	defer func(no bool, in Scope) { r.NoEvent, r.in = no, in }(r.NoEvent, r.in)
	w := Waiting{On: r.Trigger(arg(n, 0, 0)), Instead: n.Word == "instead", Line: n.Line}
	about := r.Words.Waits == nil || !r.Words.Waits[w.On.Event].NoCard
	r.Begin(Scope{Waits: true, Event: w.On.Event, Late: !w.Instead, Found: about, Yours: w.On.Yours,
		Many: r.Words.Waits != nil && r.Words.Waits[w.On.Event].Many})
	t, ok := arg(n, 1, 0).(*Table)
	if !ok {
		r.fail(n.Line, "what happens then stands in braces: %s(…){ … }",
			"ce qui arrive alors se dit entre accolades : %s(…){ … }", n.Word)
		return w
	}
	for _, k := range t.Keys {
		switch k.Name {
		case "optional":
			w.Optional = r.yes(k)
		case "when":
			r.at = k.Line
			w.If = r.cond(k.Value)
		case "cost":
			r.at = k.Line
			r.in.Cost = true
			w.Cost = r.filled(n, r.text(k.Value))
			r.in.Cost = false
			r.Undone(n.Line, w.Cost)
		case "asks_by":
			w.AskedBy = r.Clauses(k.Value)
		case "limit":
			r.quoted(k.Line, k.Value, []string{"turn"})
			w.Once = true
		default:
			r.wrong(k.Line, k.Name, []string{"optional", "when", "cost", "limit", "asks_by"})
		}
	}
	w.Text = r.filled(n, r.text(&Table{List: t.List, Line: t.Line}))
	if (len(w.Cost) > 0 || w.AskedBy != 0) && !w.Optional {
		r.fail(n.Line, "only what is optional has a cost, and is asked: optional = true",
			"seul ce qui est facultatif a un coût, et se demande : optional = true")
	}
	if w.Instead && !r.changes(w.Text) {
		r.fail(n.Line, "what stands in the place of an event changes it, such as redirect(…)",
			"ce qui remplace un événement le change, comme redirect(…)")
	}
	if w.Once && w.On.First {
		r.fail(n.Line,
			"limit is not said of what is for the first of a turn only: it acts once in a turn anyway",
			"limit ne se dit pas de ce qui ne vaut que pour le premier du tour : il agit de toute façon une fois par tour")
	}
	if !w.On.First && !w.Once && (!w.Optional || len(w.Cost) == 0) {
		r.Endless(n.Line, w.On.Event, w.Text, nil)
	}
	return reads(r, w)
}

// changes says whether a text changes what is about to happen.
func (r *Reader) changes(t Text) bool {
	changes := false
	t.Walk(func(s *Step) {
		v := r.verbWord(s.Verb)
		changes = changes || v != nil && len(v.On) > 0
	})
	return changes || len(t) == 0
}

// Arg gives the i-th value in the k-th brackets behind a word, nil if there is none.
func (n *Node) Arg(k, i int) Value { return arg(n, k, i) }

// Selector reads which cards are meant.
func (f *Facts) Selector(v Value) *Selector { return reads(f.Reader, f.selector(v)) }

// Among reads which cards are meant under a key, in braces alone.
func (f *Facts) Among(key string) *Selector {
	v, line := f.value(key)
	s := &Selector{How: Each, Line: line}
	f.among(s, v)
	return reads(f.Reader, s)
}

// Called reads the braces behind a word as facts of their own.
func (f *Facts) Called(n *Node) *Facts { return f.CalledIn(n, 0) }

// CalledIn does the same of the k-th brackets behind it.
func (f *Facts) CalledIn(n *Node, k int) *Facts {
	t, ok := arg(n, k, 0).(*Table)
	if !ok {
		f.fail(n.Line, "behind %s stand braces: %[1]s{ … }", "derrière %s se trouvent des accolades : %[1]s{ … }",
			n.Word)
		return nil
	}
	r := f.Reader
	r.ability(n, k)
	in := &Facts{Reader: r, says: t, of: n.Word}
	f.inner = append(f.inner, in)
	return in
}

// ability checks how an ability is written: what it waits for, if it waits, and its braces.
func (r *Reader) ability(n *Node, waits int) {
	r.at = cmp.Or(n.Line, r.at)
	if n.Of != nil {
		r.fail(n.Line, "nothing stands before %s", "rien ne se trouve devant %s", n.Word)
	}
	if waits > 0 {
		r.fits(n, n.Word+"(…){ … }", 1, 1)
	} else {
		r.fits(n, n.Word+"{ … }", 1)
	}
}

// Asked gives the keys that a game has asked for, sorted: once all of a card is read, those that it knows.
func (f *Facts) Asked() []string {
	f.Done()
	out := slices.Clone(f.asked)
	slices.Sort(out)
	return slices.Compact(out)
}

// Stray notes something in a row that is no ability.
func (f *Facts) Stray(v Value) {
	if n, ok := v.(*Node); ok && slices.ContainsFunc(f.Words.Verbs, func(w VerbWord) bool { return w.Word == n.Word }) {
		f.fail(n.Line, "%s stands behind no key; what happens when the card is played stands behind play, several sentences in braces: play = { %s }",
			"%s n'est derrière aucune clé ; ce qui arrive quand on joue la carte se met derrière play, plusieurs phrases entre accolades : play = { %s }",
			n.Word, f.samples())
		return
	}
	f.fail(lineOf(v), "in a card's braces stand keys, such as play = …, and abilities, such as action{ … }",
		"entre les accolades d'une carte se trouvent des clés, comme play = …, et des capacités, comme action{ … }")
}

// Amount reads a number.
func (r *Reader) Amount(v Value) *Amount { return reads(r, r.amount(v)) }

// Cited reads what an amount cites: stars = { …, cites = { … } }.
func (r *Reader) Cited(line int, vs []Value) []Cited {
	out := r.cited(&Node{Word: "cites", Calls: [][]Value{vs}, Line: line})
	for _, c := range out {
		if c.First || c.Ask {
			r.fail(line, "%s has no effect here", "%s n'a aucun effet ici", "first, asks")
		}
	}
	return reads(r, out)
}

// Wrong notes that something under a key is none of the words that may stand there.
func (f *Facts) Wrong(key string, v Value, words []string) {
	_, line := f.value(key)
	word, _ := v.(string)
	f.wrong(line, word, words)
}

// Empty notes that a text is missing.
func (f *Facts) Empty() {
	f.fail(f.says.Line, "what happens is missing: sentences between the braces",
		"il manque ce qui arrive : des phrases entre les accolades")
}

// Fail notes that what is being read is wrong.
func (r *Reader) Fail(en, fr string, args ...any) { r.fail(0, en, fr, args...) }
