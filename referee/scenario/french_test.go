package scenario

import (
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestExpectedEventsAreToldInFrench proves that what was expected of the log is quoted in French where the message is.
func TestExpectedEventsAreToldInFrench(t *testing.T) {
	for event, want := range map[string]string{
		`ann, "buys", "Kick"`:                    "attendu « Ann achète Coup de Pied », mais",
		`ann, "gains", "Weakness"`:               "attendu « Ann gagne Faiblesse », mais",
		`ann, "gains VP tokens"`:                 "attendu « Ann gagne des jetons PV », mais",
		`"Ben", "ends_turn"`:                     "attendu « Ben termine son tour », mais",
		`ann, "renonce", "Invulnerable"`:         "attendu « Ann renonce à Invulnérable », mais",
		`ben, "does not avoid"`:                  "attendu « Ben n'évite pas l'Attaque », mais",
		`ann, "has Power", "now", 5`:             "attendu « Ann a Puissance maintenant 5 », mais",
		`"none-left"`:                            "attendu « ne gagne rien », mais",
		`ann, "gain-vp", 3`:                      "attendu « Ann gagne des jetons PV 3 », mais",
		`ann, "chooses discard it"`:              "attendu « Ann choisit la défausser », mais",
		`ann, "declines"`:                        "attendu « Ann renonce », mais",
		`ann, "gains"`:                           `"gains" peut vouloir dire plus d'une chose ici : {joueur} gagne {carte} : {départ} -> {arrivée} (gain)`,
		`ann, "plays", "Lex Luthor"`:             "« Ann joue Lex Luthor » ne pourrait jamais arriver : Lex Luthor est d'un autre type de carte (personnage) : une ligne qui dit « {joueur} joue {carte} : {départ} -> {arrivée} (play) »",
		`ann, "gains", "Kick", "from", ann.hand`: "ne prend jamais de carte là, mais ici : deck commun, réserve, pile des Coups de Pied, pile des Faiblesses",
	} {
		r := run1(t, "ann:plays \"Punch\"\nexpect(log):has("+event+")")
		if got := engine.Tell(r.Err, engine.FR); !strings.Contains(got, want) {
			t.Errorf("%s: %s", event, got)
		}
	}
}
