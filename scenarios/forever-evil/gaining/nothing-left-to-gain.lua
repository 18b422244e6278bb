scenario "Nothing available, nothing gained" {
  game     = "forever-evil",
  question = {
    en = "I defend with Cosmic Staff, but the main deck is empty. Do I gain something else instead?",
    fr = "Je me défends avec Cosmic Staff, mais le deck commun est vide. Est-ce que je gagne autre chose à la place ?",
  },
  shows    = { "fe.gain.nothing-available" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = {} },
  { "Ben", character = "Sinestro", hand = { "Cosmic Staff", "Punch" }, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Insanity", "Giganta" }
main_deck {}

ann:plays "Bizarro Power"
ben:defends "Cosmic Staff"
expect(ben.discard):is { "Cosmic Staff" }        -- no card, and no Weakness: the Attack is avoided all the same
expect(line_up):count(5)
expect(kick):count(16)
ruling {
  en = "No. Nothing is available, so you gain nothing; the Attack is still avoided.",
  fr = "Non. Rien n'est disponible, donc vous ne gagnez rien ; l'Attaque est évitée quand même.",
}
