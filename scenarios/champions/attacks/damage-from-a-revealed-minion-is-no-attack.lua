scenario "Damage that a card deals is no attack unless the card says so" {
  game     = "champions",
  question = {
    en = "Shocker is revealed in step four and hurts every hero. May I defend, and does Black Panther retaliate?",
    fr = "Shocker est révélé à l'étape quatre et blesse chaque héros. Puis-je me défendre, et Black Panther riposte-t-il ?",
  },
  shows    = { "mc.when-revealed.resolves-on-reveal" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Shocker", "Charge" }

ann:ends_turn()
expect(game.round):is(2)
expect(ann.engaged):has "Shocker"
expect(ann.identity:damage "Black Panther"):is(1)
expect(ann.identity:exhausted "Black Panther"):is(0)
expect(ann.engaged:damage "Shocker"):is(0)
expect(encounter_deck):top "Charge"
ruling {
  en = "Neither. Shocker's text deals 1 damage without attacking: nobody defends, no boost card is given and nothing that answers an attack applies.",
  fr = "Ni l'un ni l'autre. Le texte de Shocker inflige 1 dégât sans attaquer : personne ne défend, aucune carte Boost n'est donnée et rien de ce qui répond à une attaque ne s'applique.",
}
