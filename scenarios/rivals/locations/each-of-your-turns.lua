scenario "A Location acts in each of its player's turns, and in no other" {
  game     = "rivals",
  question = {
    en = "My Location draws for the first Hero. Does it act every turn, and when my opponent plays a Hero?",
    fr = "Mon Lieu fait piocher au premier Héros. Agit-il à chaque tour, et quand mon adversaire joue un Héros ?",
  },
  shows    = { "rivals.location.first-of-type" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy" }, deck = { "Punch", "Punch", "Understudy", "Punch", "Punch", "Punch", "Punch", "Kick", "Kick" },
    discard = {}, in_play = { "Training Hall" } },
  { "Ben", character = "The Joker 9", hand = { "Understudy", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Wayne Manor", "Nightwing", "Robin", "Superman", "Billionaire" }

ann:plays "Understudy"
expect(ann.hand):is { "Punch", "Punch" }
ann:ends_turn()
ben:plays "Understudy"
expect(ben.hand):is { "Punch", "Punch" }
expect(ann.hand):count(5)
ben:ends_turn()
ann:plays "Understudy"
expect(ann.hand):has("Kick", 2)
ruling {
  en = "In each of your turns anew, and never in your opponent's.",
  fr = "À chacun de vos tours de nouveau, et jamais à celui de l'adversaire.",
}
