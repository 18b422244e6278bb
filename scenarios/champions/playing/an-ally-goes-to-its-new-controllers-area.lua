scenario "A card put into play goes to its controller's play area" {
  game     = "champions",
  question = {
    en = "With Make the Call I put Tigra into play from Ben's discard pile. In whose play area does she lie?",
    fr = "Avec Appel de détresse, je mets en jeu Tigra depuis la défausse de Ben. Dans la zone de jeu de qui est-elle ?",
  },
  shows    = { "mc.play-put.put-area" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Make the Call", "Energy", "Strength" } },
  { "Ben", character = "She-Hulk", hand = {}, discard = { "Tigra" } },
}
villain { "Rhino I" }

ann:plays "Make the Call"
ann:pays_with "Energy"

expect(ann.in_play):is { "Tigra" }
expect(ben.in_play):is_empty()
expect(ben.discard):is_empty()
ann:attacks_with "Tigra"
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "In yours: the event puts her under your control, so you attack with her, although Ben owns her.",
  fr = "Dans la vôtre : l'événement la met sous votre contrôle, c'est donc vous qui attaquez avec elle, même si Ben en est le propriétaire.",
}
