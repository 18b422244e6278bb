// Webgen bundles the scripts of the book's pages (referee/book/web/src) into the files that the program embeds
// (referee/book/pages), and puts together the licences of the packages that are in them. It needs the packages of
// referee/book/web/package.json, which npm ci fetches; to build the program nothing of this is needed.
//
//	go run ./cmd/webgen
//	go run ./cmd/webgen check
//
// The second writes nothing, and fails where a bundle is not what its sources give.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/evanw/esbuild/pkg/api"
)

const (
	source  = "referee/book/web/src"
	modules = "referee/book/web/node_modules"
	pages   = "referee/book/pages"
)

// entries are the scripts that pages load by themselves.
var entries = []string{"ask", "own", "playground", "table"}

func main() {
	put := func(file string, code []byte) error { return os.WriteFile(file, code, 0o644) }
	if len(os.Args) == 2 && os.Args[1] == "check" {
		put = same
	}
	if err := bundle(put); err != nil {
		fmt.Fprintln(os.Stderr, "webgen:", err)
		os.Exit(1)
	}
}

// same says whether a file holds a bundle already.
func same(file string, code []byte) error {
	was, err := os.ReadFile(file)
	if err == nil && !bytes.Equal(was, code) {
		err = fmt.Errorf("%s is not what its sources give: make web", file)
	}
	return err
}

func bundle(put func(file string, code []byte) error) error {
	packages := map[string]bool{}
	worker, err := build("worker", nil, packages)
	if err != nil {
		return err
	}
	for _, name := range entries {
		code, err := build(name, []api.Plugin{text("worker-code", string(worker))}, packages)
		if err != nil {
			return err
		}
		if err := put(filepath.Join(pages, name+".js"), code); err != nil {
			return err
		}
	}
	says, err := licences(slices.Sorted(maps.Keys(packages)))
	if err != nil {
		return err
	}
	compiled, err := inEngine()
	if err != nil {
		return err
	}
	return put(filepath.Join(pages, "licences.txt"), append(says, compiled...))
}

// build gives an entry with all that it imports, as one script without modules, and notes the packages it is made of.
func build(name string, plugins []api.Plugin, packages map[string]bool) ([]byte, error) {
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{filepath.Join(source, name+".ts")}, Bundle: true, Format: api.FormatIIFE, Target: api.ES2022,
		MinifyWhitespace: true, MinifySyntax: true, MinifyIdentifiers: true, Charset: api.CharsetUTF8,
		LegalComments: api.LegalCommentsInline, Plugins: plugins, Metafile: true,
	})
	var errs []error
	for _, m := range api.FormatMessages(result.Errors, api.FormatMessagesOptions{}) {
		errs = append(errs, errors.New(m))
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	for _, m := range inPackage.FindAllStringSubmatch(result.Metafile, -1) {
		packages[m[1]] = true
	}
	return result.OutputFiles[0].Contents, nil
}

// text has a name imported as a text.
func text(name, says string) api.Plugin {
	return api.Plugin{Name: name, Setup: func(b api.PluginBuild) {
		b.OnResolve(api.OnResolveOptions{Filter: "^" + name + "$"}, func(api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: name, Namespace: "text"}, nil
		})
		b.OnLoad(api.OnLoadOptions{Filter: ".*", Namespace: "text"}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
			return api.OnLoadResult{Contents: &says, Loader: api.LoaderText}, nil
		})
	}}
}
