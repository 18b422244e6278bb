scenario "A Weakness drawn by a Defense between the turns waits" {
  game     = "metal",
  question = {
    en = "My turn is over. Against a First Appearance I use a Defense that draws a card, and it is a Weakness. Must I play it before Ben begins?",
    fr = "Mon tour est fini. Contre une Révélation j'utilise une Défense qui fait piocher, et c'est une Faiblesse. Dois-je la jouer avant que Ben commence ?",
  },
  shows    = { "metal.first-appearance.outside-turns", "metal.first-appearance.may-defend" },
}
card "Salt Herald" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "First Appearance: gain a Weakness.", "Révélation : gagnez une Faiblesse." },
  first_appearance = { gain_weakness(1) } }
card "Salt Guard" { type = "Hero", cost = 2, says = { "Defense: draw a card.", "Défense : piochez une carte." },
  play = power(1), defense = { draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, deck = { "Salt Guard", "Punch", "Punch", "Punch", "Punch", "Weakness" }, discard = {},
    score_pile = { { "The Devastator", defeated = true } } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch" } },
}
captured { "Batman" }
super_villains { "Salt Herald", "Barbatos" }

ann:ends_turn()
ann:defends "Salt Guard"
expect(ann.hand):is { "Punch", "Punch", "Punch", "Punch", "Weakness" }
expect(ann.discard):is { "Salt Guard" }
expect(ben):is_on_turn()
ben:plays "Punch"
ben:ends_turn()
refused(function() ann:plays "Punch" end, "metal.weakness.play-first")
ruling {
  en = "No. Weaknesses must be played in your own turn, which is over. It comes first when your next one begins.",
  fr = "Non. Les Faiblesses se jouent à votre propre tour, qui est fini. Elle passe en premier quand le prochain commence.",
}
