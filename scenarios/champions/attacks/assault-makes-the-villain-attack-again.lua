scenario "A card that says so makes the villain attack outside step two" {
  game     = "champions",
  question = {
    en = "Rhino has already attacked me this phase. Assault is my card of step four. Does he attack again?",
    fr = "Rhino m'a déjà attaqué pendant cette phase. Assaut est ma carte de l'étape quatre. Attaque-t-il de nouveau ?",
  },
  shows    = { "mc.attack.enemies-by-card" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Genius", "Strength", "The Power of Aggression" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Assault", "Shocker" }

ann:ends_turn()
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(2)
ann:declines()
expect(ann.identity:damage "She-Hulk"):is(6)
expect(encounter_discard):has "Assault"
ruling {
  en = "Yes. Outside step two an enemy attacks only when a card tells it to, and Assault does: it is a whole attack with its own boost card, 4 damage here.",
  fr = "Oui. Hors de l'étape deux, un ennemi n'attaque que si une carte le lui ordonne, et Assaut le fait : c'est une attaque complète avec sa propre carte Boost, ici 4 dégâts.",
}
