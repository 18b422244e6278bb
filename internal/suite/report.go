package suite

import "slices"

// Find gives the case of a name, nil if there is none.
func (r *Report) Find(name string) *Case {
	for i := range r.Cases {
		if r.Cases[i].Name == name {
			return &r.Cases[i]
		}
	}
	return nil
}

// Showing gives the cases whose scenario says that it shows a clause.
func (r *Report) Showing(clause string) []*Case {
	var out []*Case
	for i := range r.Cases {
		if c := &r.Cases[i]; slices.Contains(c.Shows(), clause) {
			out = append(out, c)
		}
	}
	return out
}
