scenario "A Defense against an Attack and a Block against the Confrontation" {
  game     = "rivals",
  question = {
    en = "Ann confronts me with an Attack on top. May I use a Defense against the Attack and still a Block afterwards?",
    fr = "Ann me confronte avec une Attaque en plus. Puis-je utiliser une Défense contre l'Attaque et encore un Blocage ensuite ?",
  },
  shows    = { "rivals.attack.may-avoid", "rivals.block.raises-cost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" }, power = 9 },
  { "Ben", character = "The Joker 9", hand = { "Wooden Buckler", "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Cardboard Claws"
ben:defends "Wooden Buckler"
ann:hands_over()
ben:blocks "Chalk Line"                   -- 10 against 12
expect(ben.discard):is { "Chalk Line", "Wooden Buckler" }
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "Yes. They answer different things: one Defense for the Attack, and as many Blocks as you like for the Confrontation.",
  fr = "Oui. Elles répondent à des choses différentes : une Défense pour l'Attaque, et autant de Blocages que vous voulez pour la Confrontation.",
}
