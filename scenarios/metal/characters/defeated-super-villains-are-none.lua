scenario "Defeated Super-Villains are not in the team" {
  game     = "metal",
  question = {
    en = "I have one Super Hero and two defeated Super-Villains. An effect counts the characters of my team: one or three?",
    fr = "J'ai un Super-Héros et deux Super-Vilains vaincus. Un effet compte les personnages de mon équipe : un ou trois ?",
  },
  shows    = { "metal.characters.not-defeated-ones" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Roll Call" }, score_pile = { "The Devastator", "The Merciless" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Roll Call"
expect(ann.power):is(1)
ruling {
  en = "One. The Super-Villains that you defeated lie in your score pile and are no characters of yours.",
  fr = "Un. Les Super-Vilains que vous avez vaincus sont dans votre pile de score et ne sont pas vos personnages.",
}
