scenario "A First Appearance hits the team that defeated the Super Hero before" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "My Bad Guy teammate Ann has defeated The Flash. Whom does the First Appearance Attack of the next Super Hero hit, and are the Good Guys spared?",
    fr = "Ann, Méchante comme moi, a vaincu Flash. Qui subit l'Attaque de Révélation du Super-Héros suivant ? Les Gentils sont-ils épargnés ?",
  },
  shows    = { "fe.variant.team-first-appearance" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 8 },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, deck = {}, discard = {} },
  { "Cy",  hand = { "Punch" }, deck = {}, discard = {} },
  { "Dan", hand = { "Punch" }, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Superman" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:defeats "The Flash"
ann:ends_turn()

expect(super_heroes):shows "Superman"
expect(ann.discard):is { "Weakness", "Weakness" }
expect(ben.discard):is { "Weakness", "Weakness" }
expect(cy.discard):is_empty()
expect(dan.discard):is_empty()
expect(weakness):count(16)
ruling {
  en = "It hits you and Ann, that is her whole team; the Good Guys are not attacked.",
  fr = "Elle vous vise, Ann et vous, donc toute son équipe ; les Gentils ne sont pas attaqués.",
}
