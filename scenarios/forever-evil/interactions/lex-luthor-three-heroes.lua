scenario "Lex Luthor adds up three kinds of Heroes" {
  game     = "forever-evil",
  question = {
    en = "I am Lex Luthor. This turn I defeated The Flash, bought Catwoman and gained Amanda Waller with Transmutation. How many cards do I hold afterwards?",
    fr = "Je suis Lex Luthor. Ce tour, j'ai vaincu Flash, acheté Catwoman et gagné Amanda Waller avec Transmutation. Combien de cartes ai-je ensuite en main ?",
  },
  shows    = { "fe.card.lex-luthor", "fe.card.transmutation", "fe.hero.is-hero" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Transmutation", "Power Drain" }, discard = {}, power = 11,
    deck = { "Punch", "Punch", "Punch", "Kick", "Kick", "Kick", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro",   hand = {}, deck = { "Punch" }, discard = {}, vp = 4 },
}
stacks { super_heroes = { "The Flash", "Constantine" } }
line_up { "Catwoman", "Amanda Waller", "Superwoman", "Despero", "Owlman" }
main_deck { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Transmutation"
ann:gains "Amanda Waller"
ann:defeats "The Flash"
ann:buys "Catwoman"
ann:ends_turn()

expect(ann.hand):count(8)
expect(ann.deck):count(1)
ruling {
  en = "8: five as always and three more, as a defeated Super Hero, a bought Hero and a gained Hero each count.",
  fr = "8 : cinq comme toujours et trois de plus, car un Super-Héros vaincu, un Héros acheté et un Héros gagné comptent chacun.",
}
