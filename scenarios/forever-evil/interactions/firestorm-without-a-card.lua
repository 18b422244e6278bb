scenario "Firestorm finds no card to put on the Super-Villain" {
  game     = "forever-evil",
  question = {
    en = "My deck and my discard pile are both empty when I play Firestorm, and nothing lies on my Super-Villain yet. What does he do?",
    fr = "Ma pioche et ma défausse sont vides quand je joue Firestorm, et rien n'est encore posé sur mon Super-Vilain. Que fait-il ?",
  },
  shows    = { "fe.card.firestorm", "fe.amb.shuffle-of-nothing" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"

expect(ann.power):is(0)
expect(ann.on_character):is_empty()
expect(log):has_no("Firestorm", "carry")    -- there is none to have
ruling {
  en = "Nothing. There is no card to put there, so he has no text this turn.",
  fr = "Rien. Il n'y a aucune carte à poser, donc il n'a aucun texte ce tour.",
}
