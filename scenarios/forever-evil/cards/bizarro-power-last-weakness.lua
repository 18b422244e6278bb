scenario "Bizarro Power with a single Weakness left" {
  game     = "forever-evil",
  question = {
    en = "One Weakness is left and I play Bizarro Power. Who takes it?",
    fr = "Il reste une seule Faiblesse et je joue le Pouvoir de Bizarro. Qui la prend ?",
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
  en = "You do, before the Attack happens. Your foe gains nothing.",
  fr = "Vous, avant l'Attaque. Votre adversaire ne gagne rien.",
}
