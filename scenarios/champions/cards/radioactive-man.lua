scenario "Radioactive Man takes a card from whoever he attacks" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Radioactive Man attacks Ann, but Ben defends. Whose hand loses a card?",
    fr = "L'Homme-Radioactif attaque Ann, mais Ben défend. Qui perd une carte de sa main ?",
  },
  shows    = { "mc.card.radioactive-man", "mc.amb.you-after-target-change", "mc.star-icon.by-atk" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Energy" }, engaged = { "Radioactive Man" } },
  { "Ben", character = "Captain Marvel", hand = { "Genius" } },
}
villain { { "Klaw I", stunned = true } }

ann:declines()
ben:defends_with "Captain Marvel"
expect(ann.hand):is { "Energy" }
expect(ben.hand):is_empty()
expect(ben.identity:damage "Captain Marvel"):is(0)
until_step "villain phase, step 3"
ann:declines()
ruling {
  en = "Ben: by defending he has become the one who is attacked. That the attack has dealt no damage does not matter.",
  fr = "Ben : en défendant, il est devenu celui qui est attaqué. Que l'attaque n'ait infligé aucun dégât n'y change rien.",
}
