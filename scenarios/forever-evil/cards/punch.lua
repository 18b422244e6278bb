scenario "A Punch from the first turn to the count" {
  game     = "forever-evil",
  question = {
    en = "What is a Punch good for: what does it give when played, may Cyborg count it, and is it worth anything at the end?",
    fr = "À quoi sert un Coup de Poing : que donne-t-il quand on le joue, compte-t-il pour Cyborg, et vaut-il quelque chose à la fin ?",
  },
  shows    = { "fe.card.punch" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Cyborg", "Punch", "Punch" }, deck = {}, discard = {} },
  { "Ben", character = "Harley Quinn", hand = {}, deck = { "Kick" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero" }
main_deck {}

ann:plays "Cyborg"
ann:plays "Punch"
expect(ann.power):is(1)                      -- a Starter, no Super Power and no Equipment
ann:plays "Punch"
expect(ann.power):is(2)
ann:ends_turn()

expect(ann.score):is(5)                      -- Cyborg's 5, nothing for the Punches
expect(ben.score):is(1)
ruling {
  en = "A Punch gives Power +1 each time it is played. It is a Starter, so Cyborg pays nothing for it, and it is worth 0 VP.",
  fr = "Un Coup de Poing donne +1 en Puissance à chaque fois qu'on le joue. C'est une carte de Base : Cyborg ne le compte pas, et il vaut 0 PV.",
}
