scenario "The played card first, then the Location that it triggers" {
  game     = "rivals",
  question = {
    en = "I play a Hero that draws a card, and my Location draws for the first Hero. Which draw comes first?",
    fr = "Je joue un Héros qui fait piocher, et mon Lieu fait piocher au premier Héros. Quelle pioche vient d'abord ?",
  },
  shows    = { "rivals.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy" }, deck = { "Punch", "Kick", "Vulnerability" }, in_play = { "Training Hall" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Understudy"
expect(log:last_move()):in_order {
  { ann, "draws", "Punch", "by", "rivals.play.resolve-at-once" },
  { ann, "draws", "Kick", "by", "rivals.resolve.card-before-triggers" },
}
expect(ann.hand):is { "Punch", "Kick" }
ruling {
  en = "The card's own: it is carried out before anything that its play has triggered.",
  fr = "Celle de la carte : elle s'applique avant tout ce que son jeu a déclenché.",
}
