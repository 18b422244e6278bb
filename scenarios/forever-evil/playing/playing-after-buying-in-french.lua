scenario "Playing after buying, where the French booklet is silent" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "The French booklet does not say that cards may be played after buying. Is buying a closing phase there?",
    fr = "Le livret ne dit pas qu'on peut encore jouer des cartes après un achat. L'achat est-il une phase finale ?",
  },
  shows    = { "fe.amb.play-after-buying" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Punch" }, deck = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Cold Gun", "Steve Trevor", "Mallet", "Giganta", "Superwoman" }

ann:plays "Punch"
ann:plays "Punch"
ann:buys "Cold Gun"
expect(ann):may("plays", "Punch")
ann:plays "Punch"
expect(ann.power):is(1)
ann:buys "Steve Trevor"
expect(ann.discard):is { "Cold Gun", "Steve Trevor" }
ruling {
  en = "No. You need not have played everything before buying, so you may go on playing, as in the English edition.",
  fr = "Non. On n'a pas à tout jouer avant d'acheter ; on peut donc continuer à jouer, comme dans l'édition anglaise.",
}
