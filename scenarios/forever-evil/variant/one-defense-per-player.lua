scenario "A Defense used for a teammate is the only one against this Attack" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Bizarro Power hits Cy and me, Dan. I hold two Defenses: may I use one for Cy and the other for myself?",
    fr = "Le Pouvoir de Bizarro vise Cy et moi, Dan. J'ai deux Défenses : puis-je en utiliser une pour Cy et l'autre pour moi ?",
  },
  shows    = { "fe.amb.variant-defense", "fe.attack.one-defense" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
  { "Cy",  hand = { "Punch" }, deck = {}, discard = {} },
  { "Dan", hand = { "Commissioner Gordon", "Invulnerable" }, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:plays "Bizarro Power"
dan:defends "Commissioner Gordon"            -- for Cy
refused(function() dan:defends "Invulnerable" end, "fe.attack.one-defense")

expect(cy.discard):is_empty()
expect(dan.discard):is { "Commissioner Gordon", "Weakness" }
expect(dan.hand):is { "Invulnerable" }
ruling {
  en = "No. You may use one Defense against one Attack, for yourself or for your teammate, so the Attack on you goes through.",
  fr = "Non. Une seule Défense contre une même Attaque, pour vous ou pour votre coéquipier : l'Attaque contre vous aboutit donc.",
}
