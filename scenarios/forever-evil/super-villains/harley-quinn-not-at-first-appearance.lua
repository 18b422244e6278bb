scenario "Harley Quinn and a First Appearance" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and must discard for a First Appearance Attack. Do I draw a card?",
    fr = "Je suis Harley Quinn et je dois défausser pour une Attaque de Révélation. Est-ce que je pioche une carte ?",
  },
  shows    = { "fe.oversized.harley-not-first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",   hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Harley Quinn", hand = { "Steve Trevor", "Punch" }, deck = { "Kick", "Giganta" } },
}
stacks { super_heroes = { "The Flash", "Martian Manhunter" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(ben.discard):is { "Steve Trevor" }
expect(ben.hand):is { "Punch" }
expect(ben.deck):count(2)

ruling {
  en = "No. That Attack belongs to nobody's turn, and the ability needs a turn.",
  fr = "Non. Cette Attaque n'a lieu pendant le tour de personne, et la capacité ne sert que pendant un tour.",
}
