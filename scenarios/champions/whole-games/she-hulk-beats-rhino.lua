scenario "A whole game: She-Hulk beats Rhino alone" {
  game     = "champions",
  question = {
    en = "Can one player with the starter deck of She-Hulk beat Rhino, and how does such a game go from the set-up to the end?",
    fr = "Un joueur seul peut-il battre Rhino avec le deck de départ de Miss Hulk, et comment se déroule la partie, de la mise en place à la fin ?",
  },
  shows    = { "mc.defeat-villain.last-stage-wins", "mc.win.players", "mc.round.2-turns" },
  set_up   = "shown",
  first    = "random",
  seed     = 280,
}
local ann = players {
  { "Ann", character = "Jennifer Walters" },
}

-- set-up
ann:declines()

-- round 1
ann:changes_form()
ann:uses "She-Hulk"
ann:plays "Tac Team"
ann:pays_with "Energy"
ann:pays_with "One-Two Punch"
ann:uses "Tac Team"
ann:plays "Combat Training"
ann:pays_with "Relentless Assault"
ann:attacks_with "She-Hulk"
ann:ends_turn()
ann:declines()

-- round 2
ann:uses "Tac Team"
ann:plays "Tac Team"
ann:pays_with "The Power of Aggression"
ann:pays_with "Superhuman Law Division"
ann:uses "Tac Team"
ann:thwarts_with "She-Hulk"
ann:ends_turn()
ann:declines()
ann:declines()
ann:declines()

-- round 3
ann:uses "Tac Team#1"
ann:uses "Tac Team"
ann:plays "Uppercut"
ann:pays_with "Haymaker"
ann:pays_with "Relentless Assault"
ann:thwarts_with "She-Hulk"
ann:chooses "Breakin' & Takin'"
ann:changes_form()
ann:ends_turn()
ann:uses "Jennifer Walters"

-- round 4
ann:recovers()
ann:changes_form()
ann:uses "She-Hulk"
ann:uses "Tac Team"
ann:plays "Hulk"
ann:pays_with "Genius"
ann:plays "Superhuman Strength"
ann:pays_with "Superhuman Strength"
ann:pays_with "Ground Stomp"
ann:attacks_with "Hulk"

expect(game):is_over()
expect(ann):won()
expect(main_scheme:threat "The Break-In!"):is(6)
ruling {
  en = "Yes. Here the second and last stage of Rhino falls in round four, while the main scheme holds 6 of its 7 threat: the player wins.",
  fr = "Oui. Ici, le second et dernier stade de Rhino est vaincu au quatrième round, alors que la manigance principale porte 6 menaces sur 7 : le joueur gagne.",
}
