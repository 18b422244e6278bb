scenario "T'Challa's foresight comes after the starting hand" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "I changed my starting hand as T'Challa. Do I still get a Black Panther upgrade, beyond my six cards?",
    fr = "J'ai changé ma main de départ en tant que T'Challa. Ai-je encore droit à une amélioration Black Panther, en plus de mes six cartes ?",
  },
  shows    = { "mc.setup.14-identity-setup" },
}
local ann = players {
  { "Ann", character = "T'Challa" },
}
shuffle_gives { "Energy", "Genius", "Strength", "Vibranium", "Vibranium", "Panther Claws", "Shuri" }

ann:discards "Panther Claws"
ann:declines()
expect(ann):must_choose { "chooses Energy Daggers", "chooses Tactical Genius", "chooses Vibranium Suit" }
ann:chooses "Vibranium Suit"
expect(ann.hand):is { "Energy", "Genius", "Strength", "Vibranium", "Vibranium", "Shuri", "Vibranium Suit" }
expect(ann.deck):has_no "Vibranium Suit"
expect(ann.discard):is { "Panther Claws" }
ruling {
  en = "Yes. In the last step you search your deck for one, so you may hold seven cards. One that you discarded just before is no longer in the deck to be found.",
  fr = "Oui. À la dernière étape, vous en cherchez une dans votre deck et pouvez donc avoir sept cartes. Celle que vous venez de défausser n'est plus dans le deck.",
}
