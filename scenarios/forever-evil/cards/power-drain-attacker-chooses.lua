scenario "Power Drain: the attacker chooses" {
  game     = "forever-evil",
  question = {
    en = "Who chooses the card that I discard when Power Drain hits me?",
    fr = "Qui choisit la carte que je défausse quand Power Drain me touche ?",
  },
  shows    = { "fe.card.power-drain" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Power Drain" } },
  { "Ben", character = "Deathstroke", hand = { "Punch", "Giganta" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Power Drain"
expect(ann.power):is(2)
expect(ann):must_choose { "chooses Punch", "chooses Giganta" }
ann:chooses "Giganta"

expect(ben.hand):is { "Punch" }
expect(ben.discard):is { "Giganta" }

ruling {
  en = "The attacker, who sees your whole hand.",
  fr = "L'attaquant, qui voit toute votre main.",
}
