scenario "Receiving a passed card is not passing one" {
  game     = "forever-evil",
  question = {
    en = "I am Harley Quinn and Ann's Mallet passes a Weakness to my discard pile. Do I draw a card, as a card was passed?",
    fr = "Je suis Harley Quinn et le Mallet d'Ann passe une Faiblesse dans ma défausse. Est-ce que je pioche, puisqu'une carte a été passée ?",
  },
  shows    = { "fe.card.mallet", "fe.faq.passed-not-gained" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Mallet" }, deck = { "Weakness" }, discard = {} },
  { "Ben", character = "Harley Quinn", hand = { "Punch" }, deck = { "Kick" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Mallet"
ann:chooses "Ben"

expect(ben.discard):is { "Weakness" }
expect(ben.hand):is { "Punch" }
ruling {
  en = "No. Ann has passed it; you draw only for cards that you pass or discard yourself.",
  fr = "Non. C'est Ann qui l'a passée ; vous ne piochez que pour les cartes que vous passez ou défaussez vous-même.",
}
