scenario "Shazam! sends a Super Hero under the main deck" {
  game     = "forever-evil",
  question = {
    en = "Shazam! appears and my dearest card is The Flash in my discard pile. Can a Super Hero go under the main deck?",
    fr = "Shazam! fait sa Révélation et ma carte la plus chère est Flash, dans ma défausse. Un Super-Héros peut-il aller sous le deck commun ?",
  },
  shows    = { "fe.cards.super-heroes-bottom", "fe.card.shazam.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Shazam!" } }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }
main_deck { "Giganta", "Mallet" }

ann:defeats "The Flash"
ann:ends_turn()                         -- The Flash is the only card of hers that costs 5 or more

expect(main_deck):in_order { "Giganta", "Mallet", "The Flash" }
expect(ann.discard):is_empty()
expect(ben.discard):is { "Weakness" }

ruling {
  en = "Yes. Nothing excepts Super Heroes: The Flash goes to the bottom of the main deck.",
  fr = "Oui. Rien n'exclut les Super-Héros : Flash va tout en dessous du deck commun.",
}
