card "Falling Debris" { type = "treachery", fr = "Chute de Débris", set = "rhino",
  boost = { damage(1, each{ "character", of = you }), give_boost(1) } }

scenario "An activation that schemes may deal damage too" {
  game     = "champions",
  at       = "villain phase, step 2",
  windows  = "pass",
  question = {
    en = "Rhino schemes. A boost card of our own deals 1 damage to each character I control and gives him another boost card, which is Sweeping Swoop. Is anybody stunned?",
    fr = "Rhino manigance. Une carte Boost à nous inflige 1 dégât à chaque personnage que je contrôle et lui donne une autre carte Boost, qui est Coup en Piqué. Quelqu'un est-il sonné ?",
  },
  shows    = { "mc.amb.activation-damage", "mc.activation.attack-or-scheme-counts" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, in_play = { "Luke Cage" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Falling Debris", "Sweeping Swoop" }

until_step "villain phase, step 3"
expect(ann.in_play:stunned "Luke Cage"):is(1)
expect(ann.identity:stunned "Peter Parker"):is(1)
ruling {
  en = "Yes, both: the scheme is an activation as well, and they were damaged in it. It happens once the threat is placed.",
  fr = "Oui, les deux : manigancer est aussi une activation, et ils y ont été blessés. Cela a lieu une fois la menace placée.",
}
