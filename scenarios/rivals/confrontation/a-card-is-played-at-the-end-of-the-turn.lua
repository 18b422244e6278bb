scenario "A text may have a card played at the end of a turn with a Confrontation" {
  game     = "rivals",
  question = {
    en = "I have won my Confrontation. At the end of my turn a card of mine plays a Hero from my discard pile. Is that still possible after I handed over?",
    fr = "J'ai gagné ma Confrontation. À la fin de mon tour, une de mes cartes joue un Héros de ma défausse. Est-ce encore possible après avoir passé la main ?",
  },
  shows    = { "rivals.end-turn.3-effects", "rivals.amb.steps-after-winning" },
}
card "Late Shift" { type = "Equipment", cost = 3, play = nothing(),
  after(ends{}){ play(exactly(1){ discard_pile, type = "Hero" }) } }
card "Night Nurse" { type = "Hero", cost = 1, play = draw(1) }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Late Shift" }, power = 9, discard = { "Night Nurse" } },
  { "Ben", character = "The Joker 9", hand = {} },
}

ann:confronts()
ann:plays "Late Shift"
ann:hands_over()
expect(log):has(ann, "plays", "Night Nurse")
expect(ann.hand):count(6)
ruling {
  en = "Yes. Cards are barred after handing over so that Blocks cannot be answered; once Power and cost have been compared, that is over.",
  fr = "Oui. Si l'on ne joue plus de carte après avoir passé la main, c'est pour ne pas répondre aux Blocages ; une fois Puissance et coût comparés, cela ne vaut plus.",
}
