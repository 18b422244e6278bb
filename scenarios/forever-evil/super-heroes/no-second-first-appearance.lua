scenario "A Super Hero played from the hand makes no First Appearance Attack" {
  game     = "forever-evil",
  question = {
    en = "I play Batman from my hand. Does his First Appearance Attack hit everybody again?",
    fr = "Je joue Batman de ma main. Son Attaque de Révélation touche-t-elle de nouveau tout le monde ?",
  },
  shows    = { "fe.hero.no-second-appearance", "fe.hero.played-text" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Batman", "Mallet" } },
  { "Ben", character = "Lex Luthor",  hand = { "Commissioner Gordon", "Mallet" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:plays "Batman"
expect(ann):must_choose { "plays Mallet", "buys Kick", "ends the turn" }   -- Ben is not asked for a Defense

expect(ann.power):is(3)                 -- nothing destroyed to play, so +3
expect(destroyed):is_empty()            -- neither Mallet was given up
expect(ben.hand):is { "Commissioner Gordon", "Mallet" }
expect(weakness):count(20)
ruling {
  en = "No. That Attack belongs to the moment he is turned up on the stack; played from the hand he does only what the upper part of his text says.",
  fr = "Non. Cette Attaque appartient au moment où il est retourné sur le paquet ; joué de la main, il fait seulement ce que dit le haut de son texte.",
}
