scenario "An ally of the hero's title is played in alter-ego form" {
  game     = "champions",
  question = {
    en = "I am Peter Parker, in alter-ego form, and hold two Spider-Man allies: one with another subtitle, and one whose subtitle is Peter Parker. Which may I play?",
    fr = "Je suis Peter Parker, sous ma forme d'alter ego, et j'ai en main deux alliés Spider-Man : l'un avec un autre sous-titre, l'autre dont le sous-titre est Peter Parker. Lequel puis-je jouer ?",
  },
  shows    = { "mc.unique.hero-and-ally-coexist", "mc.unique.one-in-play", "mc.amb.unique-identity-title" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Spider-Man II", "Spider-Man III" } },
}
villain { "Rhino I" }

refused(function() ann:plays "Spider-Man III" end, "mc.amb.unique-identity-title")
ann:plays "Spider-Man II"
expect(ann.in_play):is { "Spider-Man II" }
ann:changes_form()
expect(ann.identity):is { "Spider-Man" }
expect(ann.in_play):is { "Spider-Man II" }
ruling {
  en = "The first one, in either form: alter ego and subtitle tell two different persons. The second is yourself, and you are in play already.",
  fr = "Le premier, sous une forme comme sous l'autre : alter ego et sous-titre désignent deux personnes différentes. Le second, c'est vous, et vous êtes déjà en jeu.",
}
