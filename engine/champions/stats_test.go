package champions

import (
	"slices"
	"testing"
)

// TestValuesOfAFace holds which values a face of a card has printed, and which are the card's whichever face it shows.
func TestValuesOfAFace(t *testing.T) {
	var printed, kept []string
	for _, s := range stats {
		if s.Face {
			printed = append(printed, s.ID)
		} else {
			kept = append(kept, s.ID)
		}
	}
	if want := []string{"thw", "atk", "def", "rec", "sch", "hand_size", "aerial", "threshold"}; !slices.Equal(printed,
		want) {
		t.Errorf("of a face: %v, want %v", printed, want)
	}
	if want := []string{"hit_points", "max_hit_points", "ally_limit"}; !slices.Equal(kept, want) {
		t.Errorf("of the card: %v, want %v", kept, want)
	}
}
