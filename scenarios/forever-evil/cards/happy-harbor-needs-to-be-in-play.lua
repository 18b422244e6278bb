scenario "Happy Harbor does not count the Heroes before it" {
  game     = "forever-evil",
  question = {
    en = "I play a Hero and then Happy Harbor. Do I get +1 for that Hero afterwards?",
    fr = "Je joue un Héros puis Happy Harbor. Ai-je +1 après coup pour ce Héros ?",
  },
  shows    = { "fe.card.happy-harbor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Commissioner Gordon", "Happy Harbor", "Stargirl" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Commissioner Gordon"
ann:plays "Happy Harbor"
expect(ann.power):is(1)
ann:plays "Stargirl"

expect(ann.power):is(4)                 -- 1, then 2 and 1

ruling {
  en = "No. It reacts to Heroes that you play while it is in play.",
  fr = "Non. Il réagit aux Héros que vous jouez pendant qu'il est en jeu.",
}
