scenario "Sweeping Swoop finds an alter ego" {
  game     = "champions",
  question = {
    en = "I am Peter Parker and reveal Sweeping Swoop while Vulture is engaged with me. Am I stunned, and does the card surge?",
    fr = "Je suis Peter Parker et je révèle Coup en Piqué alors que Le Vautour est engagé avec moi. Suis-je Sonné, et la carte gagne-t-elle Renfort ?",
  },
  shows    = { "mc.card.sweeping-swoop", "mc.form.alter-ego-hides-hero" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { "Vulture" }, nemesis = {}, dealt = { "Sweeping Swoop" },
    deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Aunt May", "Black Cat" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Hydra Mercenary", "Crowd Control" }

ann:ends_turn()

expect(ann.identity:stunned "Peter Parker"):is(0)
expect(side_schemes):is { "Crowd Control" }          -- the card of the surge; the Mercenary was dealt in step three
ruling {
  en = "You are not stunned: the card speaks of your hero, and you are in alter-ego form. It surges all the same, because Vulture is in play.",
  fr = "Vous n'êtes pas Sonné : la carte parle de votre héros, et vous êtes sous votre forme d'alter ego. Elle gagne quand même Renfort, car Le Vautour est en jeu.",
}
