package cardtext

// What is known of a number before anybody plays: a count is never below 0.

// unbounded is a number beyond all that a text reckons with.
const unbounded = 1 << 40

// extent is between which numbers a number always is, as far as arithmetic tells.
func (r *Reader) extent(a *Amount) (low, high int) {
	switch a.Op {
	case Number:
		return a.N, a.N
	case Count, Distinct, ThisTurn, ThatMany:
		return 0, unbounded
	case Printed:
		if r.Words.Values[a.Word] == "cost" {
			return 0, unbounded
		}
	case Add, Sub, Mul, Least, Most, Whether:
		return r.extentOfTwo(a)
	default:
		if r.Words.Amounts[a.Op-FirstAmount].Counts {
			return 0, unbounded
		}
	}
	return -unbounded, unbounded
}

// extentOfTwo is extent for a number that is made of two others.
func (r *Reader) extentOfTwo(a *Amount) (low, high int) {
	aLow, aHigh := r.extent(a.A)
	bLow, bHigh := r.extent(a.B)
	switch a.Op {
	case Add:
		low, high = aLow+bLow, aHigh+bHigh
	case Sub:
		low, high = aLow-bHigh, aHigh-bLow
	case Mul:
		corners := [...]int{times(aLow, bLow), times(aLow, bHigh), times(aHigh, bLow), times(aHigh, bHigh)}
		low, high = corners[0], corners[0]
		for _, x := range corners[1:] {
			low, high = min(low, x), max(high, x)
		}
	case Least:
		low, high = min(aLow, bLow), min(aHigh, bHigh)
	case Most:
		low, high = max(aLow, bLow), max(aHigh, bHigh)
	case Whether:
		low, high = min(aLow, bLow), max(aHigh, bHigh)
	}
	return max(low, -unbounded), min(high, unbounded)
}

// times multiplies without going round.
func times(a, b int) int {
	if a != 0 && (a*b)/a != b || a*b > unbounded || a*b < -unbounded {
		if (a < 0) == (b < 0) {
			return unbounded
		}
		return -unbounded
	}
	return a * b
}

// most is the greatest that a number may be.
func (r *Reader) most(a *Amount) int {
	_, high := r.extent(a)
	return high
}

// constant says whether a number is always the same.
func (r *Reader) constant(a *Amount) bool {
	low, high := r.extent(a)
	return low == high
}
