scenario "A card that is played at the end of the turn sets off what waits for it" {
  game     = "metal",
  question = {
    en = "At the end of my turn my Ongoing card plays a Hero of my discard pile. Does my Super Hero, who draws for Heroes, draw then?",
    fr = "À la fin de mon tour, ma carte Permanent joue un Héros de ma défausse. Mon Super-Héros, qui pioche pour les Héros, pioche-t-il alors ?",
  },
  shows    = { "metal.end-turn.4-effects", "metal.resolve.card-before-triggers" },
}
card "Night Shift" { type = "Equipment", cost = 3, stays = true,
  says = { "Ongoing. At the end of your turn, play a Hero of your discard pile.", "Permanent. À la fin de votre tour, jouez un Héros de votre défausse." },
  after(ends{}){ play(exactly(1){ discard_pile, type = "Hero" }) } }

local ann, ben = players {
  { "Ann", team = { "Trainee Birch" }, hand = {}, in_play = { "Night Shift" }, discard = { "Steady Hand" },
    deck = { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:ends_turn()
expect(log:last_move()):in_order {
  { ann, "plays", "Steady Hand" },
  { ann, "draws", "Vulnerability", "by", "metal.resolve.card-before-triggers" },
  { ann, "draws", "Punch", "by", "metal.end-turn.6-draw" },
}
expect(ann.hand):is { "Vulnerability", "Punch", "Punch", "Punch", "Punch", "Punch" }
ruling {
  en = "Yes, once the Hero is resolved. The card drawn stays in your hand besides the new five.",
  fr = "Oui, une fois le Héros résolu. La carte piochée reste en main en plus des cinq nouvelles.",
}
