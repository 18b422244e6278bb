package main

import (
	"reflect"
	"testing"
	"time"
)

func TestParts(t *testing.T) {
	said := `=== RUN   TestQuick
--- PASS: TestQuick (0.01s)
    --- PASS: TestQuick/one (0.90s)
=== RUN   TestLong
--- PASS: TestLong (2.00s)
--- SKIP: TestElsewhere (0.30s)
=== RUN   FuzzLong
--- PASS: FuzzLong (0.50s)
PASS
`
	got := parts(said, 3*time.Second)
	want := []part{
		{[]string{"-test.skip=^(TestLong|FuzzLong|" + others + ")$"}, 7500 * time.Millisecond},
		{[]string{"-test.run=^(TestLong|FuzzLong)$"}, 17500 * time.Millisecond},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	if got := parts("--- PASS: TestQuick (0.01s)\n", time.Second); len(got) != 1 ||
		got[0].flags[0] != "-test.skip=^("+others+")$" {
		t.Errorf("where all are quick there is one part, but got %v", got)
	}
}
