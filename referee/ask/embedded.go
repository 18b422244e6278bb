//go:build !js

package ask

import _ "embed"

// What was learnt from how players put their questions, and the scenarios and clauses of this program as they are filed
// by it (docs/ask.md).
var (
	//go:embed learned.bin
	learned string
	//go:embed prepared.bin
	prepared string
)

// Files gives both, as the pages of the book need them.
func Files() (known, filed string) { return learned, prepared }
