scenario "That opponent chooses what to discard" {
  game     = "rivals",
  question = {
    en = "My Attack makes that opponent discard a card. Who is meant, and who picks the card?",
    fr = "Mon Attaque fait défausser une carte à cet adversaire. De qui s'agit-il, et qui choisit la carte ?",
  },
  shows    = { "rivals.resolve.that-opponent", "rivals.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Pickpocket", "Kick" } },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Kick" }, discard = {} },
}

ann:plays "Pickpocket"
expect(ben):must_choose { "discards Punch", "discards Kick" }
ben:discards "Punch"
expect(ben.hand):is { "Kick" }
expect(ann.hand):is { "Kick" }
ruling {
  en = "Your opponent, against whom you act; and it is he who picks a card of his hand.",
  fr = "Votre adversaire, contre qui vous agissez ; et c'est lui qui choisit une carte de sa main.",
}
