scenario "Black Adam comes before the reward of a destroyed card" {
  game     = "forever-evil",
  question = {
    en = "I am Black Adam and play Transmutation, which destroys Steve Trevor. Do I decide about Black Adam before or after Steve Trevor's two cards?",
    fr = "Je suis Black Adam et joue Transmutation, qui détruit Steve Trevor. Est-ce que je décide pour Black Adam avant ou après les deux cartes de Steve Trevor ?",
  },
  shows    = { "fe.card.black-adam", "fe.card.steve-trevor", "fe.amb.triggers-wait" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Transmutation", "Steve Trevor" }, deck = { "Kick", "Vibe", "Grid" }, discard = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Transmutation"
ann:uses "Black Adam"
ann:discards "Grid"

expect(ann.hand):is { "Kick", "Vibe" }
expect(log):in_order { { ann, "draws", "Kick", "by", "fe.card.black-adam" }, { ann, "draws", "Vibe", "by", "fe.card.steve-trevor" } }
ruling {
  en = "Before. Both wait until Transmutation is done, and come in the order in which they were triggered: it was played before it destroyed anything.",
  fr = "Avant. Les deux attendent la fin de Transmutation et viennent dans l'ordre de ce qui les a déclenchés : la jouer est venu d'abord.",
}
