package main

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/language"
)

// edition is an edition of the rules: its name, the language in which it is printed, and perhaps an earlier edition
// that it is like wherever nothing is said of it.
type edition struct {
	ID       string `yaml:"id"`
	Language string `yaml:"language"`
	Like     string `yaml:"like"`
}

// languageOf is the language of a word of a rulebook file, as Go knows it; empty where the word is none.
func languageOf(word string) string {
	switch {
	case word == "en":
		return "engine.EN"
	case word == "fr":
		return "engine.FR"
	case language.IsCode(word):
		return "engine.Further"
	}
	return ""
}

// by is what differs between editions, by their names.
type by[T any] map[string]T

// editionName is the form of the name of an edition: it stands in logs, in scripts and on the command line.
var editionName = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// checkEditions looks at the editions of a book and at what each clause says of them, and fills in what an edition has
// of the one that it is like.
func checkEditions(head string, book *rulebook, fail func(where, format string, args ...any)) {
	var names []string
	for _, e := range book.Editions {
		switch {
		case !editionName.MatchString(e.ID):
			fail(head, "an edition is words in small letters or digits with hyphens between, not %q", e.ID)
		case slices.Contains(names, e.ID):
			fail(head, "edition %s stands twice", e.ID)
		case languageOf(e.Language) == "":
			fail(head, "edition %s: language is the one it is printed in, such as en or fr, not %q", e.ID, e.Language)
		case e.Like != "" && !slices.Contains(names, e.Like):
			fail(head, "edition %s is like %q, which is none of those before it%s", e.ID, e.Like, meant(e.Like, names))
		}
		names = append(names, e.ID)
	}
	if len(names) == 0 {
		fail(head, "editions are missing, such as editions: [{id: first, language: en}]")
		return
	}
	for i := range book.Clauses {
		c := &book.Clauses[i]
		wrong := func(format string, args ...any) { fail(c.at, "%s: %s", c.ID, fmt.Sprintf(format, args...)) }
		fill(book, "where", c.Where, wrong)
		each(names, "value", fill(book, "value", c.Value, wrong), wrong)
		each(names, "differs", fill(book, "differs", c.Differs, wrong), wrong)
		for _, e := range names {
			if s, said := c.Differs[e]; said && s == "" {
				wrong("differs.%s is missing", e)
			}
		}
	}
}

// fill tells the editions of which something is said and that the book does not name, and fills in the others.
func fill[T any](book *rulebook, field string, says by[T], wrong func(format string, args ...any)) by[T] {
	var names []string
	for _, e := range book.Editions {
		names = append(names, e.ID)
		if like, has := says[e.Like]; has {
			if _, own := says[e.ID]; !own {
				says[e.ID] = like
			}
		}
	}
	for _, e := range slices.Sorted(maps.Keys(says)) {
		if !slices.Contains(names, e) {
			wrong("%s names the edition %q; the editions of the book are %s%s", field, e, strings.Join(names, ", "),
				meant(e, names))
		}
	}
	return says
}

// each tells the editions of which nothing is said where something is said of others.
func each[T any](names []string, field string, says by[T], wrong func(format string, args ...any)) {
	for _, e := range names {
		if _, has := says[e]; says != nil && !has {
			wrong("%s.%s is missing", field, e)
		}
	}
}

// meant is what stands behind a wrong name.
func meant(wrong string, names []string) string {
	if near := engine.Nearest(wrong, names); near != "" {
		return fmt.Sprintf("; did you mean %q?", near)
	}
	return ""
}
