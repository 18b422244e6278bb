// Package golden holds the agreed logs of the scenarios that are shipped with the referee. How they are compared and
// accepted is in internal/golden.
package golden

import "embed"

// FS is this folder as it was when the program was built.
//
//go:embed *
var FS embed.FS
