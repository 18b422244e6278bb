scenario "An Attack on all foes spares the teammate" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I play Bizarro Power in a game of two teams. Does my own teammate gain a Weakness too?",
    fr = "Je joue le Pouvoir de Bizarro dans une partie en équipes. Mon coéquipier gagne-t-il lui aussi une Faiblesse ?",
  },
  shows    = { "fe.variant.attacks-other-team" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
  { "Cy",  hand = {}, deck = {}, discard = {} },
  { "Dan", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:plays "Bizarro Power"

expect(ann.discard):is { "Weakness" }        -- her own, which is no Attack
expect(ben.discard):is_empty()
expect(cy.discard):is { "Weakness" }
expect(dan.discard):is { "Weakness" }
ruling {
  en = "No. Your Attack hits the other team only; your own Weakness you gain as always.",
  fr = "Non. Votre Attaque ne vise que l'autre équipe ; vous gagnez votre propre Faiblesse comme toujours.",
}
