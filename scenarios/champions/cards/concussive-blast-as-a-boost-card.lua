scenario "Concussive Blast as a boost card" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Rhino attacks me, Ben defends with his hero, and the boost card is Concussive Blast. Whose characters take damage from its star?",
    fr = "Rhino m'attaque, Ben défend avec son héros et la carte Boost est Rayon Pulvérisateur. Les personnages de qui subissent les dégâts de son étoile ?",
  },
  shows    = { "mc.card.concussive-blast", "mc.enemy-attack.2-defender-becomes-target" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Mockingbird" } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Black Widow" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Concussive Blast" }

what_if("nobody defends", function()
  ann:declines "defends_with"
  ben:declines "defends_with"
  ann:declines "Spider-Man"
  until_step "villain phase, step 3"
  expect(ann.identity:damage "Spider-Man"):is(3)         -- 1 of the star, 2 of the attack
  expect(ann.in_play:damage "Mockingbird"):is(1)
  expect(ben.in_play:damage "Black Widow"):is(0)
end)
ben:defends_with "Captain Marvel"
expect(ben.identity:damage "Captain Marvel"):is(2)       -- 1 of the star, 2 - 1 of the attack
expect(ben.in_play:damage "Black Widow"):is(1)
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.in_play:damage "Mockingbird"):is(0)
ann:declines "defends_with"                              -- of the attack on Ben that follows
ben:declines "defends_with"
ruling {
  en = "Ben's: he defends, so he is the one attacked by then. All characters that he controls take 1 damage before that of the attack. The card has no boost icon.",
  fr = "Ceux de Ben : il défend, c'est donc lui qui est alors attaqué. Tous les personnages qu'il contrôle subissent 1 dégât avant ceux de l'attaque. La carte n'a pas d'icône Boost.",
}
