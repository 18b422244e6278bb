scenario "A card that a Defense plays sets off what waits for it, in another's turn too" {
  game     = "metal",
  question = {
    en = "In Ann's turn my Defense plays a Weakness of my discard pile. My Super Hero draws when I play a Weakness: now, too?",
    fr = "Au tour d'Ann, ma Défense joue une Faiblesse de ma défausse. Mon Super-Héros pioche quand je joue une Faiblesse : maintenant aussi ?",
  },
  shows    = { "metal.resolve.card-before-triggers", "metal.attack.defense-not-playing" },
}
card "Old Scar" { type = "Equipment", cost = 2, play = power(1),
  says = { "Defense: discard it to avoid an Attack, then play a Weakness of your discard pile.", "Défense : défaussez-la pour éviter une Attaque, puis jouez une Faiblesse de votre défausse." },
  defense = { play(exactly(1){ discard_pile, name = "Weakness" }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" },        hand = { "Paper Ambush" } },
  { "Ben", team = { "Trainee Cedar" }, hand = { "Old Scar" }, deck = { "Punch", "Vulnerability" }, discard = { "Weakness" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Old Scar"
expect(log:last_move()):in_order {
  { ben, "avoids the Attack" },
  { ben, "plays", "Weakness" },
  { ben, "draws", "Punch", "by", "metal.resolve.card-before-triggers" },
}
expect(log):has_no(ben, "draws", "Vulnerability")  -- the Defense itself was not played
ruling {
  en = "Yes. Your Super Hero acts whenever you play a Weakness; only a text that says \"your turn\" would wait for it.",
  fr = "Oui. Votre Super-Héros agit chaque fois que vous jouez une Faiblesse ; seul un texte qui dit « à votre tour » l'attendrait.",
}
