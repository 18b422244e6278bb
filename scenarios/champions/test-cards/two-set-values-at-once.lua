scenario "Of two values set at once the first player says which counts" {
  game     = "champions",
  question = {
    en = "Two cards come into play at the same moment; one sets my ATK to 3, the other to 1. What is my ATK?",
    fr = "Deux cartes arrivent en jeu au même instant ; l'une fixe mon ATQ à 3, l'autre à 1. Quelle est mon ATQ ?",
  },
  shows    = { "mc.amb.max-tie-sets" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {} },
  { "Ben", character = "Captain Marvel", hand = { "Twins", "Set to Three", "Set to One" } },
}

ann:asks "Ben"
ben:plays "Twins"
ann:chooses "Set to One"                            -- Ann is the first player: this one comes first, the other is the later one

expect(ben.identity:atk "Captain Marvel"):is(3)
ruling {
  en = "The first player orders them, and the later one counts: 3 if the other is said to come first.",
  fr = "Le premier joueur les ordonne et la dernière compte : 3 s'il fait passer l'autre d'abord.",
}
