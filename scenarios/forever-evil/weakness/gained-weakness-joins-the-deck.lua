scenario "A gained Weakness goes into the discard pile, and so into the deck" {
  game     = "forever-evil",
  question = {
    en = "An Attack gives me a Weakness. Where do I put the card, and shall I ever draw it?",
    fr = "Une Attaque me donne une Faiblesse. Où va la carte, et vais-je la piocher un jour ?",
  },
  shows    = { "fe.weakness.forced-gain", "fe.weakness.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Bizarro Power" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Black Manta", hand = {}, deck = { "Kick", "Kick", "Kick", "Kick" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:plays "Bizarro Power"
expect(ben.discard):is { "Weakness" }
expect(weakness):count(18)
ann:ends_turn()
ben:ends_turn()                         -- his draw pile runs out, so his discard pile becomes the new one

expect(ben.hand):is { "Kick", "Kick", "Kick", "Kick", "Weakness" }
ruling {
  en = "Into the discard pile. It is a card of Ben's deck from then on, and he draws it like any other.",
  fr = "Dans la défausse. Elle fait dès lors partie du deck de Ben, qui la pioche comme une autre.",
}
