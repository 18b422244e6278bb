scenario "Steve Trevor destroyed in the hand" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "I destroy Steve Trevor out of my own hand with Deathstorm. Do I get his reward, and what is it?",
    fr = "Je détruis Steve Trevor dans ma propre main avec Deathstorm. Ai-je sa récompense, et quelle est-elle ?",
  },
  shows    = { "fe.destroy.steve-trevor", "fe.destroy.any-zone", "fe.card.steve-trevor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Deathstorm", "Steve Trevor", "Punch" }, deck = { "Kick", "Mallet", "Stargirl" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}

ann:plays "Deathstorm"
ann:destroys "Steve Trevor"
expect(ann.hand):is { "Punch", "Kick", "Mallet" }
expect(ann):must_choose { "discards Punch", "discards Kick", "discards Mallet" }
ann:discards "Punch"

expect(ann.hand):is { "Kick", "Mallet" }
expect(ann.discard):is { "Punch" }
expect(ann.deck):is { "Stargirl" }
ruling {
  en = "Yes: Ann draws two cards, then must discard one of her hand.",
  fr = "Oui : Ann pioche deux cartes, puis doit défausser une carte de sa main.",
}
