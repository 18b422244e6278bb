scenario "Changing form changes nothing but the form" {
  game     = "champions",
  question = {
    en = "Captain Marvel is exhausted, stunned and has 3 damage. Is any of that gone when she flips to Carol Danvers?",
    fr = "Captain Marvel est inclinée, sonnée et a 3 dégâts. En perd-elle quelque chose en passant en Carol Danvers ?",
  },
  shows    = { "mc.form.only-form-changes" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, identity = { { "Captain Marvel", damage = 3, exhausted = true, stunned = true } } },
}
villain { "Rhino I" }

ann:changes_form()

expect(ann.identity):is { "Carol Danvers" }
expect(ann.identity:damage "Carol Danvers"):is(3)
expect(ann.identity:exhausted "Carol Danvers"):is(1)
expect(ann.identity:stunned "Carol Danvers"):is(1)
expect(ann):may_not("recovers")
ruling {
  en = "No. Damage, status cards and the exhausted state all carry over; being exhausted, she cannot even recover.",
  fr = "Non. Les dégâts, les cartes d'état et l'inclinaison sont conservés ; inclinée, elle ne peut même pas récupérer.",
}
