package scenario

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestDocumentsSayings holds the table of what players say in docs/log.md against what the games declare.
func TestDocumentsSayings(t *testing.T) {
	const file, begin, end = "../../docs/log.md", "<!-- sayings -->\n", "<!-- /sayings -->"
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(b), begin)
	table, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("%s has no place for what players say", file)
	}
	want := ""
	each(func(g *engine.Game, r *engine.Rules) {
		rows := sayingRows(r)
		if rows != "" && !strings.Contains(want, rows) {
			want += "| " + g.Name[engine.EN] + " | the kinds of lines that tell it |\n| --- | --- |\n" + rows + "\n"
		}
	})
	if *update {
		if err := renew(file, []byte(before+begin+want+end+after)); err != nil {
			t.Fatal(err)
		}
	} else if table != want {
		t.Errorf("what players say in %s is not what the games declare: run  go test ./referee/scenario -run Documents -update", file)
	}
}

// sayingRows lists what players say of the lines of a game, in English: one row for each sentence.
func sayingRows(r *engine.Rules) string {
	var order []string
	kinds := map[string][]string{}
	for i := range r.Sayings {
		s := &r.Sayings[i]
		head, _, _ := strings.Cut(s.Says[engine.EN], ": {from}")
		says := fmt.Sprintf("`%s`", strings.TrimSuffix(head, " (now {now})"))
		if _, known := kinds[says]; !known {
			order = append(order, says)
		}
		for _, k := range s.Kinds {
			name := "`" + r.Kinds[k].Name + "`"
			if s.Apart {
				name = "*or* " + name
			}
			if !strings.Contains(strings.Join(kinds[says], ", ")+",", name+",") {
				kinds[says] = append(kinds[says], name)
			}
		}
	}
	out := ""
	for _, says := range order {
		out += "| " + says + " | " + strings.Join(kinds[says], ", ") + " |\n"
	}
	return out
}
