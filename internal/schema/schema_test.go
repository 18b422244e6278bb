package schema

import "testing"

// with does something with a mutant on.
func with(id int, do func()) {
	before := on
	on = id
	defer func() { on = before }()
	do()
}

func TestOperators(t *testing.T) {
	for a := -1; a <= 1; a++ {
		for b := -1; b <= 1; b++ {
			check := func(when string, less, atMost, more, atLeast bool, plus, minus int) {
				t.Helper()
				raised, lowered := a, a
				Raise(1, &raised, b)
				Lower(1, &lowered, b)
				if Less(1, a, b) != less || AtMost(1, a, b) != atMost || More(1, a, b) != more ||
					AtLeast(1, a, b) != atLeast ||
					Plus(1, a, b) != plus || Minus(1, a, b) != minus || raised != plus || lowered != minus {
					t.Errorf("%d and %d, %s", a, b, when)
				}
			}
			check("as they are", a < b, a <= b, a > b, a >= b, a+b, a-b)
			with(2, func() { check("with another mutant", a < b, a <= b, a > b, a >= b, a+b, a-b) })
			with(1, func() { check("mutated", a <= b, a < b, a >= b, a > b, a-b, a+b) })
		}
	}
}

func TestValues(t *testing.T) {
	if Value(1, "a", "b") != "a" || Nothing(1, 4) != 4 || Never(1, 4) != 4 || At(1) {
		t.Error("something is mutated, and no mutant is on")
	}
	with(1, func() {
		if Value(1, "a", "b") != "b" || Nothing(1, 4) != 0 || Never(1, 4) == 4 || !At(1) || At(2) {
			t.Error("the mutant does not act")
		}
	})
	if !Reached[1] || !Reached[2] || Reached[3] {
		t.Error("what was come by is not known")
	}
}

func TestMet(t *testing.T) {
	for _, holds := range [...]bool{false, true} {
		met := Met(1, func(_ int, is bool) bool { return is })
		if met(0, holds) != holds {
			t.Errorf("%v is mutated, and no mutant is on", holds)
		}
		with(1, func() {
			if !met(0, holds) {
				t.Error("the mutant does not act")
			}
		})
	}
}
