scenario "A card is finished before the next is played" {
  game     = "forever-evil",
  question = {
    en = "I play The Flash, draw a Kick and still owe a discard. May I play the Kick first so that it is safe?",
    fr = "Je joue Flash, je pioche un Coup de Pied et je dois encore défausser. Puis-je d'abord jouer le Coup de Pied pour le sauver ?",
  },
  shows    = { "fe.play.resolve-at-once" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "The Flash" }, deck = { "Kick", "Superwoman", "Firestorm", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Insanity", "Giganta" }

ann:plays "The Flash"
refused(function() ann:plays "Kick" end, "fe.play.resolve-at-once")
expect(ann):must_choose { "discards Kick", "discards Superwoman", "discards Firestorm" }
ann:discards "Kick"
expect(ann.hand):is { "Superwoman", "Firestorm" }
expect(ann.power):is(0)
ruling {
  en = "No. The Flash's text is carried out to its end first, the discard included.",
  fr = "Non. Le texte de Flash s'applique d'abord jusqu'au bout, défausse comprise.",
}
