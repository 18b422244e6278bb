scenario "A teammate may be protected from a First Appearance" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "A Super Hero appears and attacks Ann and me, Ben. May I use my Defense for Ann and suffer the Attack myself?",
    fr = "Un Super-Héros se révèle et nous attaque, Ann et moi, Ben. Puis-je utiliser ma Défense pour Ann et subir moi-même l'Attaque ?",
  },
  shows    = { "fe.variant.defend-teammate", "fe.variant.team-first-appearance" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 8 },
  { "Ben", character = "Sinestro",   hand = { "Cosmic Staff" }, deck = {}, discard = {} },
  { "Cy",  hand = { "Commissioner Gordon" }, deck = {}, discard = {} },
  { "Dan", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Superman" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
main_deck { "Power Armor" }

ann:defeats "The Flash"
ann:ends_turn()
expect(ben):must_choose { "defends with Cosmic Staff", "declines" }   -- for Ann, who is attacked first
ben:defends "Cosmic Staff"

expect(ann.discard):is_empty()
expect(ben.discard):is { "Cosmic Staff", "Power Armor", "Weakness", "Weakness" }
expect(cy.hand):is { "Commissioner Gordon" }  -- nobody of the other team is asked
ruling {
  en = "Yes. It is an Attack on both of you, and your one Defense may protect your teammate instead of you.",
  fr = "Oui. C'est une Attaque contre vous deux, et votre unique Défense peut protéger votre coéquipière plutôt que vous.",
}
