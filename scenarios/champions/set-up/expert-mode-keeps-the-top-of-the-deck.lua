scenario "The top of the encounter deck in expert mode" {
  game     = "champions",
  expert   = 1,
  at       = "villain phase, step 4",
  question = {
    en = "We play in expert mode. I reveal Exhaustion, and \"I'm Tough\" lies on top of the encounter deck. What does the surge bring?",
    fr = "Nous jouons en mode expert. Je révèle Épuisement, et « Je suis Balèze » est au-dessus du deck Rencontre. Que donne le Renfort ?",
  },
  shows    = { "mc.card.exhaustion", "mc.keywords.surge", "mc.keywords.surge-after-first" },
}

local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", exhausted = true } }, hand = {}, dealt = { "Exhaustion" } },
}
encounter_deck:on_top { "I'm Tough", "Sandman" }
until_step "villain phase, step 5"

expect(villain:tough "Rhino II"):is(1)
expect(encounter_deck):top "Sandman"
expect(side_schemes):is { "Breakin' & Takin'" }         -- Rhino II has searched the deck for it before the first round
ruling {
  en = "Exhaustion finds your identity exhausted already and surges: you reveal \"I'm Tough\". What Rhino (II) searched for during set-up changes nothing in that.",
  fr = "Épuisement trouve votre identité déjà inclinée et a Renfort : vous révélez « Je suis Balèze ». Ce que Rhino (II) a cherché à la mise en place n'y change rien.",
}
