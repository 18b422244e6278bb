scenario "The Broadsword's player gets the reward of a foe's Steve Trevor" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "My Broadsword destroys Steve Trevor in Ben's discard pile. Who draws the two cards, Ben or I?",
    fr = "Mon Glaive détruit Steve Trevor dans la défausse de Ben. Qui pioche les deux cartes, Ben ou moi ?",
  },
  shows    = { "fe.destroy.chooser-benefits", "fe.destroy.broadsword", "fe.destroy.steve-trevor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Broadsword" }, deck = { "Kick", "Mallet" } },
  { "Ben", character = "Black Manta", hand = { "Punch" }, deck = { "Punch", "Punch" }, discard = { "Kick", "Steve Trevor", "Giganta", "Vulnerability" } },
}

ann:plays "Broadsword"
expect(ann):must_choose { "destroys Kick", "destroys Steve Trevor" }   -- cost 1 to 3
ann:destroys "Steve Trevor"
ann:discards "Mallet"

expect(ann.hand):is { "Kick" }
expect(ben.hand):is { "Punch" }
expect(ben.deck):count(2)
expect(ben.discard):is { "Kick", "Giganta", "Vulnerability" }
ruling {
  en = "Ann. She chose the card, so she gets what its destruction gives; Ben, whose card it was, gets nothing.",
  fr = "Ann. Elle a choisi la carte, la récompense de sa destruction est donc pour elle ; Ben, à qui elle était, n'a rien.",
}
