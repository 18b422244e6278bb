scenario "Another player's Action, on request" {
  game     = "champions",
  question = {
    en = "It is Ben's turn and his hero is hurt. May I play First Aid for him now?",
    fr = "C'est le tour de Ben et son héros est blessé. Puis-je jouer Premiers Soins pour lui maintenant ?",
  },
  shows    = { "mc.action.on-request" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "First Aid", "Energy" } },
  { "Ben", character = "Captain Marvel", hand = {}, identity = { { "Captain Marvel", damage = 5 } } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 0 } }

ann:ends_turn()
refused(function() ann:plays "First Aid" end, "mc.action.on-request")   -- nobody has asked her
ben:asks "Ann"
ann:plays "First Aid"
ann:pays_with "Energy"
expect(ben.identity:damage "Captain Marvel"):is(3)
expect(ann.discard):is { "First Aid", "Energy" }
expect(ben):is_on_turn()
ruling {
  en = "Yes, if Ben asks for it. During another player's turn you use your Actions only on that player's request.",
  fr = "Oui, si Ben vous le demande. Pendant le tour d'un autre joueur, vous n'utilisez vos Actions qu'à sa demande.",
}
