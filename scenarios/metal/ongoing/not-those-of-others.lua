scenario "Cards of opponents and of the Line-Up give you nothing" {
  game     = "metal",
  question = {
    en = "Ben has a Beacon and a Battery in play. Does Ann profit from them, and what of one in the Line-Up?",
    fr = "Ben a une Balise et une Pile en jeu. Ann en profite-t-elle, et de celle de la réserve ?",
  },
  shows    = { "metal.ongoing.not-others" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Steady Hand" } },
  { "Ben", character = "The Flash (oversized)", in_play = { "Practice Beacon", "Spare Battery" } },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Practice Beacon" }

ann:plays "Steady Hand"
expect(ann.power):is(1)
refused(function() ann:uses("Spare Battery", ben.in_play) end, "metal.ongoing.not-others")
ruling {
  en = "No. They are not in play for her.",
  fr = "Non. Elles ne sont pas en jeu pour elle.",
}
