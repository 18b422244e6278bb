scenario "Player decks are shuffled before the starting hand is drawn" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "My deck lies on the table with Genius and Strength on top. Will I hold them in my starting hand?",
    fr = "Mon deck est sur la table, Génie et Force sur le dessus. Les aurai-je dans ma main de départ ?",
  },
  shows    = { "mc.setup.06-shuffle-decks" },
}
local ann = players {
  { "Ann", character = "Peter Parker", deck_top = { "Genius", "Strength" } },
}
shuffle_gives { "Backflip", "Backflip", "Aunt May", "Web-Shooter", "Web-Shooter", "Energy" }

expect(ann.hand):is { "Backflip", "Backflip", "Aunt May", "Web-Shooter", "Web-Shooter", "Energy" }
expect(ann.deck):has "Genius"
ann:declines()
ruling {
  en = "Only by luck: each player shuffles the deck first, and the starting hand comes from the shuffled deck.",
  fr = "Seulement par chance : chacun mélange d'abord son deck, et la main de départ vient du deck mélangé.",
}
