scenario "Different cards are those with different names" {
  game     = "rivals",
  question = {
    en = "A card counts different cards in my discard pile, and two Punches lie there beside a Kick. How many are that?",
    fr = "Une carte compte les cartes différentes de ma défausse, où se trouvent deux Coups de Poing et un Coup de Pied. Combien y en a-t-il ?",
  },
  shows    = { "rivals.setup.different-cards" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Card Index" }, discard = { "Punch", "Punch", "Kick" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Card Index"
expect(ann.power):is(2)
ruling {
  en = "Two. Two copies of one name are not different cards.",
  fr = "Deux. Deux exemplaires d'un même nom ne sont pas des cartes différentes.",
}
