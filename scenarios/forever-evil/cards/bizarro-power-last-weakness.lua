scenario "Bizarro Power with a single Weakness left" {
  game     = "forever-evil",
  question = {
    en = "One Weakness is left and I play Bizarro Power. Who takes it?",
    fr = "Il reste une seule Faiblesse et je joue Pouvoir de Bizarro. Qui la prend ?",
  },
  shows    = { "fe.cards.bizarro-power", "fe.weakness.empty-stack" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Invulnerable", "Punch" } },
}
stacks { weakness = 1 }

ann:plays "Bizarro Power"
ben:declines()                          -- he could have defended with Invulnerable

expect(ann.discard):has("Weakness", 1)
expect(ben.discard):has("Weakness", 0)
ruling {
  en = "Ann: she gains it before the Attack happens. Ben gains nothing.",
  fr = "Ann : elle la gagne avant l'Attaque. Ben ne gagne rien.",
}
