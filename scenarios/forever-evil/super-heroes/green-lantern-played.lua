scenario "Green Lantern plays three destroyed Heroes" {
  game     = "forever-evil",
  question = {
    en = "Four Heroes and The Flash lie in the destroyed pile. How many of them may Green Lantern play, and The Flash too?",
    fr = "Quatre Héros et Flash sont dans la pile des cartes détruites. Combien Green Lantern peut-il en jouer, et Flash aussi ?",
  },
  shows    = { "fe.card.green-lantern" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Green Lantern" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
destroyed { "Stargirl", "Commissioner Gordon", "Steve Trevor", "Catwoman", "The Flash" }
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
main_deck { "Steel" }
stacks { super_heroes = { "Batman", "Aquaman" } }

ann:plays "Green Lantern"
expect(ann):must_choose { "plays Stargirl", "plays Commissioner Gordon", "plays Steve Trevor", "plays Catwoman", "declines" }
ann:plays "Stargirl"
ann:plays "Steve Trevor"
ann:plays "Commissioner Gordon"
ann:chooses "Steve Trevor"              -- the first to go under the main deck
ann:chooses "Stargirl"

expect(ann.power):is(3)                 -- 2 by Stargirl, 1 by Commissioner Gordon
expect(destroyed):is { "Catwoman", "The Flash" }
expect(main_deck):in_order { "Steel", "Steve Trevor", "Stargirl", "Commissioner Gordon" }
ruling {
  en = "Up to three, each of cost 6 or less, so not The Flash, who costs 8. They then go under the main deck.",
  fr = "Jusqu'à trois, de coût 6 ou moins, donc pas Flash, qui coûte 8. Ils vont ensuite sous le deck commun.",
}
