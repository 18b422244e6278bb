scenario "Whirlwind's attack is replaced after it was to be made on the others too" {
  game     = "champions",
  at       = "villain phase, step 2",
  windows  = "pass",
  question = {
    en = "Whirlwind bears Webbed Up and attacks me. The first player has his own interrupt act first, then Webbed Up stuns him instead of the attack. Does he attack the other heroes?",
    fr = "Le Tourbillon porte Entoilé et m'attaque. Le premier joueur fait agir d'abord sa propre interruption, puis Entoilé le sonne au lieu de l'attaque. Attaque-t-il les autres héros ?",
  },
  shows    = { "mc.card.whirlwind", "mc.card.webbed-up", "mc.amb.also-against-each-other-hero" },
  scenario = "klaw", masters_of_evil = 1,
}
local ann, ben, cy = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Whirlwind", with = { "Webbed Up" } } } },
  { "Ben", character = "Iron Man", hand = {} },
  { "Cy", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", stunned = true } }
encounter_deck:on_top { "Advance", "Assault", "Advance", "Assault" }

ann:uses "Whirlwind"                     -- which first: not Webbed Up
ben:declines "defends_with"             -- against Klaw, who was stunned at Ann's
cy:declines "defends_with"
until_step "villain phase, step 3"

expect(ann.engaged:stunned "Whirlwind"):is(1)
expect(log):has_no("Whirlwind", "attacks")
expect(log):has("Whirlwind", "nothing happens", "by", "mc.amb.also-against-each-other-hero")
ruling {
  en = "No. His attack does not come about, so there is none to be made on the others as well, whichever of the two acts first.",
  fr = "Non. Son attaque n'a pas lieu : il n'y en a donc aucune à faire aussi contre les autres, quelle que soit celle des deux qui agit d'abord.",
}
