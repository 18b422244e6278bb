scenario "Harley Quinn: passing uses up the draw for discarding" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn. In my turn I pass a card by Insanity and later discard two for the Royal Flush Gang. Do I draw for both?",
    fr = "Je suis Harley Quinn. À mon tour, je passe une carte par Aliénation, puis j'en défausse deux pour le Gang du Flush Royal. Est-ce que je pioche pour les deux ?",
  },
  shows    = { "fe.card.harley-quinn", "fe.card.insanity", "fe.card.royal-flush-gang" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = { "Insanity", "Royal Flush Gang", "Vulnerability" }, deck = { "Giganta", "Kick", "Cold Gun", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor",   hand = { "Weakness" }, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Insanity"
ann:passes "Vulnerability"
expect(ann.hand):is { "Royal Flush Gang", "Weakness", "Giganta" }
ann:plays "Royal Flush Gang"                 -- draws Kick and Cold Gun
ann:discards "Weakness"
ann:discards "Giganta"

expect(ann.hand):is { "Kick", "Cold Gun" }
expect(ann.deck):is { "Punch" }
ruling {
  en = "No, once: for the first card you pass or discard in the turn, here the passed one.",
  fr = "Non, une seule fois : pour la première carte passée ou défaussée du tour, ici celle que vous passez.",
}
