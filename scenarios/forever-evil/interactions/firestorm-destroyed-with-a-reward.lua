scenario "Firestorm is destroyed with the text of Emperor Penguin" {
  game     = "forever-evil",
  question = {
    en = "Firestorm has the texts of Emperor Penguin and Firestorm Matrix this turn, and I destroy him by the Matrix's text. Do I get Emperor Penguin's 2 VP?",
    fr = "Firestorm a ce tour-ci les textes d'Emperor Penguin et de Firestorm Matrix, et je le détruis par le texte de ce dernier. Est-ce que je reçois les 2 PV d'Emperor Penguin ?",
  },
  shows    = { "fe.cards.firestorm-text", "fe.amb.firestorm-self", "fe.card.emperor-penguin" },
}
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, deck = { "Firestorm Matrix", "Punch" }, on_character = { "Emperor Penguin" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:plays "Firestorm"
ann:destroys "Firestorm"
expect(ann.vp):is(2)
ruling {
  en = "Yes. A text that he has taken and that speaks of its own card means him, so destroying him is rewarded.",
  fr = "Oui. Un texte qu'il a pris et qui parle de sa propre carte parle de lui ; le détruire est donc récompensé.",
}
