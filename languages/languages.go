// Package languages holds the languages that the program speaks beside English and French: de.yaml would be German. A
// file that lies here is built in; nothing lists it. CONTRIBUTING.md tells how one is begun.
package languages

import "embed"

// FS holds the files. The pattern takes this file along, since it may be the only one.
//
//go:embed *
var FS embed.FS
