scenario "A table on which an Attack was played already" {
  game     = "rivals",
  question = {
    en = "My Ongoing card draws for my first Attack of a turn. My script says that an Attack was played before it begins. Is the next one the first?",
    fr = "Ma carte Permanent pioche pour ma première Attaque d'un tour. Mon script dit qu'une Attaque a été jouée avant. La suivante est-elle la première ?",
  },
  shows    = { "rivals.attack.other-players" },
}

card "Marching Band" { type = "Equipment", cost = 4, stays = true, after(attacks{ first = true }){ draw(1) } }
card "Loud Neighbour" { type = "Villain", cost = 2, copies = 2, play = { power(1), attack(each_foe){ foe:gain_weakness(1) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Loud Neighbour" },
    in_play = { "Marching Band", { "Loud Neighbour", played = true } } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
ann:plays "Loud Neighbour"
expect(ann.hand):is_empty()
expect(ben.discard):is { "Weakness" }
ruling {
  en = "No. What the table tells was played has made its Attack, so this one is the second of the turn.",
  fr = "Non. Ce que la table dit joué a fait son Attaque : celle-ci est la deuxième du tour.",
}
