scenario "Sweeping Swoop stuns whom another boost card damages" {
  game     = "champions",
  at       = "villain phase, step 4",
  windows  = "pass",
  question = {
    en = "Assault: Klaw attacks me. Sweeping Swoop and Whirlwind are his boost cards, and Whirlwind deals 1 damage to each hero, to Ben's too. Who is stunned?",
    fr = "Assaut : Klaw m'attaque. Ses cartes Boost sont Coup en Piqué et Le Tourbillon, et Le Tourbillon inflige 1 dégât à chaque héros, à celui de Ben aussi. Qui est sonné ?",
  },
  shows    = { "mc.card.sweeping-swoop", "mc.amb.activation-damage" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, dealt = { "Assault" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Luke Cage" } },
}
villain { "Klaw I" }
encounter_deck:on_top { "Sweeping Swoop", "Whirlwind" }

until_step "villain phase, step 5"
expect(ann.identity:stunned "Spider-Man"):is(1)
expect(ben.identity:stunned "She-Hulk"):is(1)
expect(ben.in_play:stunned "Luke Cage"):is(0)
ruling {
  en = "Both heroes: the activation has dealt damage to each of them, and they are friendly characters. Luke Cage took none.",
  fr = "Les deux héros : l'activation a infligé des dégâts à chacun d'eux, et ce sont des personnages amis. Luke Cage n'en a subi aucun.",
}
