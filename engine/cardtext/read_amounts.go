package cardtext

import (
	"cmp"
	"slices"
	"strings"
)

// How much, and on what condition.

// howMany reads how much a verb does: one at least, or all if it can be done to all there is.
func (r *Reader) howMany(v *VerbWord, x Value) *Amount {
	if n, ok := x.(*Node); ok && v != nil && v.All && n.Word == "all" {
		r.formed(n)
		return &Amount{N: Everything}
	}
	if n, ok := x.(int); ok && n < 1 {
		r.fail(0, "a number from 1 on stands here, not %d", "ici se trouve un nombre à partir de 1, et non %d", n)
	}
	before := len(r.Errors)
	a := r.amount(x)
	if a.Op != Number && r.most(a) < 1 && len(r.Errors) == before {
		r.fail(lineOf(x), "this number is never above 0: nothing would ever be done",
			"ce nombre n'est jamais au-dessus de 0 : rien ne se ferait jamais")
	}
	return a
}

// amount reads a number.
func (r *Reader) amount(v Value) *Amount {
	if i, ok := v.(int); ok {
		if i > mostSaid || i < -mostSaid {
			r.fail(0, "a text says numbers up to %d, and not %d", "un texte dit des nombres jusqu'à %d, et non %d",
				mostSaid, i)
		}
		return &Amount{N: i}
	}
	n, ok := v.(*Node)
	if !ok {
		r.fail(lineOf(v), "a number stands here", "ici se trouve un nombre")
		return &Amount{}
	}
	r.formed(n)
	two := func(op AmountOp) *Amount {
		a := &Amount{Op: op, A: r.amount(arg(n, 0, 0)), B: r.amount(arg(n, 0, 1))}
		if r.constant(a) && !(r.constant(a.A) && r.constant(a.B)) {
			low, _ := r.extent(a)
			r.fail(n.Line, "%s is always %d here: write that number", "%s vaut toujours %d ici : écrivez ce nombre",
				n.Word, low)
		}
		return a
	}
	value := func(words []string) uint8 {
		if words == nil {
			words = r.Words.Values
		}
		return uint8(max(0, slices.Index(r.Words.Values, words[r.quoted(n.Line, arg(n, 0, 0), words)])))
	}
	switch n.Word {
	case "+":
		return two(Add)
	case "-":
		return two(Sub)
	case "*":
		return two(Mul)
	case "min":
		return two(Least)
	case "max":
		return two(Most)
	case "whether":
		return &Amount{Op: Whether, If: r.cond(arg(n, 0, 0)), A: r.amount(arg(n, 0, 1)), B: r.amount(arg(n, 0, 2))}
	case "count":
		return &Amount{Op: Count, Of: r.all(n, 0)}
	case "distinct":
		return &Amount{Op: Distinct, Word: value(r.Words.PrintedValues), Of: r.all(n, 1)}
	case "printed":
		a := &Amount{Op: Printed, Word: value(r.Words.PrintedValues), Of: r.selector(arg(n, 0, 1))}
		r.finds(n, a.Of, r.Words.Printed)
		return a
	case "this_turn":
		if r.in.Scored {
			r.unscored(n)
		}
		t := r.trigger(arg(n, 0, 0), func(k *EventKeys) []string { return k.Each })
		return &Amount{Op: ThisTurn, Event: &t}
	case "that_many":
		r.given(n, r.in.Many)
		return &Amount{Op: ThatMany}
	}
	i := slices.IndexFunc(r.Words.Amounts, func(w AmountWord) bool { return w.Word == n.Word })
	if i < 0 {
		words := []string{"count", "distinct", "printed", "that_many", "whether", "min", "max"}
		for _, w := range r.Words.Amounts {
			words = append(words, w.Word)
		}
		r.wrong(n.Line, n.Word, words)
		return &Amount{}
	}
	return r.ownAmount(n, &r.Words.Amounts[i], FirstAmount+AmountOp(i))
}

