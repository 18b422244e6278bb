package engine_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

func TestCitationIsAnOrderedSetOfUpToFive(t *testing.T) {
	clause := rapid.Custom(func(t *rapid.T) Clause {
		return Clause(rapid.OneOf(rapid.Uint16Range(0, 7), rapid.Uint16Range(0, MaxClause)).Draw(t, "clause"))
	})
	rapid.Check(t, func(t *rapid.T) {
		list := rapid.SliceOfN(clause, 0, 8).Draw(t, "clauses")
		twin := []Clause{}
		for _, c := range list {
			if c != 0 && !slices.Contains(twin, c) && len(twin) < 5 {
				twin = append(twin, c)
			}
		}
		cs := CiteAll(list)
		all := slices.Clone(list)
		slices.Sort(all)
		all = slices.DeleteFunc(slices.Compact(all), func(c Clause) bool { return c == 0 })
		if cs.Overfull() != (len(all) > 5) || cs.With(0) != cs || Clauses(0).With(cs) != cs {
			t.Fatalf("%v: overfull is %v", list, cs.Overfull())
		}
		if fits := Clauses(0).AndIfRoom(list...); fits != cs&^OverfullBit || cs.AndIfRoom(list...) != cs {
			t.Fatalf("%v is cited as %v if there is room, not as %v", list, fits, cs)
		}
		if joined := CiteAll(list[:min(5, len(list))]).WithIfRoom(cs &^ OverfullBit); joined.Overfull() {
			t.Fatalf("%v: what is cited if there is room found none", list)
		}
		if got := slices.Collect(cs.All()); !slices.Equal(got, twin) {
			t.Fatalf("%v is packed as %v, not %v", list, got, twin)
		}
		if len(list) > 0 && Cite(list[0], list[1:]...) != cs {
			t.Fatalf("%v is cited otherwise than as a list", list)
		}
		for c := range cs.All() {
			if c != twin[0] {
				t.Fatal("a walk over clauses cannot be left")
			}
			break
		}
		for _, c := range append(list, clause.Draw(t, "another")) {
			if cs.Has(c) != slices.Contains(twin, c) {
				t.Fatalf("%v has %d: %v", twin, c, cs.Has(c))
			}
		}
		if len(twin) > 0 && cs.First() != twin[0] || len(twin) == 0 && cs.First() != 0 {
			t.Fatalf("the first of %v is %d", twin, cs.First())
		}
		split := rapid.IntRange(0, len(list)).Draw(t, "split")
		if CiteAll(list[:split]).With(CiteAll(list[split:])) != cs && len(list) <= 5 {
			t.Fatalf("%v differs when it is joined of two", list)
		}
	})
}

func TestRulesThatDoNotFitAreRefused(t *testing.T) {
	large := &Book{}
	for range MaxClause {
		large.Add(ClauseInfo{}, ClauseText{})
	}
	for name, r := range map[string]*Rules{
		"4096 clauses": {Book: large},
		"257 kinds":    {Book: &Book{}, Kinds: make([]KindInfo, 257)},
		"no edition":   {Book: &Book{Editions: []string{"en", "fr"}}, Edition: "de"},
		"no field":     saying("takes {n:+}"),
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				v := recover()
				if why, ok := v.(string); !ok || !strings.HasPrefix(why, "engine: ") {
					t.Errorf("taken all the same: %v", v)
				}
			}()
			r.Complete()
		})
	}
}

func TestSentencesThatFitAreTaken(t *testing.T) {
	saying("takes {+n}").Complete()
}

// saying are rules with a kind of event of their own that is told so.
func saying(s string) *Rules {
	kinds := append(make([]KindInfo, 40), KindInfo{Says: Text{s, s}})
	return &Rules{Book: &Book{}, Kinds: kinds, Cards: make([]CardInfo, 1)}
}

func TestRulesMayBeReadiedAgain(t *testing.T) {
	r := toyBox(rounds)
	shared, per := r.ActiveSorts()
	r.Edition = "fr"
	r.Complete()
	if s, p := r.ActiveSorts(); s != shared || p != per || r.Value(toySwitch) != 0 {
		t.Error("readied twice they differ")
	}
}

