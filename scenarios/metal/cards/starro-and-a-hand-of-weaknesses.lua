scenario "Starro and a hand of Weaknesses only" {
  game     = "metal",
  question = {
    en = "My whole hand is Weaknesses when Starro hits me. Do they go?",
    fr = "Je n'ai que des Faiblesses en main quand Starro me touche. Partent-elles ?",
  },
  shows    = { "metal.cards.starro" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Long Shadow", "Punch" } },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Weakness", "Weakness" }, discard = {} },
}
ann:plays "Long Shadow"
expect(ben.hand):is { "Weakness", "Weakness" }
expect(ben.discard):is_empty()
ann:plays "Punch"

ruling {
  en = "No, they stay in your hand.",
  fr = "Non, elles vous restent en main.",
}