// ownAmount reads a number that the game knows.
func (r *Reader) ownAmount(n *Node, w *AmountWord, op AmountOp) *Amount {
	a := &Amount{Op: op}
	if r.at = cmp.Or(n.Line, r.at); r.lacks(n.Line, n.Word) {
		return a
	}
	if r.in.Scored && w.Played {
		r.unscored(n)
	} else if !r.in.Scored && w.Scored {
		r.fail(n.Line, "%s is known where the deck is scored only: in stars",
			"%s n'est connu que là où le deck est compté : dans stars",
			n.Word)
	}
	if n.Of != nil {
		r.fail(n.Line, "nothing stands before %s", "rien ne se trouve devant %s", n.Word)
	}
	r.known(n, w.Needs)
	var args []string
	next := 0
	take := func(what string) Value {
		args = append(args, what)
		next++
		return arg(n, 0, next-1)
	}
	if len(w.Values) > 0 {
		a.Word = uint8(slices.Index(r.Words.Values, w.Values[r.quoted(n.Line, take(`"…"`), w.Values)]))
	}
	if w.N {
		a.A = r.amount(take("1"))
	}
	if w.Of {
		a.Of = r.selector(take("it"))
		r.finds(n, a.Of, w.Hows)
	}
	if w.Whom {
		if a.Whom = r.who(take("you")); r.Words.Owners != nil && !slices.Contains(r.Words.Owners, a.Whom) {
			r.wrong(n.Line, whoWord(a.Whom), whoWords(r.Words.Owners))
		}
	}
	if len(args) > 0 {
		r.fits(n, n.Word+"("+strings.Join(args, ", ")+")", len(args))
	} else {
		r.fits(n, n.Word)
	}
	return a
}

// all reads the braces of a word that is about all cards there.
func (r *Reader) all(n *Node, k int) *Selector {
	s := &Selector{How: Each, Line: n.Line}
	before := r.counts
	r.counts = true
	r.among(s, arg(n, k, 0))
	r.counts = before
	return s
}

// cond reads a condition.
func (r *Reader) cond(v Value) *Cond {
	n, ok := v.(*Node)
	if !ok {
		r.fail(lineOf(v), "a condition stands here", "ici se trouve une condition")
		return &Cond{}
	}
	r.formed(n)
	switch n.Word {
	case "is":
		return r.is(n)
	case "any":
		return &Cond{Op: Any, Of: r.all(n, 0)}
	case "none":
		return &Cond{Op: None, Of: r.all(n, 0)}
	case "at_least":
		return r.compared(n, AtLeast)
	case "just":
		return r.compared(n, Just)
	case "ruled":
		return &Cond{Op: On, Clause: r.clause(n.Line, arg(n, 0, 0))}
	case "no":
		c := &Cond{Op: Not, All: []*Cond{r.cond(arg(n, 0, 0))}}
		if _, always := r.sure(c.All[0]); always {
			r.neverHolds(n, "no("+r.Words.Conds[c.All[0].Op-FirstCond].Word+")")
		}
		return c
	case "both", "either":
		c := &Cond{Op: All}
		if n.Word == "either" {
			c.Op = Either
		}
		for i := 0; arg(n, 0, i) != nil; i++ {
			c.All = append(c.All, r.cond(arg(n, 0, i)))
		}
		if len(c.All) < 2 {
			r.fail(n.Line, "%s takes two conditions or more", "%s prend deux conditions ou plus", n.Word)
		}
		r.contrary(n, c)
		return c
	}
	i := slices.IndexFunc(r.Words.Conds, func(w CondWord) bool { return w.Word == n.Word })
	if i < 0 {
		r.wrong(n.Line, n.Word, r.condWords())
		return &Cond{}
	}
	c, w := &Cond{Op: FirstCond + CondOp(i)}, &r.Words.Conds[i]
	if r.in.Scored {
		r.unscored(n)
	}
	if n.Of != nil {
		r.fail(n.Line, "nothing stands before %s", "rien ne se trouve devant %s", n.Word)
	}
	switch {
	case w.Card:
		r.fits(n, n.Word+` "…"`, 1)
		c.Card = r.card(n)
	case len(w.Of) > 0:
		r.fits(n, n.Word+` "…"`, 1)
		c.Bits = r.set(n.Line, arg(n, 0, 0), w.Of)
	default:
		r.fits(n, n.Word)
	}
	r.known(n, w.Needs)
	if w.On != nil && (r.NoEvent || !slices.Contains(w.On, r.in.Event)) {
		r.fail(n.Line, "%s is asked about an event for which this text does not wait",
			"%s se demande d'un événement que ce texte n'attend pas", n.Word)
	}
	if never, _ := r.sure(c); never {
		r.neverHolds(n, n.Word)
	}
	return c
}

