scenario "What was played earlier in the turn counts for Cyborg and for Black Adam" {
  game     = "forever-evil",
  question = {
    en = "As Black Adam I have played a Kick and Cyborg this turn. I play another Kick: may I destroy it for my ability, and does Cyborg pay for it?",
    fr = "Je joue Black Adam et j'ai joué ce tour un Coup de Pied et Cyborg. Je joue un autre Coup de Pied : puis-je le détruire par ma capacité, et Cyborg paie-t-il pour lui ?",
  },
  shows    = { "fe.card.cyborg" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Kick" }, power = 4, in_play = { { "Kick", played = true }, { "Cyborg", played = true } } },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Mallet", "Superwoman", "Despero", "Owlman" }

ann:plays "Kick"
expect(ann.power):is(8)                       -- 4 so far, 2 by the Kick, 2 by Cyborg
expect(ann.in_play):has("Kick", 2)
ruling {
  en = "No: it is not the first Super Power of your turn. Cyborg gives his +2 for it.",
  fr = "Non : ce n'est pas le premier Super-Pouvoir de votre tour. Cyborg donne ses +2 pour lui.",
}
