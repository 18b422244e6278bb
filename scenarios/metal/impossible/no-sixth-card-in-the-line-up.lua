scenario "The Line-Up is never filled to six cards" {
  game     = "metal",
  question = {
    en = "Nobody bought anything last turn. Do we still add a card, so that six lie in the Line-Up?",
    fr = "Personne n'a rien acheté au dernier tour. Ajoute-t-on quand même une carte, pour qu'il y en ait six dans la réserve ?",
  },
  shows    = { "metal.setup.lineup-five" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  line_up { "Steel", "Escape", "Flight", "War Cry", "Black Adam", "Electrum" }
  begin()
end, "metal.setup.lineup-five")
line_up { "Steel", "Escape", "Flight", "War Cry", "Black Adam" }
ann:ends_turn()
expect(line_up):count(5)
ruling {
  en = "No. It has five slots, and only empty ones are filled. A sixth lies there only where a card's text puts it there.",
  fr = "Non. Elle a cinq emplacements, et seuls les vides se remplissent. Une sixième n'y vient que par le texte d'une carte.",
}
