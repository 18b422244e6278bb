scenario "Nobody reveals for a player who is out" {
  game     = "champions",
  question = {
    en = "Under Fire has me reveal Shocker, who eliminates me. Does somebody else reveal the card of its surge?",
    fr = "À cause de Sous le Feu, je révèle Shocker, qui m'élimine. Quelqu'un d'autre révèle-t-il la carte de son Renfort ?",
  },
  shows    = { "mc.elimination.when", "mc.keywords.surge" },
  at       = "villain phase, step 4",
  expert   = 1,
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, deck = {}, dealt = { "Under Fire" } },
  { "Ben", character = "She-Hulk", hand = {} },
}
villain { "Rhino II" }
side_schemes { { "Breakin' & Takin'", threat = 4 } }
encounter_deck:on_top { "Shocker", "Sandman" }

expect(ben.engaged):is { "Shocker" }
expect(encounter_deck):top "Sandman"
expect(log):has("Under Fire", "nothing happens", "by", "mc.elimination.when")
ruling {
  en = "No. Surge is for the player who resolves the card, and that player is out of the game: no further card is revealed.",
  fr = "Non. Renfort s'adresse au joueur qui résout la carte, et celui-ci est hors jeu : aucune autre carte n'est révélée.",
}