func TestBookFind(t *testing.T) {
	for _, c := range []struct {
		id   string
		want Clause
	}{
		{"toy.moves", toyMoves}, {" toy.switch\t", toySwitch}, {"toy.none", 0}, {"", 0}, {"TOY.MOVES", 0},
	} {
		if got, ok := toyBook.Find(c.id); got != c.want || ok != (c.want != 0) {
			t.Errorf("Find(%q) gives %d, %v", c.id, got, ok)
		}
	}
	for c := range Clause(toyBook.Len()) {
		if got, ok := toyBook.Find(toyBook.ID(c)); c != 0 && (got != c || !ok) {
			t.Errorf("clause %d is found as %d", c, got)
		}
	}
	if toyBook.ID(0) != "" || toyBook.ID(9999) != "" {
		t.Error("no clause has an id")
	}
	if _, ok := (&Book{}).Find("toy.moves"); ok {
		t.Error("an empty book has clauses")
	}
}

func TestValuesAreOfTheEditionAndMayBeOverridden(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 1, nil})
	over := r.Override(map[Clause]int16{toySwitch: 9, toyActs: 0})
	for _, c := range []struct {
		name   string
		rules  *Rules
		clause Clause
		value  int
	}{
		{"as printed", r, toySwitch, 5}, {"as printed", r, toyActs, 1},
		{"overridden", over, toySwitch, 9}, {"overridden", over, toyActs, 0}, {"left alone", over, toyMoves, 1},
	} {
		if got := c.rules.Value(c.clause); got != c.value || c.rules.On(c.clause) != (c.value != 0) {
			t.Errorf("%s: %s is %d, on %v", c.name, toyBook.ID(c.clause), got, c.rules.On(c.clause))
		}
	}
}

func TestTextFallsBackToEnglish(t *testing.T) {
	if both := (Text{"one", "un"}); both.In(EN) != "one" || both.In(FR) != "un" {
		t.Error(both)
	}
	if one := (Text{"one"}); one.In(FR) != "one" {
		t.Error(one)
	}
}

func TestKinds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		list := rapid.SliceOf(rapid.Custom(func(t *rapid.T) Kind {
			return Kind(rapid.Uint8Range(0, 127).Draw(t, "kind"))
		})).Draw(t, "kinds")
		split := rapid.IntRange(0, len(list)).Draw(t, "split")
		s := KindsOf(list[:split]...)
		s.Join(KindsOf(list[split:]...))
		for k := range Kind(128) {
			if s.Has(k) != slices.Contains(list, k) {
				t.Fatalf("the set of %v has %d: %v", list, k, s.Has(k))
			}
		}
	})
}

// TestClausesOfAnotherEditionAreNotShown: neither in the lines nor in the count; a clause of no booklet always is.
func TestClausesOfAnotherEditionAreNotShown(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 1, nil})
	r.Book = newToyBook(map[Clause][]string{toyMoves: {"Moves", ""}, toyCounts: {"", "Compter"}})
	for edition, shown := range []string{" [toy.moves toy.acts]\n", " [toy.counts toy.acts]\n"} {
		r.Edition = r.Book.Editions[edition]
		r.Complete()
		m := NewMatch(NewTable(r, 2, 1), First{})
		m.Log = NewLog(m, toyNames[:2])
		m.Say(Event{Kind: toyTells, Cite: Cite(toyMoves, toyCounts, toyActs)})
		if text := string(log.Text(m.Log, EN)); !strings.HasSuffix(text, shown) {
			t.Errorf("edition %d shows %q", edition, text)
		}
		if n := m.Log.Cited(); n[toyMoves] != 1-edition || n[toyCounts] != edition || n[toyActs] != 1 {
			t.Errorf("edition %d counts %v", edition, n)
		}
	}
}

// TestClausesThatAreOffAreNotCited: a run that has switched a clause off cites it only where it cites nothing else, and
// in refusals.
func TestClausesThatAreOffAreNotCited(t *testing.T) {
	r := toyRules(waits, nil, toyCard{"A", 1, nil}).Override(map[Clause]int16{toyCounts: 0})
	m := NewMatch(NewTable(r, 2, 1), First{})
	m.Log = NewLog(m, toyNames[:2])
	m.Say(Event{Kind: toyTells, Cite: Cite(toyCounts, toyActs)})
	m.Say(Event{Kind: toyTells, Cite: Cite(toyCounts)})
	m.Refuse(nil, Attempt{Zone: -1, Whom: NoPlayer}, Refusal{Cite: Cite(toyCounts, toyActs)})
	for i, want := range []Clauses{Cite(toyActs), Cite(toyCounts), Cite(toyCounts, toyActs)} {
		if got := m.Log.Events[i].Cite; got != want {
			t.Errorf("line %d cites %x, not %x", i, got, want)
		}
	}
}
