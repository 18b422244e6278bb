scenario "A Location that is discarded to defend does not act on that discard" {
  game     = "metal",
  question = {
    en = "My Location draws whenever I discard, and is discarded itself as a Defense. Do I draw for that?",
    fr = "Mon Lieu fait piocher quand je défausse, et se défausse lui-même comme Défense. Est-ce que je pioche pour cela ?",
  },
  shows    = { "metal.attack.ongoing-defense", "metal.attack.defense-discarded" },
}
card "Bunker" { type = "Location", cost = 2, stays = true,
  says = { "Ongoing: after you discard a card, draw one. Defense from play: discard it to avoid an Attack.",
    "Permanent : après avoir défaussé une carte, piochez-en une. Défense en jeu : défaussez-le pour éviter une Attaque." },
  play = nothing(), defense = { in_play = true, nothing() }, after(discards{}){ draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch" }, in_play = { "Bunker" }, deck = { "Punch", "Punch" }, discard = {} },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Bunker"
expect(ben.discard):is { "Bunker" }
expect(log):has_no(ben, "draws", "Punch")
ruling {
  en = "No. With the discard it has left play, and its ability has stopped.",
  fr = "Non. Par cette défausse, il a quitté le jeu, et sa capacité a cessé.",
}
