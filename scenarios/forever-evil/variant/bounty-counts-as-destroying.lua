scenario "Destroying the bought Hero is destroying a card" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am Deathstroke among the Bad Guys and buy Commissioner Gordon, who is destroyed for his VP. Do I get my +1 Power for destroying?",
    fr = "Je suis Deathstroke, chez les Méchants, et j'achète Commissioner Gordon, détruit pour ses PV. Ai-je mon +1 en Puissance pour l'avoir détruit ?",
  },
  shows    = { "fe.variant.bad-hero-bounty", "fe.card.deathstroke" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, deck = {}, discard = {}, power = 3 },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Commissioner Gordon", "Cold Gun", "Mallet", "Power Armor", "Broadsword" }

ann:buys "Commissioner Gordon"
expect(ann.vp):is(1)
expect(ann.power):is(2)                      -- 3, less 2, and 1 for destroying him
ann:buys "Cold Gun"

expect(ann.power):is(0)
expect(ann.discard):is { "Cold Gun" }
ruling {
  en = "Yes. It is you who destroys him, in your turn.",
  fr = "Oui. C'est vous qui le détruisez, et à votre tour.",
}
