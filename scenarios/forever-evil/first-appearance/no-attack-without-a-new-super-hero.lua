scenario "A Super Hero lying face up does not attack again" {
  game     = "forever-evil",
  question = {
    en = "Batman lies face up on the stack and nobody defeats him this turn. Does he attack us again when the turn ends?",
    fr = "Batman est face visible sur le paquet et personne ne le vainc ce tour. Nous attaque-t-il de nouveau à la fin du tour ?",
  },
  shows    = { "fe.end-turn.7-flip" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Punch" }, deck = { "Commissioner Gordon", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Commissioner Gordon" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "Batman", "Aquaman" } }

ann:ends_turn()
expect(ben):is_on_turn()                -- no Defense was asked for in between

expect(super_heroes):shows "Batman"
expect(weakness):count(20)
ruling {
  en = "No. Only a card that is turned face up makes the Attack; Batman was face up already.",
  fr = "Non. Seule une carte qu'on retourne fait cette Attaque ; Batman était déjà face visible.",
}
