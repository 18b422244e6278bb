scenario "Oblivion Bar in the hand is no Defense" {
  game     = "metal",
  question = {
    en = "I am attacked and hold Oblivion Bar in my hand. Can I discard it to avoid the Attack?",
    fr = "On m'attaque et j'ai le Bar de l'Oubli en main. Puis-je le défausser pour éviter l'Attaque ?",
  },
  shows    = { "metal.cards.oblivion-bar" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Cold Draught" } },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Quiet Corner", "Felt Umbrella", "Punch" } },
}
ann:plays "Cold Draught"
refused(function() ben:defends "Quiet Corner" end, "metal.cards.oblivion-bar")
ben:declines()
ben:discards "Punch"
expect(ben.hand):is { "Quiet Corner", "Felt Umbrella" }

ruling {
  en = "No. It defends only while it is in play.",
  fr = "Non. Il ne défend que s'il est en jeu.",
}
