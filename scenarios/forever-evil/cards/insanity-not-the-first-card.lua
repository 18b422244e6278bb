scenario "Insanity after another card" {
  game     = "forever-evil",
  question = {
    en = "I have already played a Punch this turn. What does Insanity do now?",
    fr = "J'ai déjà joué un Coup de Poing ce tour. Que fait Aliénation maintenant ?",
  },
  shows    = { "fe.card.insanity" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Punch", "Insanity", "Weakness" } },
  { "Ben", character = "Deathstroke", hand = { "Kick", "Vulnerability" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Punch"
ann:plays "Insanity"

expect(ann.hand):is { "Weakness" }
expect(ben.hand):is { "Kick", "Vulnerability" }
expect(ann.power):is(1)

ruling {
  en = "Nothing. Cards are passed only if it is the first card you play in the turn.",
  fr = "Rien. On ne passe des cartes que si c'est la première carte que vous jouez dans le tour.",
}
