scenario "A base value given by a card is what modifiers start from" {
  game     = "champions",
  question = {
    en = "My Backflip is a facedown Drone with base ATK 1, and Factory gives facedown enemies +1 ATK. I do not defend: how much does its attack deal?",
    fr = "Mon Salto Arrière est un Drone face cachée d'ATQ de base 1, et Usine donne +1 ATQ aux ennemis face cachée. Je ne me défends pas : combien inflige son attaque ?",
  },
  shows    = { "mc.base-value.definition" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Helicarrier", "Haymaker", "Aunt May", "Backflip" },
    dealt = { "Assembly" } },
}
villain { { "Rhino I", stunned = true, confused = true } }
environments { "Factory" }
encounter_deck:on_top { "Fog", "Hydra Mercenary" }

ann:ends_turn()
expect(ann.engaged:atk "Backflip"):is(2)
ann:changes_form()
ann:ends_turn()
ann:discards "Aunt May"
ann:declines "discards"
ann:declines "defends_with"                      -- nobody defends
expect(ann.identity:damage "Spider-Man"):is(2)
ruling {
  en = "2. The Drone's base value is the 1 it has been given, not what is printed on the card; the bonus is added to that.",
  fr = "2. La valeur de base du Drone est le 1 qu'on lui a donné, et non ce qui est imprimé sur la carte ; le bonus s'y ajoute.",
}
