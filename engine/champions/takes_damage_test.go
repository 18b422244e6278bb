package champions

import (
	"slices"
	"testing"
)

// TestWhichCardsTakeDamageForOthers: a suit takes it; what prevents damage, or takes the place of an attack, does not.
func TestWhichCardsTakeDamageForOthers(t *testing.T) {
	var got []string
	for i := range box().Cards {
		if c := &box().Cards[i]; c.takesDamage() {
			got = append(got, c.ID)
		}
	}
	if want := []string{"armored-rhino-suit", "test-second-suit"}; !slices.Equal(got, want) {
		t.Errorf("these are said to take damage for others: %q; it is %q", got, want)
	}
}
