// Package dbtest holds what each game of the family is held to by a test of its own: the tests of a game call it from
// the folder of the game.
package dbtest
