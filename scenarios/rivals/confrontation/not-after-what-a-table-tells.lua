scenario "No Confrontation where a table tells that something was done" {
  game     = "rivals",
  question = {
    en = "We write down how things stand: The Penguin was bought this turn, by Power of a Location, and no card was played. May Ann still confront?",
    fr = "Nous notons où nous en sommes : Le Pingouin a été acheté ce tour, par la Puissance d'un Lieu, sans carte jouée. Ann peut-elle encore confronter ?",
  },
  shows    = { "rivals.amb.before-announcing" },
}

card "Pit" { type = "Location", cost = 4, stays = true, play = nothing(), action{ power(1), limit = "turn" } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch" }, power = 9, in_play = { { "Pit", used = true } },
    discard = { { "The Penguin", bought = true } } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Superman", "Nightwing", "Vicky Vale", "Utility Belt" }

refused(function() ann:confronts() end, "rivals.amb.before-announcing")
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "No. What the table tells was done in this turn, and the announcement comes before anything else.",
  fr = "Non. Ce que dit la table a été fait pendant ce tour, et l'annonce précède tout le reste.",
}
