package engine

// Unfit is what is wrong in the card files of a game of the program itself, whose author made the mistake: with it
// nothing of the game can be played, so it is told by a panic.
type Unfit struct {
	Game string // its id
	Err  error  // tells every mistake, each with file and line
}

// Error tells it in English.
func (u *Unfit) Error() string { return u.In(EN) }

// In tells it in a language.
func (u *Unfit) In(l Lang) string {
	return Sayf("the card files of %s in this program do not fit:\n%s",
		"les fichiers de cartes de %s dans ce programme ne vont pas :\n%s", u.Game, Tell(u.Err, l)).In(l)
}

// Unwrap gives the mistakes.
func (u *Unfit) Unwrap() error { return u.Err }
