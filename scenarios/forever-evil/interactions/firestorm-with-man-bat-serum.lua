scenario "With Man-Bat Serum's text it is Firestorm who is destroyed" {
  game     = "forever-evil",
  question = {
    en = "I have five VP tokens and Firestorm takes Man-Bat Serum off my deck. Which card is destroyed at the end of the turn, the Serum or Firestorm?",
    fr = "J'ai cinq jetons PV et Firestorm prend le Sérum du Man-Bat sur ma pioche. Quelle carte est détruite à la fin du tour, le Sérum ou Firestorm ?",
  },
  shows    = { "fe.amb.firestorm-self", "fe.card.man-bat-serum", "fe.cards.firestorm-text" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, deck = { "Man-Bat Serum", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, vp = 5 },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"
expect(ann.power):is(5)
expect(ann.in_play):is { "Firestorm" }
ann:ends_turn()

expect(destroyed):is { "Firestorm" }
expect(ann.on_character):is { "Man-Bat Serum" }
expect(ann.vp):is(5)
ruling {
  en = "Firestorm. The text is his this turn, so the card it speaks of is he; the Serum stays on your Super-Villain, where nothing touches it.",
  fr = "Firestorm. Ce texte est le sien ce tour, donc la carte dont il parle, c'est lui ; le Sérum reste sur votre Super-Vilain, où rien ne l'affecte.",
}
