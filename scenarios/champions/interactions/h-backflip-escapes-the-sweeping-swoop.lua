scenario "Backflip escapes the Sweeping Swoop turned up as a boost card" {
  game     = "champions",
  question = {
    en = "Sweeping Swoop as a boost card stuns whoever the attack damages. I answer the damage with Backflip. Am I stunned?",
    fr = "Coup en Piqué, en carte Boost, sonne celui que l'attaque blesse. Je réponds aux dégâts par Salto Arrière. Suis-je sonné ?",
  },
  shows    = { "mc.prevent.damage", "mc.amb.labelled-defence", "mc.boost.star-resolves-faceup" },
}
local ann = players {
  { "Ann", character = "Spider-Man", nemesis = {}, hand = { "Backflip", "Energy", "Strength", "Black Cat", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Sweeping Swoop", "Crowd Control" }

ann:ends_turn()
ann:declines()                                       -- no discard
ann:declines()                                       -- no Spider-Sense
ann:declines()                                       -- nobody defends
ann:plays "Backflip"

expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.identity:stunned "Spider-Man"):is(0)
expect(ann.identity:exhausted "Spider-Man"):is(0)
ruling {
  en = "No. The star was resolved before, but it waits for damage, and Backflip prevents all of it.",
  fr = "Non. L'étoile a été résolue avant, mais elle attend des dégâts, et Salto Arrière les prévient tous.",
}
