scenario "A Weakness may be played and does nothing" {
  game     = "forever-evil",
  question = {
    en = "I drew a Weakness. May I play it to be rid of it this turn, and does it cost me Power?",
    fr = "J'ai pioché une Faiblesse. Puis-je la jouer pour m'en débarrasser ce tour, et me coûte-t-elle de la Puissance ?",
  },
  shows    = { "fe.weakness.no-ability" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Weakness", "Punch" }, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:plays "Punch"
ann:plays "Weakness"
expect(ann.power):is(1)
expect(ann.in_play):is { "Punch", "Weakness" }   -- it lies there until the turn ends
ann:ends_turn()

expect(ann.discard):is { "Punch", "Weakness" }
expect(weakness):count(19)
ruling {
  en = "Ann may play it, to no effect at all. At the end of the turn it goes to her discard pile with the rest: she keeps it.",
  fr = "Ann peut la jouer, sans aucun effet. À la fin du tour elle va dans sa défausse avec le reste : elle la garde.",
}
