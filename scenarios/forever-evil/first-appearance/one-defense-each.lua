scenario "One Defense per player against a First Appearance too" {
  game     = "forever-evil",
  question = {
    en = "I have avoided a First Appearance Attack with one Defense. May I use a second Defense against it, to gain the bonus?",
    fr = "J'ai évité une Attaque de Révélation avec une Défense. Puis-je en utiliser une seconde contre elle pour en tirer le bonus ?",
  },
  shows    = { "fe.attack.one-defense", "fe.first-appearance.may-defend" },
}

local ann, ben, cy = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Commissioner Gordon", "Cosmic Staff" } },
  { "Cy",  character = "Sinestro",    hand = { "Man-Bat" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
ann:ends_turn()
ben:defends "Commissioner Gordon"
refused(function() ben:defends "Cosmic Staff" end, "fe.attack.one-defense")
cy:declines()

expect(ben.hand):is { "Cosmic Staff" }
expect(ben.discard):is { "Commissioner Gordon" }
expect(cy.discard):is { "Weakness" }
ruling {
  en = "No. It is one Attack, and each player has one Defense against it.",
  fr = "Non. C'est une seule Attaque, et chaque joueur n'a qu'une Défense contre elle.",
}
