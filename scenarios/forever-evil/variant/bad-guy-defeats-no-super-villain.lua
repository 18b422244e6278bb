scenario "A Bad Guy defeats no Super-Villain" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Bad Guy with Power to spare. May I take the Super-Villain from under the Good Guys' nose?",
    fr = "Je suis un Méchant et j'ai de la Puissance en trop. Puis-je souffler le Super-Vilain aux Gentils ?",
  },
  shows    = { "fe.variant.who-defeats-whom" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = {}, discard = {}, power = 30 },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
  { "Cy",  hand = {}, deck = {}, discard = {} },
  { "Dan", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

expect(ann):may_not("defeats", "Training Villain")
expect(ann):may("defeats", "The Flash")
refused(function() ann:defeats "Training Villain" end, "fe.variant.who-defeats-whom")
refused(function() ann:buys "Training Villain" end, "fe.variant.who-defeats-whom")
ruling {
  en = "No, whatever your Power: Bad Guys defeat only Super Heroes.",
  fr = "Non, quelle que soit votre Puissance : les Méchants ne peuvent vaincre que les Super-Héros.",
}
