scenario "A value below zero counts as zero" {
  game     = "champions",
  question = {
    en = "Burden takes 5 from Spider-Man's ATK of 2. Does his attack heal the villain, and does Weights (+1) lift him to 1?",
    fr = "Fardeau retire 5 à l'ATQ de 2 de Spider-Man. Son attaque soigne-t-elle le méchant, et Poids (+1) le remonte-t-il à 1 ?",
  },
  shows    = { "mc.modifiers.floor-zero" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Weights" }, in_play = { "Burden" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Burden", "Weights", "Weights" } },
}
villain { { "Rhino I", damage = 4 } }

expect(ann.identity:atk "Spider-Man"):is(0)
ann:plays "Weights"
expect(ann.identity:atk "Spider-Man"):is(0)
ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(4)
ann:ends_turn()
expect(ben.identity:atk "She-Hulk"):is(0)  -- 3 - 5 + 2 is 0 by itself
ben:attacks_with "She-Hulk"
expect(log):count(1, "by", "mc.modifiers.floor-zero")
ruling {
  en = "Neither. All modifiers are put together first, and 2 - 5 + 1 is below zero, which counts as 0: the attack deals nothing.",
  fr = "Ni l'un ni l'autre. On réunit d'abord tous les modificateurs : 2 - 5 + 1 est négatif et compte pour 0 ; l'attaque n'inflige rien.",
}
