// Package scenarios holds the scenarios that are shipped with the referee, and the parts they share.
package scenarios

import "embed"

// FS is the scripts and the lessons of this folder as they were when the program was built, and this file.
//
//go:embed embed.go */*/*.lua */lessons.yaml
var FS embed.FS
