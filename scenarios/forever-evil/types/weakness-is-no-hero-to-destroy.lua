scenario "A Weakness cannot stand in for a Hero" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Green Lantern makes me destroy a Hero of mine. May I get rid of a Weakness in its place?",
    fr = "Green Lantern m'oblige à détruire un de mes Héros. Puis-je me débarrasser d'une Faiblesse à la place ?",
  },
  shows    = { "fe.types.weakness-none" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 8 },
  { "Ben", character = "Lex Luthor", hand = { "Weakness", "Catwoman", "Firestorm" }, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Mallet", "Insanity", "Giganta" }
stacks { super_heroes = { "The Flash", "Green Lantern" } }

ann:defeats "The Flash"
ann:ends_turn()                                  -- Ann loses The Flash, her only Hero
expect(ben):must_choose { "destroys Catwoman", "destroys Firestorm" }
refused(function() ben:destroys "Weakness" end, "fe.types.weakness-none")
ben:destroys "Catwoman"
expect(ben.hand):is { "Weakness", "Firestorm" }
expect(ben.discard):is_empty()
expect(destroyed):is { "The Flash", "Catwoman" }
ruling {
  en = "No. A Weakness has no type, so it is no Hero; one of your Heroes has to go.",
  fr = "Non. Une Faiblesse n'a pas de type, ce n'est donc pas un Héros ; l'un de vos Héros doit partir.",
}
