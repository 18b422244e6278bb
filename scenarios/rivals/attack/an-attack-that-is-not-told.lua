scenario "What a table does not tell of an Attack is not taken for so" {
  game     = "rivals",
  question = {
    en = "A card with a choice between Power and an Attack was played before my script begins. Is the Attack that I play now my first one?",
    fr = "Une carte au choix, Puissance ou Attaque, a été jouée avant le début de mon script. L'Attaque que je joue est-elle ma première ?",
  },
  shows    = { "rivals.attack.other-players", "rivals.resolve.card-before-triggers" },
}

card "Marching Band" { type = "Equipment", cost = 4, stays = true, after(attacks{ first = true }){ draw(1) } }
card "Either Way" { type = "Villain", cost = 3, play = choose_one{ power(2), attack(each_foe){ foe:gain_weakness(1) } } }
card "Loud Neighbour" { type = "Villain", cost = 2, play = { power(1), attack(each_foe){ foe:gain_weakness(1) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Loud Neighbour" }, deck_top = { "Kick" },
    in_play = { "Marching Band", { "Either Way", played = true } } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
ann:plays "Loud Neighbour"
expect(ann.hand):is { "Kick" }
ruling {
  en = "Yes. Nothing on the table says that the Attack was chosen, so this is the first one that is known of.",
  fr = "Oui. Rien sur la table ne dit que l'Attaque a été choisie : c'est la première dont on sait quelque chose.",
}
