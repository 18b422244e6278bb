scenario "The set-up of Underground Distribution is not carried out" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "Side 1A of Underground Distribution sends me to look for Defense Network, whose text is not known here. Can the set-up of that main scheme be shown?",
    fr = "La face 1A de Trafic Clandestin me fait chercher Réseau de Défense, dont le texte n'est pas connu ici. La mise en place de cette manigance peut-elle être montrée ?",
  },
  shows    = { "mc.ability.definition" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}
main_scheme { "Underground Distribution" }

refused(function() begin() end, "mc.ability.definition")
ruling {
  en = "No. Its set-up cannot be played without that card. The scheme may only stand in from side 1B on, in a game that begins with the first turn.",
  fr = "Non. Sa mise en place ne se joue pas sans cette carte. La manigance ne peut servir qu'à partir de sa face 1B, dans une partie qui commence au premier tour.",
}
