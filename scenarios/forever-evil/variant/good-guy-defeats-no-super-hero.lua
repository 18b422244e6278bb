scenario "A Good Guy defeats no Super Hero" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Good Guy and The Flash is cheap. May I recruit him before the Bad Guys defeat him?",
    fr = "Je suis un Gentil et Flash n'est pas cher. Puis-je le prendre avant que les Méchants ne le battent ?",
  },
  shows    = { "fe.variant.who-defeats-whom" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", hand = {}, deck = {}, discard = {}, power = 30 },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:ends_turn()
expect(ben):may("defeats", "Training Villain")
refused(function() ben:defeats "The Flash" end, "fe.variant.who-defeats-whom")
expect(super_heroes):shows "The Flash"
ruling {
  en = "No. Good Guys defeat only Super-Villains, so The Flash is left to the other side.",
  fr = "Non. Les Gentils ne peuvent vaincre que les Super-Vilains : Flash reste à l'autre camp.",
}
