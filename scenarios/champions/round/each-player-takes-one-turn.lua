scenario "Each player takes one turn in a round" {
  game     = "champions",
  question = {
    en = "I ended my turn and Ben ended his. May I take another turn before Cid?",
    fr = "J'ai terminé mon tour et Ben le sien. Puis-je rejouer un tour avant Cid ?",
  },
  shows    = { "mc.round.2-turns" },
}
local ann, ben, cid = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
  { "Cid", character = "Jennifer Walters", hand = {} },
}
villain { { "Rhino I", damage = 8 } }
main_scheme { { "The Break-In!", threat = 0 } }

expect(ann):is_on_turn()
ann:ends_turn()
expect(ben):is_on_turn()
ben:ends_turn()
expect(cid):is_on_turn()
refused(function() ann:ends_turn() end, "mc.active-player.definition")
refused(function() ben:changes_form() end, "mc.active-player.definition")
ruling {
  en = "No. Each player has exactly one turn per round, so the next turn is Cid's and then the phase closes.",
  fr = "Non. Chaque joueur a exactement un tour par round : c'est à Cid de jouer, puis la phase se termine.",
}
