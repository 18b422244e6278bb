// Package suite runs many scenarios and holds their logs against the golden ones. It knows no flags and prints nothing:
// what it finds is a Report, and whoever asked decides how to show it.
//
//	folder.go    the scenarios folder: which files are scenarios, which are parts for use "…"
//	run.go       a Runner plays scenarios side by side and reports in the order of their names
//	judge.go     one scenario: played, compared, accepted
//	rulings.go   the played scenarios as answers to questions
package suite
