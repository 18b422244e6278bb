scenario "The same holds for Batman's First Appearance" {
  game     = "forever-evil",
  question = {
    en = "Batman appears and I own an Equipment in my discard pile. May I gain the Weakness instead of destroying it?",
    fr = "Batman fait sa Révélation et j'ai un Équipement dans ma défausse. Puis-je gagner la Faiblesse au lieu de le détruire ?",
  },
  shows    = { "fe.cards.first-appearance-must-discard", "fe.card.batman.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Mallet", "Punch" }, discard = { "Cold Gun" } },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()
expect(ben):must_choose { "destroys Mallet", "destroys Cold Gun" }
refused(function() ben:gains "Weakness" end, "fe.cards.first-appearance-must-discard")
ben:destroys "Cold Gun"

expect(destroyed):is { "Cold Gun" }
expect(ben.discard):is_empty()

ruling {
  en = "No. What you can do you must do, for this Super Hero as for the others.",
  fr = "Non. Ce que vous pouvez faire, vous devez le faire, pour ce Super-Héros comme pour les autres.",
}
