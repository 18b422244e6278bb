package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
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

// inEngine puts together the same of the modules that the engine of the pages is compiled of, and of Go itself.
func inEngine() ([]byte, error) {
	list := exec.Command("go", "list", "-deps", "-f",
		`{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{.Dir}}{{end}}{{end}}`, "./cmd/pageengine")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	lines := slices.Compact(slices.Sorted(slices.Values(strings.Split(strings.TrimSpace(string(out)), "\n"))))
	var b bytes.Buffer
	b.WriteString("\nThe engine of these pages is compiled of this besides.\n")
	for _, line := range append(lines, "Go  "+strings.TrimSpace(string(root))) {
		name, rest, _ := strings.Cut(line, " ")
		version, dir, _ := strings.Cut(rest, " ")
		if dir == "" {
			continue
		}
		files, err := filepath.Glob(filepath.Join(dir, "LICENSE*"))
		if err != nil || len(files) == 0 {
			return nil, fmt.Errorf("%s has no licence", name)
		}
		says, err := os.ReadFile(files[0])
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "\n%s\n\n%s\n", strings.TrimSpace(name+" "+version), bytes.TrimSpace(says))
	}
	return b.Bytes(), nil
}
