scenario "A Weakness from the stack to the count" {
  game     = "forever-evil",
  question = {
    en = "Ann's Attack gave me a Weakness just before the game ended, and I never drew it. Does it count against me?",
    fr = "L'Attaque d'Ann m'a donné une Faiblesse juste avant la fin, et je ne l'ai jamais piochée. Compte-t-elle contre moi ?",
  },
  shows    = { "fe.card.weakness" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Bizarro Power" }, deck = {}, discard = {} },
  { "Ben", character = "Harley Quinn", hand = {}, deck = { "Power Girl" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Bizarro Power"
ann:ends_turn()

expect(ben.score):is(1)                      -- Power Girl 2, the Weakness -1
expect(ann.score):is(-2)                     -- Bizarro Power -1, her own Weakness -1
ruling {
  en = "Yes. It has belonged to your deck since you gained it and takes 1 VP from you at the end.",
  fr = "Oui. Elle fait partie de votre deck depuis que vous l'avez gagnée et vous coûte 1 PV à la fin.",
}
