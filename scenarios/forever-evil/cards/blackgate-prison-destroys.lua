scenario "Blackgate Prison turns up a Vulnerability" {
  game     = "forever-evil",
  question = {
    en = "Blackgate Prison turns up a Vulnerability on my deck. What happens to it?",
    fr = "Blackgate Prison révèle une Vulnérabilité sur ma pioche. Que devient-elle ?",
  },
  shows    = { "fe.card.blackgate-prison" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Punch" }, in_play = { "Blackgate Prison" }, deck = { "Vulnerability", "Weakness", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:uses "Blackgate Prison"

expect(destroyed):is { "Vulnerability" }
expect(ann.vp):is(1)
expect(ann.deck):in_order { "Weakness", "Punch" }
expect(ann):may_not("uses", "Blackgate Prison")
refused(function() ann:uses "Blackgate Prison" end, "fe.card.blackgate-prison")

ruling {
  en = "It is destroyed and you gain 1 VP. A second use has to wait for your next turn.",
  fr = "Elle est détruite et vous gagnez 1 PV. La deuxième utilisation attend votre prochain tour.",
}
