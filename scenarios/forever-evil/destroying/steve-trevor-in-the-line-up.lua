scenario "Steve Trevor destroyed in the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Power Ring destroys Steve Trevor in the Line-Up, where he belongs to nobody. Is there a reward?",
    fr = "Power Ring détruit Steve Trevor dans la réserve, où il n'est à personne. Y a-t-il une récompense ?",
  },
  shows    = { "fe.destroy.any-zone", "fe.card.power-ring" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Power Ring" }, deck = { "Kick", "Mallet", "Stargirl" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}
line_up { "Steve Trevor", "Giganta", "Power Girl", "Despero", "Owlman" }

ann:plays "Power Ring"
expect(ann):must_choose { "destroys Steve Trevor", "destroys Power Girl", "declines" }
ann:destroys "Steve Trevor"
expect(ann.power):is(1)
ann:discards "Mallet"

expect(ann.hand):is { "Kick" }
expect(line_up):is { "Giganta", "Power Girl", "Despero", "Owlman" }
ruling {
  en = "Yes, whatever the zone: Ann destroyed him, so she draws two cards and discards one.",
  fr = "Oui, quelle que soit la zone : Ann l'a détruit, elle pioche donc deux cartes et en défausse une.",
}
