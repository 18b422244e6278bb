scenario "A house rule where the stacks belong to the Line-Up" {
  game     = "rivals",
  rules    = { ["rivals.stacks.not-line-up"] = "off" },
  question = {
    en = "By our house rule the annex belongs to the Line-Up. Does a card that gains a Super Power of the Line-Up give a Kick then?",
    fr = "Selon notre règle maison, l'annexe fait partie de la réserve. Une carte qui fait gagner un Super-Pouvoir de la réserve donne-t-elle alors un Coup de Pied ?",
  },
  shows    = { "rivals.gain.free" },
}

card "Wish" { type = "Equipment", cost = 2, play = gain(one{ line_up, type = "Super Power" }) }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Wish" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Lucius Fox", "Bane", "Clayface", "The Riddler", "Talia al Ghul" }
main_deck:on_top { "Robin" }

ann:plays "Wish"
expect(ann.discard):is { "Kick" }
ruling {
  en = "Yes. Then what lies on top of its stack may be chosen, though no card of the Line-Up itself is a Super Power.",
  fr = "Oui. Ce qui est au-dessus de sa pile peut alors être choisi, même si aucune carte de la réserve elle-même n'est un Super-Pouvoir.",
}
