scenario "Pickpockets around the table, with Man-Bat at the end" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro without VP. My Attack robs Ben, who has none, then Cy, who has two; Dan avoids it with Man-Bat and robs me. What have I got in the end?",
    fr = "Je suis Sinestro, sans PV. Mon Attaque vole Ben, qui n'en a pas, puis Cy, qui en a deux ; Dan l'évite avec Man-Bat et me vole. Que me reste-t-il à la fin ?",
  },
  shows    = { "fe.card.sinestro", "fe.card.man-bat.defense", "fe.amb.steal-all-foes", "fe.amb.steal-is-gain" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Sinestro",     hand = { "Pickpockets" }, deck = { "Kick", "Giganta" }, discard = {} },
  { "Ben", character = "Lex Luthor",   hand = {}, deck = {}, discard = {} },
  { "Cy",  character = "Harley Quinn", hand = {}, deck = {}, discard = {}, vp = 2 },
  { "Dan", character = "Black Manta",  hand = { "Man-Bat" }, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Pickpockets"
expect(ann.vp):is(1)                         -- Cy's, before Dan decides
dan:defends "Man-Bat"

expect(dan.vp):is(1)
expect(cy.vp):is(1)
expect(ann.vp):is(1)                         -- for the Attack that hit two of the three
expect(ann.hand):is { "Kick" }
ruling {
  en = "1 VP and a card: Cy's token goes on to Dan, but your Attack hit somebody, and stealing it was your first gain of the turn.",
  fr = "1 PV et une carte : le jeton de Cy passe à Dan, mais votre Attaque a touché quelqu'un, et ce vol était votre premier gain du tour.",
}
