scenario "Draw pile and discard pile are both empty" {
  game     = "forever-evil",
  question = {
    en = "I play The Flash with neither draw pile nor discard pile. Nothing can be drawn: must I still discard a card?",
    fr = "Je joue Flash sans pioche ni défausse. Rien à piocher : dois-je quand même défausser une carte ?",
  },
  shows    = { "fe.amb.shuffle-of-nothing" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "The Flash", "Kick" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro" },
}
stacks { super_heroes = { "Batman" } }

ann:plays "The Flash"

expect(ann.hand):is_empty()
expect(ann.discard):is { "Kick" }
expect(ann.deck):is_empty()
ruling {
  en = "Yes. Nothing is shuffled or drawn, and the rest of the text is done as far as possible: the Kick is discarded.",
  fr = "Oui. Rien n'est mélangé ni pioché, et le reste du texte s'applique autant que possible : le Coup de Pied est défaussé.",
}
