scenario "A played card sees the others leave that leave with it" {
  game     = "metal",
  question = {
    en = "A card that I played this turn, not an Ongoing one, lets me draw whenever I discard. Step 5 discards it with two others: how many do I draw?",
    fr = "Une carte jouée ce tour, sans être un Permanent, me fait piocher dès que je défausse. L'étape 5 la défausse avec deux autres : combien en pioché-je ?",
  },
  shows    = { "metal.amb.discards-together", "metal.end-turn.5-played" },
}
card "Paper Trail" { type = "Equipment", cost = 2,
  says = { "Whenever you discard a card, draw a card.", "Dès que vous défaussez une carte, piochez une carte." },
  play = nothing(), after(discards{}){ draw(1) } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Paper Trail", "Vulnerability" }, deck = 8, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Nth Metal Mace", "Element X", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

what_if("it was played last", function()
  ann:plays "Punch"
  ann:plays "Vulnerability"
  ann:plays "Paper Trail"
  ann:ends_turn()
  expect(ann.hand):count(8)
end)
ann:plays "Paper Trail"
ann:plays "Punch"
ann:plays "Vulnerability"
ann:ends_turn()
expect(ann.hand):count(8)                  -- three, and the five of step 6
ruling {
  en = "Three, in whatever order they were played: the three leave together, and it is in play until then.",
  fr = "Trois, quel que soit l'ordre où vous les avez jouées : les trois partent ensemble, et elle est en jeu jusque-là.",
}
