// Package suite runs many scenarios and holds their logs against the golden ones. It knows no flags and prints nothing:
// what it finds is a Report, and whoever asked decides how to show it.
//
//	run.go       a Runner plays scenarios side by side and reports in the order of their names
//	judge.go     one scenario: played, compared, accepted
//	report.go    finding in what was run
package suite
