scenario "Emperor Penguin's VP come when Constantine is done" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro; Constantine reveals Emperor Penguin, Kick and Giganta, and I destroy the Penguin. How many VP is that, and which card do I draw for gaining VP?",
    fr = "Je suis Sinestro ; Constantine révèle Emperor Penguin, un Coup de Pied et Giganta, et je détruis le Penguin. Combien de PV, et quelle carte est-ce que je pioche pour ce gain ?",
  },
  shows    = { "fe.card.constantine", "fe.card.emperor-penguin", "fe.card.sinestro", "fe.amb.triggers-wait" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Constantine" }, deck = { "Emperor Penguin", "Kick", "Giganta", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Constantine"
ann:chooses "Kick"                           -- drawn
ann:destroys "Emperor Penguin"               -- 0 VP by Constantine, its own 2 later; Giganta goes back on top

expect(ann.vp):is(2)
expect(ann.hand):is { "Kick", "Giganta" }
expect(ann.deck):is { "Punch" }
ruling {
  en = "2: the Penguin's own reward, after Giganta was put back; so she is the card that Sinestro draws.",
  fr = "2 : la récompense du Penguin, après que Giganta a été remise en place ; c'est donc elle que Sinestro pioche.",
}
