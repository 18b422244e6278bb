scenario "Teammates may use one Defense each against one Attack" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Bizarro Power hits both of us. Dan has already used a Defense to protect me, Cy. May I use mine to protect him?",
    fr = "Le Pouvoir de Bizarro nous vise tous les deux. Dan a déjà utilisé une Défense pour me protéger, moi, Cy. Puis-je utiliser la mienne pour lui ?",
  },
  shows    = { "fe.amb.variant-defense", "fe.variant.defend-teammate" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
  { "Cy",  hand = { "Commissioner Gordon" }, deck = {}, discard = {} },
  { "Dan", hand = { "Cosmic Staff" }, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
main_deck { "Power Armor" }

ann:plays "Bizarro Power"
cy:declines()                                -- Cy keeps his Defense for Dan
dan:defends "Cosmic Staff"                   -- for Cy
expect(cy):must_choose { "defends with Commissioner Gordon", "declines" }
cy:defends "Commissioner Gordon"             -- for Dan

expect(cy.discard):is { "Commissioner Gordon" }
expect(dan.discard):is { "Cosmic Staff", "Power Armor" }
expect(weakness):count(19)                   -- only Ann's own
ruling {
  en = "Yes. Each player may use one Defense against one Attack and save one player with it; you have not used yours yet.",
  fr = "Oui. Chaque joueur peut utiliser une Défense contre une même Attaque et protéger ainsi un joueur ; vous n'avez pas encore utilisé la vôtre.",
}
