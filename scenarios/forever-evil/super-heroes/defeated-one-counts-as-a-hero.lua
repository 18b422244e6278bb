scenario "A defeated Super Hero is a Hero for Lex Luthor" {
  game     = "forever-evil",
  question = {
    en = "I am Lex Luthor and have defeated The Flash. Does he count as a Hero that I bought, so that I draw one card more?",
    fr = "Je suis Lex Luthor et j'ai vaincu Flash. Compte-t-il comme un Héros acheté, ce qui me ferait piocher une carte de plus ?",
  },
  shows    = { "fe.hero.is-hero", "fe.card.lex-luthor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Punch" }, power = 8,
    deck = { "Kick", "Kick", "Kick", "Kick", "Kick", "Kick", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
ann:ends_turn()

expect(ann.hand):is { "Kick", "Kick", "Kick", "Kick", "Kick", "Kick" }
ruling {
  en = "Yes. Super Hero is only a title, his type is Hero: Ann draws one card before her five new ones.",
  fr = "Oui. Super-Héros n'est qu'un titre, son type est Héros : Ann pioche une carte avant ses cinq nouvelles.",
}
