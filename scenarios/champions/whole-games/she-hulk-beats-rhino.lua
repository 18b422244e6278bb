scenario "A whole game: She-Hulk beats Rhino alone" {
  game     = "champions",
  question = {
    en = "Can one player with the starter deck of She-Hulk beat Rhino, and how does such a game go from the set-up to the end?",
    fr = "Un joueur seul peut-il battre Rhino avec le deck de départ de Miss Hulk, et comment se déroule la partie, de la mise en place à la fin ?",
  },
  shows    = { "mc.defeat-villain.last-stage-wins", "mc.win.players", "mc.round.2-turns" },
  set_up   = "shown",
  first    = "random",
  seed     = 1221,
}
local ann = players {
  { "Ann", character = "Jennifer Walters" },
}

-- set-up
ann:declines()

-- round 1
ann:changes_form()
ann:uses "She-Hulk"
ann:plays "Hulk"
ann:pays_with "Energy"
ann:plays "Ground Stomp"
ann:pays_with "Chase Them Down"
ann:pays_with "Superhuman Law Division"
ann:attacks_with "She-Hulk"
ann:attacks_with "Hulk"
ann:ends_turn()
ann:declines()
ann:declines()

-- round 2
ann:plays "Split Personality"
ann:pays_with "Chase Them Down"
ann:pays_with "Superhuman Strength"
ann:recovers()
ann:changes_form()
ann:uses "She-Hulk"
ann:plays "Uppercut"
ann:pays_with "The Power of Aggression"
ann:pays_with "Chase Them Down"
ann:plays "Superhuman Strength"
ann:pays_with "Combat Training"
ann:attacks_with "Hulk"
ann:ends_turn()
ann:declines()

-- round 3
ann:plays "Gamma Slam"
ann:pays_with "Genius"
ann:pays_with "Strength"
ann:thwarts_with "She-Hulk"
ann:chooses "Breakin' & Takin'"
ann:attacks_with "Hulk"
ann:ends_turn()
ann:declines()

-- round 4
ann:plays "Uppercut"
ann:pays_with "The Power of Aggression"
ann:pays_with "Relentless Assault"

expect(game):is_over()
expect(ann):won()
expect(main_scheme:threat "The Break-In!"):is(5)
ruling {
  en = "Yes. Here the second and last stage of Rhino falls in round four, while the main scheme holds 5 of its 7 threat: the player wins.",
  fr = "Oui. Ici, le second et dernier stade de Rhino est vaincu au quatrième round, alors que la manigance principale porte 5 menaces sur 7 : le joueur gagne.",
}
