scenario "Concussion Blasters give the villain Retaliate" {
  game     = "champions",
  question = {
    en = "Rhino bears Concussion Blasters. What happens when I attack him, and when Mockingbird does?",
    fr = "Rhino porte les Phaseurs de Pulvérisation. Que se passe-t-il quand je l'attaque, et quand Mockingbird le fait ?",
  },
  shows    = { "mc.card.concussion-blasters", "mc.keywords.retaliate" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Mockingbird" } },
}
villain { { "Rhino I", with = { "Concussion Blasters" } } }

ann:attacks_with "Spider-Man"
expect(ann.identity:damage "Spider-Man"):is(1)
ann:attacks_with "Mockingbird"
expect(ann.in_play:damage "Mockingbird"):is(2)           -- 1 of Retaliate, 1 for attacking
expect(villain:damage "Rhino I"):is(3)
ruling {
  en = "Whoever has attacked him takes 1 damage from Retaliate, your hero or the ally; what an ally takes for attacking comes on top.",
  fr = "Celui qui l'a attaqué subit 1 dégât de la Riposte, votre héros ou l'allié ; ce qu'un allié subit pour son attaque s'y ajoute.",
}
