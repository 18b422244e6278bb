scenario "A boost ability is resolved as soon as its card is turned up" {
  game     = "champions",
  question = {
    en = "Rhino attacks Black Panther and turns up Heart-Shaped Herb as boost. Does my Retaliate hurt Rhino?",
    fr = "Rhino attaque Black Panther et retourne Plante en forme de Cœur en boost. Ma Riposte blesse-t-elle Rhino ?",
  },
  shows    = { "mc.boost.star-resolves-faceup", "mc.enemy-attack.3-star-effect" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Heart-Shaped Herb", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()
expect(ann.identity:damage "Black Panther"):is(3)
expect(villain:damage "Rhino"):is(0)
expect(villain:tough "Rhino"):is(0)
ruling {
  en = "No. Rhino becomes tough when the card is turned up, before the damage of the attack; Retaliate then only strips that card.",
  fr = "Non. Rhino devient Tenace dès que la carte est retournée, avant les dégâts de l'attaque ; la Riposte ne fait ensuite que lui ôter cet état.",
}
