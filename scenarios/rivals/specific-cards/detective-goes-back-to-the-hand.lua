scenario "World's Greatest Detective: revealed, it goes back to the hand" {
  game     = "rivals",
  question = {
    en = "I avoid an Attack by revealing World's Greatest Detective. Is it discarded?",
    fr = "J'évite une Attaque en révélant Meilleur Détective du Monde. Est-il défaussé ?",
  },
  shows    = { "rivals.cards.worlds-greatest-detective-return" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" } },
  { "Ben", character = "The Joker 9", hand = { "Watchful Reader", "Punch" } },
}

ann:plays "Cardboard Claws"
ben:defends "Watchful Reader"
expect(ben.hand):is { "Watchful Reader", "Punch" }
expect(ben.discard):is_empty()
ruling {
  en = "No. It is shown and stays with you, and may be played in your own turn.",
  fr = "Non. Il est montré et reste chez vous ; il peut se jouer à votre propre tour.",
}
