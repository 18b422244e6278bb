scenario "What a Kick gives and scores" {
  game     = "forever-evil",
  question = {
    en = "What does a Kick cost, what does it give, and are Kicks worth buying late in the game?",
    fr = "Combien coûte un Coup de Pied, que donne-t-il, et vaut-il la peine d'en acheter en fin de partie ?",
  },
  shows    = { "fe.card.kick" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Kick", "Punch" }, deck = {}, discard = {} },
  { "Ben", character = "Harley Quinn", hand = {}, deck = { "Kick" }, discard = {} },
}
stacks { kick = 5 }
line_up { "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Kick"
expect(ann.power):is(2)
expect(ann):may_not("buys", "Kick")
ann:plays "Punch"
ann:buys "Kick"
expect(ann.power):is(0)
ann:ends_turn()

expect(ann.score):is(2)                      -- 1 VP for each Kick
expect(ann):won()
ruling {
  en = "It costs 3 and gives Power +2. Each Kick in your deck is worth 1 VP at the end, so even a late one counts.",
  fr = "Il coûte 3 et donne +2 en Puissance. Chaque Coup de Pied de votre deck vaut 1 PV à la fin, même acheté tard.",
}
