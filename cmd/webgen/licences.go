package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
)

// inPackage finds the packages of which something is in a bundle, in the account that esbuild gives of it.
var inPackage = regexp.MustCompile(`"` + modules + `/((?:@[^/"]+/)?[^/"]+)/[^"]*": \{`)

// licences puts together under which licences packages stand: for each its name and the text that comes with it.
func licences(packages []string) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("What the scripts of these pages are made of besides the referee's own, and under which licences.\n")
	for _, name := range packages {
		dir := filepath.Join(modules, filepath.FromSlash(name))
		about, err := os.ReadFile(filepath.Join(dir, "package.json"))
		if err != nil {
			return nil, err
		}
		var is struct{ Version, License string }
		if err := json.Unmarshal(about, &is); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		says, err := os.ReadFile(filepath.Join(dir, "LICENSE"))
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "\n%s %s (%s)\n\n%s\n", name, is.Version, is.License, bytes.TrimSpace(says))
	}
	return b.Bytes(), nil
}
