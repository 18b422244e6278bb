scenario "A First Appearance attacks every player, the one who caused it too" {
  game     = "forever-evil",
  question = {
    en = "I defeated The Flash, and the Super Hero below attacks. Am I spared, as my turn brought him up?",
    fr = "J'ai vaincu Flash, et le Super-Héros d'en dessous attaque. Suis-je épargné, puisque c'est mon tour qui l'a fait apparaître ?",
  },
  shows    = { "fe.first-appearance.all-players", "fe.first-appearance.hits-undefended" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
  { "Cy",  character = "Sinestro",    hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
ann:ends_turn()

expect(ann.discard):is { "The Flash", "Weakness" }
expect(ben.discard):is { "Weakness" }
expect(cy.discard):is { "Weakness" }
ruling {
  en = "No. All players of the game are attacked, Ann included, and all of them suffer as nobody defends.",
  fr = "Non. Tous les joueurs de la partie sont attaqués, Ann comprise, et tous subissent l'Attaque puisque personne ne se défend.",
}