// sure says whether a condition of the game never or always holds where it stands.
func (r *Reader) sure(c *Cond) (never, always bool) {
	if c.Op < FirstCond || r.Words.Conds[c.Op-FirstCond].Sure == nil {
		return false, false
	}
	return r.Words.Conds[c.Op-FirstCond].Sure(r.in)
}

// neverHolds notes a condition that holds nowhere near.
func (r *Reader) neverHolds(n *Node, says string) {
	r.fail(n.Line, "%s never holds here", "%s n'est jamais vrai ici", says)
}

// alwaysHolds notes a condition that holds whatever lies on the table.
func (r *Reader) alwaysHolds(n *Node) {
	r.fail(n.Line, "%s always holds here", "%s est toujours vrai ici", n.Word)
}

// compared reads a condition that compares two numbers, of which one at least may change.
func (r *Reader) compared(n *Node, op CondOp) *Cond {
	before := len(r.Errors)
	c := &Cond{Op: op, A: r.amount(arg(n, 0, 1)), B: r.amount(arg(n, 0, 0))}
	if _, one := arg(n, 0, 0).(int); one {
		if _, two := arg(n, 0, 1).(int); two {
			r.fail(n.Line, "%s compares two numbers that never change; one of them is such as count{ hand }",
				"%s compare deux nombres qui ne changent jamais ; l'un d'eux est tel que count{ hand }", n.Word)
		}
	}
	if len(r.Errors) > before {
		return c
	}
	aLow, aHigh := r.extent(c.A)
	bLow, bHigh := r.extent(c.B)
	switch {
	case aHigh < bLow, op == Just && bHigh < aLow:
		r.neverHolds(n, n.Word)
	case op == AtLeast && aLow >= bHigh:
		r.alwaysHolds(n)
	}
	return c
}

// contrary notes conditions of which one says no to another: together they never hold, and one of them always does.
func (r *Reader) contrary(n *Node, c *Cond) {
	for _, not := range c.All {
		if not.Op != Not || !slices.ContainsFunc(c.All, func(x *Cond) bool {
			said := not.All[0]
			return x.Op >= FirstCond && x.Op == said.Op && x.Bits == said.Bits && x.Card == said.Card
		}) {
			continue
		}
		if c.Op == All {
			r.neverHolds(n, n.Word)
		} else {
			r.alwaysHolds(n)
		}
		return
	}
}

// is reads what is asked of the card that a sentence gave: it:is{ … }.
func (r *Reader) is(n *Node) *Cond {
	c := &Cond{Op: Is, Of: &Selector{How: It, Line: n.Line}}
	if n.Of != nil {
		c.Of = r.selector(n.Of)
	}
	if h := c.Of.How; n.Of == nil || h != It && h != Called {
		r.fail(n.Line, `what a card is is asked of it, those or the "…": it:is{ … }`,
			`ce qu'est une carte se demande de it, de those ou de the "…" : it:is{ … }`)
	}
	t, ok := arg(n, 0, 0).(*Table)
	if !ok || len(t.Keys)+len(t.List) == 0 {
		r.fail(n.Line, "what the card is asked for stands in braces: it:is{ … }",
			"ce qui est demandé à la carte se dit entre accolades : it:is{ … }")
		return c
	}
	if len(t.List) > 0 {
		var keys []string
		for _, w := range r.Words.Keys {
			if !w.NoIs {
				keys = append(keys, w.Word)
			}
		}
		r.fail(t.Line, "what the card is asked for stands behind a key: it:is{ … = … }%s",
			"ce qui est demandé à la carte suit une clé : it:is{ … = … }%s", oneOf(keys))
	}
	c.Of.Tests = r.tests(t, func(w *KeyWord) bool { return !w.NoIs })
	return c
}

// condWords are the words that begin a condition.
func (r *Reader) condWords() []string {
	words := []string{"any", "none", "at_least", "just", "ruled", "no", "both", "either"}
	for _, w := range r.Words.Conds {
		words = append(words, w.Word)
	}
	return words
}
