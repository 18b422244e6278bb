scenario "Damage is moved to a friendly character" {
  game     = "champions",
  question = {
    en = "A card moves 2 damage from Mockingbird to a friendly character. Could they go onto my Web-Shooter or onto an enemy?",
    fr = "Une carte déplace 2 dégâts de Mockingbird vers un personnage ami. Pourraient-ils aller sur mon Lance-toile ou sur un ennemi ?",
  },
  shows    = { "mc.move.definition" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Transfusion" }, in_play = { { "Mockingbird", damage = 2 }, { "Web-Shooter", counters = 3 }, "Aunt May" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Jessica Jones" } },
}
villain { "Rhino I" }

ann:plays "Transfusion"
expect(ann):must_choose { "chooses Spider-Man", "chooses She-Hulk", "chooses Jessica Jones" }
ann:chooses "Jessica Jones"
expect(ben.in_play:damage "Jessica Jones"):is(2)
expect(ann.in_play:damage "Mockingbird"):is(0)

ruling {
  en = "No. Identities and allies may be chosen, those of the other players included; no upgrade, no support, no enemy.",
  fr = "Non. On peut choisir les identités et les alliés, y compris ceux des autres joueurs ; ni amélioration, ni soutien, ni ennemi.",
}
