scenario "A defeat whose Reward plays the second Weakness is finished" {
  game     = "metal",
  question = {
    en = "The Reward of the Super-Villain that I defeat plays my second Weakness. Do I still rescue somebody, and gain the Weaknesses of the tile?",
    fr = "La Récompense du Super-Vilain que je bats joue ma deuxième Faiblesse. Est-ce que je libère encore quelqu'un, et gagne les Faiblesses de la tuile ?",
  },
  shows    = { "metal.amb.capture-breaks-off", "metal.rescue.on-defeat" },
}
card "Ash Regent" { pile = "boss", type = "Villain", cost = 9, vp = 5,
  says = { "Reward: play a Weakness of your discard pile, then draw a card.",
    "Récompense : jouez une Faiblesse de votre défausse, puis piochez une carte." },
  reward = { play(exactly(1){ discard_pile, name = "Weakness" }), draw(1) } }
card "Ash Page" { pile = "boss", type = "Villain", cost = 9, vp = 4,
  says = { "First Appearance: nothing happens.", "Révélation : il ne se passe rien." },
  first_appearance = { nothing() } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, power = 9, in_play = { { "Weakness", played = true } }, deck = 6, discard = { "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
super_villains { "Ash Regent", "Ash Page", "Barbatos" }
stacks { weakness = 5 }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:defeats "Ash Regent"
ann:chooses "Cyborg"
expect(log:last_move()):in_order {
  { ann, "controls-weaknesses", 2 },
  { "Ash Regent", "has no further effect", "by", "metal.amb.capture-breaks-off" },
  { ann, "rescues", "Batman", "by", "metal.amb.capture-breaks-off" },
  { ann, "gains", "Weakness", "by", "metal.amb.capture-breaks-off" },
  { "Cyborg", "is Captured" },
}
expect(ann.team):is { "Batman" }
expect(ann.discard):has("Weakness", 2)
expect(ben):is_on_turn()
ruling {
  en = "Yes. What is left of the Reward is lost, but the defeat itself is finished before your turn ends: you rescue, gain the Weaknesses and then lose a Super Hero.",
  fr = "Oui. Le reste de la Récompense est perdu, mais la victoire s'achève avant la fin du tour : vous libérez, gagnez les Faiblesses, puis perdez un Super-Héros.",
}
