scenario "A Capture discards what was played in the turn" {
  game     = "metal",
  question = {
    en = "I have played two Punches and draw my second Weakness. What becomes of the Punches and of what I have bought?",
    fr = "J'ai joué deux Coups de Poing et je pioche ma deuxième Faiblesse. Que deviennent-ils, et ce que j'ai acheté ?",
  },
  shows    = { "metal.capture.discard-played", "metal.capture.nothing-more", "metal.amb.end-step-discards" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Punch", "Punch", "Second Glance" }, power = 3,
    deck = { "Weakness", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
available { "Aquaman (oversized)", "Plastic Man (oversized)" }
line_up { "Electrum", "Promethium", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Weakness"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Electrum"
ann:plays "Second Glance"
ann:plays "Weakness"
refused(function() ann:buys "Promethium" end, "metal.capture.nothing-more")
refused(function() ann:plays "Punch" end, "metal.capture.nothing-more")
refused(function() ann:defeats "Barbatos" end, "metal.capture.nothing-more")
ann:chooses "Aquaman (oversized)"
expect(ann.discard):is { "Electrum", "Punch", "Punch", "Second Glance" }
ruling {
  en = "They go to your discard pile. What you had bought stays yours, but you buy, gain and play nothing more, whatever Power is left.",
  fr = "Ils vont dans votre défausse. Ce que vous aviez acheté reste à vous, mais vous n'achetez, ne gagnez et ne jouez plus rien.",
}
