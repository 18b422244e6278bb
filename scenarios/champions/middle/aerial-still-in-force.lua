scenario "Iron Man is Aerial by Rocket Boots that he used before" {
  game     = "champions",
  question = {
    en = "I used one of my two pairs of Rocket Boots earlier this phase and it has been discarded since. How much do my Powered Gauntlets deal, and is the second pair of use?",
    fr = "J'ai utilisé l'une de mes deux Bottes-Fusée plus tôt dans la phase, et elle a été défaussée depuis. Combien de dégâts infligent mes Gantelets énergétiques, et la seconde paire sert-elle encore ?",
  },
  shows    = { "mc.lasting-effect.outlives-source", "mc.ability.must-change-state", "mc.card.powered-gauntlets", "mc.lasting-effect.expires-first" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius" }, in_play = { "Powered Gauntlets", "Rocket Boots" },
    discard = { { "Rocket Boots", in_force = true } }, deck = { "Energy", "Haymaker", "Emergency", "Strength", "First Aid", "Helicarrier" } },
}
villain { "Rhino I" }

expect(ann.identity:aerial "Iron Man"):is(true)
refused(function() ann:uses "Rocket Boots" end, "mc.ability.must-change-state")
ann:uses "Powered Gauntlets"
expect(villain:damage "Rhino I"):is(2)
until_step "villain phase, step 1"
ann:ends_turn()
ann:declines()                                     -- keeps the hand
expect(ann.identity:aerial "Iron Man"):is(false)
ruling {
  en = "2 damage. What the first pair gave lasts until the phase ends, wherever that card lies. The second pair could change nothing and cannot be used.",
  fr = "2 dégâts. Ce que la première paire a donné dure jusqu'à la fin de la phase, où que se trouve cette carte. La seconde ne changerait rien et ne peut pas être utilisée.",
}
