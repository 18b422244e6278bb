scenario "Bane wants a first card that costs at least 1" {
  game     = "forever-evil",
  question = {
    en = "I am Bane and play a Punch first, then a Kick. May I destroy the Kick, the first of my cards that costs something?",
    fr = "Je suis Bane et je joue d'abord un Coup de Poing, puis un Coup de Pied. Puis-je détruire ce dernier, ma première carte qui coûte quelque chose ?",
  },
  shows    = { "fe.card.bane" },
}

as_if()
local ann, ben = players {
  { "Ann", character = "Bane",       hand = { "Punch", "Kick" }, deck = { "Kick", "Cold Gun", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Punch"
ann:plays "Kick"
expect(ann):must_choose { "ends the turn", "buys Kick" }   -- no question of Bane
expect(ann.power):is(3)
ann:ends_turn()
ben:ends_turn()
ann:plays "Kick"                             -- in her next turn it is the first card
expect(ann):must_choose { "uses Bane", "declines" }
ann:declines()

expect(ann.power):is(2)
expect(destroyed):is_empty()
ruling {
  en = "No. Only the very first card of the turn can be destroyed, and a Punch costs nothing. You never have to.",
  fr = "Non. Seule la toute première carte du tour peut être détruite, et un Coup de Poing ne coûte rien. Ce n'est jamais obligatoire.",
}
