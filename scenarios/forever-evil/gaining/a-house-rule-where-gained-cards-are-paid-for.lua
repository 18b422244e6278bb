scenario "A house rule: what is gained is paid for" {
  game     = "forever-evil",
  rules    = { ["fe.gain.free"] = "off" },
  question = {
    en = "At our table a card that a text lets you gain costs its price in Power. I have 2 Power and play Transmutation twice: may I gain Giganta for 4, or Cold Gun for 2?",
    fr = "Chez nous, une carte qu'un texte fait gagner coûte son prix en Puissance. J'ai 2 de Puissance et joue deux Transmutation : puis-je gagner Giganta pour 4, ou le Pistolet Réfrigérant pour 2 ?",
  },
  shows    = { "fe.gain.free" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Transmutation", "Transmutation", "Power Girl", "Catwoman" }, power = 2 },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}
line_up { "Giganta", "Cold Gun", "Superwoman", "Ultraman", "Despero" }

ann:plays "Transmutation"
ann:destroys "Power Girl"
ann:gains "Giganta"                       -- 4 is more than her 2 Power: nothing is gained
expect(ann.discard):is_empty()
expect(ann.power):is(2)

ann:plays "Transmutation"
ann:destroys "Catwoman"
ann:gains "Cold Gun"
expect(ann.discard):is { "Cold Gun" }
expect(ann.power):is(0)

ruling {
  en = "By that rule, not Giganta: 2 Power do not pay for her. Cold Gun comes, and takes both.",
  fr = "Avec cette règle, pas Giganta : 2 de Puissance ne la paient pas. Le Pistolet Réfrigérant vient, et les prend toutes deux.",
}
