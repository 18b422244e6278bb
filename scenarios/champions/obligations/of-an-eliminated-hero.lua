scenario "The obligation of an eliminated hero is replaced" {
  game     = "champions",
  question = {
    en = "Spider-Man has just been eliminated, and then Ben reveals Eviction Notice. Does he have to resolve it?",
    fr = "Spider-Man vient d'être éliminé, puis Ben révèle Avis d'Expulsion. Doit-il la résoudre ?",
  },
  shows    = { "mc.obligation.hero-eliminated" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, identity = { { "Spider-Man", damage = 8 } }, deck_top = { "Strength", "Genius", "Energy", "Aunt May", "Black Cat" } },
  { "Ben", character = "Carol Danvers", hand = {}, dealt = { "Eviction Notice" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Hydra Mercenary", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                   -- no Spider-Sense
ann:declines()                                   -- nobody defends
expect(ann.identity):is_empty()
expect(removed):has "Eviction Notice"
expect(ben.engaged):is { "Sandman", "Hydra Mercenary" }
ruling {
  en = "No. It is removed from the game unresolved, and he reveals another encounter card for it.",
  fr = "Non. Elle est retirée de la partie sans être résolue, et il révèle une autre carte Rencontre à sa place.",
}
