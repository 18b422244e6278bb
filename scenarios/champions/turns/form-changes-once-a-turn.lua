scenario "A player may change form once in the turn, either way" {
  game     = "champions",
  question = {
    en = "I am in alter-ego form. May I become the hero, attack, and go back to alter-ego form in the same turn?",
    fr = "Je suis en alter ego. Puis-je passer en héros, attaquer, puis revenir en alter ego dans le même tour ?",
  },
  shows    = { "mc.player-turn.change-form", "mc.player-turn.change-form-once" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Peter Parker" },
  { "Ben", character = "Captain Marvel" },
}
villain { { "Rhino I" } }

ann:changes_form()
ann:attacks_with "Spider-Man"
refused(function() ann:changes_form() end, "mc.player-turn.change-form-once")
ann:ends_turn()
ben:changes_form()

expect(ann.identity):is { "Spider-Man" }
expect(ben.identity):is { "Carol Danvers" }
expect(villain:damage "Rhino I"):is(2)
ruling {
  en = "Ann may become Spider-Man and attack, but she has then used the turn's only change of form. Ben, a hero, may change the other way.",
  fr = "Ann peut devenir Spider-Man et attaquer, mais c'était le seul changement de forme de son tour. Ben, en héros, peut changer dans l'autre sens.",
}
