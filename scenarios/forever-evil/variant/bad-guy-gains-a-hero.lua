scenario "A gained Hero pays a Bad Guy too" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Bad Guy and let Transmutation gain a Hero from the Line-Up. Do I get VP for a card that I did not buy?",
    fr = "Je suis un Méchant et Transmutation me fait gagner un Héros de la réserve. Est-ce que je reçois des PV pour une carte que je n'ai pas achetée ?",
  },
  shows    = { "fe.variant.bad-hero-bounty" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Transmutation", "Power Drain" }, deck = {}, discard = {} },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Amanda Waller", "Ultraman", "Super Intellect", "Power Armor", "Broadsword" }

ann:plays "Transmutation"
expect(ann):must_choose { "gains Amanda Waller", "gains Super Intellect", "declines" }
ann:gains "Amanda Waller"

expect(ann.vp):is(2)                         -- 1 by Transmutation itself, 1 for Amanda Waller
expect(destroyed):is { "Power Drain", "Amanda Waller" }
expect(ann.discard):is_empty()
ruling {
  en = "Yes. A Hero you gain brings you its VP just like one you buy, and is destroyed in the same way.",
  fr = "Oui. Un Héros gagné vous rapporte ses PV comme un Héros acheté, et il est détruit de la même façon.",
}
