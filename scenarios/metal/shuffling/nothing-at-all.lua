scenario "With no card in draw pile and discard pile nothing happens" {
  game     = "metal",
  question = {
    en = "I should draw two cards, but I have none in draw pile and discard pile. Do I lose?",
    fr = "Je devrais piocher deux cartes, mais je n'en ai ni en pioche ni en défausse. Ai-je perdu ?",
  },
  shows    = { "metal.amb.not-enough" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Brisk Step", "Punch" }, deck = {}, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Brisk Step"
expect(ann.hand):is { "Punch" }
ann:plays "Punch"                        -- and the turn goes on
ruling {
  en = "No. You do as much as possible, here nothing, and the turn goes on.",
  fr = "Non. On fait autant que possible, ici rien, et le tour continue.",
}
