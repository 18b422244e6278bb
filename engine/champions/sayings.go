package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// sayings are what players say of the lines of a log in words that are not the line's: each with all kinds of lines
// that tell it.
func sayings() []engine.Saying {
	var all []engine.Saying
	say := func(en, fr string, kinds ...engine.Kind) *engine.Saying {
		all = append(all, engine.Saying{Says: engine.Text{en, fr}, Kinds: kinds})
		return &all[len(all)-1]
	}
	own, table := engine.Players, engine.Tables

	// To discard: to pay with a card as well, and whatever else brings one to a discard pile.
	discards := []engine.Kind{PaysWith, DiscardTop, BoostDone, Defeat, SchemeDefeated, Falls, GoesBack, Move}
	pile := own(Discard) | table(EncounterDiscard)
	say("discards {card}: {from} -> {to}", "défausse {card} : {from} -> {to}", discards...).To = pile
	discards = append(discards, Discarded)
	say("{player} discards {card}: {from} -> {to}", "{player} défausse {card} : {from} -> {to}", discards...).To = pile
	say("{card} is discarded: {from} -> {to}", "{card} est défaussée : {from} -> {to}", discards...).To = pile
	say("{card} is discarded: {from} -> {to}", "{card} est défaussé : {from} -> {to}", discards...).To = pile
	say("{player} pays with {card}", "{player} paie avec {card}", PaysWith, Generates)
	say("{player} pays {card}", "{player} paie {card}", PaysWith, Generates)
	say("{player} uses {card}", "{player} utilise {card}", Generates, PaysWith, PlayEvent)
	say("{player} draws {card}: {from} -> {to}", "{player} pioche {card} : {from} -> {to}", Draw)
	// A card that is drawn is not one that is taken; players say so all the same.
	say("{player} takes {card}: {from} -> {to}", "{player} prend {card} : {from} -> {to}", Draw).Apart = true
	say("{card} returns: {from} -> {to}", "{card} revient : {from} -> {to}", Take)

	// Damage: also where it is placed on another card instead, and of a player where it is the identity's.
	say("{card} takes {n} damage (now {now})", "{card} subit {n} dégâts (total {now})", DamageHere)
	say("{card}: damage {n} (now {now})", "{card} : dégâts {n} (total {now})", DamageHere)
	say("{player} takes {n} damage (now {now})", "{player} subit {n} dégâts (total {now})", Damage).Of = ofIdentity
	for _, why := range [...]engine.Clause{book.ConsequentialDamageAfterAttack, book.ConsequentialDamageAfterThwart} {
		say("consequential damage to {card}: {n} (now {now})", "dégâts consécutifs à {card} : {n} (total {now})",
			Damage).By = why
		say("{card} takes {n} consequential damage (now {now})", "{card} subit {n} dégâts consécutifs (total {now})",
			Damage).By = why
	}
	for _, to := range [...]engine.Text{{"", ""}, {" to", " à"}} {
		deals := engine.Text{"deals {n} damage" + to[engine.EN] + " {card}",
			"inflige {n} dégâts" + to[engine.FR] + " {card}"}
		say("{actor} "+deals[engine.EN], "{actor} "+deals[engine.FR], Damage).Of = ofEnemy
		// Whose attack it is or whose text, is not told by the line.
		say("{source} "+deals[engine.EN], "{source} "+deals[engine.FR], Damage).Apart = true
	}
	say("{card} takes no damage", "{card} ne subit pas de dégâts", LoseTough)
	say("{player} takes no damage", "{player} ne subit pas de dégâts", LoseTough, NoDamage).Of = ofIdentity
	say("{n} prevented", "{n} prévenus", Prevented)
	for _, says := range [...]engine.Text{{"prevented", "prévenus"}, {"is prevented", "sont prévenus"},
		{"damage is prevented", "dégâts sont prévenus"}, {"the damage is prevented", "les dégâts sont prévenus"}} {
		say(says[engine.EN], says[engine.FR], Prevented, LoseTough)
	}
	say("{player} heals", "{player} se soigne", Heal).Of = ofIdentity
	say("{player} heals damage {+n} (now {now})", "{player} se soigne dégâts {+n} (total {now})", Heal).Of = ofIdentity
	say("{actor} heals {card}", "{actor} soigne {card}", Heal)
	say("{actor} heals {n} damage {card}", "{actor} soigne {n} dégâts {card}", Heal)
	for _, fr := range [...]string{"vainc", "déjoue"} {
		say("{actor} defeats {card}: {from} -> {to}", "{actor} "+fr+" {card} : {from} -> {to}", Defeat, DefeatStage,
			SchemeDefeated).Of = ofEnemy | ofScheme
		say("{source} defeats {card}: {from} -> {to}", "{source} "+fr+" {card} : {from} -> {to}", Defeat, DefeatStage,
			SchemeDefeated).Apart = true
	}
	say("threat is placed", "de la menace est placée", ThreatUp)
	for _, on := range [...]engine.Text{{"", ""}, {" on", " sur"}} {
		for _, are := range [...]string{"menaces sont placées", "menace est placée"} {
			say("{n} threat is placed"+on[engine.EN]+" {card}", "{n} "+are+on[engine.FR]+" {card}", ThreatUp)
		}
		say("places {n} threat"+on[engine.EN]+" {card}", "place {n} menaces"+on[engine.FR]+" {card}", ThreatUp)
	}
	say("{card} gains {n} threat", "{card} gagne {n} menaces", ThreatUp)
	say("{card} gets {n} threat", "{card} reçoit {n} menaces", ThreatUp)
	say("threat is removed", "de la menace est retirée", ThreatDown)
	say("{card} loses {n} threat", "{card} perd {n} menaces", ThreatDown)
	say("{actor} damages {card}", "{actor} blesse {card}", Damage).Of = ofEnemy
	say("{source} damages {card}", "{source} blesse {card}", Damage).Apart = true
	say("{actor} removes {n} threat {card}", "{actor} retire {n} menaces {card}", ThreatDown)
	say("{actor} removes {n} threat from {card}", "{actor} retire {n} menaces de {card}", ThreatDown)
	say("{player} recovers", "{player} récupère", Recover)
	say("{player} changes form", "{player} change de forme", Flip).Of = ofIdentity
	say("{card} changes form", "{card} change de forme", Flip).Of = ofIdentity
	say("{player} is defeated", "{player} est vaincu", Eliminated)
	say("{card} is defeated", "{card} est vaincu", Eliminated)
	say("{card} is defeated", "{card} est vaincue", Eliminated)
	say("{card} is eliminated", "{card} est éliminé", Eliminated)

	say("{card} is exhausted", "{card} est inclinée", Exhausts)
	say("{card} is exhausted", "{card} est incliné", Exhausts)
	say("{player} exhausts {card}", "{player} incline {card}", Exhausts)
	say("{card} is readied", "{card} est redressée", Readies)
	say("{card} is readied", "{card} est redressé", Readies)
	say("{player} readies {card}", "{player} redresse {card}", Readies)
	say("{player} attacks {on}", "{player} attaque {on}", HeroAttacks)
	say("{player} thwarts {on}", "{player} contre {on}", HeroThwarts)
	say("{player} defends", "{player} défend", Defends)

	// Encounter cards.
	say("{player} reveals {card}: {from} -> {to}", "{player} révèle {card} : {from} -> {to}", RevealedThere)
	say("{player} reveals", "{player} révèle", SurgeAgain)
	say("{card} is revealed", "{card} est révélée", Reveal, RevealedThere, NextStage, SchemeTurns)
	say("{card} is revealed", "{card} est révélé", Reveal, RevealedThere, NextStage, SchemeTurns)
	say("{card} is revealed for {player}", "révélation de {card} pour {player}", Reveal)
	say("{card} engages {player}", "{card} engage {player}", EnterMinion, EnterDrone)
	say("{player} engages {card}", "{player} engage {card}", EnterMinion, EnterDrone, EngagesNext)
	say("{card} is engaged with {player}", "{card} est engagé avec {player}", EnterMinion, EnterDrone, EngagesNext)
	say("{card} enters play, engaged with {player}", "{card} arrive en jeu, engagé avec {player}", EnterDrone)
	say("deals {card}", "attribue {card}", Deal).Apart = true
	say("{card} is dealt to {player}", "{card} est attribuée à {player}", Deal)
	say("{player} is dealt {card}", "{player} reçoit {card}", Deal)
	say("{card} attach {on}", "{card} attacher {on}", Attaches)
	say("{card} attached {on}", "{card} attachée {on}", AttachCard)
	enters := []engine.Kind{PutIntoPlay, PlayCard, EntersPlay, EnterMinion, EnterDrone, EnterScheme, EnterEnvironment,
		AttachCard, NextStage, SchemeTurns}
	say("{card} enters play", "{card} arrive en jeu", enters...)
	say("{card} is removed from the game", "{card} est retirée de la partie", SchemeAdvances)
	say("{card} is put into play", "{card} est mise en jeu", EnterMinion, EnterDrone, EnterScheme, EnterEnvironment,
		AttachCard)

	// The table.
	say("{to} is shuffled", "{to} est mélangé", Reshuffled, EncounterReshuffled)
	say("{to} is shuffled", "{to} est mélangée", ShuffleZone, Reshuffled, EncounterReshuffled)
	say("shuffles {to}", "mélange {to}", ShuffleZone, Reshuffled, EncounterReshuffled)
	say("{player} is the first player", "{player} est le premier joueur", PassToken, TokenPasses)
	say("{player} is the first player now", "{player} est maintenant le premier joueur", TokenPasses)
	return all
}
