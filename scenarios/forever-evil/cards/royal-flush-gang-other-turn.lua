scenario "Royal Flush Gangs of different turns" {
  game     = "forever-evil",
  question = {
    en = "Ben played a Royal Flush Gang in his turn. Does mine see it?",
    fr = "Ben a joué un Gang du Flush Royal à son tour. Le mien le voit-il ?",
  },
  shows    = { "fe.card.royal-flush-gang" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Royal Flush Gang" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Royal Flush Gang" }, deck = { "Punch", "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Royal Flush Gang"
ann:ends_turn()
ben:plays "Royal Flush Gang"

expect(ann.vp):is(0)
expect(ben.vp):is(0)

ruling {
  en = "No. Only the Gangs that you play in the same turn count.",
  fr = "Non. Seuls comptent les Gangs que vous jouez dans le même tour.",
}
