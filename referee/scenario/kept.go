package scenario

// A name keeps which number it is, and not how great it was: whatever looks at it reads the table.

// now is a number as it is now, however long ago the script has read it.
func (r *run) now(v *numberValue) *numberValue {
	if v.answered == r.answered() {
		return v
	}
	return v.again()
}

// answered is how many answers have been given, and in which branch: no two tables have the same.
func (r *run) answered() int {
	if r.d == nil {
		return 0
	}
	return r.d.answered + r.branch.number()
}
