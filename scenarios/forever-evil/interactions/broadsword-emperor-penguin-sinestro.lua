scenario "Sinestro's Broadsword hits an Emperor Penguin" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro and my Broadsword destroys Emperor Penguin in Ben's discard pile. How many VP do I gain in all, and how many cards do I draw?",
    fr = "Je suis Sinestro et mon Glaive détruit Emperor Penguin dans la défausse de Ben. Combien de PV est-ce que je gagne en tout, et combien de cartes est-ce que je pioche ?",
  },
  shows    = { "fe.card.sinestro", "fe.card.emperor-penguin", "fe.destroy.broadsword" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Broadsword" }, deck = { "Kick", "Giganta" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = { "Emperor Penguin" } },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Broadsword"

expect(ann.vp):is(3)
expect(ben.vp):is(0)
expect(ann.hand):is { "Kick" }
expect(ann.power):is(2)
ruling {
  en = "3: the Penguin's 2 go to you, who destroyed it, and 1 is for the Attack that hit. You draw one card, for the first VP of the turn.",
  fr = "3 : les 2 du Penguin sont pour vous, qui l'avez détruit, et 1 pour l'Attaque qui a touché. Vous piochez une carte, pour les premiers PV du tour.",
}
