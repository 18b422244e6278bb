package foreverevil

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/dbtest"
)

// What every game of the family is held to.

func TestSwitchesAreConsulted(t *testing.T) { dbtest.SwitchesAreConsulted(t, Title) }

func TestEveryWordIsSaid(t *testing.T) { dbtest.EveryWordIsSaid(t, Title) }

func TestADeclarationCanBeCopied(t *testing.T) { dbtest.DeclarationsCanBeCopied(t, Title, &Game) }

func TestEverySettingEnds(t *testing.T) { dbtest.EverySettingEnds(t, &Game) }

func TestRandomGames(t *testing.T) {
	dbtest.RandomGames(t, &Game, func(s *engine.Setup, edition string) {
		if len(s.Players)%2 == 0 && s.Seed%3 == 0 && edition == "en" {
			s.Options["teams"] = 1
		}
	})
}
