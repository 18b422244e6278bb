scenario "No damage, no loss of Tough" {
  game     = "champions",
  question = {
    en = "Spider-Man is tough and blocks all of Rhino's attack with his DEF. Does he lose the Tough card?",
    fr = "Spider-Man est tenace et bloque toute l'attaque de Rhino avec sa DEF. Perd-il la carte Tenace ?",
  },
  shows    = { "mc.amb.tough-zero-damage" },
  windows = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", tough = true } }, hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Stampede", "Charge" }

ann:ends_turn()
ann:defends_with "Spider-Man"           -- ATK 2 and 1 boost icon against DEF 3

expect(ann.identity:tough "Spider-Man"):is(1)
expect(ann.identity:damage "Spider-Man"):is(0)
ruling {
  en = "No. An attack that deals 0 gives nothing to prevent, so the card stays.",
  fr = "Non. Une attaque qui inflige 0 ne laisse rien à prévenir : la carte reste.",
}
