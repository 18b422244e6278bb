scenario "An effect on every player goes clockwise, and nobody avoids it" {
  game     = "metal",
  question = {
    en = "Our card has every player draw a card and then discard one; it is no Attack. In which order, and may Ben use a Defense?",
    fr = "Notre carte fait piocher puis défausser chaque joueur, et ce n'est pas une Attaque. Dans quel ordre, et Ben peut-il se défendre ?",
  },
  shows    = { "metal.resolve.clockwise", "metal.discard.from-hand" },
}

card "Town Fair" { type = "Hero", cost = 4, play = { each_player:draw(1), each_player:discard(one{ hand }) } }

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" }, hand = { "Town Fair" }, deck = { "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Padded Shield" }, deck = { "Punch" }, discard = {} },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = {}, deck = { "Breakthrough" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Town Fair"
refused(function() ben:defends "Padded Shield" end, "metal.attack.may-avoid")
ben:discards "Punch"
expect(log):in_order { { ann, "draws" }, { ben, "draws" }, { cy, "draws" }, { ann, "discards" }, { ben, "discards" }, { cy, "discards" } }
ruling {
  en = "Clockwise from the player who played it. There is no Attack, so that no Defense avoids it.",
  fr = "Dans le sens horaire à partir de qui l'a jouée. Il n'y a pas d'Attaque, donc rien à éviter par une Défense.",
}
