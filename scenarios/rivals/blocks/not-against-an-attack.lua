scenario "A Block avoids no Attack" {
  game     = "rivals",
  question = {
    en = "Ann plays an Attack. May I answer with a Block card, as I have no Defense?",
    fr = "Ann joue une Attaque. Puis-je répondre avec une carte Blocage, puisque je n'ai pas de Défense ?",
  },
  shows    = { "rivals.block.only-in-confrontation", "rivals.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" } },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Wooden Buckler" } },
}

ann:plays "Cardboard Claws"
expect(ben):must_choose { "defends with Wooden Buckler", "declines" }
refused(function() ben:blocks "Chalk Line" end, "rivals.block.only-in-confrontation")
refused(function() ben:defends "Chalk Line" end, "rivals.block.only-in-confrontation")
ben:declines()
expect(ben.hand):is { "Chalk Line", "Wooden Buckler" }
expect(ben.discard):is { "Weakness" }
ruling {
  en = "No. Blocks serve only when your Character is confronted; an Attack is avoided by a Defense alone.",
  fr = "Non. Les Blocages ne servent que si votre Personnage est confronté ; une Attaque ne s'évite que par une Défense.",
}
