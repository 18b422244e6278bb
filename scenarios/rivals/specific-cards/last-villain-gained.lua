scenario "Black Canary: the last Villain is gained" {
  game     = "rivals",
  question = {
    en = "A card lets me gain the last Villain of the Line-Up in my Confrontation, with Black Canary played. Does gaining count like destroying?",
    fr = "Une carte me fait gagner le dernier Vilain de la réserve dans ma Confrontation, Black Canary étant jouée. Gagner compte-t-il comme détruire ?",
  },
  shows    = { "rivals.cards.black-canary", "rivals.amb.buying-in-confrontation" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle", "Lucky Draw", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Bane", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
ann:plays "Yellow Whistle"
ann:plays "Lucky Draw"
ann:gains "Bane"
expect(ann.power):is(4)
expect(ann.discard):is { "Bane" }
ruling {
  en = "Yes. Gaining is no purchase, so it can happen in a Confrontation, and the 3 Power come at once.",
  fr = "Oui. Gagner n'est pas acheter : cela peut arriver dans une Confrontation, et les 3 de Puissance viennent aussitôt.",
}
