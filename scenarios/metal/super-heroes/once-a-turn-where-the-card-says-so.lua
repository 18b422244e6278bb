scenario "Once a turn, where the card says so" {
  game     = "metal",
  question = {
    en = "I play four cards of the two types. Is the Super Hero active twice?",
    fr = "Je joue quatre cartes des deux types. Le Super-Héros est-il actif deux fois ?",
  },
  shows    = { "metal.oversized.two-types" },
}

local ann, ben = players {
  { "Ann", team = { "Tide Table" }, hand = { "Paper Power", "Paper Villain", "Clear Pane", "Long Shadow" }, deck = { "Punch", "Vulnerability", "Tin Tray" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}

ann:plays "Paper Power"
ann:plays "Paper Villain"
expect(ann.hand):has "Punch"
ann:plays "Clear Pane"
ann:declines()
ann:plays "Long Shadow"
expect(ann.hand):is { "Punch" }
expect(ann.deck):is { "Vulnerability", "Tin Tray" }

ruling {
  en = "How often is for the card to say; this stand-in says once in each turn.",
  fr = "Combien de fois, c'est à la carte de le dire ; celle qui la remplace ici dit une fois par tour.",
}
