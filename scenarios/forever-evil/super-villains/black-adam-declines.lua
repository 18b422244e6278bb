scenario "Black Adam leaves the first Super Power in play" {
  game     = "forever-evil",
  question = {
    en = "I am Black Adam and did not destroy my first Super Power. May I destroy the second one instead?",
    fr = "Je suis Black Adam et je n'ai pas détruit mon premier Super-Pouvoir. Puis-je détruire le deuxième à la place ?",
  },
  shows    = { "fe.card.black-adam" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam",  hand = { "Giganta", "Invulnerable", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Giganta"                     -- a Villain: nothing is asked
ann:plays "Invulnerable"
ann:declines()
ann:plays "Kick"

expect(ann.in_play):is { "Giganta", "Invulnerable", "Kick" }
expect(ann.vp):is(0)
expect(destroyed):is_empty()

ruling {
  en = "No. It is the first one of the turn or none.",
  fr = "Non. C'est le premier du tour ou aucun.",
}
