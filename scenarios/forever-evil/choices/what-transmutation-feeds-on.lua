scenario "Transmutation fed with a Kick, or with a Punch" {
  game     = "forever-evil",
  question = {
    en = "I play Transmutation with a Kick and a Punch in hand, and Steel lies in the Line-Up. Which of the two must I give up to take Steel?",
    fr = "Je joue Transmutation avec un Coup de Pied et un Coup de Poing en main, et Steel est dans la réserve. Lequel sacrifier pour prendre Steel ?",
  },
  shows    = { "fe.card.transmutation" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Transmutation", "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Steel", "Ultraman", "Pandora" }

ann:plays "Transmutation"
what_if("Ann destroys the Punch", function()
  ann:destroys "Punch"
  expect(ann.vp):is(1)                  -- the token comes all the same
  expect(line_up):has "Steel"           -- nothing costs as little as the Punch
  expect(ann.discard):is_empty()
end)
ann:destroys "Kick"
ann:gains "Steel"
expect(ann.vp):is(1)
expect(ann.discard):is { "Steel" }

ruling {
  en = "The Kick: it costs 3, as Steel does. The Punch costs 0, so nothing could be gained for it; you get the 1 VP either way.",
  fr = "Le Coup de Pied : il coûte 3, comme Steel. Le Coup de Poing coûte 0, et ne permet de rien gagner ; le PV, vous l'avez dans les deux cas.",
}
