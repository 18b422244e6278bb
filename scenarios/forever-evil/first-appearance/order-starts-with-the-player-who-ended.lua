scenario "A First Appearance starts with the player whose turn just ended" {
  game     = "forever-evil",
  question = {
    en = "Two Weaknesses are left when Ben's turn brings up a Super Hero against all three of us. In which order do we suffer?",
    fr = "Il reste deux Faiblesses quand le tour de Ben fait apparaître un Super-Héros contre nous trois. Dans quel ordre subissons-nous l'Attaque ?",
  },
  shows    = { "fe.amb.first-appearance-order", "fe.weakness.empty-stack" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Black Manta", hand = {}, power = 8, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Cy",  character = "Sinestro",    hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { weakness = 2, super_heroes = { "The Flash", "Swamp Thing" } }

ann:ends_turn()
ben:defeats "The Flash"
ben:ends_turn()

expect(ben.discard):is { "The Flash", "Weakness" }
expect(cy.discard):is { "Weakness" }
expect(ann.discard):is_empty()          -- she comes last, and none is left
ruling {
  en = "Ben first, whose turn has just ended, then clockwise: Cy, and Ann last. Ben and Cy gain a Weakness, for Ann none is left.",
  fr = "D'abord Ben, dont le tour vient de finir, puis dans le sens horaire : Cy, et Ann en dernier. Ben et Cy gagnent une Faiblesse, il n'en reste pas pour Ann.",
}
