//go:build js

package corpus

import "tablereferee/engine"

// readYAML reads nothing: a page has scripts and no files beside them, and its engine is smaller without a reader.
func readYAML([]byte, *map[string]written) error {
	return engine.Errorf("wordings are not read in a page", "une page ne lit pas les formulations")
}
