package golden_test

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	logs "tablereferee/golden"
)

// TestNoRuleActsThatIsOff: no line of an agreed log cites a rule that its scenario has switched off, unless the line says that nothing
// happens for want of that rule.
func TestNoRuleActsThatIsOff(t *testing.T) {
	off, wanting := regexp.MustCompile(`(?m)^rule (\S+) = off$`), regexp.MustCompile(`REFUSED: | has no effect | gains no card `)
	found := 0
	err := fs.WalkDir(logs.FS, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".log") {
			return err
		}
		b, err := fs.ReadFile(logs.FS, path)
		if err != nil {
			return err
		}
		for _, m := range off.FindAllStringSubmatch(string(b), -1) {
			found++
			cites := regexp.MustCompile(`\[(?:[^\]]* )?` + regexp.QuoteMeta(m[1]) + `[ \]]`)
			for _, line := range strings.Split(string(b), "\n") {
				if cites.MatchString(line) && !wanting.MatchString(line) {
					t.Errorf("%s: %s is off, and cited: %s", path, m[1], strings.TrimSpace(line))
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if found == 0 {
		t.Error("no rule was found that is off")
	}
}
