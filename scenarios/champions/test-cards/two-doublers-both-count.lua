scenario "Each copy of a constant ability applies" {
  game     = "champions",
  question = {
    en = "I have two Doublers in play, and each says that my hero's ATK is doubled. Spider-Man has ATK 2: is it 4 or 8?",
    fr = "J'ai deux Doubleurs en jeu, et chacun dit que l'ATQ de mon héros est doublée. Spider-Man a 2 en ATQ : est-ce 4 ou 8 ?",
  },
  shows    = { "mc.constant-ability.instances-independent" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Doubler", "Doubler" } },
}
villain { "Rhino I" }

ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(8)
ruling {
  en = "8. The two copies do not merge into one: each doubles on its own.",
  fr = "8. Les deux exemplaires ne se confondent pas : chacun double pour son compte.",
}
