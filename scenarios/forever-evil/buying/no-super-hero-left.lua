scenario "The last Super Hero is gone for this turn" {
  game     = "forever-evil",
  question = {
    en = "I have just defeated the very last Super Hero. Is there anyone left for me to defeat this turn?",
    fr = "Je viens de vaincre le tout dernier Super-Héros. Reste-t-il quelqu'un à vaincre ce tour-ci ?",
  },
  shows    = { "fe.stacks.super-hero-available" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch" }, deck = {}, power = 30 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
stacks { super_heroes = { "Aquaman" } }

ann:defeats "Aquaman"
refused(function() ann:defeats "Aquaman" end, "fe.stacks.super-hero-available")
ann:plays "Punch"                                -- the turn goes on all the same
ann:buys "Giganta"
expect(super_heroes):is_empty()
expect(ann.discard):is { "Aquaman", "Giganta" }
expect(game):goes_on()
ruling {
  en = "Nobody: Super Heroes can be defeated only while some are left. You may still play and buy until you end your turn.",
  fr = "Personne : on ne peut vaincre des Super-Héros que tant qu'il en reste. Vous pouvez encore jouer et acheter jusqu'à la fin de votre tour.",
}
