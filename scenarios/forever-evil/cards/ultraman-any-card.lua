scenario "Ultraman destroys any card of the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Which card may Ultraman destroy in the Line-Up, and does a destroyed Kick count for him?",
    fr = "Quelle carte Ultraman peut-il détruire dans la réserve, et un Coup de Pied détruit compte-t-il pour lui ?",
  },
  shows    = { "fe.card.ultraman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Ultraman" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "Kick", "Kick", "Mallet" }
line_up { "Insanity", "Giganta", "Happy Harbor" }

ann:plays "Ultraman"
expect(ann):must_choose { "destroys Insanity", "destroys Giganta", "destroys Happy Harbor", "declines" }
ann:destroys "Insanity"

expect(ann.power):is(2)                 -- Kick and Insanity

ruling {
  en = "Any card there. Then he counts different destroyed Super Powers, and Kick is one.",
  fr = "N'importe laquelle. Puis il compte les Super-Pouvoirs détruits différents, et le Coup de Pied en est un.",
}
