scenario "Lead from the Front reaches allies who come later" {
  game     = "champions",
  question = {
    en = "I play Lead from the Front, then an ally. Does the ally get the bonus, and does it last?",
    fr = "Je joue Commander en Première Ligne, puis un allié. L'allié a-t-il le bonus, et dure-t-il ?",
  },
  shows    = { "mc.card.lead-from-the-front", "mc.lasting-effect.catches-newcomers" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Lead from the Front", "Genius", "Maria Hill", "Strength" }, deck_top = { "Energy", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Cosmic Flight", "Cosmic Flight" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Charge" }

ann:plays "Lead from the Front"
ann:pays_with "Genius"
ann:plays "Maria Hill"
ann:uses "Maria Hill"
expect(ann.in_play:atk "Maria Hill"):is(2)
ann:ends_turn()
ann:declines()                                   -- keeps the hand
ann:declines()                                   -- nobody defends
expect(ann.in_play:atk "Maria Hill"):is(1)
expect(ann.identity:atk "Captain Marvel"):is(2)
ruling {
  en = "Yes, every character you control has it, also one that comes later; it ends with the phase.",
  fr = "Oui, chaque personnage que vous contrôlez l'a, même arrivé plus tard ; il prend fin avec la phase.",
}
