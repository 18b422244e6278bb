package scenario

import (
	"fmt"
	"os"
	"testing"

	"tablereferee/engine"
)

func TestTry(t *testing.T) {
	f := os.Getenv("F")
	if f == "" {
		f = "../../scenarios/forever-evil/cards/bizarro-power-last-weakness.lua"
	}
	b, _ := os.ReadFile(f)
	s, err := Compile("x", f, string(b))
	if err != nil {
		t.Fatal(err)
	}
	r := s.Run(Options{})
	if r.Log != nil {
		fmt.Print(string(r.Log.Text(engine.EN)), "\n")
		fmt.Print(string(r.Log.Text(engine.FR)), "\n")
		fmt.Print(string(r.Log.JSONL(engine.EN)))
	}
	fmt.Println(r.Err)
}

func BenchmarkScenario(b *testing.B) {
	src, _ := os.ReadFile("../../scenarios/forever-evil/cards/bizarro-power-last-weakness.lua")
	for b.Loop() {
		s, err := Compile("x", "x.lua", string(src))
		if err != nil {
			b.Fatal(err)
		}
		r := s.Run(Options{})
		if r.Err != nil {
			b.Fatal(r.Err)
		}
		r.Log.Text(engine.EN)
	}
}
