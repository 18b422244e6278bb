scenario "Hulk smashes, and the card on top of the deck says what else he does" {
  game     = "champions",
  question = {
    en = "Hulk attacks and I discard a card with a physical resource. What does he do?",
    fr = "Hulk attaque et je défausse une carte à ressource physique. Que fait-il ?",
  },
  shows    = { "mc.card.hulk" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Hulk", "Strength" }, deck_top = { "Uppercut" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Hulk"
ann:attacks_with "Hulk"
expect(villain:damage "Rhino I"):is(5)           -- ATK 3, then 2 more
expect(ann.in_play:damage "Hulk"):is(1)
expect(ann.discard):is { "Uppercut", "Strength" }
ruling {
  en = "After his attack he deals 2 more damage to an enemy of your choice.",
  fr = "Après son attaque, il inflige 2 dégâts de plus à un ennemi de votre choix.",
}
