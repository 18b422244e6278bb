scenario "Vibe and Grid can both fetch Element Woman" {
  game     = "forever-evil",
  question = {
    en = "Two Element Women lie in my discard pile. Vibe fetches Heroes and Super Powers, Grid Villains and Equipment: which of them can fetch her?",
    fr = "Deux Element Woman sont dans ma défausse. Vibe reprend Héros et Super-Pouvoirs, Grid Vilains et Équipements : qui peut la reprendre ?",
  },
  shows    = { "fe.cards.element-woman-types", "fe.card.vibe", "fe.card.grid" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Grid", "Vibe" }, deck = { "Punch" }, discard = { "Element Woman", "Element Woman", "Earth-3" } },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Grid"
ann:chooses "Element Woman"
ann:plays "Vibe"
expect(ann):must_choose { "chooses Element Woman", "declines" }
ann:chooses "Element Woman"

expect(ann.deck):in_order { "Element Woman", "Element Woman", "Punch" }
expect(ann.power):is(2)
ruling {
  en = "Both. In your discard pile she has every one of her four types.",
  fr = "Les deux. Dans votre défausse, elle a chacun de ses quatre types.",
}
