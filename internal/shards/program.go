package shards

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"strings"
	"sync"

	"tablereferee/engine"
)

// Program tells this program from another. A release, or a revision that nothing was added to, is known by its name;
// any other build only by its own bytes, as its name says nothing of what was changed in it.
func Program(version string) (string, error) {
	if !strings.HasPrefix(version, "(") && !strings.Contains(version, "+dirty") {
		return version, nil
	}
	sum, err := ownSum()
	if err != nil {
		return "", engine.Errorf("which program this is cannot be told, as its file cannot be read: %v",
			"on ne peut dire quel programme est celui-ci, car son fichier ne peut être lu : %v", err)
	}
	return version + " " + sum, nil
}

// ownSum stands for the bytes of the running program.
var ownSum = sync.OnceValues(func() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil))[:16], nil
})
