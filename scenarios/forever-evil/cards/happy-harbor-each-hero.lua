scenario "Happy Harbor and Heroes" {
  game     = "forever-evil",
  question = {
    en = "Happy Harbor is in play. Does it pay for every Hero I play, and for Villains too?",
    fr = "Happy Harbor est en jeu. Rapporte-t-il pour chaque Héros que je joue, et pour les Vilains aussi ?",
  },
  shows    = { "fe.card.happy-harbor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Commissioner Gordon", "Stargirl", "Man-Bat" }, in_play = { "Happy Harbor" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Commissioner Gordon"
expect(ann.power):is(2)                 -- 1 and 1
ann:plays "Stargirl"
expect(ann.power):is(5)                 -- 2 and 1
ann:plays "Man-Bat"
expect(ann.power):is(7)                 -- 2: a Villain

ruling {
  en = "Power +1 for every Hero, nothing for a Villain.",
  fr = "+1 en Puissance pour chaque Héros, rien pour un Vilain.",
}
