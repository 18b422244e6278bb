scenario "A told Oblivion Bar defends in play alone" {
  game     = "metal",
  question = {
    en = "The owner of the box has written what Oblivion Bar's Defense does, and has not written that it must be in play. May Ben defend with it from his hand?",
    fr = "Qui possède la boîte a écrit ce que fait la Défense du Bar de l'oubli, sans écrire qu'il doit être en jeu. Ben peut-il s'en défendre de sa main ?",
  },
  shows    = { "metal.cards.oblivion-bar" },
}

card "Oblivion Bar" { copies = 2, defense = { draw(1) } }
card "Stone Porch" { type = "Location", cost = 4, vp = 1, stays = true, copies = 2, defense = { in_play = true, draw(1) } }
local ann, ben, cleo = players {
  { "Ann", team = { "Cyborg" }, hand = { "Straw Volley" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Oblivion Bar", "Padded Shield" } },
  { "Cleo", team = { "The Flash (oversized)" }, hand = { "Stone Porch" }, in_play = { "Oblivion Bar", "Stone Porch" }, deck = { "Punch", "Punch" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Steel", "Black Adam" }

ann:plays "Straw Volley"
expect(ben):must_choose { "defends with Padded Shield", "declines" }
refused(function() ben:defends "Oblivion Bar" end, "metal.cards.oblivion-bar")
ben:defends "Padded Shield"
expect(cleo):must_choose { "defends with Oblivion Bar", "defends with Stone Porch", "declines" }
cleo:defends "Oblivion Bar"
expect(cleo.in_play):is { "Stone Porch" }
expect(cleo.discard):is { "Oblivion Bar" }
expect(cleo.hand):is { "Stone Porch", "Punch" }
ruling {
  en = "No. What the booklet says of that very card holds whoever writes it. Of a card of one's own, in_play = true says it.",
  fr = "Non. Ce que le livret dit de cette carte vaut, qui que ce soit qui l'écrive. D'une carte à soi, c'est in_play = true qui le dit.",
}
