scenario "A stunned enemy is not stunned again" {
  game     = "champions",
  question = { en = "Rhino is stunned already. May I choose him for Mockingbird, so that he has two Stunned cards?", fr = "Rhino est déjà Sonné. Puis-je le choisir pour Mockingbird, afin qu'il ait deux cartes Sonné ?" },
  shows    = { "mc.initiation.5-choices", "mc.status.one-of-each" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Mockingbird", "Energy", "Backflip" } },
  { "Ben", character = "She-Hulk", engaged = { "Hydra Mercenary", "Shocker" } },
}
villain { { "Rhino I", stunned = true } }

ann:plays "Mockingbird"
ann:pays_with "Energy"
ann:uses "Mockingbird"
refused(function() ann:chooses "Rhino I" end, "mc.initiation.5-choices")
ann:chooses "Shocker"
expect(villain:stunned "Rhino"):is(1)
expect(ben.engaged:stunned "Shocker"):is(1)

ruling {
  en = "No. A character holds at most one status card of each type, so Mockingbird must stun an enemy that is not stunned yet.",
  fr = "Non. Un personnage porte au plus une carte d'état de chaque type : Mockingbird doit donc sonner un ennemi qui ne l'est pas encore.",
}
