package deckbuilder

import "tablereferee/engine"

// Sayings are what players say of the lines of a log in words that are not the line's: each with all kinds of lines
// that tell it.
func Sayings(cites *Cites) []engine.Saying {
	var all []engine.Saying
	say := func(en, fr string, kinds ...engine.Kind) *engine.Saying {
		all = append(all, engine.Saying{Says: engine.Text{en, fr}, Kinds: kinds})
		return &all[len(all)-1]
	}
	own, table := engine.Players, engine.Tables

	say("{actor} takes {card}: {from} -> {to}", "{actor} prend {card} : {from} -> {to}", Draw, Gain,
		Bought).Apart = true
	for _, what := range [...]engine.Text{{"", ""}, {" VP", " PV"}, {" VP tokens", " jetons PV"}} {
		if cites.TokensSteal == 0 { // nothing is stolen
			break
		}
		say("{player} steals"+what[engine.EN]+": {+n} (now {now})",
			"{player} vole"+what[engine.FR]+" : {+n} (total {now})", TokensUp).By = cites.TokensSteal
	}
	// What is put into a discard pile, or put away at the end of a turn, is not discarded by the rules; players say so
	// all the same.
	apart := say("{actor} discards {card}: {from} -> {to}", "{actor} défausse {card} : {from} -> {to}", PutAway, Put)
	apart.To, apart.Apart = own(Discard), true
	say("{card} is discarded: {from} -> {to}", "{card} est défaussée : {from} -> {to}", Discarded)
	apart = say("{card} is discarded: {from} -> {to}", "{card} est défaussée : {from} -> {to}", PutAway, Put)
	apart.To, apart.Apart = own(Discard), true
	say("{actor} destroys {card}: {from} -> {to}", "{actor} détruit {card} : {from} -> {to}", IsDestroyed,
		Put).To = table(Destroyed)
	say("{card} is destroyed: {from} -> {to}", "{card} est détruite : {from} -> {to}", Destroy,
		Put).To = table(Destroyed)
	say("{actor} buys {card}: {from} -> {to}", "{actor} achète {card} : {from} -> {to}", Defeat)
	say("{actor} passes {card}", "{actor} passe {card}", Pass)
	say("{player} gains VP: {+n} (now {now})", "{player} gagne des PV : {+n} (total {now})", TokensUp)
	say("{player} loses VP: {+n} (now {now})", "{player} perd des PV : {+n} (total {now})", TokensDown)
	for _, tokens := range [...]engine.Text{{"VP tokens", "jetons PV"}, {"VP", "PV"}} {
		say("{player} "+tokens[engine.EN]+": {+n} (now {now})", "{player} "+tokens[engine.FR]+" : {+n} (total {now})",
			TokensUp, TokensDown)
	}

	say("{actor} reveals {card}: {from}", "{actor} révèle {card} : {from}", Reveal, Show)
	say("{actor} shows {card}: {from}", "{actor} montre {card} : {from}", Show, Reveal)
	say("{actor} looks at {card}: {from}", "{actor} regarde {card} : {from}", Look, LookOn)
	say("{card} is turned face up: {from}", "{card} est retourné face visible : {from}", Flip)
	say("{card} enters: {from} -> {to}", "{card} arrive : {from} -> {to}", Put).To = table(LineUp)
	say("{card} stays in play", "{card} reste en jeu", Keep)

	say("{actor} attacks {player}", "{actor} attaque {player}", Attack)
	say("{player} avoids", "{player} évite", Avoid)
	say("{actor} defends {card}", "{actor} se défend {card}", Defends)
	say("{actor} shuffles {from} {to}", "{actor} mélange {from} {to}", Reshuffled)
	say("shuffles {to}", "mélange {to}", ShuffleZone)
	say("{to} is shuffled", "{to} est mélangée", ShuffleZone, Reshuffled)
	say("{to}: shuffled", "{to} : mélange", Reshuffled)
	return all
}
