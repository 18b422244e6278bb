scenario "Genetically Enhanced between two equal minions" {
  game     = "champions",
  at       = "villain phase, step 4",
  legions_of_hydra = 1,
  question = {
    en = "Ben reveals Genetically Enhanced. Ann, who is first player, faces Sandman and Ben a Hydra Soldier, both with 4 hit points. Who says where it goes?",
    fr = "Ben révèle Génétiquement Amélioré. Ann, premier joueur, a devant elle l'Homme-Sable et Ben un Soldat d'Hydra, de 4 points de vie chacun. Qui dit où il va ?",
  },
  shows    = { "mc.card.genetically-enhanced", "mc.first-player.picks-target", "mc.amb.picks-or-chooses" },
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { "Sandman" } },
  { "Ben", character = "She-Hulk", hand = {}, engaged = { { "Hydra Soldier", damage = 3 } }, dealt = { "Genetically Enhanced" } },
}

expect(ann):must_choose { "chooses Sandman", "chooses Hydra Soldier" }      -- the damage does not matter
until_step "villain phase, step 5"
ann:chooses "Hydra Soldier"

expect(ben.engaged:hit_points "Hydra Soldier"):is(4)
expect(ben.engaged:max_hit_points "Hydra Soldier"):is(7)
ruling {
  en = "Ann. The card names its target without the word \"choose\", so the first player picks among those that fit, whoever revealed it.",
  fr = "Ann. La carte désigne sa cible sans dire « choisir » : le premier joueur tranche entre celles qui conviennent, quel que soit celui qui l'a révélée.",
}
