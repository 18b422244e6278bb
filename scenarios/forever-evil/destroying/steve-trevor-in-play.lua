scenario "Steve Trevor destroyed in play" {
  game     = "forever-evil",
  question = {
    en = "With Shazam! I gain and play Steve Trevor, then choose to destroy him. He did nothing when played: does he reward me now?",
    fr = "Avec Shazam!, je gagne et je joue Steve Trevor, puis je choisis de le détruire. Il n'a rien fait quand je l'ai joué : me récompense-t-il maintenant ?",
  },
  shows    = { "fe.destroy.any-zone", "fe.card.steve-trevor", "fe.card.shazam" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Shazam!" }, deck = { "Kick", "Mallet" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
main_deck { "Steve Trevor", "Stargirl", "Vibe" }

ann:plays "Shazam!"
ann:plays "Steve Trevor"
expect(ann.hand):is_empty()             -- playing him does nothing
ann:destroys "Steve Trevor"
ann:discards "Mallet"

expect(ann.hand):is { "Kick" }
expect(ann.power):is(2)                 -- by Stargirl
expect(destroyed):is { "Steve Trevor" }
ruling {
  en = "Yes. His reward is for being destroyed, in play as anywhere: Ann draws two cards and discards one.",
  fr = "Oui. Il récompense sa destruction, en jeu comme ailleurs : Ann pioche deux cartes et en défausse une.",
}
