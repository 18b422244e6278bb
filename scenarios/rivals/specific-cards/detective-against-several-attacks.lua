scenario "World's Greatest Detective against several Attacks" {
  game     = "rivals",
  question = {
    en = "Ann plays two Attacks in her turn. May I reveal World's Greatest Detective against both?",
    fr = "Ann joue deux Attaques à son tour. Puis-je révéler Meilleur Détective du Monde contre les deux ?",
  },
  shows    = { "rivals.cards.worlds-greatest-detective-again" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws", "Rustling Straw" } },
  { "Ben", character = "The Joker 9", hand = { "Watchful Reader" } },
}

ann:confronts()
ann:plays "Cardboard Claws"
ben:defends "Watchful Reader"
ann:plays "Rustling Straw"
ben:defends "Watchful Reader"
expect(ben.hand):is { "Watchful Reader" }
expect(ben.discard):is_empty()
ruling {
  en = "Yes, once against each of them, in a Confrontation as well.",
  fr = "Oui, une fois contre chacune, dans une Confrontation aussi.",
}
