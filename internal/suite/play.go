package suite

import "context"

// Play plays one scenario and judges it, as Run does with many. It accepts nothing.
func (r *Runner) Play(ctx context.Context, name string) Case {
	alone := *r
	alone.Update = false
	return (&run{Runner: &alone}).play(ctx, name)
}
