package scenario

import (
	"tablereferee/engine"
	"tablereferee/referee/explore"
)

// A number that can be nothing else, or never be what is said of it, is nothing to expect.

// bounded stops an expectation of a number that would hold, or fail, whatever the number is.
func (r *run) bounded(word string, of *numberValue, n int) {
	r.within(word, of, n, of.least, of.most)
}

// boundedEver does the same for a statement about other tables. That a rule keeps a number from falling below zero may
// be claimed: that is a proof of the rule.
func (r *run) boundedEver(word string, of *numberValue, n int) {
	low := of.low
	if of.floor != 0 {
		low = -maxNumber
	}
	r.within(word, of, n, low, of.high)
}

func (r *run) within(word string, of *numberValue, n, low, high int) {
	if r.opts.Lenient {
		return
	}
	always := word == "at_least" && n <= low || word == "at_most" && n >= high || word == "is" && n == low &&
		n == high && of.card == 0
	never := word != "at_most" && n > high || word != "at_least" && n < low
	span := engine.Sayf("from %d", "à partir de %d", low)
	if high < maxNumber || word == "at_most" && always {
		span = engine.Sayf("from %d to %d", "de %d à %d", low, high)
	}
	var f *Failure
	switch {
	case always && low == high:
		f = failure("%s can be nothing but %d here, so this would hold whatever happens",
			"%s ne peut être ici que %d : ceci serait vrai quoi qu'il arrive", of.what, low)
	case never && low == high && of.card != 0:
		return // what it is says enough
	case never && low == high:
		f = failure("%s can never be that: here it is always %d", "%s ne peut jamais être cela : c'est ici toujours %d",
			of.what, low)
	case always:
		f = failure("%s can be nothing else (it is a number %s), so this would hold whatever happens",
			"%s ne peut pas être autrement (c'est un nombre %s) : ceci serait vrai quoi qu'il arrive", of.what, span)
	case never:
		f = failure("%s can never be that: it is a number %s", "%s ne peut jamais être cela : c'est un nombre %s",
			of.what, span)
	default:
		return
	}
	if word != "at_most" && n <= of.in.Least || word == "at_most" && n < of.in.Least {
		f.Hint = r.beyond(of.in.Under, of.zone, of.card, "expect")
	} else {
		f.Hint = r.beyond(of.in.Over, of.zone, of.card, "expect")
	}
	r.fail(f.citing(r.rules, of.in.Cite))
}

// beyond is the hint for what is said of a number that its card never has when somebody looks: what comes of it by then
// has words of its own.
func (r *run) beyond(b engine.Beyond, z engine.Zone, d engine.Def, word string) engine.Text {
	place, name := r.placeWord(z), r.rules.Cards[d].Name[engine.EN]
	switch b {
	case engine.BeyondLeaves:
		if r.rules.Cards[d].Back != 0 && r.m.Owner(z) != engine.NoPlayer { // another face of it may show
			return engine.Sayf("beyond that the card lies there no longer: write  %s(%s):is_empty()",
				"au-delà, la carte n'est plus là : écrivez  %s(%s):is_empty()", word, place)
		}
		return engine.Sayf("beyond that the card lies there no longer: write  %[1]s(%[2]s):has_no %[3]q,  or that it is still there:  %[1]s(%[2]s):has %[3]q",
			"au-delà, la carte n'est plus là : écrivez  %[1]s(%[2]s):has_no %[3]q,  ou qu'elle y est encore :  %[1]s(%[2]s):has %[3]q", word, place, name)
	case engine.BeyondEnds, engine.BeyondStays:
		return engine.Sayf("beyond that the game is over: write  %[1]s(game):is_over(),  or that it is not:  %[1]s(game):goes_on()",
			"au-delà, la partie est finie : écrivez  %[1]s(game):is_over(),  ou qu'elle ne l'est pas :  %[1]s(game):goes_on()", word)
	}
	return engine.Text{}
}

// idle stops a claim that is proven only because the number of a statement can never be so, or can be nothing else,
// where its card lies.
func (r *run) idle(p *explore.Plan, o *explore.Outcome, said []engine.Text) {
	if o.Idle == 0 || r.opts.Lenient || p.Kind == explore.Possible {
		return
	}
	f := failure("wherever this is looked at, it can never be so, whatever is played, so  never { … }  says nothing: %s",
		"partout où on le regarde, ce ne peut jamais être ainsi, quoi qu'on joue ; never { … }  ne dit donc rien : %s",
		said[o.Idle-1])
	if p.Kind == explore.Always {
		f = failure("as long as the card lies there, this can be nothing else, whatever is played, so it is no statement: %s",
			"tant que la carte est là, ce ne peut être autrement, quoi qu'on joue ; ce n'est donc pas un énoncé : %s",
			said[o.Idle-1])
	}
	f.Hint = r.whatComes(p, o)
	r.fail(f.citing(r.rules, o.In.Cite))
}

// whatComes is the hint for a statement that the range of its number decides; it is empty where there is none.
func (r *run) whatComes(p *explore.Plan, o *explore.Outcome) engine.Text {
	if o.Idle == 0 {
		return engine.Text{}
	}
	z, d, under := p.That[o.Idle-1].Beside(o.In)
	if under {
		return r.beyond(o.In.Under, z, d, "that")
	}
	return r.beyond(o.In.Over, z, d, "that")
}
