scenario "Phantom Stranger loses a point for each card of cost 0" {
  game     = "forever-evil",
  question = {
    en = "My deck has Phantom Stranger, three Punches, two Vulnerabilities, a Weakness and a Kick. What is Phantom Stranger worth?",
    fr = "Mon deck contient Phantom Stranger, trois Coups de Poing, deux Vulnérabilités, une Faiblesse et un Coup de Pied. Combien vaut Phantom Stranger ?",
  },
  shows    = { "fe.card.phantom-stranger", "fe.score.add-vp" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, discard = { "Punch", "Weakness" },
    deck = { "Phantom Stranger", "Punch", "Punch", "Vulnerability", "Vulnerability", "Kick" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch" }, discard = {} },
}
line_up { "Giganta", "Man-Bat", "Stargirl", "Power Ring" }
main_deck {}

ann:ends_turn()

expect(ann.score):is(4)                   -- 4 for him, 1 for the Kick, minus 1 for the Weakness
ruling {
  en = "4: six cards of cost 0, the Weakness among them, are taken from 10. The Kick costs 3 and takes nothing.",
  fr = "4 : on retire de 10 les six cartes de coût 0, Faiblesse comprise. Le Coup de Pied coûte 3 et ne retire rien.",
}
