package engine

// First always gives the first legal answer.
type First struct{}

// Decide answers with the first.
func (First) Decide(*Match, *Question) int { return 0 }

// Random answers by chance, from a generator of its own, so that the table's is the game's alone.
type Random struct{ rng PCG }

// NewRandom seeds a random decider.
func NewRandom(seed uint64) *Random { return &Random{NewPCG(seed)} }

// Decide answers with any legal answer, evenly.
func (r *Random) Decide(_ *Match, q *Question) int { return r.rng.Below(len(q.Answers)) }

// Recorder passes questions on and remembers the answers, for Replay.
type Recorder struct {
	Decider
	Answers []uint16
}

// Decide asks the decider within and writes its answer down.
func (r *Recorder) Decide(m *Match, q *Question) int {
	i := r.Decider.Decide(m, q)
	r.Answers = append(r.Answers, uint16(i))
	return i
}

// Replay gives recorded answers again, then hands over to Then.
type Replay struct {
	Answers []uint16
	Then    Decider // nil: the match stops with ErrReplayed when the answers are used up
	at      int
}

// Left is how many recorded answers nobody has asked for yet.
func (r *Replay) Left() int { return len(r.Answers) - r.at }

// Decide gives the next recorded answer.
func (r *Replay) Decide(m *Match, q *Question) int {
	if r.at == len(r.Answers) {
		if r.Then == nil {
			m.Fail(ErrReplayed)
		}
		return r.Then.Decide(m, q)
	}
	i := int(r.Answers[r.at])
	if i&^AndMore >= len(q.Answers) {
		m.Fail(ErrMismatch)
	}
	r.at++
	return i
}
