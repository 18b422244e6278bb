scenario "The attacked player is asked first, the teammate then" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Both Cy and I hold a Defense when Cy is attacked. Which of us decides first, and does either of us have to help?",
    fr = "Cy et moi avons chacun une Défense quand Cy est attaqué. Qui décide d'abord, et l'un de nous y est-il obligé ?",
  },
  shows    = { "fe.variant.defend-teammate", "fe.attack.may-avoid" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = { "Power Drain" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
  { "Cy",  hand = { "Cosmic Staff", "Kick" }, deck = {}, discard = {} },
  { "Dan", hand = { "Invulnerable" }, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
main_deck { "Power Armor" }

ann:plays "Power Drain"
ann:chooses "Cy"
expect(cy):must_choose { "defends with Cosmic Staff", "declines" }
cy:declines()
expect(dan):must_choose { "defends with Invulnerable", "declines" }
dan:declines()
ann:chooses "Kick"

expect(cy.discard):is { "Kick" }
expect(cy.hand):is { "Cosmic Staff" }
expect(dan.hand):is { "Invulnerable" }
ruling {
  en = "Cy, who is attacked, decides first, you after him. Neither of you has to, and then the Attack hits Cy.",
  fr = "Cy, qui est attaqué, décide d'abord, vous ensuite. Aucun n'y est obligé ; l'Attaque touche alors Cy.",
}
