package scenario

import (
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestExpectedEventsAreToldInFrench proves that what was expected of the log is quoted in French where the message is.
func TestExpectedEventsAreToldInFrench(t *testing.T) {
	for event, want := range map[string]string{
		`ann, "buys", "Kick"`:            "attendu « Ann achète Coup de Pied », mais",
		`ann, "gains", "Weakness"`:       "attendu « Ann gagne Faiblesse », mais",
		`ann, "gains VP tokens"`:         "attendu « Ann gagne des jetons PV », mais",
		`"Ben", "ends_turn"`:             "attendu « Ben termine son tour », mais",
		`ann, "renonce", "Invulnerable"`: "attendu « Ann renonce Invulnérable », mais",
	} {
		r := run1(t, "ann:plays \"Punch\"\nexpect(log):has("+event+")")
		if got := engine.Tell(r.Err, engine.FR); !strings.Contains(got, want) {
			t.Errorf("%s: %s", event, got)
		}
	}
}
