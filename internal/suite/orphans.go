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
	"tablereferee/internal/files"
)

// settle decides about the golden files without a scenario, when all scenarios are played. One that holds the log of a
// scenario which has none is that scenario's, under its former name: with Update it is moved. Every other stays where
// it is, unless Prune names it and every scenario of the run holds and is written. If it is interrupted, the report
// holds what was settled until then.
func (r *run) settle(ctx context.Context, report *Report) error {
	twins := r.twins(report.Cases)
	var cases []Case // kept apart, as the twins lie in the others
	var rest []string
	for _, o := range r.orphans {
		if ctx.Err() != nil {
			break
		}
		c, owner := twins[o], ""
		if c == nil { // the file may be reached by the name of its scenario already: only the spelling differs
			owner = r.owner(o)
			c = report.Find(owner)
		}
		if c != nil { // its log is found
			r.heirs = slices.DeleteFunc(r.heirs, func(n string) bool { return n == c.Name })
		}
		switch {
		case c != nil && r.Update:
			r.move(o, c)
		case owner != "":
			cases = append(cases, r.renamed(o, owner))
		case c != nil:
			orphan := r.renamed(o, c.Name)
			c.Twin, c.log = o, nil
			c.fail(Missing,
				engine.Errorf("there is no golden file %s; was the scenario renamed? %s belongs to no scenario and holds the same log",
					"il n'y a pas de fichier de référence %s ; le scénario a-t-il été renommé ? %s n'appartient à aucun scénario et contient le même journal",
					c.Golden, orphan.File))
			cases = append(cases, orphan)
		default:
			rest = append(rest, o)
		}
	}
	for i := range report.Cases {
		if c := &report.Cases[i]; r.Update && c.log != nil && ctx.Err() == nil {
			r.accept(c)
		}
	}
	fails := slices.ContainsFunc(report.Cases, func(c Case) bool { return c.Status == Failed || c.Status == Broken })
	for _, o := range rest {
		if ctx.Err() != nil {
			break
		}
		orphan, named := r.orphan(o), r.Update && r.Prune != nil && r.Prune(o)
		if named && !fails && !r.remove(&orphan) {
			continue
		}
		orphan.Held = named && fails
		cases = append(cases, orphan)
	}
	report.Cases = append(report.Cases, cases...)
	if r.Update {
		report.Cases = slices.DeleteFunc(report.Cases, func(c Case) bool { return c.log != nil })
	}
	return ctx.Err()
}

// withoutLog are the scenarios without a golden file, whether they were picked or not: a golden file that belongs to
// nobody may be the only agreed log of any of them, under its former name.
func (r *run) withoutLog() (names []string) {
	for _, n := range r.all {
		if !r.Golden.HasLog(n) {
			names = append(names, n)
		}
	}
	return names
}

// likeliest gives of some scenarios the one that most likely had another name before: one with the same last name, or
// else the nearest, or the first.
func likeliest(orphan string, heirs []string) string {
	if len(heirs) == 0 {
		return ""
	}
	if i := slices.IndexFunc(heirs, func(n string) bool {
		return files.Spelling(path.Base(n)) == files.Spelling(path.Base(orphan))
	}); i >= 0 {
		return heirs[i]
	}
	return cmp.Or(engine.Nearest(orphan, heirs), heirs[0])
}

// orphan is the case of a golden file that belongs to no scenario.
func (r *run) orphan(name string) Case {
	c := Case{Name: name, File: r.Golden.Path(name), Golden: r.Golden.Path(name), Beside: r.beside[name],
		Heir: likeliest(name, r.heirs), Heirs: len(r.heirs)}
	c.fail(Orphan, engine.Errorf("the golden file %s belongs to no scenario",
		"le fichier de référence %s n'appartient à aucun scénario", c.File))
	return c
}

// renamed is the case of a golden file that belongs to no scenario but to one that has another name now.
func (r *run) renamed(name, now string) Case {
	c := r.orphan(name)
	c.Twin = now
	c.fail(Orphan, engine.Errorf("the golden file %s belongs to no scenario; was its scenario renamed to %s?",
		"le fichier de référence %s n'appartient à aucun scénario ; son scénario s'appelle-t-il maintenant %s ?",
		c.File, now))
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
	// another run was faster; the log is accepted like any other
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrExist):
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

// twins finds among the scenarios without a golden file those whose log a golden file without a scenario holds. It
// gives them by the name of that file. Where several hold the same log, one with the same last name is taken first.
func (r *run) twins(cases []Case) map[string]*Case {
	waiting := slices.ContainsFunc(cases, func(c Case) bool { return c.log != nil })
	if !waiting {
		return nil
	}
	holding := map[[sha256.Size]byte][]string{}
	for _, o := range r.orphans {
		if r.beside[o] != "" {
			continue // its scenario is perhaps still there
		}
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

// owner finds the scenario whose golden file lies under a name that differs in its spelling only, on a system for which
// both are one. It is empty if there is none.
func (r *run) owner(orphan string) string {
	for _, n := range r.all {
		if files.Spelling(n) == files.Spelling(orphan) && r.Golden.Same(n, orphan) {
			return n
		}
	}
	return ""
}
