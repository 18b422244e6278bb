scenario "A Confused Jennifer Walters throws her Legal Practice away" {
  game     = "champions",
  question = {
    en = "She-Hulk was Confused and is now Jennifer Walters. I play Legal Practice and discard two cards for it. How much threat is removed?",
    fr = "Miss Hulk était Désorientée et la voici Jennifer Walters. Je joue Pratique de la Loi et défausse deux cartes pour elle. Combien de menaces sont retirées ?",
  },
  shows    = { "mc.status.confused-friendly", "mc.status.confused-costs", "mc.amb.confused-stunned-alter-ego" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", confused = true } }, hand = { "Legal Practice", "Legal Practice", "Tigra", "Hellcat", "Energy", "Uppercut" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

ann:changes_form()
expect(ann.identity:confused "Jennifer Walters"):is(1)
ann:plays "Legal Practice"
ann:discards "Tigra"
ann:discards "Hellcat"
ann:declines "discards"

expect(main_scheme:threat "The Break-In!"):is(5)
expect(ann.identity:confused "Jennifer Walters"):is(0)
expect(ann.discard):is { "Legal Practice", "Tigra", "Hellcat" }
ann:plays "Legal Practice"
ann:discards "Uppercut"
ann:declines "discards"
expect(main_scheme:threat "The Break-In!"):is(4)
ruling {
  en = "None. Confused stayed on her through the change of form; it is discarded instead of the thwart, and the event and both cards are spent. The second copy works.",
  fr = "Aucune. L'état Désorienté est resté sur elle au changement de forme ; il est défaussé à la place du contre, et l'événement et les deux cartes sont dépensés. Le second exemplaire fonctionne.",
}
