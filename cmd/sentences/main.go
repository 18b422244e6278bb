// Command sentences writes down what there is to translate.
//
//	go run ./cmd/sentences languages/de.yaml
//
// It makes the file of a language, or brings it up to date: every sentence of the program stands in it, with an empty
// translation where it has none yet. What is translated stays; what the program no longer says goes to the end. Remarks
// are not kept.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/internal/language"
	"tablereferee/internal/sentences"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: sentences path/to/de.yaml")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(path string) error {
	code := strings.TrimSuffix(filepath.Base(path), ".yaml")
	l := &engine.Language{Code: code, Name: code}
	switch src, err := os.ReadFile(path); {
	case err == nil:
		if l, err = language.Read(src, path); err != nil {
			return err
		}
	case !errors.Is(err, fs.ErrNotExist):
		return err
	case !language.IsCode(code):
		return fmt.Errorf("%s: a file is called by the two or three letters of its language: de.yaml", path)
	}
	all, err := sentences.All(".")
	if err != nil {
		return err
	}
	for _, t := range sentences.Stale(l, all) {
		fmt.Printf("the program says no longer: %q%s\n", t[engine.EN], meant(t, all))
	}
	fmt.Printf("%s: %d sentences, %d of them to be translated\n", path, len(all), sentences.Left(l, all))
	return files.Write(path, sentences.Write(l, all), func([]byte) bool { return true })
}

// meant asks for the sentence that may be meant by one that there is not.
func meant(t engine.Text, all []sentences.Sentence) string {
	near := make([]string, len(all))
	for i, s := range all {
		near[i] = s.Text[engine.EN]
	}
	if n := engine.Nearest(t[engine.EN], near); n != "" {
		return fmt.Sprintf("; did you mean %q?", n)
	}
	return ""
}
