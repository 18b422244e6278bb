scenario "Rage of Ultron discards nothing of a player who is out" {
  game     = "champions",
  question = {
    en = "Rage of Ultron's attack eliminates me. Are cards of my deck discarded for its damage then?",
    fr = "L'attaque de Rage d'Ultron m'élimine. Des cartes de mon deck sont-elles alors défaussées pour ses dégâts ?",
  },
  shows    = { "mc.elimination.cards-discarded", "mc.amb.pile-of-the-eliminated", "mc.card.rage-of-ultron" },
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 11 } }, hand = {}, deck = { "Haymaker" },
    engaged = {}, dealt = { "Rage of Ultron" } },
  { "Ben", character = "She-Hulk", hand = {}, engaged = {} },
}
villain { "Ultron I" }
encounter_deck:on_top { "Advance" }

until_step "villain phase, step 5"
ann:declines "defends_with"
ben:declines "defends_with"
expect(ann.deck):is_empty()
expect(ann.discard):is { "Haymaker" }
ruling {
  en = "No. Your deck has gone to your discard pile, which stays as it is and is not made a new deck.",
  fr = "Non. Votre deck est allé dans votre défausse, qui reste telle quelle et ne redevient pas un deck.",
}
