scenario "A Location kept by Firestorm Matrix may be used in the same turn" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix plays Blackgate Prison for me, and I destroy the Matrix to keep it. May I use Blackgate Prison in this turn?",
    fr = "Firestorm Matrix joue Blackgate Prison pour moi, et je détruis Firestorm Matrix pour le garder. Puis-je utiliser Blackgate Prison ce tour-ci ?",
  },
  shows    = { "fe.cards.firestorm-matrix-not-same-turn", "fe.card.blackgate-prison" },
}
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, deck = { "Blackgate Prison", "Vulnerability", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
refused(function() ann:plays "Blackgate Prison" end, "fe.cards.firestorm-matrix-not-same-turn")
ann:uses "Blackgate Prison"
expect(ann.vp):is(1)
ruling {
  en = "Yes. Only playing it once more has to wait for another turn; what it does once per turn it has not done yet.",
  fr = "Oui. Seul le fait de le rejouer doit attendre un autre tour ; ce qu'il fait une fois par tour, il ne l'a pas encore fait.",
}
