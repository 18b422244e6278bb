scenario "Nobody to hand a card over to" {
  game     = "champions",
  question = {
    en = "I play alone. May I play Handover, which gives one of my allies to another player?",
    fr = "Je joue en solo. Puis-je jouer Passation, qui donne un de mes alliés à un autre joueur ?",
  },
  shows    = { "mc.event.must-change-state" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Handover" }, in_play = { "Jessica Jones" } },
}

refused(function() ann:plays "Handover" end, "mc.event.must-change-state")
expect(ann.hand):is { "Handover" }
ruling {
  en = "No. There is no other player, so it would change nothing.",
  fr = "Non. Il n'y a pas d'autre joueur : rien ne changerait.",
}
