scenario "A Location of one's own draws for the first of a type" {
  game     = "rivals",
  question = {
    en = "A Location that we have written down ourselves draws for the first Super Power of my turn. By which rule, and does it draw for the second?",
    fr = "Un Lieu que nous avons noté nous-mêmes fait piocher au premier Super-Pouvoir de mon tour. D'après quelle règle, et pioche-t-on au deuxième ?",
  },
  shows    = { "rivals.location.first-of-type" },
}

card "Night Harbor" { type = "Location", cost = 4, vp = 1, stays = true, after(plays{ type = "Super Power", first = true }){ draw(1) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Kick", "Kick" }, deck = { "Punch", "Punch" }, in_play = { "Night Harbor" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Kick"
expect(log:last_move()):has(ann, "draws", "Punch", "by", "rivals.location.first-of-type")
ann:plays "Kick"
expect(ann.hand):is { "Punch" }
ruling {
  en = "By what the booklet says of Locations in general: it draws for the first one, and not for the second.",
  fr = "D'après ce que le livret dit des Lieux en général : il fait piocher au premier, et non au deuxième.",
}
