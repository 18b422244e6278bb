scenario "Shazam!'s second card has been drawn meanwhile" {
  game     = "forever-evil",
  question = {
    en = "Shazam! gains Royal Flush Gang and Giganta for me. The Gang makes me draw, my deck is empty, and Giganta comes into my hand. Do I still play her for Shazam!?",
    fr = "Shazam! me fait gagner la Royal Flush Gang et Giganta. La Gang me fait piocher, ma pioche est vide, et Giganta arrive dans ma main. Est-ce que je la joue encore pour Shazam! ?",
  },
  shows    = { "fe.card.shazam", "fe.card.royal-flush-gang" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Shazam!", "Punch", "Vulnerability" }, deck = {}, discard = { "Vulnerability" } },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Royal Flush Gang", "Giganta", "Kick" }

ann:plays "Shazam!"
ann:plays "Royal Flush Gang"
expect(ann.hand):has "Giganta"
ann:discards "Vulnerability"
ann:discards "Vulnerability"
expect(ann.hand):is { "Punch" }
expect(ann.in_play):is { "Shazam!", "Royal Flush Gang", "Giganta" }
ann:destroys "Royal Flush Gang"
expect(destroyed):is { "Royal Flush Gang" }
ruling {
  en = "Yes. In your hand she still is the card that Shazam! gained, and she is played from there.",
  fr = "Oui. Dans votre main elle reste la carte que Shazam! a fait gagner, et se joue de là.",
}
