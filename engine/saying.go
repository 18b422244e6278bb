package engine

// Saying is a sentence in which players tell of what lines of several kinds tell in other words: a card that is paid
// with is discarded, and a minion that enters play engages a player. A description in its words means any of these
// lines, and each line that has these words itself.
type Saying struct {
	// with fields in braces, as in the line of a kind; they are fields of the event, whether its line tells them or not
	Says  Text
	Kinds []Kind    // the kinds of lines that tell it
	To    Places    // only where the card goes there; the empty set is anywhere
	Of    CardTypes // only of cards of these types; the empty set is any
	By    Clause    // only by this clause; zero is any
	// Apart is a fact that the rules keep apart from what the words are said of, and players do not. Behind has_no and
	// count it is open which of them is meant, and elsewhere only the latter is.
	Apart bool
}
