scenario "Power Armor as a Defense" {
  game     = "forever-evil",
  question = {
    en = "Do I lose Power Armor when I use it against an Attack?",
    fr = "Est-ce que je perds Power Armor en m'en servant contre une Attaque ?",
  },
  shows    = { "fe.card.power-armor.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Black Adam",  hand = { "Power Armor", "Punch" }, discard = { "Weakness" }, vp = 1 },
}

ann:plays "Catwoman"
ben:defends "Power Armor"
expect(ben):must_choose { "destroys Power Armor", "destroys Punch", "destroys Weakness", "declines" }
ben:destroys "Weakness"

expect(ben.hand):is { "Power Armor", "Punch" }
expect(ben.discard):is_empty()
expect(destroyed):is { "Weakness" }
expect(ben.vp):is(1)

ruling {
  en = "No, it is only shown and stays in your hand. You may also destroy a card of your hand or discard pile.",
  fr = "Non, on la montre seulement et elle reste en main. Vous pouvez aussi détruire une carte de votre main ou défausse.",
}
