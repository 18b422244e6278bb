package scenario

import (
	"io/fs"
	"path/filepath"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// Overlooked finds what lies in the scenarios folder where the scripts of some golden files would, and is no scenario
// because of its name, its kind or its place: its author may take it for one. It gives the paths by the names of the
// golden files.
func (f *Folder) Overlooked(orphans []string) (map[string]string, error) {
	spelt := map[string][]string{}
	for _, o := range orphans {
		spelt[unhidden(o)] = append(spelt[unhidden(o)], o)
	}
	out := map[string]string{}
	err := files.Walk(f.fsys, func(p string, entry fs.DirEntry, _ error) error {
		hidden := strings.HasPrefix(entry.Name(), ".")
		name, isScript := strings.CutSuffix(p, suffix)
		switch {
		case p == ".", strings.HasSuffix(p, ".log"): // where golden files lie beside their scripts
			return nil
		case entry.IsDir() && hidden: // of version control
			return fs.SkipDir
		case entry.IsDir() && !strings.HasSuffix(strings.ToLower(p), suffix), isScript && !entry.IsDir() && !hidden &&
			!isPart(name):
			return nil
		}
		found := func(names []string) {
			for _, o := range names {
				if out[o] == "" {
					out[o] = files.Name(filepath.Join(f.dir, filepath.FromSlash(p)))
				}
			}
		}
		// What is written behind the name of a scenario begins with a point, or with the sign that editors put there.
		like := unhidden(p)
		for i := strings.LastIndex(like, "/") + 1; i <= len(like); i++ {
			if i == len(like) || like[i] == '.' || like[i] == '~' {
				found(spelt[like[:i]])
			}
		}
		if entry.Type()&fs.ModeSymlink != 0 { // perhaps to a folder, which is not followed
			for s, names := range spelt {
				if strings.HasPrefix(s, like+"/") {
					found(names)
				}
			}
		}
		return nil
	})
	if err != nil {
		return nil, engine.Errorf("the scenarios folder %s: %v", "le dossier des scénarios %s : %v", files.Name(f.dir),
			files.Why(err))
	}
	return out, nil
}

// unhidden is a name without what hides a script or makes it a part: signs before it and folders called lib, in any
// capitals.
func unhidden(name string) string {
	var kept []string
	for _, e := range strings.Split(files.Spelling(name), "/") {
		if e != "lib" {
			kept = append(kept, strings.TrimLeft(e, "._#"))
		}
	}
	return strings.Join(kept, "/")
}
