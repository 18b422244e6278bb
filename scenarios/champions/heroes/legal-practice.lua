scenario "Legal Practice trades cards for threat" {
  game     = "champions",
  question = {
    en = "I play Legal Practice and discard Tigra and Hellcat for it. How much threat does that remove, and may She-Hulk play it too?",
    fr = "Je joue Pratique de la Loi et défausse Tigra et Hellcat. Combien de menaces cela retire-t-il, et Miss Hulk peut-elle aussi la jouer ?",
  },
  shows    = { "mc.card.legal-practice" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Legal Practice", "Tigra", "Hellcat", "Energy" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 5 } }

refused(function() ann:plays "Legal Practice" end, "mc.player-turn.form-suffix")
ann:changes_form()
ann:plays "Legal Practice"
ann:discards "Tigra"
ann:discards "Hellcat"
ann:declines "discards"

expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann.hand):is { "Energy" }
ruling {
  en = "Two, one for each card of hers that she gives up, of at most five. It is played in alter-ego form only, and Jennifer need not exhaust.",
  fr = "Deux, une par carte qu'elle défausse, cinq au plus. Elle ne se joue qu'en alter ego, et Jennifer n'a pas à s'incliner.",
}
