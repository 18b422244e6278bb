package explore

import "slices"

// set numbers lists of words, equal lists alike, in the order in which they first come. It keeps them end to end in one
// array and finds them by open addressing; a hash only says where to look, equality is decided word by word.
type set struct {
	words  []uint32
	starts []uint32 // where each list begins, and where the last one ends
	hashes []uint32
	slots  []int32 // number+1 of a list, 0 for none
}

func newSet() *set { return &set{starts: []uint32{0}, slots: make([]int32, 64)} }

// len is how many different lists there are.
func (s *set) len() int { return len(s.starts) - 1 }

// list gives a list by its number.
func (s *set) list(i int32) []uint32 { return s.words[s.starts[i]:s.starts[i+1]] }

// number gives the number of a list, and whether it is new.
func (s *set) number(list []uint32) (int32, bool) {
	h := uint64(len(list))
	for _, w := range list {
		h = (h ^ uint64(w)) * 0x9E3779B97F4A7C15
		h ^= h >> 32
	}
	mask := uint32(len(s.slots) - 1)
	at := uint32(h) & mask
	for ; s.slots[at] != 0; at = (at + 1) & mask {
		if i := s.slots[at] - 1; s.hashes[i] == uint32(h) && slices.Equal(s.list(i), list) {
			return i, false
		}
	}
	i := int32(s.len())
	s.words = append(s.words, list...)
	s.starts = append(s.starts, uint32(len(s.words)))
	s.hashes = append(s.hashes, uint32(h))
	s.slots[at] = i + 1
	if 2*s.len() > len(s.slots) {
		s.grow()
	}
	return i, true
}

func (s *set) grow() {
	s.slots = make([]int32, 2*len(s.slots))
	mask := uint32(len(s.slots) - 1)
	for i, h := range s.hashes {
		at := h & mask
		for s.slots[at] != 0 {
			at = (at + 1) & mask
		}
		s.slots[at] = int32(i) + 1
	}
}
