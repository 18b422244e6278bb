scenario "A First Appearance is outside every turn" {
  game     = "metal",
  question = {
    en = "My Super Hero gives Power when I discard in my turn. After my turn a Super-Villain appears and I discard: is it my turn still?",
    fr = "Mon Super-Héros réagit quand je défausse à mon tour. Après mon tour un Super-Vilain apparaît et je défausse : est-ce encore mon tour ?",
  },
  shows    = { "metal.first-appearance.outside-turns", "metal.first-appearance.all-players" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Nettle" }, hand = { "Trapdoor", "Loose Grip", "Vulnerability" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = {}, deck = 9 },
}
captured {}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

what_if("she discards in her turn", function()
  ann:plays "Loose Grip"
  ann:discards "Vulnerability"
  expect(log:last_move()):has(ann, "has Power", 1)
end)
ann:plays "Trapdoor"
ann:ends_turn()
ann:discards "Punch"
ann:discards "Punch"
expect(ann.hand):count(3)                     -- the new hand of five, less two
expect(log):has_no(ann, "has Power", 1)
ruling {
  en = "No. The Super-Villain appears between the turns: what is limited to your turn does not act.",
  fr = "Non. Le Super-Vilain apparaît entre les tours : ce qui est limité à votre tour n'agit pas.",
}
