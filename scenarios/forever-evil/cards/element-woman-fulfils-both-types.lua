scenario "Element Woman as Hero and Villain at once" {
  game     = "forever-evil",
  question = {
    en = "Martian Manhunter appears and I hold Element Woman and Giganta. Must I discard both?",
    fr = "Martian Manhunter fait sa Révélation et j'ai Element Woman et Giganta en main. Dois-je défausser les deux ?",
  },
  shows    = { "fe.cards.element-woman-discard", "fe.cards.element-woman-types" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Element Woman", "Giganta", "Punch" } },
}
stacks { super_heroes = { "The Flash", "Martian Manhunter" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()
expect(ben):must_choose { "discards Giganta", "declines" }
ben:declines()                          -- Element Woman has gone for both

expect(ben.discard):is { "Element Woman" }
expect(ben.hand):is { "Giganta", "Punch" }
expect(ann.discard):has("Weakness", 1)  -- she had neither a Hero nor a Villain

ruling {
  en = "No. Element Woman alone is the Hero and the Villain, so Giganta stays in your hand and you gain no Weakness.",
  fr = "Non. Element Woman seule est le Héros et le Vilain, donc Giganta reste en main et vous ne gagnez pas de Faiblesse.",
}
