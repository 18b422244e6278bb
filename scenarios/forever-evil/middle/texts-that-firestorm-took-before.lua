scenario "What Firestorm took from the Super-Villain lasts for the turn" {
  game     = "forever-evil",
  question = {
    en = "Earlier this turn I played Firestorm, with Cyborg and Man-Bat Serum on my Super-Villain and 5 VP tokens. I play a Kick and end my turn. What do those two texts still do?",
    fr = "Plus tôt ce tour j'ai joué Firestorm, avec Cyborg et le Sérum du Man-Bat sur mon Super-Vilain et 5 jetons PV. Je joue un Coup de Pied et termine mon tour. Que font encore ces deux textes ?",
  },
  shows    = { "fe.card.cyborg", "fe.cards.firestorm-text", "fe.amb.firestorm-self" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Kick" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, vp = 5,
    in_play = { { "Firestorm", played = true, carries = true } }, on_character = { "Man-Bat Serum", "Cyborg" } },
  { "Ben", character = "Sinestro", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Kick"
expect(ann.power):is(4)                  -- 2 by the Kick, 2 by Cyborg's text
ann:ends_turn()
expect(destroyed):is { "Firestorm" }     -- by the Serum's text, which means him
ruling {
  en = "Cyborg's text gives +2 Power for the Kick, and the Serum's destroys Firestorm at the end of your turn.",
  fr = "Le texte de Cyborg donne +2 de Puissance pour le Coup de Pied, et celui du Sérum détruit Firestorm à la fin de votre tour.",
}
