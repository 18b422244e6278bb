// Package scenarios holds the scenarios that are shipped with the referee, and the parts they share.
package scenarios

import "embed"

// FS is this folder as it was when the program was built. Its parts may begin with an underscore, hence "all".
//
//go:embed all:*
var FS embed.FS
