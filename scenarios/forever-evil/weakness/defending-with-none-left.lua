scenario "A Defense may be used though no Weakness is left to gain" {
  game     = "forever-evil",
  question = {
    en = "No Weakness is left, so Bizarro Power cannot hurt me. May I still use my Defense against it, for what it brings me?",
    fr = "Il ne reste aucune Faiblesse, Pouvoir de Bizarro ne peut donc pas me nuire. Puis-je quand même utiliser ma Défense, pour ce qu'elle me rapporte ?",
  },
  shows    = { "fe.weakness.defend-when-empty" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon" } },
}
stacks { weakness = 0 }

ann:plays "Bizarro Power"
expect(ben):must_choose { "defends with Commissioner Gordon", "declines" }
ben:defends "Commissioner Gordon"

expect(ben.discard):is { "Commissioner Gordon" }
expect(ben.vp):is(1)
ruling {
  en = "Yes. It is still an Attack: Ben may discard Commissioner Gordon to avoid it and gain his 1 VP.",
  fr = "Oui. C'est toujours une Attaque : Ben peut défausser Commissioner Gordon pour l'éviter et gagner son 1 PV.",
}
