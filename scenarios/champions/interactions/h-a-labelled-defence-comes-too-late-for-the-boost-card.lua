scenario "A defence at the damage comes too late for the boost card" {
  game     = "champions",
  question = {
    en = "Nobody defends, and Rhino's boost card Kree Manipulator asks whether the attack is undefended. I then use Cosmic Flight, a defence. Is the threat taken back?",
    fr = "Personne ne défend, et la carte Boost Manipulateur Kree regarde si l'attaque est sans défenseur. J'utilise ensuite Vol Cosmique, une défense. La menace est-elle reprise ?",
  },
  shows    = { "mc.amb.labelled-defence", "mc.defend.labelled-ability", "mc.enemy-attack.4-undefended", "mc.prevent.damage" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Genius", "Strength", "Photonic Blast", "Counter-Punch" }, in_play = { "Cosmic Flight" }, nemesis = {} },
}
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }
encounter_deck:on_top { "Kree Manipulator", "Crowd Control" }

ann:ends_turn()
ann:declines()                                       -- no discard
ann:declines()                                       -- nobody defends
expect(main_scheme:threat "The Break-In!"):is(2)     -- 1 of step one, 1 of the star
ann:uses "Cosmic Flight"

expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.identity:exhausted "Captain Marvel"):is(0)
ann:plays "Counter-Punch"                            -- she has defended
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "No. When the card was turned up nobody defended, and that is what counted. Cosmic Flight then prevents 3 damage and makes the attack defended from there on.",
  fr = "Non. Quand la carte a été retournée, personne ne défendait, et c'est cela qui comptait. Vol Cosmique prévient ensuite 3 dégâts et l'attaque compte comme défendue à partir de là.",
}
