scenario "From the 12 to the end in two Confrontations" {
  game     = "rivals",
  question = {
    en = "Ben is at 12. I have 12 Power now and can reach 15 next turn. Is that a win in two turns, with a turn of his between?",
    fr = "Ben est à 12. J'ai 12 de Puissance maintenant et peux atteindre 15 au tour suivant. Est-ce une victoire en deux tours, avec un tour à lui entre les deux ?",
  },
  shows    = { "rivals.character.next-one", "rivals.confront.win" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",    hand = { "Punch" }, power = 12, in_play = { "Tin Engine" },
    deck = { "Stage Foil", "Stage Foil", "Kick", "Kick", "Careful Clerk" } },
  { "Ben", character = "The Joker 12", hand = { "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:hands_over()
expect(ben.character):is { "The Joker 15" }
ben:ends_turn()
ann:confronts()
ann:plays "Stage Foil"                    -- 3, and 1 for an Equipment
ann:plays "Stage Foil"
ann:plays "Kick"
ann:plays "Kick"
ann:plays "Careful Clerk"                 -- 1, and 1 for a Hero
ann:uses "Tin Engine"
expect(ann.power):is(15)
ann:hands_over()
expect(game):is_over()
expect(ann):won()
ruling {
  en = "Yes. Each turn of yours may have a Confrontation of its own, and the second one takes his last Character.",
  fr = "Oui. Chacun de vos tours peut avoir sa propre Confrontation, et la seconde prend son dernier Personnage.",
}
