scenario "Emperor Penguin destroyed for Wonder Woman's First Appearance" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro, my turn has just ended, and I destroy Emperor Penguin for Wonder Woman's First Appearance. Do I get the 2 VP, and a card for gaining VP?",
    fr = "Je suis Sinestro, mon tour vient de finir, et je détruis Emperor Penguin pour la Révélation de Wonder Woman. Ai-je les 2 PV, et une carte pour ce gain ?",
  },
  shows    = { "fe.card.emperor-penguin", "fe.destroy.first-appearance", "fe.first-appearance.outside-turns" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick" }, discard = { "Emperor Penguin" }, power = 8 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Wonder Woman" } }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(destroyed):is { "Emperor Penguin" }
expect(ann.vp):is(2)
expect(ann.hand):count(5)
expect(ann.deck):is { "Kick" }
expect(ben.discard):is { "Weakness" }
ruling {
  en = "The 2 VP, yes: the card was yours. But no card, as Sinestro draws in your own turn only, and that is over.",
  fr = "Les 2 PV, oui : la carte était à vous. Mais pas de carte : Sinestro ne pioche qu'à votre tour, et il est terminé.",
}
