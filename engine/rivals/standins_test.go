package rivals

import (
	"testing"

	"tablereferee/internal/dbtest"
)

// With stand-ins for the cards that nobody knows whole games are played in which everything moves.
func TestWholeGamesWithStandIns(t *testing.T) {
	dbtest.StandIns(t, Title, &Game,
		[]string{"confront", "hands-over", "block", "raise", "not-raised", "compare", "defeat-character",
			"next-character", "confrontation-fails", "attack", "avoid", "defend", "none-left", "used-up"},
		[]string{"rivals.game-end.last-character", "rivals.game-end.no-refill"},
		// There are no VP tokens, and no tokens on cards; VP that are counted are known; what names clauses, and what
		// is asked for them, is for printed cards.
		"tokens", "lose_tokens", "steal", "gains_tokens", "tokens_of", "unlocked", "deck_size", "free_cards",
		"boss_by", "itself_by", "ruled", ":by", ":cites", ":under", ":unless", "carried", "repeated", "triggered",
		"discount", "alone")
}
