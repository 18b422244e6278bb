scenario "A cost raised by a Defense stops a Confrontation without any Block" {
  game     = "rivals",
  question = {
    en = "Against an Attack in Ann's Confrontation my Defense has raised the cost of my Character to 10. She comes to 9 Power and I have no Block. Who wins?",
    fr = "Contre une Attaque de la Confrontation d'Ann, ma Défense a porté le coût de mon Personnage à 10. Elle arrive à 9 de Puissance et je n'ai pas de Blocage. Qui l'emporte ?",
  },
  shows    = { "rivals.block.must-exceed", "rivals.block.until-end-of-turn" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Careful Clerk" }, discard = {} },
}

ann:confronts()
ann:plays "Cardboard Claws"
ben:defends "Careful Clerk"
ann:hands_over()
expect(log):has("the Confrontation fails", "by", "rivals.block.must-exceed")
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "You keep the Character: what the Defense has raised lasts until the end of the turn, and 10 is above 9.",
  fr = "Vous gardez le Personnage : ce que la Défense a ajouté dure jusqu'à la fin du tour, et 10 dépasse 9.",
}
