package suite

import (
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"io/fs"
	"path"
	"slices"

	"tablereferee/engine"
	"tablereferee/referee/files"
)

// MostUnasked is how many golden files an update may move or remove that nobody has named, unless it is told to prune. A few are a day's
// work; many are a folder that was named wrongly.
const MostUnasked = 3

// settle decides about the golden files without a scenario, when all scenarios are played: a file that holds the log of a scenario which
// has none is that scenario's, under its former name. With Update such a file is moved, and the others are removed, but only when every log that
// was to be written is, and never while a scenario has no golden file, unless they are named and it is told to prune. If it is
// interrupted, the report holds what was settled until then.
func (r *run) settle(ctx context.Context, report *Report) error {
	twins := r.twins(report.Cases)
	unasked := 0
	for _, o := range r.orphans {
		if !r.named(o) {
			unasked++
		}
	}
	goes := func(o string) bool { return r.Update && (r.Prune || unasked <= MostUnasked || r.named(o)) }
	var cases []Case // kept apart, as the twins lie in the others
	var rest []string
	for _, o := range r.orphans {
		if ctx.Err() != nil {
			break
		}
		c := twins[o]
		same := c == nil // the file is reached by the name of its scenario already: only the spelling differs
		if same {
			c = r.sameFile(o, report.Cases)
		}
		switch {
		case c == nil:
			if owner := r.owner(o); owner != "" { // not among those that were picked
				cases = append(cases, r.renamed(o, owner))
			} else {
				rest = append(rest, o)
			}
		case goes(o):
			r.move(o, c)
		default:
			orphan := r.renamed(o, c.Name)
			if !same {
				c.Twin, c.Spared, c.log = o, r.Update, nil
				c.fail(Missing, engine.Errorf("there is no golden file %s; was the scenario renamed? %s belongs to no scenario and holds the same log",
					"il n'y a pas de fichier de référence %s ; le scénario a-t-il été renommé ? %s n'appartient à aucun scénario et contient le même journal",
					c.Golden, orphan.File))
			}
			cases = append(cases, orphan)
		}
	}
	for i := range report.Cases {
		if c := &report.Cases[i]; r.Update && c.log != nil && ctx.Err() == nil {
			r.accept(c)
		}
	}
	heirs, blocked := r.heirs(), r.blocked(report.Cases)
	for _, o := range rest {
		if ctx.Err() != nil {
			break
		}
		orphan := r.orphan(o)
		if goes(o) && !blocked && (len(heirs) == 0 || r.Prune && r.named(o)) {
			if !r.remove(&orphan) {
				continue
			}
		} else {
			orphan.Spared = r.Update
			orphan.Heir, orphan.Heirs = likeliest(o, heirs), len(heirs)
			report.Blocked = report.Blocked || r.Update && blocked
		}
		cases = append(cases, orphan)
	}
	report.Cases = append(report.Cases, cases...)
	if r.Update {
		report.Cases = slices.DeleteFunc(report.Cases, func(c Case) bool { return c.log != nil })
	}
	return ctx.Err()
}

// heirs are the scenarios without a golden file, whether they were picked or not: a golden file that belongs to nobody may be the only agreed log
// of any of them, under its former name.
func (r *run) heirs() (names []string) {
	if len(r.orphans) == 0 {
		return nil
	}
	for _, n := range r.all {
		if !r.Golden.HasLog(n) {
			names = append(names, n)
		}
	}
	return names
}

// likeliest gives of some scenarios the one that most likely had another name before: one with the same last name, or else the nearest, or the first.
func likeliest(orphan string, heirs []string) string {
	if len(heirs) == 0 {
		return ""
	}
	if i := slices.IndexFunc(heirs, func(n string) bool { return files.Spelling(path.Base(n)) == files.Spelling(path.Base(orphan)) }); i >= 0 {
		return heirs[i]
	}
	return cmp.Or(engine.Nearest(orphan, heirs), heirs[0])
}

// blocked tells of an update whether the golden file of a scenario could not be written, which blocks every removal.
func (r *run) blocked(cases []Case) bool {
	return r.Update && slices.ContainsFunc(cases, func(c Case) bool { return c.offered && (c.Status == Failed || c.Status == Broken) })
}

func (r *run) named(orphan string) bool { return r.Named != nil && r.Named(orphan) }

// orphan is the case of a golden file that belongs to no scenario.
func (r *run) orphan(name string) Case {
	c := Case{Name: name, File: r.Golden.Path(name), Golden: r.Golden.Path(name)}
	c.fail(Orphan, engine.Errorf("the golden file %s belongs to no scenario", "le fichier de référence %s n'appartient à aucun scénario", c.File))
	return c
}

// renamed is the case of a golden file that belongs to no scenario but to one that has another name now.
func (r *run) renamed(name, now string) Case {
	c := r.orphan(name)
	c.Spared, c.Twin = r.Update, now
	c.fail(Orphan, engine.Errorf("the golden file %s belongs to no scenario; was its scenario renamed to %s?",
		"le fichier de référence %s n'appartient à aucun scénario ; son scénario s'appelle-t-il maintenant %s ?", c.File, now))
	return c
}

// remove removes a golden file, and tells whether there is something to say of it: another run may have been faster.
func (r *run) remove(c *Case) bool {
	switch err := r.Golden.Remove(c.Name); {
	case errors.Is(err, fs.ErrNotExist):
		return false
	case err != nil:
		c.fail(Broken, err)
	default:
		c.Removed = true
	}
	return true
}

// move gives a scenario the golden file of its former name.
func (r *run) move(from string, c *Case) {
	switch err := r.Golden.Move(from, c.Name); {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrExist): // another run was faster; the log is accepted like any other
	case err != nil:
		c.log = nil
		c.fail(Broken, err)
	default:
		c.Moved = from
		if c.log != nil {
			c.log, c.Status, c.Message, c.Err = nil, Passed, "", nil
		}
	}
}

// twins finds among the scenarios without a golden file those whose log a golden file without a scenario holds. It gives them by the name
// of that file. Where several hold the same log, one with the same last name is taken first.
func (r *run) twins(cases []Case) map[string]*Case {
	waiting := slices.ContainsFunc(cases, func(c Case) bool { return c.log != nil })
	if !waiting {
		return nil
	}
	holding := map[[sha256.Size]byte][]string{}
	for _, o := range r.orphans {
		// One that cannot be read is nobody's.
		if log, err := r.Golden.Read(o); err == nil {
			sum := sha256.Sum256(log)
			holding[sum] = append(holding[sum], o)
		}
	}
	out := map[string]*Case{}
	for i := range cases {
		c := &cases[i]
		if c.log == nil {
			continue
		}
		sum := sha256.Sum256(c.log)
		names := holding[sum]
		if len(names) == 0 {
			continue
		}
		at := max(0, slices.IndexFunc(names, func(n string) bool { return path.Base(n) == path.Base(c.Name) }))
		out[names[at]] = c
		holding[sum] = slices.Delete(names, at, at+1)
	}
	return out
}

// sameFile finds the case of the scenario that owns a golden file under another spelling of its name.
func (r *run) sameFile(orphan string, cases []Case) *Case {
	owner := r.owner(orphan)
	for i := range cases {
		if owner != "" && cases[i].Name == owner {
			return &cases[i]
		}
	}
	return nil
}

// owner finds the scenario whose golden file lies under a name that differs in its spelling only, on a system for which both are one. It is empty if
// there is none.
func (r *run) owner(orphan string) string {
	for _, n := range r.all {
		if files.Spelling(n) == files.Spelling(orphan) && r.Golden.Same(n, orphan) {
			return n
		}
	}
	return ""
}
