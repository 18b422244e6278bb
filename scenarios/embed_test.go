package scenarios

import (
	"io/fs"
	"os"
	"strings"
	"testing"
)

// Every script and every file of lessons is built in, however deep its folder lies.
func TestAllAreBuiltIn(t *testing.T) {
	n := 0
	err := fs.WalkDir(os.DirFS("."), ".", func(p string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(p, ".lua") && !strings.HasSuffix(p, "lessons.yaml") {
			return err
		}
		n++
		if _, missing := fs.Stat(FS, p); missing != nil {
			t.Errorf("%s is not built in: widen the pattern in embed.go", p)
		}
		return nil
	})
	if err != nil || n < 1000 {
		t.Error(n, err)
	}
}
