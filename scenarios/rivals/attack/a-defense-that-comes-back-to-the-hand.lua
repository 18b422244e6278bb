scenario "A Defense that comes back to the hand at once" {
  game     = "rivals",
  question = {
    en = "My Defense card puts itself back into my hand. May I use it again against the same Attack, or against the next one?",
    fr = "Ma carte de Défense se remet elle-même dans ma main. Puis-je l'utiliser encore contre la même Attaque, ou contre la suivante ?",
  },
  shows    = { "rivals.attack.one-defense" },
}

card "Pillow Fight" { type = "Villain", cost = 2, copies = 2, play = attack(each_foe){ foe:gain_weakness(1) } }
card "Rubber Ball" { type = "Equipment", cost = 2, play = power(1), defense = { put(one{ discard_pile, name = "Rubber Ball" }, hand) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Pillow Fight", "Pillow Fight" } },
  { "Ben", character = "The Joker 9", hand = { "Rubber Ball" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Pillow Fight"
ben:defends "Rubber Ball"
expect(ben.hand):is { "Rubber Ball" }
refused(function() ben:defends "Rubber Ball" end, "rivals.attack.one-defense")
ann:plays "Pillow Fight"
ben:defends "Rubber Ball"
expect(ben.hand):is { "Rubber Ball" }
ruling {
  en = "Against the next Attack, yes: it is in your hand again. One Attack is avoided with one Defense.",
  fr = "Contre l'Attaque suivante, oui : elle est de nouveau en main. Une Attaque s'évite avec une seule Défense.",
}
