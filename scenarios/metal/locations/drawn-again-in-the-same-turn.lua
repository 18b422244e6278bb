scenario "A Location used once per turn that is drawn and played again has been used" {
  game     = "metal",
  question = {
    en = "Once per turn my Location may be discarded to draw a card. I draw that very Location and play it. May I use it again this turn?",
    fr = "Une fois par tour, mon Lieu peut être défaussé pour piocher une carte. Je pioche ce même Lieu et je le joue. Puis-je m'en servir encore ce tour ?",
  },
  shows    = { "metal.amb.location-comes-back" },
}
card "Revolving Door" { type = "Location", cost = 2, stays = true,
  says = { "Ongoing: once per turn you may discard this to draw a card.", "Permanent : une fois par tour, vous pouvez défausser cette carte pour en piocher une." },
  play = nothing(), action{ limit = "turn", cost = discard(this), draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = {}, in_play = { "Revolving Door" }, deck = {}, discard = {} },
  { "Ben", team = { "Plastic Man (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:uses "Revolving Door"
ann:plays "Revolving Door"
refused(function() ann:uses "Revolving Door" end, "metal.amb.location-comes-back")
ruling {
  en = "No. What it does once per turn that card has done, though it left play in between.",
  fr = "Non. Ce qu'elle fait une fois par tour, cette carte l'a fait, bien qu'elle ait quitté le jeu entre-temps.",
}
