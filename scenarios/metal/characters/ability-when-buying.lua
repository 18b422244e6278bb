scenario "An ability that looks at purchases" {
  game     = "metal",
  question = {
    en = "My Super Hero draws a card when I buy a Villain. I buy a Villain and then an Equipment: how many cards?",
    fr = "Mon Super-Héros fait piocher quand j'achète un Vilain. J'achète un Vilain puis un Équipement : combien de cartes ?",
  },
  shows    = { "metal.characters.ability" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Jade" }, hand = {}, power = 5, deck = { "Punch", "Vulnerability" } },
  { "Ben", team = { "Cyborg" } },
}
line_up { "Rabid Robin", "Electrum", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:buys "Rabid Robin"
expect(ann.hand):is { "Punch" }
ann:buys "Electrum"
expect(ann.hand):is { "Punch" }    -- an Equipment is not what Trainee Jade waits for
ruling {
  en = "One, for the Villain. What your Super Hero waits for, you weigh in every purchase.",
  fr = "Une, pour le Vilain. Ce que votre Super-Héros attend est à peser à chaque achat.",
}
