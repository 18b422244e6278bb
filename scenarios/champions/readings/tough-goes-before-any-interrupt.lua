scenario "A Tough status card cannot be saved by an interrupt" {
  game     = "champions",
  question = {
    en = "I am tough and control Cosmic Flight, which prevents damage. May I use it so that my Tough card stays?",
    fr = "Je suis tenace et je contrôle Vol Cosmique, qui prévient les dégâts. Puis-je l'utiliser pour garder ma carte Tenace ?",
  },
  shows    = { "mc.amb.status-vs-interrupt" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", tough = true } }, hand = {}, in_play = { "Cosmic Flight" },
    deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Charge" }

ann:ends_turn()
ann:declines()                          -- no defender; Cosmic Flight is not offered

expect(ann.identity:tough "Captain Marvel"):is(0)
expect(ann.identity:damage "Captain Marvel"):is(0)
expect(ann.in_play):has "Cosmic Flight"
ruling {
  en = "No. Status cards act before every ability: the Tough card is lost, and then there is no damage left to interrupt.",
  fr = "Non. Les cartes d'état agissent avant toute capacité : la carte Tenace est perdue, et il n'y a alors plus de dégâts à interrompre.",
}
