scenario "Venom Injector destroyed for Batman's First Appearance" {
  game     = "forever-evil",
  question = {
    en = "Batman appears after Ann's turn and I, Ben, destroy Venom Injector for him. Does my own turn, which is next, begin with +2 Power?",
    fr = "Batman se révèle après le tour d'Ann et moi, Ben, je détruis Venom Injector pour lui. Mon tour, qui suit, commence-t-il avec +2 en Puissance ?",
  },
  shows    = { "fe.card.venom-injector", "fe.destroy.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = { "Cold Gun" }, power = 8 },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {}, discard = { "Venom Injector" } },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(destroyed):is { "Cold Gun", "Venom Injector" }
expect(ben):is_on_turn()
expect(ben.power):is(0)
ruling {
  en = "No. The reward is yours, but it comes during nobody's turn, and Power counts only in the turn in which you get it.",
  fr = "Non. La récompense est à vous, mais elle arrive hors de tout tour, et la Puissance ne vaut que pendant le tour où on l'obtient.",
}
