package champions

import "tablereferee/engine"

// Questions.
const (
	AskTurn engine.QuestionKind = iota
	AskEnemy
	AskScheme
	AskPlayer
	AskPay
	AskWild
	AskDefender
	AskInterrupt
	AskResponse
	AskOrder
	AskDiscard
	AskMulligan
	AskCard
	AskChoice
	AskAction
	AskSplit
	AskMay
	AskAlly
	questionCount
)

// questions are the words in which a line of the log puts a question, before its answer: a row for each.
func questions() []engine.Text {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	rows := [questionCount]engine.Text{
		AskTurn:      {}, // what comes next in a turn is not put in words
		AskEnemy:     t("which enemy? ", "quel ennemi ? "),
		AskScheme:    t("which scheme? ", "quelle manigance ? "),
		AskPlayer:    t("which player? ", "quel joueur ? "),
		AskPay:       t("payment: ", "paiement : "),
		AskWild:      t("the wild resource is: ", "la ressource libre est : "),
		AskDefender:  t("who defends? ", "qui défend ? "),
		AskInterrupt: t("interrupt? ", "interruption ? "),
		AskResponse:  t("response? ", "réponse ? "),
		AskOrder:     t("which first? ", "lequel d'abord ? "),
		AskDiscard:   t("discard from hand? ", "défausser de la main ? "),
		AskMulligan:  t("starting hand: ", "main de départ : "),
		AskCard:      t("which card? ", "quelle carte ? "),
		AskChoice:    t("which one? ", "lequel ? "),
		AskAction:    t("asked to act: ", "invité à agir : "),
		AskSplit:     t("the next damage goes to: ", "le dégât suivant va à : "),
		AskMay:       t("do it? ", "le faire ? "),
		AskAlly:      t("which character? ", "quel personnage ? "),
	}
	return rows[:]
}

// Options: what may be chosen that is no card and no player.
const (
	OptEnergy engine.Option = iota + 1
	OptMental
	OptPhysical
	OptDamage
	OptThreat
	OptDraw
	OptExhaust
	OptDiscard
	OptRandom
	OptToken
	OptStunned
	OptCounters
	OptFlip
	OptTHW
	OptATK
	OptExhaustUpgrades
	OptOne
	OptTwo
	OptThree
	OptFour
	OptFive
	OptHeal
	OptReady
	OptConfused
	OptTough
	OptSurge
	OptAttacked
	OptSchemes
	OptDealt
	OptDrone
	OptSpend
	optionCount
)

// options are the words of what is chosen, a row for each.
func options() []engine.Text {
	t := func(en, fr string) engine.Text { return engine.Text{en, fr} }
	rows := [optionCount]engine.Text{
		OptEnergy:          t("energy", "énergie"),
		OptMental:          t("mental", "mentale"),
		OptPhysical:        t("physical", "physique"),
		OptDamage:          t("damage", "dégâts"),
		OptThreat:          t("threat", "menace"),
		OptDraw:            t("draw", "piocher"),
		OptExhaust:         t("exhaust", "incliner"),
		OptDiscard:         t("discard", "défausser"),
		OptRandom:          t("discard at random", "défausser au hasard"),
		OptToken:           t("acceleration token", "pion Accélération"),
		OptStunned:         t("be stunned", "être sonné"),
		OptCounters:        t("put counters", "placer des jetons"),
		OptFlip:            t("flip", "retourner"),
		OptTHW:             t("THW", "CTR"),
		OptATK:             t("ATK", "ATQ"),
		OptExhaustUpgrades: t("exhaust upgrades", "incliner les améliorations"),
		OptOne:             t("1", "1"),
		OptTwo:             t("2", "2"),
		OptThree:           t("3", "3"),
		OptFour:            t("4", "4"),
		OptFive:            t("5", "5"),
		OptHeal:            t("heal", "soigner"),
		OptReady:           t("ready", "redresser"),
		OptConfused:        t("be confused", "être désorienté"),
		OptTough:           t("become tough", "devenir tenace"),
		OptSurge:           t("surge", "renfort"),
		OptAttacked:        t("be attacked", "être attaqué"),
		OptSchemes:         t("scheme", "manigancer"),
		OptDealt:           t("encounter card", "carte Rencontre"),
		OptDrone:           t("Drone", "Drone"),
		OptSpend:           t("spend", "dépenser"),
	}
	return rows[:]
}
