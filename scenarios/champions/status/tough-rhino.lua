scenario "Tough stops all of one hit" {
  game     = "champions",
  question = { en = "Rhino is Tough. I hit him for 8, then for 2. How much damage does he take?", fr = "Rhino est Tenace. Je le frappe pour 8, puis pour 2. Combien de dégâts subit-il ?" },
  shows    = { "mc.status.tough" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Energy", "Backflip" } },
}
villain { { "Rhino I", tough = true } }

ann:plays "Swinging Web Kick"
ann:pays_with "Energy"
expect(villain:damage "Rhino"):is(0)
expect(villain:tough "Rhino"):is(0)
ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(2)

ruling {
  en = "Two. The Tough card prevents the whole of the first hit, however large, and is discarded. The second hit works as usual.",
  fr = "Deux. La carte Tenace prévient la totalité du premier coup, si grand soit-il, et est défaussée. Le second coup se résout normalement.",
}
