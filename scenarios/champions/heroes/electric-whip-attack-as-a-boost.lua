scenario "Electric Whip Attack as a boost card" {
  game     = "champions",
  question = {
    en = "Electric Whip Attack is the boost card of two attacks of Rhino. Iron Man defends against the second one only. What does he lose?",
    fr = "Attaque au Fouet Électrique sert de boost à deux attaques de Rhino. Iron Man ne défend que contre la seconde. Que perd-il ?",
  },
  shows    = { "mc.card.electric-whip-attack" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Genius" }, in_play = { "Mark V Helmet", "Rocket Boots" }, nemesis = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Electric Whip Attack", "Assault", "Electric Whip Attack", "Crowd Control" }

ann:ends_turn()
ann:declines "discards"
ann:declines "defends_with"
ann:chooses "Rocket Boots"
ann:defends_with "Iron Man"

expect(ann.in_play):is { "Mark V Helmet" }
expect(ann.discard):has "Rocket Boots"
ruling {
  en = "One upgrade, of his choice, by the attack that nobody defended. Against the other he defended, so the boost does nothing.",
  fr = "Une amélioration, de son choix, par l'attaque que personne n'a défendue. Contre l'autre il a défendu, le boost ne fait donc rien.",
}
