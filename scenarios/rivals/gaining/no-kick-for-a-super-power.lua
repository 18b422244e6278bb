scenario "A Kick is no Super Power of the Line-Up" {
  game     = "rivals",
  question = {
    en = "A card of our own lets me gain a Super Power of the Line-Up, where there is none. May I take a Kick from its stack?",
    fr = "Une carte à nous me fait gagner un Super-Pouvoir de la réserve, où il n'y en a pas. Puis-je prendre un Coup de Pied de la pile ?",
  },
  shows    = { "rivals.stacks.not-line-up", "rivals.gain.nothing-available" },
}

card "Wish" { type = "Equipment", cost = 2, play = gain(one{ line_up, type = "Super Power" }) }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Wish" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Lucius Fox", "Bane", "Clayface", "The Riddler", "Talia al Ghul" }

ann:plays "Wish"
expect(ann.discard):is_empty()
ruling {
  en = "No. The Kicks stand beside the Line-Up and are no part of it, so you gain nothing.",
  fr = "Non. Les Coups de Pied sont à côté de la réserve et n'en font pas partie : vous ne gagnez rien.",
}
