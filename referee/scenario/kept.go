package scenario

// A name keeps which number it is, and not how great it was: whatever looks at it reads the table.

// sameNumber says whether two numbers are as great as each other, both as they are now. One number that was read twice is no comparison.
func (r *run) sameNumber(x, y *numberValue) bool {
	r.onward()
	if x.answered != y.answered && x.what == y.what && x.of.number.Same(&y.of.number) {
		r.failf("%s was read before the last move: a name keeps which number it is, and not how great it was, so this holds it against itself",
			"%s a été lu avant le dernier coup : un nom garde quel nombre c'est, et non combien il valait ; il est donc comparé à lui-même", x.what)
	}
	return r.now(x).n == r.now(y).n
}

// now is a number as it is now, however long ago the script has read it.
func (r *run) now(v *numberValue) *numberValue {
	if v.answered == r.answered() {
		return v
	}
	return v.again()
}

// answered is how many answers have been given.
func (r *run) answered() int {
	if r.d == nil {
		return 0
	}
	return r.d.answered
}
