scenario "Insanity at once, or behind a Punch" {
  game     = "forever-evil",
  question = {
    en = "I hold Insanity, a Weakness and a Punch. Do I lose anything if I get the Punch out of my hand before I play Insanity?",
    fr = "J'ai Aliénation, une Faiblesse et un Coup de Poing. Est-ce que je perds quelque chose à poser le Coup de Poing avant de jouer Aliénation ?",
  },
  shows    = { "fe.card.insanity" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Insanity", "Weakness", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Kick", "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

what_if("the Punch comes first", function()
  ann:plays "Punch"
  ann:plays "Insanity"
  expect(ann.hand):is { "Weakness" }    -- nobody passes anything
  expect(ben.hand):is { "Kick", "Punch" }
end)
ann:plays "Insanity"
ann:passes "Weakness"
ben:passes "Punch"
expect(ann.hand):is { "Punch", "Punch" }
expect(ben.hand):is { "Kick", "Weakness" }

ruling {
  en = "All of it. Only as the first card of the turn does Insanity make everybody pass a card; behind the Punch it does nothing, and the Weakness stays with you.",
  fr = "Tout. Aliénation ne fait passer une carte à chacun que si elle est la première du tour ; après le Coup de Poing elle n'a aucun effet, et la Faiblesse vous reste.",
}
