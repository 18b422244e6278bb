package cardtext

import (
	"cmp"
	"slices"
)

// What a text waits for, and what lasts.

// Trigger reads what a text waits for.
func (r *Reader) Trigger(v Value) Trigger {
	return reads(r, r.trigger(v, func(k *EventKeys) []string { return k.Waits }))
}

// trigger reads an event, with the keys that may stand there.
func (r *Reader) trigger(v Value, may func(*EventKeys) []string) Trigger {
	n, ok := v.(*Node)
	if !ok {
		r.fail(lineOf(v), "an event stands here, with braces behind it%s",
			"ici se trouve un événement, suivi d'accolades%s", oneOf(r.eventWords(may)))
		return Trigger{}
	}
	r.at = cmp.Or(n.Line, r.at)
	if n.Of != nil {
		r.fail(n.Line, "nothing stands before %s", "rien ne se trouve devant %s", n.Word)
	}
	event := slices.Index(r.Words.Events, n.Word)
	if event < 0 {
		r.wrong(n.Line, n.Word, r.eventWords(may))
		return Trigger{}
	}
	if r.lacks(n.Line, n.Word) {
		return Trigger{Event: uint8(event), Line: n.Line}
	}
	r.fits(n, n.Word+"{ … }", 1)
	t := Trigger{Event: uint8(event), Line: n.Line}
	table, ok := arg(n, 0, 0).(*Table)
	if !ok {
		r.fail(n.Line, "what an event is about stands in braces: %s{ … }",
			"ce dont parle un événement se dit entre accolades : %s{ … }", n.Word)
		return t
	}
	r.matchable(n, table, t.Event, may)
	rest := &Table{Line: table.Line}
	for _, x := range table.List {
		before := len(r.Errors)
		if t.Of = r.subject(x, t.Of); t.Of.Class == 0 && r.Words.Waits != nil && len(r.Errors) == before {
			r.finds(n, t.Of, r.Words.Waits[t.Event].Subjects)
		}
	}
	for _, k := range table.Keys {
		if i := slices.Index(r.Words.Roles, k.Name); i >= 0 {
			t.Roles = append(t.Roles, r.role(uint8(i), k))
			continue
		}
		switch k.Name {
		case "first":
			t.First = r.yes(k)
		case "your_turn":
			t.Yours = r.yes(k)
		case "from":
			t.From = r.place(k.Value)
		default:
			rest.Keys = append(rest.Keys, k)
		}
	}
	t.Tests = r.tests(rest, func(*KeyWord) bool { return true })
	return t
}

// subject reads which card an event is about: a card, or a class in quotes; of several classes any will do.
func (r *Reader) subject(v Value, before *Selector) *Selector {
	class, ok := v.(string)
	if before != nil && (!ok || before.Class == 0) {
		r.fail(lineOf(v), "an event is about one card, or about classes in quotes",
			"un événement parle d'une seule carte, ou de classes entre guillemets")
		return before
	}
	if !ok {
		return r.selector(v)
	}
	if before == nil {
		before = &Selector{How: Each}
	}
	before.Class |= 1 << r.quoted(before.Line, class, r.Words.Classes)
	return before
}

// role reads who or what has to do with an event.
func (r *Reader) role(key uint8, k Key) Role {
	w := RoleWord{}
	if int(key) < len(r.Words.RoleTakes) {
		w = r.Words.RoleTakes[key]
	}
	switch v := k.Value.(type) {
	case bool:
		if v && w.Yes {
			return Role{Key: key}
		}
	case *Node:
		if who, ok := whos[v.Word]; ok && v.Of == nil && len(v.Calls) == 0 && slices.Contains(w.Who, who) {
			return Role{Key: key, Who: who}
		}
		if r.isSelector(v) && len(w.Hows) > 0 {
			s := r.selector(v)
			r.finds(&Node{Word: k.Name, Line: k.Line}, s, w.Hows)
			return Role{Key: key, Of: s}
		}
	}
	r.fail(k.Line, "%s does not take this", "%s ne prend pas cela", k.Name)
	return Role{Key: key}
}

// marks reads what else is said of a deed: { overkill = true }, or a condition for it.
func (r *Reader) marks(n *Node, v *VerbWord, x Value) []Marked {
	t, ok := x.(*Table)
	if !ok {
		r.fail(n.Line, "what else is said of %s stands in braces",
			"ce qui se dit d'autre de %s se trouve entre accolades", n.Word)
		return nil
	}
	r.unlisted(t)
	var out []Marked
	for _, k := range t.Keys {
		m := Marked{Mark: uint8(max(0, slices.Index(r.Words.Marks, k.Name)))}
		if !slices.Contains(v.Marks, k.Name) {
			r.wrong(k.Line, k.Name, v.Marks)
		}
		if k.Value != true {
			m.If = r.cond(k.Value)
		}
		out = append(out, m)
	}
	return out
}

// words reads words of Sets, one or several in braces: each is a Test.
func (r *Reader) words(n *Node, v Value) *Selector {
	s := &Selector{Line: n.Line}
	list := []Value{v}
	if t, ok := v.(*Table); ok {
		r.row(t)
		list = t.List
	}
	if len(list) == 0 {
		r.fail(n.Line, "%s says too little: %s is missing", "%s en dit trop peu : il manque %s", n.Word,
			missing(ArgWords))
	}
	for _, x := range list {
		s.Tests = append(s.Tests, Test{Bits: r.set(n.Line, x, r.Words.Spent)})
	}
	return s
}

// Gets reads values that change: { atk = 1, to = your_hero }.
func (r *Reader) Gets(line int, v Value) []Gets {
	t, ok := v.(*Table)
	if !ok {
		r.fail(line, "what changes stands in braces: { atk = 1, to = … }",
			"ce qui change se dit entre accolades : { atk = 1, to = … }")
		return nil
	}
	if len(t.List) > 0 {
		r.fail(cmp.Or(lineOf(t.List[0]), t.Line),
			"whose values change is said by to = …, and each value by its name: { atk = 1, to = … }",
			"to = … dit de qui les valeurs changent, et chacune se dit par son nom : { atk = 1, to = … }")
	}
	var out []Gets
	to, how, most := &Selector{How: This}, 0, 0
	for _, k := range t.Keys {
		switch k.Name {
		case "to":
			to = r.selector(k.Value)
			continue
		case "how":
			how = r.quoted(k.Line, k.Value, r.Words.Hows)
			continue
		case "at_most":
			most = r.bound(k)
			continue
		}
		r.at = k.Line
		out = append(out, Gets{Stat: uint8(r.index(k.Line, k.Name, r.Words.Stats)), N: r.amount(k.Value)})
	}
	if len(out) == 0 {
		r.fail(line, "what changes stands in braces: { atk = 1, to = … }",
			"ce qui change se dit entre accolades : { atk = 1, to = … }")
	}
	for i := range out {
		out[i].To, out[i].How, out[i].Most = to, uint8(how), most
	}
	return reads(r, out)
}

// bound reads the number that a value does not go beyond.
func (r *Reader) bound(k Key) int {
	n, ok := k.Value.(int)
	if !ok || n < 1 || n > mostSaid {
		r.fail(k.Line, "%s is a number from 1 to %d", "%s est un nombre de 1 à %d", k.Name, mostSaid)
		return 0
	}
	return n
}
