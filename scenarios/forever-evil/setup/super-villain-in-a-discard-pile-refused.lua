scenario "An oversized Super-Villain lies in no discard pile" {
  game     = "forever-evil",
  question = {
    en = "Lex Luthor got mixed into Ann's discard pile. Can the game begin like that?",
    fr = "Lex Luthor s'est glissé dans la défausse d'Ann. La partie peut-elle commencer ainsi ?",
  },
  shows    = { "fe.components.oversized", "fe.setup.one-villain-each" },
}
local ann, ben = players {
  { "Ann", discard = { "Lex Luthor" } },
  { "Ben" },
}
refused(function() begin() end, "fe.components.oversized")
ruling {
  en = "No. The seven oversized Super-Villains belong to no deck: one is played by each player, the others stay in the box.",
  fr = "Non. Les sept Super-Vilains surdimensionnés ne font partie d'aucun deck : chaque joueur en incarne un, les autres restent dans la boîte.",
}
