scenario "Masters of Mayhem: a minion that kills its hero does not attack the next" {
  game     = "champions",
  at       = "villain phase, step 4",
  windows  = "pass",
  first    = "Ben",
  question = {
    en = "I reveal Masters of Mayhem. Melter and Tiger Shark are engaged with Ben, and Melter's attack eliminates him, so both engage me. Do they attack me?",
    fr = "Je révèle Maîtres du Chaos. Le Fondeur et Le Requin-Tigre sont engagés avec Ben, et l'attaque du Fondeur l'élimine : les deux s'engagent avec moi. M'attaquent-ils ?",
  },
  shows    = { "mc.card.masters-of-mayhem", "mc.amb.each-minion-attacks", "mc.elimination.enemies-move-on" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, dealt = { "Masters of Mayhem" } },
  { "Ben", character = "Iron Man", identity = { { "Iron Man", damage = 8 } }, hand = {}, deck = 2, engaged = { "Tiger Shark", "Melter" } },
}

until_step "villain phase, step 5"
ben:chooses "Melter"
expect(ben.eliminated):is(1)
expect(log):count(1, "Melter", "attacks")
expect(log):has("Tiger Shark", "attacks", "Ann")
expect(ann.identity:damage "She-Hulk"):is(3)
expect(ann.engaged):is { "Tiger Shark", "Melter" }
ruling {
  en = "Tiger Shark attacks you, as you are the hero it is engaged with when its turn comes. Melter has attacked, and each attacks once.",
  fr = "Le Requin-Tigre vous attaque, car vous êtes le héros avec qui il est engagé quand vient son tour. Le Fondeur a attaqué, et chacun n'attaque qu'une fois.",
}
