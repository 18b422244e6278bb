scenario "What a First Appearance triggers comes before the next player" {
  game     = "metal",
  question = {
    en = "Ben and Cy each have an Ongoing card that draws when they discard. A First Appearance makes both discard. Does Ben draw before Cy has to discard?",
    fr = "Ben et Cy ont chacun une carte Permanent qui fait piocher quand ils défaussent. Une Révélation fait défausser les deux. Ben pioche-t-il avant que Cy défausse ?",
  },
  shows    = { "metal.amb.triggers-wait", "metal.amb.first-appearance-order" },
}

card "Collecting Box" { type = "Equipment", cost = 3, copies = 2, stays = true, after(discards{}){ limit = "turn", draw(1) } }
card "Loud Ogre" { pile = "boss", type = "Villain", cost = 9, vp = 4, first_appearance = { discard(one{ hand }) } }
card "Shower" { type = "Villain", cost = 3, play = attack(each_foe){ foe:discard(one{ foe.hand }) } }

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" }, hand = { "Shower" }, deck = {}, discard = {}, score_pile = { { "The Devastator", defeated = true } } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Vulnerability" }, deck = { "Punch", "Punch" }, in_play = { "Collecting Box" } },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Vulnerability" }, deck = { "Punch", "Punch" }, in_play = { "Collecting Box" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
super_villains { "Loud Ogre", "Barbatos" }

what_if("a card that is played makes them discard", function()
  ann:plays "Shower"
  expect(log):in_order { { ben, "discards" }, { cy, "discards" }, { ben, "draws" }, { cy, "draws" } }
end)
ann:ends_turn()
expect(log):in_order { { ben, "discards" }, { ben, "draws" }, { cy, "discards" }, { cy, "draws" } }
ruling {
  en = "Yes. The First Appearance is done with one player after the other. An Attack that is played is done with everybody before anything it triggers.",
  fr = "Oui. La Révélation traite un joueur après l'autre. Une Attaque que l'on joue s'applique à tous avant ce qu'elle déclenche.",
}
