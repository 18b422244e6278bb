scenario "Word of Power destroyed for Superman's First Appearance" {
  game     = "forever-evil",
  question = {
    en = "Superman appears and I destroy Word of Power for him, just before my own turn. Does Superman cost me 4 less in it?",
    fr = "Superman se révèle et je détruis Word of Power pour lui, juste avant mon propre tour. Me coûte-t-il 4 de moins pendant ce tour ?",
  },
  shows    = { "fe.card.word-of-power", "fe.card.superman.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = { "Kick" }, power = 8 },
  { "Ben", character = "Sinestro",   hand = { "Word of Power" }, deck = {}, discard = {}, power = 9 },
}
stacks { super_heroes = { "The Flash", "Superman" } }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:defeats "The Flash"
ann:ends_turn()

expect(destroyed):is { "Kick", "Word of Power" }
expect(ben.power):is(9)
refused(function() ben:defeats "Superman" end, "fe.hero.may-defeat")   -- 13, and not 9
ruling {
  en = "No. It lasts for the rest of the turn in which it is destroyed, and the First Appearance belongs to no turn.",
  fr = "Non. Cela dure jusqu'à la fin du tour où il est détruit, et la Révélation n'appartient à aucun tour.",
}
