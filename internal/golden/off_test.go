package golden_test

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	logs "tablereferee/golden"
)

// TestNoRuleActsThatIsOff: no line of an agreed log cites a rule that its scenario has switched off beside others;
// alone it may stand, where it is for want of that rule that something is so, and in a refusal.
func TestNoRuleActsThatIsOff(t *testing.T) {
	off := regexp.MustCompile(`(?m)^rule (\S+) = off$`)
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
			id := regexp.QuoteMeta(m[1])
			cites := regexp.MustCompile(`\[[^\]]* ` + id + `[ \]]|\[` + id + ` `)
			for _, line := range strings.Split(string(b), "\n") {
				if cites.MatchString(line) && !strings.Contains(line, "REFUSED: ") {
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
