scenario "Playing more cards after a purchase" {
  game     = "forever-evil",
  question = {
    en = "I have bought a card and still hold a Kick. May I play it now and buy again?",
    fr = "J'ai acheté une carte et j'ai encore un Coup de Pied. Puis-je le jouer maintenant et acheter de nouveau ?",
  },
  shows    = { "fe.play.after-buying" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Kick" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Cold Gun", "Insanity", "Mallet", "Giganta", "Superwoman" }

ann:plays "Punch"
ann:plays "Punch"
ann:buys "Cold Gun"
ann:plays "Kick"
expect(ann.power):is(2)
ann:buys "Insanity"
expect(ann.discard):is { "Cold Gun", "Insanity" }
expect(ann.power):is(0)
ruling {
  en = "Yes. Playing and buying may alternate as you like during your turn.",
  fr = "Oui. Pendant votre tour, vous pouvez jouer et acheter en alternance, comme vous voulez.",
}
