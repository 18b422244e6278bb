package golden

import (
	"crypto/sha256"
	"fmt"
	"io"

	"tablereferee/engine"
)

// Shown gives the difference with all of its lines as they are shown. So it may be kept in a file of a format that
// holds no bytes which are not UTF-8; it is shown as before.
func (d *Difference) Shown() *Difference {
	out := *d
	out.Name, out.Golden, out.Script = visible(d.Name), visible(d.Golden), visible(d.Script)
	out.Hunks = make([]Hunk, len(d.Hunks))
	for i, h := range d.Hunks {
		lines := make([]Line, len(h.Lines))
		for j, l := range h.Lines {
			l.Text = visible(l.Text)
			lines[j] = l
		}
		h.Lines = lines
		out.Hunks[i] = h
	}
	return &out
}

// Sound tells whether a difference that was read from somewhere can be shown: the partner of each line is there.
func (d *Difference) Sound() bool {
	if d == nil {
		return true
	}
	for i := range d.Hunks {
		lines := d.Hunks[i].Lines
		for j := range lines {
			if p := lines[j].Partner; p < -1 || p >= len(lines) || p < 0 && lines[j].Parts != nil {
				return false
			}
		}
	}
	return true
}

// Sum writes what stands for all that lies in the store: two stores in which anything differs write different bytes.
func (s *Store) Sum(w io.Writer) error {
	names, err := s.Names()
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := s.Read(name)
		if err != nil { // that it cannot be read is what a test finds of it
			_, err = fmt.Fprintf(w, "%q cannot be read: %q\n", name, engine.Tell(err, engine.EN))
		} else {
			_, err = fmt.Fprintf(w, "%q %x\n", name, sha256.Sum256(text))
		}
		if err != nil {
			return err
		}
	}
	return nil
}
