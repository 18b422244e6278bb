scenario "A house rule: The Flash appears as the others do" {
  game     = "forever-evil",
  first    = "Ben",
  rules    = { ["fe.first-appearance.not-flash"] = "off" },
  question = {
    en = "At our table The Flash, too, makes a First Appearance Attack, before the first turn. Against whom, and may we defend against an Attack that says nothing?",
    fr = "Chez nous, Flash aussi fait une Attaque de Révélation, avant le premier tour. Contre qui, et peut-on se défendre d'une Attaque qui ne dit rien ?",
  },
  shows    = { "fe.first-appearance.all-players", "fe.first-appearance.may-defend", "fe.amb.first-appearance-order" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Invulnerable", "Punch" } },
  { "Cy",  character = "Bizarro",    hand = { "Invulnerable" } },
}

ben:defends "Invulnerable"
cy:declines "defend"
expect(ben.discard):is { "Invulnerable" }
expect(cy.hand):is { "Invulnerable" }
expect(log):in_order { { "First Appearance of", "The Flash" }, { "Attack on", ben }, { "Attack on", cy }, { "Attack on", ann } }

ruling {
  en = "Against every player, beginning with the one who begins the game. Each may defend, though there is nothing to avoid.",
  fr = "Contre tous, à commencer par celui qui commence la partie. Chacun peut se défendre, même s'il n'y a rien à éviter.",
}
