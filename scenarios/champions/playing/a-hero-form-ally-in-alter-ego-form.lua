scenario "Putting into play passes over the restrictions on playing" {
  game     = "champions",
  question = {
    en = "Sidekick may be played in hero form only. I am in alter-ego form: may I put it into play with Make the Call?",
    fr = "Acolyte ne peut être joué que sous forme de héros. Je suis sous ma forme d'alter ego : puis-je le mettre en jeu avec Appel de détresse ?",
  },
  shows    = { "mc.play-put.put-skips-restrictions" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = { "Make the Call", "Sidekick", "Energy" }, discard = { "Sidekick" } },
}

refused(function() ann:plays("Sidekick", ann.hand) end, "mc.play-restrictions.all-respected")
ann:plays "Make the Call"
ann:pays_with "Energy"

expect(ann.in_play):is { "Sidekick" }
expect(ann.hand):is { "Sidekick" }
ruling {
  en = "Yes. From hand Ann may not play it in this form, but a card that is put into play is not played, and the restriction does not count.",
  fr = "Oui. De sa main, Ann ne peut pas le jouer dans cette forme, mais une carte mise en jeu n'est pas jouée, et la restriction ne compte pas.",
}
