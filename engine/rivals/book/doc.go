// Package book has the clauses of the rulebook of Rivals: Batman vs The Joker: a constant for each, for code
// to cite, and what it says, which is read when first asked for.
//
//	rulebook.yaml    every clause, in our own words
//	clauses_gen.go   its constant; clauses.txt its text; both are made of rulebook.yaml
package book

//go:generate go run ../../../cmd/bookgen rulebook.yaml
