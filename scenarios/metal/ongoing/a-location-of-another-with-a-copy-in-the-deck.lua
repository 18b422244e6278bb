scenario "A Location of another with a copy in the deck" {
  game     = "metal",
  question = {
    en = "Ben's Location is discarded for what it gives, and a second one lies in the main deck. May Ann use his? May Ben, in her turn?",
    fr = "Le Lieu de Ben se défausse pour ce qu'il donne, et un second est dans le deck commun. Ann peut-elle se servir du sien ? Et Ben, au tour d'Ann ?",
  },
  shows    = { "metal.ongoing.not-others", "metal.ongoing.discard-it" },
}

card "Dry Well" { type = "Location", cost = 5, vp = 1, stays = true, copies = 2, action{ cost = discard(this), draw(2) } }
local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = {}, in_play = { "Dry Well" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Steel", "Black Adam" }

refused(function() ann:uses "Dry Well" end, "metal.ongoing.not-others")
refused(function() ben:uses "Dry Well" end, "metal.ongoing.discard-it")
expect(ben.in_play):is { "Dry Well" }
ruling {
  en = "Neither. It gives Ann nothing, and Ben discards it at any time of his own turn.",
  fr = "Ni l'un ni l'autre. Il ne donne rien à Ann, et Ben le défausse à tout moment de son propre tour.",
}
