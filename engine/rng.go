package engine

import "math/bits"

// PCG is the table's only source of chance: a PCG-XSH-RR generator, plain data like the rest of the table,
// so that the same seed gives the same game on every machine.
type PCG struct{ state uint64 }

const pcgStep, pcgInc = 6364136223846793005, 1442695040888963407

// NewPCG seeds a generator.
func NewPCG(seed uint64) PCG {
	r := PCG{state: seed + pcgInc}
	r.next()
	return r
}

// Bits is the state as a number, to put it into a key.
func (r PCG) Bits() uint64 { return r.state }

func (r *PCG) next() uint32 {
	old := r.state
	r.state = old*pcgStep + pcgInc
	return bits.RotateLeft32(uint32(((old>>18)^old)>>27), -int(old>>59))
}

// Below draws a number from 0 to n-1, evenly (Lemire's multiplication with rejection). n must be at least 1.
func (r *PCG) Below(n int) int {
	bound := uint32(n)
	product := uint64(r.next()) * uint64(bound)
	if low := uint32(product); low < bound {
		for floor := -bound % bound; low < floor; low = uint32(product) {
			product = uint64(r.next()) * uint64(bound)
		}
	}
	return int(product >> 32)
}
