//go:build !js

package corpus

import "github.com/goccy/go-yaml"

func readYAML(data []byte, into *map[string]written) error {
	return yaml.UnmarshalWithOptions(data, into, yaml.Strict())
}
