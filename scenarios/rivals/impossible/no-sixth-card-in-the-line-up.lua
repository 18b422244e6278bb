scenario "The Line-Up is never filled to six cards" {
  game     = "rivals",
  question = {
    en = "Nothing was bought last turn. May a sixth card lie in the Line-Up now?",
    fr = "Rien n'a été acheté au dernier tour. Une sixième carte peut-elle être dans la réserve maintenant ?",
  },
  shows    = { "rivals.setup.lineup-five" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
refused(function()
  line_up { "Bane", "Robin", "Huntress", "Superman", "Oracle", "Catwoman" }
  begin()
end, "rivals.setup.lineup-five")
line_up { "Bane", "Robin", "Huntress", "Superman", "Oracle" }
ann:ends_turn()
expect(line_up):count(5)
ruling {
  en = "No. Only empty ones of the five slots are filled at the end of a turn; a sixth card comes only by an effect that adds one.",
  fr = "Non. À la fin d'un tour, seuls se remplissent les vides des cinq emplacements ; une sixième carte ne vient que d'un effet qui l'ajoute.",
}
