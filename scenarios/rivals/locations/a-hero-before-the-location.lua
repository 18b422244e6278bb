scenario "A Hero played before the Location was the first" {
  game     = "rivals",
  question = {
    en = "I play a Hero, then my Location, then another Hero. Does the second Hero count as my first?",
    fr = "Je joue un Héros, puis mon Lieu, puis un autre Héros. Le second compte-t-il comme premier ?",
  },
  shows    = { "rivals.location.stays", "rivals.location.first-of-type" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy", "Training Hall", "Understudy" }, deck = { "Punch", "Kick", "Vulnerability", "Punch" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Understudy"
ann:plays "Training Hall"
ann:plays "Understudy"
expect(ann.hand):is { "Punch", "Kick" }
expect(log:last_move()):has("Training Hall", "has no further effect", "by", "rivals.location.first-of-type")
ruling {
  en = "No. It is the second Hero that you play in this turn, so the Location draws nothing.",
  fr = "Non. C'est le second Héros que vous jouez ce tour-ci ; le Lieu ne fait donc rien piocher.",
}
