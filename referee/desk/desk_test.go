package desk_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"strings"
	"testing"

	"tablereferee/golden"
	"tablereferee/referee/desk"
	"tablereferee/referee/table"
	"tablereferee/scenarios"
)

// said is a reply as a page reads it.
type said struct {
	ID     int
	Wrong  *struct{ Says, Hint, Legal any }
	Line   string
	At, Of int
	Next   string
	Events []struct {
		Says    [2]string
		Clauses []table.Clause
	}
	Board    *table.Board
	Question *table.Question
	Script   string
	Verdict  *desk.Verdict
}

func tell(t *testing.T, d *desk.Desk, r desk.Request) said {
	t.Helper()
	message, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var out said
	if err := json.Unmarshal(d.Handle(message), &out); err != nil {
		t.Fatal(err)
	}
	if out.ID != r.ID {
		t.Errorf("reply %d to %d", out.ID, r.ID)
	}
	return out
}

const three = `
scenario "A trial" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Punch", "Punch", "Vulnerability" } }, { "Ben" } }
ann:plays "Punch"
`

// TestAtTheTable: a script is opened at its beginning, played on, left, taken back and written down.
func TestAtTheTable(t *testing.T) {
	d := &desk.Desk{}
	if r := tell(t, d, desk.Request{ID: 3, Do: "look"}); r.Wrong == nil {
		t.Error("a table where none is open")
	}
	r := tell(t, d, desk.Request{ID: 4, Do: "open", Script: three})
	if r.Wrong != nil || r.At != 0 || r.Of != 1 || r.Board == nil || r.Question == nil || r.Question.Player != "Ann" {
		t.Fatalf("opened: %+v, %+v", r, r.Wrong)
	}
	if r = tell(t, d, desk.Request{Do: "go", N: 1}); r.At != 1 || len(r.Events) == 0 || r.Line != `ann:plays "Punch"` {
		t.Errorf("played on: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "answer", Said: "plays Vulnerability"}); r.Wrong != nil || r.At != 2 {
		t.Errorf("left: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "why", Said: "plays Vulnerability"}); r.Wrong == nil {
		t.Error("it is there twice")
	}
	if r = tell(t, d, desk.Request{Do: "answer", Said: "plays Kick"}); r.Wrong == nil || r.Wrong.Legal == nil {
		t.Errorf("a card that is not there: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "script"}); !strings.Contains(r.Script, "Vulnerability") {
		t.Errorf("written down: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "comes"}); len(r.Events) == 0 || r.Events[0].Says[0] == r.Events[0].Says[1] {
		t.Errorf("would come: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "go", N: 1}); r.At != 1 || r.Of != 2 || r.Next == "" {
		t.Errorf("taken back: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "dance"}); r.Wrong == nil {
		t.Error("a table that dances")
	}
}

// TestGoldenBytes: every scenario that is shipped gives its golden bytes.
func TestGoldenBytes(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is run in the suite, too")
	}
	d, n := &desk.Desk{}, 0
	err := fs.WalkDir(scenarios.FS, ".", func(path string, _ fs.DirEntry, err error) error {
		name, script := strings.CutSuffix(path, ".lua")
		if err != nil || !script {
			return err
		}
		source, err := fs.ReadFile(scenarios.FS, path)
		if err != nil {
			return err
		}
		want, err := fs.ReadFile(golden.FS, name+".log")
		if err != nil {
			return err
		}
		n++
		r := tell(t, d, desk.Request{Do: "run", Name: name, Script: string(source)})
		if r.Wrong != nil || r.Verdict == nil || !bytes.Equal([]byte(r.Verdict.Log), want) {
			t.Errorf("%s: %v", name, r.Wrong)
		}
		return nil
	})
	if err != nil || n < 2000 {
		t.Error(n, err)
	}
}

// FuzzHandle: whatever is said to a desk, it answers.
func FuzzHandle(f *testing.F) {
	f.Add([]byte(`{"id":1,"do":"open","script":"x"}`), []byte(`{"do":"give","n":-4}`))
	f.Add([]byte(`{"id":1,"do":"run","script":"while true do end"}`), []byte(`nonsense`))
	open, err := json.Marshal(desk.Request{Do: "open", Script: three})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(open, []byte(`{"do":"go","n":99999}`))
	f.Add(open, []byte(`{"do":"script","n":99999}`))
	f.Fuzz(func(t *testing.T, a, b []byte) {
		d := &desk.Desk{}
		for _, message := range [][]byte{a, b, a} {
			var r said
			if err := json.Unmarshal(d.Handle(message), &r); err != nil {
				t.Errorf("%q: %v", message, err)
			}
		}
	})
}
