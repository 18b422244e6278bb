scenario "One of the two types is enough" {
  game     = "forever-evil",
  question = {
    en = "Martian Manhunter appears and I hold a Hero but no Villain. Do I gain a Weakness?",
    fr = "Martian Manhunter fait sa Révélation et j'ai un Héros mais pas de Vilain. Est-ce que je gagne une Faiblesse ?",
  },
  shows    = { "fe.cards.martian-manhunter-one-type", "fe.card.martian-manhunter.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Steve Trevor", "Punch" } },
}
stacks { super_heroes = { "The Flash", "Martian Manhunter" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(ben.discard):is { "Steve Trevor" }
expect(ben.hand):is { "Punch" }
expect(ann.discard):has("Weakness", 1)  -- Ann had neither

ruling {
  en = "No. Discarding at least one card of the types asked for is enough.",
  fr = "Non. Défausser au moins une carte des types demandés suffit.",
}
