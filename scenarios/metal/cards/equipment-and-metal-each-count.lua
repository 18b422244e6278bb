scenario "An Equipment and a Metal Hero each count" {
  game     = "metal",
  question = {
    en = "With Steel I play a plain Equipment and a Metal Hero. What do they bring?",
    fr = "Avec Steel, je joue un Équipement ordinaire et un Héros Métal. Qu'apportent-ils ?",
  },
  shows    = { "metal.cards.steel" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Cork Board", "Tin Friend", "Scrap Dealer", "Tin Tray", "Paper Hero" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
ann:plays "Cork Board"
ann:plays "Tin Friend"
expect(ann.power):is(2)
ann:plays "Scrap Dealer"
expect(ann.power):is(4)          -- two have been played before
ann:plays "Tin Tray"
expect(ann.power):is(6)
ann:plays "Paper Hero"           -- neither
expect(ann.power):is(7)

ruling {
  en = "+1 each. Whether what was played before Steel counts is for the card to say; this stand-in counts it as what comes after.",
  fr = "+1 chacun. Si ce qui fut joué avant Steel compte, c'est à la carte de le dire ; celle qui la remplace ici le compte comme ce qui vient après.",
}
