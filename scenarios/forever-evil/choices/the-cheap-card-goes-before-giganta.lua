scenario "Atomica before Giganta, or after her" {
  game     = "forever-evil",
  question = {
    en = "A Sledgehammer is the only cheap card of my discard pile, and I hold Atomica and Giganta. Which of the two do I play first?",
    fr = "Un Sledgehammer est la seule carte bon marché de ma défausse, et j'ai Atomica et Giganta en main. Laquelle jouer d'abord ?",
  },
  shows    = { "fe.play.any-order", "fe.play.resolve-at-once", "fe.card.giganta", "fe.card.atomica" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Atomica", "Giganta" }, discard = { "Sledgehammer", "Superwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

what_if("Giganta comes first", function()
  ann:plays "Giganta"
  expect(ann.power):is(2)
  ann:plays "Atomica"
  ann:destroys "Sledgehammer"
  expect(ann.power):is(2)               -- Giganta has looked already
end)
ann:plays "Atomica"
ann:destroys "Sledgehammer"
ann:plays "Giganta"
expect(ann.power):is(4)
expect(ann.vp):is(1)                    -- in either order

ruling {
  en = "Atomica, if she destroys it: Giganta looks at the discard pile as she is played, and is then worth +4 instead of +2.",
  fr = "Atomica, si elle la détruit : Giganta regarde la défausse au moment où on la joue, et vaut alors +4 au lieu de +2.",
}
