scenario "What cannot be removed cannot be moved away either" {
  game     = "champions",
  question = {
    en = "Threat cannot be removed from Vault. May Diversion move 1 threat from Vault to another scheme?",
    fr = "On ne peut pas retirer de menace de Coffre. Diversion peut-elle déplacer 1 menace de Coffre vers une autre manigance ?",
  },
  shows    = { "mc.cannot.absolute" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Diversion" } },
}
main_scheme { { "The Break-In!", threat = 5 } }
side_schemes { { "Vault", threat = 3 }, { "Breakin' & Takin'", threat = 2 } }

ann:plays "Diversion"
refused(function() ann:chooses "Vault" end, "mc.cannot.absolute")
ann:chooses "The Break-In!"
ann:chooses "Vault"                              -- threat may come to it
expect(main_scheme:threat "The Break-In!"):is(4)
expect(side_schemes:threat "Vault"):is(4)
ruling {
  en = "No. Moving it would take it off Vault, and that cannot be done. Threat may still be moved to Vault.",
  fr = "Non. La déplacer l'ôterait de Coffre, ce qui est impossible. On peut en revanche déplacer de la menace vers Coffre.",
}
